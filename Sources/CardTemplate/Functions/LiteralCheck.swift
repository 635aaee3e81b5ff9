import CardKernel

extension Function {
  /// Adds what is wrong with arguments that are literals to `problems`, so that it is found before there is data.
  func checkLiterals(_ arguments: [Expression], problems: inout [ExpressionProblem]) {
    for (index, argument) in arguments.enumerated() {
      guard let text = argument.stringLiteral else { continue }
      switch parameter(at: index).role {
      case .timeZone: Self.check(timeZone: text, argument, &problems)
      case .numberLocale: Self.check(numberLocale: text, argument, &problems)
      case .dateLocale where index > 0:
        Self.check(dateLocale: text, argument, format: arguments[index - 1].stringLiteral, &problems)
      case .dateFormat, .localDateFormat: Self.check(dateFormat: text, argument, &problems)
      default: break
      }
    }
  }

  private static func check(dateFormat format: String, _ argument: Expression, _ problems: inout [ExpressionProblem]) {
    guard let mistake = DateFormatLint.mistake(in: format) else { return }
    let isPlain = argument.range.count == format.utf8.count + 2
    problems.append(
      ExpressionProblem(
        TemplateDiagnostics.dateFormat, mistake.message, argument.insideOfQuotes, help: "write `\(mistake.meant)`",
        replacement: isPlain ? mistake.meant : nil))
  }

  private static func check(timeZone name: String, _ argument: Expression, _ problems: inout [ExpressionProblem]) {
    do throws(TimeZoneProblem) {
      _ = try TimeZoneDatabase.suggesting.zone(named: name)
    } catch {
      problems.append(
        ExpressionProblem(
          TemplateDiagnostics.timeZone, error.message, argument.insideOfQuotes, help: error.help,
          replacement: error.meant))
    }
  }

  private static func check(
    dateLocale locale: String, _ argument: Expression, format: String?, _ problems: inout [ExpressionProblem]
  ) {
    guard let format, !DateCache.isEnglish(locale), DateNotation.compile(format).hasNames else { return }
    problems.append(
      ExpressionProblem(
        TemplateDiagnostics.locale, DateCache.englishNames(locale), argument.insideOfQuotes,
        help: "write months as numbers, or take the names from the data"))
  }

  private static func check(
    numberLocale locale: String, _ argument: Expression, _ problems: inout [ExpressionProblem]
  ) {
    guard NumberLocale.known(locale) == nil else { return }
    problems.append(
      ExpressionProblem(
        TemplateDiagnostics.locale, NumberLocale.unknown(locale), argument.insideOfQuotes,
        help: NumberLocale.suggestion(for: locale)))
  }
}

extension Expression {
  /// The place of a string literal without its quotes.
  fileprivate var insideOfQuotes: Range<Int> {
    range.count >= 3 ? range.lowerBound + 1..<range.upperBound - 1 : range
  }
}
