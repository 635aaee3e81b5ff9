import CardIR
import Testing

@testable import CardPasses

@Suite struct DropEmbeddedImagesTests {
  @Test func embeddedImagesBecomeTheirText() {
    func image(_ url: String, _ text: String?) -> Element {
      .make(.image) {
        $0[.url] = .literal(url)
        if let text { $0[.altText] = .literal(text) }
      }
    }
    let (dump, losses) = saved(
      DropEmbeddedImages(),
      [
        image("data:image/png;base64,AAAA", "Logo"), image("DATA:image/png;base64,BBBB", nil),
        image("https://example.com/a.png", "Kept"),
      ])
    #expect(dump.contains(#"text text="Logo""#) && dump.contains("a.png"))
    #expect(!dump.contains("AAAA") && !dump.contains("BBBB") && losses == ["lossy.budget", "lossy.budget"])
  }

  @Test func theActionOfAnImageThatGoesIsReported() {
    let image = Element.make(.image) {
      $0[.url] = .literal("data:image/png;base64,AAAA")
      $0[.altText] = .literal("Shop")
      $0[.tap] = [.one(.make(.openURL) { $0[.url] = .literal("https://example.com/shop") })]
    }
    let (dump, losses) = saved(DropEmbeddedImages(), [image])
    #expect(!dump.contains("example.com/shop") && losses.count > 1)
  }

  @Test func setsOfImagesHoldNoTexts() {
    let image = Element.make(.image) {
      $0[.url] = .literal("data:image/png;base64,AAAA")
      $0[.altText] = .literal("Logo")
    }
    let (dump, losses) = saved(DropEmbeddedImages(), [group(.imageSet, nil, [image])])
    #expect(!dump.contains("Logo") && !dump.contains("AAAA") && losses == ["lossy.budget"])
  }
}
