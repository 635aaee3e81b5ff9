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
  let inputLists = InputLists()
  let names: ViewNames

  /// Nothing yet, for a screen whose data have these types. What occurs several times is known from a trial.
  init(_ presentation: Presentation, _ types: DataTypes, after trial: CollectedCode?) {
    names = ViewNames(isWanted: presentation.isAnnotated)
    colors = ViewColors(
      presentation.host, notation: presentation.colorNotation, takesFonts: presentation.hasHostSizes)
    subviews = Subviews(after: trial?.subviews)
    attributes = AttributeCode(
      types, isTemplate: presentation.screen.isTemplate,
      keepsFormats: presentation.template.runtimeModule != nil, colors: colors, needs: needs)
  }
}
