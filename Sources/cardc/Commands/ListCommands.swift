import ArgumentParser
import CardCompiler

/// `cardc formats`
struct FormatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "formats", abstract: "List the formats that can be read and written.")

  func run() throws {
    let registry = Registry.standard
    let rows = registry.targets.map { target in
      let reads = registry.format(target.id) != nil
      return [target.id.rawValue, target.title, reads ? "reads, writes" : "writes", reads ? ".json .yaml .yml" : ""]
    }
    let table = TextTable.lines([["format", "name", "", "files"]] + rows)
    Console.print(table.map { $0 + "\n" }.joined())
  }
}

/// `cardc hosts`
struct HostsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hosts",
    abstract: "List the hosts that Adaptive Cards can be written for, or print what is known of one.",
    discussion: """
      What is printed of a host is a file for --for, to be changed as yours differs. Each fact has its source and date; \
      one without a source is what nobody has written down. `cardc schema profile` is the JSON Schema of such files.

      EXAMPLES
        cardc hosts
        cardc hosts teams > my-teams.yaml
      """)

  @Argument(help: ArgumentHelp("A host.", valueName: "host"))
  var host: String?

  @Option(help: ArgumentHelp("Write json, yaml or min (JSON without white space).", valueName: "syntax"))
  var syntax: DocumentSyntax = .yaml

  func run() throws {
    guard let host else {
      let rows = HostProfile.all.map { profile in
        [profile.name, profile.title, profile.newestVersion ?? "", profile.size.map { "\($0.limit)" } ?? ""]
      }
      let table = TextTable.lines([["host", "name", "version", "bytes"]] + rows)
      return Console.print(table.map { $0 + "\n" }.joined())
    }
    guard let profile = HostProfile.named(host) else {
      throw ValidationError(.unknownName("host", host, HostProfileName.known))
    }
    Console.print(profile.document(syntax) + (syntax == .minified ? [0x0A] : []))
  }
}

/// `cardc passes`
struct PassesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "passes", abstract: "List the passes in the order in which they run, with an example of each.")

  func run() throws {
    let entries = PassPipeline.all.map { pass in
      let when = pass.stage.level.map { "from -O\($0.rawValue)" } ?? Self.occasion(of: pass.stage)
      return """
        \(pass.name)  (\(when))
          \(pass.summary)
            before
        \(Self.indented(pass.example.before))
            after
        \(Self.indented(pass.example.after))

        """
    }
    Console.print(entries.joined(separator: "\n"))
  }

  private static func occasion(of stage: PassStage) -> String {
    switch stage {
    case .lossy: "where --allow-lossy names it and --budget asks for it"
    case .check: "once for each source"
    default: "where the target needs it"
    }
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n")
  }
}

/// `cardc explain`
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a diagnostic or a function of the template language.",
    discussion: """
      A diagnostic's id is printed at the end of its message. Without an id, the command lists all diagnostics. \
      `fn:NAME` explains a function of the template language, and `fn:` lists all functions.

      EXAMPLES
        cardc explain lossy.font-weight
        cardc explain fn:formatNumber
      """)

  @Argument(help: ArgumentHelp("The id of a diagnostic.", valueName: "id"))
  var id: String?

  func run() throws {
    guard let id else {
      let rows = DiagnosticCatalog.all.map { [$0.id, $0.severity.rawValue, $0.summary] }
      Console.print(TextTable.lines(rows).map { $0 + "\n" }.joined())
      return
    }
    if id.hasPrefix("fn:") { return try explainFunction(String(id.dropFirst(3))) }
    guard let kind = DiagnosticCatalog.kind(id) else {
      throw ValidationError(.unknownName("diagnostic", id, DiagnosticCatalog.all.map(\.id)))
    }
    Console.print("\(kind.id) (\(kind.severity.rawValue))\n\(kind.summary)\n\n\(Self.wrapped(kind.explanation))\n")
  }

  /// Prints what a function does, or all functions by group.
  private func explainFunction(_ name: String) throws {
    let groups = FunctionTable.shared.groups
    if name.isEmpty {
      let lists = groups.map { group in
        let rows = group.functions.map { [$0.signature, $0.summary] }
        return "\(group.name)\n" + TextTable.lines(rows).map { "  \($0)\n" }.joined()
      }
      return Console.print(lists.joined(separator: "\n"))
    }
    guard let function = FunctionTable.shared.function(named: name) else {
      throw ValidationError(.unknownName("function", name, groups.flatMap { $0.functions.map(\.name) }))
    }
    var text = "\(function.signature) → \(function.result)\n\(Self.wrapped(function.summary))\n"
    if let note = FunctionReference.note(function) { text += note + "\n" }
    text += "\n  \(function.example.expression)\n  → \(function.example.result)\n"
    Console.print(text)
  }

  /// The text in lines of at most 80 characters, broken between words.
  static func wrapped(_ text: String) -> String {
    var lines: [String] = [""]
    for word in text.split(whereSeparator: \.isWhitespace) {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= 80 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
