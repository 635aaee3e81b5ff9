import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Testing

@testable import CardPasses

@Suite struct SynthesizeConstraintsTests {
  private static let target = SkimaFormat().capabilities

  private func synthesize(_ children: [Element], from source: Capabilities = Traits.views) -> (
    dump: String, losses: [String]
  ) {
    run(SynthesizeConstraints(), children, from: source, to: Self.target)
  }

  /// What becomes of elements in a column of the document that fills.
  private func inColumn(_ children: [Element], from source: Capabilities = Traits.views) -> (
    dump: String, losses: [String]
  ) {
    let column = group(.stack, .vertical, children) { $0[.alignment] = .literal(.fill) }
    let result = synthesize([column], from: source)
    let lines = result.dump.split(separator: "\n")
    let end = lines.firstIndex { $0.hasPrefix("  constraints") } ?? lines.count
    return (lines[2..<end].map { String($0.dropFirst(4)) }.joined(separator: "\n"), result.losses)
  }

  @Test func theDocumentsContentIsPinnedToTheSafeArea() {
    #expect(
      synthesize([group(.scroll, .vertical, [])]).dump == """
        scroll axis=vertical
          children (empty)
          constraints
            constraint rule=top constant=0
            constraint rule=bottom constant=0
            constraint rule=left constant=0
            constraint rule=right constant=0
        """)
  }

  @Test func aBoxIsACanvasWithPinnedContent() {
    let box = group(.stack, .vertical, [text("A")]) {
      $0[.padding] = .literal(12)
      $0[.backgroundColor] = .literal(.white)
      $0[.cornerRadius] = .literal(4)
      $0[.id] = .literal("box")
    }
    #expect(
      inColumn([box]).dump == """
        canvas id="box" background-color=#FFFFFF corner-radius=4
          children
            stack axis=vertical
              children
                text text="A"
              constraints
                constraint rule=top constant=12
                constraint rule=bottom constant=12
                constraint rule=sides constant=12
        """)
  }

  @Test func aBoundPaddingStaysBound() {
    let box = group(.stack, .vertical, [text("A")]) { $0[.padding] = .template(template("${p}")) }
    #expect(inColumn([box]).dump.contains(#"rule=top constant=$"${p}""#))
  }

  @Test func spacersAndDividersAreEmptyCanvases() {
    var fixed = Element(.spacer)
    fixed[.height] = .literal(.points(8))
    var least = Element(.spacer)
    least[.minLength] = .literal(20)
    let (dump, losses) = inColumn([fixed, Element(.spacer), least, Element(.divider)])
    #expect(
      dump == """
        canvas
          constraints
            constraint rule=height constant=8
        canvas
        canvas
          constraints
            constraint rule=height constant=20
        canvas background-color=#C6C6C8
          constraints
            constraint rule=height constant=1
        """)
    #expect(losses == ["lossy.min-size"])
  }

  @Test func imagesHaveTwoExtentsAndKeepTheirWidthInAColumn() {
    var sized = Element(.image)
    sized[.width] = .literal(.points(40))
    sized[.height] = .literal(.points(30))
    let (dump, losses) = inColumn([sized])
    #expect(
      dump == """
        stack axis=horizontal alignment=top
          children
            image
              constraints
                constraint rule=width constant=40
                constraint rule=height constant=30
            canvas
        """)
    #expect(losses == [])
    #expect(inColumn([Element(.image)]).losses == ["lossy.implicit-size"])
    #expect(inColumn([Element(.image)]).dump.contains(#"rule=width constant=160"#))
  }

  @Test func aCircleIsRoundedByHalfItsSize() {
    var circle = Element(.shape)
    circle[.shape] = .literal(.circle)
    circle[.width] = .literal(.points(40))
    circle[.height] = .literal(.points(60))
    circle[.foregroundColor] = .literal(.white)
    let row = group(.stack, .horizontal, [circle])
    #expect(inColumn([row]).dump.contains("canvas background-color=#FFFFFF corner-radius=20"))
  }

  @Test func buttonsHaveAHeight() {
    #expect(
      inColumn([Element(.button)]).dump == """
        button
          constraints
            constraint rule=height constant=48
        """)
  }

  @Test func layersArePinnedOrCentred() {
    var shape = Element(.shape)
    shape[.shape] = .literal(.rectangle)
    shape[.foregroundColor] = .literal(.black)
    let column = group(.stack, .vertical, [text("A"), text("B")])
    let (dump, losses) = inColumn([group(.overlay, nil, [shape, column, text("C")])])
    #expect(
      dump == """
        canvas
          children
            canvas background-color=#000000
              constraints
                constraint rule=top constant=0
                constraint rule=bottom constant=0
                constraint rule=sides constant=0
            stack axis=vertical
              children
                text text="A"
                text text="B"
              constraints
                constraint rule=top constant=0
                constraint rule=bottom constant=0
                constraint rule=centerX
            text text="C"
              constraints
                constraint rule=centerX
                constraint rule=centerY
        """)
    #expect(losses == ["lossy.implicit-size"])
  }

  private func layers(
    _ width: Double, _ height: Double, _ layers: [Element], _ change: (inout Element) -> Void = { _ in }
  ) -> Element {
    group(.overlay, nil, layers) {
      $0[.width] = .literal(.points(width))
      $0[.height] = .literal(.points(height))
      change(&$0)
    }
  }

  private func shape(_ shape: ShapeKind) -> Element {
    .make(.shape) {
      $0[.shape] = .literal(shape)
      $0[.foregroundColor] = .literal(.black)
    }
  }

  @Test func aCircleIsAsLargeAsItsLayersAllow() {
    let dump = synthesize([group(.stack, .horizontal, [layers(80, 40, [shape(.circle), text("A")])])]).dump
    #expect(
      dump.contains(
        """
        canvas background-color=#000000 corner-radius=20
        """))
    let circle = dump.split(separator: "\n").drop { !$0.contains("corner-radius=20") }.prefix(6).joined()
    #expect(circle.components(of: "constant=40") == 2 && circle.contains("centerX") && circle.contains("centerY"))
    // A rectangle fills them.
    let filled = synthesize([group(.stack, .horizontal, [layers(80, 40, [shape(.rectangle), text("A")])])]).dump
    #expect(filled.contains(#"rule=sides constant=0"#) && !filled.contains("corner-radius"))
  }

  @Test func layersKeepTheirPadding() {
    let padded = group(.overlay, nil, [text("A")]) {
      $0[.padding] = .literal(12)
      $0[.backgroundColor] = .literal(.white)
    }
    let dump = inColumn([padded]).dump
    #expect(dump.hasPrefix("canvas background-color=#FFFFFF\n"))
    #expect(dump.components(of: "constant=12") == 3 && dump.components(of: "background-color") == 1)
    #expect(!inColumn([group(.overlay, nil, [text("A")])]).dump.contains("constant=12"))
  }

  @Test func paddingAroundNoLayerIsRoom() {
    let empty = group(.overlay, nil, []) { $0[.padding] = .literal(12) }
    let dump = inColumn([empty]).dump
    #expect(dump.contains(#"rule=width constant=24"#) && dump.contains(#"rule=height constant=24"#))
  }

  @Test func anElementBetweenRoomIsCentred() {
    let row = group(.stack, .horizontal, [Element(.spacer), text("A"), Element(.spacer)])
    #expect(
      inColumn([row]).dump == """
        canvas
          children
            text text="A"
              constraints
                constraint rule=centerX
                constraint rule=top constant=0
                constraint rule=bottom constant=0
        """)
  }

  @Test func roomBetweenAllIsEqualSpacing() {
    let room = Element(.spacer)
    let row = group(.stack, .horizontal, [text("A"), room, text("B"), room, text("C")])
    #expect(inColumn([row]).dump.hasPrefix("stack axis=horizontal distribution=equalSpacing"))
  }

  @Test func roomAtTheEndsIsLikeThatBetween() {
    let room = Element(.spacer)
    let row = group(.stack, .horizontal, [room, text("A"), room, text("B"), text("C"), room])
    let lines = inColumn([row]).dump.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    #expect(lines[0].hasPrefix("stack axis=horizontal distribution=equalSpacing"))
    // Ends without a width, and what stands together in a row of its own.
    #expect(lines.count { $0.hasPrefix("canvas") } == 2)
    #expect(lines.count { $0.hasPrefix("stack axis=horizontal") } == 2)
  }

  @Test func aColumnWithALineFillsItsWidth() {
    let column = group(.stack, .vertical, [text("A"), Element(.divider)]) { $0[.alignment] = .literal(.center) }
    let dump = inColumn([column]).dump
    #expect(dump.hasPrefix("stack axis=vertical alignment=fill"))
    #expect(dump.contains(#"text horizontal-alignment=center text="A""#))
  }

  @Test func repeatedIDsAreRenamed() {
    let (dump, losses) = inColumn([text("A") { $0[.id] = .literal("a") }, text("B") { $0[.id] = .literal("a") }])
    #expect(dump.contains(#"id="a_2""#))
    #expect(losses == ["note.id-renamed"])
  }

  @Test func everyRandomScreenIsValid() throws {
    for seed in 0..<150 {
      var flow = RandomFlow(seed: UInt64(seed))
      var root = Element(.screen)
      root[.children] = (0..<3).map { _ in flow.slot(depth: 4) }
      var screen = Screen(name: "random", format: FormatID(rawValue: "other"), root: root, isTemplate: true)
      var context = PassContext(source: Traits.views, target: Self.target, targetName: "Target")
      for pass in [ShapeCanvasRoot(), SynthesizeConstraints(), RemoveUnsupported()] as [any Pass] {
        pass.run(&screen, &context)
        #expect(Verifier.problems(in: screen) == [], "seed \(seed) after \(pass.name)")
      }
      screen.format = .skima
      let bytes = SkimaFormat().emit(screen, options: EmitOptions())[0].bytes
      var diagnostics = Diagnostics()
      let document = try #require(
        Document.read(SourceText(name: "out.json", bytes: bytes), as: .json, diagnostics: &diagnostics))
      let problems = SkimaValidator.problems(in: document)
      let output = String(decoding: bytes, as: UTF8.self)
      #expect(problems == [], "seed \(seed)")
      #expect(flow.texts.filter { !output.contains("\"\($0)\"") } == [], "seed \(seed) loses text")
      if !problems.isEmpty { print(TextDump.text(of: screen)); break }
    }
  }

  @Test func aLineInAColumnThatDoesNotFillIsAsLongAsItSays() {
    var line = Element(.divider)
    line[.width] = .literal(.points(100))
    func made(_ alignment: Alignment) -> String {
      synthesize([group(.stack, .vertical, [text("A"), line]) { $0[.alignment] = .literal(alignment) }]).dump
    }
    #expect(made(.trailing).contains("constant=100") && !made(.fill).contains("constant=100"))
  }
}
