import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Foundation
import Testing

@testable import CardPasses

/// Children whose places follow from their distances to the edges, and not from ties between them.
@Suite struct RecoverPlacesTests: CanvasFixtures {
  private func recovered(_ widgets: String...) throws -> (dump: String, losses: [String]) {
    try recover("[\(widgets.joined(separator: ","))]")
  }

  private func box(_ children: [String], color: String? = nil, id: String = "box", _ constraints: String...) -> String {
    let paint = color.map { ##""backgroundColor":"#\##($0)","## } ?? ""
    return #"{"type":"container","id":"\#(id)","props":{\#(paint)"children":[\#(children.joined(separator: ","))]},"#
      + #""constraints":[\#(constraints.joined(separator: ","))]}"#
  }

  private func image(_ constraints: String...) -> String {
    #"{"type":"image","id":"i","props":{"url":"u"},"constraints":[\#(constraints.joined(separator: ","))]}"#
  }

  /// The lines of a dump without the room before them.
  private func lines(_ dump: String) -> String {
    dump.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  @Test func aShortTextAtTheOtherSideOfATitleStandsInItsRow() throws {
    func recovered(_ words: String) throws -> (dump: String, losses: [String]) {
      try self.recovered(
        label("Title", rule("topEqual", 20), rule("leftEqual", 20), rule("rightEqual", 70)),
        label(words, rule("topEqual", 20), rule("rightEqual", 20)),
        label("Below", rule("topEqual", 4, "bottom", "Title"), rule("leftEqual", 20)))
    }
    let short = try recovered("x")
    let row = try #require(short.dump.range(of: "stack axis=horizontal"))
    #expect(short.dump[row.upperBound...].contains(#"text="x""#), "\(short.dump)")
    #expect(!short.losses.contains("lossy.constraint"), "\(short.losses)")
    // What needs more room than there is beside the title is in front of it.
    #expect(try recovered("A much longer text").losses.contains("lossy.constraint"))
  }

  @Test func whatIsTiedAboveWhatHangsFromTheBottomGoesWithIt() throws {
    let result = try recovered(
      label("b", rule("bottomEqual", 24), rule("horizontalMargin", 24)),
      label("a", rule("bottomEqual", -12, "top", "b"), rule("horizontalMargin", 24)))
    #expect(
      result.dump == """
        stack padding=24 axis=vertical gap=0 alignment=fill
          children
            spacer
            text id="a" text="a"
            spacer height=12pt
            text id="b" text="b"
        """)
    #expect(result.losses == [])
  }

  @Test(
    "at opposite sides and at about the same height is a row, in the order of the document", arguments: [10, 12, 14])
  func aboutTheSameHeight(top: Double) throws {
    let result = try recovered(
      label("a", rule("topEqual", 12), rule("leftEqual", 16)),
      label("b", rule("topEqual", top), rule("rightEqual", 16)),
      label("c", rule("topEqual", 8, "bottom", "a"), rule("leftEqual", 16)))
    let order = result.dump.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("children") }
    let row = try #require(order.firstIndex { $0.hasPrefix("stack axis=horizontal") && !$0.contains("fill") })
    #expect(
      order[(row + 1)...].prefix(3) == [#"text id="a" text="a""#, "spacer min-length=0", #"text id="b" text="b""#])
    #expect(result.losses == [])
  }

  @Test func whatIsInTheMiddleStandsBesideTheColumnThatReachesDown() throws {
    let row = box(
      [
        label("a", rule("topEqual", 8), rule("leftEqual", 16)),
        label("b", rule("topEqual", 4, "bottom", "a"), rule("leftEqual", 16), rule("bottomEqual", 8)),
        label("c", rule("centerY"), rule("rightEqual", 16)),
      ], rule("topEqual", 0), rule("horizontalMargin", 0))
    let result = try recovered(row)
    #expect(
      lines(result.dump).hasSuffix(
        """
        stack axis=horizontal gap=0 alignment=center
        children
        stack axis=vertical gap=4 alignment=leading
        children
        text id="a" text="a"
        text id="b" text="b"
        spacer min-length=0
        text id="c" text="c"
        spacer width=8pt
        """), "\(result.dump)")
    #expect(result.losses == [])
  }

  @Test func theOnlyThingInTheMiddleOfThePageHasRoomOnBothSides() throws {
    let result = try recovered(label("a", rule("centerY"), rule("horizontalMargin", 40)))
    #expect(
      result.dump == """
        stack padding=40 axis=vertical gap=0 alignment=fill
          children
            spacer
            text id="a" text="a"
            spacer
        """)
    #expect(result.losses == [])
  }

  @Test func whatIsInsideOfAnotherChildIsALayerOfIt() throws {
    let result = try recovered(
      image(rule("topEqual", 20), rule("horizontalMargin", 0), rule("height", 200)),
      label("a", rule("topEqual", 150), rule("leftEqual", 16)),
      label("b", rule("topEqual", 4, "bottom", "a"), rule("leftEqual", 16)),
      label("c", rule("topEqual", 8, "bottom", "i"), rule("horizontalMargin", 0)))
    #expect(
      lines(result.dump).contains(
        """
        overlay height=200pt
        children
        image id="i" width=stretch height=stretch url="u"
        """), "\(result.dump)")
    let order = ["overlay", "spacer height=114pt", #"id="a""#, "gap=4", #"id="b""#, #"id="c""#]
    #expect(order.allSatisfy(result.dump.contains), "\(result.dump)")
    #expect(result.losses == [])
  }

  @Test func whatCrossesTheEdgeOfAnotherChildIsALayerOfTheCanvas() throws {
    let badge = box(
      [], color: "FF0000", id: "badge", rule("topEqual", 0), rule("rightEqual", 0), rule("width", 16),
      rule("height", 16))
    let icon = box(
      [image(rule("topEqual", 0), rule("leftEqual", 0), rule("width", 40), rule("height", 40)), badge],
      rule("topEqual", 20), rule("leftEqual", 20), rule("width", 48), rule("height", 40))
    let result = try recovered(icon)
    #expect(
      lines(result.dump).contains(
        """
        stack id="box" width=48pt height=40pt axis=vertical gap=0 alignment=fill
        children
        overlay
        """), "\(result.dump)")
    #expect(result.dump.contains("alignment=trailing"))
    #expect(result.losses == [])
  }

  @Test func whatReachesDownKeepsItsDistancesInARow() throws {
    let bar = box(
      [], color: "00FF00", id: "bar", rule("topEqual", 0), rule("bottomEqual", 0), rule("leftEqual", 0),
      rule("width", 4))
    let text = label(
      "a", rule("topEqual", 10), rule("bottomEqual", 10), rule("leftEqual", 12, "right", "bar"), rule("rightEqual", 0))
    let row = box([bar, text], rule("topEqual", 0), rule("horizontalMargin", 0))
    let result = try recovered(row)
    #expect(
      lines(result.dump).contains(
        """
        spacer height=10pt
        text id="a" text="a"
        spacer height=10pt
        """), "\(result.dump)")
  }

  @Test func aPictureOfStatedHeightBetweenTheSidesIsAsWideAsThese() throws {
    let result = try recovered(image(rule("topEqual", 0), rule("horizontalMargin", 0), rule("height", 140)))
    #expect(result.dump == #"image id="i" height=140pt url="u" image-size=stretch"#)
  }

  @Test func whatIsFartherFromTheRightSideThanTheRestKeepsItsDistance() throws {
    let result = try recovered(
      label("a", rule("topEqual", 0), rule("horizontalMargin", 0)),
      label("b", rule("topEqual", 8, "bottom", "a"), rule("rightEqual", 12), rule("width", 230)))
    #expect(
      lines(result.dump).hasSuffix(
        """
        spacer min-length=0
        text id="b" width=230pt text="b"
        spacer width=12pt
        """), "\(result.dump)")
    #expect(result.losses == [])
  }

  @Test func whatOnlyDataPlacesKeepsItsBinding() throws {
    let bound = #"{"type":"leftEqual","value":"${inset}"}"#
    let result = try recovered(
      image(rule("topEqual", 20), rule("horizontalMargin", 0), rule("height", 200)),
      label("a", rule("topEqual", 150), bound))
    #expect(!result.dump.contains("overlay"), "\(result.dump)")
  }

  // MARK: Distances of data

  @Test func distancesThatOnlyDataKnowAreKeptOrReported() throws {
    let bound = #"{"type":"topEqual","value":"${gap}","to":"bottom","of":"a"}"#
    let result = try recovered(
      label("a", rule("topEqual", 12), rule("leftEqual", 16)),
      label("b", bound, #"{"type":"leftEqual","value":"${inset}"}"#))
    #expect(result.dump.contains("${gap}") && !result.dump.contains("${inset}"))
    #expect(result.losses == ["lossy.binding"])
  }

  // MARK: Bars

  private func bar(_ side: String, width: Double = 4) -> String {
    box(
      [], color: "2563EB", id: "bar", rule("topEqual", 0), rule("bottomEqual", 0), rule(side, 0), rule("width", width))
  }

  private func pinned(left: Double, right: Double) -> String {
    label("a", rule("topEqual", 10), rule("bottomEqual", 10), rule("leftEqual", left), rule("rightEqual", right))
  }

  @Test func aBarAlongASideStandsBesideEverythingElse() throws {
    func around(_ children: String...) throws -> (dump: String, losses: [String]) {
      try recovered(box(children, color: "EFF6FF", rule("topEqual", 16), rule("horizontalMargin", 12)))
    }
    let left = try around(bar("leftEqual"), pinned(left: 14, right: 10))
    #expect(
      lines(left.dump).contains(
        """
        stack id="box" background-color=#EFF6FF axis=horizontal gap=0 alignment=fill
        children
        shape id="bar" width=4pt foreground-color=#2563EB shape=rectangle
        stack padding=10 axis=vertical gap=0 alignment=fill
        """))
    #expect(left.losses == [])
    let right = lines(try around(pinned(left: 10, right: 14), bar("rightEqual")).dump)
    let text = try #require(right.range(of: #"text id="a""#)), edge = try #require(right.range(of: #"shape id="bar""#))
    #expect(text.lowerBound < edge.lowerBound)
    // What is over it is no content beside it.
    #expect(
      !lines(try around(bar("leftEqual", width: 40), pinned(left: 10, right: 10)).dump).contains(
        "axis=horizontal gap=0 alignment=fill\nchildren\nshape"))
  }

  // MARK: Sides of siblings

  @Test func anOffsetFromTheSideOfASiblingIsKept() throws {
    let result = try recovered(
      label("t", rule("topEqual", 16), rule("leftEqual", 16)),
      label("sub", rule("topEqual", 4, "bottom", "t"), rule("leftEqual", 24, "left", "t")),
      label("far", rule("topEqual", 4, "bottom", "sub"), rule("leftEqual", 6, "left", "sub")))
    #expect(lines(result.dump).contains("spacer width=24pt\ntext id=\"sub\""), "\(result.dump)")
    #expect(lines(result.dump).contains("spacer width=30pt\ntext id=\"far\""), "\(result.dump)")
    // Siblings that are tied to each other in a circle have no place.
    let circle = try recovered(
      label("a", rule("topEqual", 0), rule("leftEqual", 1, "left", "b")),
      label("b", rule("topEqual", 4, "bottom", "a"), rule("leftEqual", 1, "left", "a")))
    #expect(!circle.dump.contains("spacer width"), "\(circle.dump)")
  }

  @Test func whatReachesUpToItsNeighbourHasNoRoomBesideIt() throws {
    let result = try recovered(
      label("f", rule("topEqual", 20), rule("leftEqual", 20), rule("rightEqual", -12, "left", "m")),
      label("m", rule("topEqual", 20), rule("rightEqual", 20), rule("width", 160)))
    #expect(result.dump.contains("axis=horizontal gap=12") && !result.dump.contains("spacer"), "\(result.dump)")
  }

  @Test func theMiddleBeforeAPictureIsThatInBothDirections() throws {
    let edges = ["topEqual", "leftEqual", "rightEqual", "bottomEqual"].map { rule($0) }
    let picture =
      #"{"type":"image","id":"i","props":{"url":"u"},"constraints":[\#(edges.joined(separator: ","))]}"#
    let result = try recovered(picture, label("a", rule("centerX"), rule("centerY"), rule("width", 40)))
    #expect(
      lines(result.dump).contains(
        """
        spacer
        stack axis=horizontal gap=0 alignment=center
        children
        spacer min-length=0
        text id="a" width=40pt text="a"
        spacer min-length=0
        spacer
        """), "\(result.dump)")
  }

  /// What begins at the same distance from the same side cannot be beside each other.
  @Test func whatStandsBelowEachOtherBesideSomethingIsAColumnOfTheRow() throws {
    func result(_ side: String, _ other: String) throws -> (dump: String, losses: [String]) {
      try recovered(
        box(
          [
            label("a", rule(side, 20), rule("topEqual", 10)), label("b", rule(side, 20), rule("topEqual", 30)),
            label("c", rule(other, 20), rule("topEqual", 20)),
          ], rule("topEqual", 0), rule("horizontalMargin", 0), rule("height", 80)))
    }
    let left = try result("leftEqual", "rightEqual")
    let column =
      /stack axis=vertical gap=[0-9]+ alignment=leading\nchildren\ntext id="a" text="a"\ntext id="b" text="b"/
    #expect(lines(left.dump).contains(column), "\(left.dump)")
    // The middle of both is that of what is beside them.
    #expect(left.dump.contains("stack axis=horizontal gap=0 alignment=center"))
    #expect(left.losses == [])
    let right = try result("rightEqual", "leftEqual")
    #expect(lines(right.dump).contains("text id=\"a\" text=\"a\"\ntext id=\"b\" text=\"b\""), "\(right.dump)")
    // One of them may be tied to the other.
    let tied = try recovered(
      box(
        [
          label("a", rule("leftEqual", 20), rule("topEqual", 10)),
          label("b", rule("leftEqual", 20), rule("topEqual", 2, "bottom", "a")),
          label("c", rule("rightEqual", 20), rule("topEqual", 20)),
        ], rule("topEqual", 0), rule("horizontalMargin", 0), rule("height", 80)))
    #expect(lines(tied.dump).contains(column), "\(tied.dump)")
  }

  /// The distance to the edge is that of the other less what is between.
  @Test func whatIsTiedToWhatHangsFromAnEdgeStandsAsFarFromItAsIsLeft() throws {
    let below = try recovered(
      label("a", rule("bottomEqual", 80), rule("horizontalMargin", 20)),
      label("b", rule("topEqual", 8, "bottom", "a"), rule("horizontalMargin", 20)))
    let last = try #require(below.dump.split(separator: "\n").last)
    let room = try #require(last.firstMatch(of: /spacer height=([0-9]+)pt/).flatMap { Double($0.1) })
    // There are 8 points between the two and 20 around all, and a line of text is about 20 high.
    #expect((28...36).contains(room), "\(below.dump)")
    let above = try recovered(
      label("a", rule("topEqual", 80), rule("horizontalMargin", 20)),
      label("b", rule("bottomEqual", -8, "top", "a"), rule("horizontalMargin", 20)))
    #expect(above.dump.contains("spacer height=\(Int(room))pt"), "\(above.dump)")
  }
}
