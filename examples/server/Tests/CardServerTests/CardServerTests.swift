import CardCompiler
import CardServer
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("the server")
struct CardServerTests {
  /// A server with a copy of the templates.
  final class Running: Sendable {
    let folder: URL
    let library: TemplateLibrary
    let service: CardService
    let server: CardServer

    init(_ limits: ServerLimits = ServerLimits(), workers: Int = 2) throws {
      let templates = URL(filePath: #filePath).appending(path: "../../../templates").standardized
      folder = FileManager.default.temporaryDirectory.appending(path: "card-server-\(UUID())")
      try FileManager.default.copyItem(at: templates, to: folder)
      library = try TemplateLibrary(folder.path, limits: limits.expansion)
      service = CardService(library)
      server = try CardServer(service, workers: workers, limits: limits)
    }

    deinit {
      server.close()
      try? FileManager.default.removeItem(at: folder)
    }

    func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: folder.appending(path: name), options: .atomic)
    }

    func get(_ target: String, method: String = "GET", _ body: String? = nil) async throws -> (
      status: Int, text: String
    ) {
      var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(server.port)/\(target)")))
      request.httpMethod = method
      request.httpBody = body.map { Data($0.utf8) }
      let (data, response) = try await URLSession.shared.data(for: request)
      return (try #require(response as? HTTPURLResponse).statusCode, String(decoding: data, as: UTF8.self))
    }

    func post(_ target: String, _ body: String) async throws -> (status: Int, text: String) {
      try await get(target, method: "POST", body)
    }
  }

  static let order = """
    {"number": "B-7", "customer": "Ada", "ordered": "2026-01-31T10:15:00Z", "total": 14.5, \
    "lines": [{"title": "Ink", "quantity": 2, "price": 7.25}]}
    """

  @Test("gives what the library gives for the same template and data")
  func expansion() async throws {
    let running = try Running()
    let source = SourceText(
      name: "receipt.yaml", bytes: Array(try Data(contentsOf: running.folder.appending(path: "receipt.yaml"))))
    let card = try Compiler().template(source).expand(SourceText(name: "order", text: Self.order))
    let answer = try await running.post("expand/receipt", Self.order)
    #expect(answer.status == 200)
    #expect(answer.text == String(decoding: card, as: UTF8.self))
    #expect(answer.text.contains("Thank you, Ada"))
  }

  @Test("translates to other formats")
  func conversion() async throws {
    let running = try Running()
    let answer = try await running.post("convert/receipt?to=skima", Self.order)
    #expect(answer.status == 200)
    let screen = try #require(try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [String: Any])
    #expect(screen["body"] == nil)
    #expect(answer.text.contains("Thank you, Ada"))
    #expect(try await running.post("convert/receipt?to=none", Self.order).status == 400)
    #expect(try await running.post("convert/receipt", Self.order).status == 400)
  }

  @Test("says what there is, and refuses what there is not")
  func refusals() async throws {
    let running = try Running()
    #expect(try await running.get("templates").text == #"["receipt","welcome"]"#)
    #expect(try await running.get("health").status == 200)
    #expect(try await running.get("nothing").status == 404)
    #expect(try await running.post("expand/nothing", "{}").status == 404)
    #expect(try await running.get("expand/receipt").status == 405)
    let broken = try await running.post("expand/receipt", "{")
    #expect(broken.status == 400)
    #expect(broken.text.contains(#""id":"json.unterminated""#))
    // The total is divided by the number of lines.
    #expect(try await running.post("expand/receipt", #"{"lines": [], "total": 1}"#).status == 400)
  }

  @Test("a request is bounded in its size, its steps and the size of its card")
  func limits() async throws {
    var limits = ServerLimits()
    limits.bodyBytes = 1000
    limits.steps = 5000
    limits.cardBytes = 2000
    let running = try Running(limits)
    #expect(
      try await running.post("expand/welcome", #"{"name": "\#(String(repeating: "x", count: 2000))"}"#).status == 413)
    #expect(
      try await running.post("expand/welcome", #"{"name": "\#(String(repeating: "x", count: 500))"}"#).status == 200)
    try running.write(
      "long.yaml", #"{type: AdaptiveCard, body: [{type: TextBlock, text: "${join(range(0, count), ' ')}"}]}"#)
    running.library.reload()
    #expect(try await running.post("expand/long", #"{"count": 10}"#).status == 200)
    let many = try await running.post("expand/long", #"{"count": 100000}"#)
    #expect(many.status == 422)
    #expect(many.text.contains("template.limit"))
    #expect(try await running.post("expand/long", #"{"count": 900}"#).status == 422)
  }

  @Test("who would wait too long is told so")
  func waiting() async throws {
    var limits = ServerLimits()
    limits.milliseconds = 50
    limits.waiting = 2
    // Without a thread that works everything waits.
    let running = try Running(limits, workers: 0)
    #expect(try await running.post("expand/welcome", "{}").status == 504)
    #expect(try await running.post("expand/welcome", "{}").status == 504)
    // Two are still waiting, though nobody waits for them.
    #expect(try await running.post("expand/welcome", "{}").status == 503)
    #expect(try await running.get("health").status == 200)
  }

  @Test("templates and components are read again while requests come, and a broken one stays as it was")
  func reload() async throws {
    let running = try Running()
    let changes = AsyncStream<TemplateLibrary.Reload>.makeStream()
    #expect(running.library.watch { changes.continuation.yield($0) })
    var reloads = changes.stream.makeAsyncIterator()
    // Until the watch has begun, a change may be part of its first look.
    try await Task.sleep(for: .milliseconds(300))
    try running.write("welcome.yaml", "{type: AdaptiveCard, body: [{type: TextBlock, text: \"Hi ${name}\"}]}")
    #expect(await reloads.next()?.changed == ["welcome"])
    #expect(try await running.post("expand/welcome", #"{"name": "Ada"}"#).text.contains("Hi Ada"))
    try running.write("welcome.yaml", "{type: AdaptiveCard, body: [{type: TextBlock, text: \"${none(1)}\"}]}")
    #expect(await reloads.next()?.failed == ["welcome"])
    #expect(try await running.post("expand/welcome", #"{"name": "Ada"}"#).text.contains("Hi Ada"))
    try running.write("welcome.yaml", "{type: AdaptiveCard, body: [{type: note, text: a}]}")
    #expect(await reloads.next()?.changed == ["welcome"])
    #expect(try await running.post("expand/welcome", "{}").text.contains(#""isSubtle":true"#))
    try running.write(
      "_components/note.yaml",
      "{metadata: {name: note}, props: {text: {type: string}}, component: {type: TextBlock, text: \"new $prop{text}\"}}"
    )
    #expect(await reloads.next()?.changed == ["welcome"])
    #expect(try await running.post("expand/welcome", "{}").text.contains("new a"))
    try FileManager.default.removeItem(at: running.folder.appending(path: "welcome.yaml"))
    #expect(await reloads.next()?.removed == ["welcome"])
    #expect(try await running.post("expand/welcome", "{}").status == 404)
  }

  @Test("many requests at a time each get their own answer, and are counted")
  func concurrency() async throws {
    let running = try Running()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          let answer = try await running.post("expand/welcome", #"{"name": "N\#(number)"}"#)
          #expect(answer.status == 200)
          #expect(answer.text.contains("Welcome, N\(number)\""))
        }
      }
      try await group.waitForAll()
    }
    let metrics = try await running.get("metrics").text
    #expect(metrics.contains(#"card_server_requests_total{question="expand",status="200"} 200"#))
    #expect(metrics.contains(#"card_server_seconds_bucket{le="+Inf"} 200"#))
    #expect(metrics.contains("card_server_templates 2"))
  }
}
