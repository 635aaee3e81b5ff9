import CardCompiler

/// What is given bytes that nobody has thought of.
///
/// The environment variable `CARDC_FUZZ` names one; each takes any bytes and must neither trap nor take long.
enum FuzzTarget: String, CaseIterable {
  /// The reader of JSON, strict and with recovery, and what writes documents.
  case json
  /// The reader of YAML, and what writes documents.
  case yaml
  /// The parser and the evaluator of expressions.
  case expression
  /// A template, and after a line of `---` its data.
  case expansion
  /// Reading an Adaptive Card.
  case adaptiveCard = "adaptive-card"
  /// Reading a DrivenUI screen.
  case drivenUI = "drivenui"
  /// Reading a Skima screen.
  case skima
  /// A screen of any format, translated to every target.
  case convert
  /// What lays texts out anew.
  case format

  /// Does with the bytes what the target is about.
  func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    switch self {
    case .json: Self.read(bytes, as: .json)
    case .yaml: Self.read(bytes, as: .yaml)
    case .expression: Self.evaluate(bytes)
    case .expansion: Self.expand(bytes)
    case .adaptiveCard: Self.compile(bytes, Self.importers[0])
    case .drivenUI: Self.compile(bytes, Self.importers[1])
    case .skima: Self.compile(bytes, Self.importers[2])
    case .convert: Self.compile(bytes, Self.everything)
    case .format: Self.layOut(bytes)
    }
  }

  // MARK: Reading

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>, as syntax: SourceSyntax) {
    let source = SourceText(name: "input", bytes: bytes)
    var diagnostics = Diagnostics()
    guard let document = Document.read(source, as: syntax, diagnostics: &diagnostics) else {
      precondition(diagnostics.hasErrors, "a text that cannot be read has an error")
      _ = DiagnosticRenderer(style: .human, color: false).render(diagnostics.sorted())
      return
    }
    // What was read and written is read as the same again, and written as the same; aliases make documents of millions of
    // values, which take their time in three forms and are no different.
    let isLarge = write(document, .minified).count > 1 << 20
    for form in isLarge ? [DocumentSyntax.minified] : [.minified, .json, .yaml] {
      let written = write(document, form)
      var found = Diagnostics()
      let again = Document.read(
        SourceText(name: "again", bytes: written), as: form == .yaml ? .yaml : .json, diagnostics: &found)
      precondition(again != nil, "what was written cannot be read: \(String(decoding: written, as: UTF8.self))")
      if let again {
        precondition(write(again, form) == written, "what was read is written differently the second time")
      }
    }
  }

  private static func write(_ document: Document, _ syntax: DocumentSyntax) -> [UInt8] {
    var writer = DocumentWriter(syntax)
    writer.value(document.root)
    return writer.finish()
  }

  // MARK: Evaluating

  private static let data =
    "{\"a\": [1, {\"b\": \"x\"}, null, true, -2.5e3], \"d\": \"2026-01-31T10:00:00Z\", \"t\": \"text\"}"

  private static func limited(_ options: inout ExpansionOptions) {
    options.steps = 20_000
    options.outputBytes = 1 << 18
    options.now = Instant(milliseconds: 1_700_000_000_000)
    options.seed = 1
  }

  private static func evaluate(_ bytes: UnsafeBufferPointer<UInt8>) {
    var options = ExpansionOptions()
    limited(&options)
    var diagnostics = Diagnostics()
    let data = Document.readJSON(SourceText(name: "data.json", text: data), diagnostics: &diagnostics)
    let outcome = Expression.evaluate(
      SourceText(name: "input", bytes: bytes), data: data?.root, options: options, diagnostics: &diagnostics)
    if case .value(let json) = outcome {
      var found = Diagnostics()
      precondition(
        Document.readJSON(SourceText(name: "value", bytes: json), diagnostics: &found) != nil, "the value is no JSON")
    }
  }

  private static func expand(_ bytes: UnsafeBufferPointer<UInt8>) {
    let (template, data) = halves(bytes)
    var options = CompilerOptions()
    limited(&options.expansion)
    do throws(CompilationError) {
      let compiled = try Compiler(options).template(SourceText(name: "input", bytes: template))
      let output = try compiled.expand(SourceText(name: "data", bytes: data))
      var found = Diagnostics()
      precondition(
        Document.readJSON(SourceText(name: "output", bytes: output), diagnostics: &found) != nil,
        "the output is no JSON")
    } catch {
      precondition(error.diagnostics.hasErrors, "an expansion without output has an error")
    }
  }

  /// What is before and after the first line of `---`.
  private static func halves(_ bytes: UnsafeBufferPointer<UInt8>) -> (ArraySlice<UInt8>, ArraySlice<UInt8>) {
    let all = Array(bytes)
    let mark = Array("\n---\n".utf8)
    for start in all.indices where all[start...].starts(with: mark) {
      return (all[..<start], all[(start + mark.count)...])
    }
    return (all[...], [])
  }

  // MARK: Translating

  private static let importers = ["adaptive-card", "drivenui", "skima"].map { name in
    var options = CompilerOptions()
    options.from = FormatID(rawValue: name)
    options.isTolerant = true
    options.verifiesEach = true
    return (compiler: Compiler(options), targets: [FormatID(rawValue: name)])
  }

  private static let everything = {
    var options = CompilerOptions()
    options.verifiesEach = true
    options.optimization = .size
    let compiler = Compiler(options)
    return (compiler: compiler, targets: compiler.registry.targets.map(\.id))
  }()

  private static func compile(
    _ bytes: UnsafeBufferPointer<UInt8>, _ way: (compiler: Compiler, targets: [FormatID])
  ) {
    let result = way.compiler.compile(SourceText(name: "input", bytes: bytes), to: way.targets)
    precondition(
      !result.outputs.isEmpty || result.diagnostics.hasErrors, "a screen without output has an error")
    for diagnostic in result.diagnostics.all {
      precondition(diagnostic.kind.id != "internal.broken-rule", diagnostic.message)
    }
    _ = DiagnosticRenderer(style: .human, color: false).render(result.diagnostics.sorted())
  }

  // MARK: Laying out

  private static func layOut(_ bytes: UnsafeBufferPointer<UInt8>) {
    let source = SourceText(name: "input", bytes: bytes)
    var diagnostics = Diagnostics()
    guard let once = TemplateFormatter().format(source, diagnostics: &diagnostics) else { return }
    var found = Diagnostics()
    let twice = TemplateFormatter().format(SourceText(name: "input", text: once), diagnostics: &found)
    precondition(twice == once, "laying out twice is not laying out once")
  }
}
