public import CardSyntax

/// What is reported about DrivenUI documents: errors where the SDK shows nothing at all or crashes, warnings where it
/// shows something else than what was written.
public enum DrivenUIDiagnostics {
  static let notComponent = DiagnosticKind(
    "drivenui.not-component", .error, "The document is not a component.",
    explanation: "A DrivenUI document is one component: an object with `type`, `properties`, `values` and `subviews`. "
      + "Several components need a stack around them.")
  static let unknownType = DiagnosticKind(
    "drivenui.unknown-type", .error, "A component has a type that the SDK does not know.",
    explanation: "The types are `Image`, `Text`, `HStack`, `VStack`, `ZStack`, `Rectangle`, `Circle`, `Spacer`, "
      + "`Divider` and `List`, in this case. With any other type, anywhere in the tree, the SDK shows nothing of the "
      + "whole document. `--tolerant` corrects the case and leaves out what remains unknown.")
  static let missingType = DiagnosticKind(
    "drivenui.missing-type", .warning, "A component has no type.",
    explanation: "The SDK draws nothing in its place, and nothing of its `subviews`.")
  static let unknownKey = DiagnosticKind(
    "drivenui.unknown-key", .warning, "An object has a key that the SDK does not know.",
    explanation: "The SDK ignores it. Often the key is misspelled, or belongs in `properties` or `values`.")
  static let ignoredProperty = DiagnosticKind(
    "drivenui.ignored-property", .note, "A component has a property that its type does not use.",
    explanation: "The SDK decodes the property, so its value must be of the right type, and makes no use of it.")
  static let wrongType = DiagnosticKind(
    "drivenui.wrong-type", .error, "A value has a type that the SDK does not decode.",
    explanation: "One value of a wrong type, such as a fraction for `padding` or a numeric string for `width`, and "
      + "the SDK shows nothing of the whole document. `--tolerant` converts values whose meaning is plain.")
  static let unknownAlignment = DiagnosticKind(
    "drivenui.unknown-alignment", .error, "An alignment has a name that the SDK does not know.",
    explanation: "With an unknown alignment the SDK shows nothing of the whole document. Horizontal alignments are "
      + "`leading`, `center`, `trailing`; vertical ones `top`, `center`, `bottom`, `firstTextBaseline`, "
      + "`lastTextBaseline`.")
  static let unknownFont = DiagnosticKind(
    "drivenui.unknown-font", .warning, "A font has a name that the SDK does not know.",
    explanation: "The SDK leaves the font unset, so the text has the size of body text.")
  static let unknownWeight = DiagnosticKind(
    "drivenui.unknown-weight", .warning, "A font weight has a name that the SDK does not know.",
    explanation: "The SDK leaves the weight unset, so the text has the weight of its font.")
  static let color = DiagnosticKind(
    "drivenui.color", .warning, "The SDK reads a colour differently from what is meant.",
    explanation: "Colours are six hexadecimal digits without `#`. The SDK reads the whole text as one number: after a "
      + "`#` it finds none and shows black, three digits are a dark colour, of eight digits the first two are lost.")
  static let badURL = DiagnosticKind(
    "drivenui.bad-url", .error, "The URL of an image is not valid.",
    explanation: "The SDK crashes on an `imageUrl` that is empty or holds characters that URLs do not have. Spaces "
      + "and other such characters are written as percent codes; `--tolerant` does that.")
  static let imageNoSource = DiagnosticKind(
    "drivenui.image-no-source", .warning, "An image has nothing to show.",
    explanation: "Without `systemIconName`, `localImageName` or `imageUrl` the SDK shows the text "
      + "`Image value could not read`.")
  static let emptyText = DiagnosticKind(
    "drivenui.empty-text", .warning, "A text has no words.",
    explanation:
      "Without `text` in its `values` the SDK shows an empty text, which has the height of a line. Often the "
      + "words stand in another place, or under another name.")
  static let uncoloredText = DiagnosticKind(
    "drivenui.uncolored-text", .warning, "A text without a colour stands on a box that has one.",
    explanation:
      "The usual colour of texts and symbols is that of the system, dark on devices of light look and light on "
      + "those of dark look; the colours of components are the same on all. Where only one of the two can be read, the text, "
      + "or a stack around it, needs a `foregroundColor`.")
  static let placeholderText = DiagnosticKind(
    "drivenui.placeholder-text", .warning, "A stack or list has no subviews.",
    explanation: "Without `subviews` the SDK shows the text `Please Add Subview`. An empty array shows nothing.")
  static let halfBorder = DiagnosticKind(
    "drivenui.half-border", .note, "A border has a colour or a width, but not both.",
    explanation: "The SDK draws a border only if it has both `borderColor` and `borderWidth`.")

  /// The kinds.
  public static let all: [DiagnosticKind] = [
    notComponent, unknownType, missingType, unknownKey, ignoredProperty, wrongType, unknownAlignment, unknownFont,
    unknownWeight, color, badURL, imageNoSource, emptyText, uncoloredText, placeholderText, halfBorder,
  ]
}
