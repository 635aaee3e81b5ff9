import CardKernel
import CardSyntax

extension Value {
  /// Whether two values are equal as `==` understands it: deep, without conversion; `null` equals nothing.
  package static func areEqual(_ left: Value, _ right: Value) -> Bool {
    if left.isNothing || right.isNothing { return left.isNothing && right.isNothing }
    switch (left, right) {
    case (.boolean(let one), .boolean(let other)): return one == other
    case (.string(let one), .string(let other)): return one.utf8.elementsEqual(other.utf8)
    case (.bytes(let one), .bytes(let other)): return one == other
    case (.integer(let one), .integer(let other)): return one == other
    case (.integer(let integer), let other), (let other, .integer(let integer)):
      return other.number.map { ExactInteger.equals(integer, $0) } ?? false
    default: break
    }
    if let one = left.number, let other = right.number { return abs(one - other) < .ulpOfOne || one == other }
    let areEqualTexts = left.withUTF8 { one in right.withUTF8 { one.elementsEqual($0) } }
    if let areEqualTexts { return areEqualTexts ?? false }
    if left.isArray != right.isArray || left.count != right.count { return false }
    if let one = left.elements {
      guard let other = right.elements else { return false }
      return zip(one, other).allSatisfy { areEqual($0, $1) }
    }
    if let one = left.members {
      guard let other = right.members else { return false }
      // Members mostly stand in the same order; those of large objects that do not are found by their names.
      if one.count <= 8 {
        return one.allSatisfy { member in
          other.contains { $0.name == member.name && areEqual($0.value, member.value) }
        }
      }
      let isInOrder = zip(one, other).allSatisfy { $0.name == $1.name }
      if isInOrder { return zip(one, other).allSatisfy { areEqual($0.value, $1.value) } }
      let values = Dictionary(other.map { ($0.name, $0.value) }) { first, _ in first }
      return one.allSatisfy { member in values[member.name].map { areEqual($0, member.value) } ?? false }
    }
    return false
  }

  /// Whether two values are the same as JavaScript's `===` understands it; computed arrays and objects never are.
  package static func areIdentical(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.undefined, .undefined), (.null, .null): return true
    case (.node(let one), .node(let other)) where one == other: return true
    default: break
    }
    if left.isNothing || right.isNothing || left.count != nil || right.count != nil { return false }
    return areEqual(left, right)
  }
}
