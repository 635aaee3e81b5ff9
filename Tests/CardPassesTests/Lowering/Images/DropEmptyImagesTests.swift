import CardIR
import CardTemplate
import Testing

@testable import CardPasses

@Suite struct DropEmptyImagesTests {
  private let picture = "https://a.example/b.png"

  private func image(_ url: String?, _ change: (inout Element) -> Void = { _ in }) -> Element {
    .make(.image) {
      if let url { $0[.url] = .literal(url) }
      change(&$0)
    }
  }

  @Test func imagesWithoutSourceAreLeftOut() {
    let result = run(
      DropEmptyImages(), [image(""), group(.stack, .vertical, [image(nil), image(picture)])], to: Traits.views)
    #expect(
      result.dump == """
        stack axis=vertical
          children
            image url="https://a.example/b.png"
        """)
    #expect(result.losses == ["dropped.empty-image", "dropped.empty-image"])
  }

  @Test func imagesThatDataFillStay() {
    let bound = image(nil) { $0[.url] = .template(template("${picture}")) }
    let asset = image(nil) { $0[.assetName] = .literal("logo") }
    let result = run(DropEmptyImages(), [bound, asset], to: Traits.views)
    #expect(result.dump.components(of: "image") == 2 && result.losses == [])
  }

  @Test func aTextThatIsNoAddressShowsNothingWhereClientsNeedWholeAddresses() {
    let blank = image("12:30")
    let needy = with(Traits.views) { $0.imagesNeedAbsoluteURLs = true }
    #expect(run(DropEmptyImages(), [blank], to: needy).dump == "")
    #expect(run(DropEmptyImages(), [blank], to: Traits.views).losses == [])
  }

  @Test func backgroundsAndIconsAreLookedAtAsWell() {
    let box = group(.stack, .vertical, [text("A")]) {
      $0[.background] = [.one(.make(.backgroundImage) { $0[.url] = .literal("") })]
    }
    let send = Element.make(.button) {
      $0[.title] = .literal("Send")
      $0[.iconURL] = .literal(" ")
    }
    let result = run(DropEmptyImages(), [box, send], to: Traits.views)
    #expect(
      result.dump == """
        stack axis=vertical
          children
            text text="A"
        button title="Send"
        """)
    #expect(result.losses == ["dropped.empty-image", "dropped.empty-image"])
  }

  @Test func theTapOfAnImageThatGoesIsReported() {
    let link = Element.make(.openURL) { $0[.url] = .literal("https://a.example") }
    let result = run(DropEmptyImages(), [image("") { $0[.tap] = [.one(link)] }], to: Traits.views)
    #expect(result.dump == "" && result.losses == ["dropped.empty-image", "dropped.empty-image"])
  }

  @Test("clients that crash on an empty address get an image only where data give one")
  func addressesOfData() {
    let bound = image(nil) { $0[.url] = .template(template("${photo}")) }
    let part = image(nil) { $0[.url] = .template(template("https://a.example/${photo}")) }
    let needy = with(Traits.views) { $0.emptyImagesCrash = true }
    func dump(_ target: Capabilities) -> String {
      run([DropEmptyImages()], [.one(bound), .one(part)], to: target, isTemplate: true).dump
    }
    #expect(dump(needy).contains(#"$when="${!empty(photo)}""#) && dump(needy).components(of: "$when") == 1)
    #expect(!dump(Traits.views).contains("$when"))
  }
}
