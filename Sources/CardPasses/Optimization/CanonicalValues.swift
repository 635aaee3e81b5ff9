package import CardIR
import CardSyntax

/// Writes names of closed sets as the target's description has them.
///
/// Formats that compare names without case, or that have several for one meaning, are written in as many ways as there
/// are authors: `"Bolder"` and `"bolder"`. Not all readers are so patient; one spelling is what all of them read. A name is
/// never replaced by a longer one, and texts, URLs and ids are left alone.
package struct CanonicalValues: Pass {
  package init() {}

  package let name = "canonical-values"
  package let summary = "Writes enumeration values in the target's canonical spelling."
  package let stage = PassStage.late(.canonical)
  package let keepsMeaning = true
  package let preserves: Set<ScreenAnalysis> = [.references]
  package let example = PassExample(
    before: #"{"type":"TextBlock","text":"A","weight":"Bolder"}"#,
    after: #"{"type":"TextBlock","text":"A","weight":"bolder"}"#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    // What was read from another format is written in the target's spelling in any case.
    guard screen.format == screen.sourceFormat else { return }
    var spellings = Spellings(target: context.target)
    var changed: Set<Spellings.Use> = []
    screen.root.visit { element in
      let attributes = element.attributes
      for index in attributes.indices where attributes[index].value.isToken {
        if let use = spellings.unusual(attributes[index], of: element) { changed.insert(use) }
      }
    }
    if changed.isEmpty { return }
    func isUnusual(_ entry: AttributeEntry, of element: Element) -> Bool {
      Spellings.use(entry, of: element).map { changed.contains($0) } ?? false
    }
    func respell(_ element: inout Element) {
      for entry in element.attributes where isUnusual(entry, of: element) { element.revise(entry.id, entry.value) }
    }
    screen.rewrite(where: { element in element.attributes.contains { isUnusual($0, of: element) } }, respell)
    respell(&screen.root)
  }
}

extension AttributeValue {
  /// Whether the value is a name of a closed set.
  fileprivate var isToken: Bool { if case .token = self { true } else { false } }
}

/// Which names of a document the target spells in another way; each is looked up once.
private struct Spellings {
  /// A name in the place where it means something.
  struct Use: Hashable {
    let kind: ElementKind
    let attribute: AttributeID
    let token: String
    let spelling: String
  }

  private let target: Capabilities
  /// A document has few different names; to go through those of an attribute costs less than to hash each.
  private var known: [(use: Use, isUnusual: Bool, next: Int)] = []
  /// The last known name of each attribute, by its position plus one.
  private var last = [Int](repeating: 0, count: 128)

  init(target: Capabilities) { self.target = target }

  /// The name that an attribute was read from; none for values of other sorts.
  static func use(_ entry: AttributeEntry, of element: Element) -> Use? {
    guard case .token(let token) = entry.value, entry.isAsRead, let spelling = entry.origin?.string else { return nil }
    return Use(kind: element.kind, attribute: entry.id, token: token, spelling: spelling)
  }

  /// Whether a string is written with these bytes and no escapes, which is told without making one of it.
  private static func spells(_ node: Node, _ spelling: String) -> Bool {
    node.withRawScalar { raw, isEscaped in !isEscaped && raw.elementsEqual(spelling.utf8) }
  }

  /// The name that an attribute was read from, if it is not the usual one.
  mutating func unusual(_ entry: AttributeEntry, of element: Element) -> Use? {
    guard case .token(let token) = entry.value, entry.isAsRead, let origin = entry.origin, origin.kind == .string else {
      return nil
    }
    var position = last[Int(entry.id.ordinal)]
    while position > 0 {
      let other = known[position - 1].use
      if other.kind == element.kind, other.token == token, Self.spells(origin, other.spelling) {
        return known[position - 1].isUnusual ? other : nil
      }
      position = known[position - 1].next
    }
    guard let use = Self.use(entry, of: element) else { return nil }
    let usual = target.codec.writes(entry.value, entry.id, element)?.string
    let isUnusual = usual.map { $0 != use.spelling && $0.utf8.count <= use.spelling.utf8.count } ?? false
    known.append((use, isUnusual, last[Int(entry.id.ordinal)]))
    last[Int(entry.id.ordinal)] = known.count
    return isUnusual ? use : nil
  }
}
