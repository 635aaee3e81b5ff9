/// Finds the valid name that a misspelled one was probably meant to be.
public enum Suggestion {
  /// The candidate nearest to `name`, if it is near enough to be worth a "did you mean".
  ///
  /// Near means: equal but for case, within a third of the length in edits (an adjacent transposition counts as one), or
  /// without the last two letters, as in `bold` for `bolder`. Ties go to the candidate that comes first.
  public static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    let usualLimit = max(1, wanted.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      // Most names have another length, which is known before they are folded.
      if abs(candidate.unicodeScalars.count - wanted.count) > usualLimit + 2 { continue }
      let scalars = Array(candidate.lowercased().unicodeScalars)
      let isCut = wanted.count >= leastCut && scalars.starts(with: wanted)
      let limit = isCut ? max(usualLimit, 2) : usualLimit
      if abs(scalars.count - wanted.count) > limit { continue }
      let distance = editDistance(wanted, scalars)
      // A one-letter name is within one edit of every other one; that is no likeness.
      if distance > limit || distance >= max(wanted.count, scalars.count) { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// So many letters tell what a name without its end was to be.
  private static let leastCut = 4

  /// ``nearest(to:in:)`` as the sentence that a diagnostic gives for help.
  public static func help(for name: String, in candidates: some Sequence<String>) -> String? {
    nearest(to: name, in: candidates).map { "did you mean `\($0)`?" }
  }

  /// The optimal string alignment distance.
  private static func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var current = last
    for row in left.indices {
      current[0] = row + 1
      for column in right.indices {
        let cost = left[row] == right[column] ? 0 : 1
        var value = min(last[column + 1] + 1, current[column] + 1, last[column] + cost)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          value = min(value, beforeLast[column - 1] + 1)
        }
        current[column + 1] = value
      }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[right.count]
  }
}
