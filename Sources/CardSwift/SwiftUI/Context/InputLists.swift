/// The inputs that the buttons of a card send: those of the cards around it, and its own.
final class SentInputs {
  /// Their names, as far as these are known.
  let names: [String]
  /// Lists of the names that data give.
  let lists: [SwiftExpression]
  fileprivate let around: SentInputs?
  /// Those of the card itself.
  fileprivate var own: ArraySlice<String> { names[(around?.names.count ?? 0)...] }

  /// Those of the outermost card.
  fileprivate var outermost: SentInputs { around?.outermost ?? self }

  /// The inputs of a card that a button shows, or of the outermost one.
  init(own: OwnInputs, around: SentInputs?) {
    names = (around?.names ?? []) + own.names
    lists = (around?.lists ?? []) + own.lists
    self.around = around
  }
}

/// Lists of names of inputs. Long ones are properties of the view, so that a card names its own inputs only.
final class InputLists {
  /// The properties.
  private(set) var declarations: [SwiftDeclaration] = []
  private var known: [ObjectIdentifier: (list: SentInputs, name: String)] = [:]

  /// The most names that are written where they are used.
  private static let limit = 8
  /// The most lists of names that data give that are written where they are used.
  private static let listLimit = 3

  /// The names of inputs that are sent, in one list or several.
  func lists(_ inputs: SentInputs) -> [SwiftExpression] {
    let outermost = inputs.outermost
    if outermost.lists.count > Self.listLimit {
      let own = inputs.names[outermost.names.count...]
      let all = SwiftExpression.verbatim(computed(of: outermost))
      return [all] + (own.isEmpty ? [] : [Self.array(own)]) + inputs.lists[outermost.lists.count...]
    }
    if inputs.names.isEmpty, !inputs.lists.isEmpty { return inputs.lists }
    let isShort = inputs.names.count <= Self.limit
    let known = isShort ? Self.array(inputs.names[...]) : .verbatim("Self." + property(of: inputs))
    return [known] + inputs.lists
  }

  /// The property with all names of the outermost card, where data give many of them: nothing in these is of what is around
  /// a button.
  private func computed(of inputs: SentInputs) -> String {
    if let known = known[ObjectIdentifier(inputs)] { return known.name }
    let name = "sentInputs\(known.count + 1)"
    known[ObjectIdentifier(inputs)] = (inputs, name)
    var body: [SwiftStatement] = [
      .variable(keyword: "var", name: "names", type: "[String]", Self.array(inputs.names[...]))
    ]
    body += inputs.lists.map { .assignment("names", "+=", $0) }
    body.append(.result("names"))
    var property = SwiftProperty(name, type: "[String]", body: body)
    property.modifiers = ["private"]
    declarations.append(.property(property))
    return name
  }

  private func property(of inputs: SentInputs) -> String {
    if let known = known[ObjectIdentifier(inputs)] { return known.name }
    var value = Self.array(inputs.names[...])
    if let around = inputs.around, around.names.count > Self.limit {
      let start = property(of: around)
      if inputs.own.isEmpty { return start }
      value = .infix(.verbatim(start), "+", Self.array(inputs.own))
    }
    let name = "sentInputs\(known.count + 1)"
    known[ObjectIdentifier(inputs)] = (inputs, name)
    var property = SwiftProperty("let", name, value: value)
    property.modifiers = ["private", "static"]
    declarations.append(.property(property))
    return name
  }

  private static func array(_ names: ArraySlice<String>) -> SwiftExpression { .array(names.map { .text($0) }) }
}
