import Testing

@testable import CardText

@Suite("Dates and times in texts")
struct TextMacroTests {
  private func written(_ text: String, _ locale: String = "en-US") throws -> [String?] {
    let names = try #require(DateNames.named(locale))
    return TextMacro.find(in: text).map { found in
      if case .macro(let macro) = found.finding { names.text(macro) } else { nil }
    }
  }

  @Test(arguments: [
    ("{{DATE(2017-02-14T06:08:39Z)}}", "2/14/2017"), ("{{DATE(2017-02-14T06:08:39Z, COMPACT)}}", "2/14/2017"),
    ("{{DATE(2017-02-14T06:08:39Z, SHORT)}}", "Tue, Feb 14, 2017"),
    ("{{DATE(2017-02-14T06:08:39Z,LONG)}}", "Tuesday, February 14, 2017"),
    ("{{TIME(2017-02-14T06:08:39Z)}}", "6:08 AM"), ("{{TIME(2017-02-14T00:08:39-08:00)}}", "12:08 AM"),
    ("{{TIME(2017-02-14T12:00:00+05:30)}}", "12:00 PM"), ("{{DATE(2024-02-29T00:00:00Z, SHORT)}}", "Thu, Feb 29, 2024"),
    ("{{DATE(2000-01-01T00:00:00Z, SHORT)}}", "Sat, Jan 1, 2000"),
  ])
  func english(_ text: String, _ expected: String) throws {
    #expect(try written(text) == [expected])
  }

  @Test(arguments: [
    ("de-DE", "14.2.2017", "Di., 14. Feb. 2017", "Dienstag, 14. Februar 2017", "18:08"),
    ("de", "14.2.2017", "Di., 14. Feb. 2017", "Dienstag, 14. Februar 2017", "18:08"),
    ("en-GB", "14/02/2017", "Tue, 14 Feb 2017", "Tuesday, 14 February 2017", "18:08"),
    ("fr-FR", "14/02/2017", "mar. 14 févr. 2017", "mardi 14 février 2017", "18:08"),
    ("es", "14/2/2017", "mar, 14 feb 2017", "martes, 14 de febrero de 2017", "18:08"),
    ("sv_SE", "2017-02-14", "tis 14 feb. 2017", "tisdag 14 februari 2017", "18:08"),
    ("ja-JP", "2017/2/14", "2017年2月14日(火)", "2017年2月14日火曜日", "18:08"),
  ])
  func languages(_ locale: String, _ compact: String, _ short: String, _ long: String, _ time: String) throws {
    let moment = "2017-02-14T18:08:39Z"
    let text = "{{DATE(\(moment))}} {{DATE(\(moment), SHORT)}} {{DATE(\(moment), LONG)}} {{TIME(\(moment))}}"
    #expect(try written(text, locale) == [compact, short, long, time])
  }

  @Test func thereAreAboutTenLanguages() {
    #expect(DateNames.locales.count >= 10)
    #expect(DateNames.named("tlh") == nil)
  }

  @Test(arguments: [
    ("{{date(2017-02-14T06:08:39Z)}}", "must be written `DATE`"), ("{{ DATE(2017-02-14T06:08:39Z)}}", "after `{{`"),
    ("{{DATE (2017-02-14T06:08:39Z)}}", "before `(`"), ("{{DATE(2017-02-14T06:08:39Z) }}", "before `}}`"),
    ("{{DATE( 2017-02-14T06:08:39Z)}}", "after `(`"), ("{{DATE(2017-02-14T06:08:39Z )}}", "before `)`"),
    ("{{DATE(2017-02-14T06:08:39Z,  SHORT)}}", "not one of the styles"),
    ("{{DATE(2017-02-14T06:08:39Z, short)}}", "`short`"),
    ("{{TIME(2017-02-14T06:08:39Z, SHORT)}}", "no style"), ("{{DATE(2017-02-14)}}", "is not a time"),
    ("{{DATE(2017-02-14T06:08:39)}}", "offset"), ("{{DATE(2017-02-30T06:08:39Z)}}", "not a calendar date"),
    ("{{DATE(2017-02-14T24:08:39Z)}}", "not a time of day"), ("{{DATE(2017-02-14T06:08:39+25:00)}}", "offset"),
    ("{{DATE(2017-02-14T06:08:39Z)", "`}}` is missing"), ("{{DATE(2017-02-14T06:08:39Z", "no `)`"),
    ("{{DATE}}", "must be followed by `(`"),
  ])
  func malformed(_ text: String, _ problem: String) throws {
    let found = TextMacro.find(in: "é \(text) after")
    try #require(found.count == 1)
    guard case .malformed(let message) = found[0].finding else {
      Issue.record("\(found[0].finding)")
      return
    }
    #expect(message.contains(problem), "\(message)")
    #expect(found[0].range.lowerBound == 3)
  }

  @Test(
    "other braces are nobody's business",
    arguments: ["{{name}}", "{{ date }}", "{{DATES(x)}}", "{DATE(x)}", "{{", "{{x"])
  func others(_ text: String) {
    #expect(TextMacro.find(in: text).isEmpty)
  }
}
