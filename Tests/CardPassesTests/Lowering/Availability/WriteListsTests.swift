import CardFormats
import CardIR
import CardTemplate
import Testing

@testable import CardPasses

@Suite struct WriteListsTests {
  private static let documents = with(Traits.views) { $0.codec.writesDocuments = true }

  private func written(
    _ kind: ElementKind, _ list: String = "${list}", isTemplate: Bool = true, to target: Capabilities = documents
  ) -> (dump: String, losses: [String]) {
    var element = Element(kind)
    element[.children] = [.splice(template(list), origin: nil)]
    return run(
      [WriteLists()], [.one(element)], from: AdaptiveCardsFormat().capabilities, to: target, isTemplate: isTemplate)
  }

  @Test func factsAndChoicesBecomeOneThatRepeats() {
    let facts = written(.facts)
    for part in [#"title=$"${coalesce(title, '')}""#, #"value=$"${coalesce(value, '')}""#, #"$data="${list}""#] {
      #expect(facts.dump.contains(part), "\(facts.dump)")
    }
    #expect(facts.losses == [])
    let choices = written(.choiceSet)
    #expect(choices.dump.contains(#"title=$"${coalesce(title, value)}""#) && choices.losses == [])
  }

  @Test func ofPartsWithMoreThanTextsThatIsReported() {
    let images = written(.imageSet)
    #expect(images.dump.contains(#"url=$"${url}""#) && images.losses == ["lossy.binding"], "\(images.dump)")
    #expect(written(.richText).dump.contains(#"text=$"${text}""#))
    #expect(written(.table).losses == ["lossy.binding"])
  }

  @Test func elementsThatOnlyDataKnowAreLeftOut() {
    let stack = written(.stack)
    #expect(!stack.dump.contains("splice") && stack.losses == ["unsupported.bound-elements"], "\(stack.dump)")
  }

  @Test func whatIsNoTemplateOrNoDocumentStays() {
    #expect(written(.stack, isTemplate: false).losses == [])
    #expect(written(.stack, to: Traits.views).losses == [])
  }
}
