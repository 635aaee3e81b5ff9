import ArgumentParser
import CardCompiler

/// A compiler for one run of a command, whose options were checked by name.
struct CompilerSession {
  let compiler: Compiler
  private let isVerbose: Bool

  /// A compiler with these settings; what is found in the host configuration that they name is added to `diagnostics`,
  /// and an error in it ends the command.
  init(
    _ settings: ProjectSettings, _ global: GlobalOptions, _ diagnostics: inout Diagnostics,
    _ adjust: (inout CompilerOptions) throws -> Void = { _ in }
  ) throws {
    var options = settings.compilerOptions
    if let name = settings.hostConfig {
      var found = Diagnostics()
      let host = name.load(&found)
      diagnostics.append(contentsOf: found.releveled(options.levels))
      guard let host, !found.releveled(options.levels).hasErrors else {
        try global.conclude(diagnostics)
        throw ExitCode.errors
      }
      options.host = host
    }
    options.lowering.known = try Self.known(settings, global, &diagnostics)
    if settings.definitions?.isEmpty == false, options.optimization == .none {
      throw ValidationError("At `-O0` no pass runs that could use `--define`: use `-O1` or more.")
    }
    let specialize = "specialize"
    let isLeftOut = settings.passes?.contains(specialize) == false
    if settings.definitions?.isEmpty == false, isLeftOut || settings.disabledPasses?.contains(specialize) == true {
      throw ValidationError(
        "`--define` needs the pass `\(specialize)`, which \(isLeftOut ? "`--passes` leaves out" : "`--disable-pass` switches off")."
      )
    }
    let sourceDate = try ExpansionArguments.sourceDate()
    if options.expansion.now == nil { options.expansion.now = sourceDate }
    try adjust(&options)
    compiler = Compiler(options)
    isVerbose = global.verbose
    if let from = options.from { _ = try format(from.rawValue) }
    let known = PassPipeline.all.map(\.name)
    for name in (settings.passes ?? []) + (settings.disabledPasses ?? []) where !known.contains(name) {
      throw ValidationError(.unknownName("pass", name, known))
    }
    let lossy = PassPipeline.lossy.map(\.name)
    for name in settings.lossyPasses ?? [] where !lossy.contains(name) {
      throw ValidationError(.unknownName("pass for `--allow-lossy`", name, lossy))
    }
  }

  /// What is known of the data of templates whose holes stay.
  private static func known(
    _ settings: ProjectSettings, _ global: GlobalOptions, _ diagnostics: inout Diagnostics
  ) throws -> KnownData {
    var host: Node?
    if let path = settings.host {
      var found = Diagnostics()
      let document = Input.read(path, diagnostics: &found).flatMap {
        Document.read($0, as: SourceSyntax.detect($0), diagnostics: &found)
      }
      diagnostics.append(contentsOf: found)
      guard let document, !found.hasErrors else {
        try global.conclude(diagnostics)
        throw ExitCode.errors
      }
      host = document.root
    }
    do throws(DefinitionProblem) {
      var definitions: [Definition] = []
      for text in settings.definitions ?? [] { definitions.append(try Definition(text)) }
      return try KnownData(definitions, host: host)
    } catch {
      throw ValidationError(error.message.prefix(1).uppercased() + error.message.dropFirst() + ".")
    }
  }

  /// The formats with these names; without any, all that are documents.
  func targets(_ names: [String]?) throws -> [FormatID] {
    guard let names, !names.isEmpty else { return compiler.registry.formats.map(\.id) }
    var targets: [FormatID] = []
    for name in names {
      let id = try target(name).id
      if !targets.contains(id) { targets.append(id) }
    }
    return targets
  }

  /// What writes the format of this name.
  func target(_ name: String) throws -> Target {
    if let target = compiler.registry.target(FormatID(rawValue: name)) { return target }
    throw ValidationError(.unknownName("format", name, compiler.registry.targets.map(\.id.rawValue)))
  }

  /// What reads the format of this name.
  func format(_ name: String) throws -> any Format {
    if let format = compiler.registry.format(FormatID(rawValue: name)) { return format }
    throw ValidationError(.unknownName("format to read", name, compiler.registry.formats.map(\.id.rawValue)))
  }

  /// What is printed at the end of a run: with `-v` every change and every reason, then the summary.
  func lines(_ summary: BuildSummary, _ changes: [ProjectBuild.Change] = []) -> [String] {
    guard isVerbose else { return [summary.line] }
    let files = changes.map { change in
      let verb =
        summary.isCheck ? (change.isRemoval ? "would remove" : "would write") : change.isRemoval ? "removed" : "wrote"
      return "\(verb) \(change.path)"
    }
    return files + summary.reasonLines + [summary.line]
  }
}

/// Text in columns.
enum TextTable {
  /// The rows, each column as wide as its widest cell, without spaces at the end.
  static func lines(_ rows: [[String]], rightAligned: Set<Int> = []) -> [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        line += (column == 0 ? "" : "  ") + (rightAligned.contains(column) ? space + cell : cell + space)
      }
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
