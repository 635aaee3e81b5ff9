import CardSyntax
import Testing

@testable import CardKernel
@testable import CardTemplate

@Suite("Reading times")
struct DateParserTests {
  private func strict(_ text: String) -> Instant? { Instant(strict: text) }

  @Test func strictFormIsThatOfJavaScript() {
    #expect(strict("1970-01-01T00:00:00.000Z")?.milliseconds == 0)
    #expect(strict("2024-02-29T23:59:59.999Z")?.milliseconds == 1_709_251_199_999)
    #expect(strict("0000-01-01T00:00:00.000Z")?.milliseconds == -62_167_219_200_000)
    #expect(strict("+010000-01-01T00:00:00.000Z")?.milliseconds == 253_402_300_800_000)
    #expect(strict("-000001-12-31T23:59:59.999Z")?.milliseconds == -62_167_219_200_001)
    for text in [
      "2023-02-29T00:00:00.000Z", "2024-04-31T00:00:00.000Z", "2024-13-01T00:00:00.000Z", "2024-01-01T24:00:00.000Z",
      "2024-01-01T00:60:00.000Z", "2024-01-01 00:00:00.000Z", "2024-01-01T00:00:00Z", "2024-01-01T00:00:00.000z",
      "2024-01-01T00:00:00.0000000", "+002024-01-01T00:00:00.000Z", "-000000-01-01T00:00:00.000Z", "", "Z",
      "+999999-01-01T00:00:00.000Z", "20x4-01-01T00:00:00.000Z",
    ] {
      #expect(strict(text) == nil, "\(text)")
    }
  }

  /// What an engine's `new Date(text).toISOString()` gives in UTC.
  @Test(arguments: [
    ("2024-03-05", "2024-03-05T00:00:00.000Z"), ("2024-03", "2024-03-01T00:00:00.000Z"),
    ("2024", "2024-01-01T00:00:00.000Z"), ("2024-02-30", "2024-03-01T00:00:00.000Z"),
    ("2024-03-05T24:00", "2024-03-06T00:00:00.000Z"), ("2024-03-05T10:00:00.5+05:30", "2024-03-05T04:30:00.500Z"),
    ("2024-03-05T10:00-0800", "2024-03-05T18:00:00.000Z"), ("3/5/2024 4:05 pm", "2024-03-05T16:05:00.000Z"),
    ("5 Mar 2024", "2024-03-05T00:00:00.000Z"), ("Tuesday, March 5, 2024", "2024-03-05T00:00:00.000Z"),
    ("Mar 5, 2024 09:00 PST", "2024-03-05T17:00:00.000Z"), ("2024/3/5", "2024-03-05T00:00:00.000Z"),
    ("Tue Mar 05 2024 10:00:00 GMT+0100 (CET)", "2024-03-05T09:00:00.000Z"), ("3/5/49", "2049-03-05T00:00:00.000Z"),
    ("3/5/50", "1950-03-05T00:00:00.000Z"), ("Mar 5", "2001-03-05T00:00:00.000Z"), ("7", "2001-07-01T00:00:00.000Z"),
    ("2024-03-05 10:11:12.123456789", "2024-03-05T10:11:12.123Z"),
    ("1:30\u{202F}PM 3/5/2024", "2024-03-05T13:30:00.000Z"),
  ])
  func lenient(_ text: String, _ wanted: String) {
    #expect(Instant(text).map { CompiledDateFormat.iso.text($0) } ?? "" == wanted, "\(text)")
  }

  @Test(arguments: [
    "", "tomorrow", "2024-13-01", "13/13/2024", "2024-03-05T10", "2024-03-05T25:00", "2024-03-05T10:00:60", "20240305",
    "1709596800", "2024-03-05T10:00 nonsense", "99999999999/1/1", "1/1/999999999", "12:30", "2024-03-05T10:00:00,5Z",
  ])
  func noTimes(_ text: String) { #expect(Instant(text) == nil, "\(text)") }

  @Test func clockTimesHaveNoZone() {
    func time(_ text: String) -> String? {
      var text = text
      return text.withUTF8 { DateParser.clockTime($0) }.map { CompiledDateFormat.iso.text(Instant(milliseconds: $0)) }
    }
    #expect(time("20240305") == "2024-03-05T00:00:00.000Z")
    #expect(time("2024-3-5 7:08") == "2024-03-05T07:08:00.000Z")
    #expect(time("2024/03/05T07:08:09.123456") == "2024-03-05T07:08:09.123Z")
    #expect(time("2024-03-05T07:08:09Z") == "2024-03-05T07:08:09.000Z")
    #expect(time("2024-03-05T07:08:09+02:00") == "2024-03-05T05:08:09.000Z")
    #expect(time("soon") == nil)
    #expect(time("2024-03-05T07:08:09." + String(repeating: "9", count: 400)) == "2024-03-05T07:08:09.999Z")
  }
}

@Suite("Writing times")
struct DateFormatTests {
  private let time = Instant(year: 2024, month: 2, day: 9, hour: 13, minute: 4, second: 5, millisecond: 60)

  // Letters in quotes are not protected from the second step, as in the reference.
  @Test(arguments: [
    ("", "2024-02-09T13:04:05.060Z"), ("o", "2024-02-09T13:04:05.0600000+00:00"), ("d/M/yy", "9/2/24"),
    ("dddd, dd MMMM yyyy", "Friday, 09 February 2024"), ("ddd MMM", "Fri Feb"), ("h:mm tt", "1:04 PM"),
    ("HH.mm.ss.fff", "13.04.05.060"), ("zzz", "+00:00"), ("zz", "+0000"), ("K", "+00:00"), ("yyyyy", "02024"),
    ("'un' HH", "un 13"), ("'at' HH", "pmt 13"), ("\\h", "1"), ("[un] HH", "un 13"), ("%d", "9"), ("ff", "06"),
    ("r", "r"), ("gg", "A.D."),
    ("'open", "'open"), ("[]", "[]"), ("yyyy'年'", "2024年"), ("ddddddd", "Friday"), ("a", "pm"),
  ])
  func formats(_ format: String, _ wanted: String) {
    #expect(DateNotation.format(time, format) == wanted, "\(format)")
  }

  @Test func offsetsAndExtremes() {
    let format = DateNotation.compile("yyyy-MM-dd HH:mm zzz")
    #expect(format.text(time, offset: 20_700) == "2024-02-09 18:49 +05:45")
    #expect(format.text(time, offset: -34_200) == "2024-02-09 03:34 -09:30")
    #expect(format.text(time, offset: -17_762) == "2024-02-09 08:08 -04:56")
    #expect(DateNotation.compile("yyyy|yy").text(Instant(year: 12_345, month: 1, day: 1)) == "12345|45")
    #expect(DateNotation.compile("yyyy|yy").text(Instant(year: 7, month: 1, day: 1)) == "0007|7")
    #expect(DateNotation.compile("HH").text(Instant(milliseconds: -1)) == "23")
  }

  @Test func partsRunThroughAllDays() {
    // 400 years of the calendar, against counting up.
    var (year, month, day) = (1600, 1, 1)
    var wrong = 0
    for number in Instant.days(year: 1600, month: 1, day: 1)..<Instant.days(year: 2001, month: 1, day: 1) {
      let parts = Instant(milliseconds: number * 86_400_000).parts
      if (parts.year, parts.month, parts.day) != (year, month, day) { wrong += 1 }
      day += 1
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      if day > [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] {
        (month, day) = (month + 1, 1)
      }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    #expect(wrong == 0)
  }
}

@Suite("Writing numbers")
struct NumberFormatTests {
  private func text(_ value: Double, _ decimals: Int, _ locale: String = "en-US") -> String {
    NumberFormat.fixed(value, decimals: decimals, NumberLocale.known(locale) ?? .invariant)
  }

  @Test func groupsAndSeparators() {
    #expect(text(1_234_567.891, 2) == "1,234,567.89")
    #expect(text(1_234_567.5, 1, "de-DE") == "1.234.567,5")
    #expect(text(1_234_567.5, 1, "fr-FR") == "1\u{A0}234\u{A0}567,5")
    #expect(text(12_345_678, 0, "en-IN") == "1,23,45,678")
    #expect(text(1_234_567.5, 1, "de-CH") == "1'234'567,5")
    #expect(text(1_204.5, 2, "ar-EG") == "١٬٢٠٤٫٥٠")
    #expect(text(999, 0) == "999")
    #expect(text(1000, 0) == "1,000")
    #expect(text(0.05, 1) == "0.1")
  }

  @Test func signsAndExtremes() {
    #expect(text(-1234.5, 1) == "\u{2212}1,234.5")
    #expect(text(-0.001, 2) == "0.00")
    #expect(text(-0.0, 0) == "0")
    #expect(text(1e20, 2) == "100,000,000,000,000,000,000.00")
    #expect(text(1.5e21, 2) == "1.5e+21")
    #expect(text(.infinity, 2) == "Infinity")
    #expect(text(-.infinity, 0) == "\u{2212}Infinity")
    #expect(text(.nan, 2) == "NaN")
    #expect(text(0.1, 20) == "0.10000000000000000555")
    #expect(text(1.0 / 3, 5) == "0.33333")
  }

  @Test func exactAndFastDigitsAgree() {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<2000 {
      let cents = Int.random(in: -99_999_999...99_999_999, using: &generator)
      let whole = abs(cents) / 100
      let digits = String(whole).reversed().enumerated().map { $0 > 0 && $0 % 3 == 0 ? "\($1)," : "\($1)" }
      let rest = abs(cents) % 100
      let wanted = (cents < 0 ? "\u{2212}" : "") + digits.reversed().joined() + (rest < 10 ? ".0\(rest)" : ".\(rest)")
      #expect(text(Double(cents) / 100, 2) == wanted)
    }
  }
}
