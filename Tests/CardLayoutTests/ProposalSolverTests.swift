import CardIR
import CardTestSupport
import CardText
import Foundation
import Testing

@testable import CardLayout

/// Where the solver puts the views of ``ProposedViewCase``.
@Suite("Layout by proposals")
struct ProposalSolverTests {
  /// The views of a case as the solver has them.
  private struct Reader {
    var views: [ViewTree.View] = []
    var names: [String: Int] = [:]

    mutating func add(_ json: [String: Any]) -> Int {
      func number(_ key: String) -> Double? { (json[key] as? NSNumber)?.doubleValue }
      var view = ViewTree.View(kind: kind(json, least: number("least") ?? 8), owner: 0)
      view.children = (json["children"] as? [[String: Any]] ?? []).map { add($0) }
      view.gap = number("gap") ?? 0
      view.padding = number("padding") ?? 0
      view.width = number("width")
      view.height = number("height")
      if let name = json["alignment"] as? String { view.alignment = Alignment(rawValue: name) ?? .center }
      views.append(view)
      if let id = json["id"] as? String { names[id] = views.count - 1 }
      return views.count - 1
    }

    private func kind(_ json: [String: Any], least: Double) -> ViewTree.Kind {
      switch json["kind"] as? String {
      case "text":
        let run = StyledText.Run(text: json["text"] as? String ?? "", size: 10, isBold: false)
        return .text(StyledText(paragraphs: [.init(runs: [run])], lineHeight: .points(12)))
      case "row": return .stack(.horizontal)
      case "column": return .stack(.vertical)
      case "layers": return .layers
      case "list": return .list
      case "shape": return .shape(isRound: false)
      case "divider": return .divider
      default: return .spacer(least: least)
      }
    }
  }

  @Test("gives views the places that SwiftUI gives them", arguments: ProposedViewCase.all)
  func places(example: ProposedViewCase) throws {
    let json = try JSONSerialization.jsonObject(with: Data(example.view.utf8))
    var reader = Reader()
    let root = reader.add(try #require(json as? [String: Any]))
    var solver = ProposalSolver(reader.views, .uniform(0.5))
    var found: [Int: [Double]] = [:]
    func place(_ box: ViewBox, _ x: Double, _ y: Double) {
      let (left, top) = (x + box.offset.width, y + box.offset.height)
      found[box.view] = [left, top, box.painted.width, box.painted.height]
      for child in box.inner { place(child.box, left + child.x, top + child.y) }
    }
    place(solver.box(of: root, Proposal(width: 100, height: 200, within: .layers)), 0, 0)
    for (name, place) in example.places {
      let box = try #require(reader.names[name].flatMap { found[$0] })
      // The base line of the solver's font is some tenths of a point lower than the one of the cases.
      #expect(zip(box, place).allSatisfy { abs($0 - $1) < 0.65 }, "\(name) is at \(box), and not at \(place)")
    }
  }

  @Test("asks each view as often as there are different proposals, however deep it is")
  func depth() {
    var reader = Reader()
    var json: [String: Any] = ["kind": "text", "text": "xxxx"]
    for _ in 0..<40 { json = ["kind": "row", "children": [json, ["kind": "spacer"]]] }
    let root = reader.add(json)
    var solver = ProposalSolver(reader.views, .uniform(0.5))
    #expect(solver.box(of: root, Proposal(width: 1000, height: 200, within: .layers)).size.width == 1000)
  }
}
