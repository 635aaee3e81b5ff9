extension SupportSources {
  /// The part `Timex`.
  static let timex = ##"""
    /// A time expression of TIMEX3: a date, a time, a duration or a range of which some parts can be open.
    struct CardTimex: Equatable {
      /// A season, part of the day or unit of a duration as the text names it.
      typealias Code = String

      var isPresent = false
      var year: Double?
      var month: Double?
      var dayOfMonth: Double?
      /// From 1, which is Monday.
      var dayOfWeek: Double?
      var weekOfYear: Double?
      var weekOfMonth: Double?
      var season: Code?
      var isWeekend = false
      var hour: Double?
      var minute: Double?
      var second: Double?
      var partOfDay: Code?
      var duration: Duration?

      /// A length of time.
      struct Duration: Equatable {
        var amount: Double
        var unit: Unit
      }

      /// Units of a duration; the longest one counts if an object names several.
      enum Unit: String, CaseIterable {
        case years, months, weeks, days, hours, minutes, seconds

        /// So many seconds, with years of 365 and months of 30 days.
        var seconds: Double {
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

    extension CardTimex {
      /// Whether year, month and day are known.
      var isDefinite: Bool { year != nil && month != nil && dayOfMonth != nil }

      /// Whether it is a day: of a month or of a week.
      var isDate: Bool { month != nil && dayOfMonth != nil || dayOfWeek != nil }

      /// Whether it is a time of day to the second.
      var isTime: Bool { hour != nil && minute != nil && second != nil }

      /// Whether it is a part of the day.
      var isTimeRange: Bool { partOfDay != nil }

      /// Whether it is a year, a month, a season or a week.
      var isDateRange: Bool {
        dayOfMonth == nil && (year != nil || month != nil) || season != nil || weekOfYear != nil
          || weekOfMonth != nil
      }

      /// Whether it says anything at all.
      var isEmpty: Bool {
        !(isPresent || isDefinite || isDate || isDateRange || duration != nil || isTime || isTimeRange)
      }
    }
    """##

  /// The same as it is read.
  static let timexPart = SupportPart(timex)
}
