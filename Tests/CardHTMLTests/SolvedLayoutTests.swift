import CardFormats
import CardIR
import CardLayout
import CardSyntax
import CardTestSupport
import CardText
import Foundation
import Testing

@testable import CardHTML

/// Pages of screens that are placed by constraints.
@Suite("Solved pages")
struct SolvedLayoutTests {
  private static let screen = """
    {"metadata":{"id":"t"},"ui":[{"type":"scrollview","id":"s","props":{"axis":"vertical","spacing":4,"children":[\
    {"type":"stack","id":"row","props":{"axis":"horizontal","spacing":8,"children":[\
    {"type":"checkbox","id":"c","props":{"variableId":"c"}},{"type":"label","id":"l","props":{"text":"<b>One</b>"}}]}}]},\
    "constraints":[{"type":"topEqual","value":3},{"type":"bottomEqual"},{"type":"horizontalMargin","value":5}]}]}
    """

  @Test("say of each box how it is laid out, and solve it in the browser")
  func markup() throws {
    let page = try PageText.text(of: Self.screen, name: "screen.json")
    #expect(page.contains(#"class="device"#))
    func facts(_ text: String) -> String { text.replacingOccurrences(of: "\"", with: "&quot;") }
    let scroll = #"{"kind":"scroll","id":"s","axis":"vertical","spacing":4,"alignment":"fill","distribution":"fill","#
    let rules = #""rules":[{"rule":"top","value":3},{"rule":"bottom","value":0},{"rule":"sides","value":5}]}"#
    #expect(page.contains(facts(scroll + rules)), "\(page)")
    // A box and the text beside it stay two boxes: constraints may name either.
    #expect(page.contains(facts(#"{"kind":"check","id":"c"}"#)) && page.contains(facts(#"{"kind":"text","id":"l","#)))
    #expect(page.contains("&lt;b&gt;One") && page.contains("class Solver"))
    let card = try PageText.text(of: #"{"type":"AdaptiveCard","version":"1.5","body":[]}"#, name: "card.json")
    #expect(!card.contains("class Solver"))
    // Such pages are white and their texts black, so they do not follow the look of the reader.
    #expect(page.contains(#"data-theme="light">"#) && !card.contains(#"data-theme="light">"#))
  }

  @Test("have the lines of a label in the middle of its height, and buttons that are plain words without a line")
  func labelsAndPlainButtons() throws {
    let constraints = #""constraints":[{"type":"topEqual"},{"type":"leftEqual"},{"type":"height","value":50}]"#
    let screen = """
      {"metadata":{"id":"t"},"ui":[{"type":"label","id":"l","props":{"text":"Pay"},\(constraints)},\
      {"type":"button","id":"b","props":{"text":"Call","type":"link"},\(constraints)},\
      {"type":"button","id":"c","props":{"text":"Send","type":"secondary"},\(constraints)}]}
      """
    let page = try PageText.text(of: screen, name: "screen.json")
    #expect(page.contains("display:grid;align-content:safe center"), "\(page)")
    #expect(page.contains(#"class="act own plain"#) && page.components(separatedBy: " plain").count == 2)
  }

  // MARK: The same as the checker's

  /// A random screen of rows, columns and texts; texts are one word, so that their lines can be counted.
  private static func screen(_ random: inout SeededGenerator) -> String {
    var count = 0
    func constraints(_ list: [String]) -> String { "[" + list.joined(separator: ",") + "]" }
    func widget(_ depth: Int, _ isStacked: Bool) -> String {
      count += 1
      let id = "w\(count)"
      var rules: [String] = []
      if Int.random(in: 0..<3, using: &random) == 0 {
        rules.append(#"{"type":"width","value":\#(Int.random(in: 10...120, using: &random))}"#)
      }
      if !isStacked {
        rules += [#"{"type":"topEqual","value":\#(count)}"#, #"{"type":"leftEqual","value":\#(count)}"#]
        if Bool.random(using: &random) { rules.append(#"{"type":"rightEqual","value":7}"#) }
      }
      let tail = #""id":"\#(id)","constraints":\#(constraints(rules))}"#
      switch depth > 2 ? 0 : Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        let text = String(repeating: "x", count: Int.random(in: 1...60, using: &random))
        let lines = Int.random(in: 0...1, using: &random)
        let size = [10, 20].randomElement(using: &random) ?? 10
        return #"{"type":"label","props":{"text":"\#(text)","font_size":\#(size),"max_lines":\#(lines)},"# + tail
      case 2:
        let children = (0..<Int.random(in: 1...3, using: &random)).map { _ in widget(depth + 1, false) }
        return #"{"type":"container","props":{"children":\#(constraints(children))},"# + tail
      default:
        let axis = ["horizontal", "vertical"].randomElement(using: &random) ?? ""
        let baselines = axis == "horizontal" ? ["firstBaseline", "lastBaseline"] : []
        let alignment = (["fill", "leading", "center", "trailing"] + baselines).randomElement(using: &random) ?? ""
        let kinds = ["fill", "fillEqually", "equalSpacing", "fillProportionally", "equalCentering"]
        let distribution = kinds.randomElement(using: &random) ?? ""
        let children = (0..<Int.random(in: 1...4, using: &random)).map { _ in widget(depth + 1, true) }
        return #"{"type":"stack","props":{"axis":"\#(axis)","spacing":6,"alignment":"\#(alignment)","#
          + #""distribution":"\#(distribution)","children":\#(constraints(children))},"# + tail
      }
    }
    let widgets = (0..<Int.random(in: 1...3, using: &random)).map { _ in widget(0, false) }
    return #"{"metadata":{"id":"t"},"ui":\#(constraints(widgets))}"#
  }

  /// The places by the page's script, by the widgets' ids; run by Node.js.
  private static let program =
    SolverScript.text + layoutClasses + """
      const measure = {
        width: node => node.kind === "text" ? node.text.length * node.size / 2 : undefined,
        height: (node, width) => node.kind !== "text" ? undefined
          : 1.2 * node.size * (node.lines === 1 || width < 0.01 ? 1
          : Math.ceil(node.text.length / Math.max(1, Math.floor((width + .01) / node.size * 2)))),
        line: node => node.kind === "text" ? 1.2 * node.size : undefined };
      const names = { topEqual: "top", leftEqual: "left", rightEqual: "right", width: "width" };
      const kinds = { label: "text", container: "box", stack: "stack" };
      const read = ({ type, id, props, constraints }) => ({ kind: kinds[type], id, text: props.text, lines: props.max_lines, size: props.font_size,
        axis: props.axis, spacing: props.spacing, alignment: props.alignment, distribution: props.distribution,
        rules: constraints.map(({ type, value }) => ({ rule: names[type], value })), children: (props.children || []).map(read) });
      const answers = JSON.parse(require("fs").readFileSync(0, "utf8")).map(screen => {
        const root = { kind: "box", rules: [], children: screen.ui.map(read) }, layout = new Layout(root, measure), places = {};
        layout.solve(390, 800, () => {});
        layout.each(root, node => { if (node.id) places[node.id] = [node.x, node.y, node.width, node.height]; });
        return places;
      });
      console.log(JSON.stringify(answers));
      """

  /// The part of the script that needs no page.
  private static var layoutClasses: String { SolvedLayoutScript.text.components(separatedBy: "// The page:")[0] }

  @Test("lie where the checker's layout puts them, in random screens with one layout")
  func sameAsChecker() throws {
    var random = SeededGenerator(seed: 7)
    let screens = (0..<TestEffort.choose(120, thorough: 1000)).map { _ in Self.screen(&random) }
    guard let answer = try PageProgram.run(Self.program, input: "[" + screens.joined(separator: ",") + "]") else {
      return
    }
    let places = try #require(answer as? [[String: [Double]]])
    try #require(places.count == screens.count)
    var compared = 0
    for (text, places) in zip(screens, places) {
      var diagnostics = Diagnostics()
      let document = try #require(
        JSONReader.read(SourceText(name: "screen.json", text: text), diagnostics: &diagnostics))
      let screen = try #require(
        SkimaFormat().importScreen(document, options: ImportOptions(name: "t"), diagnostics: &diagnostics))
      var tree = BoxTree(screen)
      let layout = ConstraintLayout(width: 390, height: 800, metrics: .uniform(0.5))
      // What has several layouts, or none, may come out differently.
      guard layout.layOut(&tree).isEmpty else { continue }
      compared += 1
      for box in tree.boxes {
        guard let id = box.id, let place = places[id] else { continue }
        let frame = box.frame
        let difference = zip(place, [frame.x, frame.y, frame.width, frame.height]).map { abs($0 - $1) }.max() ?? 0
        #expect(difference < 0.51, "\(id): \(place) and \(frame) in \(text)")
      }
    }
    #expect(compared >= screens.count / 10, "\(compared) of \(screens.count) screens have one layout")
  }
}
