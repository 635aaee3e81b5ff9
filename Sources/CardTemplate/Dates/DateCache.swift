import CardKernel
import CardSyntax

/// The time zones and formats that an evaluation has used, so that each is read once.
struct DateCache {
  private var zones: [(name: String, zone: TimeZoneOffsets)] = []
  private var formats: [(text: String, format: CompiledDateFormat)] = []

  /// More of them than templates use; they are looked up one by one.
  private static let capacity = 16

  /// The steps of a format.
  mutating func format(_ text: String) -> CompiledDateFormat {
    for known in formats where known.text == text { return known.format }
    let format = DateNotation.compile(text)
    if formats.count == Self.capacity { formats.removeFirst() }
    formats.append((text, format))
    return format
  }

  /// The zone with an IANA or Windows name.
  mutating func zone(_ name: String) throws(TimeZoneProblem) -> TimeZoneOffsets {
    for known in zones where known.name == name { return known.zone }
    let zone = try TimeZoneDatabase.suggesting.zone(named: name)
    if zones.count == Self.capacity { zones.removeFirst() }
    zones.append((name, zone))
    return zone
  }

  /// Whether names of months and weekdays are those of the locale.
  static func isEnglish(_ locale: String) -> Bool {
    locale.isEmpty || locale.prefix(2).lowercased() == "en"
  }

  /// What is wrong with a locale whose names of months and weekdays are not there.
  static func englishNames(_ locale: String) -> String {
    "names of months and weekdays are English, not as in `\(locale)`"
  }
}

extension NumberLocale {
  /// What is wrong with a locale that is not known.
  static func unknown(_ locale: String) -> String {
    "the locale `\(locale)` is not known; numbers are written as in English"
  }

  /// The locale that was probably meant.
  static func suggestion(for locale: String) -> String? {
    let language = locale.prefix(2).lowercased()
    let meant = Suggestion.nearest(to: locale, in: names) ?? names.first { $0.hasPrefix(language + "-") }
    return meant.map { "did you mean `\($0)`?" }
  }
}

extension EvaluationContext {
  /// The zone that an argument names.
  mutating func timeZone(_ name: String, at range: Range<Int>) throws(EvaluationError) -> TimeZoneOffsets {
    do throws(TimeZoneProblem) {
      return try dates.zone(name)
    } catch {
      throw .message(error.help.map { "\(error.message); \($0)" } ?? error.message, range)
    }
  }

  /// The locale that the argument at `index` names, or the invariant one; literals are checked before.
  mutating func numberLocale(_ name: String?, of call: Call, _ index: Int) -> NumberLocale {
    guard let name else { return .invariant }
    if let locale = NumberLocale.known(name) { return locale }
    let argument = call.arguments[index]
    if argument.stringLiteral == nil {
      warn(TemplateDiagnostics.locale, NumberLocale.unknown(name), at: argument.range)
    }
    return .invariant
  }
}

extension TimeZoneDatabase {
  /// The zones of the system, with what was probably meant by other names.
  static let suggesting = TimeZoneDatabase(folders: systemFolders) { Suggestion.nearest(to: $0, in: $1) }
}
