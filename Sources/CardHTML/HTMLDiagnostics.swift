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

  static let unknownSymbol = LossKind(
    "html.unknown-symbol", .approximated, "A symbol is not on the page.",
    explanation: """
      Browsers have none of the symbols of Apple's platforms and of hosts. Many have a character that looks alike; for the \
      others the page shows a box or the name, and leaves them out beside a title.
      """)

  /// The kinds that say that something is not in the output, or in another form.
  public static let losses: [LossKind] = [refusedURL, linkedFilm, unknownSymbol]
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

  /// A symbol that looks like no character, with what becomes of it.
  static func unknownSymbol(_ name: String, _ consequence: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      HTMLDiagnostics.unknownSymbol.diagnostic, "no character looks like the symbol `\(name)`, so \(consequence)",
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
