/// A call of a function of the support code in generated code, with the types of its first arguments.
///
/// It stands among the parts that the code needs, so that overloads for other types can be left out.
struct SupportCall: Hashable {
  /// The type of an argument that is a closure.
  static let closure = "->"

  /// The name behind that of the type around, `CardFunctions.less`.
  let name: String
  let types: [String]

  /// A call.
  init(name: String, types: [String]) { (self.name, self.types) = (name, types) }

  /// The call that stands among parts as this text; none if it is the name of a part.
  init?(part: String) {
    guard part.utf8.last == UInt8(ascii: ")"), let open = part.firstIndex(of: "(") else { return nil }
    name = String(part[..<open])
    types = part[part.index(after: open)...].dropLast().split(separator: ";").map(String.init)
  }

  /// What stands among parts.
  var part: String { "\(name)(\(types.joined(separator: ";")))" }

  /// Whether a function with such parameters may be what is called.
  func fits(_ parameters: [DeclarationHead.Parameter]) -> Bool {
    var position = 0
    for type in types {
      guard position < parameters.count, Self.fits(type, parameters[position].type) else { return false }
      if !parameters[position].takesMany { position += 1 }
    }
    // Formats, patterns and what gives the time follow the values of the template.
    return parameters[position...].allSatisfy { !$0.isRequired || !Self.plain.contains($0.type) }
  }

  /// Types that are no others: an argument of one of these is for no parameter of another one.
  private static let plain: Set<Substring> = [
    "String", "Double", "Int", "Bool", "CardValue", "[String]", "[Double]", "[Bool]", "[CardValue]",
  ]

  private static func fits(_ type: String, _ parameter: Substring) -> Bool {
    if type == closure || parameter.contains("->") { return type == closure && parameter.contains("->") }
    var parameter = parameter
    if parameter.hasSuffix("...") { parameter = parameter.dropLast(3) }
    if parameter.last == "?" { parameter.removeLast() }
    if plain.contains(type[...]) && plain.contains(parameter) { return type == parameter }
    // A value that may be missing is for a parameter that says so, or takes anything.
    let (isField, takesField) = (type.hasPrefix("CardField<"), parameter.hasPrefix("CardField<"))
    if takesField, isField, !parameter.hasSuffix("<Wrapped>") { return type == parameter }
    return !(takesField && plain.contains(type[...])) && !(isField && plain.contains(parameter))
  }
}
