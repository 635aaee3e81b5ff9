import CardCompiler
import CardTestSupport
import Testing

@Suite("Project plans")
struct PlanTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  private func plan(_ names: String...) -> (lines: [String], ids: [String]) {
    var diagnostics = Diagnostics()
    let plan = Workspace(Compiler()).plan(names.map { box.absolute($0) }, diagnostics: &diagnostics)
    func short(_ path: String) -> String { String(path.dropFirst(box.path.count + 1)) }
    let lines = plan.items.flatMap { item -> [String] in
      item.bindings.map { binding -> String in
        let data = binding.data.map { " data " + short($0) } ?? ""
        let host = item.host.map { " host " + short($0) } ?? ""
        return "\(short(item.template)) -> \(binding.stem)\(data)\(host)"
      }
    }
    return (lines, diagnostics.all.map(\.id))
  }

  @Test("names decide what is a template and what belongs to one")
  func naming() throws {
    for name in [
      "in/b.yaml", "in/b.data.yml", "in/b.host.json", "in/a.json", "in/a.data/2.json", "in/a.data/1.yaml",
      "in/a.data/_0.json", "in/a.data/note.txt", "in/sub/c.yml",
    ] { try box.write(name, "{}") }
    let (lines, ids) = plan("in")
    #expect(
      lines == [
        "in/a.json -> a/1 data in/a.data/1.yaml", "in/a.json -> a/2 data in/a.data/2.json",
        "in/b.yaml -> b data in/b.data.yml host in/b.host.json", "in/sub/c.yml -> sub/c",
      ])
    #expect(ids == [])
    #expect(plan("in/b.yaml").lines == ["in/b.yaml -> b data in/b.data.yml host in/b.host.json"])
  }

  @Test("a file that is named twice, or also through its folder, is built once")
  func twice() throws {
    try box.write("in/a.json", "{}")
    try box.write("in/sub/b.json", "{}")
    #expect(plan("in", "in/a.json", "in/").lines == ["in/a.json -> a", "in/sub/b.json -> sub/b"])
    #expect(plan("in", "in/sub/b.json").lines.count == 3)
  }

  @Test("what cannot be decided is an error, what is probably forgotten a warning")
  func problems() throws {
    for name in [
      "in/a.json", "in/a.data.json", "in/a.data.yaml", "in/b.json", "in/b.data.json", "in/b.data/x.json", "in/c.json",
      "in/c.host.json", "in/c.host.yaml", "in/d.data.json", "in/e.json", "in/e.data/note.txt", "in/sub/cardc.yaml",
    ] { try box.write(name, "{}") }
    let (lines, ids) = plan("in")
    #expect(lines == [])
    #expect(
      ids.sorted() == [
        "project.ambiguous-sidecar", "project.ambiguous-sidecar", "project.ambiguous-sidecar",
        "project.empty-data-folder", "project.nested-configuration", "project.orphan-sidecar",
      ])
  }

  @Test("an empty folder is worth a warning")
  func empty() throws {
    try box.write("in/notes.txt", "")
    #expect(plan("in").ids == ["project.no-templates"])
  }

  @Test("files of several inputs for one output collide")
  func collision() throws {
    try box.write("p/a.json", "{}")
    try box.write("q/a.yaml", "{}")
    try box.write("q/b.yaml", "{}")
    let (lines, ids) = plan("p", "q")
    #expect(lines == ["q/b.yaml -> b"])
    #expect(ids == ["project.output-collision"])
  }
}
