extension SupportSources {
  /// The part `CardReveal+Tabs`.
  static let cardRevealTabs = ##"""
    extension CardTabs {
      /// Shows the page that has a field whose value cannot be sent, of these by page.
      func revealing(_ fields: [[String]], in form: CardForm) -> CardTabs {
        var tabs = self
        tabs.watched = { AnyView(CardPageReveal(fields: fields, form: form, shown: $0)) }
        return tabs
      }
    }
    """##

  /// The same as it is read.
  static let cardRevealTabsPart = SupportPart(cardRevealTabs)
}
