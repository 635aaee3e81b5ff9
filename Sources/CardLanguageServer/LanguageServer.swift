package import CardCompiler
import CardSyntax

/// Why a request has no answer, in words for who asked.
struct RequestFailure: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

/// What `cardc lsp` answers an editor, whatever brings the messages.
///
/// Messages come in by ``receive(_:)`` and go out by ``step()``, one at a time, so that the cancellation of a request that
/// is still waiting is seen before work on it starts. Findings are published when nothing else waits: of several states of
/// a text only the last one is looked at.
package struct LanguageServer {
  /// Where files that are not open are read from.
  private let files: any FileSystem
  /// Files as they are on the disk, with what is typed before them.
  private(set) var overlay: OverlayFileSystem
  /// What was read of texts.
  let snapshots = SnapshotStore()
  var stream = MessageStream()
  private var waiting: [JSONValue] = []
  private var state = State.new
  private var outgoing: [JSONValue] = []
  var encoding = PositionEncoding.utf16
  var texts: [String: OpenText] = [:]
  /// The templates whose findings are to be looked for.
  private var unchecked: Set<String> = []
  /// The files that findings were published for, by the template that they belong to.
  private var published: [String: Set<String>] = [:]
  private var workspaces: [String: Workspace] = [:]
  /// The templates whose workspace has seen the last change.
  private var current: Set<String> = []
  /// What lies around templates, as long as nothing changes.
  var surroundings: [String: Surroundings] = [:]
  /// The folders that the editor has opened.
  private(set) var folders: [String] = []

  private enum State { case new, running, ending, ended }

  /// How many bytes of sources each workspace keeps with what was derived from them.
  private static let keptBytes = 1 << 20

  package init(files: any FileSystem = .disk) {
    self.files = files
    overlay = OverlayFileSystem(over: files)
  }

  /// How often a text was read so far.
  package var readingCount: Int { snapshots.readings }

  /// The code that the process is to end with; none as long as it goes on.
  package private(set) var exitCode: Int32?

  // MARK: Messages

  /// Takes bytes in.
  package mutating func receive(_ bytes: some Sequence<UInt8>) {
    stream.append(bytes)
    while let body = stream.next() {
      var found = Diagnostics()
      let source = SourceText(name: "message", bytes: body)
      // What can be read of a text with errors is for editors of texts; a message has to be all right.
      guard let root = Document.readJSON(source, diagnostics: &found)?.root, !found.hasErrors else {
        outgoing.append(Self.failure(.null, -32700, "the message is not JSON"))
        continue
      }
      receive(JSONValue(root))
    }
  }

  /// Takes a message in.
  package mutating func receive(_ message: JSONValue) { waiting.append(message) }

  /// Whether a message waits to be handled, or a text to be checked.
  package var hasWork: Bool { !waiting.isEmpty || !outgoing.isEmpty || !unchecked.isEmpty }

  /// Does the next piece of work, and gives back what is to be sent.
  package mutating func step() -> [JSONValue] {
    if !waiting.isEmpty {
      handle(waiting.removeFirst())
    } else if let path = unchecked.min() {
      unchecked.remove(path)
      publishFindings(of: path)
    }
    defer { outgoing = [] }
    return outgoing
  }

  /// Whether a message waits.
  package var hasMessages: Bool { !waiting.isEmpty || !outgoing.isEmpty }

  private mutating func handle(_ message: JSONValue) {
    guard case .object = message, let method = message["method"]?.string else {
      // An answer to something that was never asked is of no use; anything else is no message.
      if message["result"] == nil, message["error"] == nil {
        outgoing.append(Self.failure(message["id"] ?? .null, -32600, "the message has no method"))
      }
      return
    }
    let parameters = message["params"] ?? .null
    guard let id = message["id"] else { return notify(method, parameters) }
    let isCancelled = waiting.contains { $0["method"] == "$/cancelRequest" && $0["params"]?["id"] == id }
    if isCancelled { return outgoing.append(Self.failure(id, -32800, "the request was cancelled")) }
    switch (state, method) {
    case (.new, "initialize"): outgoing.append(Self.success(id, initialize(parameters)))
    case (.new, _): outgoing.append(Self.failure(id, -32002, "`initialize` comes first"))
    case (.running, "shutdown"):
      state = .ending
      outgoing.append(Self.success(id, .null))
    case (.running, _):
      guard let request = Self.requests[method] else {
        return outgoing.append(Self.failure(id, -32601, "`\(method)` is not known"))
      }
      if request.isPerishable, isOutrun(parameters) {
        return outgoing.append(Self.failure(id, -32801, "the text has changed since"))
      }
      do throws(RequestFailure) {
        outgoing.append(Self.success(id, try request.answer(&self, parameters)))
      } catch {
        outgoing.append(Self.failure(id, -32803, error.message))
      }
    default: outgoing.append(Self.failure(id, -32600, "the server is shut down"))
    }
  }

  /// How a request is answered.
  private struct Request {
    /// Whether the answer is of no use once the text has changed, so that none is made up while a change waits.
    var isPerishable = false
    let answer: @Sendable (inout LanguageServer, JSONValue) throws(RequestFailure) -> JSONValue

    init(
      _ isPerishable: Bool = false,
      _ answer: @escaping @Sendable (inout LanguageServer, JSONValue) throws(RequestFailure) -> JSONValue
    ) {
      self.isPerishable = isPerishable
      self.answer = answer
    }
  }

  /// The requests that are answered. What is asked for while something is typed is answered in any case; what an editor
  /// asks for again after each change is not, if there is one.
  private static let requests: [String: Request] = [
    "textDocument/completion": Request { $0.completion($1) },
    "textDocument/hover": Request { $0.hover($1) },
    "textDocument/signatureHelp": Request { $0.signatureHelp($1) },
    "textDocument/definition": Request { $0.definition($1) },
    "textDocument/references": Request { $0.references($1) },
    "textDocument/rename": Request { (server, parameters) throws(RequestFailure) in try server.rename(parameters) },
    "textDocument/prepareRename": Request { $0.prepareRename($1) },
    "textDocument/semanticTokens/full": Request(true) { $0.semanticTokens($1) },
    "textDocument/semanticTokens/range": Request(true) { $0.semanticTokens($1) },
    "textDocument/codeLens": Request(true) { $0.codeLenses($1) },
    "workspace/symbol": Request { $0.workspaceSymbols($1) },
    "textDocument/documentSymbol": Request(true) { $0.symbols($1) },
    "textDocument/foldingRange": Request(true) { $0.foldingRanges($1) },
    "textDocument/codeAction": Request(true) { $0.codeActions($1) },
    "textDocument/formatting": Request { $0.formatting($1) },
  ]

  /// The requests that are answered.
  package static var methods: [String] { requests.keys.sorted() }

  /// Whether a change of the text that a request is about waits behind it.
  private func isOutrun(_ parameters: JSONValue) -> Bool {
    guard let uri = parameters["textDocument"]?["uri"] else { return false }
    return waiting.contains {
      $0["method"] == "textDocument/didChange" && $0["params"]?["textDocument"]?["uri"] == uri
    }
  }

  private static func success(_ id: JSONValue, _ result: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  private static func failure(_ id: JSONValue, _ code: Int, _ message: String) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "error": ["code": .integer(code), "message": .string(message)]]
  }

  private mutating func initialize(_ parameters: JSONValue) -> JSONValue {
    state = .running
    let offered = parameters["capabilities"]?["general"]?["positionEncodings"]?.elements ?? []
    encoding = offered.contains("utf-8") ? .utf8 : .utf16
    let opened = parameters["workspaceFolders"]?.elements.compactMap { $0["uri"]?.string } ?? []
    folders = (opened.isEmpty ? [parameters["rootUri"]?.string].compactMap(\.self) : opened).compactMap(FileURI.path)
    return [
      "capabilities": [
        "positionEncoding": .string(encoding.rawValue),
        "textDocumentSync": ["openClose": true, "change": 2, "save": true],
        "completionProvider": ["triggerCharacters": ["\"", "{", ".", ":", "(", " "]],
        "hoverProvider": true,
        "signatureHelpProvider": ["triggerCharacters": ["(", ","]],
        "definitionProvider": true, "referencesProvider": true, "renameProvider": ["prepareProvider": true],
        "documentSymbolProvider": true, "workspaceSymbolProvider": true, "foldingRangeProvider": true,
        "codeLensProvider": [:], "semanticTokensProvider": Self.tokenProvider,
        "codeActionProvider": ["codeActionKinds": ["quickfix", .string(Self.fixAll)]],
        "documentFormattingProvider": true,
      ],
      "serverInfo": ["name": "cardc", "version": .string(ToolName.text)],
    ]
  }

  // MARK: Texts

  private mutating func notify(_ method: String, _ parameters: JSONValue) {
    if method == "exit" {
      exitCode = state == .ending ? 0 : 1
      state = .ended
      return
    }
    guard state == .running else { return }
    if method == "workspace/didChangeWatchedFiles" {
      forgetFiles()
      return unchecked.formUnion(texts.keys.filter(Self.isTemplate))
    }
    guard let document = parameters["textDocument"],
      let path = document["uri"]?.string.flatMap(FileURI.path)
    else { return }
    switch method {
    case "textDocument/didOpen":
      texts[path] = OpenText(document["text"]?.string ?? "", version: document["version"]?.integer ?? 0)
    case "textDocument/didChange":
      guard var text = texts[path] else { return }
      for change in parameters["contentChanges"]?.elements ?? [] { apply(change, to: &text) }
      text.version = document["version"]?.integer ?? text.version
      texts[path] = text
    case "textDocument/didClose":
      texts[path] = nil
      snapshots.forget(path)
      workspaces[path] = nil
      unchecked.remove(path)
      for file in published.removeValue(forKey: path) ?? [] { publish([], for: file) }
    case "textDocument/didSave": break
    default: return
    }
    overlay[path] = texts[path]?.text
    forgetFiles()
    // Data, components and settings change what is found in the templates that are open.
    if Self.isTemplate(path) {
      if texts[path] != nil { unchecked.insert(path) }
    } else {
      unchecked.formUnion(texts.keys.filter(Self.isTemplate))
    }
  }

  private func apply(_ change: JSONValue, to text: inout OpenText) {
    let replacement = change["text"]?.string ?? ""
    guard let range = change["range"] else {
      text = OpenText(replacement, version: text.version)
      return
    }
    let start = offset(range["start"], in: text)
    text.replace(start..<max(start, offset(range["end"], in: text)), with: replacement)
  }

  func offset(_ position: JSONValue?, in text: OpenText) -> Int {
    text.offset(line: position?["line"]?.integer ?? 0, column: position?["character"]?.integer ?? 0, encoding)
  }

  /// Whether a file is a template by its name, and not what lies beside templates.
  static func isTemplate(_ path: String) -> Bool { FileRole(path) == .template }

  /// Gives up what was known of files that may have changed.
  private mutating func forgetFiles() {
    surroundings = [:]
    current = []
  }

  // MARK: Findings

  /// The workspace of a template, with what the same texts led to before.
  mutating func workspace(for path: String) throws(UsageProblem) -> Workspace {
    let workspace: Workspace
    if let known = workspaces[path], current.contains(path) { return known }
    if let known = workspaces[path] {
      workspace = try known.reopened(over: overlay)
    } else {
      var request = WorkspaceRequest()
      request.inputs = [path]
      request.keptBytes = Self.keptBytes
      workspace = try Workspace.open(request, files: overlay)
    }
    // Only what is open is asked for again and again.
    if texts[path] != nil {
      workspaces[path] = workspace
      current.insert(path)
    }
    return workspace
  }

  private mutating func publishFindings(of path: String) {
    var found: [String: [JSONValue]] = [path: []]
    do throws(UsageProblem) {
      let findings = try workspace(for: path).check([path], jobs: 1).diagnostics.sorted()
      for finding in findings {
        let file = finding.span?.source.name ?? path
        found[file.hasPrefix("/") ? file : path, default: []].append(json(finding, in: path))
      }
    } catch {
      found[path, default: []].append([
        "range": OpenText("", version: 0).json(0..<0, encoding), "severity": 1, "source": "cardc",
        "message": .string(error.message),
      ])
    }
    for file in published[path, default: []] where found[file] == nil { publish([], for: file) }
    for (file, findings) in found.sorted(by: { $0.key < $1.key }) { publish(findings, for: file) }
    published[path] = Set(found.keys)
  }

  private mutating func publish(_ findings: [JSONValue], for file: String) {
    var parameters: [String: JSONValue] = ["uri": .string(FileURI.uri(file)), "diagnostics": .array(findings)]
    if let text = texts[file] { parameters["version"] = .integer(text.version) }
    outgoing.append([
      "jsonrpc": "2.0", "method": "textDocument/publishDiagnostics", "params": .object(parameters),
    ])
  }

  func json(_ finding: Diagnostic, in path: String) -> JSONValue {
    var message = finding.message
    if let help = finding.help { message += "\n" + help }
    let severity = finding.severity == .error ? 1 : finding.severity == .warning ? 2 : 3
    var members: [String: JSONValue] = [
      "range": range(of: finding.span), "severity": .integer(severity), "code": .string(finding.id),
      "source": "cardc", "message": .string(message),
    ]
    let related = finding.labels.filter { $0.span.source.name.hasPrefix("/") }.map { label -> JSONValue in
      [
        "location": ["uri": .string(FileURI.uri(label.span.source.name)), "range": range(of: label.span)],
        "message": .string(label.message),
      ]
    }
    if !related.isEmpty { members["relatedInformation"] = .array(related) }
    return .object(members)
  }

  private func range(of span: SourceSpan?) -> JSONValue {
    guard let span else { return OpenText("", version: 0).json(0..<0, encoding) }
    let text = texts[span.source.name] ?? OpenText(span.source.text(in: 0..<span.source.count), version: 0)
    return text.json(span.range, encoding)
  }
}
