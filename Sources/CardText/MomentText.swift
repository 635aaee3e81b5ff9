package import CardIR

/// Dates and times as the controls of views have them: `2026-11-21` and `18:30`. The renderer of cards reads `6/1/2020` and
/// `9:05 PM` as well.
package enum MomentText {
  /// The known value or limit of an input as its control has it; none of a date or time that cannot be read, which
  /// renderers ignore. What is no date or time is as it is.
  package static func normalized(_ text: String, of kind: ElementKind) -> String? {
    switch kind {
    case .dateInput: date(text)
    case .timeInput: time(text)
    default: text
    }
  }

  /// A date as controls have it; none of what is no date.
  package static func date(_ text: String) -> String? {
    let fields = text.prefix { $0 != "T" && $0 != " " }.split(omittingEmptySubsequences: false) { "-/.".contains($0) }
    let numbers = fields.compactMap { Int($0) }
    guard fields.count == 3, numbers.count == 3 else { return nil }
    let isYearFirst = fields[0].count == 4
    let (year, month, day) =
      isYearFirst ? (numbers[0], numbers[1], numbers[2]) : (numbers[2], numbers[0], numbers[1])
    guard (1...12).contains(month), (1...31).contains(day), year > 99, year < 10000 else { return nil }
    return [digits(year, 4), digits(month, 2), digits(day, 2)].joined(separator: "-")
  }

  /// A time of day as controls have it; none of what is no time.
  package static func time(_ text: String) -> String? {
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

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
