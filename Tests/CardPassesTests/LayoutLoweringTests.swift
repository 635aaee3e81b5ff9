import CardIR
import CardSyntax
import Testing

@testable import CardPasses

@Suite struct LayoutLoweringTests {
  // MARK: Columns

  private func column(_ width: Dimension?, _ children: [Element], _ change: (inout Element) -> Void = { _ in })
    -> Element
  {
    group(.column, nil, children) {
      if let width { $0[.width] = .literal(width) }
      change(&$0)
    }
  }

  @Test func aStretchedColumnPushesTheNextOne() {
    let row = group(.stack, .horizontal, [column(.stretch, [text("A")]), column(.auto, [text("B")])])
    #expect(
      run(LowerColumns(), [row], to: Traits.views).dump == """
        stack axis=horizontal alignment=top
          children
            text text="A"
            spacer
            text text="B"
        """)
  }

  @Test func anEmptyColumnTakesNoRoom() {
    let row = group(.stack, .horizontal, [column(.stretch, [text("A")]), column(.auto, [])])
    #expect(run(LowerColumns(), [row], to: Traits.widgets).dump.contains("width=0.5pt"))
    #expect(!run(LowerColumns(), [row], to: Traits.views).dump.contains("width"))
  }

  @Test func equalColumnsShareTheRoomEqually() {
    let row = group(.stack, .horizontal, [column(.weight(1), [text("A")]), column(.weight(1), [text("B")])])
    let result = run(LowerColumns(), [row], to: Traits.widgets)
    #expect(result.dump.contains("distribution=fillEqually") && !result.dump.contains("spacer"))
    #expect(result.losses == [])
  }

  @Test func unequalWeightsAreReported() {
    let row = group(.stack, .horizontal, [column(.weight(1), [text("A")]), column(.weight(3), [text("B")])])
    #expect(run(LowerColumns(), [row], to: Traits.widgets).losses == ["lossy.column-weight"])
  }

  @Test func aColumnThatStretchesHasOnePart() {
    let alike = group(.stack, .horizontal, [column(.weight(1), [text("A")]), column(.stretch, [text("B")])])
    #expect(run(LowerColumns(), [alike], to: Traits.widgets).losses == [])
    let different = group(.stack, .horizontal, [column(.weight(2), [text("A")]), column(nil, [text("B")])])
    #expect(run(LowerColumns(), [different], to: Traits.widgets).losses == ["lossy.column-weight"])
    let beside = group(.stack, .horizontal, [column(.weight(2), [text("A")]), column(.auto, [text("B")])])
    #expect(run(LowerColumns(), [beside], to: Traits.widgets).losses == [])
  }

  @Test func sharesBecomeEqualWhereColumnsHaveNone() {
    let stretching = with(Traits.meaning) { $0.accepts = { value, _, _ in value != .measure(2, .weight) } }
    func leveled(_ widths: [Dimension?]) -> (dump: String, losses: [String]) {
      run(LowerColumns(), [group(.stack, .horizontal, widths.map { column($0, [text("A")]) })], to: stretching)
    }
    let equal = leveled([.weight(2), .weight(2)])
    #expect(equal.dump.components(of: "width=stretch") == 2 && equal.losses == [])
    #expect(leveled([.weight(2), .stretch]).losses == ["lossy.column-weight"])
    #expect(leveled([.weight(2), nil]).losses == ["lossy.column-weight"])
    #expect(leveled([.weight(1), .stretch, .auto]).losses == [])
  }

  @Test func fixedColumnsKeepTheirWidth() {
    let row = group(.stack, .horizontal, [column(.points(50), [text("A"), text("B")]), column(.auto, [text("C")])])
    #expect(run(LowerColumns(), [row], to: Traits.views).dump.contains("stack width=50pt axis=vertical"))
  }

  @Test func aColumnAsWideAsItsContentHasNoRoomInIt() {
    let inner = group(.stack, .horizontal, [column(.stretch, [text("A")]), column(.auto, [text("B")])])
    let row = group(.stack, .horizontal, [column(.auto, [inner]), column(.stretch, [text("C")])])
    #expect(run(LowerColumns(), [row], to: Traits.views).dump.components(of: "spacer") == 1)
  }

  @Test func columnsHaveTheAlignmentOfTheirBox() {
    let row = group(.stack, .horizontal, [column(.auto, [text("A")]), column(.auto, [text("B")])])
    let box = group(.stack, .vertical, [row]) { $0[.verticalAlignment] = .literal(.center) }
    let dump = run(LowerColumns(), [box], to: Traits.views).dump
    #expect(dump.contains("stack axis=horizontal alignment=center"))
  }

  @Test func aColumnWithALookStaysABox() {
    let styled = column(.auto, [text("A")]) { $0[.containerStyle] = .literal(.good) }
    #expect(
      run(LowerColumns(), [group(.stack, .horizontal, [styled])], to: Traits.views).dump.contains(
        "container-style=good"))
  }

  @Test func repeatedColumnsStayOneObject() {
    let scope = Scope(repeats: true, source: .template(template("${days}")))
    var row = Element(.stack)
    row[.axis] = .literal(.horizontal)
    row[.children] = [.one(column(.stretch, [text("A")]), scope: scope)]
    let dump = run(LowerColumns(), [.one(row)], to: Traits.views).dump
    #expect(dump.contains("stack axis=horizontal gap=0 $data=\"${days}\""))
  }

  @Test func childrenOfRowsBecomeColumns() {
    let row = group(.stack, .horizontal, [text("A"), Element(.spacer), text("B")])
    let dump = run(RaiseColumns(), [row], from: Traits.views, to: Traits.meaning).dump
    #expect(
      dump == """
        stack axis=horizontal
          children
            column width=stretch
              children
                text text="A"
            column width=auto
              children
                text text="B"
        """)
  }

  @Test func columnsKeepTheAlignmentOfTheirRow() {
    let row = group(.stack, .horizontal, [text("A"), text("B")]) { $0[.alignment] = .literal(.firstBaseline) }
    let result = run(RaiseColumns(), [row], from: Traits.views, to: Traits.meaning)
    #expect(result.dump.contains("column width=auto vertical-alignment=center"))
    #expect(result.losses == ["lossy.baseline"])
  }

  // MARK: Boxes

  @Test func stylesBecomeColourAndPadding() {
    let box = group(.stack, .vertical, [text("A")]) { $0[.containerStyle] = .literal(.good) }
    #expect(run(LowerBoxes(), [box], to: Traits.views).dump.hasPrefix("stack padding=20 background-color=#CCFFCC axis"))
  }

  @Test func aStyleWithinTheSameStylePaintsNothing() {
    let inner = group(.stack, .vertical, [text("A")]) { $0[.containerStyle] = .literal(.good) }
    let outer = group(.stack, .vertical, [inner]) { $0[.containerStyle] = .literal(.good) }
    let dump = run(LowerBoxes(), [outer], to: Traits.views).dump
    #expect(dump.split(separator: "\n").filter { $0.contains("padding") }.count == 1)
  }

  @Test func coloursBecomeTheNearestStyle() {
    let exact = group(.stack, .vertical, [text("A")]) { $0[.backgroundColor] = .literal(Color(0xCCFFCC)) }
    let near = run(LowerBoxes(), [exact], from: Traits.views, to: Traits.meaning)
    #expect(near.dump.hasPrefix("stack container-style=good") && near.losses == [])
    let other = group(.stack, .vertical, [text("A")]) { $0[.backgroundColor] = .literal(Color(0xFFE0E0)) }
    #expect(run(LowerBoxes(), [other], from: Traits.views, to: Traits.meaning).losses == ["lossy.color"])
  }

  @Test func textOnADarkBoxStaysReadable() {
    let box = group(.stack, .vertical, [text("A") { $0[.textColor] = .literal(.absolute(.white)) }]) {
      $0[.backgroundColor] = .literal(Color(0x101828))
    }
    let result = run(LowerBoxes(), [box], from: Traits.views, to: Traits.meaning)
    #expect(result.dump.hasPrefix("stack container-style=emphasis") && !result.dump.contains("text-color"))
    #expect(result.losses == ["lossy.color"])
  }

  @Test func aTextWithABackgroundGetsABox() {
    let badge = text("A") { $0[.backgroundColor] = .literal(Color(0xFFC5B2)) }
    let dump = run(LowerBoxes(), [badge], from: Traits.views, to: Traits.meaning).dump
    #expect(dump.hasPrefix("stack container-style=attention axis=vertical\n") && dump.contains(#"text text="A""#))
  }

  // MARK: Alignment

  @Test func whatAllChildrenSayTheirStackSays() {
    let stack = group(.stack, .vertical, ["A", "B"].map { text($0) { $0[.horizontalAlignment] = .literal(.center) } })
    let dump = run(LowerAlignment(), [stack], to: Traits.views).dump
    #expect(dump.hasPrefix("stack axis=vertical alignment=center") && !dump.contains("horizontal-alignment"))
  }

  @Test func whatDiffersGetsRoom() {
    let stack = group(.stack, .vertical, [text("A"), text("B") { $0[.horizontalAlignment] = .literal(.trailing) }])
    let dump = run(LowerAlignment(), [stack], to: Traits.views).dump
    #expect(
      dump == """
        stack axis=vertical alignment=leading
          children
            text text="A"
            stack axis=horizontal gap=0 alignment=center
              children
                spacer
                text text="B"
        """)
  }

  @Test func roomAroundAnElementBecomesAlignment() {
    let row = group(.stack, .horizontal, [Element(.spacer), text("A"), Element(.spacer)])
    let stack = group(.stack, .vertical, [row]) { $0[.alignment] = .literal(.leading) }
    let dump = run(LowerAlignment(), [stack], from: Traits.views, to: Traits.meaning).dump
    #expect(dump.contains(#"text horizontal-alignment=center text="A""#) && !dump.contains("spacer"))
  }

  @Test(arguments: [
    (Axis.horizontal, Alignment.leading, "top"), (.horizontal, .trailing, "bottom"), (.vertical, .top, "leading"),
    (.vertical, .bottom, "trailing"), (.vertical, .firstBaseline, "leading"),
    (.horizontal, .firstBaseline, "firstBaseline"),
  ])
  func alignmentIsNamedAfterItsAxis(_ axis: Axis, _ stated: Alignment, _ meant: String) {
    let stack = group(.stack, axis, [text("A"), text("B")]) { $0[.alignment] = .literal(stated) }
    let dump = run(LowerAlignment(), [stack], from: Traits.widgets, to: Traits.views).dump
    #expect(dump.contains(" alignment=\(meant)\n"))
  }

  // MARK: Roots and rests

  @Test func roomBelowIsNotSharedWithRoomInside() {
    let bottom = group(.stack, .vertical, [text("A"), Element(.spacer), text("B")])
    let inset = group(.stack, .vertical, [group(.stack, .horizontal, [bottom])])
    let dump = run(WrapRoot(), [inset], from: Traits.widgets, to: Traits.views).dump
    #expect(dump.components(of: "spacer") == 1)
    // Room between the parts of a row takes no height.
    let row = group(.stack, .vertical, [group(.stack, .horizontal, [text("A"), Element(.spacer), text("B")])])
    #expect(run(WrapRoot(), [row], from: Traits.widgets, to: Traits.views).dump.components(of: "spacer") == 2)
  }

  @Test func roomBelowAPageOfItsOwnHeightStandsBesideIt() {
    let page = group(.stack, .vertical, [text("A")]) { $0[.height] = .literal(.points(200)) }
    #expect(
      run(WrapRoot(), [page], from: Traits.widgets, to: Traits.views).dump == """
        stack axis=vertical gap=0 alignment=leading
          children
            stack height=200pt axis=vertical
              children
                text text="A"
            spacer
        """)
    // Room inside of it is its own: it does not push the page.
    let inner = group(.stack, .vertical, [text("A"), Element(.spacer), text("B")]) {
      $0[.height] = .literal(.points(200))
    }
    #expect(run(WrapRoot(), [inner], from: Traits.widgets, to: Traits.views).dump.components(of: "spacer") == 2)
  }

  @Test func theLastOfSeveralLayersIsThePage() {
    let layers = group(.overlay, nil, [group(.stack, .vertical, []), group(.stack, .vertical, [text("A")])])
    let dump = run(WrapRoot(), [layers], from: Traits.widgets, to: Traits.views).dump
    #expect(dump.components(of: "spacer") == 1 && dump.hasSuffix("spacer"))
  }

  @Test func theRootGetsAStack() {
    let dump = run(WrapRoot(), [text("A")], to: Traits.views).dump
    #expect(
      dump == """
        stack padding=20 axis=vertical
          children
            text text="A"
            spacer
        """)
    let back = run(
      UnwrapRoot(), [group(.stack, .vertical, [text("A"), Element(.spacer)])], from: Traits.views, to: Traits.meaning)
    #expect(back.dump == #"text text="A""#)
  }

  @Test func hiddenContentIsDroppedOrShown() {
    let hidden = text("A") { $0[.isVisible] = .literal(false) }
    let dropped = run(DropHidden(), [hidden], to: Traits.views)
    #expect(dropped.dump == "" && dropped.losses == ["dropped.hidden"])
    var options = LoweringOptions()
    options.showsHidden = true
    let shown = run(DropHidden(), [.one(hidden)], to: Traits.views, options: options)
    #expect(shown.dump == #"text text="A""# && shown.losses == [])
  }

  @Test func impliedAttributesGoWithoutAWord() {
    let result = run(RemoveUnsupported(), [text("A") { $0[.isSubtle] = .literal(false) }], to: Traits.views)
    #expect(result.dump == #"text text="A""# && result.losses == [])
  }

  @Test func whatToolsWriteInDocumentsIsNoLoss() throws {
    func losses(_ name: String, _ json: String) throws -> [String] {
      let value = try data(json)
      var screen = Screen(
        name: "test", format: FormatID(rawValue: "test"),
        root: .make(.screen) { $0.extras = [.init(name: name, value: value)] }, isTemplate: false)
      var context = PassContext(source: Traits.meaning, target: Traits.views, targetName: "Target")
      RemoveUnsupported().run(&screen, &context)
      return context.fidelity.map(\.kind.id)
    }
    #expect(try losses("generator", #""Designer 2""#) == ["note.document-metadata"])
    // What is named like content, and has some, was meant to be seen.
    #expect(try losses("items", #"["A"]"#) == ["dropped.property"])
    #expect(try losses("title", #""A""#) == ["dropped.property"])
    #expect(try losses("title", #""""#) == ["note.document-metadata"])
    #expect(try losses("generator", "null") == [])
  }

  @Test func elementsThatNoOneKnowsAreReported() {
    var custom = Element(.custom)
    custom[.typeName] = .literal("Gauge")
    let result = run(RemoveUnsupported(), [custom, text("A")], to: Traits.views)
    #expect(result.dump == #"text text="A""# && result.losses == ["dropped.custom"])
  }

  @Test func defaultsBecomeExplicitOnlyWhereTheyDiffer() {
    let stack = group(.stack, .vertical, [])
    let dump = run(MaterializeDefaults(), [stack], from: Traits.views, to: Traits.widgets).dump
    #expect(dump.hasPrefix("stack axis=vertical gap=0pt alignment=center"))
    #expect(
      run(MaterializeDefaults(), [stack], from: Traits.views, to: Traits.views).dump.hasPrefix("stack axis=vertical\n"))
  }

  @Test func aDirectionThatDataGiveIsTheDefault() {
    let stack = group(.stack, nil, [text("A")]) {
      $0[.axis] = .template(template("${if(flag, 'horizontal', 'vertical')}"))
    }
    let source = with(Traits.widgets) { $0.defaults[.stack, default: [:]][.axis] = Axis.horizontal.storage }
    let (dump, losses) = run(MaterializeDefaults(), [stack], from: source, to: Traits.views)
    #expect(dump.hasPrefix("stack axis=horizontal") && losses == ["lossy.binding"])
  }
}
