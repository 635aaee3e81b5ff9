public import CardCompiler
import CardFormats
public import CardIR
public import CardSyntax

// Cards come from text and go to text through the compiler, which knows where everything was written.
extension AdaptiveCard {
  /// The card in a document; none if there is no card in it.
  ///
  /// What the compiler has to say about a card is reported with its place, unknown names and values of a wrong type for
  /// example. They do not keep the card from being read: everything in the document is in the card.
  public init?(reading document: Document, diagnostics: inout Diagnostics) {
    let screen = AdaptiveCardsFormat().importScreen(
      document, options: ImportOptions(name: document.source.name), diagnostics: &diagnostics)
    let root = document.root
    guard screen != nil || root["type"]?.string == Self.typeName || (root["type"] == nil && root["body"] != nil),
      let card = Self(json: JSONValue(root))
    else { return nil }
    self = card
  }

  /// The card in JSON or YAML text; none if there is no card in it.
  public init?(reading source: SourceText, diagnostics: inout Diagnostics) {
    let syntax = SourceSyntax.detect(source)
    guard let document = Document.read(source, as: syntax, diagnostics: &diagnostics) else { return nil }
    self.init(reading: document, diagnostics: &diagnostics)
  }

  /// The card in JSON; none if there is no card in it.
  public init?(json: some Collection<UInt8>, diagnostics: inout Diagnostics) {
    self.init(reading: SourceText(name: Self.fileName, bytes: json), diagnostics: &diagnostics)
  }

  /// The card in JSON; none if there is no card in it.
  public init?(json: String, diagnostics: inout Diagnostics) {
    self.init(reading: SourceText(name: Self.fileName, text: json), diagnostics: &diagnostics)
  }

  /// The card in JSON, if there is one; what is wrong with it is not said.
  public init?(json: String) {
    var diagnostics = Diagnostics()
    self.init(json: json, diagnostics: &diagnostics)
  }

  /// What diagnostics call a card that has no file.
  private static let fileName = "card.json"

  /// The bytes of the card, with the order of members and the text of numbers that it was read with.
  public func bytes(_ syntax: DocumentSyntax = .json) -> [UInt8] {
    var writer = DocumentWriter(syntax)
    typedJSON.write(to: &writer)
    return writer.finish()
  }

  /// The text of the card.
  public func text(_ syntax: DocumentSyntax = .json) -> String { String(decoding: bytes(syntax), as: UTF8.self) }

  /// The text of the card as a source, in which diagnostics about it have their places.
  public func source(name: String = "card.json") -> SourceText { SourceText(name: name, bytes: bytes()) }

  /// The card as a document; none if it is nested deeper than documents can be.
  public func document(diagnostics: inout Diagnostics) -> Document? {
    Document.read(source(), as: .json, diagnostics: &diagnostics)
  }

  /// What the compiler has to say about the card, with places in its text.
  public func check() -> Diagnostics {
    var diagnostics = Diagnostics()
    _ = AdaptiveCard(reading: source(), diagnostics: &diagnostics)
    return diagnostics
  }
}

extension Compiler {
  /// Translates a card to each of `targets`, as it does with one that was written by hand.
  ///
  /// Diagnostics have their places in ``AdaptiveCard/source(name:)``. Text with `${` in it is a template's, unless the
  /// options say that sources are literal.
  public func compile(
    _ card: AdaptiveCard, name: String = "card.json", data: SourceText? = nil, host: SourceText? = nil,
    to targets: [FormatID]
  ) -> CompilationResult {
    compile(card.source(name: name), data: data, host: host, to: targets)
  }
}
