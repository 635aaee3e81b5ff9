import CardFormats
import CardIR
import CardTemplate
import Testing

@testable import CardPasses

/// Mapping 3.4, 3.7, 3.13 and 3.41: symbols, layers, shapes and background pictures.
@Suite struct LowerShapesTests {
  private static let layers = with(
    Traits.views, kinds: [.overlay, .shape, .icon],
    attributes: [.shape: [.shape, .foregroundColor, .width, .height], .icon: [.symbolName, .foregroundColor]])
  private static let cards = with(
    Traits.meaning, regions: [.stack: [.background], .screen: [.background]])

  private func icon(_ name: String) -> Element {
    var icon = Element(.icon)
    icon[.symbolName] = .literal(name)
    icon[.foregroundColor] = .literal(Color(0x2563EB))
    return icon
  }

  private func shape(_ kind: ShapeKind, _ color: UInt32? = nil) -> Element {
    var shape = Element(.shape)
    shape[value: .shape] = kind.storage
    shape[.foregroundColor] = color.map { .literal(Color($0)) }
    return shape
  }

  @Test func symbolsThatAreLargerThanTextAreTold() {
    let documents = with(Self.layers) { $0.codec.writesDocuments = true }
    func losses(_ points: Double, from source: Capabilities = Self.cards, to target: Capabilities? = nil) -> [String] {
      var large = icon("star")
      large[.width] = .literal(.points(points))
      return run(LowerShapes(), [large], from: source, to: target ?? documents).losses
    }
    #expect(losses(24) == [])
    // Views that are generated make symbols as large as they are to be.
    #expect(losses(48, to: Self.layers) == [])
    #expect(losses(48) == ["lossy.size"])
    // Where they were no larger before, nothing is lost.
    #expect(losses(48, from: Self.layers) == [])
  }

  /// A picture without a width takes all there is, also as a background.
  @Test func layersInFrontOfAPictureAreAsWideAsThat() {
    let source = DrivenUIFormat().capabilities
    func lowered(_ width: Double?) -> String {
      let picture = Element.make(.image) {
        $0[.url] = .literal("https://e.com/a.png")
        if let width { $0[.width] = .literal(.points(width)) }
      }
      return run(
        LowerShapes(), [Element(.overlay, children: [.one(picture), .one(text("A"))])], from: source, to: Self.cards
      )
      .dump
    }
    #expect(lowered(nil).contains("width=stretch"), "\(lowered(nil))")
    #expect(!lowered(200).contains("width=stretch"))
  }

  @Test func symbolsAmongWhichDataChooseBecomeSigns() {
    func lowered(_ name: String) -> (dump: String, losses: [String]) {
      var icon = Element(.icon)
      icon[.symbolName] = .template(template(name))
      return run(LowerShapes(), [icon], from: Self.layers, to: Self.cards)
    }
    let choice = lowered("${if(isDone, 'star.fill', 'star')}")
    #expect(choice.dump.contains(#"text=$"${if(isDone, '★', '☆')}""#), "\(choice.dump)")
    #expect(choice.losses == ["lossy.icon"])
    #expect(lowered("${name}").losses == ["dropped.icon"])
    #expect(lowered("${if(isDone, 'star', 'figure.fencing')}").losses == ["dropped.icon"])
  }

  @Test(arguments: [
    ("star.fill", "★"), ("checkmark", "✓"), ("xmark", "✕"), ("chevron.right", "›"), ("heart.fill", "♥"),
    ("envelope.fill", "✉"), ("bell.circle.fill", "🔔"),
  ])
  func symbolsBecomeSigns(_ name: String, _ sign: String) {
    let result = run(LowerShapes(), [icon(name)], from: Self.layers, to: Self.cards)
    #expect(result.dump == "text text=\"\(sign)\" text-size=body text-color=#2563EB wrap=true")
    #expect(result.losses == ["lossy.icon"])
  }

  @Test func unknownSymbolsBecomePicturesOrGo() {
    let dropped = run(LowerShapes(), [icon("figure.fencing")], from: Self.layers, to: Self.cards)
    #expect(dropped.dump == "" && dropped.losses == ["dropped.icon"])
    var options = LoweringOptions()
    options.iconBase = "https://a.example/icons"
    var bound = Element(.icon)
    bound[.symbolName] = .template(template("${symbol}"))
    let result = run(
      LowerShapes(), [.one(icon("figure.fencing")), .one(bound)], from: Self.layers, to: Self.cards, options: options)
    #expect(result.dump.contains(#"image width=24pt height=24pt"#))
    #expect(result.dump.contains(#"url="https://a.example/icons/figure.fencing.png""#))
    #expect(result.dump.contains(#"url=$"https://a.example/icons/${symbol}.png""#))
    #expect(result.losses == ["lossy.icon", "lossy.icon"])
  }

  @Test func symbolsStayWhereTheTargetHasThem() {
    let result = run(LowerShapes(), [icon("figure.fencing")], from: Self.layers, to: Self.layers)
    #expect(result.dump.hasPrefix("icon ") && result.losses == [])
  }

  @Test func theTitleOfABarStandsBetweenItsButtons() {
    func bar(_ height: Double, _ title: Element) -> String {
      let room = Element(.spacer)
      let row = group(.stack, .horizontal, [text("‹"), room, text("›")])
      let layers = Element(.overlay, children: [.one(group(.stack, .vertical, [row, room])), .one(title)])
      let box = group(.stack, .vertical, [layers]) { $0[.height] = .literal(.points(height)) }
      return run(LowerShapes(), [box], from: Self.layers, to: Self.cards).dump
    }
    let joined = bar(56, text("May"))
    #expect(joined.components(of: "spacer") == 2 && joined.components(of: "axis=horizontal") == 1)
    // What is high has its middle elsewhere.
    #expect(
      bar(300, text("May")).components(of: "spacer") == 2 && bar(300, text("May")).contains("axis=vertical gap=0"))
    #expect(bar(56, group(.stack, .vertical, [text("May"), text("2025")])).components(of: "axis=vertical gap=0") > 0)
  }

  @Test func aLayerAsLargeAsThePictureBehindItKeepsItsContentAtTheTop() {
    var image = Element(.image)
    image[.url] = .literal("https://a.example/a.png")
    let layer = group(.stack, .vertical, [text("OPEN"), Element(.spacer)])
    func sized(_ element: Element) -> Element {
      var element = element
      element[.width] = .literal(.points(350))
      element[.height] = .literal(.points(200))
      return element
    }
    let layers = Element(.overlay, children: [.one(sized(image)), .one(sized(layer))])
    let target = with(Self.cards, attributes: [.stack: [.verticalAlignment]])
    let dump = run(LowerShapes(), [layers], from: Self.layers, to: target).dump
    #expect(dump.contains("vertical-alignment=top") && dump.components(of: "height=200pt") == 1)
  }

  @Test func aBannerKeepsItsHeightAndWhatIsOnItItsPlace() {
    var image = Element(.image)
    image[.url] = .literal("a.png")
    image[.width] = .literal(.points(300))
    image[.height] = .literal(.points(120))
    var cards = Self.cards
    cards.attributes[.stack]?.insert(.verticalAlignment)
    let banner = run(LowerShapes(), [group(.overlay, nil, [image, text("A")])], from: Self.layers, to: cards).dump
    // The picture says as well where it stands.
    #expect(banner.contains("height=120pt"))
    #expect(banner.split(separator: "\n")[0].contains("vertical-alignment=center"), "\(banner)")
    // Without a height there is no room above or below the content.
    image[.height] = nil
    let strip = run(LowerShapes(), [group(.overlay, nil, [image, text("A")])], from: Self.layers, to: cards).dump
    #expect(!strip.contains("height=") && !strip.split(separator: "\n")[0].contains("vertical-alignment"), "\(strip)")
  }

  @Test func aPictureAsHighAsTheScreenMakesNoCardThatHigh() {
    func cover(_ height: Double) -> (dump: String, losses: [String]) {
      var image = Element(.image)
      image[.url] = .literal("https://a.example/a.png")
      image[.width] = .literal(.points(390))
      image[.height] = .literal(.points(height))
      let words = group(.stack, .vertical, [text("Top"), Element(.spacer), text("Bottom")])
      var cards = Self.cards
      cards.attributes[.stack]?.formUnion([.verticalAlignment, .height])
      return run(LowerShapes(), [group(.overlay, nil, [image, words])], from: Self.layers, to: cards)
    }
    let page = cover(844)
    #expect(page.dump.contains("height=390pt") && !page.dump.contains("844"), "\(page.dump)")
    #expect(page.losses == ["lossy.size"])
    // The room between the texts has what the picture leaves.
    #expect(page.dump.contains("height=stretch"))
    let banner = cover(200)
    #expect(banner.dump.contains("height=200pt") && banner.losses == [])
  }

  @Test func anImageBehindBecomesTheBackground() {
    var image = Element(.image)
    image[.url] = .literal("https://a.example/b.png")
    let result = run(
      LowerShapes(), [group(.overlay, nil, [image, text("A")])], from: Self.layers, to: Self.cards)
    #expect(
      result.dump
        == """
        stack axis=vertical gap=0 alignment=center
          background
            background-image horizontal-alignment=center vertical-alignment=center url="https://a.example/b.png" fill-mode=cover
          children
            text text="A"
        """.reordered(like: result.dump))
    // A picture behind one thing is what a background is; behind several, these lose their places.
    #expect(result.losses == [])
    let several = run(
      LowerShapes(), [group(.overlay, nil, [image, text("A"), text("B")])], from: Self.layers, to: Self.cards)
    #expect(several.losses == ["lossy.overlay"])
  }

  @Test func aShapeBehindBecomesTheColour() {
    let overlay = group(.overlay, nil, [shape(.rectangle, 0x0B3D2E), text("A"), text("B")]) {
      $0[.height] = .literal(.points(96))
    }
    let result = run(LowerShapes(), [overlay], from: Self.layers, to: Self.cards)
    #expect(
      result.dump == """
        stack width=stretch height=96pt background-color=#0B3D2E axis=vertical gap=0 alignment=center
          children
            text text="A"
            text text="B"
        """)
    #expect(result.losses == ["lossy.overlay"])
  }

  @Test func otherLayersStandBelowEachOther() {
    let result = run(
      LowerShapes(), [group(.overlay, nil, [text("A"), text("B")])], from: Self.layers, to: Self.cards)
    #expect(result.dump.hasPrefix("stack axis=vertical gap=0 alignment=center\n"))
    #expect(result.losses == ["lossy.overlay"])
  }

  @Test func aLoneShapeBecomesABox() {
    let behind = group(.overlay, nil, [shape(.circle, 0xFF0000), text("A")])
    #expect(
      run(LowerShapes(), [behind], from: Self.layers, to: Self.cards).losses == ["lossy.overlay", "lossy.shape"])
    var circle = shape(.circle, 0xFF0000)
    circle[.width] = .literal(.points(40))
    circle[.height] = .literal(.points(40))
    let sized = run(LowerShapes(), [circle], from: Self.layers, to: Self.cards)
    #expect(sized.dump.contains("background-color=#FF0000") && sized.dump.contains("height=40pt"))
    #expect(sized.losses == ["lossy.shape"])
    let flexible = run(LowerShapes(), [shape(.rectangle)], from: Self.layers, to: Self.cards)
    #expect(flexible.dump.contains("background-color=#000000") && flexible.dump.contains("height=24pt"))
    // The colour of text on the device is known to nobody else.
    #expect(flexible.losses == ["lossy.color", "lossy.implicit-size", "lossy.shape"])
  }

  @Test func shapesOfARowAreAsHighAsTheRow() {
    func row(_ shapes: [Element], _ change: (inout Element) -> Void) -> (dump: String, losses: [String]) {
      let row = group(.stack, .horizontal, shapes, change)
      return run(LowerShapes(), [row], from: Self.layers, to: Self.cards)
    }
    let stated = row([shape(.rectangle, 0xE63946), shape(.rectangle, 0x457B9D)]) { $0[.height] = .literal(.points(60)) }
    #expect(stated.dump.components(of: "height=60pt") == 3 && !stated.losses.contains("lossy.implicit-size"))
    var high = shape(.rectangle, 0xE63946)
    high[.height] = .literal(.points(50))
    let filled = row([high, shape(.rectangle, 0x457B9D)]) { $0[.alignment] = .literal(.fill) }
    #expect(filled.dump.components(of: "height=50pt") == 2 && !filled.losses.contains("lossy.implicit-size"))
    // In the middle of a row nobody says how high they are.
    let centred = row([high, shape(.rectangle, 0x457B9D)]) { $0[.alignment] = .literal(.center) }
    #expect(centred.losses.contains("lossy.implicit-size"))
  }

  @Test func shapesTakeTheColourTheyWouldInherit() {
    let stack = group(.stack, .vertical, [shape(.rectangle)]) { $0[.foregroundColor] = .literal(Color(0x112233)) }
    let target = with(Traits.widgets, kinds: [.canvas])
    let result = run(LowerShapes(), [stack], from: Self.layers, to: target)
    #expect(result.dump.contains("shape foreground-color=#112233 shape=rectangle"))
  }

  @Test func roundSquaresAreCircles() {
    var square = shape(.rectangle, 0xFF0000)
    square[.width] = .literal(.points(40))
    square[.height] = .literal(.points(40))
    square[.cornerRadius] = .literal(20)
    let circle = run(LowerShapes(), [square], from: Traits.widgets, to: Self.layers)
    #expect(circle.dump.hasSuffix("shape=circle") && circle.losses == [])
    square[.cornerRadius] = .literal(8)
    let plain = run(LowerShapes(), [square], from: Traits.widgets, to: Self.layers)
    #expect(plain.dump.hasSuffix("shape=rectangle") && plain.losses == ["lossy.corner-radius"])
  }

  /// Layers in a target in which a later step gives pictures their size.
  private static let frames = with(layers, attributes: [.stack: [.width]]) { $0.framesSurroundBackgrounds = true }

  @Test func aBackgroundPictureBecomesALayer() {
    var picture = Element(.backgroundImage)
    picture[.url] = .literal("https://a.example/b.png")
    picture[value: .fillMode] = .token("repeat")
    let stack = group(.stack, .vertical, [text("A")]) {
      $0[.spacing] = .literal(.large)
      $0[.background] = [.one(picture)]
    }
    let result = run(LowerShapes(), [stack], from: Self.cards, to: Self.frames)
    #expect(
      result.dump == """
        overlay spacing=large
          children
            image width=stretch height=stretch url="https://a.example/b.png"
            stack padding=20 axis=vertical
              children
                text text="A"
        """)
    #expect(result.losses == ["lossy.background-fill"])
  }

  @Test func theColourOfAStyleIsBehindThePicture() {
    var picture = Element(.backgroundImage)
    picture[.url] = .literal("https://a.example/b.png")
    func styled(_ kind: ElementKind) -> Element {
      group(kind, kind == .stack ? .vertical : nil, [text("A")]) {
        $0[.containerStyle] = .literal(.good)
        $0[.background] = [.one(picture)]
      }
    }
    let cards = with(Self.cards, attributes: [.column: [.minHeight]])
    let stack = run(LowerShapes(), [styled(.stack)], from: cards, to: Self.frames).dump
    #expect(stack.hasPrefix("overlay padding=0 container-style=good\n"), "\(stack)")
    #expect(stack.contains("stack padding=20 axis=vertical\n"))
    let row = group(.stack, .horizontal, [styled(.column)])
    let column = run(LowerShapes(), [row], from: cards, to: with(Self.frames, kinds: [.column])).dump
    #expect(column.contains("column padding=0 container-style=good"), "\(column)")
    #expect(column.ranges(of: "padding=20").count == 1, "\(column)")
  }

  @Test func thePictureOfAColumnIsAsHighAsTheColumn() {
    var picture = Element(.backgroundImage)
    picture[.url] = .literal("https://a.example/b.png")
    let column = group(.column, nil, [text("A")]) {
      $0[.minHeight] = .literal(100)
      $0[.verticalAlignment] = .literal(.bottom)
      $0[.background] = [.one(picture)]
    }
    let result = run(
      LowerShapes(), [group(.stack, .horizontal, [column])], from: Self.cards,
      to: with(Self.frames, kinds: [.column]))
    // What is in front of the picture has the padding and the height; the row still asks the column where it stands.
    #expect(
      result.dump == """
        stack axis=horizontal
          children
            column vertical-alignment=bottom
              children
                overlay
                  children
                    image width=stretch height=stretch url="https://a.example/b.png"
                    stack min-height=100 padding=20 vertical-alignment=bottom axis=vertical
                      children
                        text text="A"
        """)
    #expect(result.losses == [])
  }
}

extension String {
  /// The same lines with the regions of the first element in the order of `other`: their order has no meaning.
  func reordered(like other: String) -> String {
    let lines = split(separator: "\n").map(String.init)
    guard let split = lines.firstIndex(of: "  children"), other.split(separator: "\n").dropFirst().first == "  children"
    else { return self }
    return ([lines[0]] + lines[split...] + lines[1..<split]).joined(separator: "\n")
  }
}
