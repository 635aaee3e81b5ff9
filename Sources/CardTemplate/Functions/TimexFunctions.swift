import CardKernel

/// Functions of time expressions such as `XXXX-12-24`, `T14:30` and `PT30M`.
enum TimexFunctions {
  static let all: [Function] =
    tests + [
      nextOrPrevious(
        "getNextViableDate", "The next date, from today on, that fits a timex such as `XXXX-12-24`.",
        example: #"getNextViableDate('XXXX-02-14') → "2026-02-14""#
      ) { timex, now, call throws(EvaluationError) in try date(timex, now, call, isNext: true) },
      nextOrPrevious(
        "getPreviousViableDate", "The last date before today that fits a timex such as `XXXX-12-24`.",
        example: #"getPreviousViableDate('XXXX-02-14') → "2025-02-14""#
      ) { timex, now, call throws(EvaluationError) in try date(timex, now, call, isNext: false) },
      nextOrPrevious(
        "getNextViableTime", "The next time, from now on, that fits a timex such as `TXX:40:20`.",
        example: #"getNextViableTime('TXX:30:00') → "T12:30""#
      ) { timex, now, call throws(EvaluationError) in try time(timex, now, call, isNext: true) },
      nextOrPrevious(
        "getPreviousViableTime", "The last time before now that fits a timex such as `TXX:40:20`.",
        example: #"getPreviousViableTime('TXX:30:00') → "T11:30""#
      ) { timex, now, call throws(EvaluationError) in try time(timex, now, call, isNext: false) },
      Function(
        "resolve", [.any], .string, "The date, time or number of seconds that a timex stands for.",
        example: #"resolve('T14:30') → "14:30:00""#, swift: .function(throws: true, gives: .any)
      ) {
        (call, context) throws(EvaluationError) in
        let value = try call.value(0, &context)
        let timex = try timex(value, call)
        guard !timex.isEmpty else {
          throw .message("\(shown(value)) is not a date, time or duration", call.arguments[0].range)
        }
        switch timex.resolution {
        case .value(let text): return .string(text)
        case .range: return .undefined
        case .open:
          throw .message("\(shown(value)) stands for no certain date, time or duration", call.arguments[0].range)
        }
      },
    ]

  // MARK: Arguments

  /// The time expression that a string or an object is.
  private static func timex(_ value: Value, _ call: Call) throws(EvaluationError) -> Timex {
    if let text = value.text { return Timex(text) }
    if let members = value.members, !members.isEmpty { return Timex(members: members) }
    if value.isArray, value.count ?? 0 > 0 { return Timex(members: [(name: String, value: Value)]()) }
    throw call.wrong(0, value, "a timex")
  }

  private static func shown(_ value: Value) -> String { value.text.map { "`\($0)`" } ?? "the timex" }

  // MARK: Tests

  private static func test(
    _ name: String, _ summary: String, example: FunctionExample, _ test: @escaping @Sendable (Timex) -> Bool
  ) -> Function {
    Function(name, [.any], .boolean, summary, example: example, swift: .function(throws: true)) {
      (call, context) throws(EvaluationError) in
      .boolean(test(try timex(try call.value(0, &context), call)))
    }
  }

  private static let tests: [Function] = [
    test(
      "isDefinite", "Whether a timex is a date with year, month and day.", example: "isDefinite('2026-01-31') → true"
    ) { $0.isDefinite },
    test("isTime", "Whether a timex has a time of day.", example: "isTime('T14:30') → true") { $0.isTime },
    test("isDuration", "Whether a timex has a length of time.", example: "isDuration('PT30M') → true") {
      $0.duration != nil
    },
    test("isDate", "Whether a timex has a day of a month or of a week.", example: "isDate('2026-01-31') → true") {
      $0.isDate
    },
    test("isTimeRange", "Whether a timex has a part of the day.", example: "isTimeRange('TMO') → true") {
      $0.isTimeRange
    },
    test(
      "isDateRange", "Whether a timex is a year, a month, a week or a season.", example: "isDateRange('2026-02') → true"
    ) { $0.isDateRange },
    test("isPresent", "Whether a timex is the present.", example: "isPresent('PRESENT_REF') → true") { $0.isPresent },
  ]

  // MARK: Next and previous

  private static func nextOrPrevious(
    _ name: String, _ summary: String, example: FunctionExample,
    _ find: @escaping @Sendable (Value, CalendarTime, Call) throws(EvaluationError) -> String
  ) -> Function {
    Function(
      name, [.any], optional: [.timeZone], .string, purity: .clock, summary, example: example,
      swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let value = try call.value(0, &context)
      let name = try call.optional(1, &context)
      var now = context.now()
      if let name = name?.text {
        let offset = try context.timeZone(name, at: call.arguments[1].range).offset(at: now)
        now = Instant(milliseconds: now.milliseconds + offset * 1000)
      }
      return .string(try find(value, now.parts, call))
    }
  }

  private static func date(
    _ value: Value, _ now: CalendarTime, _ call: Call, isNext: Bool
  ) throws(EvaluationError) -> String {
    guard let date = try timex(value, call).viableDate(from: now, isNext: isNext) else {
      throw .message(
        "\(shown(value)) is not a timex with month and day only, such as `XXXX-10-31`", call.arguments[0].range)
    }
    return date
  }

  private static func time(
    _ value: Value, _ now: CalendarTime, _ call: Call, isNext: Bool
  ) throws(EvaluationError) -> String {
    guard let time = Timex.viableTime(value.text ?? "", from: now, isNext: isNext) else {
      throw .message(
        "\(shown(value)) is not a timex with minutes and seconds only, such as `TXX:15:28`", call.arguments[0].range)
    }
    return time
  }
}
