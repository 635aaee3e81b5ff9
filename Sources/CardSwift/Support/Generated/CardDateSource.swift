extension SupportSources {
  /// The part `CardDate`.
  static let cardDate = ##"""
    /// A moment or day of the data: the text that they have for it, which templates read as a time.
    ///
    /// It is text in data too, in ISO 8601 or in one of the looser forms that JavaScript reads.
    struct CardDate: Sendable, Hashable {
      /// The text of the data.
      let text: String

      /// The time that a text names.
      init(_ text: String) { self.text = text }

      /// A moment in seconds since 1970 began in UTC, to the millisecond: `Date.timeIntervalSince1970` gives them. Moments
      /// outside of the years 0 to 9999, which four digits hold, become the nearest one inside.
      init(secondsSince1970 seconds: Double) {
        let first = CardInstant(year: 0, month: 1, day: 1).milliseconds
        let last = CardInstant(year: 10_000, month: 1, day: 1).milliseconds - 1
        let milliseconds = seconds.isNaN ? 0 : (seconds * 1000).rounded()
        text = CardCompiledDateFormat.iso.text(
          CardInstant(milliseconds: Int(max(Double(first), min(Double(last), milliseconds)))))
      }

      /// The moment in seconds since 1970 began in UTC; none if the text names no time. A time without a zone is in UTC.
      var secondsSince1970: Double? { CardInstant(text).map { Double($0.milliseconds) / 1000 } }
    }

    extension CardDate: ExpressibleByStringLiteral {
      /// The time that a text names.
      init(stringLiteral value: String) { text = value }
    }

    extension CardDate: CardConvertible {
      /// The text.
      var cardValue: CardValue { .string(text) }
    }

    extension CardDate: Codable {
      /// The text.
      init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
      }

      /// The text.
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
      }
    }

    extension CardField<CardDate> {
      /// The text of the time, which must not be `null`; `substitute` where it is missing.
      func text(or substitute: String) throws(CardError) -> String {
        switch self {
        case .value(let time): return time.text
        case .missing: return substitute
        case .null: throw .wrong(.null, "a string")
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardDatePart = SupportPart(cardDate)
}
