import CardTestSupport
import Foundation
import Testing

/// Cards with everything wrong that can be, in one run.
@Suite("Bad cards")
struct AdaptiveCardsBadInputTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  /// One violation on each line of the body, so that the line says which was found.
  private static let violations: [(element: String, id: String, message: String)] = [
    (#"{"type": "TextBlock", "text": 7}"#, "wrong-type", "`text` must be a string, found the number `7`"),
    (#"{"type": "TextBlock", "text": "a", "wrap": "yes"}"#, "wrong-type", "`wrap` must be `true` or `false`"),
    (#"{"type": "TextBlock", "text": "a", "maxLines": "2"}"#, "wrong-type", "`maxLines` must be a number"),
    (#"{"type": "TextBlock", "text": "a", "size": "lage"}"#, "unknown-name", "`size` cannot be `lage`"),
    (#"{"type": "TextBlock", "text": "a", "size": 3}"#, "wrong-type", "`size` must be one of"),
    (#"{"type": "Image", "url": "https://e.com/a.png", "width": 50}"#, "wrong-type", "a length such as `50px`"),
    (#"{"type": "Image", "url": "https://e.com/a.png", "backgroundColor": 1}"#, "wrong-type", "must be a colour"),
    (#"{"type": "ColumnSet", "columns": [{"width": true}]}"#, "wrong-type", "`width` must be"),
    (#"{"type": "Container", "items": {}}"#, "wrong-type", "`items` must be an array, found an object"),
    (#"{"type": "Container", "items": [], "selectAction": []}"#, "wrong-type", "`selectAction` must be an action"),
    (#"{"type": "Container", "items": [], "requires": {"a": 1}}"#, "wrong-type", "`requires` must be an object"),
    (
      #"{"type": "Container", "items": [], "fallback": "Action.Submit"}"#, "wrong-type", "`fallback` must be an element"
    ),
    (
      #"{"type": "Input.Text", "id": "l", "labelWidth": true}"#, "wrong-type",
      "`labelWidth` must be a number"
    ),
    (#"{"type": "Input.Number", "id": "n", "value": "many"}"#, "wrong-type", "`value` must be a number"),
    (#"{"type": "Input.ChoiceSet", "id": "c", "choices.data": 1}"#, "wrong-type", "`choices.data` must be an object"),
    (#"{"type": "Input.ChoiceSet", "id": "d", "choices.data": {}}"#, "missing-property", "needs `dataset`"),
    (#"{"type": "ActionSet", "actions": [{"type": "Action.Submit", "data": 1}]}"#, "wrong-type", "`data` must be"),
    (#"{"type": "Column", "items": []}"#, "misplaced-type", "`Column` is a column, expected an element"),
    (#"{"type": "AdaptiveCard", "body": []}"#, "misplaced-type", "`AdaptiveCard` is a card, expected an element"),
    (#"{"type": "Action.Submit"}"#, "misplaced-type", "`Action.Submit` is an action, expected an element"),
    (
      #"{"type": "Container", "items": [], "selectAction": {"type": "Action.ShowCard"}}"#, "misplaced-type",
      "`Action.ShowCard` cannot be used here"
    ),
    (#"{"type": "TextBlok", "text": "a"}"#, "unknown-type", "has no type `TextBlok`"),
    (#"{"type": "TextBlock", "text": "a", "wieght": "bolder"}"#, "unknown-property", "no property `wieght`"),
    (#"{"text": "a"}"#, "missing-type", "has no `type`"), (#"7"#, "wrong-type", "expected an element, found"),
    (
      #"{"type": "Table", "columns": [], "rows": [], "firstRowAsHeader": true}"#, "old-spelling",
      "renderers read `firstRowAsHeaders`, not `firstRowAsHeader`"
    ),
    (#"{"type": "Container", "items": [], "rtl?": true}"#, "old-spelling", "renderers read `rtl`, not `rtl?`"),
    (#"{"type": "Image", "url": "https://e.com/a b.png"}"#, "invalid-url", "`url` is not a URL"),
    (#"{"type": "Image", "url": "1:a"}"#, "invalid-url", "`url` is not a URL"),
    (#"{"type": "Image", "url": "a.png"}"#, "relative-url", "depends on what the host"),
  ]

  private static let header = [
    #"{ "type": "AdaptiveCard", "version": "abc","#, #""refresh": {"action": {"type": "Action.Submit"}},"#,
    #""authentication": {"buttons": [1]},"#, #""metadata": {"webUrl": 2},"#, #""body": ["#,
  ]

  private static var card: String {
    (header + [violations.map(\.element).joined(separator: ",\n"), "] }", ""]).joined(separator: "\n")
  }

  /// What is reported, as `file:line: id: message`.
  private func findings(_ errors: String) -> [(place: String, text: String)] {
    errors.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 3)
      guard parts.count == 4 else { return nil }
      return ("\(parts[0]):\(parts[1])", String(parts[3]))
    }
  }

  @Test("every violation is found, and warned about where it stands")
  func violations() throws {
    try box.write("card.json", Self.card)
    let run = try box.run("check", "card.json", "--diagnostics", "short")
    #expect(run.code == 0)
    let found = findings(run.errors)
    for (index, violation) in Self.violations.enumerated() {
      let place = "card.json:\(Self.header.count + 1 + index)"
      let here = found.filter { $0.place == place }.map(\.text)
      let isFound = here.contains { $0.contains("[adaptive-card.\(violation.id)]") && $0.contains(violation.message) }
      #expect(isFound, "\(violation.element): \(here)")
      #expect(here.count == 1, "\(violation.element): \(here)")
    }
    #expect(found.contains { $0.place == "card.json:1" && $0.text.contains("`abc` is not a version") })
    #expect(found.contains { $0.place == "card.json:2" && $0.text.contains("[adaptive-card.misplaced-type]") })
    #expect(found.contains { $0.place == "card.json:3" && $0.text.contains("[adaptive-card.wrong-type]") })
    #expect(found.contains { $0.place == "card.json:4" && $0.text.contains("[adaptive-card.wrong-type]") })
    #expect(run.errors.contains("warning") && !run.errors.contains("error:"))
  }

  @Test("a misspelt name has a suggestion")
  func suggestions() throws {
    try box.write("card.json", Self.card)
    let run = try box.run("check", "card.json")
    for name in ["large", "TextBlock", "weight"] { #expect(run.errors.contains("did you mean `\(name)`?")) }
  }

  @Test("violations survive; errors stop their own file alone")
  func files() throws {
    try box.write("in/bad.json", Self.card)
    try box.write("in/good.json", #"{"type": "AdaptiveCard", "version": "1.5", "body": []}"#)
    let twice = #"{"type": "Input.Text", "id": "a"}"#
    try box.write("in/twice.json", #"{"type": "AdaptiveCard", "body": [\#(twice), \#(twice)]}"#)
    try box.write("in/syntax.json", #"{"type": "AdaptiveCard", "body": [}"#)
    try box.write("in/other.json", #"{"type": "Adaptive", "text": 1}"#)
    let run = try box.run(
      "build", "in", "-o", "out", "--target", "adaptive-card", "-O0", "--diagnostics", "short")
    #expect(run.code == 1)
    let targets = box.files(in: "out/adaptive-card")
    #expect(targets == ["bad.json", "good.json"])
    #expect(run.errors.contains("[adaptive-card.duplicate-id]"), "\(run.errors)")
    let failed = ["twice", "syntax", "other"]
    for name in failed {
      let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix("in/\(name).json:") && $0.contains("error") }
      #expect(!lines.isEmpty, "\(name): \(run.errors)")
    }
    func object(_ text: String?) throws -> NSDictionary? {
      try JSONSerialization.jsonObject(with: Data((text ?? "").utf8)) as? NSDictionary
    }
    #expect(try object(box.read("out/adaptive-card/bad.json")) == object(Self.card))
  }

  @Test("a text of 200 KB is fine")
  func longText() throws {
    let text = String(repeating: "All work and no play. ", count: 10_000)
    try box.write("card.json", #"{"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "\#(text)"}]}"#)
    let run = try box.run("convert", "card.json", "--to", "adaptive-card", "-o", "out.json", "-q")
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(box.read("out.json")?.contains(text) == true)
  }

  @Test("numbers of any size in what becomes a text", arguments: ["drivenui", "skima", "html", "swiftui"])
  func numbers(_ target: String) throws {
    let numbers = ["-1e308", "-1e300", "-5e-324", "0", "5e-324", "1e-300", "1", "1e300", "1.7e308"]
    var elements: [String] = []
    for (index, low) in numbers.enumerated() {
      for high in numbers[index...] {
        for value in ["-1.7e308", low, high, "0.5", "1.7e308"] {
          let limits = #""value": \#(value), "min": \#(low), "max": \#(high)"#
          elements += ["Chart.Gauge", "ProgressBar", "Rating", "Input.Rating", "Input.Number"].map {
            #"{"type": "\#($0)", \#(limits), "segments": [{"legend": "a", "size": \#(value)}, {"legend": "b", "size": \#(high)}]}"#
          }
          let data = #"[{"x": "a", "y": \#(low), "value": \#(low)}, {"x": "b", "y": \#(value), "value": \#(value)}]"#
          elements += ["Chart.HorizontalBar", "Chart.VerticalBar", "Chart.Donut", "Chart.Pie", "Chart.Line"].map {
            #"{"type": "\#($0)", "displayMode": "PartToWhole", "data": \#(data)}"#
          }
        }
      }
    }
    try box.write(
      "card.json", #"{"type": "AdaptiveCard", "version": "1.5", "body": [\#(elements.joined(separator: ","))]}"#)
    let run = try box.run("convert", "card.json", "--to", target, "-o", "out", "-q")
    #expect(run.code == 0 || run.code == 1, "\(run.errors.suffix(500))")
  }
}
