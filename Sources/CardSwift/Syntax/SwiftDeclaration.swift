/// A declaration of Swift source.
package indirect enum SwiftDeclaration: Sendable, Hashable {
  /// A type or an extension.
  case type(SwiftTypeDeclaration)
  /// A property.
  case property(SwiftProperty)
  /// A function or initializer.
  case function(SwiftFunction)
  /// A case of an enumeration, as source text.
  case enumCase(String, documentation: String?)
  /// Source text whose lines are written as they are.
  case verbatim(String)
}

/// A type or an extension of one.
package struct SwiftTypeDeclaration: Sendable, Hashable {
  package var documentation: String?
  /// With the `@`.
  package var attributes: [String] = []
  package var modifiers: [String] = []
  /// `struct`, `enum`, `extension`.
  package var keyword: String
  package var name: String
  package var inherited: [String]
  package var members: [SwiftDeclaration]

  /// A declaration.
  package init(
    _ keyword: String, _ name: String, inherits inherited: [String] = [], documentation: String? = nil,
    _ members: [SwiftDeclaration]
  ) {
    self.documentation = documentation
    self.keyword = keyword
    self.name = name
    self.inherited = inherited
    self.members = members
  }
}

/// A property, stored or computed.
package struct SwiftProperty: Sendable, Hashable {
  package var documentation: String?
  /// With the `@`.
  package var attributes: [String] = []
  package var modifiers: [String] = []
  /// `let` or `var`.
  package var keyword: String
  package var name: String
  package var type: String?
  package var value: SwiftExpression?
  /// What a computed property does.
  package var body: [SwiftStatement]?

  /// A stored property.
  package init(
    _ keyword: String, _ name: String, type: String? = nil, value: SwiftExpression? = nil,
    documentation: String? = nil
  ) {
    self.documentation = documentation
    self.keyword = keyword
    self.name = name
    self.type = type
    self.value = value
  }

  /// A computed property.
  package init(_ name: String, type: String, documentation: String? = nil, body: [SwiftStatement]) {
    self.init("var", name, type: type, documentation: documentation)
    self.body = body
  }
}

/// A function or initializer.
package struct SwiftFunction: Sendable, Hashable {
  package var documentation: String?
  /// With the `@`.
  package var attributes: [String] = []
  package var modifiers: [String] = []
  /// `func name` or `init`.
  package var head: String
  /// Each as source text: `_ name: Type = value`.
  package var parameters: [String]
  /// `throws`, `async`.
  package var effects: String?
  package var result: String?
  package var body: [SwiftStatement]

  /// A function.
  package init(
    _ head: String, _ parameters: [String] = [], effects: String? = nil, result: String? = nil,
    documentation: String? = nil, body: [SwiftStatement]
  ) {
    self.documentation = documentation
    self.head = head
    self.parameters = parameters
    self.effects = effects
    self.result = result
    self.body = body
  }
}

/// A file of Swift source.
package struct SwiftFile: Sendable, Hashable {
  /// The lines at the top, without slashes.
  package var header: [String]
  package var imports: [String]
  package var declarations: [SwiftDeclaration]

  /// A file.
  package init(header: [String], imports: [String], _ declarations: [SwiftDeclaration]) {
    self.header = header
    self.imports = imports
    self.declarations = declarations
  }

  /// The text of the file.
  package var source: String { String(decoding: bytes, as: UTF8.self) }

  /// The text of the file, in UTF-8.
  package var bytes: [UInt8] {
    var writer = SwiftWriter()
    writer.write(self)
    return writer.bytes
  }
}
