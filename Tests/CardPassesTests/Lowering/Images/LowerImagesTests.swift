import CardIR
import CardTemplate
import Testing

@testable import CardPasses

/// Mapping 3.3, 3.29 and 3.42: addresses, extents and fit of images.
@Suite struct LowerImagesTests {
  private static let cards = with(
    Traits.meaning, attributes: [.image: [.imageSize, .width, .height, .imageStyle, .altText]])
  private static let views = with(
    Traits.views, attributes: [.image: [.assetName]]
  ) {
    $0.defaults[.image] = [.imageFit: ImageFit.stretch.storage]
    $0.imagesNeedAbsoluteURLs = true
  }
  private static let widgets = with(Traits.widgets, attributes: [.image: [.imageFit, .width, .height]])

  private func image(_ url: String? = "https://a.example/b.png", _ values: [AttributeID: AttributeValue] = [:])
    -> Element
  {
    var image = Element(.image)
    for (id, value) in values { image[value: id] = value }
    if let url { image[.url] = .literal(url) }
    return image
  }

  private func lowered(
    _ image: Element, from source: Capabilities = cards, to target: Capabilities = views,
    _ change: (inout LoweringOptions) -> Void = { _ in }
  ) -> (dump: String, losses: [String]) {
    var options = LoweringOptions()
    change(&options)
    return run(LowerImages(), [.one(image)], from: source, to: target, options: options)
  }

  /// A card cuts off what is wider than it.
  @Test func picturesOfCardsAreNoWiderThanTheCard() {
    let wide = image("https://a.example/b.png", [.width: .measure(390, .points), .height: .measure(240, .points)])
    let result = lowered(wide, from: Self.views, to: Self.cards)
    #expect(result.dump.contains("width=350pt height=215pt") && result.losses.contains("lossy.size"))
    let narrow = image("https://a.example/b.png", [.width: .measure(350, .points), .height: .measure(240, .points)])
    #expect(!lowered(narrow, from: Self.views, to: Self.cards).losses.contains("lossy.size"))
    let box = group(.stack, .vertical, [narrow]) { $0[.containerStyle] = .literal(.emphasis) }
    #expect(run(LowerImages(), [box], from: Self.views, to: Self.cards).dump.contains("width=310pt height=213pt"))
  }

  @Test(arguments: [("small", 40), ("medium", 80), ("large", 160)])
  func stepsBecomeSquaresOfPoints(_ step: String, _ points: Int) {
    let result = lowered(image("https://a.example/b.png", [.imageSize: .token(step)]))
    #expect(result.dump == "image width=\(points)pt height=\(points)pt url=\"https://a.example/b.png\"")
    #expect(result.losses == ["lossy.image-ratio"])
  }

  @Test func whatAColumnMakesWideFillsIt() {
    let picture = image(
      "https://a.example/b.png", [.imageSize: Dimension.stretch.storage, .height: .measure(220, .points)])
    let frames = with(Self.views) { $0.imagesNeedBothExtents = true }
    let column = group(.stack, .vertical, [picture]) { $0[.padding] = .literal(20) }
    for content in [picture, column, group(.list, nil, [column])] {
      // It takes the width that it is offered, on any device.
      let framed = lowered(content, from: Self.widgets, to: frames)
      #expect(framed.dump.contains("image height=220pt"))
      #expect(framed.losses == [])
    }
    // In a row it would take that of its neighbours.
    let row = lowered(group(.stack, .horizontal, [picture, text("A")]), from: Self.widgets, to: frames)
    #expect(row.dump.contains("image width=390pt height=220pt"))
    #expect(row.losses.contains("lossy.implicit-size"))
    let card = lowered(picture, from: Self.widgets, to: Self.cards)
    #expect(card.dump.contains("image-size=stretch") && !card.dump.contains("height"))
    #expect(card.losses.contains("lossy.size"))
  }

  @Test func otherExtentsAreGuessed() {
    let automatic = lowered(image("https://a.example/b.png", [.imageSize: .token("auto")]))
    #expect(automatic.dump.contains("width=160pt height=160pt"))
    // One entry says that neither the size nor the ratio is known.
    #expect(automatic.losses == ["lossy.image-ratio"])
    let stretched = lowered(image("https://a.example/b.png", [.imageSize: .token("stretch")]))
    #expect(stretched.dump.contains("image height=219pt"))
    #expect(stretched.losses == ["lossy.implicit-size"])
    let none = lowered(image(), from: Self.widgets)
    #expect(none.dump.contains("width=160pt height=160pt"))
    #expect(none.losses == ["lossy.image-ratio"])
  }

  /// A drawing of 100 by 60 points.
  private static let drawing = "data:image/svg+xml,<svg width='100' height='60'/>"

  @Test func whatStretchesIsAsWideAsItsColumnHoweverLargeItsPictureIs() {
    let picture = image(Self.drawing, [.imageSize: .token("stretch")])
    func size(in width: Dimension?) -> String? {
      let column = group(.stack, .vertical, [picture]) { if let width { $0[.width] = .literal(width) } }
      let dump = run(LowerImages(), [.one(column)], from: Self.cards, to: Self.views).dump
      return dump.firstMatch(of: /image (.*) url/).map { String($0.1) }
    }
    #expect(size(in: nil) == "height=234pt")
    #expect(size(in: .points(200)) == "height=120pt")
    #expect(size(in: .weight(1)) == "height=234pt")
    // A column as wide as its content is as wide as the picture.
    #expect(size(in: .auto) == "width=100pt height=60pt")
  }

  @Test func statedExtentsStay() {
    let both = lowered(
      image("https://a.example/b.png", [.width: .measure(50, .points), .height: .measure(30, .points)]))
    #expect(both.dump.contains("width=50pt height=30pt") && both.losses == [])
    let one = lowered(image("https://a.example/b.png", [.height: .measure(30, .points), .imageSize: .token("auto")]))
    #expect(one.dump.contains("width=30pt height=30pt") && one.losses == ["lossy.image-ratio"])
    let bound = lowered(image("https://a.example/b.png", [.width: .template(template("${w}"))]))
    #expect(bound.dump.contains(#"width=$"${w}" height=$"${w}""#))
  }

  @Test func widgetsNeedBothExtentsAndKeepTheRatio() {
    let result = lowered(image("https://a.example/b.png", [.imageSize: .token("medium")]), to: Self.widgets)
    #expect(result.dump.contains("width=80pt height=80pt") && result.losses == [])
  }

  @Test func fitsThatTheTargetLacksAreLost() {
    let frame: [AttributeID: AttributeValue] = [.width: .measure(50, .points), .height: .measure(30, .points)]
    func fit(_ name: String) -> Element {
      image("https://a.example/b.png", frame.merging([.imageFit: .token(name)]) { first, _ in first })
    }
    #expect(lowered(fit("contain"), from: Self.widgets).losses == ["lossy.image-fit"])
    #expect(lowered(fit("stretch"), from: Self.widgets).losses == [])
    #expect(
      lowered(fit("cover"), from: Self.widgets, to: Self.cards).losses == ["lossy.image-fit", "note.missing-alt"])
    #expect(lowered(fit("stretch"), from: Self.views, to: Self.cards).losses == ["note.image-fit", "note.missing-alt"])
    #expect(lowered(fit("contain"), from: Self.cards).losses == [])
    #expect(!lowered(fit("cover"), from: Self.widgets).dump.contains("image-fit"))
  }

  @Test func namesOfAssetsBecomeAddresses() {
    let asset = image(nil, [.assetName: .text("logo")])
    let plain = lowered(asset, from: Self.views, to: Self.widgets)
    #expect(plain.dump.contains(#"url="asset:logo""#) && plain.losses.contains("lossy.local-asset"))
    let based = lowered(asset, from: Self.views, to: Self.widgets) { $0.assetBase = "https://a.example/assets/" }
    #expect(based.dump.contains(#"url="https://a.example/assets/logo.png""#))
    let back = lowered(image("asset:logo"), from: Self.widgets)
    #expect(back.dump.contains(#"asset-name="logo""#) && !back.dump.contains("url="))
  }

  @Test func relativeAddressesAreResolved() {
    let kept = lowered(image("img/a.png"))
    #expect(kept.dump.contains(#"url="img/a.png""#) && kept.losses.contains("config.base-url-missing"))
    let resolved = lowered(image("../img/a.png?x=1")) { $0.baseURL = "https://a.example/app/cards/x.json" }
    #expect(resolved.dump.contains(#"url="https://a.example/app/img/a.png?x=1""#))
    var bound = image(nil)
    bound[.url] = .template(TemplateString([.text("/img/"), .hole(.call("id", [])), .text(".png")]))
    let template = lowered(bound) { $0.baseURL = "https://a.example/app/" }
    #expect(template.dump.contains(#"url=$"https://a.example/img/${id()}.png""#))
    #expect(lowered(image("data:image/png;base64,AAAA")).losses.contains("lossy.data-uri"))
  }

  @Test func whatIsOnlySpokenOrRoundIsLost() {
    let frame: [AttributeID: AttributeValue] = [
      .width: .measure(50, .points), .height: .measure(50, .points), .imageStyle: .token("person"),
      .altText: .text("Ada"),
    ]
    let result = lowered(image("https://a.example/b.png", frame))
    #expect(result.losses == ["lossy.accessibility", "lossy.image-person"])
    #expect(!result.dump.contains("person") && !result.dump.contains("Ada"))
  }

  /// Where pictures are stretched to their frame, one without a frame takes all the room there is.
  @Test func anImageWithoutAFrameStretches() {
    let result = run(LowerImages(), [image()], from: Self.views, to: Self.cards)
    #expect(result.dump.contains("image-size=stretch"))
    #expect(!result.losses.contains("lossy.size"))
    let framed = run(LowerImages(), [image(values: [.width: .measure(40, .points)])], from: Self.views, to: Self.cards)
    #expect(!framed.dump.contains("image-size"))
  }

  @Test func anImageWithAHeightAloneIsReported() {
    let result = run(
      LowerImages(), [image(values: [.height: .measure(40, .points)])], from: Self.views, to: Self.cards)
    #expect(!result.dump.contains("image-size") && result.losses.contains("lossy.size"))
  }

  private func image(values: [AttributeID: AttributeValue]) -> Element { image("https://a.example/b.png", values) }
}
