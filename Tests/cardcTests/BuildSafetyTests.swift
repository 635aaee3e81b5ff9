import CardTestSupport
import Foundation
import Testing

@Suite("cardc build stays in its folder")
struct BuildSafetyTests {
  let box: Sandbox

  init() throws {
    box = try Sandbox()
    try box.write("in/a.json", Sample.text("new"))
  }

  private func build() throws -> Sandbox.Run {
    try box.run("build", "in", "-o", "out", "--target", "drivenui", "--diagnostics", "short")
  }

  @Test("a link to a folder inside the output is not followed")
  func linkedFolder() throws {
    try box.write("elsewhere/keep.txt", "keep")
    try box.write("out/x", "")
    try box.link("out/drivenui", to: box.absolute("elsewhere"))
    let run = try build()
    #expect(run.code == 1)
    #expect(run.errors.contains("cannot write `out/drivenui`"))
    #expect(box.files(in: "elsewhere") == ["keep.txt"])
  }

  @Test("a link in place of an output is replaced, not followed")
  func linkedFile() throws {
    try box.write("elsewhere/victim.json", "old")
    try box.write("out/drivenui/x", "")
    try box.link("out/drivenui/a.json", to: box.absolute("elsewhere/victim.json"))
    #expect(try build().code == 0)
    #expect(box.read("elsewhere/victim.json") == "old")
    #expect(box.read("out/drivenui/a.json") == Sample.text("new"))
  }

  @Test("other hard links of a replaced file keep the old content")
  func hardLink() throws {
    try box.write("out/drivenui/a.json", "old")
    try FileManager.default.linkItem(
      atPath: box.absolute("out/drivenui/a.json"), toPath: box.absolute("other.json"))
    #expect(try build().code == 0)
    #expect(box.read("other.json") == "old")
    #expect(box.read("out/drivenui/a.json") == Sample.text("new"))
  }

  @Test(
    "a manifest cannot name files outside",
    arguments: ["../victim.json", "/victim.json", "drivenui/../../victim.json", "drivenui/link/victim.json", ""])
  func manifest(_ name: String) throws {
    try box.write("victim.json", "victim")
    try box.write("out/drivenui/x", "")
    try box.link("out/drivenui/link", to: box.path)
    let path = name == "/victim.json" ? box.absolute("victim.json") : name
    // The fingerprint is right, so that nothing but the name keeps the file.
    try box.write(
      "out/.cardc/manifest.json",
      #"{"version": 1, "files": [{"path": "\#(path)", "source": "../gone.json", "hash": "\#(hash("victim"))"}]}"#)
    #expect(try build().code == 0)
    #expect(box.read("victim.json") == "victim")
    #expect(!box.exists("out/.cardc/manifest.json"))
  }

  @Test("a listed file inside goes, which shows that the test above tests something")
  func manifestInside() throws {
    try box.write("out/drivenui/victim.json", "victim")
    try box.write(
      "out/.cardc/manifest.json",
      #"{"version": 1, "files": [{"path": "drivenui/victim.json", "source": "../gone.json", "hash": "\#(hash("victim"))"}]}"#
    )
    #expect(try build().code == 0)
    #expect(box.read("out/drivenui/victim.json") == nil)
  }

  @Test("a file that was changed by hand is kept")
  func editedOutput() throws {
    try box.write("in/b.json", Sample.text("b"))
    #expect(try build().code == 0)
    try box.write("out/drivenui/b.json", "mine")
    try box.remove("in/b.json")
    let run = try build()
    #expect(run.code == 0)
    #expect(run.errors.contains("warning: `out/drivenui/b.json` has no source any more but was changed by hand"))
    #expect(box.read("out/drivenui/b.json") == "mine")
  }

  @Test("a list of an older version that makes no sense is said, and goes", arguments: ["{", "[]", #"{"version": 2}"#])
  func brokenManifest(_ text: String) throws {
    try box.write("out/.cardc/manifest.json", text)
    let run = try build()
    #expect(run.code == 0)
    #expect(run.errors.contains("[project.unreadable-manifest]"))
    // What it says is in the journal now.
    #expect(box.files(in: "out") == [".cardc/index", ".cardc/journal", "drivenui/a.json"])
  }

  @Test("a folder in place of an output is an error")
  func folderInTheWay() throws {
    try box.write("out/drivenui/a.json/keep.txt", "keep")
    let run = try build()
    #expect(run.code == 1)
    #expect(run.errors.contains("error: cannot write `out/drivenui/a.json`: Is a directory [io.cannot-write]"))
    #expect(box.files(in: "out/drivenui") == ["a.json/keep.txt"])
  }

  @Test("a file in place of the output folder is an error")
  func fileInTheWay() throws {
    try box.write("out", "mine")
    let run = try build()
    #expect(run.code == 1)
    #expect(run.errors.contains("cannot write `out`: "))
    #expect(box.read("out") == "mine")
  }

  @Test("missing inputs are named, and the others are built")
  func missingInput() throws {
    let run = try box.run("build", "in", "nowhere", "-o", "out", "--target", "drivenui", "--diagnostics", "short")
    #expect(run.code == 1)
    #expect(run.errors.contains("error: cannot read `nowhere`: No such file or directory [io.cannot-read]"))
    #expect(box.exists("out/drivenui/a.json"))
  }

  @Test("files without permission are named, and the others are built", .enabled(if: getuid() != 0))
  func unreadableFile() throws {
    try box.write("in/b.json", Sample.text("b"))
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: box.absolute("in/b.json"))
    let run = try build()
    #expect(run.code == 1)
    #expect(run.errors.contains("error: cannot read `in/b.json`: Permission denied [io.cannot-read]"))
    #expect(box.files(in: "out/drivenui") == ["a.json"])
  }

  @Test("data that cannot be read fail their template only")
  func unreadableData() throws {
    try box.write("in/b.json", Sample.text("${x}"))
    try box.write("in/b.data.json", #"{"x": "#)
    let run = try build()
    #expect(run.code == 1)
    #expect(run.errors.contains("in/b.data.json:1:"))
    #expect(box.files(in: "out/drivenui") == ["a.json"])
  }

  @Test("permissions of a file survive its replacement, and no temporary file is left")
  func permissions() throws {
    try box.write("out/drivenui/a.json", "old")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: box.absolute("out/drivenui/a.json"))
    #expect(try build().code == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: box.absolute("out/drivenui/a.json"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(box.files(in: "out") == [".cardc/index", ".cardc/journal", "drivenui/a.json"])
  }

  /// FNV-1a, written here a second time so that the program's own is not what tests it.
  private func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(format: "%016llx", hash)
  }
}
