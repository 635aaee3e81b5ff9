/// Why a time cannot be computed.
package struct DateProblem: Error {
  /// One sentence.
  package let message: String
}

/// Sums and differences of times, and times in words.
package enum DateArithmetic {
  // MARK: Sums

  /// The time later by an amount of a unit: `Second`, `Minute`, `Hour`, `Day`, `Week`, `Month` or `Year`.
  package static func shifted(_ instant: Instant, _ amount: Int, _ unit: String) throws(DateProblem) -> Instant {
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
        case let result = instant.adding(months: months), abs(result.milliseconds) <= Instant.limit
      else { throw outOfRange }
      return result
    default:
      throw DateProblem(
        message:
          "`\(unit)` is not a unit of time; write `Second`, `Minute`, `Hour`, `Day`, `Week`, `Month` or `Year`")
    }
    return try shifted(instant, milliseconds: Double(amount) * Double(milliseconds))
  }

  /// The time so many milliseconds later.
  package static func shifted(_ instant: Instant, milliseconds: Double) throws(DateProblem) -> Instant {
    guard let result = Instant.inRange(Double(instant.milliseconds) + milliseconds) else { throw outOfRange }
    return result
  }

  /// The error for a time that JavaScript's `Date` does not know.
  package static var outOfRange: DateProblem { DateProblem(message: "the time is out of range") }

  // MARK: Ticks

  private static let ticksPerMillisecond = 10_000
  /// Ticks count from the year 1.
  private static let ticksAtEpoch = 621_355_968_000_000_000

  /// The ticks of 100 ns from the year 1 to a time, as text, since no number holds them.
  package static func ticks(_ instant: Instant) -> String {
    // The zeros are written out, since times far away have more ticks than an integer holds.
    let milliseconds = ticksAtEpoch / ticksPerMillisecond + instant.milliseconds
    return milliseconds == 0 ? "0" : "\(milliseconds)0000"
  }

  /// The time a number of ticks after the year 1 began.
  package static func time(ticks: Int) throws(DateProblem) -> Instant {
    let (sinceEpoch, overflows) = ticks.subtractingReportingOverflow(ticksAtEpoch)
    guard !overflows, let instant = Instant.inRange(Double(sinceEpoch / ticksPerMillisecond)) else { throw outOfRange }
    return instant
  }

  /// The ticks from the second time to the first.
  package static func difference(_ first: Instant, _ second: Instant) -> Double {
    Double(first.milliseconds - second.milliseconds) * Double(ticksPerMillisecond)
  }

  // MARK: Words

  /// The time of day in a word.
  package static func timeOfDay(_ time: CalendarTime) -> String {
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
  package static func readBack(_ date: Instant, on today: Instant) -> String {
    let day = 86_400_000
    let distance =
      Instant.floorDivide(date.milliseconds, day) - Instant.floorDivide(today.milliseconds, day)
    switch distance {
    case 0: return "today"
    case 1: return "tomorrow"
    case -1: return "yesterday"
    default: break
    }
    let parts = date.parts
    let weekday = DateNotation.weekdays[parts.weekday]
    // Weeks begin on Sunday; the fourth day before 1970 was one.
    let week = Instant.floorDivide(Instant.floorDivide(date.milliseconds, day) + 4, 7)
    let thisWeek = Instant.floorDivide(Instant.floorDivide(today.milliseconds, day) + 4, 7)
    switch week - thisWeek {
    case 0: return "this \(weekday)"
    case 1: return "next \(weekday)"
    case -1: return "last \(weekday)"
    default:
      // As in the reference the last digit decides, in `11st` too.
      let ending = ["th", "st", "nd", "rd"].dropFirst(parts.day % 10).first ?? "th"
      return "\(parts.day)\(ending) \(DateNotation.months[parts.month - 1]) \(parts.year)"
    }
  }
}
