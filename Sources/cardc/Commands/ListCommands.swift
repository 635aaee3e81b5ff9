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
      A host is printed as a file for --for, which you can change where your host differs. Each fact has its source and \
      date; a fact without a source is not documented anywhere. `cardc schema profile` prints the JSON Schema of such files.

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
    Console.print(PassPipeline.all.map(Explanation.text).joined(separator: "\n"))
  }
}

/// `cardc explain`
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a diagnostic, or anything else that has a name.",
    discussion: """
      A diagnostic's id is printed at the end of its message. Without a name, the command lists all diagnostics. \
      Functions of the template language, passes, types and properties of the formats, options of `cardc.yaml` and \
      hosts are explained as well; where several have the same name, `fn:`, `pass:`, `type:`, `property:`, `option:` \
      or `host:` before it says which is meant. `fn:` alone lists all functions.

      EXAMPLES
        cardc explain lossy.font-weight
        cardc explain formatNumber
        cardc explain type:TextBlock
      """)

  @Argument(help: ArgumentHelp("The id of a diagnostic, or another name.", valueName: "name"))
  var id: String?

  func run() throws {
    guard let id else {
      let rows = DiagnosticCatalog.all.map { [$0.id, $0.severity.rawValue, $0.summary] }
      Console.print(TextTable.lines(rows).map { $0 + "\n" }.joined())
      return
    }
    if id == "fn:" { return listFunctions() }
    do throws(UsageProblem) {
      let found = try Explanation.find(id)
      Console.print(found.map { Self.wrapped(lines: $0.text) }.joined(separator: "\n"))
    } catch {
      throw ValidationError(error.message)
    }
  }

  /// Prints all functions by group.
  private func listFunctions() {
    let lists = FunctionTable.shared.groups.map { group in
      let rows = group.functions.map { [$0.signature, $0.summary] }
      return "\(group.name)\n" + TextTable.lines(rows).map { "  \($0)\n" }.joined()
    }
    Console.print(lists.joined(separator: "\n"))
  }

  /// The text with its long lines broken; those that are indented are examples.
  private static func wrapped(lines text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.first == " " || $0.count <= 80 ? String($0) : wrapped(String($0)) }.joined(separator: "\n")
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
