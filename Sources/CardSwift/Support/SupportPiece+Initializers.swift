extension SupportPiece {
  /// The declaration without initializers of structures that these have by themselves: they take the stored properties in
  /// their order, with the same first values.
  var withoutUsualInitializers: SupportPiece {
    var result = self
    // A structure with an initializer of another kind has none by itself.
    let isStructure =
      members.count(where: { $0.name == "init" }) == 1
      && lines.last.map { SupportPiece.hasWord(in: [$0]) { $0 == "struct" } } == true
    let properties = isStructure ? members.compactMap(\.storedProperty) : []
    result.members = members.compactMap { member in
      // What all properties have a value for is made without one.
      if member.name == "init", member.code == ["init() {}"] { return nil }
      if member.name == "init", !properties.isEmpty, member.assigns(properties) { return nil }
      return member.withoutUsualInitializers
    }
    return result
  }

  /// A stored property as it stands in the initializer that its structure has by itself: `name: Type = value`. What is
  /// observed is passed as it is, and what builds views builds them there too.
  private var storedProperty: String? {
    guard var line = code.first, code.count == 1, !line.contains("{") || line.contains(" = {") else { return nil }
    let isBuilder = line.hasPrefix(Self.builder)
    if isBuilder || line.hasPrefix("@ObservedObject ") { line = line.drop { $0 != " " }.dropFirst() }
    return Self.parameter(of: line).map { isBuilder ? Self.builder + $0 : $0 }
  }

  /// The attribute of a closure that builds views.
  private static let builder = "@ViewBuilder "

  private static func parameter(of line: Substring) -> String? {
    // A constant has its value from the initializer, even if that may be nothing.
    if line.hasPrefix("let "), !line.contains(" = ") { return String(line.dropFirst(4)) }
    guard line.hasPrefix("var ") else { return nil }
    let property = line.dropFirst(4)
    // What may be nothing is so at first.
    return property.hasSuffix("?") ? property + " = nil" : String(property)
  }

  /// Whether it is an initializer that takes these properties and does nothing else. One that has to be given more than
  /// the one that its structure has by itself is left out as well.
  private func assigns(_ properties: [String]) -> Bool {
    parametersAssigned?.elementsEqual(properties) { $0 == $1 || $0 + " = nil" == $1 } == true
  }

  /// The parameters of an initializer that assigns each of them to the property of its name, and does nothing else.
  private var parametersAssigned: [String]? {
    var code = code
    // An initializer in one line.
    if code.count == 1, let body = code[0].firstRange(of: ") { "), code[0].hasSuffix(" }") {
      code = [code[0][..<body.upperBound].dropLast(), code[0][body.upperBound...].dropLast(2), "}"]
    }
    guard let first = code.first, first.hasPrefix("init("), let end = code.firstIndex(where: { $0.hasSuffix(") {") }),
      code.last == "}", end + 1 < code.count
    else { return nil }
    let head = code[...end].joined(separator: " ").dropFirst("init(".count).dropLast(") {".count)
    let parameters = Self.parameters(in: head).map { parameter -> Substring in
      var parameter = parameter.drop { $0 == " " }
      while parameter.last == " " { parameter.removeLast() }
      return parameter
    }.filter { !$0.isEmpty }
    let names = parameters.map { parameter in
      parameter.dropFirst(parameter.hasPrefix(Self.builder) ? Self.builder.count : 0).prefix { $0 != ":" }
    }
    let assignments = code[(end + 1)..<(code.count - 1)]
    guard assignments.elementsEqual(names.map { "self.\($0) = \($0)" }, by: { $0 == $1 }) else { return nil }
    // What is stored escapes.
    return parameters.map { String($0.replacing("@escaping ", with: "")) }
  }

  /// What stands between the commas of a list, but not those inside of types.
  private static func parameters(in list: Substring) -> [Substring] {
    var depth = 0
    return list.split { character in
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      return character == "," && depth == 0
    }
  }

  /// The lines without comments and indentation.
  private var code: [Substring] {
    lines.filter { !$0.isComment }.map(\.unindented).filter { !$0.isEmpty }
  }
}
