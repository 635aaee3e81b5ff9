/// The inputs that the buttons of a card send: those of the cards around it, and its own.
final class SentInputs {
  /// Their names, as far as these are known.
  let names: [String]
  /// Lists of the names that data give.
  let lists: [SwiftExpression]
  fileprivate let around: SentInputs?
  /// Those of the card itself.
  fileprivate var own: ArraySlice<String> { names[(around?.names.count ?? 0)...] }

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

  /// The names of inputs that are sent, in one list or several.
  func lists(_ inputs: SentInputs) -> [SwiftExpression] {
    if inputs.names.isEmpty, !inputs.lists.isEmpty { return inputs.lists }
    let isShort = inputs.names.count <= Self.limit
    let known = isShort ? Self.array(inputs.names[...]) : .verbatim("Self." + property(of: inputs))
    return [known] + inputs.lists
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
