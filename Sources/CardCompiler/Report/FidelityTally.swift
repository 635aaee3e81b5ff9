import CardIR
import CardPasses
import CardSyntax

/// How many elements of a source were kept, and how well; `Fidelity.md` says what is counted.
public struct FidelityTally: Sendable, Hashable {
  /// Elements without a deviation.
  public let exact: Int
  /// Elements that are there in another form.
  public let approximated: Int
  /// Elements of which something is not there.
  public let dropped: Int

  /// 1 if everything is exact, 0 if nothing is there; an approximated element counts half.
  public var score: Double {
    let count = exact + approximated + dropped
    guard count > 0 else { return 1 }
    // Three decimals, as reports are compared as text; downwards, so that only what is exact has the score 1.
    return Double((2 * exact + approximated) * 1000 / (2 * count)) / 1000
  }

  /// Counts what `entries` say about the elements of `screen`.
  init(_ screen: Screen, _ entries: [FidelityEntry]) {
    let places = NestedSpans(elementsOf: [screen])
    var worst: [Int: Verdict] = [:]
    for entry in entries where entry.verdict == .approximated || entry.verdict == .dropped {
      // A value of the data stands in the element that binds it.
      let place =
        [entry.span, entry.binding].lazy.compactMap { $0.flatMap { places.innermost(containing: $0) } }.first ?? 0
      if worst[place] != .dropped { worst[place] = entry.verdict }
      // What is in an element that is taken away is not there either.
      if LossKinds.removals.contains(entry.kind), let span = entry.span {
        for inner in places.indices(in: span) { worst[inner] = .dropped }
      }
    }
    dropped = worst.values.count { $0 == .dropped }
    approximated = worst.count - dropped
    exact = max(0, places.count - worst.count)
  }
}
