import CardCompiler
import Testing

@Suite("Custom elements")
struct CustomElementTests {
  private static let full = """
      - type: Gauge
        x-note: kept
        value: 7e1
        id: speed
        unit: km/h
        look: Flat
        steps: 4
        color: "#FF112233"
        isLive: true
        link: https://example.com/live
        marks: [10, { at: 2.50 }]
        legend:
          - { type: TextBlock, text: slow }
          - { type: Gauge, value: 1 }
        onTap: { type: Action.OpenUrl, url: "https://example.com" }
        spacing: large
        separator: true

    """

  @Test("cards keep custom elements as they are", arguments: OptimizationLevel.allCases)
  func identity(_ level: OptimizationLevel) throws {
    var options = CompilerOptions()
    options.optimization = level
    options.syntax = .yaml
    let compiler = Compiler(options) { $0.register(element: Gauge.element) }
    let source = card(Self.full)
    let result = compiler.compile(source, to: [.adaptiveCard])
    #expect(result.diagnostics.all.map(\.id) == ["adaptive-card.unknown-property"])
    let again = compiler.compile(
      SourceText(name: "card.yaml", text: try output(result, .adaptiveCard)), to: [.adaptiveCard])
    #expect(try output(again, .adaptiveCard) == output(result, .adaptiveCard))
    let text = try output(result, .adaptiveCard)
    // The numbers keep their text, unknown properties their place.
    for line in ["x-note: kept", "value: 7e1", "at: 2.50", "look: Flat", "separator: true", "spacing: large"] {
      #expect(text.contains(line), "\(line)")
    }
    let places = try ["x-note", "value", "unit", "marks", "legend", "onTap", "spacing"].map { name in
      try #require(text.firstRange(of: name)?.lowerBound)
    }
    #expect(places == places.sorted())
  }

  @Test("the payload has the types that are declared")
  func payload() throws {
    let compiler = Compiler {
      $0.register(element: Gauge.element)
      $0.register(
        pass: TestPass("read") { screen, context in
          let gauge = screen.root[.children].first?.element
          #expect(gauge?.kind == .custom)
          #expect(gauge?.literal(.typeName) == "Gauge")
          #expect(gauge?[property: Gauge.value] == .literal(70))
          #expect(gauge?[property: Gauge.unit] == .literal("km/h"))
          #expect(gauge?[property: Gauge.look] == .literal(.flat))
          #expect(gauge?[property: Gauge.steps] == .literal(4))
          #expect(gauge?[property: Gauge.color] == .literal(Color(0x112233)))
          #expect(gauge?[property: Gauge.isLive] == .literal(true))
          #expect(gauge?[property: Gauge.marks]?.literal?.count == 2)
          #expect(gauge?[.spacing] == .literal(.large))
          #expect(gauge?[.children].count == 2)
          #expect(gauge?.single(.tap)?.kind == .openURL)
          context.report(Diagnostic(Self.ran, "ran", at: nil))
        })
    }
    let result = compiler.compile(card(Self.full), to: [.adaptiveCard])
    #expect(result.diagnostics.all.contains { $0.kind == Self.ran })
  }

  private static let ran = DiagnosticKind("test.ran", .note, "A pass ran.", explanation: "It did.")

  @Test("what is absent has its default, what is of another type has no value")
  func absence() {
    let compiler = Compiler {
      $0.register(element: Gauge.element)
      $0.register(
        pass: TestPass("read") { screen, context in
          let gauge = screen.root[.children].first?.element
          #expect(gauge?[property: Gauge.unit] == .literal("%"))
          #expect(gauge?[property: Gauge.look] == .literal(.round))
          #expect(gauge?[property: Gauge.value] == nil)
          #expect(gauge?[property: Gauge.color] == nil)
          #expect(gauge?.additional["value"] == .text("fast"))
          context.report(Diagnostic(Self.ran, "ran", at: nil))
        })
    }
    let result = compiler.compile(card("  - { type: Gauge, value: fast }\n"), to: [.adaptiveCard])
    #expect(result.diagnostics.all.map(\.id).contains("test.ran"))
  }

  @Test(
    "mistakes in the payload are reported as those of built-in properties are",
    arguments: [
      ("{ type: Gauge, value: fast }", "adaptive-card.wrong-type", "`value` must be a number from 0 to 100"),
      ("{ type: Gauge, value: 101 }", "adaptive-card.wrong-type", "`value` must be a number from 0 to 100"),
      ("{ type: Gauge }", "adaptive-card.missing-property", "`Gauge` needs `value`"),
      ("{ type: Gauge, value: 1, steps: 1.5 }", "adaptive-card.wrong-type", "`steps` must be a whole number"),
      ("{ type: Gauge, value: 1, look: flatt }", "adaptive-card.unknown-name", "`look` cannot be `flatt`"),
      ("{ type: Gauge, value: 1, isLive: 1 }", "adaptive-card.wrong-type", "`isLive` must be `true` or `false`"),
      ("{ type: Gauge, value: 1, color: red }", "adaptive-card.wrong-type", "`color` must be a colour"),
      ("{ type: Gauge, value: 1, link: 'a b' }", "adaptive-card.wrong-type", "`link` must be a URL"),
      ("{ type: Gauge, value: 1, unitt: m }", "adaptive-card.unknown-property", "`Gauge` has no property `unitt`"),
      ("{ type: Gauge, value: 1, legend: {} }", "adaptive-card.wrong-type", "`legend` must be an array"),
      ("{ type: Gauge, value: 1, spacing: wide }", "adaptive-card.unknown-name", "`spacing` cannot be `wide`"),
      ("{ type: Gauge, value: '${1 +}' }", "template.", ""),
    ])
  func mistakes(_ element: String, _ id: String, _ message: String) throws {
    let result = Gauge.compiler.compile(card("  - \(element)\n"), to: [.adaptiveCard])
    let found = try #require(result.diagnostics.all.first { $0.id.hasPrefix(id) })
    #expect(found.message.hasPrefix(message))
    #expect(found.span?.source.name == "card.yaml")
    if id == "adaptive-card.unknown-property" { #expect(found.help == "did you mean `unit`?") }
    if id == "adaptive-card.unknown-name", message.contains("look") { #expect(found.help == "did you mean `flat`?") }
    // Warnings keep the value.
    if !result.diagnostics.hasErrors {
      let value = element.split(separator: " ").dropLast().last.map(String.init) ?? ""
      #expect(try output(result, .adaptiveCard).contains(value.filter { !"'{}".contains($0) }))
    }
  }

  @Test("a misspelt type is told the names of custom ones")
  func misspeltType() {
    let result = Gauge.compiler.compile(card("  - { type: Guage, value: 1 }\n"), to: [.adaptiveCard])
    #expect(result.diagnostics.all.first?.help == "did you mean `Gauge`?")
  }

  @Test(
    "other formats get what the element means, with what every element has", arguments: [FormatID.drivenUI, .skima])
  func lowering(_ target: FormatID) throws {
    let result = Gauge.compiler.compile(card(Self.full), to: [target])
    let text = try output(result, target)
    for content in ["70 km/h", "slow", "1 %"] { #expect(text.contains(content), "\(content)") }
    #expect(!text.contains("Gauge"))
    if target == .skima { #expect(text.contains("\"speed\"")) }
    #expect(!result.outputs.flatMap(\.fidelity).contains { $0.kind.id.hasPrefix("dropped.custom") })
  }

  @Test("holes in the payload stay alive and are filled with data")
  func holes() throws {
    let source = card(
      """
        - type: Gauge
          $data: ${wheels}
          $when: ${speed > 0}
          value: ${speed}
          unit: "${unit}/h"

      """)
    let open = Gauge.compiler.compile(source, to: [.adaptiveCard])
    #expect(open.diagnostics.all.isEmpty)
    for hole in ["\"${wheels}\"", "\"${speed > 0}\"", "\"${speed}\"", "\"${unit}/h\""] {
      #expect(try output(open, .adaptiveCard).contains(hole))
    }
    let data = SourceText(
      name: "data.json", text: #"{"wheels": [{"speed": 3, "unit": "km"}, {"speed": 0}, {"speed": 5, "unit": "mi"}]}"#)
    let filled = Gauge.compiler.compile(source, data: data, to: [.adaptiveCard, .drivenUI])
    #expect(filled.diagnostics.all.isEmpty)
    #expect(try output(filled, .drivenUI).contains("3 km/h"))
    #expect(try output(filled, .drivenUI).contains("5 mi/h"))
    #expect(try output(filled, .adaptiveCard).contains("\"value\": 5"))
  }

  @Test("text that looks like a hole stays text where a document is bound already")
  func literalText() throws {
    var options = CompilerOptions()
    options.isLiteral = true
    let compiler = Compiler(options) { $0.register(element: Gauge.element) }
    let result = compiler.compile(card("  - { type: Gauge, value: 1, unit: \"${x}\" }\n"), to: [.drivenUI])
    #expect(try output(result, .drivenUI).contains("1 ${x}"))
  }

  @Test("an element without a meaning elsewhere gives way to its fallback, and that to its own")
  func fallbackChain() throws {
    let source = card(
      """
        - type: Gauge
          value: ${speed}
          id: g
          fallback:
            type: Dial
            fallback:
              type: Gauge
              value: ${other}
              fallback: { type: TextBlock, text: no gauges }

      """)
    let result = Gauge.compiler.compile(source, to: [.drivenUI, .adaptiveCard])
    #expect(try output(result, .drivenUI).contains("no gauges"))
    #expect(try output(result, .adaptiveCard).contains("\"Dial\""))
    let used = result.outputs[0].fidelity.filter { $0.kind.id == "note.fallback-used" }
    #expect(used.count == 3)
  }

  @Test("without a meaning and a fallback the loss is reported")
  func loss() {
    let result = Gauge.compiler.compile(card("  - { type: Gauge, value: \"${speed}\" }\n"), to: [.drivenUI])
    #expect(result.outputs.flatMap(\.fidelity).contains { $0.kind.id == "dropped.custom" && $0.value == "Gauge" })
  }

  @Test("what an element requires is looked at whatever it means")
  func requirements() throws {
    let source = card(
      """
        - { type: Gauge, value: 1, requires: { gauges: "2.0" }, fallback: { type: TextBlock, text: none here } }

      """)
    let result = Gauge.compiler.compile(source, to: [.drivenUI])
    #expect(try output(result, .drivenUI).contains("none here"))
    var options = CompilerOptions()
    options.lowering.hostFeatures = ["gauges": "2.1"]
    let able = Compiler(options) { $0.register(element: Gauge.element) }
    #expect(try output(able.compile(source, to: [.drivenUI]), .drivenUI).contains("1 %"))
  }

  @Test("definitions may build on one another, and one that builds on itself comes to an end")
  func recursion() throws {
    let pair = CustomElement("Pair") { _, _ in
      var gauge = Gauge.element.makeElement()
      gauge[property: Gauge.value] = .literal(12)
      var stack = Element(.stack, children: [.one(gauge), .one(gauge)])
      stack[.axis] = .literal(.vertical)
      return stack
    }
    let endless = CustomElement("Endless") { _, _ in
      var element = Element(.custom)
      element[.typeName] = .literal("Endless")
      return element
    }
    let compiler = Compiler {
      for element in [Gauge.element, pair, endless] { $0.register(element: element) }
    }
    let result = compiler.compile(card("  - type: Pair\n  - type: Endless\n"), to: [.drivenUI])
    #expect(try output(result, .drivenUI).split(separator: "12 %").count == 3)
    #expect(result.outputs.flatMap(\.fidelity).contains { $0.value == "Endless" })
  }

  @Test("an older version of the format gets neither newer types nor newer properties")
  func versions() throws {
    let key = PropertyKey<String>("hint")
    let compiler: (String) -> Compiler = { version in
      var options = CompilerOptions()
      options.formatVersion = version
      return Compiler(options) {
        $0.register(element: CustomElement("Dial", since: "1.4", properties: [.value(key, since: "1.5")]))
      }
    }
    let source = card("  - { type: Dial, hint: x, fallback: { type: TextBlock, text: old } }\n")
    #expect(try output(compiler("1.5").compile(source, to: [.adaptiveCard]), .adaptiveCard).contains("\"hint\""))
    let middle = try output(compiler("1.4").compile(source, to: [.adaptiveCard]), .adaptiveCard)
    #expect(middle.contains("Dial") && !middle.contains("hint"))
    let old = try output(compiler("1.3").compile(source, to: [.adaptiveCard]), .adaptiveCard)
    #expect(!old.contains("Dial") && old.contains("old"))
  }

  @Test("the schema of the compiler has the type, and only that of this compiler")
  func schema() throws {
    func schema(_ compiler: Compiler) throws -> Node {
      let bytes = try #require(compiler.registry.format(.adaptiveCard)?.jsonSchema(.json))
      var diagnostics = Diagnostics()
      return try #require(
        Document.read(SourceText(name: "schema.json", bytes: bytes), as: .json, diagnostics: &diagnostics)
      ).root
    }
    let gauge = try #require(try schema(Gauge.compiler)["$defs"]?["Gauge"])
    #expect(gauge["description"]?.string == "A value on a scale.")
    #expect(gauge["properties"]?["value"]?["description"]?.string == "Where the hand stands.")
    #expect(gauge["properties"]?["unit"]?["default"]?.string == "%")
    #expect(gauge["properties"]?["spacing"] != nil)
    #expect(gauge["required"]?.elements.contains { $0.string == "value" } == true)
    #expect(try schema(Compiler())["$defs"]?["Gauge"] == nil)
  }

  @Test("widgets of Skima have custom elements too, in the groups that they name")
  func skima() throws {
    let level = PropertyKey<Double>("level", group: "props")
    let meter = CustomElement("meter", in: .skima, properties: [.value(level, required: true)]) { meter, _ in
      var text = Element(.text)
      text[.text] = .literal("level \(meter[property: level]?.literal ?? -1)")
      return text
    }
    let compiler = Compiler {
      $0.register(element: meter)
      $0.register(
        pass: TestPass("raise") { screen, _ in screen.changeBody { $0[property: level] = .literal(9) } },
        after: "merge-runs")
    }
    let source = SourceText(
      name: "screen.json",
      text: """
        {"metadata": {"id": "s"}, "ui": [{"type": "meter", "id": "m", "props": {"level": 4.50, "x": 1},
          "constraints": [{"type": "topEqual"}, {"type": "leftEqual"}]}]}
        """)
    let result = compiler.compile(source, to: [.skima, .adaptiveCard])
    #expect(try output(result, .skima).contains("\"level\": 9"))
    #expect(try output(result, .skima).contains("\"x\": 1"))
    #expect(try output(result, .adaptiveCard).contains("level 9.0"))
    let unknown = Compiler().compile(source, to: [.skima])
    #expect(unknown.diagnostics.all.map(\.id).contains("skima.unknown-widget"))
  }

  @Test("the representation shows the payload")
  func dump() throws {
    let outline = FormatID(rawValue: "outline")
    struct Outline: DocumentEmitter {
      let id = FormatID(rawValue: "outline")
      let title = "Outline"
      let capabilities = AdaptiveCardsFormat().capabilities
      func emit(_ screen: Screen, options: EmitOptions, diagnostics: inout Diagnostics) -> [OutputFile] {
        [OutputFile(fileExtension: "txt", bytes: Array(TextDump.text(of: screen).utf8))]
      }
    }
    let recorder = Recorder()
    let compiler = Compiler {
      $0.register(element: Gauge.element)
      $0.register(emitter: Outline())
      $0.register(pass: TestPass("dump", .check) { screen, _ in recorder.record(TextDump.text(of: screen)) })
    }
    _ = compiler.compile(card("  - { type: Gauge, value: 3, id: g }\n"), to: [outline])
    #expect(recorder.texts.count == 1)
    #expect(recorder.texts.first?.contains("custom id=\"g\" type-name=\"Gauge\" ?value=3") == true)
  }
}
