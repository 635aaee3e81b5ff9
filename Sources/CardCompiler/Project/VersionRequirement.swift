import CardSyntax

/// Which versions of the compiler a project is written for: comparisons with versions, which all must hold.
///
/// `>=0.2`, `>=0.2 <1` and `=0.2.1` are requirements. Numbers that are left out are zero.
package struct VersionRequirement: Sendable {
  /// What the requirements look like, as a regular expression.
  static let pattern = #"^\s*(>=|<=|>|<|=)\s*\d+(\.\d+){0,2}([\s,]+(>=|<=|>|<|=)\s*\d+(\.\d+){0,2})*\s*$"#

  private var comparisons: [(operation: Substring, version: [Int])] = []

  /// The requirement that a text states; none if it states none.
  package init?(_ text: String) {
    var rest = text[...]
    while true {
      rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "," }
      if rest.isEmpty { break }
      let operation = rest.prefix { "<>=".contains($0) }
      guard [">=", "<=", ">", "<", "="].contains(operation) else { return nil }
      rest = rest.dropFirst(operation.count).drop { $0 == " " || $0 == "\t" }
      let number = rest.prefix { $0 == "." || ("0"..."9").contains($0) }
      guard let version = Self.numbers(number) else { return nil }
      comparisons.append((operation, version))
      rest = rest.dropFirst(number.count)
    }
    if comparisons.isEmpty { return nil }
  }

  /// Whether a version is one of them.
  package func allows(_ version: String) -> Bool {
    guard let version = Self.numbers(version[...]) else { return false }
    return comparisons.allSatisfy { operation, other in
      switch operation {
      case ">=": !version.lexicographicallyPrecedes(other)
      case "<=": !other.lexicographicallyPrecedes(version)
      case ">": other.lexicographicallyPrecedes(version)
      case "<": version.lexicographicallyPrecedes(other)
      default: version == other
      }
    }
  }

  /// The three numbers of a version.
  private static func numbers(_ text: Substring) -> [Int]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.isEmpty || $0.count > 9 ? nil : Int($0) }
    guard numbers.count == parts.count, (1...3).contains(numbers.count) else { return nil }
    return numbers + Array(repeating: 0, count: 3 - numbers.count)
  }
}
