/// The sources of the module `CardRuntime`, each file under its name.
enum SupportSources {
  /// All of them.
  static let files: [String: String] = [
    "CardAction": cardAction,
    "CardActionHandler": cardActionHandler,
    "CardCarousel": cardCarousel,
    "CardColor": cardColor,
    "CardDateField": cardDateField,
    "CardField": cardField,
    "CardForm": cardForm,
    "CardInput": cardInput,
    "CardMarkdown": cardMarkdown,
    "CardRichText": cardRichText,
    "CardState": cardState,
    "CardTextEntry": cardTextEntry,
    "CardTextNames": cardTextNames,
    "CardTextStyle": cardTextStyle,
    "CardValue": cardValue,
  ]
}
