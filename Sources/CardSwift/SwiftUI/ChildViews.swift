import CardIR

/// Makes the views of the elements inside of others.
///
/// Who lays out children knows them only as views: what they are, and which code that needs, is not its concern.
protocol ChildViews {
  /// The view of a slot, after the line that separates it from what stands before it. `transform` changes the view of
  /// the element itself, inside of its condition and repetition.
  func view(
    of slot: Slot, _ context: ViewContext, _ separation: Separation?,
    transform: (inout BuiltView, Element) -> Void
  ) -> BuiltView
}

extension ChildViews {
  /// The view of a slot.
  func view(of slot: Slot, _ context: ViewContext) -> BuiltView {
    view(of: slot, context, nil) { _, _ in }
  }

  /// The view of a slot whose element's own view `transform` changes.
  func view(
    of slot: Slot, _ context: ViewContext, transform: (inout BuiltView, Element) -> Void
  ) -> BuiltView {
    view(of: slot, context, nil, transform: transform)
  }
}
