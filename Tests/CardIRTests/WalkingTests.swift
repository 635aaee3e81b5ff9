import CardIR
import Testing

@Suite("Walking")
struct WalkingTests {
  /// A column of a row of an image, and a text.
  private static func screen() -> Element {
    let row = Element(.stack, children: [.one(Element(.image))])
    return Element(.screen, children: [.one(row), .one(Element(.text))])
  }

  private static func children(_ element: Element) -> [Element] { element[.children].compactMap(\.element) }

  @Test("an element with nothing that is looked for is neither visited nor copied")
  func skipping() {
    let before = Self.screen()
    var after = before
    var kinds: [ElementKind] = []
    after.updateChildren(in: ContentSet([.image])) { kinds.append($0.kind) }
    #expect(kinds == [.stack])
    #expect(Self.children(after)[1].isSame(as: Self.children(before)[1]))
    after.updateChildren(in: ContentSet([.canvas])) { kinds.append($0.kind) }
    #expect(kinds == [.stack])
  }

  @Test("what others have as well stays as it was when a copy is changed")
  func sharing() {
    let before = Self.screen()
    var after = before
    after.updateChildren { child in child.updateChildren { $0[.id] = .literal("a") } }
    #expect(Self.children(Self.children(before)[0])[0][.id] == nil)
    #expect(Self.children(Self.children(after)[0])[0][.id] == .literal("a"))
  }

  @Test("a change of a child takes back what was known of its parent, and nothing else does")
  func flags() {
    var screen = Self.screen()
    screen.settleContents()
    screen.markAsRead()
    screen.updateChildren { _ in }
    #expect(screen.isAsRead && !screen.contents.contains(.divider))
    screen.updateChildren { child in if child.kind == .text { child = Element(.divider) } }
    #expect(screen.contents.contains(.divider) && !screen.contents.contains(.text))
  }

  @Test("slots that are taken out are not there until they are put back")
  func taking() {
    var screen = Self.screen()
    screen.updateSlots(of: .children) { parent, slots in
      #expect(parent.count(of: .children) == 0 && slots.count == 2)
      slots.removeLast()
    }
    #expect(screen.count(of: .children) == 1)
    screen.updateSlots(of: .actions) { _, _ in Issue.record("there are no actions") }
    #expect(!screen.has(.actions))
  }

  @Test("attributes that are missing are added in their order, and others stay")
  func adding() {
    var text = Element(.text)
    text[.wrap] = .literal(true)
    text.addMissing([AttributeEntry(.wrap, .flag(false)), AttributeEntry(.maxLines, .number(2))])
    #expect(text.attributes.map(\.id) == [.wrap, .maxLines])
    #expect(text.literal(.wrap) == true && text.literal(.maxLines) == 2)
  }
}
