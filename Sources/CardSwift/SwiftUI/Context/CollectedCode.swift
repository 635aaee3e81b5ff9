import CardFormats
import CardIR
import CardStyle

/// What is collected while the body of a view is written, and becomes the rest of its file.
///
/// Each part has an owner that others ask. What writes an element holds those that it asks, and not all of them.
struct CollectedCode {
  /// The bindings, with the constants and the types that they need.
  let attributes: AttributeCode
  let colors: ViewColors
  let subviews: Subviews
  let needs = ViewNeeds()
  let findings = ViewFindings()

  /// Nothing yet, for a screen whose data have these types, and in which the views of `shared` occur several times.
  init(_ presentation: Presentation, _ types: DataTypes, shared: Set<Subviews.Key>) {
    colors = ViewColors(presentation.host, notation: presentation.colorNotation)
    subviews = Subviews(shared: shared)
    attributes = AttributeCode(types, isTemplate: presentation.screen.isTemplate, colors: colors, needs: needs)
  }
}
