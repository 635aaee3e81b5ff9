import CardIR
import CardSyntax
import Testing

@testable import CardPasses

/// What passes give up for a smaller document, and that they say so each time.
@Suite struct LossyPassesTests {
  private func result(_ pass: any Pass, _ children: [Element]) -> (dump: String, losses: [String]) {
    run(pass, children.map { .one($0) }, from: Traits.meaning, to: Traits.meaning)
  }

  @Test func nothingToTakeIsNotReported() {
    let plain = text("A")
    for pass in PassPipeline.lossy {
      let (dump, losses) = result(pass, [plain])
      #expect(dump == #"text text="A""# && losses.isEmpty, "\(pass.name)")
    }
  }

  @Test func tooltipsGo() {
    let tip = Element.make(.button) {
      $0[.title] = .literal("Send")
      $0[value: .tooltip] = .text("Sends it")
    }
    let (dump, losses) = result(DropTooltips(), [tip])
    #expect(dump.contains("Send") && !dump.contains("Sends it") && losses == ["lossy.budget"])
  }

  @Test func unknownPropertiesGoButNotThoseOfUnknownElements() throws {
    let value = try data(#""later""#)
    let noted = text("A") { $0.extras = [.init(name: "x-note", value: value)] }
    let gauge = Element.make(.custom) {
      $0[.typeName] = .literal("Gauge")
      $0.extras = [.init(name: "level", value: value)]
    }
    let (dump, losses) = result(DropUnknownProperties(), [noted, gauge])
    #expect(!dump.contains("x-note") && dump.contains("level") && losses == ["lossy.budget"])
  }

  @Test func fallbacksGoAndTheirTextsAreReported() {
    let gauge = Element.make(.custom) {
      $0[.typeName] = .literal("Gauge")
      $0[.fallback] = [.one(text("70 %"))]
    }
    let (dump, losses) = result(DropFallbacks(), [gauge])
    #expect(!dump.contains("fallback") && losses.allSatisfy { $0 == "lossy.budget" } && !losses.isEmpty)
  }

  @Test func picturesBehindContentGo() {
    let picture = Element.make(.backgroundImage) { $0[.url] = .literal("https://example.com/paper.png") }
    let box = group(.stack, .vertical, [text("A")]) { $0[.background] = [.one(picture)] }
    let (dump, losses) = result(DropBackgroundImages(), [box])
    #expect(!dump.contains("paper.png") && dump.contains(#"text="A""#) && losses == ["lossy.budget"])
  }

  @Test func embeddedImagesBecomeTheirText() {
    func image(_ url: String, _ text: String?) -> Element {
      .make(.image) {
        $0[.url] = .literal(url)
        if let text { $0[.altText] = .literal(text) }
      }
    }
    let (dump, losses) = result(
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
    let (dump, losses) = result(DropEmbeddedImages(), [image])
    #expect(!dump.contains("example.com/shop") && losses.count > 1)
  }

  @Test func longTextsAreCutBetweenWords() throws {
    let long = String(repeating: "word ", count: 100)
    let (dump, losses) = result(ShortenTexts(), [text(long), text(String(repeating: "a", count: 400))])
    #expect(dump.contains("word…\"") && losses == ["lossy.budget"])
    #expect(dump.contains(String(repeating: "a", count: 400)))
  }

  @Test func noneRunsUnasked() {
    let pipeline = PassPipeline(level: .size)
    let names = (pipeline.checks + pipeline.early + pipeline.lowering + pipeline.late).map(\.name)
    for pass in PassPipeline.lossy { #expect(!names.contains(pass.name)) }
  }
}
