extension SupportSources {
  /// The part `CardDateField`.
  static let cardDateField = ##"""
    /// A control for a date such as `2026-11-21` or a time such as `18:30`, or none.
    struct CardDateField: View {
      /// What is chosen.
      enum Kind: Sendable {
        /// A day.
        case date
        /// A time of day.
        case time
      }

      private let title: String
      private let prompt: String
      private let kind: Kind
      private let minimum: String?
      private let maximum: String?
      @Binding private var text: String

      /// A control for `text`, which is empty where nothing is chosen.
      init(
        _ title: String,
        _ kind: Kind,
        text: Binding<String>,
        prompt: String = "",
        minimum: String? = nil,
        maximum: String? = nil
      ) {
        self.title = title
        self.kind = kind
        self.prompt = prompt
        self.minimum = minimum
        self.maximum = maximum
        _text = text
      }

      /// The platform's picker, or a text field where it has none.
      var body: some View {
        #if os(tvOS) || os(watchOS)
          TextField(title, text: $text)
        #else
          if Self.date(text, kind) == nil {
            let words =
              prompt.isEmpty ? (kind == .date ? "Choose a date" : "Choose a time").cardWord : prompt
            Button(words) {
              text = CardMomentEntry.nearest(Self.text(Date(), kind), least: minimum, most: maximum)
            }
            .accessibilityLabel(title.isEmpty ? words : title)
          } else {
            HStack {
              DatePicker(
                title,
                selection: selection,
                in: limits,
                displayedComponents: kind == .date ? [.date] : [.hourAndMinute]
              )
              .labelsHidden()
              Button {
                text = ""
              } label: {
                Image(systemName: "xmark.circle")
              }
              .buttonStyle(.borderless)
              .accessibilityLabel("Clear".cardWord)
            }
          }
        #endif
      }

      private var limits: ClosedRange<Date> {
        let first = minimum.flatMap { Self.date($0, kind) } ?? .distantPast
        return first...max(first, maximum.flatMap { Self.date($0, kind) } ?? .distantFuture)
      }

      private var selection: Binding<Date> {
        let (kind, text) = (kind, $text)
        return Binding {
          Self.date(text.wrappedValue, kind) ?? Date()
        } set: {
          text.wrappedValue = Self.text($0, kind)
        }
      }

      nonisolated private static func date(_ text: String, _ kind: Kind) -> Date? {
        let numbers = text.split(separator: kind == .date ? "-" : ":").compactMap { Int($0) }
        guard numbers.count == (kind == .date ? 3 : 2) else { return nil }
        var components = DateComponents()
        if kind == .date {
          components.year = numbers[0]
          components.month = numbers[1]
          components.day = numbers[2]
        } else {
          components.hour = numbers[0]
          components.minute = numbers[1]
        }
        return Calendar(identifier: .gregorian).date(from: components)
      }

      nonisolated private static func text(_ date: Date, _ kind: Kind) -> String {
        let calendar = Calendar(identifier: .gregorian)
        func digits(_ component: Calendar.Component, _ count: Int) -> String {
          let text = String(calendar.component(component, from: date))
          return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        if kind == .time { return digits(.hour, 2) + ":" + digits(.minute, 2) }
        return digits(.year, 4) + "-" + digits(.month, 2) + "-" + digits(.day, 2)
      }
    }
    """##

  /// The same as it is read.
  static let cardDateFieldPart = SupportPart(cardDateField)
}
