import CardCompiler
import Testing

@Suite("Paths")
struct PathTests {
  @Test(
    "confined paths stay in their folder",
    arguments: [
      ("a", true), ("a/b.json", true), ("..a/b..", true), ("", false), ("/a", false), ("..", false), ("a/../b", false),
      ("a/./b", false), ("a//b", false), ("a/", false), ("a\0b", false),
    ])
  func confined(_ path: String, _ isConfined: Bool) {
    #expect(Path.isConfined(path) == isConfined)
  }

  @Test("parts")
  func parts() {
    #expect(Path.name(of: "a/b.json") == "b.json")
    #expect(Path.name(of: "a/b/") == "b")
    #expect(Path.name(of: "/") == "/")
    #expect(Path.folder(of: "a/b/c") == "a/b")
    #expect(Path.folder(of: "a") == ".")
    #expect(Path.folder(of: "/a") == "/")
    #expect(Path.fileExtension(of: "x.y/b.YAML") == "yaml")
    #expect(Path.fileExtension(of: "x.y/b") == "")
    #expect(Path.fileExtension(of: ".hidden") == "")
    #expect(Path.withoutExtension("x.y/b.data.json") == "x.y/b.data")
    #expect(Path.withoutExtension("x.y/b") == "x.y/b")
  }

  @Test("joining and seeing from elsewhere")
  func joining() {
    #expect(Path.join("a", "b") == "a/b")
    #expect(Path.join("a/", "b") == "a/b")
    #expect(Path.join(".", "b") == "b")
    #expect(Path.join("a", "/b") == "/b")
    #expect(Path.relative("/p/in/a.yaml", from: "/p/out") == "../in/a.yaml")
    #expect(Path.relative("/p/out/x", from: "/p/out") == "x")
    #expect(Path.relative("/a", from: "/b/c") == "../../a")
  }
}
