#if canImport(SwiftUI)
  public import SwiftUI

  extension CardCarousel {
    /// Shows the page that has a field whose value cannot be sent, of these by page.
    public func revealing(_ fields: [[String]], in form: CardForm) -> CardCarousel {
      var carousel = self
      carousel.watched = { AnyView(CardPageReveal(fields: fields, form: form, shown: $0)) }
      return carousel
    }
  }
#endif
