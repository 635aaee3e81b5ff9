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

  private static func addition(
    _ name: String, _ unit: String, milliseconds: Double, example: FunctionExample
  ) -> Function {
    Function(
      name, [.time, .number], optional: [.dateFormat, .dateLocale], .string, "The time a number of \(unit) later.",
      example: example, swift: .function(throws: true)
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

  private static func interval(
    _ name: String, sign: Int, _ summary: String, example: FunctionExample
  ) -> Function {
    Function(
      name, [.time, .number, .string], optional: [.dateFormat, .dateLocale], .string, summary, example: example,
      swift: .function(throws: true)
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

  private static func fromNow(
    _ name: String, sign: Int, _ summary: String, example: FunctionExample
  ) -> Function {
    Function(
      name, [.number, .string], optional: [.dateFormat, .dateLocale], .string, purity: .clock, summary,
      example: example, swift: .function(throws: true)
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
    addition(
      "addDays", "days", milliseconds: 86_400_000,
      example: #"addDays('2026-01-31T12:00:00.000Z', 1) → "2026-02-01T12:00:00.000Z""#),
    addition(
      "addHours", "hours", milliseconds: 3_600_000,
      example: #"addHours('2026-01-31T12:00:00.000Z', 13, 'yyyy-MM-dd HH:mm') → "2026-02-01 01:00""#),
    addition(
      "addMinutes", "minutes", milliseconds: 60_000,
      example: #"addMinutes('2026-01-31T12:00:00.000Z', 90) → "2026-01-31T13:30:00.000Z""#),
    addition(
      "addSeconds", "seconds", milliseconds: 1000,
      example: #"addSeconds('2026-01-31T12:00:00.000Z', 45) → "2026-01-31T12:00:45.000Z""#),
    interval(
      "addToTime", sign: 1, "The time later by an amount of a unit, such as `Hour` or `Month`.",
      example: #"addToTime('2026-01-31T12:00:00.000Z', 1, 'Month', 'MMM d') → "Feb 28""#),
    interval(
      "subtractFromTime", sign: -1, "The time earlier by an amount of a unit, such as `Hour` or `Month`.",
      example: #"subtractFromTime('2026-01-31T12:00:00.000Z', 2, 'Week', 'd MMM') → "17 Jan""#),
    fromNow(
      "getFutureTime", sign: 1, "The time now, later by an amount of a unit, such as `Hour` or `Month`.",
      example: #"getFutureTime(1, 'Year', 'yyyy') → "2027""#),
    fromNow(
      "getPastTime", sign: -1, "The time now, earlier by an amount of a unit, such as `Hour` or `Month`.",
      example: #"getPastTime(1, 'Day') → "2026-01-30T12:00:00.000Z""#),
    Function(
      "utcNow", [], optional: [.dateFormat, .dateLocale], .string, purity: .clock, "The time now.",
      example: #"utcNow() → "2026-01-31T12:00:00.000Z""#, swift: .function(throws: false)
    ) {
      (call, context) throws(EvaluationError) in
      let format = try format(call, 0, &context)
      return .string(format.text(context.now()))
    },
  ]

  // MARK: Parts

  private static func part(
    _ name: String, _ result: ValueType, _ summary: String, example: FunctionExample,
    _ part: @escaping @Sendable (CalendarTime) -> Value
  ) -> Function {
    Function(name, [.time], result, summary, example: example, swift: .function(throws: true)) {
      (call, context) throws(EvaluationError) in
      part(try time(call, 0, &context).parts)
    }
  }

  private static func start(
    _ name: String, _ unit: String, example: FunctionExample, _ start: @escaping @Sendable (CalendarTime) -> Instant
  ) -> Function {
    Function(
      name, [.time], optional: [.dateFormat, .dateLocale], .string, "The time at which the \(unit) of a time began.",
      example: example, swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let instant = start(try time(call, 0, &context).parts)
      return .string(try format(call, 1, &context).text(instant))
    }
  }

  private static let parts: [Function] = [
    part("dayOfMonth", .number, "The day of the month.", example: "dayOfMonth('2026-01-31T12:00:00.000Z') → 31") {
      .number(Double($0.day))
    },
    part(
      "dayOfWeek", .number, "The day of the week, 0 for Sunday.", example: "dayOfWeek('2026-01-31T12:00:00.000Z') → 6"
    ) { .number(Double($0.weekday)) },
    part("dayOfYear", .number, "The day of the year, from 1.", example: "dayOfYear('2026-02-01T12:00:00.000Z') → 32") {
      .number(Double($0.dayOfYear))
    },
    part("month", .number, "The month, from 1.", example: "month('2026-01-31T12:00:00.000Z') → 1") {
      .number(Double($0.month))
    },
    part("year", .number, "The year.", example: "year('2026-01-31T12:00:00.000Z') → 2026") { .number(Double($0.year)) },
    part("date", .string, "The date as `M/dd/yyyy`.", example: #"date('2026-01-31T12:00:00.000Z') → "1/31/2026""#) {
      .string(DateNotation.monthDayYear($0))
    },
    Function(
      "getTimeOfDay", [.time], .string, "The time of day in a word, such as `morning`.",
      example: #"getTimeOfDay('2026-01-31T14:00:00.000Z') → "afternoon""#, swift: .function(throws: true)
    ) {
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
    start("startOfDay", "day", example: #"startOfDay('2026-01-31T12:34:56.000Z') → "2026-01-31T00:00:00.000Z""#) {
      Instant(year: $0.year, month: $0.month, day: $0.day)
    },
    start("startOfHour", "hour", example: #"startOfHour('2026-01-31T12:34:56.000Z') → "2026-01-31T12:00:00.000Z""#) {
      Instant(year: $0.year, month: $0.month, day: $0.day, hour: $0.hour)
    },
    start("startOfMonth", "month", example: #"startOfMonth('2026-01-31T12:34:56.000Z') → "2026-01-01T00:00:00.000Z""#) {
      Instant(year: $0.year, month: $0.month, day: 1)
    },
  ]

  // MARK: Formats

  private static let formats: [Function] = [
    Function(
      "formatDateTime", [.time], optional: [.dateFormat, .dateLocale], .string,
      "The time in UTC, written by a custom format, with the names of months and weekdays in English in every locale.",
      example: #"formatDateTime('2026-01-31T12:00:00Z', 'dddd, d MMMM yyyy') → "Saturday, 31 January 2026""#,
      swift: .function(throws: true, typed: .plain)
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
      "formatEpoch", [.number], optional: [.dateFormat, .dateLocale], .string,
      "The time a number of seconds after 1970 began, written by a custom format.",
      example: #"formatEpoch(1769860800, 'yyyy-MM-dd') → "2026-01-31""#, swift: .function(throws: true, typed: .plain)
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
      "formatTicks", [.number], optional: [.dateFormat, .dateLocale], .string,
      "The time a number of ticks of 100 ns after the year 1 began, written by a custom format.",
      example: #"formatTicks(639054576000000000, 'yyyy-MM-dd') → "2026-01-31""#,
      swift: .function(throws: true, typed: .plain)
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
      "convertFromUTC", [.time, .timeZone], optional: [.localDateFormat, .dateLocale], .string,
      "A UTC time in another time zone, written by a custom format.",
      example: #"convertFromUTC('2026-01-31T12:00:00.000Z', 'Europe/Berlin', 'HH:mm') → "13:00""#,
      swift: .function(throws: true)
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
      "convertToUTC", [.time, .timeZone], optional: [.dateFormat, .dateLocale], .string, purity: .clock,
      "A local time of another time zone in UTC, written by a custom format.",
      example: #"convertToUTC('2026-01-31T12:00:00.000', 'Europe/Berlin') → "2026-01-31T11:00:00.000Z""#,
      swift: .function(throws: true)
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

  private static func ticks(
    _ name: String, per unit: String, _ ticks: Double, example: FunctionExample
  ) -> Function {
    Function(
      name, [.any], .number, "The number of \(unit) in a number of ticks of 100 ns.", example: example,
      swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let value = try call.value(0, &context)
      if case .integer(let count) = value { return .number(Double(count) / ticks) }
      guard let count = value.number, count == count.rounded() else { throw call.wrong(0, value, "an integer") }
      return .number(count / ticks)
    }
  }

  private static let differences: [Function] = [
    Function(
      "ticks", [Parameter(.any, .time)], .any,
      "The ticks of 100 ns from the year 1 to a time: an exact integer, written as text, since no number holds it.",
      example: #"ticks('2026-01-31T12:00:00.000Z') → "639054576000000000""#, swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let ticks = DateArithmetic.ticks(try time(call, 0, &context))
      return Int(ticks).map { .integer($0) } ?? .string(ticks)
    },
    Function(
      "dateTimeDiff", [.time, .time], .number, "The ticks of 100 ns from the second time to the first.",
      example: "dateTimeDiff('2026-01-31T12:00:01.000Z', '2026-01-31T12:00:00.000Z') → 10000000",
      swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let first = try time(call, 0, &context)
      let second = try time(call, 1, &context)
      return .number(DateArithmetic.difference(first, second))
    },
    ticks("ticksToDays", per: "days", 864_000_000_000, example: "ticksToDays(1728000000000) → 2"),
    ticks("ticksToHours", per: "hours", 36_000_000_000, example: "ticksToHours(72000000000) → 2"),
    ticks("ticksToMinutes", per: "minutes", 600_000_000, example: "ticksToMinutes(1200000000) → 2"),
    Function(
      "dateReadBack", [.time, .time], .string,
      "The second date as someone would say it on the first, such as `tomorrow`.",
      example: #"dateReadBack('2026-01-31T12:00:00.000Z', '2026-02-01T12:00:00.000Z') → "tomorrow""#,
      swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let today = try time(call, 0, &context)
      let date = try time(call, 1, &context)
      return .string(DateArithmetic.readBack(date, on: today))
    },
  ]
}
