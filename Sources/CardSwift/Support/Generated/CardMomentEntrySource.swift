extension SupportSources {
  /// The part `CardMomentEntry`.
  static let cardMomentEntry = ##"""
    /// Dates and times as controls have them, of data that write them as the renderer of cards reads them.
    enum CardMomentEntry {
      /// A date as `2026-11-21`, also of `11/21/2026`; none of what is no date.
      static func date(_ text: String) -> String? {
        let fields = text.prefix { $0 != "T" && $0 != " " }
          .split(omittingEmptySubsequences: false) { "-/.".contains($0) }
        let numbers = fields.compactMap { Int($0) }
        guard fields.count == 3, numbers.count == 3 else { return nil }
        let isYearFirst = fields[0].count == 4
        let (year, month, day) =
          isYearFirst ? (numbers[0], numbers[1], numbers[2]) : (numbers[2], numbers[0], numbers[1])
        guard (1...12).contains(month), (1...31).contains(day), year > 99, year < 10000 else {
          return nil
        }
        return [digits(year, 4), digits(month, 2), digits(day, 2)].joined(separator: "-")
      }

      /// A time of day as `18:30`, also of `6:30 PM`; none of what is no time.
      static func time(_ text: String) -> String? {
        let words = text.split(separator: " ")
        guard let clock = words.first, words.count <= 2 else { return nil }
        let fields = clock.split(separator: ":")
        let numbers = fields.compactMap { Int($0) }
        guard fields.count == 2 || fields.count == 3, numbers.count == fields.count else { return nil }
        var hour = numbers[0]
        switch words.count == 2 ? words[1].lowercased() : "" {
        case "": break
        case "am": hour = hour == 12 ? 0 : hour
        case "pm": hour = hour == 12 ? 12 : hour + 12
        default: return nil
        }
        guard (0...23).contains(hour), (0...59).contains(numbers[1]) else { return nil }
        return digits(hour, 2) + ":" + digits(numbers[1], 2)
      }

      /// A date or a time as near to another one as limits let it be. All are written so that they sort as text.
      static func nearest(_ moment: String, least: String? = nil, most: String? = nil) -> String {
        let late = max(moment, least ?? moment)
        return min(late, most ?? late)
      }

      private static func digits(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.count)) + text
      }
    }
    """##

  /// The same as it is read.
  static let cardMomentEntryPart = SupportPart(cardMomentEntry)
}
