import CardCompiler
import CardFormats
import CardIR
import CardRuntime
import CardSyntax
import Foundation
import Testing

@testable import CardSwift

/// Charts whose colours are known only with data.
@Suite("SwiftUI charts in the colours that data name")
struct BoundChartTests {
  /// The view of a chart in one line, and what is lost of it. Both the view alone and what it brings along are right.
  private static func view(_ body: String) throws -> (text: String, losses: [String]) {
    let card = #"{"type":"AdaptiveCard","version":"1.6","body":[\#(body)]}"#
    let result = Compiler().compile(SourceText(name: "card.json", text: card), to: [.swiftUI])
    let output = try #require(result.outputs.first, "\(result.diagnostics.all.map(\.message))")
    let file = output.files[0]
    let whole = String(decoding: SwiftUIFormat().selfContained(file, using: output.parts).bytes, as: UTF8.self)
    #expect(try SwiftTools.errors(in: [.init(name: "Card", text: whole)]) == [])
    let alone = String(decoding: file.bytes, as: UTF8.self)
    #expect(try SwiftTools.complaints(about: [.init(name: "Card", text: alone)]) == [])
    let words = alone.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return (words, output.fidelity.map(\.message))
  }

  private static func named(_ path: String, in scope: String = "data") -> String {
    #"CardChartColors.named( CardFunctions.text(\#(scope).\#(path), or: "${\#(path)}"))"#
  }

  private static func flat(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  @Test("are drawn, each part in its colour or else in that of the chart or the set")
  func parts() throws {
    let rows: [(chart: String, code: [String])] = [
      (
        #"{"type":"Chart.VerticalBar","data":[{"x":"A","y":3,"color":"${c}"},{"x":"B","y":4}]}"#,
        [
          #"CardChartPoint("A",3,color:\#(Self.named("c"))??Color(rgb:0x2461CA))"#,
          #"CardChartPoint("B",4,color:Color(rgb:0x2461CA))"#,
        ]
      ),
      // What all parts have is said once.
      (
        #"{"type":"Chart.HorizontalBar","color":"${c}","data":[{"x":"A","y":3},{"x":"B","y":4,"color":"good"}]}"#,
        [
          #"[CardChartPoint("A",3),CardChartPoint("B",4,color:Color(rgb:0x107C10))]"#,
          #"palette:[\#(Self.named("c"))??Color(rgb:0x2461CA)]"#,
        ]
      ),
      (
        #"{"type":"Chart.Donut","data":[{"$data":"${parts}","legend":"${name}","value":"${n}","color":"${color}"}]}"#,
        [#"color:\#(Self.named("color", in: "item")))"#, "palette:[Color(rgb:0x2461CA),"]
      ),
      // A list that data give as a whole may have colours.
      (
        #"{"type":"Chart.Pie","data":"${shares}"}"#,
        [#"color:CardChartColors.named(CardFunctions.text(item.data["color"],or:"${color}")))"#]
      ),
      (
        #"{"type":"Chart.Line","color":"${c}","data":[{"legend":"I","color":"${i}","values":[{"x":1,"y":2}]},{"legend":"J","values":[{"x":1,"y":2}]}]}"#,
        [
          #"series:"I",color:\#(Self.named("i"))??\#(Self.named("c"))??Color(rgb:0x2461CA))"#,
          #"series:"J",color:\#(Self.named("c"))??Color(rgb:0x00B7C3))"#,
        ]
      ),
      // A series says more than its chart.
      (
        #"{"type":"Chart.VerticalBar.Grouped","color":"good","data":[{"legend":"I","color":"attention","values":[{"x":"1","y":2}]}]}"#,
        [#"series:"I",color:Color(rgb:0xC50F1F))"#]
      ),
      (
        #"{"type":"Chart.VerticalBar.Grouped","colorSet":"${s}","data":[{"legend":"I","values":[{"x":"1","y":2}]}]}"#,
        [#"series:"I")"#, #"palette:CardChartColors.set(CardFunctions.text(data.s,or:"${s}"))"#]
      ),
      // What repeats in a row has the next colour each time.
      (
        #"{"type":"Chart.HorizontalBar.Stacked","data":[{"title":"T","data":[{"$data":"${parts}","legend":"${name}","value":"${n}"}]}]}"#,
        [#"series:CardFunctions.text(item.name,or:"${name}"))"#, "palette:[Color(rgb:0x2461CA),"]
      ),
      (
        #"{"type":"Chart.Gauge","value":4,"colorSet":"${s}","segments":[{"legend":"L","size":3,"color":"${c}"},{"legend":"H","size":7}]}"#,
        [
          #"CardGauge.Segment("L",3,color:\#(Self.named("c"))"#
            + #"??CardChartColors.color(0,of:CardFunctions.text(data.s,or:"${s}")))"#,
          #"CardGauge.Segment("H",7,color:CardChartColors.color(1,of:"#,
        ]
      ),
    ]
    for (chart, code) in rows {
      let view = try Self.view(chart)
      #expect(view.losses == [], "\(chart)")
      for part in code { #expect(Self.flat(view.text).contains(Self.flat(part)), "\(part) in \(view.text)") }
    }
  }

  @Test("have the names and sets that charts in cards have")
  func names() {
    let sets = ["categorical", "Diverging", "sequential", "sequentialRed", "sequentialgreen", "sequentialyellow", "?"]
    var names = ["good", "warning", "attention", "neutral", "?", ""]
    for set in sets {
      #expect(CardChartColors.numbers(of: set).map { Color($0) } == ChartColors.set(set), "\(set)")
      names += (0...9).map { "\(set)\($0)" }
      for color in [
        "red", "purple", "lavender", "blue", "lightBlue", "teal", "green", "lime", "marigold", "cyan", "yellow",
        "peach",
        "lightRed", "maroon", "gray",
      ] {
        names.append(set + color)
      }
    }
    #expect(names.count { ChartColors.named($0) != nil } == 55)
    for name in names { #expect(CardChartColors.number(name).map { Color($0) } == ChartColors.named(name), "\(name)") }
  }

  @Test("show a point that is alone in its series as a dot")
  func lonePoints() throws {
    let source = try #require(SupportSources.files["CardChart"])
    let lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    // No chart draws a line by itself: the one function does, which looks for other points first.
    #expect(lines.count { $0.hasPrefix("LineMark(") } == 1)
    let line = try #require(lines.firstIndex { $0.hasPrefix("LineMark(") })
    #expect(lines[line - 1].hasPrefix("if marks.contains(where: { $0.series == mark.series && $0.id != mark.id })"))
    #expect(lines[line...].contains { $0.hasPrefix("PointMark(") })
  }
}
