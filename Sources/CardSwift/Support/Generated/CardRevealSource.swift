extension SupportSources {
  /// The part `CardReveal`.
  static let cardReveal = ##"""
    extension View {
      /// Has `show` run when the value of one of these fields cannot be sent and gets the focus.
      func cardReveal(
        _ fields: [String], in form: CardForm, show: @escaping @MainActor () -> Void
      ) -> some View {
        background { CardReveals(fields: fields, form: form, show: show) }
      }
    }

    /// Observes fields that may not be on the screen.
    private struct CardReveals: View {
      let fields: [String]
      let form: CardForm
      let show: @MainActor () -> Void

      var body: some View {
        ForEach(fields, id: \.self) { field in
          CardReveal(field: form.entry(field), show: show)
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

    /// Shows the page that has a field whose value cannot be sent.
    struct CardPageReveal: View {
      /// The names of the fields on each page.
      let fields: [[String]]
      let form: CardForm
      @Binding var shown: Int

      var body: some View {
        ForEach(Array(fields.enumerated()), id: \.offset) { page, fields in
          CardReveals(fields: fields, form: form) { shown = page }
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardRevealPart = SupportPart(cardReveal)
}
