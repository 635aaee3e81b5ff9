import Testing

@testable import CardKernel
@testable import CardTemplate

/// Seconds since 1970 of a time in UTC.
private func seconds(_ text: String) throws -> Int { try #require(Instant(text)).milliseconds / 1000 }

@Suite("Rules of daylight saving time")
struct TimeZoneRuleTests {
  @Test func northernSummer() throws {
    let rule = try #require(TimeZoneRule("CET-1CEST,M3.5.0,M10.5.0/3"))
    #expect(try rule.offset(at: seconds("2050-03-27T00:59:59Z")) == 3600)
    #expect(try rule.offset(at: seconds("2050-03-27T01:00:00Z")) == 7200)
    #expect(try rule.offset(at: seconds("2050-10-30T00:59:59Z")) == 7200)
    #expect(try rule.offset(at: seconds("2050-10-30T01:00:00Z")) == 3600)
  }

  @Test func southernSummerSpansTheYear() throws {
    let rule = try #require(TimeZoneRule("AEST-10AEDT,M10.1.0,M4.1.0/3"))
    #expect(try rule.offset(at: seconds("2060-01-01T00:00:00Z")) == 39_600)
    #expect(try rule.offset(at: seconds("2060-04-03T15:59:59Z")) == 39_600)
    #expect(try rule.offset(at: seconds("2060-04-03T16:00:00Z")) == 36_000)
    #expect(try rule.offset(at: seconds("2060-10-02T16:00:00Z")) == 39_600)
  }

  @Test func negativeTimesAndNumberedDays() throws {
    let nuuk = try #require(TimeZoneRule("<-02>2<-01>,M3.5.0/-1,M10.5.0/0"))
    #expect(try nuuk.offset(at: seconds("2040-03-25T00:59:59Z")) == -7200)
    #expect(try nuuk.offset(at: seconds("2040-03-25T01:00:00Z")) == -3600)
    // Day 60 without leap days is the first of March in all years; the ordinal 59 is one day earlier in leap years.
    let julian = try #require(TimeZoneRule("AAA0BBB,J60/0,J365/0"))
    #expect(try julian.offset(at: seconds("2048-02-29T23:59:59Z")) == 0)
    #expect(try julian.offset(at: seconds("2048-03-01T00:00:00Z")) == 3600)
    let ordinal = try #require(TimeZoneRule("AAA0BBB,59/0,364/0"))
    #expect(try ordinal.offset(at: seconds("2048-02-29T00:00:00Z")) == 3600)
    #expect(try ordinal.offset(at: seconds("2047-02-28T23:59:59Z")) == 0)
  }

  @Test func summerThatNeverEnds() throws {
    let rule = try #require(TimeZoneRule("XXX3EDT4,0/0,J365/23"))
    for day in ["2041-01-01T00:00:00Z", "2041-07-01T12:00:00Z", "2041-12-31T23:59:59Z", "2042-01-01T03:00:00Z"] {
      #expect(try rule.offset(at: seconds(day)) == -14_400)
    }
  }

  @Test(arguments: [
    "", "E", "EST", "EST5EDT", "EST5EDT,M3.2.0", "EST5EDT,M13.2.0,M11.1.0", "EST5EDT,M3.2.0,M11.1.0x", "<EST5",
    "EST999", "EST5EDT,M3.6.0,M11.1.0", "EST5EDT,J0,J5",
  ])
  func textThatIsNoRule(_ text: String) { #expect(TimeZoneRule(text) == nil) }
}
