extension SupportSources {
  /// The part `DateArithmetic`.
  static let dateArithmetic = ##"""
    /// Why a time cannot be computed.
    struct CardDateProblem: Error {
      /// One sentence.
      let message: String
    }

    /// Sums and differences of times, and times in words.
    enum CardDateArithmetic {
      // MARK: Sums

      /// The time later by an amount of a unit: `Second`, `Minute`, `Hour`, `Day`, `Week`, `Month` or `Year`.
      static func shifted(_ instant: CardInstant, _ amount: Int, _ unit: String) throws(CardDateProblem)
        -> CardInstant
      {
        let milliseconds: Int
        switch unit {
        case "Second": milliseconds = 1000
        case "Minute": milliseconds = 60_000
        case "Hour": milliseconds = 3_600_000
        case "Day": milliseconds = 86_400_000
        case "Week": milliseconds = 604_800_000
        case "Month", "Year":
          let (months, overflows) = amount.multipliedReportingOverflow(by: unit == "Year" ? 12 : 1)
          guard !overflows, months.magnitude <= 12 * 600_000,
            case let result = instant.adding(months: months),
            abs(result.milliseconds) <= CardInstant.limit
          else { throw outOfRange }
          return result
        default:
          throw CardDateProblem(
            message:
              "`\(unit)` is not a unit of time; write `Second`, `Minute`, `Hour`, `Day`, `Week`, `Month` or `Year`"
          )
        }
        return try shifted(instant, milliseconds: Double(amount) * Double(milliseconds))
      }

      /// The time so many milliseconds later.
      static func shifted(_ instant: CardInstant, milliseconds: Double) throws(CardDateProblem)
        -> CardInstant
      {
        guard let result = CardInstant.inRange(Double(instant.milliseconds) + milliseconds) else {
          throw outOfRange
        }
        return result
      }

      /// The error for a time that JavaScript's `Date` does not know.
      static var outOfRange: CardDateProblem { CardDateProblem(message: "the time is out of range") }

      // MARK: Ticks

      private static let ticksPerMillisecond = 10_000
      /// Ticks count from the year 1.
      private static let ticksAtEpoch = 621_355_968_000_000_000

      /// The ticks of 100 ns from the year 1 to a time, as text, since no number holds them.
      static func ticks(_ instant: CardInstant) -> String {
        // The zeros are written out, since times far away have more ticks than an integer holds.
        let milliseconds = ticksAtEpoch / ticksPerMillisecond + instant.milliseconds
        return milliseconds == 0 ? "0" : "\(milliseconds)0000"
      }

      /// The time a number of ticks after the year 1 began.
      static func time(ticks: Int) throws(CardDateProblem) -> CardInstant {
        let (sinceEpoch, overflows) = ticks.subtractingReportingOverflow(ticksAtEpoch)
        guard !overflows, let instant = CardInstant.inRange(Double(sinceEpoch / ticksPerMillisecond))
        else { throw outOfRange }
        return instant
      }

      /// The ticks from the second time to the first.
      static func difference(_ first: CardInstant, _ second: CardInstant) -> Double {
        Double(first.milliseconds - second.milliseconds) * Double(ticksPerMillisecond)
      }

      // MARK: Words

      /// The time of day in a word.
      static func timeOfDay(_ time: CardCalendarTime) -> String {
        switch time.hour * 100 + time.minute {
        case 0: "midnight"
        case ..<1200: "morning"
        case 1200: "noon"
        case ..<1800: "afternoon"
        case ...2200: "evening"
        default: "night"
        }
      }

      /// A date as someone would say it on another one.
      static func readBack(_ date: CardInstant, on today: CardInstant) -> String {
        let day = 86_400_000
        let distance =
          CardInstant.floorDivide(date.milliseconds, day)
          - CardInstant.floorDivide(today.milliseconds, day)
        switch distance {
        case 0: return "today"
        case 1: return "tomorrow"
        case -1: return "yesterday"
        default: break
        }
        let parts = date.parts
        let weekday = CardDateNotation.weekdays[parts.weekday]
        // Weeks begin on Sunday; the fourth day before 1970 was one.
        let week = CardInstant.floorDivide(CardInstant.floorDivide(date.milliseconds, day) + 4, 7)
        let thisWeek = CardInstant.floorDivide(CardInstant.floorDivide(today.milliseconds, day) + 4, 7)
        switch week - thisWeek {
        case 0: return "this \(weekday)"
        case 1: return "next \(weekday)"
        case -1: return "last \(weekday)"
        default:
          // As in the reference the last digit decides, in `11st` too.
          let ending = ["th", "st", "nd", "rd"].dropFirst(parts.day % 10).first ?? "th"
          return "\(parts.day)\(ending) \(CardDateNotation.months[parts.month - 1]) \(parts.year)"
        }
      }
    }
    """##

  /// The same as it is read.
  static let dateArithmeticPart = SupportPart(dateArithmetic)
}
