import CardIR
import CardSyntax
import CardTemplate
import Testing

@Suite struct ElementTests {
  private func node(_ json: String) throws -> Node {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "test.json", text: json)
    return try #require(Document.read(source, as: .json, diagnostics: &diagnostics)).root
  }

  @Test func attributesHaveTypes() {
    var element = Element(.text)
    element[.text] = .literal("A")
    element[.textSize] = .literal(.points(12))
    #expect(element.literal(.text) == "A")
    #expect(element.literal(.textSize) == .points(12))
    #expect(element[.wrap] == nil)
    element[.text] = nil
    #expect(!element.has(.text))
  }

  @Test func aRankAndAStyleOfTheSameAttributeAreToldApart() {
    var element = Element(.text)
    element[.textSize] = .literal(.token(.large))
    #expect(element.literal(.textSize) == .token(.large))
    element[.textSize] = .literal(.style(.largeTitle))
    #expect(element.literal(.textSize) == .style(.largeTitle))
  }

  @Test func aHoleIsNoLiteral() throws {
    var element = Element(.text)
    element[.text] = .template(try #require(TemplateString.parse("Hello ${name}")))
    #expect(element.literal(.text) == nil)
    #expect(element[.text] != nil)
  }

  @Test func settingTheSameValueKeepsTheOrigin() throws {
    let source = try node(#"{"text":"A"}"#)
    var element = Element(.text, source: source)
    element.set(.text, .text("A"), origin: source["text"])
    element[.text] = .literal("A")
    #expect(element.entry(.text)?.origin != nil)
    element[.text] = .literal("B")
    #expect(element.entry(.text)?.origin == nil)
  }

  @Test func elementsAreCountedWithEverythingInThem() {
    var stack = Element(.stack, children: [.one(Element(.text)), .one(Element(.image))])
    stack[.tap] = [.one(Element(.openURL))]
    #expect(stack.elementCount == 4)
  }

  // MARK: Rules

  private func screen(_ children: [Slot]) -> Screen {
    var root = Element(.screen)
    root[.children] = children
    return Screen(name: "s", format: FormatID(rawValue: "f"), root: root, isTemplate: false)
  }

  @Test func aSoundScreenHasNoProblems() {
    let row = Element(.stack, children: [.one(Element(.text)), .one(Element(.column))])
    #expect(Verifier.problems(in: screen([.one(row)])) == [])
  }

  @Test(arguments: [ElementKind.fact, .run, .openURL, .screen, .constraint])
  func whatIsNoContentIsNoChild(_ kind: ElementKind) {
    #expect(Verifier.problems(in: screen([.one(Element(kind))])).count == 1)
  }

  @Test func brokenRulesAreFound() {
    var twice = Element(.text)
    twice[.fallback] = [.one(Element(.text)), .one(Element(.text))]
    #expect(Verifier.problems(in: screen([.one(twice)])).contains { $0.contains("fallback, which holds one") })
    #expect(Verifier.problems(in: screen([.one(Element(.custom))])).contains { $0.contains("no type name") })
    var wrong = screen([])
    wrong.root = Element(.stack)
    #expect(Verifier.problems(in: wrong) == ["the root is stack, not screen"])
  }

  @Test func whatChangesIsLookedAtAgain() {
    var screen = screen([.one(Element(.stack, children: [.one(Element(.text)), .one(Element(.fact))]))])
    screen.root.settleContents()
    // What was there before is another's mistake.
    #expect(Verifier.problems(in: screen, onlyChanged: true) == [])
    #expect(Verifier.problems(in: screen).count == 1)
    screen.root[.children][0].update { stack in stack[.children][0].update { $0 = Element(.run) } }
    #expect(Verifier.problems(in: screen, onlyChanged: true).count == 2)
    screen.root.settleContents()
    screen.root.updateChildren { $0.updateChildren { $0[.text] = .literal("A") } }
    #expect(Verifier.problems(in: screen, onlyChanged: true).count == 2)
  }

  // MARK: Dump

  @Test func theDumpShowsEverything() throws {
    var text = Element(.text)
    text[.text] = .literal("say \"hi\"")
    text[.textSize] = .literal(.token(.large))
    text[.textColor] = .literal(.absolute(Color(0x112233, alpha: 0x80)))
    text.extras = [.init(name: "x", value: try node("[1, null]"))]
    var image = Element(.image)
    image[.width] = .literal(.points(4.5))
    image[.url] = .template(try #require(TemplateString.parse("${u}")))
    let scope = Scope(repeats: true, source: .template(try #require(TemplateString.parse("${items}"))))
    let when = Condition(.template(try #require(TemplateString.parse("${$index > 0}"))))
    let splice = Slot.splice(try #require(TemplateString.parse("${more}")), origin: nil)
    #expect(
      TextDump.text(of: screen([.one(text), .one(image, scope: scope, when: when), splice])) == """
        format f
        screen
          children
            text text="say \\"hi\\"" text-size=large text-color=#11223380 ?x=[1,null]
            image width=4.5pt url=$"${u}" $data="${items}" $when="${$index > 0}"
            splice "${more}"

        """)
  }

  @Test func madeDataAreData() throws {
    let list = try #require(JSONLiteral.list(["a", "b\"c"]))
    #expect(list.elements.compactMap(\.string) == ["a", "b\"c"])
  }

  // MARK: What an emitter may write as it was

  private func read() throws -> Element {
    let source = try node(#"{"text":"A"}"#)
    var element = Element(.text, source: source)
    element.set(.text, .text("A"), origin: source["text"])
    element.markAsRead()
    return element
  }

  @Test func everyChangeTakesBackThatAnElementIsAsRead() throws {
    let changes: [(String, (inout Element) -> Void)] = [
      ("kind", { $0.kind = .icon }),
      ("source", { $0.source = nil }),
      ("extras", { $0.extras = [] }),
      ("new attribute", { $0[.wrap] = .literal(true) }),
      ("other value", { $0[.text] = .literal("B") }),
      ("no attribute", { $0[.text] = nil }),
      (
        "attribute of another",
        {
          $0.take(.wrap, from: Element(.text)); $0.set(.wrap, .flag(true), origin: nil)
        }
      ),
      ("region", { $0[.children] = [] }),
      ("regions", { $0.regions = [] }),
      ("slot", { $0[.children].append(.one(Element(.text))) }),
    ]
    for (name, change) in changes {
      var element = try read()
      #expect(element.isAsRead)
      change(&element)
      #expect(!element.isAsRead, "\(name)")
    }
    var element = try read()
    element[.text] = .literal("A")
    element[.wrap] = nil
    element.remove(.children)
    #expect(element.isAsRead, "nothing was changed")
  }

  @Test func aChangedDescendantTakesItBackAllTheWayUp() throws {
    var inner = Element(.stack, source: try node("{}"))
    inner.append(Region(.children, [.one(try read()), .one(try read())]))
    inner.markAsRead()
    var outer = Element(.stack, source: try node("{}"))
    outer.append(Region(.children, [.one(inner)]))
    outer.markAsRead()
    func visit(_ element: inout Element) {
      element.updateChildren { visit(&$0) }
      if element.literal(.text) == "A" { element[.text] = .literal("A") }
    }
    visit(&outer)
    #expect(outer.isAsRead)
    var count = 0
    func change(_ element: inout Element) {
      element.updateChildren { change(&$0) }
      if element.has(.text) {
        count += 1
        if count == 2 { element[.text] = .literal("B") }
      }
    }
    change(&outer)
    #expect(!outer.isAsRead)
    let middle = try #require(outer[.children].first?.element)
    #expect(!middle.isAsRead)
    #expect(middle[.children].map { $0.element?.isAsRead } == [true, false])
  }

  @Test func attributesAreNumberedInTheirOrder() {
    #expect(AttributeID.allCases.map { Int($0.ordinal) } == Array(AttributeID.allCases.indices))
    #expect(ElementKind.allCases.map(\.ordinal) == Array(ElementKind.allCases.indices))
    #expect(AttributeID.allCases.count <= 128)
    #expect(ElementKind.allCases.count <= 128)
    #expect(RegionID.allCases.map { Int($0.ordinal) } == Array(RegionID.allCases.indices))
    #expect(RegionID.allCases.count <= 64)
    func check<Token: AttributeToken>(_ type: Token.Type) {
      #expect(type.allCases.map(\.ordinal) == Array(0..<type.allCases.count), "\(type)")
      // Some types look names up by themselves.
      for token in type.allCases { #expect(type.init(token.storage) == token, "\(token)") }
      #expect(type.init(.token("nothing")) == nil && type.init(.text(type.allCases.first?.rawValue ?? "")) == nil)
    }
    check(Axis.self)
    check(SpacingToken.self)
    check(TextSizeToken.self)
    check(TextStyle.self)
    check(TextWeight.self)
    check(PaletteColor.self)
    check(ContainerStyle.self)
    check(Alignment.self)
    check(Distribution.self)
    check(ImageFit.self)
    check(ImageSizeToken.self)
    check(ShapeKind.self)
    check(ButtonStyle.self)
    check(ActionStyle.self)
    check(Destination.self)
  }

  @Test func aSetOfAttributesHasWhatWasPutIn() {
    for id in AttributeID.allCases {
      var set: AttributeSet = [id]
      #expect(AttributeID.allCases.filter(set.contains) == [id])
      set.remove(id)
      #expect(set == [])
    }
    #expect(AttributeSet([.id, .lifecycle]).intersects([.lifecycle]))
    #expect(!AttributeSet([.id]).intersects([.lifecycle]))
  }

  @Test func attributesAreFoundAfterOthersWereTakenOut() {
    // More than have their places kept, so that those behind move up to these.
    for count in [3, 8, 9, 16, 17, 24] {
      let ids = Array(AttributeID.allCases.prefix(count))
      for first in ids.indices {
        var element = Element(.custom)
        for (number, id) in ids.enumerated() { element[value: id] = .number(Double(number)) }
        // In an order that begins anywhere and skips some.
        for step in ids.indices {
          let gone = ids[(first + step * 7) % count]
          element[value: gone] = nil
          for (number, id) in ids.enumerated() {
            let isThere = element.attributes.contains { $0.id == id }
            let wanted = isThere ? AttributeValue.number(Double(number)) : nil
            #expect(element[value: id] == wanted, "\(id) of \(count) without \(gone)")
          }
        }
      }
    }
  }
}
