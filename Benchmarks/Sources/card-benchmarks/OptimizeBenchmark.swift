import CardCompiler
import Foundation

/// What the optimization passes make of the screens in folders, each in its own format, and what they cost.
func benchmarkOptimizing(_ folders: [String], rounds: Int, listsFiles: Bool) {
  var all: [OptimizedScreen] = []
  for folder in folders {
    let screens = ScreenFolder(folder).screens()
    guard !screens.isEmpty else { stop("no screens in \(folder)") }
    print("\(folder): \(screens.count) screens")
    printSizes(screens, listsFiles: listsFiles)
    all += screens
  }
  if folders.count > 1 {
    print("together: \(all.count) screens")
    printSizes(all, listsFiles: false)
  }
  printCosts(all, rounds: rounds)
}

/// A screen, and what every level makes of it in its own format.
struct OptimizedScreen {
  let name: String
  /// The document, minified, with its components in place.
  let source: SourceText
  let format: any Format
  /// The size of the output at each level.
  let sizes: [Int]
  /// The elements and the depth of the screen before and after `-Os`.
  let elements, depths: (before: Int, after: Int)

  /// Reads and optimizes a document; none if it is no screen, or one with errors.
  init?(_ prepared: PreparedSource, name: String, registry: Registry) {
    guard let document = prepared.document, let format = registry.detect(document) else { return nil }
    var diagnostics = Diagnostics()
    guard let screen = format.importScreen(document, options: ImportOptions(name: "screen"), diagnostics: &diagnostics),
      !diagnostics.hasErrors
    else { return nil }
    self.name = name
    self.format = format
    var writer = DocumentWriter(.minified)
    writer.value(document.root)
    source = SourceText(name: "screen.json", bytes: writer.finish())
    var (sizes, optimized) = ([Int](), screen)
    for level in OptimizationLevel.allCases {
      optimized = screen
      Self.optimize(&optimized, format, PassPipeline(level: level))
      sizes.append(Self.write(optimized, format))
    }
    self.sizes = sizes
    elements = (screen.root.elementCount, optimized.root.elementCount)
    depths = (screen.root.depth, optimized.root.depth)
  }

  /// Runs passes in the screen's own format.
  static func optimize(_ screen: inout Screen, _ format: any Format, _ passes: PassPipeline) {
    var context = PassContext(source: format.capabilities, target: format.capabilities, targetName: format.title)
    _ = passes.run(&screen, target: format.id, context: &context)
  }

  /// Writes a screen and gives its size.
  static func write(_ screen: Screen, _ format: any Format) -> Int {
    var diagnostics = Diagnostics()
    let files = format.emit(screen, options: EmitOptions(syntax: .minified), diagnostics: &diagnostics)
    return files.reduce(0) { $0 + $1.bytes.count }
  }

  /// The size of the minified document.
  var size: Int { source.count }

  /// Reads the screen from its bytes.
  func read() -> Screen? {
    var diagnostics = Diagnostics()
    guard let document = Document.readJSON(source, diagnostics: &diagnostics) else { return nil }
    return format.importScreen(document, options: ImportOptions(name: "screen"), diagnostics: &diagnostics)
  }
}

extension Element {
  /// The most elements inside of each other.
  fileprivate var depth: Int {
    1 + (regions.flatMap(\.slots).compactMap { $0.element?.depth }.max() ?? 0)
  }
}

/// The screens below a folder, or in a file.
private struct ScreenFolder {
  let root: String

  init(_ root: String) { self.root = root }

  /// The screens in order, with the components of the folder in place; what is no screen is left out.
  func screens() -> [OptimizedScreen] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else { stop("cannot read \(root)") }
    let names = isFolder.boolValue ? (FileManager.default.subpaths(atPath: root) ?? []).sorted() : [""]
    let files = names.filter { name in
      isFolder.boolValue ? ["json", "yaml", "yml"].contains((name as NSString).pathExtension) : true
    }
    func text(_ name: String) -> SourceText? {
      let path = name.isEmpty ? root : "\(root)/\(name)"
      return FileManager.default.contents(atPath: path).map { SourceText(name: path, bytes: Array($0)) }
    }
    func isPrivate(_ name: String) -> Bool { name.split(separator: "/").contains { $0.hasPrefix("_") } }
    var options = CompilerOptions()
    options.components = files.filter { $0.contains("_components/") }.compactMap(text)
    let compiler = Compiler(options)
    return files.filter { !isPrivate($0) && !$0.contains(".data") && !$0.contains(".host.") }.compactMap { name in
      text(name).flatMap { OptimizedScreen(compiler.prepare($0), name: name, registry: compiler.registry) }
    }
  }
}

private func printSizes(_ screens: [OptimizedScreen], listsFiles: Bool) {
  let levels = OptimizationLevel.allCases.map { "-O\($0.rawValue)" }
  func share(_ value: Double) -> String { (value * 100).fixed(1) + " %" }
  if listsFiles {
    var rows = [["", "source"] + levels + ["elements", "-Os", "depth", "-Os"]]
    for screen in screens {
      let tree = [screen.elements.before, screen.elements.after, screen.depths.before, screen.depths.after]
      rows.append([screen.name] + ([screen.size] + screen.sizes + tree).map(String.init))
    }
    printTable(rows)
  }
  func sum(_ value: (OptimizedScreen) -> Int) -> Int { screens.reduce(0) { $0 + value($1) } }
  func ratio(_ one: Int, _ other: Int) -> Double { Double(one) / Double(other) }
  let columns = levels.indices
  let total = sum(\.size)
  printTable([
    [""] + levels + ["elements", "depth"],
    ["median of the minified source"]
      + columns.map { level in share(median(screens.map { ratio($0.sizes[level], $0.size) })) }
      + [
        share(median(screens.map { ratio($0.elements.after, $0.elements.before) })),
        share(median(screens.map { ratio($0.depths.after, $0.depths.before) })),
      ],
    ["least"] + columns.map { level in share(screens.map { ratio($0.sizes[level], $0.size) }.min() ?? 1) }
      + [
        share(screens.map { ratio($0.elements.after, $0.elements.before) }.min() ?? 1),
        share(screens.map { ratio($0.depths.after, $0.depths.before) }.min() ?? 1),
      ],
    ["total of \(total) bytes"] + columns.map { level in share(ratio(sum { $0.sizes[level] }, total)) }
      + [
        share(ratio(sum(\.elements.after), sum(\.elements.before))),
        share(ratio(sum(\.depths.after), sum(\.depths.before))),
      ],
  ])
}

/// The time that the passes take beside reading and writing the same screens, by turns.
private func printCosts(_ screens: [OptimizedScreen], rounds: Int) {
  let readable = screens.compactMap { screen in screen.read().map { (screen, $0) } }
  let none = PassPipeline(level: .none)
  let structural = PassPipeline(level: .structural)
  let repeats = max(1, 2_000_000 / max(1, readable.reduce(0) { $0 + $1.0.size }))
  let seconds = measure(
    [
      Contender(name: "read, import, emit and write at -O0", repeats: repeats) {
        readable.reduce(0) { total, screen in
          guard var read = screen.0.read() else { return total }
          OptimizedScreen.optimize(&read, screen.0.format, none)
          return total + OptimizedScreen.write(read, screen.0.format)
        }
      },
      Contender(name: "passes of -O2", repeats: repeats) {
        readable.reduce(0) { total, screen in
          var optimized = screen.1
          OptimizedScreen.optimize(&optimized, screen.0.format, structural)
          return total + (optimized.isTemplate ? 1 : 2)
        }
      },
    ], rounds: rounds)
  let share = seconds[1] / seconds[0]
  print("time of \(readable.count) screens, medians of \(rounds) rounds")
  printTable([
    ["", "µs a screen"],
    ["read, import, emit and write at -O0", (seconds[0] * 1e6 / Double(readable.count)).fixed(1)],
    ["passes of -O2", (seconds[1] * 1e6 / Double(readable.count)).fixed(1)],
  ])
  print("  ratio \(share.fixed(2)), limit 1: \(share < 1 ? "kept" : "NOT KEPT")")
}
