import CardKernel

/// A text in a language of its own, read once and used for every evaluation.
enum PreparedLiteral: Sendable {
  /// A pattern of `isMatch`.
  case regularExpression(RegularExpression)
  /// A path of `jPath`.
  case jsonPath(PathQuery)
  /// A path of `xPath`.
  case xPath(XPath)
  /// A format of a date.
  case dateFormat(CompiledDateFormat)
  /// A text that cannot be read.
  case invalid(LiteralProblem)
}

extension Parameter {
  /// What a text in a language of its own is called in messages; none for what is in no such language.
  var noun: String? {
    switch role {
    case .regularExpression: "the regular expression"
    case .jsonPath, .xPath: "the path"
    case .dateFormat, .localDateFormat: "the format"
    case .value, .time, .dateLocale, .numberLocale, .letterLocale, .timeZone, .propertyName, .template: nil
    }
  }

  /// Reads a text in the parameter's language; none if it has none.
  func prepare(_ text: String) -> PreparedLiteral? {
    do throws(LiteralProblem) {
      switch role {
      case .regularExpression: return .regularExpression(try RegularExpression(text))
      case .jsonPath: return .jsonPath(try PathQuery(text))
      case .xPath: return .xPath(try XPath(text))
      case .dateFormat, .localDateFormat: return .dateFormat(DateNotation.compile(text))
      case .value, .time, .dateLocale, .numberLocale, .letterLocale, .timeZone, .propertyName, .template: return nil
      }
    } catch {
      return .invalid(error)
    }
  }
}
