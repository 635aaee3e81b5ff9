extension SwiftDeclaration {
  /// The declaration for whoever uses the module, with what is in it but for what is private. Structures get the
  /// initializer that they have by themselves inside of the module.
  var published: SwiftDeclaration {
    switch self {
    case .type(let type): return .type(type.published)
    case .property(var property):
      if Self.isOwn(property.modifiers) { return self }
      property.modifiers.insert("public", at: 0)
      return .property(property)
    case .function(var function):
      if Self.isOwn(function.modifiers) { return self }
      function.modifiers.insert("public", at: 0)
      return .function(function)
    case .enumCase, .verbatim: return self
    }
  }

  fileprivate static func isOwn(_ modifiers: [String]) -> Bool {
    modifiers.contains("private") || modifiers.contains("fileprivate")
  }
}

extension SwiftTypeDeclaration {
  fileprivate var published: SwiftTypeDeclaration {
    if SwiftDeclaration.isOwn(modifiers) { return self }
    var result = self
    result.members = members.map(\.published)
    if keyword == "extension" { return result }
    result.modifiers.insert("public", at: 0)
    let hasInitializer = members.contains {
      if case .function(let function) = $0 { function.head == "init" } else { false }
    }
    if keyword == "struct", !hasInitializer {
      let end = result.members.lastIndex {
        if case .property(let property) = $0 { property.body == nil } else { false }
      }
      result.members.insert(.function(initializer), at: end.map { $0 + 1 } ?? 0)
    }
    return result
  }

  /// The initializer of all stored properties.
  private var initializer: SwiftFunction {
    let stored = members.compactMap { member -> SwiftProperty? in
      guard case .property(let property) = member, property.body == nil, let type = property.type,
        !SwiftDeclaration.isOwn(property.modifiers), !property.modifiers.contains("static"), !type.isEmpty
      else { return nil }
      return property
    }
    let parameters = stored.map { property in
      let usual = property.value.flatMap { if case .verbatim(let source) = $0 { " = " + source } else { nil } } ?? ""
      return "\(property.name): \(property.type ?? "")\(usual)"
    }
    var function = SwiftFunction(
      "init", parameters, documentation: "All that there is.",
      body: stored.map { .assignment(.verbatim("self.\($0.name)"), "=", .verbatim($0.name)) })
    function.modifiers = ["public"]
    return function
  }
}
