import CardIR

/// Rewrites a screen into one that a target can say.
///
/// Each step looks at the capabilities of the source (what absent attributes mean, which shapes can occur) and of the
/// target, never at a format's name, and does nothing where the target can say what is there. Between the steps a
/// screen keeps these conventions, which every step may rely on and must keep:
///
/// - After `materialize-defaults` an attribute that matters is present, or both formats read its absence alike.
/// - After `recover-flow` there is no canvas unless the target has canvases: content is stacks, overlays and leaves.
///   A box is a stack (or any element) with `padding`, `background-color`, `border-color`, `border-width`,
///   `corner-radius` and a tap region; a fixed extent is `width`/`height` in points.
/// - Fixed gaps that differ are `spacer`s with `width` or `height` in points; flexible room is a `spacer` without; a
///   line is a `divider`. `gap` is the uniform distance in a stack.
/// - A child of a horizontal stack is a `column` only where the source or the target has columns.
/// - A step that needs several siblings in place of a slot with a scope or a condition wraps them in a stack.
package enum Legalization {
  /// The steps in order.
  package static let passes: [any Pass] = [
    // What is there, in the source's own terms but without its defaults and its ways to place things.
    LowerTabBar(), GateVersion(), ChooseWidth(), OpenElements(), LowerHostElements(), ResolveFallback(),
    MaterializeDefaults(), InsetFrames(), DropHiddenParts(), AssociateInputs(), LowerVisibility(), DropHidden(),
    DropMistypedValues(), WriteLists(), DropEmptyImages(), DropEmptyContent(), RecoverFlow(), RaiseVisibility(),
    EnableControls(),
    // Content that the target has no kind for.
    EvaluateMacros(), TranslateMarkdown(), LowerRichText(), LowerFacts(), MatchCells(), LowerTables(),
    LowerGroups(), LowerActionSets(), WrapRoot(), LowerScroll(),
    LowerShapes(), DropIndents(), UnwrapRoot(), LowerInputs(), RaiseInputs(), JoinToggles(), SplitToggles(),
    LowerInputsToText(),
    GroupButtons(),
    LowerActions(),
    // Layout and looks in the target's scales.
    LowerDirection(), FillRows(), LowerAlignment(), LowerColumns(), LowerBoxes(), WidenBoxes(), RaiseColumns(),
    LowerSpacing(),
    RaiseSpacing(), LowerText(),
    LowerImages(), ReserveHeights(), LowerSizes(), FlattenAlpha(), RespellBoundColors(), RespellBoundValues(),
    StringifyTexts(),
    RoundMeasures(),
    ScrollTallScreens(),
    LowerBleed(), SettleWidths(), FrameColumns(),
    // The target's ways to place things, and what is left over.
    ShapeCanvasRoot(), SynthesizeConstraints(), RenameRepeatedIDs(), LowerVerbs(), RemoveNewer(), RemoveUnsupported(),
  ]

  /// The name of the first step.
  package static var firstPass: String { passes.first?.name ?? "" }

  /// The steps that rewrite a screen for an older version or a host of its own format, all of which `passes` has as well.
  package static let versionPasses: [any Pass] = [
    GateVersion(), ChooseWidth(), LowerHostElements(), ResolveFallback(), LowerRichText(), MatchCells(),
    LowerTables(), LowerGroups(), LowerVerbs(), RemoveNewer(),
  ]

  /// Whether content of a kind that a version lacks is put into other terms, so that it needs no fallback.
  static func canLower(_ kind: ElementKind, to target: Capabilities) -> Bool {
    switch kind {
    case .table: target.rowsHaveColumns && target.supports(.column)
    case .richText: target.hasMarkdown
    case .execute: target.supports(.submit)
    case .carousel, .media: true
    // Parts go with the element that they belong to.
    default: kind.family == .part
    }
  }
}
