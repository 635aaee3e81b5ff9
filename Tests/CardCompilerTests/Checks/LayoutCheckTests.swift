import CardCompiler
import CardTestSupport
import Testing

/// What `check` says of the places of a screen's elements.
@Suite("Layout check")
struct LayoutCheckTests {
  private func findings(_ children: String, _ props: String = #""axis":"horizontal","spacing":10"#) throws -> [String] {
    let text = """
      {"metadata":{"id":"t"},"ui":[{"type":"stack","id":"row","props":{\(props),"children":[\(children)]},\
      "constraints":[{"type":"topEqual"},{"type":"horizontalMargin","value":16}]}]}
      """
    let files = OverlayFileSystem(["screen.json": text])
    var request = WorkspaceRequest()
    request.inputs = ["screen.json"]
    let workspace = try Workspace.open(request, files: files)
    return try workspace.check(["screen.json"], jobs: 1).diagnostics.all.map { "\($0.id): \($0.message)" }
  }

  private func label(_ id: String, _ constraints: String = "") -> String {
    #"{"type":"label","id":"\#(id)","props":{"text":"Text","max_lines":1},"constraints":[\#(constraints)]}"#
  }

  @Test("a row in which exactly one child takes the rest is sound")
  func sound() throws {
    #expect(try findings(label("a", #"{"type":"width","value":80}"#) + "," + label("b")) == [])
  }

  @Test("two texts that could both take the rest are named")
  func ambiguous() throws {
    #expect(
      try findings(label("a") + "," + label("b")) == [
        "layout.ambiguous: which of `a` and `b` takes the width that is left is undetermined"
      ])
  }

  @Test("widths that do not add up are named, before what they are in")
  func contradiction() throws {
    let width = #"{"type":"width","value":80}"#
    let found = try findings(label("a", width) + "," + label("b", width))
    #expect(
      found == [
        "layout.unsatisfiable: `width` of `b`, `width` of `a`, `horizontalMargin` of `row`, the gaps of `row`"
          + " and 1 more contradict each other on a screen 390 points wide"
      ])
  }

  @Test("a control that its stack would stretch is named, with what to do")
  func stretchedControl() throws {
    let box = #"{"type":"checkbox","id":"box","props":{"variableId":"box","initial_condition":false}}"#
    let found = try findings(box + "," + label("a"), #""axis":"vertical","spacing":0"#)
    #expect(
      found == [
        "layout.unsatisfiable: `horizontalMargin` of `row`, the fixed width of `box`, the alignment of `row` and the screen's"
          + " extent contradict each other on a screen 390 points wide"
      ])
  }

  @Test("of a region that is only as high as what is in it, that is named which has no height")
  func filler() throws {
    let found = try findings(
      label("a") + #",{"type":"container","id":"gap","props":{}}"#, #""axis":"vertical","spacing":0"#)
    #expect(found == ["layout.ambiguous: the place or height of `gap` is undetermined"])
  }
}
