import CardKernel

/// Functions of times. All times are UTC; most functions want exactly `yyyy-MM-ddTHH:mm:ss.fffZ`.
enum DateFunctions {
  static let all: [Function] = additions + parts + formats + zones + differences

  // MARK: Arguments

  private static func time(
    _ call: Call, _ index: Int, _ context: inout EvaluationContext
  ) throws(EvaluationError) -> Instant {
    let value = try call.value(index, &context)
    if let instant = value.withUTF8({ Instant(strict: $0) }) ?? nil { return instant }
    return try instant(try call.string(index, &context), call, index)
  }

  /// The time that an argument is, which must be in the form that JavaScript prints.
  private static func instant(_ text: String, _ call: Call, _ index: Int) throws(EvaluationError) -> Instant {
    guard let instant = Instant(strict: text) else {
      throw .message("`\(text)` is not a time as `2018-03-15T13:00:00.000Z`", call.arguments[index].range)
    }
    return instant
  }

  /// The format at `index`, evaluated together with the locale after it, or `standard` if none is given.
  ///
  /// As in the reference an empty format is ISO 8601, and a format counts only with a locale that is one.
  private static func format(
    _ call: Call, _ index: Int, _ context: inout EvaluationContext, standard: CompiledDateFormat = .iso
  ) throws(EvaluationError) -> CompiledDateFormat {
    guard index < call.count else { return standard }
    let argument = call.arguments[index]
    let format: CompiledDateFormat
    if let literal = argument.dateFormat {
      format = literal
    } else if let text = try context.evaluate(argument).text {
      try context.charge(10 + text.utf8.count)
      format = context.dates.format(text)
    } else {
      _ = try call.optional(index + 1, &context)
      return standard
    }
    let locale = try call.optional(index + 1, &context)
    guard let locale else { return format }
    guard let name = locale.text else { return standard }
    if format.hasNames, !DateCache.isEnglish(name) {
      let (first, second) = (call.arguments[index], call.arguments[index + 1])
      // Literals are checked before.
      if first.stringLiteral == nil || second.stringLiteral == nil {
        context.warn(TemplateDiagnostics.locale, DateCache.englishNames(name), at: second.range)
      }
    }
    return format
  }

  /// What a computation gives; what is wrong with it is wrong with the call.
  private static func computed(
    _ call: Call, _ body: () throws(DateProblem) -> Instant
  ) throws(EvaluationError) -> Instant {
    do throws(DateProblem) { return try body() } catch { throw call.error(error.message) }
  }

  // MARK: Additions

  private static func addition(_ name: String, _ unit: String, milliseconds: Double) -> Function {
    Function(
      name, [.string, .number], optional: [.string, .string], .string, "The time a number of \(unit) later.",
      literals: .dateLocale(after: 2),
      literal: .dateFormat(at: 2)
    ) { (call, context) throws(EvaluationError) in
      let value = try call.value(0, &context)
      let amount = try call.number(1, &context)
      guard let text = value.text else { throw call.wrong(0, value, "a time") }
      let format = try format(call, 2, &context)
      let start = try instant(text, call, 0)
      // JavaScript's `Date` cuts fractions of the parts that it sets.
      let result = try computed(call) { () throws(DateProblem) in
        try DateArithmetic.shifted(start, milliseconds: amount.rounded(.towardZero) * milliseconds)
      }
      return .string(format.text(result))
    }
  }

  private static func interval(_ name: String, sign: Int, _ summary: String) -> Function {
    Function(
      name, [.string, .number, .string], optional: [.string, .string], .string, summary,
      literals: .dateLocale(after: 3),
      literal: .dateFormat(at: 3)
    ) {
      (call, context) throws(EvaluationError) in
      let text = try call.string(0, &context)
      let amount = try call.integer(1, &context)
      let unit = try call.string(2, &context)
      let format = try format(call, 3, &context)
      let start = try instant(text, call, 0)
      let result = try computed(call) { () throws(DateProblem) in
        try DateArithmetic.shifted(start, sign &* amount, unit)
      }
      return .string(format.text(result))
    }
  }

  private static func fromNow(_ name: String, sign: Int, _ summary: String) -> Function {
    Function(
      name, [.number, .string], optional: [.string, .string], .string, purity: .clock, summary,
      literals: .dateLocale(after: 2),
      literal: .dateFormat(at: 2)
    ) {
      (call, context) throws(EvaluationError) in
      let amount = try call.integer(0, &context)
      let unit = try call.string(1, &context)
      let format = try format(call, 2, &context)
      let now = context.now()
      let result = try computed(call) { () throws(DateProblem) in
        try DateArithmetic.shifted(now, sign &* amount, unit)
      }
      return .string(format.text(result))
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
    Function(
      "utcNow", [], optional: [.string, .string], .string, purity: .clock, "The time now.",
      literals: .dateLocale(after: 0),
      literal: .dateFormat(at: 0)
    ) {
      (call, context) throws(EvaluationError) in
      let format = try format(call, 0, &context)
      return .string(format.text(context.now()))
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
    Function(
      name, [.string], optional: [.string, .string], .string, "The time at which the \(unit) of a time began.",
      literals: .dateLocale(after: 1),
      literal: .dateFormat(at: 1)
    ) {
      (call, context) throws(EvaluationError) in
      let instant = start(try time(call, 0, &context).parts)
      return .string(try format(call, 1, &context).text(instant))
    }
  }

  private static let parts: [Function] = [
    part("dayOfMonth", .number, "The day of the month.") { .number(Double($0.day)) },
    part("dayOfWeek", .number, "The day of the week, 0 for Sunday.") { .number(Double($0.weekday)) },
    part("dayOfYear", .number, "The day of the year, from 1.") { .number(Double($0.dayOfYear)) },
    part("month", .number, "The month, from 1.") { .number(Double($0.month)) },
    part("year", .number, "The year.") { .number(Double($0.year)) },
    part("date", .string, "The date as `M/dd/yyyy`.") { .string(DateFormat.monthDayYear($0)) },
    Function("getTimeOfDay", [.string], .string, "The time of day in a word, such as `morning`.") {
      (call, context) throws(EvaluationError) in
      var text = try call.string(0, &context)
      // A local time as `convertFromUTC` writes it will do too.
      let time: CalendarTime
      if let local = text.withUTF8({ DateParser.local($0) }) {
        time = local.parts
      } else {
        time = try instant(text, call, 0).parts
      }
      return .string(DateArithmetic.timeOfDay(time))
    },
    start("startOfDay", "day") { Instant(year: $0.year, month: $0.month, day: $0.day) },
    start("startOfHour", "hour") { Instant(year: $0.year, month: $0.month, day: $0.day, hour: $0.hour) },
    start("startOfMonth", "month") { Instant(year: $0.year, month: $0.month, day: 1) },
  ]

  // MARK: Formats

  private static let formats: [Function] = [
    Function(
      "formatDateTime", [.string], optional: [.string, .string], .string,
      "The time in UTC, written by a custom format.",
      literals: .dateLocale(after: 1),
      literal: .dateFormat(at: 1)
    ) {
      (call, context) throws(EvaluationError) in
      let value = try call.value(0, &context)
      let format = try format(call, 1, &context)
      guard let instant = value.withUTF8({ DateParser.parseInUTC($0) }) else {
        throw call.wrong(0, value, "a time")
      }
      guard let instant else {
        throw .message("`\(value.text ?? "")` is not a time", call.arguments[0].range)
      }
      return .string(format.text(instant))
    },
    Function(
      "formatEpoch", [.number], optional: [.string, .string], .string,
      "The time a number of seconds after 1970 began, written by a custom format.", literals: .dateLocale(after: 1),
      literal: .dateFormat(at: 1)
    ) {
      (call, context) throws(EvaluationError) in
      let seconds = try call.number(0, &context)
      let format = try format(call, 1, &context)
      guard let instant = Instant.inRange((seconds * 1000).rounded(.towardZero)) else {
        throw call.error("the time is out of range")
      }
      return .string(format.text(instant))
    },
    Function(
      "formatTicks", [.number], optional: [.string, .string], .string,
      "The time a number of ticks of 100 ns after the year 1 began, written by a custom format.",
      literals: .dateLocale(after: 1),
      literal: .dateFormat(at: 1)
    ) {
      (call, context) throws(EvaluationError) in
      let value = try call.value(0, &context)
      let format = try format(call, 1, &context)
      guard let ticks = value.integer ?? value.text.flatMap({ Int($0) }) else {
        throw call.wrong(0, value, "a number of ticks")
      }
      let instant = try computed(call) { () throws(DateProblem) in try DateArithmetic.time(ticks: ticks) }
      return .string(format.text(instant))
    },
  ]

  // MARK: Time zones

  private static let zones: [Function] = [
    Function(
      "convertFromUTC", [.string, .string], optional: [.string, .string], .string,
      "A UTC time in another time zone, written by a custom format.", literals: .timeZone(at: 1),
      literal: .dateFormat(at: 2)
    ) {
      (call, context) throws(EvaluationError) in
      let text = try call.string(0, &context)
      let name = try call.string(1, &context)
      let format = try format(call, 2, &context, standard: .local)
      let instant = try instant(text, call, 0)
      let zone = try context.timeZone(name, at: call.arguments[1].range)
      return .string(format.text(instant, offset: zone.offset(at: instant)))
    },
    // The offset of today decides which of two equal local times is meant, hence the clock.
    Function(
      "convertToUTC", [.string, .string], optional: [.string, .string], .string, purity: .clock,
      "A local time of another time zone in UTC, written by a custom format.", literals: .timeZone(at: 1),
      literal: .dateFormat(at: 2)
    ) {
      (call, context) throws(EvaluationError) in
      var text = try call.string(0, &context)
      let name = try call.string(1, &context)
      let format = try format(call, 2, &context)
      guard let local = text.withUTF8({ DateParser.clockTime($0) }) else {
        throw .message("`\(text)` is not a time", call.arguments[0].range)
      }
      let zone = try context.timeZone(name, at: call.arguments[1].range)
      // The reference passes the time on without its milliseconds.
      let second = Instant.floorDivide(local, 1000) * 1000
      let instant = zone.instant(local: second, guess: zone.offset(at: context.now()))
      guard abs(instant.milliseconds) <= Instant.limit else { throw call.error("the time is out of range") }
      return .string(format.text(instant))
    },
  ]

  // MARK: Differences

  private static func ticks(_ name: String, per unit: String, _ ticks: Double) -> Function {
    Function(name, [.any], .number, "The number of \(unit) in a number of ticks of 100 ns.") {
      (call, context) throws(EvaluationError) in
      let value = try call.value(0, &context)
      if case .integer(let count) = value { return .number(Double(count) / ticks) }
      guard let count = value.number, count == count.rounded() else { throw call.wrong(0, value, "an integer") }
      return .number(count / ticks)
    }
  }

  private static let differences: [Function] = [
    Function(
      "ticks", [.any], .any,
      "The ticks of 100 ns from the year 1 to a time: an exact integer, written as text, since no number holds it."
    ) {
      (call, context) throws(EvaluationError) in
      let ticks = DateArithmetic.ticks(try time(call, 0, &context))
      return Int(ticks).map { .integer($0) } ?? .string(ticks)
    },
    Function("dateTimeDiff", [.string, .string], .number, "The ticks of 100 ns from the second time to the first.") {
      (call, context) throws(EvaluationError) in
      let first = try time(call, 0, &context)
      let second = try time(call, 1, &context)
      return .number(DateArithmetic.difference(first, second))
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
      return .string(DateArithmetic.readBack(date, on: today))
    },
  ]
}
