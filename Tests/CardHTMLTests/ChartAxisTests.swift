import CardCompiler
import CardSyntax
import Testing

@testable import CardHTML

/// Where charts on pages have their points.
@Suite("Axes of charts on pages")
struct ChartAxisTests {
  @Test("numbers and dates are places on a scale, in order")
  func scale() {
    let numbers = ChartScale(["100", "0", "10", "1"])
    #expect(numbers.places == ["0", "1", "10", "100"] && numbers.isMeasured)
    let steps = ["0", "1", "10", "100"].map { numbers.share(of: $0) }
    #expect(abs((steps[2] - steps[0]) / (steps[3] - steps[0]) - 0.1) < 1e-9)
    let days = ChartScale(["2026-01-01", "2026-02-01", "2026-01-15", "2026-02-01"])
    #expect(days.places == ["2026-01-01", "2026-01-15", "2026-02-01"] && days.isMeasured)
    let shares = days.places.map { days.share(of: $0) }
    #expect(abs((shares[1] - shares[0]) / (shares[2] - shares[0]) - 14.0 / 31) < 1e-9)
    #expect(ChartScale(["2026-01-01T12:00:00Z", "2026-01-01"]).places.first == "2026-01-01")
  }

  @Test("names share the width in the order in which they come")
  func names() {
    for places in [["b", "a", "b"], ["2", "1", "x"], ["1"], ["Jan 1", "Feb 2"]] {
      let scale = ChartScale(places)
      #expect(!scale.isMeasured)
      #expect(scale.places.first == places[0])
      #expect(scale.share(of: places[0]) == 0.5 / Double(scale.places.count))
    }
    #expect(ChartScale([]).places == [])
    #expect(ChartScale(["2", "1"], isNamed: true).places == ["2", "1"])
  }

  @Test("an axis begins and ends where the card says")
  func limits() {
    let stated = ChartAxis(of: [10, 60, 2], from: 5, to: 40, hasZero: true)
    #expect(stated.range == 5...40)
    #expect(stated.marks.first == 5 && stated.marks.last == 40)
    #expect(stated.share(of: 60) == 1 && stated.share(of: 2) == 0)
    let free = ChartAxis(of: [10, 60, 2], from: nil, to: nil, hasZero: true)
    #expect(free.range == 0...60 && free.marks == [0, 20, 40, 60])
    #expect(ChartAxis(of: [-8, -2], from: nil, to: nil, hasZero: true).range == -8...0)
    #expect(ChartAxis(of: [1], from: 50, to: 10, hasZero: true).range.lowerBound == 50)
    #expect(ChartAxis(of: [], from: nil, to: nil, hasZero: false).marks.count > 1)
  }

  @Test("a line is cut where it leaves the axis")
  func lines() throws {
    let axis = ChartAxis(of: [], from: 0, to: 10, hasZero: false)
    let cut = try #require(axis.seen(from: (0, 5), to: (1, 15)))
    #expect(cut.from == (0, 5) && cut.to == (0.5, 10))
    #expect(axis.seen(from: (0, 11), to: (1, 15)) == nil)
    let through = try #require(axis.seen(from: (0, -10), to: (1, 30)))
    #expect(through.from == (0.25, 0) && through.to == (0.5, 10))
  }

  @Test("bars stand on the edge of the axis where zero is beyond it")
  func bars() throws {
    let card =
      #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"Chart.VerticalBar","yMin":5,"yMax":40,"data":[{"x":"a","y":10},{"x":"b","y":60},{"x":"d","y":2}]}]}"#
    let result = Compiler().compile(SourceText(name: "card.json", text: card), to: [.html])
    let file = try #require(result[.html])
    let page = try PageText(String(decoding: file.bytes, as: UTF8.self))
    let bars = page.tags.filter { $0.name == "rect" }.map { tag in
      ["y", "height"].map { tag.attributes[$0].flatMap(Double.init) ?? -1 }
    }
    try #require(bars.count == 3)
    let bottom = bars[0][0] + bars[0][1]
    for bar in bars { #expect(abs(bar[0] + bar[1] - bottom) < 0.01) }
    #expect(bars[2][1] == 0)
    #expect(abs(bars[0][1] / bars[1][1] - 5.0 / 35) < 0.01)
    let axis = page.tags.filter { $0.name == "line" }.compactMap { $0.attributes["y1"].flatMap(Double.init) }.max()
    #expect(axis == bottom)
  }
}
