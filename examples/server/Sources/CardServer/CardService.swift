import CardCompiler

/// What the server answers, without the network: requests in, responses out.
public struct CardService: Sendable {
  /// What someone asks for.
  public enum Question: Sendable, Hashable {
    /// The template of this name, filled with the body.
    case expand(String)
    /// The same, translated to a format.
    case convert(String, to: String)
    /// The names of the templates.
    case templates
    /// The metrics, in the text format of Prometheus.
    case metrics
    /// Whether the server works.
    case health
  }

  /// An answer.
  public struct Response: Sendable {
    /// The status code of HTTP.
    public var status: Int
    /// The media type of the body.
    public var type = "application/json"
    /// The body.
    public var body: [UInt8]

    /// An answer with a text.
    init(_ status: Int, text: String) {
      self.status = status
      type = "text/plain; charset=utf-8"
      body = Array((text + "\n").utf8)
    }

    init(_ status: Int, type: String = "application/json", body: [UInt8]) {
      (self.status, self.type, self.body) = (status, type, body)
    }
  }

  /// The templates.
  public let library: TemplateLibrary
  /// What was counted.
  public let metrics: ServerMetrics

  /// A service for the templates of a library.
  public init(_ library: TemplateLibrary, _ metrics: ServerMetrics = ServerMetrics()) {
    self.library = library
    self.metrics = metrics
  }

  // MARK: What is asked

  /// What a request line asks for; a response if it makes no sense.
  public static func question(_ method: String, _ target: String) -> Result<Question, Refusal> {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].split(separator: "/", omittingEmptySubsequences: true)
    func only(_ wanted: String, _ question: Question) -> Result<Question, Refusal> {
      method == wanted
        ? .success(question) : .failure(Refusal(response: Response(405, text: "use \(wanted) for \(parts[0])")))
    }
    switch path.first {
    case "expand" where path.count > 1: return only("POST", .expand(path.dropFirst().joined(separator: "/")))
    case "convert" where path.count > 1:
      let query = parts.count > 1 ? parts[1].split(separator: "&") : []
      guard let format = query.first(where: { $0.hasPrefix("to=") })?.dropFirst(3), !format.isEmpty else {
        return .failure(Refusal(response: Response(400, text: "say which format: /convert/NAME?to=FORMAT")))
      }
      return only("POST", .convert(path.dropFirst().joined(separator: "/"), to: String(format)))
    case "templates" where path.count == 1: return only("GET", .templates)
    case "metrics" where path.count == 1: return only("GET", .metrics)
    case "health" where path.count == 1: return only("GET", .health)
    default: return .failure(Refusal(response: Response(404, text: "there is nothing at \(parts[0])")))
    }
  }

  /// Why a request is not looked at.
  public struct Refusal: Error {
    /// What is said.
    public let response: Response
  }

  // MARK: What is answered

  /// The answer to a question; `body` has the data.
  public func answer(_ question: Question, _ body: some Collection<UInt8>) -> Response {
    switch question {
    case .templates: Response(200, body: Array(json(library.names).utf8))
    case .metrics: Response(200, type: "text/plain; version=0.0.4", body: metrics.text(templates: library.names.count))
    case .health: Response(200, text: "ok")
    case .expand(let name): expand(name, SourceText(name: "request", bytes: body))
    case .convert(let name, let format): convert(name, to: format, SourceText(name: "request", bytes: body))
    }
  }

  private func expand(_ name: String, _ data: SourceText) -> Response {
    guard let template = library[name] else { return unknown(name) }
    var card: [UInt8] = []
    var findings = Diagnostics()
    do throws(CompilationError) {
      try template.expand(data, into: &card, findings: &findings)
      return Response(200, body: card)
    } catch {
      return refusal(error.diagnostics)
    }
  }

  private func convert(_ name: String, to format: String, _ data: SourceText) -> Response {
    guard let template = library[name] else { return unknown(name) }
    let result = template.compile(data, to: [FormatID(rawValue: format)])
    guard let output = result.outputs.first?.files.first, !result.diagnostics.hasErrors else {
      return refusal(result.diagnostics)
    }
    return Response(200, body: output.bytes)
  }

  private func unknown(_ name: String) -> Response { Response(404, text: "there is no template \(name)") }

  /// What was found, a line of JSON each. Data that ask for too much are told from data that make no sense.
  private func refusal(_ diagnostics: Diagnostics) -> Response {
    let isTooMuch = diagnostics.all.contains { $0.id == "template.limit" }
    let text = DiagnosticRenderer(style: .json, color: false).render(diagnostics.sorted())
    return Response(isTooMuch ? 422 : 400, type: "application/x-ndjson", body: Array(text.utf8))
  }

  private func json(_ names: [String]) -> String {
    var writer = DocumentWriter(.minified)
    writer.beginArray()
    for name in names { writer.string(name) }
    writer.endArray()
    return String(decoding: writer.finish(), as: UTF8.self)
  }
}

extension ServerLimits {
  /// The limits of one expansion. A path that leads to nothing gives an empty text.
  public var expansion: ExpansionOptions {
    var options = ExpansionOptions()
    options.steps = steps
    options.outputBytes = cardBytes
    options.missing = .empty
    return options
  }
}
