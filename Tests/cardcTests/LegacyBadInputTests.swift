import CardTestSupport
import Foundation
import Testing

/// Skima screens and DrivenUI components with everything wrong that can be: located diagnostics, and never a crash.
@Suite("Bad legacy screens")
struct LegacyBadInputTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  private static func label(_ id: String, _ constraints: String...) -> String {
    #"{"type":"label","id":"\#(id)","props":{"text":"text \#(id)"},"constraints":[\#(constraints.joined(separator: ","))]}"#
  }

  private static func tie(_ edge: String, _ to: String, _ of: String) -> String {
    #"{"type":"\#(edge)Equal","to":"\#(to)","of":"\#(of)"}"#
  }

  private static let left = #"{"type":"leftEqual"}"#

  /// One widget on each line, with what is reported on it.
  private static let widgets: [(widget: String, findings: [String])] = [
    (
      label("a", left, tie("top", "bottom", "b")),
      ["warning: the place or height of `a`, `b`, `c` and `self` is undetermined [layout.ambiguous]"]
    ), (label("b", left, tie("top", "bottom", "c")), []),
    (label("c", left, tie("top", "bottom", "a")), []),
    (
      label("self", left, tie("top", "bottom", "self")),
      ["warning: the widget refers to itself [skima.constraint-scope]"]
    ),
    (
      label("lost", left, tie("top", "bottom", "nowhere")),
      ["warning: `nowhere` is not a sibling of the widget [skima.constraint-scope]"]
    ),
    (label("a", left, #"{"type":"topEqual"}"#), ["warning: the id `a` is used twice [skima.duplicate-id]"]),
    (
      #"{"type":"chart","id":"chart","props":{"children":[{"type":"label","props":{"text":"inner"}}]}}"#,
      ["warning: Skima has no type `chart` [skima.unknown-widget]"]
    ),
    (label("loose"), ["warning: the widget has no constraints, so it is not seen [skima.unconstrained]"]),
    (
      label("odd", #"{"type":"upEqual"}"#, left, #"{"type":"topEqual"}"#),
      ["warning: there is no constraint `upEqual`, so the app ignores it [skima.unknown-constraint]"]
    ), ("7", ["warning: expected a widget, found the number `7` [skima.ignored-value]"]),
  ]

  private static var screen: String {
    (["{\"metadata\":{\"id\":\"t\"},\"ui\":["] + [widgets.map(\.widget).joined(separator: ",\n"), "]}", ""])
      .joined(separator: "\n")
  }

  @Test("everything odd about a screen is warned about where it stands")
  func warnings() throws {
    try box.write("s.json", Self.screen)
    let run = try box.run("check", "s.json", "--diagnostics", "short")
    #expect(run.code == 0)
    for (index, widget) in Self.widgets.enumerated() {
      let found = run.errors.split(separator: "\n").filter { $0.hasPrefix("s.json:\(index + 2):") }
        .map { $0.split(separator: ":", maxSplits: 3).dropFirst(3).joined().trimmingCharacters(in: .whitespaces) }
      #expect(found == widget.findings)
    }
  }

  @Test("an odd screen is converted with all that can be shown", arguments: ["drivenui", "adaptive-card"])
  func converted(_ format: String) throws {
    try box.write("s.json", Self.screen)
    let run = try box.run("convert", "s.json", "--to", format, "-o", "out.json", "--report", "report.json")
    #expect(run.code == 0, "\(run.errors)")
    let text = try #require(box.read("out.json"))
    for id in ["b", "c", "self", "lost", "loose", "odd"] { #expect(text.contains("\"text \(id)\""), "\(id)") }
    #expect(text.components(separatedBy: "\"text a\"").count == 3)
    // What is left of circles is said.
    #expect(box.read("report.json")?.contains(#""id": "lossy.constraint""#) == true)
    if format == "drivenui" { #expect(drivenUIProblems(in: Array(text.utf8)) == []) }
  }

  @Test("an unknown widget is kept as it is, and reported as lost elsewhere")
  func unknownWidget() throws {
    try box.write("s.json", Self.screen)
    let same = try box.run("convert", "s.json", "--to", "skima", "--syntax", "min", "-q")
    #expect(same.code == 0 && same.output.contains(Self.widgets[6].widget), "\(same.errors)")
    let other = try box.run("convert", "s.json", "--to", "drivenui", "-o", "out.json", "--report", "-")
    #expect(other.output.contains("/ui/6"), "\(other.output)")
    #expect(box.read("out.json")?.contains("chart") == false)
  }

  // MARK: Depth

  /// Something around itself so many times.
  private func nested(_ count: Int, _ open: String, _ core: String, _ close: String) -> String {
    String(repeating: open, count: count) + core + String(repeating: close, count: count)
  }

  /// Documents that are nested so many levels deep, each with a text at the bottom.
  private func documents(_ depth: Int) -> [String: String] {
    let place = #""constraints":[{"type":"topEqual"},{"type":"bottomEqual"},{"type":"horizontalMargin"}]"#
    let button =
      #"{"type":"button","props":{"text":"deep","onClick":[{"type":"navigation","data":{"type":"back"}}]},\#(place)}"#
    return [
      "containers.json": #"{"metadata":{"id":"c"},"ui":["#
        + nested(depth, #"{"type":"container","props":{"children":["#, button, #"]},\#(place)}"#) + "]}",
      "stacks.json": #"{"metadata":{"id":"s"},"ui":["#
        + nested(
          depth, #"{"type":"stack","props":{"axis":"vertical","children":["#,
          #"{"type":"label","props":{"text":"deep"}}"#, #"]},\#(place)}"#) + "]}",
      "actions.json": #"{"metadata":{"id":"a"},"ui":[{"type":"button","props":{"text":"deep","onClick":["#
        + nested(depth, #"{"type":"flow","data":{"actions":["#, #"{"type":"end"}"#, "]}}") + "]},\(place)}]}",
      "views.json": nested(
        depth, #"{"type":"VStack","subviews":["#, #"{"type":"Text","values":{"text":"deep"}}"#, "]}"),
      "cards.json": #"{"type":"AdaptiveCard","version":"1.5","actions":["#
        + nested(
          depth, #"{"type":"Action.ShowCard","title":"deep","card":{"type":"AdaptiveCard","actions":["#,
          #"{"type":"Action.Submit","title":"deep"}"#, "]}}") + "]}",
    ]
  }

  @Test("a hundred levels are fine", arguments: ["drivenui", "adaptive-card", "skima"])
  func deep(_ format: String) throws {
    let documents = documents(100)
    for (name, text) in documents { try box.write("in/\(name)", text) }
    let run = try box.run("convert", "in", "--to", format, "-o", "out", "--diagnostics", "short")
    #expect(run.code == 0, "\(run.errors.suffix(2_000))")
    #expect(box.files(in: "out") == documents.keys.sorted())
    for name in documents.keys {
      let text = try #require(box.read("out/\(name)"))
      #expect(text.contains("\"deep\""), "\(name)")
      if format == "drivenui" { #expect(drivenUIProblems(in: Array(text.utf8)) == [], "\(name)") }
    }
  }

  @Test("a thousand levels are an error", arguments: ["drivenui", "adaptive-card", "skima"])
  func tooDeep(_ format: String) throws {
    let documents = documents(1_000)
    for (name, text) in documents { try box.write("in/\(name)", text) }
    let run = try box.run("convert", "in", "--to", format, "-o", "out", "--diagnostics", "short")
    #expect(run.code == 1)
    for name in documents.keys {
      let errors = run.errors.split(separator: "\n").filter { $0.hasPrefix("in/\(name):") && $0.contains("error") }
      #expect(errors.count == 1 && errors.allSatisfy { $0.contains("[input.too-deep]") }, "\(name): \(errors)")
    }
    #expect(box.files(in: "out") == [])
  }

  @Test("a circle of a thousand widgets is found in a moment")
  func longCircle() throws {
    let count = 1_000
    let labels = (0..<count).map { Self.label("w\($0)", Self.left, Self.tie("top", "bottom", "w\(($0 + 1) % count)")) }
    try box.write("s.json", #"{"metadata":{"id":"t"},"ui":[\#(labels.joined(separator: ","))]}"#)
    let clock = ContinuousClock()
    let start = clock.now
    let run = try box.run("convert", "s.json", "--to", "drivenui", "-o", "out.json", "-q")
    #expect(run.code == 0)
    #expect(clock.now - start < .seconds(30))
    let text = try #require(box.read("out.json"))
    #expect(text.components(separatedBy: "\"text w").count == count + 1)
  }

  // MARK: Tolerance

  @Test("what a decoder fails on fails the file, and is a warning with --tolerant")
  func tolerant() throws {
    try box.write(
      "s.json",
      #"{"metadata":{"id":"t","version":1},"ui":[{"type":"label","props":{"text":"a","font_size":"24"},"constraints":[{"type":"topEqual"},{"type":"horizontalMargin"}]}]}"#
    )
    try box.write(
      "d.json", #"{"type":"vstack","properties":{"padding":8.5},"subviews":[{"type":"Text","values":{"text":"a"}}]}"#)
    let expected = [
      "s.json": ["skima.envelope", "skima.props-void"], "d.json": ["drivenui.unknown-type", "drivenui.wrong-type"],
    ]
    for (name, ids) in expected {
      for format in ["drivenui", "adaptive-card", "skima"] {
        let strict = try box.run("convert", name, "--to", format, "-o", "out.json", "--diagnostics", "short")
        #expect(strict.code == 1 && !box.exists("out.json"))
        for id in ids { #expect(strict.errors.contains("[\(id)]"), "\(strict.errors)") }
        let lenient = try box.run(
          "convert", name, "--to", format, "-o", "out.json", "--tolerant", "--diagnostics", "short")
        #expect(lenient.code == 0, "\(lenient.errors)")
        for id in ids { #expect(lenient.errors.contains("[\(id)]")) }
        #expect(!lenient.errors.contains(": error"))
        #expect(box.read("out.json")?.contains("\"a\"") == true)
        // Nothing of what was wrong is written again.
        #expect(try box.run("check", "out.json").code == 0)
        try box.remove("out.json")
      }
    }
  }

  @Test("compose widgets are expanded, and never written")
  func composeWidgets() throws {
    try box.write(
      "in/_components/title.json",
      #"{"metadata":{"name":"title"},"props":{"caption":{"type":"string","required":true}},"#
        + #""component":{"type":"label","props":{"text":"$prop{caption}!","font_size":20}}}"#)
    let place = #""constraints":[{"type":"topEqual"},{"type":"horizontalMargin"}]"#
    func screen(_ use: String) -> String {
      #"{"metadata":{"id":"t"},"ui":[{"type":"stack","props":{"axis":"vertical","children":[\#(use)]},\#(place)}]}"#
    }
    try box.write("in/good.json", screen(#"{"type":"title","props":{"caption":"Hello"}}"#))
    for (format, expected) in [("skima", #""text":"Hello!""#), ("drivenui", "Hello!"), ("adaptive-card", "Hello!")] {
      let run = try box.run("build", "in", "-o", "out", "--target", format, "--syntax", "min")
      #expect(run.code == 0, "\(run.errors)")
      let text = try #require(box.read("out/\(format)/good.json"))
      #expect(text.contains(expected) && !text.contains("$prop") && !text.contains("\"title\""), "\(text)")
    }
    try box.write("in/missing.json", screen(#"{"type":"title","props":{}}"#))
    try box.write("in/wrong.json", screen(#"{"type":"title","props":{"caption":{}}}"#))
    let run = try box.run("build", "in", "-o", "out", "--target", "skima", "--diagnostics", "short")
    #expect(run.code == 1)
    #expect(
      run.errors.contains("in/missing.json:1:") && run.errors.contains("[component.missing-prop]"), "\(run.errors)")
    #expect(run.errors.contains("in/wrong.json:1:"), "\(run.errors)")
    #expect(box.files(in: "out/skima") == ["good.json"])
  }
}
