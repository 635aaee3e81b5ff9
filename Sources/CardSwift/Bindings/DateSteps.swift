import CardKernel

extension CompiledDateFormat.Step {
  /// The step as it stands in source.
  var swift: SwiftExpression {
    switch self {
    case .literal(let text): .call(".literal", [SwiftArgument(nil, .text(text))])
    case .year: ".year"
    case .longYear(let width): .call(".longYear", [SwiftArgument("width", .verbatim("\(width)"))])
    case .era: ".era"
    case .fraction(let digits, let trims):
      .call(
        ".fraction",
        [SwiftArgument("digits", .verbatim("\(digits)")), SwiftArgument("trims", .verbatim("\(trims)"))])
    case .shortYear: ".shortYear"
    case .month(let width): .call(".month", [SwiftArgument("width", .verbatim("\(width)"))])
    case .monthName(let isShort): .call(".monthName", [SwiftArgument("isShort", .verbatim("\(isShort)"))])
    case .day(let width): .call(".day", [SwiftArgument("width", .verbatim("\(width)"))])
    case .weekdayNumber: ".weekdayNumber"
    case .weekday(let letters):
      .call(".weekday", [SwiftArgument("letters", .verbatim(letters == .max ? ".max" : "\(letters)"))])
    case .hour(let width): .call(".hour", [SwiftArgument("width", .verbatim("\(width)"))])
    case .hourOfTwelve(let width): .call(".hourOfTwelve", [SwiftArgument("width", .verbatim("\(width)"))])
    case .meridiem(let isLowercase):
      .call(".meridiem", [SwiftArgument("isLowercase", .verbatim("\(isLowercase)"))])
    case .minute(let width): .call(".minute", [SwiftArgument("width", .verbatim("\(width)"))])
    case .second(let width): .call(".second", [SwiftArgument("width", .verbatim("\(width)"))])
    case .millisecond: ".millisecond"
    case .zone(let hasColon): .call(".zone", [SwiftArgument("hasColon", .verbatim("\(hasColon)"))])
    }
  }
}
