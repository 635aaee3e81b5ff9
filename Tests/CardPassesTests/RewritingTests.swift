import CardIR
import CardPasses
import Testing

@Suite("Rewriting")
struct RewritingTests {
  /// A chain of stacks, each with a text beside the next one.
  private static func chain(_ depth: Int) -> Element {
    var element = Element(.stack, children: [.one(Element(.text))])
    for _ in 1..<depth { element = Element(.stack, children: [.one(Element(.text)), .one(element)]) }
    return Element(.screen, children: [.one(element)])
  }

  @Test("a condition is asked once of each element, however deep it stands", arguments: [8, 16, 32])
  func growth(depth: Int) {
    var root = Self.chain(depth)
    var questions = 0
    var changes = 0
    root.rewriteDescendants(
      where: { element in
        questions += 1
        return element.kind == .text
      }, { _ in changes += 1 })
    #expect(questions == 2 * depth)
    #expect(changes == 2 * depth)
  }

  @Test("what leads to no element for which the condition holds is left alone")
  func paths() {
    var root = Self.chain(3)
    var kinds: [ElementKind] = []
    root.rewriteDescendants(where: { $0.kind == .image }, { kinds.append($0.kind) })
    #expect(kinds.isEmpty)
    root[.children].append(.one(Element(.stack, children: [.one(Element(.image)), .one(Element(.text))])))
    root.rewriteDescendants(where: { $0.kind == .image }, { kinds.append($0.kind) })
    #expect(kinds == [.image, .stack])
  }

  @Test("children are rewritten where the condition holds, also if that is the element itself alone")
  func children() {
    var root = Self.chain(2)
    var kinds: [ElementKind] = []
    root.rewriteChildren(where: { $0.kind == .screen }) { parent, _ in kinds.append(parent.kind) }
    #expect(kinds == [.screen])
    root.rewriteChildren(where: { $0.kind == .stack }) { parent, _ in kinds.append(parent.kind) }
    #expect(kinds == [.screen, .stack, .stack])
  }
}
