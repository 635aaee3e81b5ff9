public import CardIR
public import CardSyntax

/// What is reported about screens that become pages.
public enum HTMLDiagnostics {
  static let refusedURL = LossKind(
    "html.refused-url", .dropped, "A page must not lead to this address or load from it, so it is omitted.",
    explanation: """
      Links of pages may have the schemes `http`, `https`, `mailto` and `tel`. Pictures may have `http` and `https`, or \
      be a picture in the address itself (`data:image/…`); media may have `http` and `https`. Any other address, \
      `javascript:` for example, could run a program in the page. An address without a scheme depends on where the page \
      is: set `--base-url`.
      """)

  static let linkedFilm = LossKind(
    "html.linked-film", .approximated, severity: .note, "A film is not played on the page, which has a link to it.",
    explanation: """
      The address is that of a page on YouTube, Vimeo or Dailymotion, which plays the film itself. A page loads nothing \
      but pictures and media, so it shows the poster, and leads to that page. Give the address of a file to have it \
      played.
      """)

  /// The kinds that say that something is not in the output, or in another form.
  public static let losses: [LossKind] = [refusedURL, linkedFilm]
  /// The kinds.
  public static let all: [DiagnosticKind] = losses.map(\.diagnostic)
}

extension Diagnostic {
  /// A film that only the page of a service plays.
  static func linkedFilm(on service: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      HTMLDiagnostics.linkedFilm.diagnostic, "\(service) plays this film on its own page, so there is a link to it",
      at: span)
  }

  /// An address that is left out.
  static func refusedURL(_ url: String, at span: SourceSpan?) -> Diagnostic {
    let shown = url.count > 60 ? url.prefix(60) + "…" : url[...]
    return Diagnostic(
      HTMLDiagnostics.refusedURL.diagnostic, "a page cannot have the address `\(shown)`, so it is omitted", at: span,
      help: "use `https:`, or set `--base-url` for relative addresses")
  }
}
