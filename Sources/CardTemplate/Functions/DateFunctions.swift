/// Functions of times. All times are UTC; most functions want exactly `yyyy-MM-ddTHH:mm:ss.fffZ`.
enum DateFunctions {
  static let all: [Function] = additions + parts + formats + differences

  // MARK: Arguments

  private static func time(
    _ call: Call, _ index: Int, _ context: inout EvaluationContext
  ) throws(EvaluationError) -> Instant {
    let text = try call.string(index, &context)
    guard let instant = Instant(strict: text) else {
      throw .message(
        "`\(text)` is not a time as `2018-03-15T13:00:00.000Z`", call.arguments[index].range)
    }
    return instant
  }

  /// The format at `index`, evaluated together with the locale after it. Names of months are English in all locales.
  private static func format(
    _ call: Call, _ index: Int, _ context: inout EvaluationContext
  ) throws(EvaluationError) -> String? {
    let format = try call.optional(index, &context)
    _ = try call.optional(index + 1, &context)
    guard let format else { return nil }
    if let text = format.text {
      try context.charge(text.utf8.count / 4)
      return text
    }
    if format.isUndefined { return nil }
    throw call.wrong(index, format, "a format")
  }

  private static func shifted(
    _ instant: Instant, _ amount: Int, _ unit: String, _ call: Call
  ) throws(EvaluationError) -> Instant {
    let milliseconds: Int
    switch unit {
    case "Second": milliseconds = 1000
    case "Minute": milliseconds = 60_000
    case "Hour": milliseconds = 3_600_000
    case "Day": milliseconds = 86_400_000
    case "Week": milliseconds = 604_800_000
    case "Month", "Year":
      let (months, overflows) = amount.multipliedReportingOverflow(by: unit == "Year" ? 12 : 1)
      guard !overflows, abs(months) <= 12 * 400_000 else { throw call.error("the time is out of range") }
      return instant.adding(months: months)
    default:
      throw call.error(
        "`\(unit)` is not a unit of time; write `Second`, `Minute`, `Hour`, `Day`, `Week`, `Month` or `Year`")
    }
    return try shifted(instant, Double(amount) * Double(milliseconds), call)
  }

  private static func shifted(
    _ instant: Instant, _ milliseconds: Double, _ call: Call
  ) throws(EvaluationError) -> Instant {
    guard let result = Instant.inRange(Double(instant.milliseconds) + milliseconds) else {
      throw call.error("the time is out of range")
    }
    return result
  }

  // MARK: Additions

  private static func addition(_ name: String, _ unit: String, milliseconds: Double) -> Function {
    Function(
      name, [.string, .number], optional: [.string, .string], .string, "The time a number of \(unit) later."
    ) { (call, context) throws(EvaluationError) in
      let value = try call.value(0, &context)
      let amount = try call.number(1, &context)
      guard let text = value.text else { throw call.wrong(0, value, "a time") }
      let format = try format(call, 2, &context)
      guard let start = Instant(strict: text) else {
        throw .message("`\(text)` is not a time as `2018-03-15T13:00:00.000Z`", call.arguments[0].range)
      }
      // JavaScript's `Date` cuts fractions of the parts that it sets.
      return .string(DateFormat.format(try shifted(start, amount.rounded(.towardZero) * milliseconds, call), format))
    }
  }

  private static func interval(_ name: String, sign: Int, _ summary: String) -> Function {
    Function(name, [.string, .number, .string], optional: [.string, .string], .string, summary) {
      (call, context) throws(EvaluationError) in
      let text = try call.string(0, &context)
      let amount = try call.integer(1, &context)
      let unit = try call.string(2, &context)
      let format = try format(call, 3, &context)
      guard let start = Instant(strict: text) else {
        throw .message("`\(text)` is not a time as `2018-03-15T13:00:00.000Z`", call.arguments[0].range)
      }
      return .string(DateFormat.format(try shifted(start, sign * amount, unit, call), format))
    }
  }

  private static func fromNow(_ name: String, sign: Int, _ summary: String) -> Function {
    Function(name, [.number, .string], optional: [.string, .string], .string, purity: .clock, summary) {
      (call, context) throws(EvaluationError) in
      let amount = try call.integer(0, &context)
      let unit = try call.string(1, &context)
      let format = try format(call, 2, &context)
      return .string(DateFormat.format(try shifted(context.now(), sign * amount, unit, call), format))
    }
  }

  private static let additions: [Function] = [
    addition("addDays", "days", milliseconds: 86_400_000),
    addition("addHours", "hours", milliseconds: 3_600_000),
    addition("addMinutes", "minutes", milliseconds: 60_000),
    addition("addSeconds", "seconds", milliseconds: 1000),
    interval("addToTime", sign: 1, "The time later by an amount of a unit, such as `Hour` or `Month`."),
    interval("subtractFromTime", sign: -1, "The time earlier by an amount of a unit, such as `Hour` or `Month`."),
    fromNow("getFutureTime", sign: 1, "The time now, later by an amount of a unit, such as `Hour` or `Month`."),
    fromNow("getPastTime", sign: -1, "The time now, earlier by an amount of a unit, such as `Hour` or `Month`."),
    Function("utcNow", [], optional: [.string, .string], .string, purity: .clock, "The time now.") {
      (call, context) throws(EvaluationError) in
      let format = try format(call, 0, &context)
      return .string(DateFormat.format(context.now(), format))
    },
  ]

  // MARK: Parts

  private static func part(
    _ name: String, _ result: ValueType, _ summary: String, _ part: @escaping @Sendable (CalendarTime) -> Value
  ) -> Function {
    Function(name, [.string], result, summary) { (call, context) throws(EvaluationError) in
      part(try time(call, 0, &context).parts)
    }
  }

  private static func start(
    _ name: String, _ unit: String, _ start: @escaping @Sendable (CalendarTime) -> Instant
  ) -> Function {
    Function(name, [.string], optional: [.string, .string], .string, "The time at which the \(unit) of a time began.") {
      (call, context) throws(EvaluationError) in
      let instant = start(try time(call, 0, &context).parts)
      return .string(DateFormat.format(instant, try format(call, 1, &context)))
    }
  }

  private static let parts: [Function] = [
    part("dayOfMonth", .number, "The day of the month.") { .number(Double($0.day)) },
    part("dayOfWeek", .number, "The day of the week, 0 for Sunday.") { .number(Double($0.weekday)) },
    part("dayOfYear", .number, "The day of the year, from 1.") { .number(Double($0.dayOfYear)) },
    part("month", .number, "The month, from 1.") { .number(Double($0.month)) },
    part("year", .number, "The year.") { .number(Double($0.year)) },
    part("date", .string, "The date as `M/d/yyyy`.") { .string("\($0.month)/\($0.day)/\($0.year)") },
    part("getTimeOfDay", .string, "The time of day in a word, such as `morning`.") { time in
      switch time.hour * 100 + time.minute {
      case 0: .string("midnight")
      case ..<1200: .string("morning")
      case 1200: .string("noon")
      case ..<1800: .string("afternoon")
      case ...2200: .string("evening")
      default: .string("night")
      }
    },
    start("startOfDay", "day") { Instant(year: $0.year, month: $0.month, day: $0.day) },
    start("startOfHour", "hour") { Instant(year: $0.year, month: $0.month, day: $0.day, hour: $0.hour) },
    start("startOfMonth", "month") { Instant(year: $0.year, month: $0.month, day: 1) },
  ]

  // MARK: Formats

  private static let ticksPerMillisecond = 10_000
  /// Ticks count from the year 1.
  private static let ticksAtEpoch = 621_355_968_000_000_000

  private static let formats: [Function] = [
    Function(
      "formatDateTime", [.string], optional: [.string, .string], .string, "The time in UTC, written by a custom format."
    ) {
      (call, context) throws(EvaluationError) in
      let value = try call.value(0, &context)
      let format = try format(call, 1, &context)
      guard let text = value.text else { throw call.wrong(0, value, "a time") }
      guard let instant = Instant(text) else { throw .message("`\(text)` is not a time", call.arguments[0].range) }
      return .string(DateFormat.format(instant, format))
    },
    Function(
      "formatEpoch", [.number], optional: [.string, .string], .string,
      "The time a number of seconds after 1970 began, written by a custom format."
    ) {
      (call, context) throws(EvaluationError) in
      let seconds = try call.number(0, &context)
      let format = try format(call, 1, &context)
      guard let instant = Instant.inRange((seconds * 1000).rounded(.towardZero)) else {
        throw call.error("the time is out of range")
      }
      return .string(DateFormat.format(instant, format))
    },
    Function(
      "formatTicks", [.number], optional: [.string, .string], .string,
      "The time a number of ticks of 100 ns after the year 1 began, written by a custom format."
    ) {
      (call, context) throws(EvaluationError) in
      let value = try call.value(0, &context)
      let format = try format(call, 1, &context)
      guard let ticks = value.integer ?? value.text.flatMap({ Int($0) }) else {
        throw call.wrong(0, value, "a number of ticks")
      }
      let (sinceEpoch, overflows) = ticks.subtractingReportingOverflow(ticksAtEpoch)
      guard !overflows, let instant = Instant.inRange(Double(sinceEpoch / ticksPerMillisecond)) else {
        throw call.error("the time is out of range")
      }
      return .string(DateFormat.format(instant, format))
    },
  ]

  // MARK: Differences

  private static func ticks(_ name: String, per unit: String, _ ticks: Double) -> Function {
    Function(name, [.any], .number, "The number of \(unit) in a number of ticks of 100 ns.") {
      (call, context) throws(EvaluationError) in
      let value = try call.value(0, &context)
      guard let count = value.number, count == count.rounded() else { throw call.wrong(0, value, "an integer") }
      return .number(count / ticks)
    }
  }

  private static let differences: [Function] = [
    Function(
      "ticks", [.any], .any, "The ticks of 100 ns from the year 1 to a time, as text, since no number holds them."
    ) {
      (call, context) throws(EvaluationError) in
      let instant = try time(call, 0, &context)
      return .string(String(ticksAtEpoch + instant.milliseconds * ticksPerMillisecond))
    },
    Function("dateTimeDiff", [.string, .string], .number, "The ticks of 100 ns from the second time to the first.") {
      (call, context) throws(EvaluationError) in
      let first = try time(call, 0, &context)
      let second = try time(call, 1, &context)
      return .number(Double((first.milliseconds - second.milliseconds) * ticksPerMillisecond))
    },
    ticks("ticksToDays", per: "days", 864_000_000_000),
    ticks("ticksToHours", per: "hours", 36_000_000_000),
    ticks("ticksToMinutes", per: "minutes", 600_000_000),
    Function(
      "dateReadBack", [.string, .string], .string,
      "The second date as someone would say it on the first, such as `tomorrow`."
    ) {
      (call, context) throws(EvaluationError) in
      let today = try time(call, 0, &context)
      let date = try time(call, 1, &context)
      return .string(readBack(date, on: today))
    },
  ]

  private static func readBack(_ date: Instant, on today: Instant) -> String {
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
    let weekday = DateFormat.weekdays[parts.weekday]
    // Weeks begin on Monday here.
    let week = Instant.floorDivide(Instant.floorDivide(date.milliseconds, day) + 3, 7)
    let thisWeek = Instant.floorDivide(Instant.floorDivide(today.milliseconds, day) + 3, 7)
    switch week - thisWeek {
    case 0: return "this \(weekday)"
    case 1: return "next \(weekday)"
    case -1: return "last \(weekday)"
    default:
      let ending: String
      switch parts.day {
      case 1, 21, 31: ending = "st"
      case 2, 22: ending = "nd"
      case 3, 23: ending = "rd"
      default: ending = "th"
      }
      return "\(parts.day)\(ending) \(DateFormat.months[parts.month - 1]) \(parts.year)"
    }
  }
}
