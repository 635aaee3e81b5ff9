import CardFormats
import CardIR
import CardStyle
import CardSyntax
import Testing

@testable import CardPasses

@Suite struct LowerBoxesTests {
  @Test func stylesBecomeColourAndPadding() {
    let box = group(.stack, .vertical, [text("A")]) { $0[.containerStyle] = .literal(.good) }
    #expect(run(LowerBoxes(), [box], to: Traits.views).dump.hasPrefix("stack padding=20 background-color=#CCFFCC axis"))
  }

  @Test(arguments: [false, true])
  func cardsHaveTheirOwnStyleWhereHostsAllowIt(_ isAllowed: Bool) {
    var host = HostConfig.default
    host.adaptiveCard.allowCustomStyle = isAllowed
    var page = Screen(name: "page", format: FormatID(rawValue: "test"), root: Element(.screen), isTemplate: false)
    page.root[.containerStyle] = .literal(.emphasis)
    page.root[.children] = [.one(text("A"))]
    let widgets = with(Traits.widgets) { $0.attributes[.screen] = [.backgroundColor] }
    var context = PassContext(source: Traits.meaning, target: widgets, targetName: "Target", host: host)
    LowerBoxes().run(&page, &context)
    // Nothing is behind the page, so its colour is opaque.
    #expect(page.root.literal(.backgroundColor) == (isAllowed ? Color(0xF7F7F7) : nil))
    #expect(!page.root.has(.containerStyle))
  }

  @Test func aStyleThatAllBoxesAroundHavePaintsNothing() {
    func paddings(_ outer: ContainerStyle, _ inner: ContainerStyle) -> Int {
      let inner = group(.stack, .vertical, [text("A")]) { $0[.containerStyle] = .literal(inner) }
      let outer = group(.stack, .vertical, [inner]) { $0[.containerStyle] = .literal(outer) }
      let dump = run(LowerBoxes(), [outer], to: Traits.views).dump
      return dump.split(separator: "\n").count { $0.contains("padding") }
    }
    #expect(paddings(.default, .default) == 0)
    // The card around both is another.
    #expect(paddings(.good, .good) == 2)
    #expect(paddings(.good, .default) == 2)
  }

  /// The picture behind a box is a layer by then, and hides what is around.
  @Test func aStyleOnAPictureIsPainted() {
    let box = group(.stack, .vertical, [text("A")]) { $0[.containerStyle] = .literal(.default) }
    let picture = Element.make(.image) { $0[.url] = .literal("https://e.com/a.png") }
    let layers = Element(.overlay, children: [.one(picture), .one(group(.stack, .vertical, [box]))])
    #expect(run(LowerBoxes(), [layers], to: Traits.views).dump.contains("padding=20 background-color=#FFFFFF"))
    #expect(!run(LowerBoxes(), [group(.stack, .vertical, [box])], to: Traits.views).dump.contains("padding"))
  }

  /// A box keeps its colour where the interface is dark, so what stands on it must keep its own.
  @Test func textOnAPaintedBoxStatesItsColour() {
    func dump(_ bound: String) -> String {
      let inner = group(.stack, .vertical, [text("In")]) { $0[.containerStyle] = .template(template(bound)) }
      let outer = group(.stack, .vertical, [inner]) { $0[.containerStyle] = .literal(.emphasis) }
      return run(
        [LowerBoxes(), LowerText()], [.one(outer), .one(text("Out"))], from: AdaptiveCardsFormat().capabilities,
        to: DrivenUIFormat().capabilities
      ).dump
    }
    // Of the second nobody knows which style it is, so that only the box around is painted.
    for bound in ["${style}", "${a}x${b}"] {
      let lines = dump(bound).split(separator: "\n")
      #expect(lines.contains { $0.contains("\"In\"") && $0.contains("text-color=#333333") }, "\(bound) \(lines)")
      #expect(lines.contains { $0.contains("\"Out\"") && !$0.contains("text-color") }, "\(bound) \(lines)")
    }
  }

  /// A bar of a poll is as high as its padding, though it says that it is lower.
  @Test func anEmptyBoxIsAsHighAsItsPadding() {
    func height(_ least: Double) -> String? {
      let box = group(.stack, .vertical, []) {
        $0[.containerStyle] = .literal(.accent)
        $0[.minHeight] = .literal(least)
      }
      return run(LowerBoxes(), [box], to: Traits.views).dump.firstMatch(of: /min-height=([0-9]+)/).map { String($0.1) }
    }
    #expect(height(8) == "40" && height(60) == "60")
  }

  @Test func textOnABoxWhoseColourIsLostCanBeRead() {
    let white = text("A") { $0[.textColor] = .literal(.absolute(.white)) }
    let dark = text("B") { $0[.textColor] = .literal(.absolute(.black)) }
    let box = group(.stack, .vertical, [white, dark]) { $0[.backgroundColor] = .template(template("${color}")) }
    let (dump, losses) = run(LowerBoxes(), [box], from: Traits.views, to: Traits.meaning)
    #expect(dump.contains(#"text text="A""#) && dump.contains(#"text-color=#000000"#))
    #expect(losses == ["lossy.binding", "lossy.color"])
  }

  /// Strong dark colours have no style that is as dark; a hue says more than a grey.
  @Test func darkColoursBecomeTheStyleOfTheirHue() {
    func style(_ color: UInt32) -> String? {
      let box = group(.stack, .vertical, [text("A")]) { $0[.backgroundColor] = .literal(Color(color)) }
      return run(LowerBoxes(), [box], from: Traits.views, to: Traits.meaning).dump
        .firstMatch(of: /container-style=([a-z]+)/).map { String($0.1) }
    }
    #expect(style(0xD0021B) == "attention" && style(0x8B0000) == "attention")
    #expect(style(0x065F46) == "good")
    #expect(style(0x312E81) == "accent" && style(0x1A4FA0) == "accent")
    #expect(style(0x222222) == "emphasis" && style(0x0B1F3A) == "emphasis" && style(0x5D4037) == "emphasis")
  }

  @Test func coloursBecomeTheNearestStyle() {
    let exact = group(.stack, .vertical, [text("A")]) { $0[.backgroundColor] = .literal(Color(0xCCFFCC)) }
    let near = run(LowerBoxes(), [exact], from: Traits.views, to: Traits.meaning)
    #expect(near.dump.hasPrefix("stack container-style=good") && near.losses == [])
    let other = group(.stack, .vertical, [text("A")]) { $0[.backgroundColor] = .literal(Color(0xFFE0E0)) }
    #expect(run(LowerBoxes(), [other], from: Traits.views, to: Traits.meaning).losses == ["lossy.color"])
  }

  @Test func boxesTooNarrowForAWordAndPaddingArePlain() {
    func box(_ width: Double, _ words: String) -> (dump: String, losses: [String]) {
      let box = group(.stack, .vertical, [text(words) { $0[.textColor] = .literal(.absolute(.white)) }]) {
        $0[.backgroundColor] = .literal(Color(0xFF3B30))
        $0[.width] = .literal(.points(width))
      }
      return run(LowerBoxes(), [box], from: Traits.views, to: Traits.meaning)
    }
    let narrow = box(28, "N")
    #expect(!narrow.dump.contains("container-style") && narrow.losses.contains("lossy.color"))
    // White text would not be seen on the page.
    #expect(!narrow.dump.contains("text-color"))
    // Nor would what was hard to read already.
    let pale = group(.stack, .vertical, [text("N") { $0[.textColor] = .literal(.absolute(.white)) }]) {
      $0[.backgroundColor] = .literal(Color(0xCCCCCC))
      $0[.width] = .literal(.points(28))
    }
    #expect(!run(LowerBoxes(), [pale], from: Traits.views, to: Traits.meaning).dump.contains("text-color"))
    #expect(box(64, "A word").dump.contains("container-style=attention") == false)
    #expect(box(200, "A word").dump.contains("container-style"))
  }

  /// Painted boxes have padding, however small they were.
  @Test func linesAndDotsAreNoBoxes() {
    func drawing(_ width: Double?, _ height: Double, _ children: [Element] = []) -> (dump: String, losses: [String]) {
      let box = group(.stack, .vertical, children) {
        $0[.backgroundColor] = .literal(Color(0xFF3B30))
        if let width { $0[.width] = .literal(.points(width)) }
        $0[.height] = .literal(.points(height))
      }
      return run(LowerBoxes(), [box], from: Traits.views, to: Traits.meaning)
    }
    #expect(!drawing(nil, 4).dump.contains("container-style") && drawing(nil, 4).losses == ["lossy.color"])
    #expect(!drawing(8, 8).dump.contains("container-style"))
    #expect(drawing(nil, 60).dump.contains("container-style"))
    let bar = group(.stack, .vertical, []) { $0[.backgroundColor] = .literal(Color(0x00FF00)) }
    #expect(!drawing(nil, 4, [bar]).dump.contains("container-style"))
    #expect(drawing(nil, 4, [text("A word")]).dump.contains("container-style"))
  }

  @Test func theKnobOfASwitchDoesNotMakeItHigher() {
    let knob = group(.stack, .vertical, []) {
      $0[.backgroundColor] = .literal(Color(0x0000FF))
      $0[.width] = .literal(.points(27))
      $0[.height] = .literal(.points(27))
    }
    let track = group(.stack, .vertical, [group(.stack, .horizontal, [Element(.spacer), knob])]) {
      $0[.backgroundColor] = .literal(Color(0x34C759))
      $0[.width] = .literal(.points(51))
      $0[.height] = .literal(.points(31))
    }
    let result = run(LowerBoxes(), [track], from: Traits.views, to: Traits.meaning)
    #expect(result.dump.components(of: "stack") == 1 && result.dump.contains("container-style=good"))
    #expect(result.losses == ["lossy.color", "lossy.color"])
  }

  @Test func aBoxBesideRoomHasRoomForItsPadding() {
    let box = group(.stack, .horizontal, [text("Continue")]) {
      $0[.backgroundColor] = .literal(Color(0x7C3AED))
      $0[.padding] = .literal(14)
    }
    let row = group(.stack, .horizontal, [text("Skip"), Element(.spacer), box])
    #expect(run(LowerBoxes(), [row], from: Traits.views, to: Traits.meaning).dump.contains("container-style"))
  }

  /// Beside room a row in a column gives a part of its padding too, and a picture behind both takes some of what there is.
  @Test func aChipOnAPictureIsNoBoxThatBreaksItsWord() {
    func dump(width: Double) -> String {
      let chip = group(.stack, .horizontal, [text("New") { $0[.textSize] = .literal(.points(11)) }]) {
        $0[.backgroundColor] = .literal(Color(0xC50F1F))
      }
      let row = group(.stack, .horizontal, [Element(.spacer), chip])
      let hero = group(.stack, .vertical, [row]) {
        $0[.width] = .literal(.points(width))
        $0[.background] = [.one(.make(.backgroundImage) { $0[.url] = .literal("https://example.com/a.png") })]
      }
      return run(LowerBoxes(), [hero], from: Traits.views, to: Traits.meaning).dump
    }
    #expect(!dump(width: 130).contains("container-style") && dump(width: 300).contains("container-style"))
  }

  @Test func theRingOfAPictureIsNoBox() {
    let picture = Element.make(.image) { $0[.width] = .literal(.points(64)) }
    let ring = group(.stack, .vertical, [picture]) { $0[.borderColor] = .literal(Color(0x7C3AED)) }
    let result = run(LowerBoxes(), [ring], from: Traits.views, to: Traits.meaning)
    #expect(!result.dump.contains("container-style") && result.losses == ["lossy.border"])
  }

  /// What a box of a row gets of its width is no width that it states.
  @Test func boxesOfNarrowColumnsArePlain() {
    func box(_ children: [Element]) -> Element {
      group(.stack, .vertical, children) { $0[.backgroundColor] = .literal(Color(0xFF3B30)) }
    }
    func row(_ children: [Element], isEven: Bool = false) -> (dump: String, losses: [String]) {
      let row = group(.stack, .horizontal, children) { if isEven { $0[.distribution] = .literal(.fillEqually) } }
      return run(LowerBoxes(), [row], from: Traits.views, to: Traits.meaning)
    }
    func count(_ dump: String) -> Int { dump.split(separator: "\n").count { $0.contains("container-style") } }
    let week = row(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].map { box([text($0)]) }, isEven: true)
    #expect(count(week.dump) == 0 && week.losses == Array(repeating: "lossy.color", count: 7))
    #expect(count(row(["Mo", "Tu", "We"].map { box([text($0)]) }, isEven: true).dump) == 3)
    // The boxes around have room for a word, those in them have not.
    let prices = row(["Free", "Team", "Pro"].map { box([text($0), box([text("Choose")])]) })
    #expect(count(prices.dump) == 3)
    // Nobody knows what is seen of a picture behind the words.
    let badge = group(.stack, .vertical, [text("Mo") { $0[.textColor] = .literal(.absolute(.white)) }]) {
      $0[.backgroundColor] = .literal(Color(0xFF3B30))
    }
    func badges(over picture: Bool) -> String {
      let badges = group(.stack, .horizontal, Array(repeating: badge, count: 7)) {
        $0[.distribution] = .literal(.fillEqually)
        var image = Element(.backgroundImage)
        image[.url] = .literal("https://example.com/a.png")
        if picture { $0[.background] = [.one(image)] }
      }
      return run(LowerBoxes(), [badges], from: Traits.views, to: Traits.meaning).dump
    }
    #expect(badges(over: true).contains("text-color") && !badges(over: false).contains("text-color"))
    // Nothing is narrow beside nothing else.
    let word = String(repeating: "x", count: 60)
    #expect(count(run(LowerBoxes(), [box([text(word)])], from: Traits.views, to: Traits.meaning).dump) == 1)
  }

  @Test func textOnADarkBoxStaysReadable() {
    let box = group(.stack, .vertical, [text("A") { $0[.textColor] = .literal(.absolute(.white)) }]) {
      $0[.backgroundColor] = .literal(Color(0x101828))
    }
    let result = run([LowerBoxes(), LowerText()], [.one(box)], from: Traits.views, to: Traits.meaning)
    #expect(result.dump.hasPrefix("stack container-style=emphasis") && !result.dump.contains("text-color"))
    #expect(result.losses == ["lossy.color"])
  }

  @Test func aTextWithABackgroundGetsABox() {
    let badge = text("A") { $0[.backgroundColor] = .literal(Color(0xFFC5B2)) }
    let dump = run(LowerBoxes(), [badge], from: Traits.views, to: Traits.meaning).dump
    #expect(dump.hasPrefix("stack container-style=attention axis=vertical\n") && dump.contains(#"text text="A""#))
  }

  // MARK: The sides of a page

  /// Cards whose boxes may reach the sides, and screens whose stacks fill the width, with no padding of their own.
  private static let bleeding = with(Traits.meaning, attributes: [.stack: [.bleed]]) { $0.root = .column }
  private static let filling = with(Traits.widgets) { $0.stacksFillWidth = true }

  private func painted(_ children: [Element], _ change: (inout Element) -> Void = { _ in }) -> Element {
    group(.stack, .vertical, children) {
      $0[.backgroundColor] = .literal(Color(0xCCFFCC))
      change(&$0)
    }
  }

  private func bleeds(
    _ children: [Element], from source: Capabilities = filling, to target: Capabilities = bleeding
  ) -> Int {
    run([UnwrapRoot(), LowerBoxes()], children.map { .one($0) }, from: source, to: target)
      .dump.components(of: "bleed=true")
  }

  @Test func theBoxThatIsThePageReachesItsSides() {
    #expect(bleeds([painted([text("A")]) { $0[.padding] = .literal(24) }]) == 1)
    // What is in its padding does not.
    #expect(bleeds([painted([text("A"), painted([text("B")])]) { $0[.padding] = .literal(24) }]) == 1)
    // A box of stated width ends where it ends.
    #expect(bleeds([painted([text("A")]) { $0[.width] = .literal(.points(80)) }]) == 0)
  }

  @Test func boxesOfAPageWithoutPaddingReachItsSides() {
    let page = group(.stack, .vertical, [text("A"), painted([text("B")]), group(.stack, .vertical, [painted([])])])
    #expect(bleeds([page]) == 2)
    var padded = page
    padded[.padding] = .literal(20)
    #expect(bleeds([padded]) == 0)
    // Where boxes are as wide as their content, only flexible room takes them to the sides.
    #expect(bleeds([page], from: Traits.views) == 0)
    let wide = painted([group(.stack, .horizontal, [text("B"), Element(.spacer)])])
    #expect(bleeds([group(.stack, .vertical, [text("A"), wide])], from: Traits.views) == 1)
  }

  // MARK: Boxes over pictures and in rows

  /// What is behind a picture is not seen, so the colour of the page is one there.
  @Test func boxesOfThePagesColourAreSeenOnPictures() {
    func dump(_ color: Color, hasPicture: Bool = true) -> String {
      let box = group(.stack, .vertical, [text("A")]) { $0[.backgroundColor] = .literal(color) }
      var picture = Element(.backgroundImage)
      picture[.url] = .literal("https://e.com/a.png")
      let outer = group(.stack, .vertical, [group(.stack, .vertical, [box])]) {
        if hasPicture { $0[.background] = [.one(picture)] }
      }
      return run(LowerBoxes(), [outer], from: Traits.views, to: Traits.meaning).dump
    }
    #expect(dump(.white).contains("container-style=default"))
    #expect(!dump(.white, hasPicture: false).contains("container-style"))
    // What lets the picture through is none.
    #expect(!dump(Color(0xFFFFFF, alpha: 40)).contains("container-style"))
    #expect(!dump(Color(0x000000, alpha: 0)).contains("container-style"))
  }

  @Test func allBoxesOfARowHaveTheirColourOrNone() {
    func result(_ words: [String], _ last: UInt32 = 0xF2F2F2) -> (dump: String, losses: [String]) {
      let boxes = words.indices.map { index in
        group(.stack, .vertical, [text(words[index])]) {
          $0[.backgroundColor] = .literal(Color(index == words.count - 1 ? last : 0xF2F2F2))
        }
      }
      let row = group(.stack, .horizontal, boxes) { $0[.distribution] = .literal(.fillEqually) }
      return run(LowerBoxes(), [row], from: Traits.widgets, to: Traits.meaning)
    }
    #expect(result(["Cap", "Coat", "Shoe"]).dump.components(of: "container-style=emphasis") == 3)
    let narrow = result(["Cap", "Waterproofingly", "Shoe"])
    #expect(!narrow.dump.contains("container-style"))
    #expect(narrow.losses == ["lossy.color", "lossy.color", "lossy.color"])
    // One of another colour is no part of what looks alike.
    #expect(result(["Cap", "Waterproofingly", "Shoe"], 0xCCFFCC).dump.components(of: "container-style=good") == 1)
  }

  @Test func textOnADarkBoxTakesTheUsualColorAndNotThatAroundIt() {
    let box = group(.stack, .vertical, [text("A") { $0[.textColor] = .literal(.absolute(.white)) }]) {
      $0[.backgroundColor] = .literal(Color(0x101828))
    }
    let outer = group(.stack, .vertical, [box]) { $0[.foregroundColor] = .literal(Color(0x004400)) }
    let dump = run([LowerBoxes(), LowerText()], [.one(outer)], from: Traits.views, to: Traits.meaning).dump
    #expect(!dump.contains("text-color=good"), "\(dump)")
  }
}
