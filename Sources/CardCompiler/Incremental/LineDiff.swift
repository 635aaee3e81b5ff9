import CardSyntax

/// How two texts differ, line by line, in the unified form that `diff -u` prints.
package struct LineDiff {
  private let old: [Substring]
  private let new: [Substring]
  /// How many equal lines are shown around changes.
  private static let context = 3
  /// How many changed lines are compared with each other at most; beyond, a part is shown as replaced as a whole.
  private static let limit = 4_000_000

  /// The difference between two texts.
  package init(_ old: String, _ new: String) {
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
  }

  /// The lines of a text, of which one that does not end says so in a second line, as `patch` expects it.
  private static func lines(of text: String) -> [Substring] {
    // A line end of two characters is one to `Character`.
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
    if lines.last == "" { lines.removeLast() } else { lines[lines.count - 1] += "\n\\ No newline at end of file" }
    return lines
  }

  private enum Step { case keep, remove, add }

  /// The lines of the difference, under the names of both texts; empty if there is none.
  package func lines(from oldName: String, to newName: String) -> [String] {
    let steps = self.steps()
    if !steps.contains(where: { $0 != .keep }) { return [] }
    var lines = ["--- \(DiagnosticRenderer.visible(oldName))", "+++ \(DiagnosticRenderer.visible(newName))"]
    var (index, oldLine, newLine) = (0, 0, 0)
    while index < steps.count {
      guard let start = steps[index...].firstIndex(where: { $0 != .keep }) else { break }
      let first = max(index, start - Self.context)
      oldLine += first - index
      newLine += first - index
      var end = start
      var quiet = 0
      while end < steps.count, quiet <= 2 * Self.context {
        quiet = steps[end] == .keep ? quiet + 1 : 0
        end += 1
      }
      end -= max(0, quiet - Self.context)
      let hunk = steps[first..<end]
      let removed = hunk.count { $0 != .add }
      let added = hunk.count { $0 != .remove }
      // Of no lines, the one before counts.
      let (oldStart, newStart) = (removed > 0 ? oldLine + 1 : oldLine, added > 0 ? newLine + 1 : newLine)
      lines.append("@@ -\(oldStart),\(removed) +\(newStart),\(added) @@")
      for step in hunk {
        switch step {
        case .keep: lines.append(" " + old[oldLine])
        case .remove: lines.append("-" + old[oldLine])
        case .add: lines.append("+" + new[newLine])
        }
        if step != .add { oldLine += 1 }
        if step != .remove { newLine += 1 }
      }
      index = end
    }
    return lines
  }

  /// The shortest way from the old text to the new one, by the longest common subsequence of what is left between the equal
  /// beginning and the equal end.
  private func steps() -> [Step] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - head
    let tail = min(rest, zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count)
    let left = old[head..<(old.count - tail)]
    let right = new[head..<(new.count - tail)]
    let keepHead = Array(repeating: Step.keep, count: head)
    let keepTail = Array(repeating: Step.keep, count: tail)
    guard left.count * right.count <= Self.limit else {
      return keepHead + left.map { _ in .remove } + right.map { _ in .add } + keepTail
    }
    // lengths[i][j] is that of the longest common subsequence of what follows i and j.
    let width = right.count + 1
    var lengths = [Int32](repeating: 0, count: (left.count + 1) * width)
    for i in stride(from: left.count - 1, through: 0, by: -1) {
      for j in stride(from: right.count - 1, through: 0, by: -1) {
        lengths[i * width + j] =
          left[head + i] == right[head + j]
          ? lengths[(i + 1) * width + j + 1] + 1 : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var middle: [Step] = []
    var (i, j) = (0, 0)
    while i < left.count || j < right.count {
      if i < left.count, j < right.count, left[head + i] == right[head + j] {
        middle.append(.keep)
        (i, j) = (i + 1, j + 1)
      } else if i < left.count, j == right.count || lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        middle.append(.remove)
        i += 1
      } else {
        middle.append(.add)
        j += 1
      }
    }
    return keepHead + middle + keepTail
  }
}
