import CardCompiler
import CardTestSupport
import Foundation
import Testing

@Suite("Resources")
struct ResourceTests {
  /// A picture of one point, as every encoder of GIF writes it.
  private static let dot: [UInt8] =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]

  /// Serves a fixed set of contents, and records what is asked for.
  private struct Shelf: ResourceResolver {
    let contents: [String: Resource]
    let asked = Recorder()

    func resource(at url: String) throws(ResourceError) -> Resource {
      asked.record(url)
      guard let resource = contents[url] else { throw ResourceError("the shelf is empty") }
      return resource
    }
  }

  private let source = card(
    """
      - { type: Image, url: "shelf:dot" }
      - { type: Image, url: "shelf:dot" }
      - { type: Image, url: "shelf:page" }
      - { type: Image, url: "shelf:gone" }
      - { type: Image, url: "other:thing" }
      - { type: Image, url: "${hole}" }
      - type: Container
        backgroundImage: shelf:big
        items:
          - type: ActionSet
            actions: [{ type: Action.OpenUrl, url: "https://example.com", title: a, iconUrl: "SHELF:dot" }]

    """)

  private func shelf() -> Shelf {
    Shelf(contents: [
      "shelf:dot": Resource(bytes: Self.dot), "SHELF:dot": Resource(bytes: Self.dot, mediaType: "text/plain"),
      "shelf:page": Resource(bytes: Array("<html>".utf8), mediaType: "text/html"),
      "shelf:big": Resource(bytes: [UInt8](repeating: 7, count: 5000), mediaType: "image/x-raw; a=b"),
    ])
  }

  @Test("images that are not there or are none are reported, once for each use")
  func checking() {
    let shelf = shelf()
    let compiler = Compiler { $0.register(resolver: shelf, forScheme: "Shelf") }
    let found = compiler.compile(source, to: [.adaptiveCard, .drivenUI, .skima]).diagnostics.sorted()
      .filter { $0.id.hasPrefix("resource.") }
    #expect(
      found.map(\.message) == [
        "`shelf:page` is not an image: it is `text/html`",
        "there is nothing at `shelf:gone`: the shelf is empty",
      ])
    #expect(found.map(\.id) == ["resource.not-an-image", "resource.not-found"])
    #expect(found.allSatisfy { $0.span?.source === source && $0.severity == .warning })
    // Each URL is asked for once, whatever the number of its uses and of the targets.
    #expect(shelf.asked.texts.sorted() == ["SHELF:dot", "shelf:big", "shelf:dot", "shelf:gone", "shelf:page"])
  }

  @Test("nothing is fetched where nothing is registered, or the check is switched off")
  func silence() {
    #expect(Compiler().compile(source, to: [.adaptiveCard]).diagnostics.all.isEmpty)
    let shelf = shelf()
    var options = CompilerOptions()
    options.disabledPasses = ["check-resources"]
    _ = Compiler(options) { $0.register(resolver: shelf, forScheme: "shelf") }.compile(source, to: [.adaptiveCard])
    _ = Compiler {
      $0.register(resolver: shelf, forScheme: "shelf")
      $0.unregister(pass: "check-resources")
    }.compile(source, to: [.adaptiveCard])
    #expect(shelf.asked.texts.isEmpty)
  }

  @Test("small images go into cards, and into no format that cannot load them from there")
  func inlining() throws {
    var options = CompilerOptions()
    options.inlineImagesBelow = 5000
    let compiler = Compiler(options) { $0.register(resolver: shelf(), forScheme: "shelf") }
    let result = compiler.compile(source, to: [.adaptiveCard, .drivenUI, .skima])
    let text = try output(result, .adaptiveCard)
    let inlined = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs="
    #expect(text.split(separator: inlined, omittingEmptySubsequences: false).count == 4)
    for url in ["shelf:page", "shelf:gone", "shelf:big", "other:thing", "${hole}"] {
      #expect(text.contains("\"\(url)\""), "\(url)")
    }
    #expect(!(try output(result, .drivenUI).contains("base64")))
    #expect(!(try output(result, .skima).contains("base64")))
    // The card that came of it reads again, and its images are found in it.
    let again = Compiler { $0.register(resolver: DataURLResolver(), forScheme: "data") }
      .compile(SourceText(name: "card.json", text: text), to: [.adaptiveCard])
    #expect(again.diagnostics.all.isEmpty)
    options.inlineImagesBelow = 5001
    let larger = Compiler(options) { $0.register(resolver: shelf(), forScheme: "shelf") }
    #expect(
      try output(larger.compile(source, to: [.adaptiveCard]), .adaptiveCard).contains("data:image/x-raw;base64,Bwc"))
  }

  @Test(
    "images are told by their content",
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0], "image/png"), ([0xFF, 0xD8, 0xFF, 0xE0], "image/jpeg"),
      (Array("GIF87a".utf8), "image/gif"), (Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ".utf8), "image/webp"),
      (Array("<svg xmlns='x'/>".utf8), "image/svg+xml"),
      (Array("\u{FEFF}<?xml version='1.0'?>\n<!-- a > b --><!DOCTYPE svg>\n<svg/>".utf8), "image/svg+xml"),
    ] as [([UInt8], String)])
  func signatures(_ bytes: [UInt8], _ type: String) throws {
    var options = CompilerOptions()
    options.inlineImagesBelow = 1000
    let shelf = Shelf(contents: ["shelf:a": Resource(bytes: bytes)])
    let compiler = Compiler(options) { $0.register(resolver: shelf, forScheme: "shelf") }
    let result = compiler.compile(card("  - { type: Image, url: 'shelf:a' }\n"), to: [.adaptiveCard])
    #expect(try output(result, .adaptiveCard).contains("data:\(type);base64,"))
  }

  @Test("relative URLs are asked for below the base URL, and not without one")
  func relativeURLs() {
    var options = CompilerOptions()
    let source = card("  - { type: Image, url: 'img/a.png' }\n")
    for (base, asked) in [(nil, []), ("shelf://host/cards/", ["shelf://host/cards/img/a.png"])] as [(String?, [String])]
    {
      let shelf = Shelf(contents: [:])
      options.lowering.baseURL = base
      _ = Compiler(options) { $0.register(resolver: shelf, forScheme: "shelf") }.compile(source, to: [.adaptiveCard])
      #expect(shelf.asked.texts == asked)
    }
  }

  // MARK: Built-in resolvers

  @Test(
    "data URLs carry their content",
    arguments: [
      ("data:,a%20b", "a b", "text/plain;charset=US-ASCII"), ("data:text/html,<p>", "<p>", "text/html"),
      ("data:text/plain;charset=utf-8;base64,aGk=", "hi", "text/plain;charset=utf-8"),
      ("DATA:;BASE64,aGk%3D", "hi", "text/plain;charset=US-ASCII"), ("data:image/png;base64,", "", "image/png"),
    ])
  func dataURLs(_ url: String, _ content: String, _ type: String) throws {
    let resource = try DataURLResolver().resource(at: url)
    #expect(String(decoding: resource.bytes, as: UTF8.self) == content)
    #expect(resource.mediaType == type)
  }

  @Test(
    "wrong data URLs are errors", arguments: ["data:", "data:image/png;base64", "data:,%zz", "data:;base64,a*b", ","])
  func wrongDataURLs(_ url: String) {
    #expect(throws: ResourceError.self) { try DataURLResolver().resource(at: url) }
  }

  @Test("files are read below the folder and nowhere else")
  func files() throws {
    let sandbox = try Sandbox()
    try sandbox.write("root/images/a b.png", "in")
    try sandbox.write("secret.txt", "secret")
    try sandbox.write("root-twin/a.png", "twin")
    try sandbox.link("root/out.png", to: "../secret.txt")
    try sandbox.link("root/up", to: "..")
    let root = sandbox.absolute("root")
    let resolver = FileResolver(root: root, maximumSize: 5)
    for url in [
      "bundle:images/a%20b.png", "bundle:///images/a%20b.png", "bundle://images/a%20b.png",
      "bundle:./images//a%20b.png",
      "file://\(root)/images/a%20b.png", "file://localhost\(root)/images/a%20b.png", "bundle:images/a%20b.png?v=1#x",
    ] {
      let resource = try resolver.resource(at: url)
      #expect(resource.bytes == Array("in".utf8), "\(url)")
      #expect(resource.mediaType == "image/png")
    }
    for url in [
      "bundle:../secret.txt", "bundle:images/../../secret.txt", "bundle:%2E%2E/secret.txt", "bundle:..%2Fsecret.txt",
      "bundle://../secret.txt", "file://\(root)/../secret.txt", "file://\(root)-twin/a.png", "file:///etc/passwd",
      "file://host\(root)/images/a%20b.png", "bundle:out.png", "bundle:up/secret.txt",
      "bundle:up/root/images/a%20b.png",
      "bundle:images", "bundle:", "bundle:/", "bundle:a%00b", "bundle:%FF", "bundle:none.png", "nonsense",
    ] {
      #expect(throws: ResourceError.self, "\(url)") { try resolver.resource(at: url) }
    }
    try sandbox.write("root/large.png", "too large")
    #expect(throws: ResourceError("the file has more than 5 bytes")) { try resolver.resource(at: "bundle:large.png") }
    #expect(throws: ResourceError.self) { try FileResolver(root: root + "/none").resource(at: "bundle:a") }
  }

  @Test("what is no file is not waited for")
  func pipes() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a", "")
    #expect(mkfifo(sandbox.absolute("pipe"), 0o600) == 0)
    #expect(throws: ResourceError("it is not a file")) {
      try FileResolver(root: sandbox.path).resource(at: "bundle:pipe")
    }
  }
}
