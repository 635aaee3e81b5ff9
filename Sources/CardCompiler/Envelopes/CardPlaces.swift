import CardFormats
import CardSyntax
import CardTemplate

/// One screen in a document that has other things around it: an attachment of a message, a template of a plugin, one of
/// a list of cards.
struct CardPlace {
  /// Where it is.
  let pointer: String
  /// The screen.
  let node: Node
}

/// Finds screens in documents that are none themselves.
struct CardPlaces {
  /// How deep values are looked into. Messages have their cards near the top.
  private static let deepest = 64

  /// The places, in the order of the document.
  private(set) var places: [CardPlace] = []

  /// The Adaptive Cards in a document; a card that a button of another one shows is a part of that one.
  init(in root: Node) { find(in: root, 0) }

  /// The names and numbers on the way to where is looked: most ways lead to no card, and need not be written out.
  private var way: [Step] = []

  private enum Step {
    case name(String)
    case position(Int)
  }

  private mutating func find(in node: Node, _ depth: Int) {
    guard depth < Self.deepest else { return }
    if Self.isCard(node) {
      places.append(CardPlace(pointer: pointer, node: node))
      return
    }
    if let card = Self.card(inText: node) {
      places.append(CardPlace(pointer: pointer, node: card))
      return
    }
    switch node.kind {
    case .array:
      for (position, element) in node.elements.enumerated() { find(in: element, .position(position), depth + 1) }
    case .object:
      for member in node.members { find(in: member.value, .name(member.name), depth + 1) }
    default: break
    }
  }

  private mutating func find(in node: Node, _ step: Step, _ depth: Int) {
    // Nothing is in other values.
    guard node.kind == .array || node.kind == .object || node.kind == .string else { return }
    way.append(step)
    find(in: node, depth)
    way.removeLast()
  }

  /// Where is looked.
  private var pointer: String {
    way.reduce(into: "") { pointer, step in
      switch step {
      case .name(let name): pointer += "/\(JSONPointer.escaped(name))"
      case .position(let position): pointer += "/\(position)"
      }
    }
  }

  /// The card that a string is the text of, as workflows and queues carry them; none if it is not.
  static func card(inText node: Node) -> Node? {
    // Most texts are none, and that shows at their start.
    guard node.kind == .string, let text = node.string, text.first(where: { !$0.isWhitespace }) == "{",
      text.contains("AdaptiveCard")
    else { return nil }
    var ignored = Diagnostics()
    let source = SourceText(name: node.span.source.name + " (text)", text: text)
    guard let document = Document.read(source, as: .json, diagnostics: &ignored), ignored.all.isEmpty else {
      return nil
    }
    return isCard(document.root) ? document.root : nil
  }

  /// Whether a value is a card: it says so, or it has a body of elements and a version or schema of cards.
  private static func isCard(_ node: Node) -> Bool {
    guard node.kind == .object else { return false }
    if let type = node["type"] { return type.string == "AdaptiveCard" }
    guard let body = node["body"], body.kind == .array else { return false }
    return node["version"]?.string != nil || node["$schema"]?.string?.contains("adaptivecards.io") == true
  }
}

extension Pipeline {
  /// The screens in a source that has other things around them; none where the source is a screen itself, or nothing that
  /// has screens.
  func places(in source: PreparedSource, _ diagnostics: inout Diagnostics) -> [CardPlace]? {
    guard let document = source.document else { return nil }
    let root = document.root
    if let pointer = compiler.options.pointer {
      if pointer.isEmpty { return nil }
      if let node = JSONPointer.value(at: pointer, in: root) {
        if node.kind == .object { return [CardPlace(pointer: pointer, node: node)] }
        if let card = CardPlaces.card(inText: node) { return [CardPlace(pointer: pointer, node: card)] }
      }
      diagnostics.report(.nothingAt(pointer, in: root, cards: CardPlaces(in: root).places.map(\.pointer)))
      return []
    }
    if let from = compiler.options.from, from != .adaptiveCard { return nil }
    // What looks like a screen as a whole is one.
    if CardPlaces.isWhole(root) { return nil }
    if compiler.options.from == nil, compiler.registry.detect(document) != nil { return nil }
    let places = CardPlaces(in: root).places
    return places.isEmpty ? nil : places
  }

  /// One screen of a source, as if it had been read by itself; its places are those in the source.
  func part(of source: PreparedSource, at place: CardPlace) -> PreparedSource? {
    guard let document = source.document?.rewritten({ $0.addCopy(of: place.node) }) else { return nil }
    var found = Diagnostics()
    // Whether the source was to be a template shows in what was said of it as one.
    let isTemplate = source.template != nil || !source.templateDiagnostics.all.isEmpty
    let template = isTemplate ? Template(compiling: document, verbatim: verbatim, diagnostics: &found) : nil
    if isTemplate { TemplateLint.check(document, diagnostics: &found) }
    return PreparedSource(
      source: source.source, document: document, written: source.written, dependencies: source.dependencies,
      components: source.components, preserved: nil, preservation: nil, diagnostics: Diagnostics(), template: template,
      templateDiagnostics: found)
  }

  /// The only screen of a source, for questions about one: the source itself, or the one that it has in it.
  func onlyPart(of source: PreparedSource, _ diagnostics: inout Diagnostics) -> PreparedSource? {
    guard let places = places(in: source, &diagnostics) else { return source }
    guard let first = places.first else { return nil }
    if places.count > 1 {
      diagnostics.report(.severalCards(places.map(\.pointer), at: places[1].node.span))
      return nil
    }
    return part(of: source, at: first)
  }
}

extension CardPlaces {
  /// Whether a document is a card as a whole.
  static func isWhole(_ root: Node) -> Bool {
    root.kind == .object && (root["type"]?.string == "AdaptiveCard" || (root["type"] == nil && root["body"] != nil))
  }
}
