import CardCompiler
import CardTestSupport
import Testing

@Suite("Files in memory before those of the disk")
struct OverlayFileSystemTests {
  @Test("without a disk, folders are there as far as files need them")
  func memory() throws {
    let files = OverlayFileSystem(["in/a.yaml": "a: 1\n", "in/sub/b.json": "{}"], input: "typed")
    #expect(files.kind(of: "in") == .folder && files.kind(of: "in/sub/") == .folder)
    #expect(files.kind(of: "in/a.yaml") == .file && files.kind(of: "in/none") == nil)
    #expect(try files.entries(of: "in").map(\.name) == ["a.yaml", "sub"])
    #expect(try files.entries(of: "in").map(\.kind) == [.file, .folder])
    let text = try files.read("./in/sub/../a.yaml", followingLinks: true)
    #expect(text.name == "./in/sub/../a.yaml")
    #expect(text.text(in: 0..<text.count) == "a: 1\n")
    #expect(files.areSame("in/a.yaml", "./in/sub/../a.yaml") && !files.areSame("in/a.yaml", "in/sub/b.json"))
    #expect(try files.readInput("-").count == 5)
    #expect(throws: FileError(.read, "in/none", code: 2)) { try files.readInput("in/none") }
    #expect(throws: FileError(.read, "in", code: 21)) { try files.readInput("in") }
    #expect(throws: FileError(.read, "out", code: 2)) { try files.entries(of: "out") }
    #expect(throws: FileError(.read, "in/a.yaml", code: 20)) { try files.entries(of: "in/a.yaml") }
  }

  @Test("over the disk, what is held comes first and everything else is as it is")
  func overlay() throws {
    let box = try Sandbox()
    try box.write("in/a.yaml", "disk")
    try box.write("in/b.yaml", "disk")
    try box.write("other/c.yaml", "disk")
    try box.link("in/link.yaml", to: "../other/c.yaml")
    var files = OverlayFileSystem(over: .disk)
    func text(_ name: String) throws -> String {
      let source = try files.readInput(box.absolute(name))
      return source.text(in: 0..<source.count)
    }
    files[box.absolute("in/a.yaml")] = "held"
    files[box.absolute("in/new/d.yaml")] = "held"
    #expect(try text("in/a.yaml") == "held")
    #expect(try text("in/b.yaml") == "disk")
    #expect(try text("in/new/d.yaml") == "held")
    #expect(
      try files.entries(of: box.absolute("in")).map(\.name) == ["a.yaml", "b.yaml", "link.yaml", "new"])
    // The target of a link is held under its own name, and a link stays one for who does not follow it.
    files[box.absolute("in/link.yaml")] = "through the link"
    #expect(try text("other/c.yaml") == "through the link")
    #expect(files.kind(of: box.absolute("in/link.yaml"), followingLinks: false) == .link)
    #expect(throws: FileError(.read, box.absolute("in/link.yaml"), code: 40)) {
      try files.read(box.absolute("in/link.yaml"), followingLinks: false)
    }
    #expect(throws: FileError(.read, box.absolute("in/link.yaml"), code: 40)) {
      try files.read(["in", "link.yaml"], below: box.path)
    }
    #expect(try files.read(["in", "new", "d.yaml"], below: box.path).count == 4)
    files[box.absolute("in/a.yaml")] = nil
    #expect(try text("in/a.yaml") == "disk")
    #expect(files.areSame(box.absolute("in/b.yaml"), box.absolute("in/../in/b.yaml")))
  }
}
