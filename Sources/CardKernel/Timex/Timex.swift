/// A time expression of TIMEX3: a date, a time, a duration or a range of which some parts can be open.
package struct Timex: Equatable {
  /// A season, part of the day or unit of a duration as the text names it.
  package typealias Code = String

  package var isPresent = false
  package var year: Double?
  package var month: Double?
  package var dayOfMonth: Double?
  /// From 1, which is Monday.
  package var dayOfWeek: Double?
  package var weekOfYear: Double?
  package var weekOfMonth: Double?
  package var season: Code?
  package var isWeekend = false
  package var hour: Double?
  package var minute: Double?
  package var second: Double?
  package var partOfDay: Code?
  package var duration: Duration?

  /// A length of time.
  package struct Duration: Equatable {
    package var amount: Double
    package var unit: Unit
  }

  /// Units of a duration; the longest one counts if an object names several.
  package enum Unit: String, CaseIterable {
    case years, months, weeks, days, hours, minutes, seconds

    /// So many seconds, with years of 365 and months of 30 days.
    package var seconds: Double {
      switch self {
      case .years: 31_536_000
      case .months: 2_592_000
      case .weeks: 604_800
      case .days: 86_400
      case .hours: 3600
      case .minutes: 60
      case .seconds: 1
      }
    }
  }
}

// MARK: What it is

extension Timex {
  /// Whether year, month and day are known.
  package var isDefinite: Bool { year != nil && month != nil && dayOfMonth != nil }

  /// Whether it is a day: of a month or of a week.
  package var isDate: Bool { month != nil && dayOfMonth != nil || dayOfWeek != nil }

  /// Whether it is a time of day to the second.
  package var isTime: Bool { hour != nil && minute != nil && second != nil }

  /// Whether it is a part of the day.
  package var isTimeRange: Bool { partOfDay != nil }

  /// Whether it is a year, a month, a season or a week.
  package var isDateRange: Bool {
    dayOfMonth == nil && (year != nil || month != nil) || season != nil || weekOfYear != nil || weekOfMonth != nil
  }

  /// Whether it says anything at all.
  package var isEmpty: Bool {
    !(isPresent || isDefinite || isDate || isDateRange || duration != nil || isTime || isTimeRange)
  }
}
