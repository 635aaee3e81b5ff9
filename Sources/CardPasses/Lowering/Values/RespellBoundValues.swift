package import CardIR
import CardSyntax
import CardTemplate

/// Spells names, switches and lengths that are known only with data as the target does.
///
/// A binding gives what documents of the source's format say: `trailing`, `50px`, `true`. Where the target says `right`, `50`
/// or `enable`, an expression around the binding translates every value that the source's format has. What no expression
/// can translate is reported, and the target's default is used: decoders refuse whole documents for one wrong name.
package struct RespellBoundValues: Pass {
  package init() {}

  package let name = "respell-bound-values"
  package let summary = "Translates bindings of names, switches and lengths into the target's notation."
  package let stage = PassStage.lowering
  // What those put into other terms is the target's already; inputs and texts have their final kinds.
  package let follows: Set<String> = ["lower-sizes", "lower-alignment", "lower-images", "lower-text"]
  package let example = PassExample(
    before: #"image url="a.png" width=$"${size}""#,
    after: #"image url="a.png" width=$"${size}px""#)

  package func concerns(in context: PassContext) -> ContentSet? { .bindings }

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    var worker = BoundSpelling(context: context.lend())
    worker.respell(&screen.root)
    screen.rewrite(in: .bindings) { worker.respell(&$0) }
    context = worker.context
  }
}

/// One run of ``RespellBoundValues``.
private struct BoundSpelling {
  var context: PassContext
  /// How values are spelt, found out once for each attribute of each kind.
  private var forms: [Int: Form] = [:]
  /// Whether the target has notations of its own. Programs take the names of the source, but conditions are truth values there.
  private let writesDocuments: Bool

  init(context: PassContext) {
    self.context = context
    writesDocuments = context.target.codec.writesDocuments
  }

  /// How documents of both formats spell the values of an attribute.
  private struct Form {
    /// The names of the source.
    let names: [(name: String, value: AttributeValue)]
    /// Whether the source has `true` and `false`.
    let isFlag: Bool
    /// Whether lengths are texts with a unit in the source.
    let hadUnit: Bool
    /// The same in the target; none where what is called so there is no length.
    let hasUnit: Bool?
  }

  mutating func respell(_ element: inout Element) {
    for entry in element.attributes {
      guard writesDocuments || entry.id.roles.contains(.flag) else { continue }
      guard case .template(let template) = entry.value, isOfSource(entry),
        context.target.supports(entry.id, on: element.kind) || entry.id.roles.contains(.measure)
      else { continue }
      switch respelt(template, entry, on: element) {
      case .same: break
      case .other(let template, let lacking):
        if !lacking.isEmpty {
          let names = lacking.map { "`\($0)`" }.joined(separator: ", ")
          record("has no \(names), for which the default is used", entry, on: element)
        }
        element.set(entry.id, .template(template), origin: nil)
      case .none:
        // A length that a step has handed on is told of where it comes from.
        if entry.origin != nil || Self.sides.contains(entry.id) {
          record("spells it otherwise, so the default is used", entry, on: element)
        }
        element[value: entry.id] = nil
        element.removeOtherHalf(ofBorder: entry.id)
      }
    }
  }

  private mutating func record(_ what: String, _ entry: AttributeEntry, on element: Element) {
    let name =
      entry.origin == nil && Self.sides.contains(entry.id) ? "the alignment" : "`\(element.sourceName(of: entry.id))`"
    context.record(
      LossKinds.binding, "\(name) is known only with data, and \(context.targetName) \(what)", at: element, entry.id,
      value: entry.origin?.string)
  }

  /// Sides, which steps hand on from boxes to what is in them.
  private static let sides: AttributeSet = [.alignment, .horizontalAlignment, .verticalAlignment]

  /// Whether a binding gives what documents of the source say. What a step has put around one is spelt for the target, but
  /// for sides and lengths, which steps only hand on.
  private func isOfSource(_ entry: AttributeEntry) -> Bool {
    entry.origin != nil && entry.isAsRead || Self.sides.contains(entry.id) || entry.id.roles.contains(.measure)
  }

  /// What becomes of a binding.
  private enum Outcome {
    case same
    /// Another one, and the names that have no equivalent.
    case other(TemplateString, lacking: [String])
    case none
  }

  private mutating func form(_ id: AttributeID, _ kind: ElementKind) -> Form {
    let key = kind.ordinal << 8 | Int(id.ordinal)
    if let known = forms[key] { return known }
    let form = Form(
      names: context.source.codec.names(id, kind),
      isFlag: Self.spelling(of: .flag(true), id, kind, in: context.source)?.boolean == true,
      hadUnit: Self.hasUnit(id, kind, in: context.source), hasUnit: Self.hasUnit(id, kind, inTarget: context.target))
    forms[key] = form
    return form
  }

  /// The names that a side has in documents of the source, where it comes from the box around.
  private lazy var sideNames = context.source.codec.names(.alignment, .stack)

  private mutating func respelt(_ template: TemplateString, _ entry: AttributeEntry, on element: Element) -> Outcome {
    let id = entry.id
    if Self.sides.contains(id), entry.origin == nil || form(id, element.kind).names.isEmpty, !sideNames.isEmpty {
      let isAcross = id == .horizontalAlignment || id == .alignment && element[.axis]?.literal == .vertical
      let others: [Alignment] = isAcross ? [.top, .bottom, .firstBaseline, .lastBaseline] : [.leading, .trailing]
      let names = sideNames.filter { name in !others.contains { name.value == $0.storage } }
      return translated(template, names, id, on: element)
    }
    let form = form(id, element.kind)
    if !writesDocuments {
      return condition(template, form, usually: context.target.defaultValue(of: id, on: element.kind))
    }
    if id.roles.contains(.measure) { return Self.length(template, form) }
    if !form.names.isEmpty { return translated(template, form.names, id, on: element) }
    guard form.isFlag, let yes = literal(.flag(true), id, on: element),
      let no = literal(.flag(false), id, on: element)
    else { return .same }
    if case (.boolean(true), .boolean(false)) = (yes.syntax, no.syntax) { return .same }
    let isUsual = context.source.defaultValue(of: id, on: element.kind) == .flag(true)
    return template.singleHole.map { hole in
      Self.other([.hole(.call("if", [isUsual ? hole.isNotFalse : hole, yes, no]))])
    } ?? .none
  }

  // MARK: Conditions

  /// The condition that a binding is of which the source makes names: `${state}` is on unless it is `disable`.
  private func condition(_ template: TemplateString, _ form: Form, usually usual: AttributeValue?) -> Outcome {
    guard let hole = template.singleHole, !form.names.isEmpty else { return .same }
    let isOn = form.names.compactMap { name, value -> (name: String, isOn: Bool)? in
      if case .flag(let flag) = value { (name.lowercased(), flag) } else { nil }
    }
    guard isOn.count == form.names.count else { return .same }
    return Self.other([.hole(Self.condition(hole, isOn, usually: usual != .flag(false)))])
  }

  private static func condition(
    _ name: Expression, _ names: [(name: String, isOn: Bool)], usually usual: Bool
  ) -> Expression {
    switch name.content {
    case .string(let text): return .boolean(names.first { $0.name == text.lowercased() }?.isOn ?? usual)
    case .boolean: return name
    case .call("if", let arguments) where arguments.count == 3:
      return .call("if", [arguments[0]] + arguments.dropFirst().map { condition($0, names, usually: usual) })
    default:
      // Whatever is none of the names that change something counts as usual.
      let found = TokenMapping.lowercased(name, among: names.map(\.name))
      let unusual = names.filter { $0.isOn != usual }.map { Expression.string($0.name) }
      let tests = unusual.map { name -> Expression in
        let isName = Expression.call("equals", [found, name])
        return usual ? .call("not", [isName]) : isName
      }
      return tests.dropFirst().reduce(tests.first ?? .boolean(usual)) { .call(usual ? "and" : "or", [$0, $1]) }
    }
  }

  // MARK: Names

  private func translated(
    _ template: TemplateString, _ names: [(name: String, value: AttributeValue)], _ id: AttributeID, on element: Element
  ) -> Outcome {
    let cases = names.compactMap { name, value in literal(value, id, on: element).map { (name, $0) } }
    // Neither what the target writes in another way, nor what it has the same names for.
    if cases.isEmpty { return .same }
    let isSame = cases.count == names.count && cases.allSatisfy { name, literal in literal == .string(name) }
    if isSame { return .same }
    guard
      let usual = context.target.defaultValue(of: id, on: element.kind).flatMap({ literal($0, id, on: element) })
        ?? cases.first?.1,
      let mapped = TokenMapping.compile(template, cases: cases, fallback: usual)
    else { return .none }
    let lacking = names.filter { literal($0.value, id, on: element) == nil }.map(\.name)
    return .other(mapped, lacking: lacking)
  }

  /// How the target's documents spell a value, as an expression.
  private func literal(_ value: AttributeValue, _ id: AttributeID, on element: Element) -> Expression? {
    guard let node = context.target.codec.writes(value, id, element) else { return nil }
    if let text = node.string { return .string(text) }
    if let flag = node.boolean { return .boolean(flag) }
    return node.double.map { .number($0) }
  }

  // MARK: Lengths

  /// A length in points: as a number, or as a text with a unit behind it.
  private static func length(_ template: TemplateString, _ form: Form) -> Outcome {
    guard let hasUnit = form.hasUnit else { return .none }
    if form.hadUnit == hasUnit { return .same }
    if hasUnit { return other(template.segments + [.text(unit)]) }
    if template.segments.count == 2, case .hole? = template.segments.first, case .text(unit)? = template.segments.last {
      return other([template.segments[0]])
    }
    // Where the source takes names beside lengths, nobody knows which of them data will give.
    guard let hole = template.singleHole, form.names.isEmpty else { return .none }
    let digits = Expression.call("replace", [.call("string", [hole]), .string(unit), .string("")])
    return other([.hole(.call("float", [digits]))])
  }

  private static func other(_ segments: [TemplateString.Segment]) -> Outcome {
    .other(TemplateString(segments), lacking: [])
  }

  private static let unit = "px"

  private static func hasUnit(_ id: AttributeID, _ kind: ElementKind, in format: Capabilities) -> Bool {
    spelling(of: .measure(7, .points), id, kind, in: format)?.string == "7" + unit
  }

  /// Whether lengths have units in the target: those that only constraints state have none.
  private static func hasUnit(_ id: AttributeID, _ kind: ElementKind, inTarget target: Capabilities) -> Bool? {
    guard target.supports(id, on: kind) else { return false }
    // Which type a stack has is up to its axis, and some lengths are plain numbers, such as the widths of lines.
    var element = Element(kind)
    if kind == .stack { element[.axis] = .literal(.vertical) }
    let node = target.codec.writes(.measure(7, .points), id, element) ?? target.codec.writes(.number(7), id, element)
    return node.map { $0.string != nil }
  }

  /// How documents of a format spell a value, on elements of a kind, or else of any that can have it.
  private static func spelling(
    of value: AttributeValue, _ id: AttributeID, _ kind: ElementKind, in format: Capabilities
  ) -> Node? {
    if let node = format.codec.writes(value, id, Element(kind)) { return node }
    for other in ElementKind.allCases where other != kind && format.supports(id, on: other) {
      if let node = format.codec.writes(value, id, Element(other)) { return node }
    }
    return nil
  }
}
