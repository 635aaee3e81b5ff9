import CardFormats
public import CardIR
public import CardSyntax

/// What is reported about screens that become functions of Jetpack Compose.
public enum ComposeDiagnostics {
  static let expression = DiagnosticKind(
    "compose.unsupported-expression", .error, "An expression cannot be generated as Kotlin.",
    explanation: """
      Generated Kotlin has the operators of the template language and its common functions of texts, numbers, lists and \
      dates, over data classes with fixed types. Compute other values before the data are handed to the screen, or write \
      the expression with other functions.
      """)
  static let splicedElements = LossKind(
    "compose.spliced-elements", .dropped, "A binding produces elements that are known only with data.",
    explanation: """
      Functions are generated before there is data, so a binding in a list of elements cannot become one. Write the \
      elements out, with `$data` to repeat them and `$when` to choose among them.
      """)
  static let plainParts = LossKind(
    "compose.plain-parts", .approximated, "Of parts that a binding produces only texts and addresses are shown.",
    explanation: """
      What data give as a whole is known only when the function runs: of pictures their addresses and words are shown, of \
      rich texts and tables their texts. Styles, sizes and other elements in the data are left out. Write the parts out, \
      with `$data` to repeat them, to keep those.
      """)
  static let repeatedInput = LossKind(
    "compose.repeated-input", .dropped, "An input that is repeated has no name, so its value is not sent.",
    explanation: """
      It is shown and keeps what is entered, but the values of repeated inputs are told apart by their names. Give the input \
      an id with a binding in it, such as `topic-${$index}`.
      """)
  static let boundStyle = LossKind(
    "compose.bound-style", .approximated, "Text in a box whose style only data know has the colours around the box.",
    explanation: """
      The colour, the padding and the edges of such a box follow the data. The host gives texts another colour in boxes of \
      some styles, which is decided before there is data. Write a box for each style, with `$when` to choose among them, if \
      the colours of its texts matter.
      """)
  static let leftOut = LossKind(
    "compose.left-out", .dropped, "A function has no place for a part of a screen, so the part is omitted.",
    explanation: """
      A card that a button shows needs a place below its group of buttons. A button that is repeated by `$data`, and a tap on \
      something else than a button, have none. Write the button once, or show the content by `Action.ToggleVisibility`. \
      An element that is hidden at first, and that no action shows, is never seen. A link in a text has no words but those \
      of the text.
      """)

  static let refusedURL = LossKind(
    "compose.refused-url", .dropped, "A link must not lead to this address, so it is text alone.",
    explanation: """
      Links in texts may have the schemes `http`, `https`, `mailto` and `tel`. Any other address could run a program \
      (`javascript:`) or start another app (`intent:`) wherever an app opens the links of its cards, and one without a \
      scheme depends on where a page is. An address that data give is asked when the link is tapped. Use a button with \
      `Action.OpenUrl` for an address of the app's own, whose handler decides what is opened.
      """)

  static let iconSign = LossKind(
    "compose.icon-sign", .approximated, severity: .note, "An icon of the host's catalogue is shown as a sign.",
    explanation: """
      Functions bring no pictures along. Many icons look like a sign of Unicode, which is shown in their place; the others \
      are left out beside a title, and are shown by their names where they stand alone. Give the address of a picture, which \
      the app's `image` shows, to have it as it is.
      """)

  /// The kinds that say that something is not in the output, or in another form.
  public static let losses: [LossKind] = own + [RepeatedIdentity.position, RepeatedIdentity.shared]
  /// The kinds that no other target has.
  private static let own = [splicedElements, plainParts, repeatedInput, boundStyle, leftOut, refusedURL, iconSign]
  /// The kinds.
  public static let all: [DiagnosticKind] = [expression] + own.map(\.diagnostic)
}

extension Diagnostic {
  /// An expression that Kotlin cannot say.
  static func unsupported(_ what: String, at span: SourceSpan?, help: String?) -> Diagnostic {
    Diagnostic(ComposeDiagnostics.expression, "\(what) cannot be generated as Kotlin", at: span, help: help)
  }

  /// A hole among elements.
  static func splicedElements(_ hole: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      ComposeDiagnostics.splicedElements.diagnostic,
      "the elements of `\(hole)` are known only with data, so they are left out",
      at: span, help: "write the elements with `$data` and `$when` in place of the binding")
  }

  /// A hole among parts of an element.
  static func plainParts(_ hole: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      ComposeDiagnostics.plainParts.diagnostic,
      "of the parts that `\(hole)` gives, only texts and addresses are shown",
      at: span, help: "write the parts with `$data` in place of the binding")
  }

  /// An input without a name in a repetition.
  static func repeatedInput(at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      ComposeDiagnostics.repeatedInput.diagnostic,
      "an input that is repeated has no name, so its value is not sent", at: span,
      help: "give it an id with a binding in it, such as `topic-${$index}`")
  }

  /// A box whose style only data know.
  static func boundStyle(at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      ComposeDiagnostics.boundStyle.diagnostic,
      "the style of the box is known only with data, so its texts have the colours of the box around it", at: span,
      help: "write a box for each style, with `$when`")
  }

  /// An element that is hidden for good.
  static func neverShown(at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      ComposeDiagnostics.leftOut.diagnostic, "the element is hidden and no action shows it, so it is left out",
      at: span, help: "show it by `Action.ToggleVisibility`, or choose by `$when`")
  }

  /// The title or tooltip of a link in a text.
  static func linkWords(at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      ComposeDiagnostics.leftOut.diagnostic,
      "links in a text have no words but those of the text, so these are left out", at: span)
  }

  /// An icon that is shown as something else.
  static func iconSign(_ name: String, shown: String?, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      ComposeDiagnostics.iconSign.diagnostic,
      shown.map { "the icon `\(name)` is shown as `\($0)`" }
        ?? "no sign looks like the icon `\(name)`, so it is left out",
      at: span)
  }

  /// A link that is left out.
  static func refusedURL(_ url: String, at span: SourceSpan?) -> Diagnostic {
    let shown = url.count > 60 ? url.prefix(60) + "…" : url[...]
    return Diagnostic(
      ComposeDiagnostics.refusedURL.diagnostic, "a link cannot have the address `\(shown)`, so it is text alone",
      at: span,
      help: "use `https:`, or a button with `Action.OpenUrl`")
  }

  /// A card without a place.
  static func cardWithoutPlace(at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      ComposeDiagnostics.leftOut.diagnostic,
      "the card of this action has no place where it could be shown, so it is left out",
      at: span, help: "write the button once among other buttons, or show the content by `Action.ToggleVisibility`")
  }
}
