import CardSyntax

/// Finds the properties that the keys of a document name.
///
/// A document numbers its keys, so that each is looked up by its text once for each type and by its number from then
/// on.
package struct PropertyLookup {
  private let vocabulary: Vocabulary
  private var document: Document?
  /// For each type and group the position of the property by the number of the key.
  private var rows: [[Int16]] = []
  private let rowsPerType: Int
  private var data: UInt32?
  private var when: UInt32?
  private var discriminator: UInt32?

  private static let unknown: Int16 = -2
  private static let none: Int16 = -1

  init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    rowsPerType = 1 + vocabulary.mostGroups
  }

  /// The position of the property that a member is among those of a type.
  mutating func position(of member: Node.Member, in group: String?, ofType type: Int) -> Int? {
    turn(to: member.document)
    var row = type * rowsPerType
    if let group {
      guard let number = vocabulary.types[type].groups.firstIndex(of: group) else { return nil }
      row += 1 + number
    }
    if rows[row].isEmpty { rows[row] = Array(repeating: Self.unknown, count: member.document.symbolCount) }
    let symbol = Int(member.symbol)
    var position = rows[row][symbol]
    if position == Self.unknown {
      let found = vocabulary.property(member.name, in: group, ofType: type)
      position = found.map { Int16($0) } ?? Self.none
      rows[row][symbol] = position
    }
    return position == Self.none ? nil : Int(position)
  }

  /// The `$data` of an object.
  mutating func data(of node: Node) -> Node? {
    turn(to: node.document)
    return data.flatMap { node[symbol: $0] }
  }

  /// The `$when` of an object.
  mutating func when(of node: Node) -> Node? {
    turn(to: node.document)
    return when.flatMap { node[symbol: $0] }
  }

  /// What says the type of an object.
  mutating func discriminator(of node: Node) -> Node? {
    turn(to: node.document)
    return discriminator.flatMap { node[symbol: $0] }
  }

  /// Whether a member is the `$data` or `$when` of its object.
  mutating func isTemplateMember(_ member: Node.Member) -> Bool {
    turn(to: member.document)
    return member.symbol == data || member.symbol == when
  }

  /// Whether a member says the type of its object.
  mutating func isDiscriminator(_ member: Node.Member) -> Bool {
    turn(to: member.document)
    return member.symbol == discriminator
  }

  @inline(__always)
  private mutating func turn(to document: Document) { if self.document !== document { begin(document) } }

  private mutating func begin(_ document: Document) {
    self.document = document
    rows = Array(repeating: [], count: vocabulary.types.count * rowsPerType)
    data = document.symbol(of: "$data")
    when = document.symbol(of: "$when")
    discriminator = document.symbol(of: vocabulary.discriminator)
  }
}
