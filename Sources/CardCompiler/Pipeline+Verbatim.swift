import CardFormats
public import CardSyntax
public import CardTemplate

extension Pipeline {
  /// The names of properties in which `${name}` beside other text is text, in formats that the compiler knows.
  var verbatim: Set<String> { Self.verbatim }
  static var verbatim: Set<String> { AdaptiveCardsFormat.verbatimProperties }
}

extension TemplateBindings {
  /// What the template of a screen reads of its data; source code in the screen is no template.
  public init(ofScreen document: Document) { self.init(document, verbatim: Pipeline.verbatim) }
}
