/// Functions of the reference that are known by name, so that a template that uses them gets an honest answer.
enum UnsupportedFunctions {
  private static func missing(_ name: String, _ summary: String) -> Function {
    Function(name, rest: .any, .any, summary, nil)
  }

  static let all: [Function] = [
    missing("isDefinite", "Whether a timex is a definite date."),
    missing("isTime", "Whether a timex is a time."),
    missing("isDuration", "Whether a timex is a duration."),
    missing("isDate", "Whether a timex is a date."),
    missing("isTimeRange", "Whether a timex is a time range."),
    missing("isDateRange", "Whether a timex is a date range."),
    missing("isPresent", "Whether a timex is the present."),
    missing("getNextViableDate", "The next date that fits a timex."),
    missing("getPreviousViableDate", "The previous date that fits a timex."),
    missing("getNextViableTime", "The next time that fits a timex."),
    missing("getPreviousViableTime", "The previous time that fits a timex."),
    missing("resolve", "The date or time that a timex means."),
    missing("convertFromUTC", "A UTC time in another time zone."),
    missing("convertToUTC", "A time of another zone in UTC."),
  ]
}
