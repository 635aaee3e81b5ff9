import CardFormats
public import CardIR
public import CardSyntax

/// What is reported about screens that become SwiftUI views.
public enum SwiftUIDiagnostics {
  static let splicedElements = LossKind(
    "swiftui.spliced-elements", .dropped, "A binding produces elements that are known only with data.",
    explanation:
      "Views are generated before there is data, so a binding in a list of elements cannot become one. Of images and of the "
      + "parts of a rich text, the addresses and the texts are shown. Write the elements out, with `$data` to repeat them "
      + "and `$when` to choose among them.")
  static let leftOut = LossKind(
    "swiftui.left-out", .dropped, "A view has room for only one of several parts, so the others are omitted.",
    explanation:
      "A media view opens one source, of which the first is used. A part of a text can do something of its own, but its "
      + "popover belongs to the whole text, which has one, and its link has no words but those of the text. Copies of a box "
      + "that bleeds do so only beside the direction in which they follow each other.")
  static let linkedMedia = LossKind(
    "swiftui.linked-media", .approximated, "Audio or video is opened elsewhere and not played in the view.",
    explanation:
      "The poster is a button that opens the address of the media, in the system's player or as the app's handler of "
      + "links has it. An app that plays media in place lists `Media` among the types that it shows itself (`--open Media`)."
  )
  static let unchangedLook = LossKind(
    "swiftui.unchanged-look", .dropped, "An action changes how an element looks, which the view leaves as it is.",
    explanation:
      "A view keeps what actions make of its texts, pictures, fields and controls, but not of colours and sizes of texts. The "
      + "app's handler is told of the change as `CardAction.change`, and may make another view of it.")
  static let unreadPattern = LossKind(
    "swiftui.unread-pattern", .dropped, "Swift cannot read the pattern of a field, so the field takes any text.",
    explanation:
      "Patterns are regular expressions of JavaScript. What Swift writes otherwise is translated, but Swift has no lookbehind "
      + "and no control characters by letter. Write the pattern without them, or check the value in the app's handler or on "
      + "the server.")

  /// The kinds that say that something is not in the output, or in another form.
  public static let losses: [LossKind] = [
    splicedElements, leftOut, linkedMedia, unchangedLook, unreadPattern, RepeatedIdentity.position,
    RepeatedIdentity.shared,
  ]
  /// The kinds.
  public static let all: [DiagnosticKind] = losses.map(\.diagnostic)
}

extension Diagnostic {
  /// A hole among elements.
  static func splicedElements(_ hole: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      SwiftUIDiagnostics.splicedElements.diagnostic,
      "the elements of `\(hole)` are known only with data, so they are left out",
      at: span, help: "write the elements with `$data` and `$when` in place of the binding")
  }

  /// A hole among parts of which the view shows something.
  static func splicedParts(_ hole: String, keeping kept: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      SwiftUIDiagnostics.splicedElements.diagnostic,
      "the parts of `\(hole)` are known only with data, so no more than \(kept) is shown",
      at: span, help: "write one part with `$data` in place of the binding")
  }

  /// A pattern that the app's engine does not know.
  static func unreadPattern(_ pattern: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      SwiftUIDiagnostics.unreadPattern.diagnostic,
      "Swift cannot read the pattern `\(pattern)`, so the field takes any text", at: span,
      help: "write it without lookbehind, or check the value where it is received")
  }

  /// Audio or video behind a button.
  static func linkedMedia(at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      SwiftUIDiagnostics.linkedMedia.diagnostic, "the view opens the media elsewhere, and does not play them", at: span,
      help: "show them in the app with `--open Media`")
  }

  /// A change of an element that the view does not make.
  static func unchangedLook(_ operation: String, of element: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      SwiftUIDiagnostics.unchangedLook.diagnostic,
      "`\(operation)` does not change `\(element)` in the view, which only tells the app of it", at: span)
  }

  /// A part of which a view has only one.
  static func leftOut(_ message: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(SwiftUIDiagnostics.leftOut.diagnostic, message, at: span)
  }
}
