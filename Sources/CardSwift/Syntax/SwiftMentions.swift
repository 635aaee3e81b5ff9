/// Finds names in source.
enum SwiftMentions {
  /// Whether statements mention a name.
  static func of(_ name: String, in statements: [SwiftStatement]) -> Bool {
    let source = SwiftFile(header: [], imports: [], [.function(SwiftFunction("func f", body: statements))]).source
    var rest = source[...]
    while let range = rest.firstRange(of: name) {
      let before = range.lowerBound == source.startIndex ? " " : source[source.index(before: range.lowerBound)]
      let after = range.upperBound == source.endIndex ? " " : source[range.upperBound]
      func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
      if !isPart(before), before != ".", !isPart(after) { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }
}
