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
    return run([WriteLists()], [.one(element)], to: target, isTemplate: isTemplate)
  }

  @Test func factsAndChoicesBecomeOneThatRepeats() {
    let facts = written(.facts)
    #expect(facts.dump.contains(#"fact title=$"${coalesce(title, '')}" value=$"${coalesce(value, '')}""#))
    #expect(facts.dump.contains(#"$data="${list}""#) && facts.losses == [])
    let choices = written(.choiceSet)
    #expect(choices.dump.contains(#"title=$"${coalesce(title, value)}""#) && choices.losses == [])
  }

  @Test func ofPartsWithMoreThanTextsThatIsReported() {
    let images = written(.imageSet)
    #expect(images.dump.contains(#"image url=$"${url}""#) && images.losses == ["lossy.binding"])
    #expect(written(.richText).dump.contains(#"run text=$"${text}""#))
    #expect(written(.table).losses == ["lossy.binding"])
  }

  @Test func elementsThatOnlyDataKnowAreLeftOut() {
    let stack = written(.stack)
    #expect(stack.dump == "stack" && stack.losses == ["unsupported.bound-elements"])
  }

  @Test func whatIsNoTemplateOrNoDocumentStays() {
    #expect(written(.stack, isTemplate: false).losses == [])
    #expect(written(.stack, to: Traits.views).losses == [])
  }
}
