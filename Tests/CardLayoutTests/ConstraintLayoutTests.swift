import CardFormats
import CardIR
import CardLayout
import CardStyle
import CardSyntax
import CardText
import Testing

/// Screens with a font whose characters are half as wide as high, so that widths can be counted: a label of ten
/// characters of size 20 is 100 points wide.
@Suite("Constraint layout")
struct ConstraintLayoutTests {
  private func layOut(_ widgets: String, width: Double = 390) throws -> (BoxTree, ConstraintLayout.Findings) {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "screen.json", text: #"{"metadata":{"id":"t"},"ui":[\#(widgets)]}"#)
    let document = try #require(JSONReader.read(source, diagnostics: &diagnostics))
    let screen = try #require(
      SkimaFormat().importScreen(document, options: ImportOptions(name: "t"), diagnostics: &diagnostics))
    var tree = BoxTree(screen)
    let layout = ConstraintLayout(
      width: width, height: 800, metrics: .uniform(0.5), pictureSize: (width: 120, height: 80))
    let findings = layout.layOut(&tree)
    return (tree, findings)
  }

  private func label(_ id: String, _ characters: Int, lines: Int = 0, _ constraints: String = "") -> String {
    let text = String(repeating: "x", count: characters)
    return #"{"type":"label","id":"\#(id)","props":{"text":"\#(text)","font_size":20,"max_lines":\#(lines)},"#
      + #""constraints":[\#(constraints)]}"#
  }

  private func row(
    _ children: [String], spacing: Int = 10, alignment: String = "fill", distribution: String = "fill",
    axis: String = "horizontal"
  ) -> String {
    #"{"type":"stack","id":"row","props":{"axis":"\#(axis)","spacing":\#(spacing),"alignment":"\#(alignment)","#
      + #""distribution":"\#(distribution)","children":[\#(children.joined(separator: ","))]},"#
      + #""constraints":[{"type":"topEqual"},{"type":"horizontalMargin","value":0}]}"#
  }

  private func frames(_ tree: BoxTree) -> [String: String] {
    var found: [String: String] = [:]
    for box in tree.boxes {
      guard let id = box.id else { continue }
      let numbers = [box.frame.x, box.frame.y, box.frame.width, box.frame.height]
      found[id] = numbers.map { String(Int($0.rounded())) }.joined(separator: " ")
    }
    return found
  }

  @Test("the lines of a text are in the middle of its height")
  func linesInTheMiddle() throws {
    var diagnostics = Diagnostics()
    let edges = #"{"type":"topEqual","value":20},{"type":"leftEqual","value":10},{"type":"width","value":100}"#
    let source = SourceText(
      name: "screen.json",
      text: #"{"metadata":{"id":"t"},"ui":["# + label("high", 20, edges + #",{"type":"height","value":100}"#) + ","
        + label("low", 20, edges + #",{"type":"height","value":10}"#) + "," + label("own", 20, edges) + "]}")
    let document = try #require(JSONReader.read(source, diagnostics: &diagnostics))
    let screen = try #require(
      SkimaFormat().importScreen(document, options: ImportOptions(name: "t"), diagnostics: &diagnostics))
    let format = SkimaFormat().capabilities
    let layout = ScreenLayout(
      screen, of: format, styles: StyleResolver(.default, source: format), in: .init(metrics: .uniform(0.5)))
    let inks = layout.parts.filter { $0.element.kind == .text }.map(\.ink)
    #expect(inks.map(\.y) == [46, 20, 20])
    #expect(inks.map(\.height) == [48, 10, 48])
  }

  @Test("a fixed length leaves the rest to the other child")
  func fixedWidth() throws {
    let (tree, findings) = try layOut(
      row([label("a", 3, #"{"type":"width","value":90}"#), label("b", 4)]))
    #expect(findings.isEmpty)
    #expect(frames(tree) == ["row": "0 0 390 24", "a": "0 0 90 24", "b": "100 0 290 24"])
  }

  @Test("two children that hug alike are ambiguous, and named")
  func equalHugging() throws {
    let (tree, findings) = try layOut(row([label("a", 3, lines: 1), label("b", 4, lines: 1)]))
    #expect(findings.conflicts.isEmpty)
    #expect(Set(findings.ambiguous.map { tree.boxes[$0.box].id }) == ["a", "b"])
    #expect(findings.ambiguous.allSatisfy { $0.axis == .horizontal })
  }

  @Test("fixed lengths that do not add up contradict each other; the set names them and no others")
  func contradiction() throws {
    let width = #"{"type":"width","value":100}"#
    let (tree, findings) = try layOut(row([label("a", 1, width), label("b", 1, width), label("c", 1, width)]))
    #expect(findings.conflicts.count == 1)
    let rules = try #require(findings.conflicts.first).rules
    let boxes = rules.compactMap { rule -> String? in
      switch rule {
      case .constraint(let box, _), .stack(let box), .control(let box): tree.boxes[box].id
      case .screen: "screen"
      }
    }
    #expect(Set(boxes) == ["row", "a", "b", "c", "screen"])
  }

  @Test("equal lengths, equal gaps, shares of natural lengths")
  func distributions() throws {
    let texts = [label("a", 2), label("b", 4), label("c", 6)]
    #expect(
      frames(try layOut(row(texts, spacing: 15, distribution: "fillEqually")).0)
        == ["row": "0 0 390 24", "a": "0 0 120 24", "b": "135 0 120 24", "c": "270 0 120 24"])
    #expect(
      frames(try layOut(row(texts, distribution: "equalSpacing")).0)
        == ["row": "0 0 390 24", "a": "0 0 20 24", "b": "155 0 40 24", "c": "330 0 60 24"])
    #expect(
      frames(try layOut(row(texts, spacing: 15, distribution: "fillProportionally")).0)
        == ["row": "0 0 390 24", "a": "0 0 60 24", "b": "75 0 120 24", "c": "210 0 180 24"])
  }

  @Test("across a stack, children are as wide as the stack or as their text")
  func alignments() throws {
    let texts = [label("a", 10), label("b", 20)]
    func places(_ alignment: String) throws -> [String: String] {
      var found = frames(try layOut(row(texts, spacing: 0, alignment: alignment, axis: "vertical")).0)
      found["row"] = nil
      return found
    }
    #expect(try places("fill") == ["a": "0 0 390 24", "b": "0 24 390 24"])
    #expect(try places("leading") == ["a": "0 0 100 24", "b": "0 24 200 24"])
    #expect(try places("trailing") == ["a": "290 0 100 24", "b": "190 24 200 24"])
    #expect(try places("center") == ["a": "145 0 100 24", "b": "95 24 200 24"])
  }

  @Test("the baselines of a row are one line, and what has no text stands on it")
  func baselines() throws {
    func sized(_ id: String, _ size: Int, _ constraints: String = "") -> String {
      #"{"type":"label","id":"\#(id)","props":{"text":"xx\nxx","font_size":\#(size)},"constraints":[\#(constraints)]}"#
    }
    let high = #"{"type":"height","value":100}"#
    let picture =
      #"{"type":"container","id":"p","constraints":[{"type":"width","value":10},{"type":"height","value":10}]}"#
    let children = [sized("small", 10), sized("large", 30), picture, sized("framed", 10, high)]
    // A line is 1.2 times as high as its font, and four fifths of that are above its baseline.
    let first = try layOut(row(children, alignment: "firstBaseline"))
    let places = Dictionary(uniqueKeysWithValues: first.0.boxes.compactMap { box in box.id.map { ($0, box.frame) } })
    func y(_ id: String) -> Double { places[id]?.y ?? -1 }
    let line = y("framed") + (100 - 24) / 2 + 9.6
    #expect(abs(y("small") + 9.6 - line) < 0.01 && abs(y("large") + 28.8 - line) < 0.01, "\(places)")
    #expect(abs(y("p") + 10 - line) < 0.01, "\(places)")
    #expect(abs(y("framed")) < 0.01 && places["row"]?.height == 100, "\(places)")
    let last = try layOut(row(Array(children.prefix(3)), alignment: "lastBaseline"))
    let ends = Dictionary(
      uniqueKeysWithValues: last.0.boxes.compactMap { box in box.id.map { ($0, box.frame.bottom) } })
    #expect(abs((ends["small"] ?? 0) - 2.4 - (ends["large"] ?? 0) + 7.2) < 0.01, "\(ends)")
    #expect(abs((ends["p"] ?? 0) - (ends["large"] ?? 0) + 7.2) < 0.01, "\(ends)")
  }

  @Test("texts of several lines share a row in equal parts, less the gaps")
  func fairShares() throws {
    let (tree, _) = try layOut(row([label("a", 2), label("b", 60)]))
    // 390 less one gap of 10, in two parts: the long text does not get the room that the short one leaves.
    #expect(tree.boxes.first { $0.id == "b" }?.frame.width == 190)
    let width = #"{"type":"width","value":20}"#
    let (single, findings) = try layOut(row([label("a", 2, lines: 1, width), label("b", 60)]))
    #expect(findings.isEmpty)
    #expect(single.boxes.first { $0.id == "b" }?.frame.width == 360)
    // Neither gives way: which one is cut is not said.
    #expect(try !layOut(row([label("a", 2, lines: 1), label("b", 60)])).1.ambiguous.isEmpty)
  }

  @Test("heights follow from the widths: a text takes as many lines as it needs")
  func wrapping() throws {
    let margins = #"{"type":"topEqual","value":5},{"type":"horizontalMargin","value":145}"#
    let (tree, findings) = try layOut(label("a", 35, margins))
    #expect(findings.isEmpty)
    // 350 points of text in lines of 100.
    #expect(frames(tree)["a"] == "145 5 100 96")
    #expect(frames(try layOut(label("a", 35, lines: 2, margins)).0)["a"] == "145 5 100 48")
  }

  @Test("lines are counted, also where there is no room for a character")
  func lineCounts() {
    let metrics = TextMetrics.uniform(0.5)
    func lines(_ text: String, _ width: Double) -> Int { metrics.lineCount(of: text, size: 10, width: width) }
    #expect(lines("one two three", 1000) == 1)
    #expect(lines("one two three", 40) == 2)
    #expect(lines("one two three", 25) == 3)
    #expect(lines("one\ntwo", 1000) == 2)
    #expect(lines("abcdefgh", 20) == 2)
    #expect(lines("abcdefgh", 1) == 8)
    for width in [0, -1, 1e-300, 2.2e-16] { #expect(lines("abcdefgh", width) == 1) }
  }

  @Test("edges refer to those of siblings, inwards at the parent and onwards at a sibling")
  func anchors() throws {
    let first = label("a", 10, #"{"type":"topEqual","value":10},{"type":"leftEqual","value":16}"#)
    let second = label(
      "b", 5,
      #"{"type":"topEqual","to":"bottom","of":"a","value":8},{"type":"leftEqual","to":"right","of":"a","value":-20},"#
        + #"{"type":"width","value":194}"#)
    let (tree, findings) = try layOut(first + "," + second)
    #expect(findings.isEmpty)
    #expect(frames(tree) == ["a": "16 10 100 24", "b": "96 42 194 24"])
  }

  @Test("a container without content, extent and constraints is nowhere; a scroll region is as wide as its content")
  func emptiness() throws {
    let (tree, _) = try layOut(#"{"type":"container","id":"gone","props":{}}"#)
    #expect(frames(tree) == ["gone": "0 0 0 0"])
    let scroll =
      #"{"type":"scrollview","id":"s","props":{"axis":"vertical","children":[\#(label("a", 4)),\#(label("b", 4))]},"#
      + #""constraints":[{"type":"topEqual"},{"type":"bottomEqual"},{"type":"horizontalMargin","value":20}]}"#
    let (region, findings) = try layOut(scroll)
    #expect(findings.isEmpty)
    #expect(frames(region) == ["s": "20 0 350 800", "a": "20 0 350 24", "b": "20 24 350 24"])
  }

  @Test("what stands in and behind a box of undetermined length moves with it, and what ends with the parent does not")
  func movement() throws {
    // Of the two containers either may have the room; the label in the second one is pinned to its right side.
    let free = { (id: String, child: String) in
      #"{"type":"container","id":"\#(id)","props":{"children":[\#(child)]}}"#
    }
    let pinned = label("pinned", 2, lines: 1, #"{"type":"rightEqual"},{"type":"topEqual"},{"type":"bottomEqual"}"#)
    let led = label("led", 2, lines: 1, #"{"type":"leftEqual"},{"type":"topEqual"},{"type":"bottomEqual"}"#)
    let (tree, findings) = try layOut(row([free("first", led), free("second", pinned), label("last", 3, lines: 1)]))
    #expect(findings.conflicts.isEmpty)
    let moved = findings.ambiguous.filter { $0.axis == .horizontal }
    #expect(Set(moved.filter(\.isOfLength).map { tree.boxes[$0.box].id }) == ["first", "second"])
    #expect(moved.allSatisfy { tree.boxes[$0.box].id != "pinned" && tree.boxes[$0.box].id != "led" })
    #expect(moved.allSatisfy { tree.boxes[$0.box].id != "last" })
  }

  @Test("a place that nothing states is undetermined for what has constraints, with or without something in it")
  func unplaced() throws {
    let (tree, findings) = try layOut(
      label("low", 3, lines: 1, #"{"type":"topEqual"}"#) + "," + label("nowhere", 3, lines: 1))
    #expect(findings.ambiguous.map { tree.boxes[$0.box].id } == ["low"])
    #expect(findings.ambiguous.allSatisfy { $0.axis == .horizontal && !$0.isOfLength })
  }

  @Test("a set of rules that contradict each other has none that do not matter", arguments: [1, 3])
  func smallestSets(rows: Int) throws {
    // The stack is as high as its labels whatever the first one says, which is all that contradicts.
    let inner = (0..<rows).map { label("inner\($0)", 2, lines: 1) }.joined(separator: ",")
    let tall = label("tall", 1, lines: 1, #"{"type":"height","value":60},{"type":"height","value":70}"#)
    let stack = #"{"type":"stack","id":"inside","props":{"axis":"vertical","spacing":4,"children":[\#(inner)]}}"#
    let (tree, findings) = try layOut(row([tall, stack], axis: "vertical"))
    let rules = try #require(findings.conflicts.first).rules
    #expect(findings.conflicts.count == 1 && rules.count == 2)
    for rule in rules {
      guard case .constraint(let box, _) = rule else {
        Issue.record("\(rule)")
        continue
      }
      #expect(tree.boxes[box].id == "tall")
    }
  }
}
