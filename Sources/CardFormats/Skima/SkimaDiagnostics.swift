public import CardSyntax

/// What is reported about Skima documents.
///
/// What the app's decoder rejects is an error, because the user would see an empty widget or a blank screen; what it
/// skips or reads in a way of its own is a warning.
public enum SkimaDiagnostics {
  private static func kind(
    _ slug: String, _ severity: Severity, _ summary: String, _ explanation: String
  ) -> DiagnosticKind {
    DiagnosticKind("skima." + slug, severity, summary, explanation: explanation)
  }

  static let propsVoid = kind(
    "props-void", .error, "A value of the wrong type makes the app ignore all properties of its object.",
    "The app decodes `props` and `data` as one unit: one value of a wrong type makes the widget lose all of its "
      + "properties, or the action do nothing. Numbers are never written as strings here.")
  static let envelope = kind(
    "envelope", .error, "A field of the screen has the wrong type.",
    "The app decodes the fields of a screen strictly; one value of a wrong type leaves the screen blank.")
  static let notAScreen = kind(
    "not-a-screen", .error, "The document is neither a screen nor a tab bar.",
    "A screen has an array `ui`, a tab bar an array `tabs`.")
  static let unknownWidget = kind(
    "unknown-widget", .warning, "A widget has a type that is not registered.",
    "The app skips the widget with everything in it. It is kept when the document is written as Skima again.")
  static let unknownAction = kind(
    "unknown-action", .warning, "An action has a type that is not registered.",
    "The app does nothing. The action is kept when the document is written as Skima again.")
  static let missingType = kind(
    "missing-type", .warning, "A widget or action has no type.", "The app skips it.")
  static let misplacedType = kind(
    "misplaced-type", .warning, "A type is in a place that requires another kind of object.", "The app skips it.")
  static let unknownProperty = kind(
    "unknown-property", .warning, "A property is not known.", "The app ignores it.")
  static let unknownValue = kind(
    "unknown-value", .warning, "A value is not one of those that the property accepts.",
    "The app falls back to the value that the message names.")
  static let ignoredValue = kind(
    "ignored-value", .warning, "A value of the wrong type is ignored.",
    "The app reads these keys one by one and leaves out what it cannot read.")
  static let missingProperty = kind(
    "missing-property", .warning, "A property that the app needs is missing.",
    "Without it the widget or action does nothing useful.")
  static let inertProperty = kind(
    "inert-property", .note, "A property has no effect.",
    "The app decodes the property, so its value must be of the right type, and makes no use of it. The documentation "
      + "may say otherwise.")
  static let color = kind(
    "color", .warning, "A colour is not valid.",
    "Colours are `#RRGGBB` or `#RRGGBBAA`, with the `#`. The app treats anything else as no colour.")
  static let uncoloredText = kind(
    "uncolored-text", .warning, "A text without a colour stands on a box that has one.",
    "The usual colour of labels is that of the system, dark on devices of light look and light on those of dark look; "
      + "the colours of screens and containers are the same on all. Where only one of the two can be read, the text needs a "
      + "`text_color`.")
  static let docSpelling = kind(
    "doc-spelling", .warning, "A name is spelt as in the documentation, which the app does not know.",
    "The documentation and the app disagree in some names. The name is understood and written as the app knows it.")
  static let stackConstraint = kind(
    "stack-constraint", .warning, "A child of a stack has a constraint on its position.",
    "Stacks place their children themselves; only `width` and `height` have an effect there.")
  static let unconstrained = kind(
    "unconstrained", .warning, "A widget has no constraints.",
    "Outside stacks, a widget without constraints has no size and is placed at the origin, where it is not visible.")
  static let constraintScope = kind(
    "constraint-scope", .warning, "A constraint refers to something that is not a sibling.",
    "`of` names a sibling, together with `to`. A parent or an unknown id makes the app use the parent's edge; a widget "
      + "elsewhere on the screen can make it crash.")
  static let unknownConstraint = kind(
    "unknown-constraint", .warning, "A constraint has a type that is not known.", "The app ignores the constraint.")
  static let implicitChecked = kind(
    "implicit-checked", .note, "A checkbox without `initial_condition` is checked at first.",
    "The documentation implies the opposite; state the value.")
  static let unstoredInput = kind(
    "unstored-input", .warning, "An input has no `variableId`.",
    "Its value is stored nowhere, and a checkbox without one can only be switched off.")
  static let unknownVariable = kind(
    "unknown-variable", .warning, "A call sends a variable that nothing stores.",
    "`body` has the names of variables, which are the `variableId` of inputs, not their ids. The app leaves out the others."
  )
  static let lifecycleInert = kind(
    "lifecycle-inert", .warning, "Lifecycle actions are never run.",
    "The app decodes the screen's `actions` and makes no use of them. They are kept.")
  static let getBody = kind(
    "get-body", .warning, "A `get` call has a body.",
    "The app sends a JSON body with every call, which its network library refuses for `get`. Prefer `post`.")
  static let inertAction = kind(
    "inert-action", .warning, "An action has no effect.", "A value that it needs is missing or unknown.")
  static let duplicateID = kind(
    "duplicate-id", .warning, "An id is used twice.", "Constraints and actions find the first widget with the id.")
  static let tabSkipped = kind(
    "tab-skipped", .warning, "A tab is not shown.", "The app leaves out tabs without an endpoint or an image.")

  /// The kinds.
  public static let all: [DiagnosticKind] = [
    propsVoid, envelope, notAScreen, unknownWidget, unknownAction, missingType, misplacedType, unknownProperty,
    unknownValue, ignoredValue, missingProperty, inertProperty, color, uncoloredText, docSpelling, stackConstraint,
    unconstrained, constraintScope, unknownConstraint, implicitChecked, unstoredInput, unknownVariable,
    lifecycleInert, getBody, inertAction, duplicateID, tabSkipped,
  ]
}
