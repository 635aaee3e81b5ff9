#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Has `show` run when the value of one of these fields cannot be sent and gets the focus.
    public func cardReveal(_ fields: [CardEntry], show: @escaping @MainActor () -> Void) -> some View {
      background {
        ForEach(Array(fields.enumerated()), id: \.offset) { _, field in
          CardReveal(field: field, show: show)
        }
      }
    }
  }

  /// Observes a field that may not be on the screen.
  private struct CardReveal: View {
    @ObservedObject var field: CardEntry
    let show: @MainActor () -> Void

    var body: some View {
      Color.clear.task(id: field.attempts) {
        if field.attempts > 0, field.problem != nil { show() }
      }
    }
  }

  extension CardTabs {
    /// Shows the page that has a field whose value cannot be sent, of these by page.
    public func revealing(_ fields: [[CardEntry]]) -> CardTabs {
      var tabs = self
      tabs.watched = { shown in
        AnyView(
          ForEach(Array(fields.enumerated()), id: \.offset) { page, fields in
            Color.clear.cardReveal(fields) { shown.wrappedValue = page }
          })
      }
      return tabs
    }
  }
#endif
