import CardIR
import CardSyntax
import Testing

@testable import CardStyle

/// Expected values follow section 4 of the description of Adaptive Cards, with the values of the profiles.
@Suite("The resolver of styles") struct StyleResolverTests {
  private let resolver = StyleResolver(.default)

  private func element(_ kind: ElementKind, _ change: (inout Element) -> Void = { _ in }) -> Element {
    var element = Element(kind)
    change(&element)
    return element
  }

  private func following(_ style: ContainerStyle = .default) -> StyleResolver.Surroundings {
    var surroundings = resolver.page
    surroundings.boxes.enter(style)
    surroundings.hasPrevious = true
    return surroundings
  }

  // MARK: Text

  @Test("text takes its own values, then those of its style, then the defaults")
  func textLook() {
    let plain = resolver.text(of: element(.text), in: resolver.page)
    #expect(plain.points == 14 && plain.weight == 400 && plain.color == Color(0x333333))
    #expect(plain.lineHeight == 1.33 * 14 && plain.maxLines == 1 && plain.headingLevel == nil)
    let heading = element(.text) {
      $0[value: .textStyle] = .token("heading")
      $0[.wrap] = .literal(true)
    }
    let resolved = resolver.text(of: heading, in: resolver.page)
    #expect(resolved.points == 21 && resolved.weight == 600 && resolved.headingLevel == 2 && resolved.maxLines == 0)
    let own = element(.text) {
      $0[value: .textStyle] = .token("heading")
      $0[.textSize] = .literal(.token(.small))
      $0[.textWeight] = .literal(.lighter)
      $0[.isSubtle] = .literal(true)
      $0[.textColor] = .literal(.palette(.good))
      $0[.wrap] = .literal(true)
      $0[.maxLines] = .literal(3)
    }
    let small = resolver.text(of: own, in: resolver.page)
    #expect(small.points == 12 && small.weight == 200 && small.maxLines == 3)
    #expect(small.color == Color(0x027502, alpha: 0xDD))
  }

  @Test("header cells have the look of column headers")
  func headerCells() {
    var surroundings = resolver.page
    surroundings.isInHeader = true
    #expect(resolver.text(of: element(.text), in: surroundings).weight == 600)
    let light = element(.text) { $0[.textWeight] = .literal(.lighter) }
    #expect(resolver.text(of: light, in: surroundings).weight == 200)
  }

  @Test("the font decides on family, size and weight, and a configuration on line heights")
  func fonts() {
    var host = HostConfig.default
    host.fontTypes[.monospace].family = "Consolas"
    host.fontTypes[.monospace].sizes[.large] = 19
    host.fontTypes[.monospace].weights[.bolder] = 900
    host.lineHeights[.large] = 30
    let text = element(.text) {
      $0[value: .fontType] = .token("monospace")
      $0[.textSize] = .literal(.token(.large))
      $0[.textWeight] = .literal(.bolder)
    }
    let resolved = StyleResolver(host).text(of: text, in: resolver.page)
    #expect(resolved.family == "Consolas" && resolved.points == 19 && resolved.weight == 900)
    #expect(resolved.lineHeight == 30)
  }

  @Test("colours are those of the container style")
  func colours() {
    var host = HostConfig.default
    host.containerStyles[.emphasis].foreground[.accent].subtle = Color(0x123456, alpha: 0x78)
    let text = element(.text) {
      $0[.textColor] = .literal(.palette(.accent))
      $0[.isSubtle] = .literal(true)
    }
    let resolver = StyleResolver(host)
    #expect(resolver.text(of: text, in: following(.emphasis)).color == Color(0x123456, alpha: 0x78))
    #expect(resolver.text(of: text, in: following(.good)).color == Color(0x2E89FC, alpha: 0x88))
    let marked = element(.run) { $0[value: .highlight] = .flag(true) }
    #expect(resolver.text(of: marked, in: following()).highlight == Color(0x000000, alpha: 0x22))
    #expect(resolver.text(of: marked, in: following()).maxLines == nil)
  }

  // MARK: Distances and boxes

  @Test("only what follows something visible has a distance")
  func leads() {
    let separated = element(.text) {
      $0[.spacing] = .literal(.large)
      $0[.separator] = .literal(true)
    }
    let lead = resolver.lead(of: separated, in: following())
    #expect(lead.points == 40 && lead.lineThickness == 1 && lead.lineColor == Color(0xEEEEEE))
    #expect(resolver.lead(of: element(.text), in: following()).points == 20)
    #expect(resolver.lead(of: separated, in: resolver.page).points == 0)
    #expect(resolver.lead(of: separated, in: resolver.page).lineThickness == 0)
    let hidden = element(.text) { $0[.isVisible] = .literal(false) }
    let screen = Screen(
      name: "a", format: FormatID(rawValue: "test"),
      root: Element(.screen, children: [.one(hidden), .one(separated), .one(element(.image))]), isTemplate: false)
    var gaps: [Double] = []
    resolver.visit(screen) { if let lead = $1.lead { gaps.append(lead.points) } }
    #expect(gaps == [0, 0, 20])
  }

  @Test("boxes are padded and painted where their style differs from that of any box around them")
  func boxes() {
    let emphasis = element(.stack) { $0[.containerStyle] = .literal(.emphasis) }
    let box = resolver.box(of: emphasis, in: following())
    #expect(box?.padding == 20 && box?.background == Color(0x000000, alpha: 8) && box?.style == .emphasis)
    // The page around both has the default style.
    let same = resolver.box(of: emphasis, in: following(.emphasis))
    #expect(same?.padding == 20 && same?.background == box?.background && same?.style == .emphasis)
    let usual = element(.stack) { $0[.containerStyle] = .literal(.default) }
    let unseen = resolver.box(of: usual, in: following())
    #expect(unseen?.padding == 0 && unseen?.background == nil && unseen?.style == .default)
    let back = element(.stack) { $0[.containerStyle] = .literal(.default) }
    #expect(resolver.box(of: back, in: following(.emphasis))?.background == .white)
    let plain = resolver.box(of: element(.column), in: following(.good))
    #expect(plain?.padding == 0 && plain?.background == nil && plain?.style == .good)
    let pictured = element(.stack) { $0[.background] = [.one(Element(.backgroundImage))] }
    #expect(resolver.box(of: pictured, in: following())?.padding == 20)
    #expect(resolver.box(of: element(.text), in: following()) == nil)
  }

  @Test("boxes bleed into the padding around them only where they have a background")
  func bleed() {
    var surroundings = following()
    surroundings.padding = 17
    let bleeding = element(.stack) {
      $0[.bleed] = .literal(true)
      $0[.containerStyle] = .literal(.good)
    }
    #expect(resolver.box(of: bleeding, in: surroundings)?.bleed == 17)
    let bare = element(.stack) { $0[.bleed] = .literal(true) }
    #expect(resolver.box(of: bare, in: surroundings)?.bleed == 0)
    var host = HostConfig.default
    host.alwaysAllowBleed = true
    #expect(StyleResolver(host).box(of: bare, in: surroundings)?.bleed == 17)
  }

  @Test("cards that a button shows have the style and padding of the host")
  func shownCards() {
    var inner = Element(.screen)
    inner[.children] = [.one(element(.text) { $0[.textColor] = .literal(.palette(.good)) })]
    let action = element(.showCard) { $0[.card] = [.one(inner)] }
    let screen = Screen(
      name: "a", format: FormatID(rawValue: "test"), root: element(.screen) { $0[.actions] = [.one(action)] },
      isTemplate: false)
    var boxes: [ResolvedBox] = []
    resolver.visit(screen) { if let box = $1.box { boxes.append(box) } }
    #expect(boxes.map(\.style) == [.default, .emphasis] && boxes.map(\.padding) == [20, 20])
  }

  @Test("the nearest distance is found; of two equally near ones the smaller")
  func nearest() {
    #expect(resolver.nearestSpacing(to: 11) == .small && resolver.nearestSpacing(to: 15) == .small)
    #expect(resolver.nearestSpacing(to: 0) == .none && resolver.nearestSpacing(to: 500) == .extraLarge)
    #expect(StyleResolver(.seed).nearestSpacing(to: 16) == .medium)
  }

  // MARK: Images and groups

  @Test("images have their own extents, else those of their size")
  func images() {
    func image(_ size: Dimension?, width: Double? = nil) -> Element {
      element(.image) {
        if let size { $0[.imageSize] = .literal(size) }
        if let width { $0[.width] = .literal(.points(width)) }
      }
    }
    #expect(resolver.image(of: image(.token(.medium)), in: resolver.page).width == 80)
    #expect(resolver.image(of: image(.token(.medium), width: 33), in: resolver.page).width == 33)
    #expect(resolver.image(of: image(.stretch), in: resolver.page).fillsWidth)
    #expect(resolver.image(of: image(nil), in: resolver.page) == ResolvedImage())
    var group = resolver.page
    group.groupImageSize = .token(.large)
    let grouped = resolver.image(of: image(nil), in: group)
    #expect(grouped.height == 100 && grouped.maxHeight == 100 && grouped.width == nil)
  }

  @Test("facts, inputs, buttons and tables have the host's looks")
  func groups() {
    let facts = resolver.facts(in: .default)
    #expect(facts.title.weight == 600 && facts.value.weight == 400 && facts.spacing == 10)
    #expect(facts.titleMaxWidth == 150 && facts.valueMaxWidth == 0)
    let input = resolver.input(element(.textInput) { $0[.isRequired] = .literal(true) }, in: .default)
    #expect(input.suffix == " *" && input.suffixColor == Color(0xCC3300) && input.label.weight == 600)
    #expect(input.labelSpacing == 10 && input.errorSpacing == 20 && input.error.color == Color(0xCC3300))
    #expect(resolver.input(element(.textInput), in: .default).suffix == nil)
    let buttons = StyleResolver(.seed).buttons(of: element(.actionSet))
    #expect(buttons.axis == .vertical && buttons.spacing == 8 && buttons.alignment == .stretch)
    let bare = element(.table) { $0[value: .showsGridLines] = .flag(false) }
    #expect(resolver.table(bare, in: .default) == ResolvedTable(cellSpacing: 8, cellPadding: 0, lineColor: nil))
    var host = HostConfig.default
    host.containerStyles[.accent].border = Color(0x00FF00)
    let lined = element(.table) { $0[value: .gridStyle] = .token("accent") }
    let table = StyleResolver(host).table(lined, in: .default)
    #expect(table == ResolvedTable(cellSpacing: 0, cellPadding: 10, lineColor: Color(0x00FF00)))
  }

  @Test("the target's own colour of text does only for dark text")
  func usualColours() {
    #expect(StyleResolver.isUsualTextColor(Color(0x333333)) && StyleResolver.isUsualTextColor(.black))
    #expect(!StyleResolver.isUsualTextColor(.white) && !StyleResolver.isUsualTextColor(Color(0x666666)))
    #expect(!StyleResolver.isUsualTextColor(Color(0x333333, alpha: 0xEE)))
  }
}
