import CardCompiler
import CardFormats
import CardIR
import CardStyle
import CardSyntax
import CardTestSupport
import Foundation
import Testing

/// Pages of screens, as `cardc convert --to html` writes them.
struct Pages {
  private static let html = FormatID(rawValue: "html")

  private let compiler: Compiler
  /// What is added to the style of pages.
  private let style: String

  /// Pages for a device so many points wide; with the text sizes and line heights of telephones if asked, which are what a
  /// format without points has for the sizes of cards.
  init(width: Double = 400, systemSizes: Bool = false, host: HostConfig = CompilerOptions().host) {
    var options = CompilerOptions()
    options.annotates = true
    options.host = host
    options.lowering.screenWidth = width
    if systemSizes { options.host = Self.system }
    style = systemSizes ? ".act{font-size:\(Self.system.points(.default))px}" : ""
    compiler = Compiler(options)
  }

  /// A host whose text has the sizes that the named styles of telephones have, and the distance between their lines.
  private static let system: HostConfig = {
    var host = HostConfig.default
    let sizes: [TextSizeToken: TextStyle] = [
      .small: .footnote, .default: .body, .medium: .headline, .large: .title, .extraLarge: .largeTitle,
    ]
    for (size, style) in sizes {
      host.lineHeights[size] = 1.2 * style.points
      for type in FontType.allCases { host.fontTypes[type].sizes[size] = style.points }
    }
    return host
  }()

  /// The page of a screen; by way of another format if one is named.
  func page(of source: SourceText, via format: FormatID? = nil) throws -> String {
    var source = source
    if let format {
      let bytes = try #require(compiler.compile(source, to: [format])[format]?.bytes, "\(source.name) to \(format)")
      source = SourceText(name: "screen.json", bytes: bytes)
    }
    let page = try #require(compiler.compile(source, to: [Self.html])[Self.html]?.bytes, "\(source.name)")
    let text = String(decoding: page, as: UTF8.self)
    return style.isEmpty ? text : text.replacing("</head>", with: "<style>\(style)</style></head>")
  }

  /// What becomes of a screen in another format: its page, and the places in the source of what the report says is not as
  /// it was, each with the id of the reason.
  func conversion(of source: SourceText, to format: FormatID) throws -> (
    page: String, losses: [(id: String, pointer: String)]
  ) {
    let prepared = compiler.prepare(source)
    let result = compiler.compile(source, to: [format])
    let output = try #require(result.outputs.first { $0.target == format }, "\(source.name) to \(format)")
    var report = FidelityReport()
    report.files = [FidelityReport.File(result, output, of: prepared, path: nil)]
    let json = try JSONSerialization.jsonObject(with: Data(report.bytes())) as? [String: Any]
    let entries = (json?["files"] as? [[String: Any]])?.first?["entries"] as? [[String: Any]] ?? []
    let losses = entries.map { ($0["id"] as? String ?? "", $0["pointer"] as? String ?? "") }
    let bytes = try #require(output.files.first?.bytes)
    return (try page(of: SourceText(name: "screen.json", bytes: bytes)), losses)
  }

  /// The templates of the package, filled with the data beside them.
  static func templates() throws -> [SourceText] { try filled.get() }

  private static let filled = Result { try fill() }

  private static func fill() throws -> [SourceText] {
    try eachTemplate { name, template, data, request in
      // One of the files of data, where there are several.
      var request = request
      request.settings.data = data
      let workspace = try Workspace.open(request)
      func compiled(to format: FormatID) throws -> CompilationResult {
        try #require(workspace.convert(template, to: format).value?.result, "\(name)")
      }
      let card = try compiled(to: .adaptiveCard)
      let own = try #require(card.sourceFormat)
      let result = try own == .adaptiveCard ? card : compiled(to: own)
      return SourceText(name: name + ".json", bytes: try #require(result[own]).bytes)
    }
  }

  /// The templates of the package in another format, with their bindings, as `cardc build` writes them, filled only then; in
  /// the order of ``templates()``.
  static func templates(filledIn format: FormatID) throws -> [SourceText] {
    try eachTemplate { name, template, data, request in
      var request = request
      request.data = .named
      let workspace = try Workspace.open(request)
      let result = try #require(workspace.convert(template, to: format).value?.result, "\(name)")
      let screen = SourceText(name: name + ".json", bytes: try #require(result[format]).bytes)
      guard let data else { return screen }
      let values = SourceText(name: data, bytes: [UInt8](try Data(contentsOf: URL(filePath: data))))
      let filled = Compiler().compile(screen, data: values, to: [format])
      return SourceText(name: screen.name, bytes: try #require(filled[format], "\(name)").bytes)
    }
  }

  private static func eachTemplate(
    _ body: (_ name: String, _ template: String, _ data: String?, _ request: WorkspaceRequest) throws -> SourceText
  ) throws -> [SourceText] {
    let folder = TestFiles.package.appending(path: "templates").path
    var request = WorkspaceRequest()
    request.inputs = [folder]
    let workspace = try Workspace.open(request)
    var found = Diagnostics()
    let plan = workspace.plan([folder], .inEachInput, diagnostics: &found)
    return try plan.items.map { item in
      let name = item.template.split(separator: "/").last.map(String.init) ?? ""
      return try body(name, item.template, item.bindings.first?.data, request)
    }
  }

  /// The cards of the corpus that have no bindings and no errors; none where there is no corpus.
  static func corpus() throws -> [SourceText] {
    try (TestFiles.corpus("adaptive-cards") ?? []).compactMap(card)
  }

  /// Cards of the project besides its templates, which need no data.
  static func samples() throws -> [SourceText] {
    let folders = ["Tests/CardCompilerTests/Reference", "examples/legacy/adaptive-card"]
    return try folders.flatMap { TestFiles.files(below: $0, extension: "json") }
      .filter { !$0.contains("/Reference/") || $0.contains("/card-") && $0.hasSuffix("/input.json") }.sorted()
      .compactMap(card)
  }

  /// A card in a file, if it needs no data and can be shown in each way.
  private static func card(_ path: String) throws -> SourceText? {
    let text = String(decoding: try TestFiles.bytes(path), as: UTF8.self)
    let name = path.split(separator: "/").suffix(3).joined(separator: "/")
    let isCard = text.contains("\"AdaptiveCard\"") && !text.contains("${") && !name.contains("HostConfig")
    guard isCard else { return nil }
    let source = SourceText(name: name, text: text)
    return Compiler().compile(source, to: [html, .skima, .drivenUI]).outputs.count == 3 ? source : nil
  }
}
