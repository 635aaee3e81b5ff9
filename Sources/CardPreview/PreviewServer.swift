import CardCompiler
import CardHTML
import CardIR
import CardSyntax

/// What a preview answers to requests of a browser, whatever brings them.
///
/// Only who knows the token in the address is answered, and only a page of the server itself may ask: `Host` and
/// `Origin` are checked, so that no other site can reach the server through a browser, also not by a name that it has
/// made lead here.
package final class PreviewServer: Sendable {
  /// A request, as far as it matters.
  package struct Request: Sendable {
    /// The method, in upper case.
    package var method: String
    /// The path with the query.
    package var target: String
    /// The values of the headers by their names in lower case.
    package var headers: [String: String]
    /// The body.
    package var body: [UInt8]

    /// A request.
    package init(method: String = "GET", target: String, headers: [String: String] = [:], body: [UInt8] = []) {
      self.method = method
      self.target = target
      self.headers = headers
      self.body = body
    }
  }

  /// What is answered.
  package struct Response: Sendable, Equatable {
    /// The status code.
    package var status: Int
    /// Headers by name.
    package var headers: [String: String]
    /// The body.
    package var body: [UInt8]
    /// Whether the answer goes on with an event for each change of a file.
    package var isEventStream = false
  }

  private let project: PreviewProject
  private let token: String
  private let port: Int
  private let pages = PageStore()

  /// The largest body of a request in bytes.
  package static let bodyLimit = 4 << 20

  /// A server for a project that listens on a port of this machine.
  package init(_ project: PreviewProject, port: Int, token: String = PreviewServer.makeToken()) {
    self.project = project
    self.port = port
    self.token = token
  }

  /// The address to be opened.
  package var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// 128 random bits.
  package static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdef")
    return String((0..<32).map { _ in digits[Int(generator.next() & 15)] })
  }

  // MARK: Requests

  /// The answer to a request.
  package func respond(to request: Request) -> Response {
    guard isFromHere(request) else { return text(403, "This preview answers its own pages only.") }
    let (path, query) = Self.split(request.target)
    guard path.count >= 1, Self.isSame(path[0], token) else {
      return text(404, "Open the preview by the address that it has printed.")
    }
    guard request.body.count <= Self.bodyLimit else { return text(413, "The text is too large for a preview.") }
    let name = path.dropFirst().joined(separator: "/")
    switch (request.method, name) {
    case ("GET", ""): return asset(PreviewPage.html, "text/html")
    case ("GET", "preview.js"): return asset(PreviewScript.text, "text/javascript")
    case ("GET", "preview.css"): return asset(PreviewStyle.text, "text/css")
    case ("GET", "files"): return files()
    case ("GET", "file"): return file(query["path"] ?? "")
    case ("GET", "view"): return view(query)
    case ("GET", "events"):
      return Response(status: 200, headers: headers("text/event-stream", isPage: false), body: [], isEventStream: true)
    case ("GET", _) where path.count == 3 && path[1] == "page":
      guard let page = pages[path[2]] else { return text(404, "This rendering is no longer there.") }
      return Response(status: 200, headers: headers("text/html", isPage: true), body: page)
    case ("POST", "render"): return render(request.body)
    case ("POST", "place"): return place(request.body)
    case ("GET", _): return text(404, "There is no such page.")
    default: return text(405, "The preview knows GET and POST.")
    }
  }

  private func isFromHere(_ request: Request) -> Bool {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.headers["host"], hosts.contains(host) else { return false }
    if let site = request.headers["sec-fetch-site"], site != "same-origin", site != "none" {
      // Who follows a link from elsewhere comes to the start page only.
      guard request.method == "GET", request.headers["sec-fetch-mode"] == "navigate" else { return false }
    }
    guard let origin = request.headers["origin"] else { return true }
    return hosts.contains { origin == "http://" + $0 }
  }

  /// Compares all of both texts, so that the time tells nothing about where they differ.
  private static func isSame(_ left: String, _ right: String) -> Bool {
    guard left.utf8.count == right.utf8.count else { return false }
    return zip(left.utf8, right.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func split(_ target: String) -> (path: [String], query: [String: String]) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].split(separator: "/").map { decoded($0) }
    var query: [String: String] = [:]
    if parts.count > 1 {
      for pair in parts[1].split(separator: "&") {
        let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        if sides.count == 2 { query[decoded(sides[0])] = decoded(sides[1]) }
      }
    }
    return (path, query)
  }

  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let digits = String(rest.prefix(2)) ?? ""
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Answers

  private func headers(_ type: String, isPage: Bool) -> [String: String] {
    // A page brings its own policy; that of the preview allows nothing but its own files.
    var headers = [
      "Content-Type": type + "; charset=utf-8", "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
    ]
    headers["Content-Security-Policy"] =
      isPage
      ? "sandbox allow-scripts; frame-ancestors 'self'"
      : "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    return headers
  }

  private func asset(_ text: String, _ type: String) -> Response {
    Response(status: 200, headers: headers(type, isPage: false), body: Array(text.utf8))
  }

  private func text(_ status: Int, _ text: String) -> Response {
    Response(status: status, headers: headers("text/plain", isPage: false), body: Array((text + "\n").utf8))
  }

  private func json(_ bytes: [UInt8]) -> Response {
    Response(status: 200, headers: headers("application/json", isPage: false), body: bytes)
  }

  private func files() -> Response {
    do throws(UsageProblem) {
      var json = DocumentWriter(.minified)
      json.beginArray()
      for template in try project.templates() {
        json.beginObject()
        json.member("path", template.path)
        json.key("data")
        json.beginArray()
        for path in template.data { json.string(path) }
        json.endArray()
        json.endObject()
      }
      json.endArray()
      return self.json(json.finish())
    } catch {
      return text(422, error.message)
    }
  }

  private func file(_ path: String) -> Response {
    guard let text = project.text(of: path) else { return self.text(404, "There is no such file in the preview.") }
    return Response(status: 200, headers: headers("text/plain", isPage: false), body: Array(text.utf8))
  }

  /// A rendering as it is on the disk, for galleries.
  private func view(_ query: [String: String]) -> Response {
    var question = PreviewProject.Question(template: query["path"] ?? "", data: query["data"])
    question.targets = [FormatID.html.rawValue]
    let answer = try? project.answer(question)
    guard let page = answer?.outputs.first?.page else {
      // The answer is shown in a frame of the gallery, which says what is wrong instead of nothing.
      let mistake = answer?.findings.first { $0.severity == .error }?.message
      let body = "This screen cannot be shown\(mistake.map { ": " + $0 } ?? "").\n"
      return Response(status: 404, headers: headers("text/plain", isPage: true), body: Array(body.utf8))
    }
    return Response(status: 200, headers: headers("text/html", isPage: true), body: page)
  }

  private static func question(in body: [UInt8]) -> Node? {
    var ignored = Diagnostics()
    let source = SourceText(name: "request", text: String(decoding: body, as: UTF8.self))
    return JSONReader.read(source, diagnostics: &ignored)?.root
  }

  /// Where the value that a JSON pointer leads to stands in a text that the page has.
  private func place(_ body: [UInt8]) -> Response {
    guard let root = Self.question(in: body), let content = root["text"]?.string, let pointer = root["pointer"]?.string
    else { return text(400, "The request is not what the preview's page sends.") }
    let source = SourceText(name: root["path"]?.string ?? "output.json", text: content)
    var ignored = Diagnostics()
    guard let document = Document.read(source, as: SourceSyntax.detect(source), diagnostics: &ignored),
      let span = JSONPointer.value(at: pointer, in: document.root)?.span
    else { return text(404, "There is nothing at this pointer.") }
    var json = DocumentWriter(.minified)
    json.beginObject()
    PreviewAnswer.write(span, &json)
    json.endObject()
    return self.json(json.finish())
  }

  private func render(_ body: [UInt8]) -> Response {
    guard let root = Self.question(in: body), let path = root["path"]?.string else {
      return text(400, "The request is not what the preview's page sends.")
    }
    var question = PreviewProject.Question(template: path, data: root["data"]?.string)
    question.source = root["source"]?.string
    question.dataText = root["dataText"]?.string
    if let targets = root["targets"], targets.kind == .array {
      question.targets = targets.elements.compactMap(\.string)
    }
    do throws(UsageProblem) {
      return json(try project.answer(question).json { pages.keep($0) })
    } catch {
      return text(422, error.message)
    }
  }
}

/// The pages that were rendered last, by a name that is made of their content.
private final class PageStore: Sendable {
  private struct State {
    var pages: [String: [UInt8]] = [:]
    /// The names, the oldest first.
    var order: [String] = []
  }

  /// How many pages are kept: a browser asks for a page just after it was rendered.
  private static let limit = 64

  private let state = Protected(State())

  subscript(name: String) -> [UInt8]? { state.withLock { $0.pages[name] } }

  /// Keeps a page and gives it a name.
  func keep(_ page: [UInt8]) -> String {
    let name = Self.name(of: page)
    state.withLock { state in
      if state.pages.updateValue(page, forKey: name) == nil { state.order.append(name) }
      if state.order.count > Self.limit { state.pages[state.order.removeFirst()] = nil }
    }
    return name
  }

  /// FNV-1a of 64 bits and the length.
  private static func name(of page: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in page { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16) + "-" + String(page.count, radix: 16)
  }
}
