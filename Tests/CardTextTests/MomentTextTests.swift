import CardIR
import CardText
import Testing

/// Dates and times of inputs, as controls have them.
@Suite("Dates and times of inputs") struct MomentTextTests {
  @Test("know dates and times in the forms that the renderer of cards reads")
  func moments() {
    #expect(MomentText.date("6/1/2020") == "2020-06-01")
    #expect(MomentText.date("2020-6-1") == "2020-06-01")
    #expect(MomentText.date("2020-06-01T00:00:00Z") == "2020-06-01")
    for text in ["13/1/2020", "soon", "1/2", "1/2/20", ""] { #expect(MomentText.date(text) == nil, "\(text)") }
    #expect(MomentText.time("9:05") == "09:05")
    #expect(MomentText.time("9:05 PM") == "21:05")
    #expect(MomentText.time("12:00 AM") == "00:00")
    #expect(MomentText.time("18:30:15") == "18:30")
    for text in ["25:00", "9", "9:60", "9:05 XM", "noon"] { #expect(MomentText.time(text) == nil, "\(text)") }
  }

  @Test("are as they are for other inputs, and nothing where they cannot be read")
  func kinds() {
    #expect(MomentText.normalized("9:00", of: .timeInput) == "09:00")
    #expect(MomentText.normalized("2026-1-1", of: .dateInput) == "2026-01-01")
    #expect(MomentText.normalized("9:00", of: .numberInput) == "9:00")
    #expect(MomentText.normalized("noon", of: .timeInput) == nil)
    #expect(MomentText.normalized("soon", of: .dateInput) == nil)
  }
}
