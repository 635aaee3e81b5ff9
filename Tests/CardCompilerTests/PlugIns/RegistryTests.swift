import CardCompiler
import Testing

@Suite("The registry")
struct RegistryTests {
  private let text = card("  - { type: TextBlock, text: hi }\n")

  // MARK: Passes

  @Test("passes run where they are told to")
  func places() {
    var options = CompilerOptions()
    options.collectsStatistics = true
    func pass(_ name: String) -> TestPass { TestPass(name) { _, _ in } }
    let compiler = Compiler(options) {
      $0.register(pass: pass("second"), after: "lower-facts")
      $0.register(pass: pass("first"), before: "second")
      $0.register(pass: pass("early"), before: "merge-runs")
      $0.register(pass: pass("late"), after: "elide-defaults")
    }
    let ran = compiler.compile(text, to: [.drivenUI]).outputs.first?.statistics.map(\.name) ?? []
    let own = ran.filter { ["first", "second", "early", "late", "lower-facts", "elide-defaults"].contains($0) }
    #expect(own == ["early", "lower-facts", "first", "second", "elide-defaults", "late"])
  }

  @Test("a pass that is taken away does not run, built in or not")
  func removedPasses() {
    var options = CompilerOptions()
    options.collectsStatistics = true
    let recorder = Recorder()
    let compiler = Compiler(options) {
      $0.register(pass: TestPass("own") { _, _ in recorder.record("own") })
      $0.unregister(pass: "own")
      $0.unregister(pass: "elide-defaults")
      $0.unregister(pass: "lower-facts")
    }
    let result = compiler.compile(text, to: [.drivenUI])
    #expect(recorder.texts.isEmpty)
    let ran = Set(result.outputs.flatMap(\.statistics).map(\.name))
    #expect(ran.isDisjoint(with: ["own", "elide-defaults", "lower-facts"]))
    #expect(ran.contains("lower-tables"))
    // What the step would have rewritten is reported, not written.
    let facts = card("  - { type: FactSet, facts: [{ title: a, value: b }] }\n")
    #expect(
      compiler.compile(facts, to: [.drivenUI]).outputs.flatMap(\.fidelity).contains {
        $0.kind.id == "unsupported.element"
      })
  }

  @Test("a check runs once for each source, at every level, and changes nothing", arguments: OptimizationLevel.allCases)
  func checks(_ level: OptimizationLevel) throws {
    var options = CompilerOptions()
    options.optimization = level
    let recorder = Recorder()
    let kind = DiagnosticKind("test.check", .warning, "A check.", explanation: "It checks.")
    let compiler = Compiler(options) {
      $0.register(
        pass: TestPass("check", .check) { screen, context in
          recorder.record("ran")
          context.report(Diagnostic(kind, "found", at: screen.root.span))
          screen.root[.children] = []
        })
    }
    let result = compiler.compile(text, to: [.adaptiveCard, .drivenUI, .skima])
    #expect(recorder.texts == ["ran"])
    #expect(result.diagnostics.all.map(\.id) == ["test.check"])
    #expect(try output(result, .adaptiveCard).contains("hi"))
  }

  // MARK: Formats and types

  @Test("a type that is taken away is read as an unknown one")
  func removedType() throws {
    let compiler = Compiler { $0.unregister(element: "Media", from: .adaptiveCard) }
    let source = card(
      """
        - type: Media
          sources: [{ mimeType: video/mp4, url: "https://example.com/a.mp4" }]
          fallback: { type: TextBlock, text: no media }

      """)
    let result = compiler.compile(source, to: [.adaptiveCard, .drivenUI])
    #expect(result.diagnostics.all.map(\.id) == ["adaptive-card.unknown-type"])
    #expect(try output(result, .adaptiveCard).contains("video/mp4"))
    #expect(try output(result, .drivenUI).contains("no media"))
    #expect(!(try output(Compiler().compile(source, to: [.drivenUI]), .drivenUI).contains("no media")))
    #expect(compiler.registry.format(.adaptiveCard)?.typeNames.contains("Media") == false)
  }

  @Test("a component that is taken away is an error, as its decoder has it")
  func removedComponent() {
    let compiler = Compiler { $0.unregister(element: "List", from: .drivenUI) }
    let source = SourceText(name: "list.json", text: #"{"type": "List", "subviews": []}"#)
    #expect(compiler.compile(source, to: [.drivenUI]).diagnostics.all.map(\.id).contains("drivenui.unknown-type"))
    #expect(!Compiler().compile(source, to: [.drivenUI]).diagnostics.hasErrors)
  }

  @Test("a format that is taken away is neither read nor written")
  func removedFormat() {
    let compiler = Compiler { $0.unregister(target: .drivenUI) }
    #expect(compiler.compile(text, to: [.drivenUI]).diagnostics.all.map(\.id) == ["format.unknown"])
    let source = SourceText(name: "text.json", text: #"{"type": "Text", "values": {"text": "hi"}}"#)
    #expect(compiler.compile(source, to: [.adaptiveCard]).diagnostics.hasErrors)
  }

  @Test("the last definition of a type counts, and one of a built-in name replaces that")
  func replacement() throws {
    let loud = PropertyKey<Bool>("loud")
    let compiler = Compiler {
      $0.register(element: CustomElement("Media"))
      $0.register(element: CustomElement("Media", properties: [.value(loud)]))
    }
    let good = compiler.compile(card("  - { type: Media, loud: true }\n"), to: [.adaptiveCard])
    #expect(good.diagnostics.all.isEmpty)
    let bad = compiler.compile(card("  - { type: Media, sources: [] }\n"), to: [.adaptiveCard])
    #expect(bad.diagnostics.all.map(\.id) == ["adaptive-card.unknown-property"])
  }

  @Test("what is registered to no effect is said with every source")
  func noEffect() {
    let nowhere = FormatID(rawValue: "adaptive-cart")
    let compiler = Compiler {
      $0.register(element: CustomElement("A", in: nowhere))
      $0.register(element: CustomElement("B", in: .drivenUI))
      $0.unregister(element: "Medai", from: .adaptiveCard)
      $0.unregister(target: FormatID(rawValue: "skimo"))
      $0.unregister(pass: "elide-default")
      $0.register(pass: TestPass("own") { _, _ in }, after: "lower-fact")
    }
    let found = compiler.compile(text, to: [.adaptiveCard]).diagnostics.all
    #expect(found.count == 6)
    #expect(found.allSatisfy { $0.id == "extension.no-effect" })
    let helps = Set(found.compactMap(\.help))
    for name in ["adaptive-card", "Media", "skima", "elide-defaults", "lower-facts"] {
      #expect(helps.contains("did you mean `\(name)`?"), "\(name)")
    }
  }

  // MARK: Separation

  @Test("compilers do not see each other's elements, from many threads at a time")
  func separation() {
    let source = card("  - { type: Gauge, value: 7 }\n  - { type: Dial }\n")
    let dial = Compiler {
      $0.register(element: CustomElement("Dial") { _, _ in Element(.divider) })
      $0.unregister(element: "Media", from: .adaptiveCard)
    }
    let compilers = [Gauge.compiler, dial, Compiler()]
    let expected = [["`Dial`"], ["`Gauge`"], ["`Gauge`", "`Dial`"]]
    let results = Parallel.map(Array(0..<120), jobs: 8) { number -> Bool in
      let result = compilers[number % 3].compile(source, to: [.adaptiveCard, .drivenUI])
      let unknown = result.diagnostics.all.filter { $0.id == "adaptive-card.unknown-type" }.map(\.message)
      let names = expected[number % 3]
      return unknown.count == names.count && zip(unknown, names).allSatisfy { $0.contains($1) }
    }
    #expect(results.allSatisfy { $0 })
  }
}
