import CardCompiler
import CardTestSupport
import Testing

@Suite("Files")
struct FileTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  @Test("reading names the file and the reason")
  func errors() throws {
    #expect(throws: FileError(.read, box.absolute("none"), code: 2)) { try DiskFileSystem.read(box.absolute("none")) }
    #expect(throws: FileError(.read, box.path, code: 21)) { try DiskFileSystem.read(box.path) }
    let diagnostic = FileError(.read, "x.json", code: 2).diagnostic
    #expect(diagnostic.message == "cannot read `x.json`: No such file or directory")
    #expect(diagnostic.id == "io.cannot-read")
  }

  @Test("files without a size are read to their end")
  func unsized() throws {
    // Files of /proc say that they are empty.
    guard DiskFileSystem.kind(of: "/proc/self/maps") == .file else { return }
    let source = try DiskFileSystem.read("/proc/self/maps")
    #expect(source.count > 100)
  }

  @Test("entries are in the order of their bytes and links are not followed")
  func entries() throws {
    for name in ["b", "a", "Z", "ä"] { try box.write(name, "") }
    try box.write("d/x", "")
    try box.link("l", to: "d")
    let entries = try DiskFileSystem().entries(of: box.path)
    #expect(entries.map(\.name) == ["Z", "a", "b", "d", "l", "ä"])
    #expect(entries.map(\.kind) == [.file, .file, .file, .folder, .link, .file])
  }

  @Test("writing reports what it did")
  func writing() throws {
    let folder = try OutputFolder(box.absolute("deep/out"))
    #expect(try folder.write([1, 2, 3], to: "a/b/c") == .written)
    #expect(try folder.write([1, 2, 3], to: "a/b/c") == .unchanged)
    #expect(try folder.write([1, 2, 4], to: "a/b/c") == .written)
    #expect(try folder.write([], to: "empty") == .written)
    #expect(try folder.write([], to: "empty") == .unchanged)
    #expect(box.files(in: "deep/out") == ["a/b/c", "empty"])
  }

  @Test("names that leave the folder are refused", arguments: ["../x", "/x", "a/../../x", ""])
  func confinement(_ name: String) throws {
    let folder = try OutputFolder(box.absolute("out"))
    #expect(throws: FileError.self) { try folder.write([1], to: name) }
    #expect(throws: FileError.self) { try folder.remove(name) }
    #expect(box.files() == [])
  }

  @Test("a dry run changes nothing and says what would change")
  func dryRun() throws {
    try box.write("out/same", "x")
    let folder = try OutputFolder(box.absolute("out"), isDryRun: true)
    #expect(try folder.write(Array("x".utf8), to: "same") == .unchanged)
    #expect(try folder.write(Array("y".utf8), to: "same") == .written)
    #expect(try folder.write(Array("y".utf8), to: "new/x") == .written)
    #expect(try folder.remove("same"))
    #expect(try !folder.remove("other"))
    #expect(box.files(in: "out") == ["same"])
    let absent = try OutputFolder(box.absolute("none"), isDryRun: true)
    #expect(try absent.write([], to: "x") == .written)
    #expect(!box.exists("none"))
  }

  @Test("removing leaves folders that still have something")
  func removing() throws {
    try box.write("out/a/b/1", "")
    try box.write("out/a/2", "")
    let folder = try OutputFolder(box.absolute("out"))
    #expect(try folder.remove("a/b/1"))
    #expect(try !folder.remove("a/b/1"))
    #expect(box.exists("out/a"))
    #expect(!box.exists("out/a/b"))
    try box.link("out/l", to: "a")
    #expect(throws: FileError.self) { try folder.remove("l/2") }
    #expect(try !folder.remove("l"))
    #expect(box.exists("out/a/2"))
  }
}
