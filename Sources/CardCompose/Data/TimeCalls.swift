import CardTemplate

// Functions of times.
extension BindingCompiler {
  /// The format that times have without one.
  private static let usualPattern = "yyyy-MM-dd'T'HH:mm:ss.SSS'Z'"

  private static let units = [
    "addDays": "DAYS", "addHours": "HOURS", "addMinutes": "MINUTES", "addSeconds": "SECONDS",
  ]
  /// What `java.time` calls a part of a time.
  private static let fields = [
    "dayOfMonth": "dayOfMonth", "dayOfYear": "dayOfYear", "month": "monthValue", "year": "year",
  ]

  /// A function of times; none for another one.
  mutating func timeCall(_ name: String, _ arguments: [Expression], _ scope: BindingScope) throws(Unsupported)
    -> TypedExpression?
  {
    switch (name, arguments.count) {
    case ("formatDateTime", 1...3):
      use(part: "formatDate")
      let text = try string(arguments[0], scope)
      return TypedExpression(
        .call("formatDate", KotlinArgument(text), KotlinArgument(try pattern(arguments, 1))), .string)
    case ("cardMoment", 2...3):
      // What texts have of dates, in the words of the user.
      use(part: name)
      var values: [KotlinArgument] = []
      for argument in arguments { values.append(KotlinArgument(try string(argument, scope))) }
      return TypedExpression(.call(.verbatim(name), values, trailing: nil), .string)
    case ("formatEpoch", 1...3):
      use(part: "formatEpoch")
      let seconds = Self.double(try number(arguments[0], scope)).source
      return TypedExpression(
        .call("formatEpoch", KotlinArgument(seconds), KotlinArgument(try pattern(arguments, 1))), .string)
    case (_, 2...4) where Self.units[name] != nil:
      guard let unit = Self.units[name] else { return nil }
      use(part: "shiftDate")
      use(import: "java.time.temporal.ChronoUnit")
      let text = try string(arguments[0], scope), amount = try wholeNumber(arguments[1], scope)
      return TypedExpression(
        .call(
          "shiftDate", KotlinArgument(text), KotlinArgument(amount), KotlinArgument(.verbatim("ChronoUnit." + unit)),
          KotlinArgument(try pattern(arguments, 2))), .string)
    case (_, 1) where Self.fields[name] != nil:
      guard let part = Self.fields[name] else { return nil }
      return try self.part(part, of: arguments[0], scope) { $0 }
    case ("dayOfWeek", 1):
      // Sunday is the first day, and not the last one.
      return try part("dayOfWeek", of: arguments[0], scope) { $0.member("value").calling("rem", KotlinArgument("7")) }
    default: return nil
    }
  }

  private mutating func part(
    _ name: String, of time: Expression, _ scope: BindingScope, _ number: (KotlinExpression) -> KotlinExpression
  ) throws(Unsupported) -> TypedExpression {
    use(part: "parseTime")
    let time = KotlinExpression.call("parseTime", KotlinArgument(try string(time, scope)))
    let lambda = KotlinLambda(body: [.expression(number(KotlinExpression.verbatim("it").member(name)))])
    return TypedExpression(.call(time.member("let", isSafe: true), [], trailing: lambda), .nullable(.int))
  }

  /// The pattern of `java.time` for the format at `index`. The names of days and months are English in every language.
  private func pattern(_ arguments: [Expression], _ index: Int) throws(Unsupported) -> KotlinExpression {
    guard index < arguments.count else { return .text(Self.usualPattern) }
    guard case .string(let format) = arguments[index].content, let pattern = DatePattern.pattern(for: format) else {
      throw Unsupported(
        what: "the format `\(arguments[index])` of a time",
        help: "write a format of `y`, `M`, `d`, `H`, `h`, `m`, `s` and `t`")
    }
    return .text(pattern)
  }
}
