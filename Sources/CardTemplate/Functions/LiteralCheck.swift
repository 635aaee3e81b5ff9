import CardKernel

/// A check of arguments that are literals, so that mistakes in them are found before there is data.
struct LiteralCheck: Sendable {
  let check: @Sendable (_ arguments: [Expression], _ problems: inout [ExpressionProblem]) -> Void

  /// The argument at `index` names a time zone; a format and a locale may follow it.
  static func timeZone(at index: Int) -> LiteralCheck {
    LiteralCheck { arguments, problems in
      guard index < arguments.count else { return }
      if let name = arguments[index].stringLiteral {
        do throws(TimeZoneProblem) {
          _ = try TimeZoneDatabase.suggesting.zone(named: name)
        } catch {
          problems.append(
            ExpressionProblem(
              TemplateDiagnostics.timeZone, error.message, arguments[index].insideOfQuotes, help: error.help))
        }
      }
      dateLocale(after: index + 1).check(arguments, &problems)
    }
  }

  /// The argument at `index` is a date format, and the one after it a locale.
  static func dateLocale(after index: Int) -> LiteralCheck {
    LiteralCheck { arguments, problems in
      guard index + 1 < arguments.count, let format = arguments[index].stringLiteral,
        let locale = arguments[index + 1].stringLiteral, !DateCache.isEnglish(locale),
        DateFormat.compile(format).hasNames
      else { return }
      problems.append(
        ExpressionProblem(
          TemplateDiagnostics.locale, DateCache.englishNames(locale), arguments[index + 1].insideOfQuotes,
          help: "write months as numbers, or take the names from the data"))
    }
  }

  /// The argument at `index` is a locale for numbers.
  static func numberLocale(at index: Int) -> LiteralCheck {
    LiteralCheck { arguments, problems in
      guard index < arguments.count, let locale = arguments[index].stringLiteral, NumberLocale.known(locale) == nil
      else { return }
      problems.append(
        ExpressionProblem(
          TemplateDiagnostics.locale, NumberLocale.unknown(locale), arguments[index].insideOfQuotes,
          help: NumberLocale.suggestion(for: locale)))
    }
  }
}

extension Expression {
  /// The place of a string literal without its quotes.
  fileprivate var insideOfQuotes: Range<Int> {
    range.count >= 3 ? range.lowerBound + 1..<range.upperBound - 1 : range
  }
}
