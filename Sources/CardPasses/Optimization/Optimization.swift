/// The passes that make a screen smaller.
enum Optimization {
  /// Those that lose nothing, before and after legalization, in the order in which they run.
  static let passes: [any Pass] = [
    Specialize(), FoldExpressions(), PruneBranches(), SimplifyExpressions(),
    // An input in a fallback would keep what is hidden around it.
    RemoveUnusedFallbacks(), RemoveUnreachable(), RemoveDeadActions(), MergeRuns(),
    // A default that is written down would be in the way of those after it.
    FoldExpressions(isLate: true), SimplifyExpressions(isLate: true), RemoveDeadActions(isLate: true), ElideDefaults(),
    CanonicalValues(), MergeRuns(isLate: true),
    // Where nothing is between spacers they are neighbours; one that takes no room would be in the way of the others.
    RemoveEmpty(), UnwrapSingleChild(), FlattenContainers(), SimplifySpacers(), HoistColors(), ShortenValues(),
    ShareRepeats(),
  ]

  /// Those that give something up so that a document keeps to its budget, and report everything that they take. They run only
  /// where the user allows them, one after the other until the document is small enough.
  static let lossy: [any Pass] = [
    DropTooltips(), DropUnknownProperties(), DropFallbacks(), DropBackgroundImages(), DropEmbeddedImages(),
    ShortenTexts(),
  ]
}
