#if canImport(SwiftUI)
  public import SwiftUI

  extension CardTabs {
    /// Shows the page that has a field whose value cannot be sent, of these by page.
    public func revealing(_ fields: [[String]], in form: CardForm) -> CardTabs {
      var tabs = self
      tabs.watched = { AnyView(CardPageReveal(fields: fields, form: form, shown: $0)) }
      return tabs
    }
  }
#endif
