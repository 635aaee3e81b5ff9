import Testing

@testable import CardKernel
@testable import CardTemplate

@Suite("Time expressions")
struct TimexTests {
  /// The tests that hold, in letters: definite, date, time, duration, time Range, date rAnge, present.
  private func kinds(_ text: String) -> String {
    let timex = Timex(text)
    let tests: [(Character, Bool)] = [
      ("F", timex.isDefinite), ("D", timex.isDate), ("T", timex.isTime), ("L", timex.duration != nil),
      ("P", timex.isTimeRange), ("R", timex.isDateRange), ("N", timex.isPresent),
    ]
    return String(tests.filter(\.1).map(\.0))
  }

  @Test(arguments: [
    ("2031-05-04", "FD"), ("XXXX-05-04", "D"), ("XXXX-WXX-3", "D"), ("2031", "R"), ("2031-05", "R"), ("XXXX-05", "R"),
    ("SU", "R"), ("2031-WI", "R"), ("2031-W07", "R"), ("2031-W07-WE", "R"), ("XXXX-05-W02", "R"),
    ("XXXX-05-WXX-2-6", "DR"), ("T07", "T"), ("T07:15", "T"), ("T07:15:30", "T"), ("TMO", "P"), ("TDT", "P"),
    ("2031-05-04T07", "FDT"), ("2031-05-04TEV", "FDP"), ("XXXX-WXX-6T20:15", "DT"), ("P3D", "L"), ("P2Y", "L"),
    ("PT1.5H", "L"), ("PT.5S", "L"), ("(2031-05-04,2031-05-08,P4D)", "FDL"), ("(T09,T11,PT2H)", "TL"),
    ("PRESENT_REF", "N"), ("", ""), ("hello", ""), ("P", ""), ("PT", ""), ("P5", ""), ("PT5D", ""), ("P5.D", ""),
    ("(2031-05-04)", ""), ("T7", ""), ("2031-5-4", ""), ("2031-05-04 ", ""), ("T07:15:30Z", ""), ("()", ""), ("(", ""),
    ("xxxx-05-04", ""), ("2031-SX", ""),
  ])
  func whatItIs(_ text: String, _ wanted: String) { #expect(kinds(text) == wanted, "\(text)") }

  @Test(arguments: [
    ("2031-05-04", "2031-05-04"), ("2031-05-04T07:05", "2031-05-04 07:05:00"), ("T23", "23:00:00"), ("PT90M", "5400"),
    ("P1Y", "31536000"), ("P2M", "5184000"), ("P1W", "604800"), ("P0.5D", "43200"), ("PT1.5S", "1.5"),
    ("SU", "not resolved"), ("(2031-05-04,2031-05-08,P4D)", "2031-05-04"),
  ])
  func resolved(_ text: String, _ wanted: String) { #expect(Timex(text).resolution == .value(wanted)) }

  @Test(arguments: ["2031-05", "TMO", "2031-05-04TMO", "(T09,T11,PT2H)"])
  func ranges(_ text: String) { #expect(Timex(text).resolution == .range) }

  @Test(arguments: ["XXXX-05-04", "XXXX-WXX-3", "2031", "XXXX-05", "2031-W07", "PRESENT_REF", "XXXX-05-04T10"])
  func open(_ text: String) { #expect(Timex(text).resolution == .open) }
}
