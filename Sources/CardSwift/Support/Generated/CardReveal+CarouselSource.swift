extension SupportSources {
  /// The part `CardReveal+Carousel`.
  static let cardRevealCarousel = ##"""
    extension CardCarousel {
      /// Shows the page that has a field whose value cannot be sent, of these by page.
      func revealing(_ fields: [[String]], in form: CardForm) -> CardCarousel {
        var carousel = self
        carousel.watched = { AnyView(CardPageReveal(fields: fields, form: form, shown: $0)) }
        return carousel
      }
    }
    """##

  /// The same as it is read.
  static let cardRevealCarouselPart = SupportPart(cardRevealCarousel)
}
