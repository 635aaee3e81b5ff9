/// The outer form of regular expressions as JavaScript, .NET, Java and ICU read them all: what none of them takes.
///
/// Renderers use the engine of their platform, and those differ in what they know. Brackets that do not match and quantifiers of
/// nothing are wrong in every one.
enum PatternSyntax {
  /// What is wrong with a pattern, in words; none if an engine may take it.
  static func problem(in pattern: String) -> String? {
    let scalars = Array(pattern.unicodeScalars)
    var index = 0
    var depth = 0
    /// Whether something precedes that a quantifier can follow.
    var hasAtom = false
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "\\":
        if index == scalars.count { return "it ends with `\\`" }
        index += 1
        hasAtom = true
      case "[":
        guard let end = classEnd(scalars, from: index) else { return "`[` is not closed" }
        if let range = badRange(scalars[index..<end]) { return "the range `\(range)` is the wrong way round" }
        index = end + 1
        hasAtom = true
      case "(":
        depth += 1
        hasAtom = false
        if index < scalars.count, scalars[index] == "?" { index += 1 }
      case ")":
        if depth == 0 { return "`)` closes nothing" }
        depth -= 1
        hasAtom = true
      case "|", "^": hasAtom = false
      case "*", "+", "?":
        if !hasAtom { return "nothing precedes `\(scalar)` that could be repeated" }
        // A lazy or possessive quantifier.
        if index < scalars.count, scalars[index] == "?" || scalars[index] == "+" { index += 1 }
        hasAtom = false
      case "{":
        if let (least, most) = counts(scalars[index...]) {
          if let most, most < least { return "`{\(least),\(most)}` asks for more than it allows" }
        }
      default: hasAtom = true
      }
    }
    return depth > 0 ? "`(` is not closed" : nil
  }

  /// The index of the bracket that closes a class.
  private static func classEnd(_ scalars: [Unicode.Scalar], from start: Int) -> Int? {
    var index = start
    if index < scalars.count, scalars[index] == "^" { index += 1 }
    // Some engines take a bracket in the first place for itself, others for the end.
    let first = index
    var empty: Int?
    while index < scalars.count {
      if scalars[index] == "\\" {
        index += 2
        continue
      }
      if scalars[index] == "]" {
        if index > first { return index }
        empty = index
      }
      index += 1
    }
    return empty
  }

  /// A range of letters or digits whose end comes before its beginning.
  private static func badRange(_ scalars: ArraySlice<Unicode.Scalar>) -> String? {
    var index = scalars.startIndex
    while index < scalars.endIndex {
      if scalars[index] == "\\" {
        index += 2
        continue
      }
      if index + 2 < scalars.endIndex, scalars[index + 1] == "-", scalars[index + 2] != "\\", scalars[index + 2] != "["
      {
        if scalars[index] > scalars[index + 2] { return "\(scalars[index])-\(scalars[index + 2])" }
        index += 3
        continue
      }
      index += 1
    }
    return nil
  }

  /// The numbers of a quantifier `{2}`, `{2,}` or `{2,3}`, after its bracket.
  private static func counts(_ scalars: ArraySlice<Unicode.Scalar>) -> (Int, Int?)? {
    guard let end = scalars.firstIndex(of: "}") else { return nil }
    let text = String(String.UnicodeScalarView(scalars[scalars.startIndex..<end]))
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let least = Int(parts[0]) else { return nil }
    return (least, parts.count == 2 ? Int(parts[1]) : nil)
  }
}
