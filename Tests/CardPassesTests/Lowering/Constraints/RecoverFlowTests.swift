import CardFormats
import CardIR
import CardSyntax
import CardTemplate
import CardTestSupport
import Foundation
import Testing

@testable import CardPasses

@Suite struct RecoverFlowTests: CanvasFixtures {
  @Test func whatOnlyTheMiddlePlacesIsReportedBesideWhatHasNoPlace() throws {
    let result = try recover("[" + label("a", rule("centerY")) + "," + label("b") + "]")
    #expect(result.losses == ["lossy.constraint"])
  }

  @Test func whatIsInTheMiddleBesideOthersIsALayerThere() throws {
    let children = [
      label("t", rule("topEqual", 8), rule("leftEqual", 16)), label("m", rule("centerY"), rule("rightEqual", 16)),
    ]
    func box(_ children: [String]) -> String {
      #"[{"type":"container","props":{"children":[\#(children.joined(separator: ","))]},"constraints":[\#(rule("topEqual")),\#(rule("horizontalMargin")),\#(rule("height", 100))]}]"#
    }
    let views = DrivenUIFormat().capabilities
    let (dump, losses) = try recover(box(children), to: views)
    #expect(losses == [])
    #expect(dump.contains("overlay") && dump.components(separatedBy: "spacer").count > 3)
    // What is tied to something in the middle goes with that, and targets without layers have columns.
    let tied = label("t", rule("topEqual", 8, "bottom", "m"), rule("rightEqual", 16))
    #expect(try recover(box([tied, children[1]]), to: views).losses == ["lossy.constraint"])
    #expect(try recover(box(children), to: Traits.meaning).losses.contains("lossy.constraint"))
  }

  /// What follows in a canvas is in front of what is in its middle, and what precedes is behind it.
  @Test(arguments: ["leftEqual", "centerX"])
  func whatIsInTheMiddleKeepsItsPlaceAmongTheLayers(_ side: String) throws {
    let middle = label("m", rule("centerY"), rule(side))
    let (top, bottom) = (
      label("t", rule("topEqual"), rule("leftEqual")), label("b", rule("bottomEqual"), rule("leftEqual"))
    )
    func order(_ children: [String]) throws -> [String] {
      let box =
        #"[{"type":"container","props":{"children":[\#(children.joined(separator: ","))]},"constraints":[\#(rule("topEqual")),\#(rule("horizontalMargin")),\#(rule("height", 100))]}]"#
      return try recover(box, to: DrivenUIFormat().capabilities).dump.matches(of: /text id="([a-z])"/).map {
        String($0.1)
      }
    }
    for children in [[top, middle], [middle, top], [top, middle, bottom], [bottom, middle, top]] {
      let found = try order(children)
      let names = children.map { $0 == top ? "t" : $0 == bottom ? "b" : "m" }
      #expect(found == names, "\(found)")
    }
  }

  /// What is as wide as the screen is so by its sides, whichever of these it names, and what overlaps it is in front of it.
  @Test(arguments: [
    ["leftEqual": 0.0], ["rightEqual": 0], ["centerX": 0], ["horizontalMargin": 0], ["leftEqual": 16],
    ["rightEqual": 16],
  ])
  func whatIsAsWideAsTheScreenHasBothSides(_ side: [String: Double]) throws {
    func dump(_ missing: Double) throws -> String {
      let inset = side.values.max() ?? 0
      let ties = side.map { rule($0, $1) } + [rule("topEqual"), rule("height", 200)]
      let width = side.keys.contains("horizontalMargin") ? [] : [rule("width", 390 - 2 * inset - missing)]
      let picture =
        #"{"type":"image","id":"p","props":{"url":"https://a.example/b.png"},"constraints":[\#((ties + width).joined(separator: ","))]}"#
      let tag = label("t", rule("topEqual", 12), rule("rightEqual", 24))
      let below = label("b", rule("topEqual", 12, "bottom", "p"), rule("leftEqual", 16))
      return try recover("[\(picture),\(tag),\(below)]", to: DrivenUIFormat().capabilities).dump
    }
    let (whole, part) = (try dump(0), try dump(60))
    #expect(whole.contains("overlay") && !whole.contains("width=390"), "\(whole)")
    let isBeside = side.keys.contains("leftEqual") || side.keys.contains("centerX")
    #expect(!isBeside || !part.contains("overlay"), "\(part)")
  }

  /// A picture that is tied to some of the edges and as large as its canvas is behind what else is in it.
  @Test(arguments: [
    ["topEqual", "leftEqual"], ["bottomEqual", "rightEqual"], ["topEqual", "horizontalMargin"],
  ])
  func picturesAsLargeAsTheirCanvasAreBehindTheRest(_ edges: [String]) throws {
    func dump(_ height: Double) throws -> String {
      let extents = [rule("height", height)] + (edges.contains("horizontalMargin") ? [] : [rule("width", 300)])
      let picture =
        #"{"type":"image","props":{"url":"https://a.example/b.png"},"constraints":[\#((edges.map { rule($0) } + extents).joined(separator: ","))]}"#
      let title = label("t", rule("bottomEqual", 8), rule("leftEqual", 8))
      let box =
        #"[{"type":"container","props":{"children":[\#(picture),\#(title)]},"constraints":[\#(rule("topEqual")),\#(rule("centerX")),\#(rule("width", 300)),\#(rule("height", 160))]}]"#
      return try recover(box, to: DrivenUIFormat().capabilities).dump
    }
    let layers = try dump(160)
    #expect(layers.contains("overlay") && layers.contains("image width=stretch height=stretch"), "\(layers)")
    // One that is lower is behind what stands on it, and not behind what stands below.
    #expect(try dump(100).contains("overlay") == edges.contains("bottomEqual"))
  }

  @Test func roomInSomethingLowHasNoLeastLength() throws {
    func box(_ color: String, _ rules: [String]) -> String {
      #"{"type":"container","props":{"backgroundColor":"\u0023\#(color)"},"constraints":[\#(rules.joined(separator: ","))]}"#
    }
    let track = box("CCCCCC", [rule("topEqual"), rule("bottomEqual"), rule("leftEqual"), rule("rightEqual")])
    let part = box("0000FF", [rule("topEqual"), rule("leftEqual"), rule("width", 120), rule("height", 4)])
    func roomsWithoutLength(in height: Double) throws -> Int {
      let bar =
        #"[{"type":"container","props":{"children":[\#(track),\#(part)]},"constraints":[\#(rule("topEqual")),\#(rule("horizontalMargin")),\#(rule("height", height))]}]"#
      return try recover(bar, to: DrivenUIFormat().capabilities).dump.components(separatedBy: "min-length=0").count - 1
    }
    // The room beside the part has none in any case.
    #expect(try roomsWithoutLength(in: 4) == 2)
    #expect(try roomsWithoutLength(in: 40) == 1)
  }

  @Test func aPictureBetweenTwoEdgesIsAsWide() throws {
    let picture =
      #"{"type":"image","props":{"url":"https://a.example/b.png"},"constraints":[\#(rule("topEqual")),\#(rule("horizontalMargin"))]}"#
    #expect(try recover("[\(picture)]").dump.contains("image-size=stretch"))
  }

  @Test func aRowThatHugsHasRoomBehindIt() throws {
    let row =
      #"{"type":"stack","id":"r","props":{"axis":"horizontal","children":[\#(label("a")),\#(label("b"))]},"constraints":[\#(rule("topEqual", 0, "bottom", "t")),\#(rule("leftEqual", 0))]}"#
    let dump = try recover("[" + label("t", rule("topEqual"), rule("horizontalMargin")) + ",\(row)]").dump
    let lines = dump.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.suffix(4) == ["children", #"text id="a" text="a""#, #"text id="b" text="b""#, "spacer min-length=0"])
  }

  @Test func fieldsThatHugAreReportedWhereFieldsFill() throws {
    var cards = Traits.meaning
    cards.kinds.insert(.textInput)
    let field =
      #"{"type":"textfield","id":"f","props":{},"constraints":[\#(rule("topEqual")),\#(rule("leftEqual"))]}"#
    #expect(try recover("[\(field)]", to: cards).losses.contains("lossy.size"))
    #expect(try !recover("[\(field)]").losses.contains("lossy.size"))
  }

  @Test func aSingleChainIsAColumn() throws {
    let (dump, losses) = try recover(
      "["
        + [
          label("a", rule("topEqual", 16), rule("horizontalMargin", 16)),
          label("b", rule("topEqual", 8, "bottom", "a"), rule("horizontalMargin", 16)),
          label("c", rule("topEqual", 8, "bottom", "b"), rule("horizontalMargin", 16)),
        ].joined(separator: ",") + "]")
    #expect(
      dump == """
        stack padding=16 axis=vertical gap=8 alignment=fill
          children
            text id="a" text="a"
            text id="b" text="b"
            text id="c" text="c"
        """)
    #expect(losses == [])
  }

  @Test func differentDistancesAreSpacers() throws {
    let dump = try recover(
      "["
        + [
          label("a", rule("topEqual", 16), rule("horizontalMargin", 16)),
          label("b", rule("topEqual", 8, "bottom", "a"), rule("horizontalMargin", 16)),
          label("c", rule("topEqual", 24, "bottom", "b"), rule("horizontalMargin", 16)),
        ].joined(separator: ",") + "]"
    ).dump
    #expect(
      dump == """
        stack padding=16 axis=vertical gap=0 alignment=fill
          children
            text id="a" text="a"
            spacer height=8pt
            text id="b" text="b"
            spacer height=24pt
            text id="c" text="c"
        """)
  }

  @Test func chainsMayBeTiedUpwardsAndInAnyOrder() throws {
    let dump = try recover(
      "["
        + [
          label("b", rule("topEqual", 8, "bottom", "a"), rule("horizontalMargin", 0)),
          label("a", rule("bottomEqual", -8, "top", "b"), rule("topEqual", 0), rule("horizontalMargin", 0)),
        ].joined(separator: ",") + "]"
    ).dump
    #expect(
      dump == """
        stack axis=vertical gap=8 alignment=fill
          children
            text id="a" text="a"
            text id="b" text="b"
        """)
  }

  @Test func aSinglePinnedChildIsTheContentOfABox() throws {
    let (dump, losses) = try recover(
      ##"[{"type":"container","props":{"backgroundColor":"#FFFFFF","cornerRadius":8,"children":["##
        + #"{"type":"stack","props":{"axis":"vertical","children":[{"type":"label","props":{}}]},"#
        + #""constraints":[{"type":"topEqual","value":12},{"type":"bottomEqual","value":12},"#
        + #"{"type":"horizontalMargin","value":12}]}]},"#
        + #""constraints":[{"type":"topEqual","value":0},{"type":"horizontalMargin","value":0},"#
        + #"{"type":"bottomEqual","value":0}]}]"#)
    #expect(
      dump == """
        stack padding=12 background-color=#FFFFFF corner-radius=8 axis=vertical
          children
            text
        """)
    #expect(losses == [])
  }

  @Test func aBoxThatEndsAboveThePageIsNotThePage() throws {
    let (dump, losses) = try recover(
      ##"[{"type":"container","props":{"backgroundColor":"#FFFFFF","children":["##
        + #"{"type":"label","props":{},"constraints":[{"type":"topEqual","value":12},"#
        + #"{"type":"bottomEqual","value":12},{"type":"horizontalMargin","value":12}]}]},"#
        + #""constraints":[{"type":"topEqual","value":0},{"type":"horizontalMargin","value":0}]}]"#)
    // Room below it is in the outer stack, which has no colour.
    #expect(dump.hasPrefix("stack axis=vertical gap=0 alignment=fill\n  children\n    stack padding=12"), "\(dump)")
    #expect(losses == [])
  }

  @Test func insetsThatDifferAreRoom() throws {
    let dump = try recover(
      #"[{"type":"label","props":{},"constraints":[{"type":"topEqual","value":20},{"type":"bottomEqual","value":4},"#
        + #"{"type":"horizontalMargin","value":4}]}]"#
    ).dump
    #expect(
      dump == """
        stack padding=4 axis=vertical gap=0 alignment=fill
          children
            spacer height=16pt
            text
        """)
  }

  /// A bar below it is as wide as the page, so the inset is of the region alone.
  @Test func aRegionThatScrolledKeepsItsInsets() throws {
    let ui =
      #"[{"type":"scrollview","id":"a","props":{"axis":"vertical","children":[{"type":"label","props":{}}]},"#
      + #""constraints":[{"type":"topEqual","value":0},{"type":"horizontalMargin","value":20},"#
      + #"{"type":"bottomEqual","to":"top","of":"b"}]},"#
      + label("b", rule("horizontalMargin", 0), rule("bottomEqual", 0)) + "]"
    let views = try recover(ui)
    #expect(views.dump.components(of: "spacer width=20pt") == 2 && views.losses == [])
  }

  @Test func aPinnedFirstChildIsTheBackOfLayers() throws {
    let image =
      #"{"type":"image","props":{"url":"u"},"constraints":[{"type":"topEqual"},{"type":"bottomEqual"},"#
      + #"{"type":"horizontalMargin"}]}"#
    let dump = try recover("[\(image),\(label("a", rule("topEqual", 16), rule("horizontalMargin", 16)))]").dump
    #expect(
      dump == """
        overlay
          children
            image width=stretch height=stretch url="u"
            stack padding=16 axis=vertical gap=0 alignment=fill
              children
                stack axis=horizontal gap=0 alignment=center
                  children
                    text id="a" text="a"
                    spacer min-length=0
                spacer
        """)
  }

  @Test func tiesFromSideToSideAreARow() throws {
    let dump = try recover(
      "["
        + [
          label("a", rule("topEqual", 10), rule("leftEqual", 10)),
          label("b", rule("topEqual", 0, "top", "a"), rule("leftEqual", 6, "right", "a")),
          label("c", rule("topEqual", 10), rule("rightEqual", 10)),
        ].joined(separator: ",") + "]"
    ).dump
    #expect(
      dump == """
        stack padding=10 axis=horizontal gap=0 alignment=top
          children
            text id="a" text="a"
            spacer width=6pt
            text id="b" text="b"
            spacer min-length=0
            text id="c" text="c"
        """)
  }

  @Test func aRowCanHoldAColumn() throws {
    let dump = try recover(
      "["
        + [
          label("a", rule("topEqual", 0), rule("leftEqual", 0), rule("width", 40), rule("height", 40)),
          label("b", rule("topEqual", 0, "top", "a"), rule("leftEqual", 6, "right", "a")),
          label("c", rule("topEqual", 2, "bottom", "b"), rule("leftEqual", 6, "right", "a")),
        ].joined(separator: ",") + "]"
    ).dump
    #expect(
      dump == """
        stack axis=horizontal gap=6 alignment=top
          children
            text id="a" width=40pt height=40pt text="a"
            stack axis=vertical gap=2 alignment=leading
              children
                text id="b" text="b"
                text id="c" text="c"
        """)
  }

  @Test func whatHangsFromTheBottomIsPushedThere() throws {
    let dump = try recover(
      "["
        + [
          label("a", rule("topEqual", 0), rule("horizontalMargin", 0)),
          label("b", rule("bottomEqual", 0), rule("horizontalMargin", 0)),
        ].joined(separator: ",") + "]"
    ).dump
    #expect(
      dump == """
        stack axis=vertical gap=0 alignment=fill
          children
            text id="a" text="a"
            spacer
            text id="b" text="b"
        """)
  }

  @Test func aRowThatHangsFromTheBottomIsPushedThere() throws {
    let picture =
      #"{"type":"image","id":"p","props":{"url":"https://example.com/p.png"},"constraints":["#
      + [rule("leftEqual", 16), rule("bottomEqual", 16), rule("width", 64), rule("height", 64)].joined(separator: ",")
      + "]}"
    let name = label("n", rule("leftEqual", 12, "right", "p"), rule("topEqual", 0, "top", "p"), rule("rightEqual", 16))
    let box =
      #"[{"type":"container","id":"b","props":{"children":[\#(picture),\#(name)]},"constraints":["#
      + [rule("topEqual"), rule("horizontalMargin"), rule("height", 160)].joined(separator: ",") + "]}]"
    let dump = try recover(box).dump
    #expect(dump.contains("    spacer\n") && dump.contains("stack axis=horizontal gap=12 alignment=top"), "\(dump)")
    // The top of one of them puts the row there.
    let left = rule("leftEqual", 16)
    let high = box.replacing(left, with: left + "," + rule("topEqual", 16))
    let pinned = try recover(high).dump
    #expect(!pinned.contains("spacer\n"), "\(pinned)")
  }

  @Test func bothCentresAreTheMiddle() throws {
    #expect(
      try recover("[\(label("a", rule("centerX"), rule("centerY")))]").dump == """
        stack axis=vertical gap=0 alignment=center
          children
            spacer
            text id="a" text="a"
            spacer
        """)
    let layers = try recover(
      "[\(label("a", rule("topEqual", 0), rule("horizontalMargin", 0))),\(label("b", rule("centerX"), rule("centerY")))]"
    ).dump
    // Layers stand in the middle of each other, so what is at the top has room below it.
    #expect(
      layers == """
        overlay
          children
            stack axis=vertical gap=0 alignment=fill
              children
                stack axis=horizontal gap=0 alignment=center
                  children
                    text id="a" text="a"
                    spacer min-length=0
                spacer
            text id="b" text="b"
        """)
  }

  @Test func theMiddleOfAColumnIsSaidOnTheElement() throws {
    let dump = try recover(
      "["
        + [
          label("a", rule("topEqual", 0), rule("horizontalMargin", 0)),
          label("b", rule("topEqual", 0, "bottom", "a"), rule("centerX")),
        ].joined(separator: ",") + "]"
    ).dump
    #expect(dump.contains(#"text id="b" horizontal-alignment=center text="b""#))
  }

  @Test func whatIsInsideOfASiblingStandsForTheSibling() throws {
    let stack =
      #"{"type":"stack","id":"s","props":{"axis":"vertical","children":[{"type":"label","id":"inner","#
      + #""props":{"text":"inner"}}]},"constraints":[\#(rule("topEqual", 0)),\#(rule("horizontalMargin", 0))]}"#
    func ui(_ name: String) -> String {
      // Written the other way round, so that only the rule says who is below.
      "[" + label("b", rule("topEqual", 8, "bottom", name), rule("horizontalMargin", 0)) + "," + stack + "]"
    }
    let (exact, none) = try recover(ui("s"))
    let (dump, losses) = try recover(ui("inner"))
    #expect(dump == exact)
    #expect(none == [])
    #expect(losses == ["lossy.constraint"])
  }

  @Test func whatFitsNothingIsAppendedAndReported() throws {
    let (dump, losses) = try recover(
      "["
        + [
          label("a", rule("topEqual", 0, "bottom", "b"), rule("horizontalMargin", 0)),
          label("b", rule("topEqual", 0, "bottom", "a"), rule("horizontalMargin", 0)),
          label("c"),
        ].joined(separator: ",") + "]")
    for id in ["a", "b", "c"] { #expect(dump.contains("text=\"\(id)\"")) }
    #expect(losses == ["lossy.constraint"])
    let far = try recover(
      "["
        + [
          label("a", rule("topEqual", 0), rule("horizontalMargin", 0)),
          label("b", rule("topEqual", 90), rule("horizontalMargin", 0)),
        ].joined(separator: ",") + "]")
    // How high a text of one line is can be told, and so its distance to the next.
    #expect(far.losses == [])
    #expect(far.dump.contains("gap=73"))
    let near = try recover(
      "["
        + [
          label("a", rule("topEqual", 0), rule("horizontalMargin", 0)),
          label("b", rule("topEqual", 10), rule("horizontalMargin", 0)),
        ].joined(separator: ",") + "]")
    #expect(near.losses == ["lossy.constraint"])
  }

  @Test func emptyContainersAreRoomLinesAndShapes() throws {
    func container(_ props: String, _ height: Double?) -> String {
      let size = height.map { #"{"type":"height","value":\#($0)},{"type":"width","value":\#($0)}"# } ?? ""
      return #"{"type":"container","props":\#(props),"constraints":[\#(size)]}"#
    }
    let color = ##""backgroundColor":"#112233""##
    let children = [
      container("{}", nil), container("{}", 8), container("{\(color)}", 1), container("{\(color)}", 40),
      container("{\(color),\"cornerRadius\":20}", 40),
    ].joined(separator: ",")
    let dump = try recover(
      #"[{"type":"stack","props":{"axis":"vertical","children":[\#(children)]},"#
        + #""constraints":[{"type":"topEqual"},{"type":"horizontalMargin"}]}]"#
    ).dump
    #expect(
      dump == """
        stack axis=vertical
          children
            spacer
            spacer width=8pt height=8pt
            divider background-color=#112233 axis=horizontal
            shape width=40pt height=40pt foreground-color=#112233 shape=rectangle
            shape width=40pt height=40pt foreground-color=#112233 shape=circle
        """)
  }

  @Test func linesStandWhereTheyAreTied() throws {
    let line =
      ##"{"type":"container","id":"line","props":{"backgroundColor":"#112233"},"constraints":["##
      + [rule("topEqual", 12, "bottom", "a"), rule("horizontalMargin", 20), rule("height", 1)].joined(separator: ",")
      + "]}"
    let a = label("a", rule("topEqual", 20), rule("leftEqual", 20))
    let b = label("b", rule("topEqual", 12, "bottom", "line"), rule("leftEqual", 20))
    // In a document lines may stand anywhere.
    for children in [[a, line, b], [line, a, b], [a, b, line]] {
      let dump = try recover("[" + children.joined(separator: ",") + "]").dump
      #expect(dump.hasPrefix("stack padding=20 axis=vertical gap=12"), "\(dump)")
      let order = dump.split(separator: "\n").compactMap { line in
        ["id=\"a\"", "id=\"line\"", "id=\"b\""].firstIndex { line.contains($0) }
      }
      #expect(order == [0, 1, 2], "\(dump)")
    }
  }

  @Test func conditionsTakeTheirDistanceAlong() throws {
    let b =
      #"{"type":"label","$when":"${x}","id":"b","props":{},"constraints":[{"type":"topEqual","value":8,"to":"bottom","#
      + #""of":"a"},{"type":"horizontalMargin"}]}"#
    let dump = try recover(
      "["
        + [
          label("a", rule("topEqual", 0), rule("horizontalMargin", 0)), b,
          label("c", rule("topEqual", 4, "bottom", "b"), rule("horizontalMargin", 0)),
        ].joined(separator: ",") + "]"
    ).dump
    #expect(
      dump.contains("    stack axis=vertical gap=0 alignment=fill $when=\"${x}\"\n      children\n        spacer"))
  }

  /// Rows below each other, each tied to the one above; every other row has its own inset, which is reported.
  private func rows(_ count: Int) -> Screen {
    var root = Element(.screen)
    for row in 0..<count {
      for (column, name) in ["a", "b"].enumerated() {
        var widget = text("\(name)\(row)") { $0[.id] = .literal("\(name)\(row)") }
        func add(
          _ rule: ConstraintRule, _ constant: Double, _ anchor: String? = nil, _ edge: ConstraintEdge? = nil
        ) {
          var constraint = Element(.constraint)
          constraint[.rule] = .literal(rule)
          constraint[.constant] = .literal(constant)
          if let anchor { constraint[.anchorID] = .literal(anchor) }
          if let edge { constraint[.anchorEdge] = .literal(edge) }
          widget[.constraints].append(.one(constraint))
        }
        if row == 0 { add(.top, 8) } else { add(.top, 8, "\(name)\(row - 1)", .bottom) }
        if column == 0 { add(.left, Double(row % 2)) } else { add(.left, 4, "a\(row)", .right) }
        root[.children].append(.one(widget))
      }
    }
    return Screen(name: "rows", format: .skima, root: root, isTemplate: false)
  }

  @Test func theCostGrowsWithTheSize() {
    func time(_ count: Int) -> Duration {
      var screen = rows(count)
      var context = PassContext(source: SkimaFormat().capabilities, target: Traits.views, targetName: "Target")
      return ContinuousClock().measure { RecoverFlow().run(&screen, &context) }
    }
    // Sixteen times the widgets: linear work takes 16 times as long, quadratic work 256 times. Other work on the machine
    // may disturb one comparison, but not all of them.
    var times: [(small: Duration, large: Duration)] = []
    repeat {
      times.append((time(50), time(800)))
    } while times.count < 10 && times.allSatisfy { $0.large >= $0.small * 80 }
    #expect(times.contains { $0.large < $0.small * 80 }, "\(times) for 100 widgets and 1,600")
  }

  @Test func manyLayersStandInOneOverlay() throws {
    let pinned = [rule("topEqual", 0), rule("bottomEqual", 0), rule("horizontalMargin", 0)].joined(separator: ",")
    let widgets = (0..<500).map {
      #"{"type":"label","props":{"text":"\#($0)"},"constraints":[\#(pinned)]}"#
    }
    let dump = try recover("[" + widgets.joined(separator: ",") + "]").dump
    #expect(dump.split(separator: "\n").filter { $0.contains("overlay") }.count == 1)
    #expect(dump.split(separator: "\n").filter { $0.contains("text text=") }.count == 500)
  }

  @Test func randomConstraintsLoseNothing() throws {
    for seed in 0..<600 {
      var random = SeededGenerator(seed: UInt64(seed))
      let count = Int.random(in: 1...9, using: &random)
      let names = (0..<count).map { "w\($0)" } + ["w0", "gone"]
      let children = (0..<count).map { index -> Slot in
        var element = text("text \(index)")
        if Int.random(in: 0..<8, using: &random) == 0 {
          element = group(.canvas, nil, [text("text \(index)")])
        }
        element[.id] = .literal(Int.random(in: 0..<9, using: &random) == 0 ? "w0" : "w\(index)")
        element[.constraints] = (0..<Int.random(in: 0...4, using: &random)).map { _ in
          var constraint = Element(.constraint)
          constraint[.rule] = .literal(ConstraintRule.allCases.randomElement(using: &random) ?? .top)
          constraint[.constant] = .literal(Double(Int.random(in: -20...40, using: &random)))
          if Bool.random(using: &random) {
            constraint[.anchorID] = .literal(names.randomElement(using: &random) ?? "w0")
            constraint[.anchorEdge] = .literal(ConstraintEdge.allCases.randomElement(using: &random) ?? .top)
          }
          return .one(constraint)
        }
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return .one(element, when: Condition(.template(template("${shown}"))))
        case 1: return .one(element, scope: Scope(repeats: true, source: .template(template("${items}"))))
        default: return .one(element)
        }
      }
      var root = Element(.screen)
      root[.children] = children
      var screen = Screen(name: "r", format: .skima, root: root, isTemplate: true)
      var context = PassContext(source: SkimaFormat().capabilities, target: Traits.views, targetName: "Target")
      RecoverFlow().run(&screen, &context)
      #expect(Verifier.problems(in: screen) == [], "seed \(seed)")
      var texts: [String] = []
      var scopes = 0
      func collect(_ element: Element) {
        if let text = element.literal(.text) { texts.append(text) }
        #expect(element.kind != .canvas && !element.has(.constraints), "seed \(seed)")
        for slot in element[.children] where !slot.isPlain { scopes += 1 }
      }
      screen.root.visit(collect)
      #expect(texts.sorted() == (0..<count).map { "text \($0)" }.sorted(), "seed \(seed)")
      #expect(scopes == children.filter { !$0.isPlain }.count, "seed \(seed)")
    }
  }

  @Test("a row that nothing ties to the right ends where its content does")
  func shortRows() throws {
    let short = [
      label("a", rule("topEqual", 8), rule("leftEqual", 16)),
      label("b", rule("topEqual", 8), rule("leftEqual", 12, "right", "a")),
    ]
    let views = DrivenUIFormat().capabilities
    func endsWithRoom(_ children: [String]) throws -> Bool {
      let dump = try recover("[" + children.joined(separator: ",") + "]", to: views).dump
      return dump.split(separator: "\n").last?.contains("spacer min-length") ?? false
    }
    #expect(try endsWithRoom(short))
    let tied = label("b", rule("topEqual", 8), rule("leftEqual", 12, "right", "a"), rule("rightEqual", 16))
    #expect(try !endsWithRoom([short[0], tied]))
  }

  @Test("what something is tied to stays in the middle")
  func tiedToTheMiddle() throws {
    let middle = label("m", rule("topEqual", 8), rule("centerX"), rule("width", 80))
    let behind = label("b", rule("topEqual", 8), rule("leftEqual", 12, "right", "m"))
    let before = label("a", rule("topEqual", 8), rule("rightEqual", -12, "left", "m"))
    func row(_ children: [String], _ target: Capabilities) throws -> [String] {
      let dump = try recover("[" + children.joined(separator: ",") + "]", to: target).dump
      return dump.split(separator: "\n").compactMap { line in
        line.contains("spacer")
          ? line.contains("width") ? nil : "room" : ["a", "m", "b"].first { line.contains("id=\"\($0)\"") }
      }
    }
    let views = DrivenUIFormat().capabilities, cards = AdaptiveCardsFormat().capabilities
    #expect(try row([middle, behind], views) == ["room", "m", "b", "room"])
    #expect(try row([before, middle], views) == ["room", "a", "m", "room"])
    #expect(try row([middle, behind], cards) == ["room", "m", "b", "room"])
    #expect(try row([before, middle], cards) == ["room", "a", "m", "room"])
  }
}
