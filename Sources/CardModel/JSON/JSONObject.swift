public import CardSyntax

/// The members of a JSON object, in order, each key once.
///
/// Two objects are equal when they have equal members: the order is kept, but means nothing.
public struct JSONObject: Sendable {
  /// A key with its value.
  public typealias Member = (key: String, value: JSONValue)

  /// The members in order.
  public private(set) var members: [Member]

  /// No members.
  public init() { members = [] }

  /// Members in order; of equal keys the last counts.
  public init(members: some Sequence<Member>) {
    self.members = Array(members)
    removeOverridden()
  }

  /// The value of a member; setting it to none removes the member, a new one goes to the end.
  public subscript(key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set {
      let position = members.firstIndex { $0.key == key }
      switch (position, newValue) {
      case (let position?, let value?): members[position].value = value
      case (let position?, nil): members.remove(at: position)
      case (nil, let value?): members.append((key, value))
      case (nil, nil): break
      }
    }
  }

  /// The keys in order.
  public var keys: [String] { members.map(\.key) }

  /// The number of members.
  public var count: Int { members.count }

  /// Whether there are no members.
  public var isEmpty: Bool { members.isEmpty }

  /// The members that `isIncluded` wants, in order.
  public func filter(_ isIncluded: (Member) throws -> Bool) rethrows -> JSONObject {
    JSONObject(members: try members.filter(isIncluded))
  }

  /// The object with a member before all others.
  func prepending(_ key: String, _ value: JSONValue) -> JSONObject {
    var object = self
    object.members.insert((key, value), at: 0)
    return object
  }

  /// Writes the object with everything in it.
  public func write(to writer: inout DocumentWriter) {
    writer.beginObject()
    for member in members {
      writer.key(member.key)
      member.value.write(to: &writer)
    }
    writer.endObject()
  }

  /// Removes all but the last of members with equal keys.
  private mutating func removeOverridden() {
    var seen: Set<String> = []
    var isUnique = true
    for member in members where !seen.insert(member.key).inserted { isUnique = false }
    guard !isUnique else { return }
    seen = []
    members = members.reversed().filter { seen.insert($0.key).inserted }.reversed()
  }
}

extension JSONObject: Hashable {
  /// Whether both have the same members, in whatever order.
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    guard left.count == right.count else { return false }
    // Most objects that are equal have their members in one order, too.
    if zip(left.members, right.members).allSatisfy({ $0.key == $1.key && $0.value == $1.value }) { return true }
    let values = Dictionary(right.members.map { ($0.key, $0.value) }) { first, _ in first }
    return left.members.allSatisfy { values[$0.key] == $0.value }
  }

  /// Hashes the members without regard to their order.
  public func hash(into hasher: inout Hasher) {
    var sum = 0
    for member in members {
      var each = Hasher()
      each.combine(member.key)
      each.combine(member.value)
      sum &+= each.finalize()
    }
    hasher.combine(sum)
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Members in order; of equal keys the last counts.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self.init(members: members.map { (key: $0.0, value: $0.1) })
  }
}
