import CardIR
import Testing

@testable import CardPasses

@Suite struct DropBackgroundImagesTests {
  @Test func picturesBehindContentGo() {
    let picture = Element.make(.backgroundImage) { $0[.url] = .literal("https://example.com/paper.png") }
    let box = group(.stack, .vertical, [text("A")]) { $0[.background] = [.one(picture)] }
    let (dump, losses) = saved(DropBackgroundImages(), [box])
    #expect(!dump.contains("paper.png") && dump.contains(#"text="A""#) && losses == ["lossy.budget"])
  }
}
