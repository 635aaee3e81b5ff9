import CardIR
import Testing

@testable import CardPasses

@Suite struct RaiseSpacingTests {
  @Test func fillersBecomeSpacingAgain() {
    var spacer = Element(.spacer)
    spacer[.height] = .literal(.points(30))
    let stack = group(.stack, .vertical, [text("A"), spacer, text("B"), Element(.divider), text("C")]) {
      $0[.gap] = .literal(0)
    }
    let result = run(RaiseSpacing(), [stack], from: Traits.views, to: Traits.meaning)
    #expect(result.dump.contains(#"text spacing=medium text="B""#))
    #expect(result.dump.contains(#"text spacing=none separator=true text="C""#))
    #expect(result.losses == [])
  }

  /// A card is as high as its content, so that room between two things may have no height.
  @Test func whatRoomKeepsApartDoesNotTouch() {
    let stack = group(.stack, .vertical, [text("A"), Element(.spacer), text("B")]) { $0[.gap] = .literal(0) }
    let result = run(RaiseSpacing(), [stack], from: Traits.views, to: Traits.meaning)
    #expect(result.dump.contains(#"text text="B""#) && result.losses == ["lossy.spacer"], "\(result)")
    #expect(result.dump.contains("stack spacing=none height=stretch"))
  }

  @Test func eachOfSeveralLinesIsThere() {
    for axis in [Axis.vertical, .horizontal] {
      let stack = group(
        .stack, axis, [text("A"), Element(.divider), Element(.divider), Element(.divider), text("B")]
      ) { $0[.gap] = .literal(10) }
      let result = run(RaiseSpacing(), [stack], from: Traits.views, to: Traits.meaning)
      #expect(result.dump.components(of: "separator=true") == 3, "\(result.dump)")
    }
  }

  /// Renderers draw no line above the first thing in a box.
  @Test func aLineAboveEverythingInABoxStandsAboveTheBox() {
    let rows = Scope(repeats: true, source: .template(template("${rows}")))
    func raised(_ change: (inout Element) -> Void = { _ in }, scope: Scope? = nil) -> (dump: String, losses: [String]) {
      let box = group(.stack, .vertical, [.room(20, .vertical), Element(.divider), text("B")]) {
        $0[.gap] = .literal(0)
        change(&$0)
      }
      let column = group(.stack, .vertical, [text("A")]) {
        $0[.gap] = .literal(0)
        $0[.children].append(.one(box, scope: scope))
      }
      return run(RaiseSpacing(), [column], from: Traits.views, to: Traits.meaning)
    }
    let open = raised()
    #expect(open.dump.contains("stack separator=true axis=vertical") && open.losses == [], "\(open)")
    #expect(open.dump.components(of: "separator=true") == 1)
    // Each of those that repeat has the line.
    let repeated = raised(scope: rows)
    #expect(repeated.dump.contains("stack separator=true axis=vertical $data"), "\(repeated)")
    // The first of them is the first thing in a box of its own, so the box has its line.
    let list = group(.stack, .vertical, [Element(.divider), text("B")])
    let lists = group(.stack, .vertical, []) { $0[.children] = [.one(list, scope: rows)] }
    let boxed = run(
      RaiseSpacing(), [group(.stack, .vertical, [text("A"), lists])], from: Traits.views, to: Traits.meaning)
    #expect(boxed.dump.components(of: "separator=true") == 2 && boxed.losses == [], "\(boxed)")
    let layers = group(.overlay, nil, [text("A"), list])
    let layered = run(RaiseSpacing(), [layers], from: Traits.views, to: Traits.meaning)
    #expect(!layered.dump.contains("separator") && layered.losses == ["lossy.leading-divider"], "\(layered)")
    // The line would not be in the box any more.
    let painted = raised({ $0[.containerStyle] = .literal(.emphasis) })
    #expect(!painted.dump.contains("separator") && painted.losses.contains("lossy.leading-divider"), "\(painted)")
    let first = run(
      RaiseSpacing(), [group(.stack, .vertical, [Element(.divider), text("B")])], from: Traits.views, to: Traits.meaning
    )
    #expect(!first.dump.contains("separator") && first.losses == ["lossy.leading-divider"], "\(first)")
  }

  @Test func roomAtTheEndsOfAPaintedBoxIsToldOf() {
    func losses(_ change: (inout Element) -> Void) -> [String] {
      let box = group(.stack, .vertical, [text("A"), .room(80, .vertical)]) {
        $0[.gap] = .literal(0)
        change(&$0)
      }
      return run(RaiseSpacing(), [box, text("B")], from: Traits.views, to: Traits.meaning).losses
    }
    #expect(losses { $0[.containerStyle] = .literal(.emphasis) } == ["lossy.spacing"])
    #expect(
      losses {
        $0[.containerStyle] = .literal(.emphasis)
        $0[.minHeight] = .literal(120)
      } == [])
  }

  @Test func theRoomBetweenTwoLinesIsSharedOut() {
    let lines = [text("A"), Element(.divider), .room(20, .vertical), Element(.divider), text("B")]
    let stack = group(.stack, .vertical, lines) { $0[.gap] = .literal(0) }
    let result = run(RaiseSpacing(), [stack], from: Traits.views, to: Traits.meaning)
    #expect(result.dump.components(of: "spacing=small separator=true") == 2, "\(result.dump)")
    #expect(result.losses == [])
  }

  @Test func aLineBeforeOneThatDataShowIsThere() {
    let shown = Slot.one(Element(.divider), when: Condition(.template(template("${isShown}"))))
    let column = Self.raised([.one(text("A")), .one(Element(.divider)), shown, .one(text("B"))], gap: 10)
    #expect(column.components(of: "separator=true") == 2, "\(column)")
  }

  /// A row of a list that data give, and what one condition shows.
  private static func raised(_ slots: [Slot], gap: Double, _ axis: Axis = .vertical) -> String {
    var stack = group(.stack, axis, [])
    stack[.gap] = .literal(gap)
    stack[.children] = slots
    return run(
      [RaiseSpacing()], [.one(stack)], from: Traits.views, to: Traits.meaning, isTemplate: true
    ).dump
  }

  @Test func whatRepeatsIsAsFarFromItsCopiesAsFromOthers() {
    let rows = Slot.one(text("A"), scope: Scope(repeats: true, source: .template(template("${rows}"))))
    let first = Self.raised([rows, .one(text("B"))], gap: 10)
    #expect(first.contains(#"text spacing=small text="A" $data="${rows}""#))
    #expect(first.contains(#"text spacing=small text="B""#))
    #expect(Self.raised([.one(text("B")), rows], gap: 10).contains(#"text spacing=small text="A" $data="${rows}""#))
    // A distance to what is before that is not the one between copies is there once.
    let after = Self.raised([.one(text("B")), .one(.room(20, .vertical)), rows], gap: 0)
    #expect(after.contains("stack axis=vertical\n"))
    #expect(after.contains(#"text spacing=none text="A" $data="${rows}""#))
  }

  @Test func aLineBeforeWhatRepeatsOrMayBeMissingIsThereOnce() {
    let rows = Slot.one(text("A"), scope: Scope(repeats: true, source: .template(template("${rows}"))))
    let shown = Slot.one(text("A"), when: Condition(.template(template("${isShown}"))))
    for slot in [rows, shown] {
      let column = Self.raised([.one(text("B")), .one(Element(.divider)), slot], gap: 10)
      #expect(column.contains("stack separator=true axis=vertical") && !column.contains("text spacing=none separator"))
      let row = Self.raised([.one(text("B")), .one(Element(.divider)), slot], gap: 10, .horizontal)
      #expect(!row.contains("text separator") && row.contains("separator=true"))
    }
  }

  @Test func aDistanceBetweenStepsIsReported() {
    let stack = group(.stack, .vertical, [text("A"), text("B")]) { $0[.gap] = .literal(14) }
    let result = run(RaiseSpacing(), [stack], from: Traits.views, to: Traits.meaning)
    #expect(result.dump.contains(#"text spacing=small text="B""#))
    #expect(result.losses == ["lossy.spacing"])
  }

  @Test func thePaddingOfWhatIsNotPaintedIsDistance() {
    func padded(_ element: Element, _ padding: Double) -> Element {
      var element = element
      element[.padding] = .literal(padding)
      return element
    }
    func raised(_ children: [Element], _ change: (inout Element) -> Void = { _ in }) -> (dump: String, losses: [String])
    {
      let stack = group(.stack, .vertical, children) {
        $0[.gap] = .literal(0)
        change(&$0)
      }
      return run(RaiseSpacing(), [text("Before"), stack], from: Traits.views, to: Traits.meaning)
    }
    func row(_ words: String) -> Element { group(.stack, .horizontal, [text(words)]) { $0[.gap] = .literal(0) } }
    let rows = raised([text("A"), padded(row("B"), 10), Element(.divider), padded(row("C"), 10), text("D")])
    #expect(rows.dump.contains("stack spacing=small axis=horizontal"))
    #expect(rows.dump.contains("stack separator=true axis=horizontal"))
    #expect(rows.dump.contains(#"text spacing=small text="D""#))
    #expect(rows.losses == ["lossy.padding", "lossy.padding"])
    // At the end of what is not painted it is around that.
    #expect(raised([padded(row("A"), 20)]).dump.contains("stack axis=vertical"))
    #expect(raised([padded(row("A"), 10)]).dump.contains("stack spacing=small axis=vertical"))
    #expect(
      raised([padded(row("A"), 10)]) { $0[.containerStyle] = .literal(.good) }.dump.contains(
        "stack spacing=none container"))
  }

  /// Nobody sees a blank at the side of a column.
  @Test func aBlankBetweenTextsIsADistance() {
    func raised(_ before: String, _ after: String) -> (dump: String, losses: [String]) {
      let row = group(.stack, .horizontal, [text(before), text(after)]) { $0[.gap] = .literal(0) }
      return run(RaiseSpacing(), [row], from: Traits.views, to: Traits.meaning)
    }
    #expect(raised("Boarding closes ", "06:35").dump.contains(#"text spacing=small text="06:35""#))
    #expect(raised("Boarding closes ", "06:35").losses == ["lossy.spacing"])
    #expect(raised("Boarding closes", " 06:35").dump.contains("spacing=small"))
    #expect(raised("06:35", ", no exceptions").dump.contains("spacing=none"))
  }

  /// Half of the least step of the scale is nearer to none, with which words run together.
  @Test func aSmallDistanceBetweenWordsIsOne() {
    func raised(_ children: [Element], _ gap: Double, _ axis: Axis = .horizontal) -> String {
      let row = group(.stack, axis, children) { $0[.gap] = .literal(gap) }
      return run(RaiseSpacing(), [row], from: Traits.views, to: Traits.meaning).dump
    }
    let stars = group(.stack, .horizontal, [text("★"), text("☆")]) { $0[.gap] = .literal(0) }
    #expect(raised([stars, text("4.2")], 3).contains("spacing=small"))
    #expect(raised([text("New here?"), text("Sign up")], 3).contains("spacing=small"))
    // Nothing runs together where nothing is between words, or these are below each other.
    #expect(!raised([text("4"), text(".2")], 0).contains("spacing=small"))
    #expect(!raised([text("4"), text(".2")], 3, .vertical).contains("spacing=small"))
    #expect(!raised([Element(.shape), text("4.2")], 3).contains("spacing=small"))
  }

  @Test func aTrailingLineIsKept() {
    let stack = group(.stack, .vertical, [text("A"), Element(.divider)]) { $0[.gap] = .literal(0) }
    let result = run(RaiseSpacing(), [stack], from: Traits.views, to: Traits.meaning)
    #expect(result.dump.contains("separator=true"))
    #expect(result.losses == ["lossy.trailing-divider"])
  }

  private func raised(_ children: [Element], _ change: (inout Element) -> Void = { $0[.minHeight] = .literal(90) })
    -> (dump: String, losses: [String])
  {
    let target = with(Traits.meaning, attributes: [.stack: [.verticalAlignment, .minHeight]])
    return run(RaiseSpacing(), [group(.stack, .vertical, children, change)], from: Traits.views, to: target)
  }

  private let room = Element(.spacer)

  @Test func roomAboveTheContentPutsItAtTheBottom() {
    let (dump, losses) = raised([room, text("A"), text("B")])
    #expect(dump.hasPrefix("stack min-height=90 vertical-alignment=bottom axis=vertical\n"))
    #expect(!dump.contains("spacer") && dump.components(of: "stack") == 1 && losses == [])
  }

  @Test func roomAboveAndBelowPutsItInTheMiddle() {
    let (dump, losses) = raised([room, text("A"), room])
    #expect(dump.contains("vertical-alignment=center") && dump.components(of: "stack") == 1 && losses == [])
  }

  @Test func roomBelowTheContentSaysNothing() {
    #expect(!raised([text("A"), room]).dump.contains("vertical-alignment"))
  }

  @Test func withoutAHeightRoomStretches() {
    let (dump, losses) = raised([room, text("A")]) { _ in }
    #expect(dump.hasPrefix("stack height=stretch vertical-alignment=bottom axis=vertical\n"), "\(dump)")
    #expect(dump.components(of: "stack") == 1 && losses == ["lossy.spacer"])
  }

  @Test func roomBelowTheContentStretchesAboveOthers() {
    let target = with(Traits.meaning, attributes: [.stack: [.verticalAlignment, .minHeight]])
    let inner = group(.stack, .vertical, [text("A"), room])
    let outer = group(.stack, .vertical, [inner, text("B")])
    let result = run(RaiseSpacing(), [outer], from: Traits.views, to: target)
    #expect(result.dump.components(of: "height=stretch") == 2 && !result.dump.contains("spacer"), "\(result.dump)")
    #expect(result.losses == ["lossy.spacer"])
    // Nothing is below the last one, and what says how high it is has its room inside.
    let last = run(
      RaiseSpacing(), [group(.stack, .vertical, [text("B"), inner])], from: Traits.views, to: target)
    #expect(!last.dump.contains("stretch") && last.losses == [])
    var fixed = inner
    fixed[.height] = .literal(.points(90))
    let framed = run(RaiseSpacing(), [group(.stack, .vertical, [fixed, text("B")])], from: Traits.views, to: target)
    #expect(!framed.dump.contains("stretch") && framed.losses == [])
  }

  @Test func roomBetweenThePartsStretches() {
    let (dump, losses) = raised([room, text("A"), room, text("B")])
    #expect(!dump.contains("vertical-alignment") && losses == ["lossy.spacer", "lossy.spacer"])
  }

  @Test func fixedRoomIsADistance() {
    let fixed = Element.make(.spacer) { $0[.height] = .literal(.points(20)) }
    #expect(!raised([fixed, text("A")]).dump.contains("vertical-alignment"))
  }

  @Test func whatABoxSaysItselfStays() {
    let (dump, _) = raised([room, text("A")]) {
      $0[.height] = .literal(.points(90))
      $0[.verticalAlignment] = .literal(.top)
    }
    #expect(dump.contains("vertical-alignment=top") && dump.contains("height=stretch"))
  }

  @Test func distancesWithinAreThoseOfTheRest() {
    let (dump, _) = raised([room, text("A"), text("B"), room]) {
      $0[.height] = .literal(.points(90))
      $0[.gap] = .literal(40)
    }
    #expect(dump.components(of: "spacing=large") == 1 && dump.contains(#"text spacing=large text="B""#))
  }

  @Test func roomThatOnlyDataKnowIsTheUsualDistance() {
    let bound = Element.make(.spacer) { $0[.height] = .template(template("${gap}")) }
    let (dump, losses) = raised([text("A"), bound, text("B")])
    #expect(dump.contains(#"text text="B""#) && !dump.contains("stretch") && losses == ["lossy.binding"])
  }
}
