import CardFormats
import CardIR
import CardStyle
import CardSyntax
import CardTemplate
import Testing

@testable import CardSwift

/// The types that write parts of views, each by itself.
@Suite("Code of views")
struct ViewCodeTests {
  private let colors = ViewColors(.default, notation: .alphaFirst)
  private let needs = ViewNeeds()
  private let findings = ViewFindings()
  private let attributes: AttributeCode
  private let slots: SlotCode

  init() {
    attributes = AttributeCode(DataTypes(CodeTemplate(), name: "Data"), isTemplate: true, colors: colors, needs: needs)
    slots = SlotCode(attributes: attributes, subviews: Subviews(after: nil), findings: findings, needs: needs)
  }

  private var context: ViewContext { ViewContext(scope: attributes.rootScope) }

  private func flat(_ expression: SwiftExpression) -> String? {
    var line = SwiftLine()
    return line.write(expression) ? String(decoding: line.bytes, as: UTF8.self) : nil
  }

  private func flat(_ view: BuiltView) -> [String?] { view.split.map { $0.expression.flatMap { flat($0) } } }

  private func hole(_ source: String) throws -> TemplateString { try #require(TemplateString.parse(source)) }

  // MARK: Layout

  /// Children that are nothing but their names.
  private struct Names: ChildViews {
    func view(
      of slot: Slot, _ context: ViewContext, _ separation: Separation?,
      transform: (inout BuiltView, Element) -> Void
    ) -> BuiltView {
      guard let element = slot.element else { return BuiltView("nothing") }
      var view = BuiltView(.call(.verbatim(element.literal(.id) ?? "room"), [], nil))
      transform(&view, element)
      return view
    }
  }

  private func child(_ id: String, _ spacing: SpacingToken? = nil) -> Slot {
    var element = Element(.text)
    element[.id] = .literal(id)
    if let spacing { element[.spacing] = .literal(spacing) }
    return .one(element)
  }

  private func children(of stack: Element) -> (views: [String?], spacing: String?) {
    let separators = SeparatorCode(attributes: attributes, styles: StyleResolver(.default), colors: colors)
    let children = StackChildren(attributes: attributes, separators: separators)
    let (views, spacing) = children.views(of: stack, axis: .vertical, context, Names())
    return (views.flatMap { flat($0) }, flat(spacing))
  }

  @Test("have the least distance of the children between all, and the rest as padding")
  func distances() {
    let spacing = HostConfig.default.spacing
    let rest = NumberText.javaScript(spacing[.large] - spacing[.small])
    let stack = Element(.stack, children: [child("a"), child("b", .small), child("c", .large)])
    let result = children(of: stack)
    #expect(result.views == ["a()", "b()", "c().padding(.top, \(rest))"])
    #expect(result.spacing == NumberText.javaScript(spacing[.small]))
  }

  @Test("have room of a fixed length as padding, where the stack states the distance")
  func fixedRoom() {
    var room = Element(.spacer)
    room[.height] = .literal(.points(10))
    var stack = Element(.stack, children: [child("a"), .one(room), child("b"), child("c")])
    stack[.gap] = .literal(8)
    let result = children(of: stack)
    #expect(result.views == ["a()", "b().padding(.top, 18)", "c()"])
    #expect(result.spacing == "8")
  }

  // MARK: Slots

  @Test("name repetitions by how many are around")
  func repetitions() throws {
    let repeated = Slot.one(Element(.text), scope: Scope(repeats: true, source: .template(try hole("${list}"))))
    let outer = try #require(slots.enter(repeated, context))
    let inner = try #require(slots.enter(repeated, outer.context))
    #expect([outer, inner].map { $0.repetition?.item } == ["item", "item2"])
    #expect(inner.context.parameters.map(\.name) == ["item", "index", "item2", "index2"])
    let step = try #require(slots.enter(repeated, context, names: ("step", "stepIndex")))
    let repetition = try #require(step.repetition)
    #expect(slots.names(of: repetition, in: [.expression("step.data")]) == ["_", "step"])
  }

  @Test("report elements that only data know, once")
  func splices() throws {
    let slot = Slot.splice(try hole("${more}"), origin: nil)
    for _ in 0..<2 { #expect(slots.enter(slot, context) == nil) }
    #expect(findings.diagnostics.all.map(\.kind.id) == ["swiftui.spliced-elements"])
  }

  // MARK: Actions

  private static func facts(of children: [Slot]) -> ScreenFacts {
    let root = Element(.screen, children: children)
    return ScreenFacts(Screen(name: "screen", format: .adaptiveCard, root: root, isTemplate: true))
  }

  private func statements(_ action: Element, on screen: [Slot]) -> [SwiftStatement] {
    let facts = Self.facts(of: screen)
    let state = StateCode(facts: facts, needs: needs)
    let actions = ActionCode(
      attributes: attributes, slots: slots, state: state, facts: facts, needs: needs, lists: InputLists(),
      findings: ViewFindings())
    return actions.statements(for: [.one(action)], context)
  }

  @Test("need the form for actions that send inputs, if there are any")
  func submissions() {
    let submit = Element(.submit)
    let statement = statements(submit, on: [])
    #expect(
      statement.compactMap(\.expression).map { flat($0) } == ["perform(.submit(data: .missing, inputs: [:]))"])
    #expect(needs.members == [.actions])
    var input = Element(.textInput)
    input[.id] = .literal("name")
    #expect(statements(submit, on: [.one(input)]).count == 1)
    #expect(needs.members == [.actions, .form])
    #expect(needs.parts.isSuperset(of: ["CardActionHandler", "CardForm"]))
  }

  @Test("ask the state only for elements that an action changes")
  func changes() {
    var change = Element(.manipulate)
    change[.targetID] = .literal("a")
    change[.operation] = .literal(.changeText)
    let state = StateCode(facts: Self.facts(of: [.one(change)]), needs: needs)
    #expect(child("b").element.flatMap { state.content(of: $0, initially: "x") } == nil)
    #expect(needs.members.isEmpty)
    let content = child("a").element.flatMap { state.content(of: $0, initially: "x") }
    #expect(content.flatMap { flat($0) } == #"state.content("a") ?? x"#)
    #expect(needs.members == [.state])
  }

  // MARK: Sub-views and colours

  @Test("become one sub-view where they are equal, with the parameters that they use")
  func subviews() {
    let subviews = Subviews(after: nil)
    let view = BuiltView(.call("Text", [SwiftArgument(nil, "item")]), name: "row")
    let parameters = [ViewParameter(name: "item", type: "Row"), ViewParameter(name: "index", type: "Int")]
    let uses = (0..<2).flatMap { _ in flat(subviews.extracted(view, parameters)) }
    #expect(uses == ["row(item)", "row(item)"])
    #expect(subviews.named([]).declarations.count == 1)
    let many = (0..<45).map { BuiltView(.call("Text", [SwiftArgument(nil, .number(Double($0)))])) }
    #expect(subviews.bounded(many, []).count == 3)
    #expect(subviews.named([]).declarations.count == 4)
  }

  @Test("read colours of data as their format writes them")
  func notations() {
    #expect(flat(colors.hexadecimal("name")) == "Color(hexadecimal: name, alphaFirst: true)")
    let others = ViewColors(.default, notation: .alphaLast)
    #expect(flat(others.hexadecimal("name")) == "Color(hexadecimal: name)")
    #expect(others.isEmpty)
    #expect(others.background(.good) != nil && !others.isEmpty)
  }
}
