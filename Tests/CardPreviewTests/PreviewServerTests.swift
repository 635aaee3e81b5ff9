import CardCompiler
import CardPreview
import CardSyntax
import Foundation
import Testing

@Suite("Preview server")
struct PreviewServerTests {
  private static let card = """
    { "type": "AdaptiveCard", "version": "1.5", "body": [ { "type": "TextBlock", "text": "Hello ${name}" } ] }
    """

  private func server(_ files: [String: String] = [:]) -> PreviewServer {
    var all = ["cards/card.json": Self.card, "cards/card.data.json": #"{ "name": "Ada" }"#, "secret.txt": "secret"]
    all.merge(files) { $1 }
    let project = PreviewProject(["cards"], files: OverlayFileSystem(all))
    return PreviewServer(project, port: 4000, token: "0123")
  }

  private func get(_ target: String, _ headers: [String: String] = [:]) -> PreviewServer.Response {
    var all = ["host": "127.0.0.1:4000"]
    all.merge(headers) { $1 }
    return server().respond(to: .init(target: target, headers: all))
  }

  private func post(
    _ body: String, _ headers: [String: String] = [:], to server: PreviewServer? = nil, at path: String = "render"
  ) -> PreviewServer.Response {
    var all = ["host": "127.0.0.1:4000", "origin": "http://127.0.0.1:4000"]
    all.merge(headers) { $1 }
    return (server ?? self.server()).respond(
      to: .init(method: "POST", target: "/0123/\(path)", headers: all, body: Array(body.utf8)))
  }

  private func text(_ response: PreviewServer.Response) -> String { String(decoding: response.body, as: UTF8.self) }

  // MARK: What it is for

  @Test("lists the screens with their data, and gives their texts")
  func files() {
    #expect(text(get("/0123/files")) == #"[{"path":"cards/card.json","data":["cards/card.data.json"]}]"#)
    #expect(text(get("/0123/file?path=cards%2Fcard.json")) == Self.card)
  }

  @Test("says what `cardc check` says, each finding once")
  func checks() {
    let card = """
      { "type": "AdaptiveCard", "version": "1.5", "body": [ { "type": "Input.Date", "id": "d", "label": "a",
        "value": "02.11.2026" }, { "type": "TextBlock", "text": "${nme}", "wrap": true } ] }
      """
    let answer = text(post(#"{"path":"cards/a.json"}"#, to: server(["cards/a.json": card])))
    #expect(answer.contains("adaptive-card.bad-date"), "\(answer)")
    let filled = text(
      post(
        #"{"path":"cards/a.json","data":"cards/a.data.json"}"#,
        to: server(["cards/a.json": card, "cards/a.data.json": #"{ "name": "Ada" }"#])))
    #expect(filled.components(separatedBy: #""id":"template.missing-path""#).count == 2, "\(filled)")
  }

  @Test("gives the texts of components and fragments, and of nothing else beside the screens")
  func sharedTexts() {
    let server = server([
      "cards/_components/tag.yaml": "metadata: { name: tag }\ncomponent: { type: TextBlock, text: a }\n",
      "cards/_parts/footer.yaml": "type: TextBlock\ntext: b\n", "cards/notes.md": "# Notes\n",
      "_secret/key.yaml": "key: 1\n",
    ])
    func status(_ path: String) -> Int {
      server.respond(
        to: .init(
          target: "/0123/file?path=" + path.replacing("/", with: "%2F"), headers: ["host": "127.0.0.1:4000"])
      ).status
    }
    #expect(status("cards/_components/tag.yaml") == 200)
    #expect(status("cards/_parts/footer.yaml") == 200)
    for path in ["cards/notes.md", "secret.txt", "_secret/key.yaml", "cards/_parts/../../_secret/key.yaml"] {
      #expect(status(path) == 404, "\(path)")
    }
  }

  @Test("a screen that cannot be shown says why in the frame of the gallery")
  func brokenView() {
    let server = server(["cards/broken.json": #"{ "type": "AdaptiveCard", "body": [ "#])
    let response = server.respond(
      to: .init(target: "/0123/view?path=cards%2Fbroken.json", headers: ["host": "127.0.0.1:4000"]))
    #expect(text(response).hasPrefix("This screen cannot be shown: "))
    #expect(response.headers["Content-Security-Policy"]?.contains("frame-ancestors 'self'") == true)
  }

  @Test("renders what is typed, without a file being written")
  func render() throws {
    let body =
      #"{"path":"cards/card.json","data":"cards/card.data.json","dataText":"{\"name\":\"Bo\"}","#
      + #""targets":["drivenui"]}"#
    let response = post(body)
    #expect(response.status == 200)
    #expect(text(response).contains(#"Hello Bo"#), "\(text(response))")
    #expect(text(post(#"{"path":"cards/card.json","data":"cards/card.data.json"}"#)).contains("Hello Ada"))
    // Without data the binding stays.
    #expect(text(post(#"{"path":"cards/card.json","targets":["drivenui"]}"#)).contains("Hello ${name}"))
  }

  @Test("knows what a project has: components, fragments, the host object, and `cardc.yaml`")
  func project() throws {
    let server = server([
      "cards/cardc.yaml": "level: { template.missing-path: error }\n",
      "cards/card.json": #"{"type":"VStack","subviews":[{"type":"line","text":"${name}"},"#
        + #"{"$include":"_parts/end.json"}]}"#,
      "cards/card.host.json": #"{"theme":"dark"}"#,
      "cards/_parts/end.json": #"{"type":"Text","values":{"text":"${$host.theme}"}}"#,
      "cards/_components/line.json": #"{"metadata":{"name":"line"},"props":{"text":{"type":"string"}},"#
        + #""component":{"type":"Text","values":{"text":"$prop{text}"}}}"#,
    ])
    func ask(_ data: String) -> String {
      let body = #"{"path":"cards/card.json","data":"cards/card.data.json","dataText":"\#(data)","#
      return text(post(body + #""targets":["drivenui"]}"#, to: server))
    }
    let whole = ask(#"{\"name\":\"Cy\"}"#)
    #expect(whole.contains("Cy") && whole.contains("dark"), "\(whole)")
    let missing = ask("{}")
    #expect(missing.contains(#""severity":"error","id":"template.missing-path""#), "\(missing)")
  }

  @Test("tells of what is wrong with what is typed, where it is")
  func findings() throws {
    let response = post(#"{"path":"cards/card.json","source":"{ \"type\": \"AdaptiveCard\", ","targets":["skima"]}"#)
    #expect(response.status == 200)
    #expect(text(response).contains(#""outputs":[]"#), "\(text(response))")
    #expect(text(response).contains(#""severity":"error""#) && text(response).contains(#""line":1"#))
  }

  @Test("says where in a text a pointer leads to, in both syntaxes, whatever the text is")
  func places() {
    func place(_ path: String, _ text: String, _ pointer: String) -> PreviewServer.Response {
      var body = DocumentWriter(.minified)
      body.beginObject()
      for (name, value) in [("path", path), ("text", text), ("pointer", pointer)] {
        body.key(name)
        body.string(value)
      }
      body.endObject()
      return post(String(decoding: body.finish(), as: UTF8.self), at: "place")
    }
    let json = place("cards/card.json", "{\n  \"body\": [1, {\"a\": 2}]\n}", "/body/1")
    #expect(json.status == 200 && text(json).contains(#""line":2,"column":15"#), "\(text(json))")
    let yaml = place("output.yaml", "body:\n- 1\n- a: 2\n", "/body/1/a")
    #expect(yaml.status == 200 && text(yaml).contains(#""line":3,"column":6"#), "\(text(yaml))")
    #expect(place("card.json", "{}", "/body/0").status == 404)
    #expect(place("card.json", "{", "").status == 404)
    #expect(post(#"{"path":"card.json","text":"{}"}"#, at: "place").status == 400)
  }

  // MARK: Who must not

  @Test("answers no one without the token", arguments: ["/", "/files", "/0124/", "/0123x/files", "/%30123%00/"])
  func token(target: String) { #expect(get(target).status == 404) }

  @Test(
    "answers no other name of this machine, so that a name that leads here from elsewhere is of no use",
    arguments: ["evil.example", "evil.example:4000", "127.0.0.1", "127.0.0.1:4001", "[::1]:4000", ""])
  func rebinding(host: String) { #expect(get("/0123/files", ["host": host]).status == 403) }

  @Test(
    "answers no other site", arguments: ["http://evil.example", "null", "https://127.0.0.1:4000", "http://127.0.0.1"])
  func origin(origin: String) {
    #expect(get("/0123/files", ["origin": origin]).status == 403)
    #expect(post(#"{"path":"cards/card.json"}"#, ["origin": origin]).status == 403)
    #expect(get("/0123/files", ["sec-fetch-site": "cross-site", "sec-fetch-mode": "cors"]).status == 403)
    #expect(post("{}", ["sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"]).status == 403)
    // A link from a mail or a terminal leads to the page.
    #expect(get("/0123/", ["sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"]).status == 200)
  }

  @Test(
    "reads no file that is none of the screens",
    arguments: [
      "secret.txt", "../secret.txt", "cards/../secret.txt", "/secret.txt", "cards/card.json/../../secret.txt",
      "..%2Fsecret.txt", "cards/card.json%00", "/etc/passwd", "",
    ])
  func paths(path: String) {
    #expect(get("/0123/file?path=\(path)").status == 404)
    #expect(get("/0123/view?path=\(path)").status == 404)
    #expect(post(#"{"path":"\#(path)"}"#).status != 200)
    #expect(post(#"{"path":"cards/card.json","data":"\#(path)","dataText":"{}"}"#).status != 200)
  }

  @Test("refuses what is too large, not JSON, or another method")
  func badRequests() {
    #expect(post(String(repeating: " ", count: PreviewServer.bodyLimit + 1)).status == 413)
    #expect(post("not JSON").status == 400)
    #expect(post("[1]").status == 400)
    let headers = ["host": "127.0.0.1:4000"]
    #expect(server().respond(to: .init(method: "DELETE", target: "/0123/files", headers: headers)).status == 405)
    #expect(get("/0123/page/none").status == 404)
  }

  @Test("every answer keeps scripts of others out")
  func policies() {
    for target in ["/0123/", "/0123/preview.js", "/0123/files", "/none"] {
      let headers = get(target).headers
      #expect(headers["Content-Security-Policy"]?.contains("default-src 'none'") == true)
      #expect(headers["X-Content-Type-Options"] == "nosniff")
      #expect(headers["Cache-Control"] == "no-store")
    }
    let page = text(get("/0123/"))
    #expect(!page.contains("<script>") && !page.contains("style=") && !page.contains("onclick"))
  }

  @Test("tokens are long and different")
  func tokens() {
    let tokens = (0..<100).map { _ in PreviewServer.makeToken() }
    #expect(Set(tokens).count == 100 && tokens.allSatisfy { $0.utf8.count == 32 })
  }

  @Test("what the settings name must be there before anybody looks")
  func start() throws {
    var settings = ProjectSettings()
    func findings() throws -> [String] {
      try PreviewProject(["cards"], settings: settings, files: OverlayFileSystem(["cards/card.json": Self.card]))
        .findingsAtStart().all.filter { $0.severity == .error }.map(\.id)
    }
    #expect(try findings() == [])
    settings.hostConfig = HostConfigName("teams-light")
    #expect(try findings().count == 1)
    settings.hostConfig = HostConfigName("seed")
    settings.data = "nowhere.json"
    #expect(try findings().count == 1)
  }
}
