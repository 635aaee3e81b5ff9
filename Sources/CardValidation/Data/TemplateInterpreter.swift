import CardIR
import CardStyle
import CardSyntax
import CardTemplate

/// Puts data into a screen, element by element, so that everything keeps the place where it was written.
struct TemplateInterpreter {
  private let capabilities: Capabilities
  private var evaluator: ScopeEvaluator
  /// How many elements it has made so far.
  private(set) var count = 0

  /// An interpreter for screens of a format.
  init(_ capabilities: Capabilities) {
    self.capabilities = capabilities
    evaluator = ScopeEvaluator(data: nil, host: nil, options: Self.options)
  }

  /// The same clock and the same chance for both screens.
  private static let options: ExpansionOptions = {
    var options = ExpansionOptions()
    options.now = Instant(milliseconds: 1_700_000_000_000)
    options.seed = 1
    options.steps = 1_000_000
    return options
  }()

  /// The screen that a template becomes with `data`; a screen that is none stays as it is.
  mutating func screen(_ screen: Screen, data: Node) -> Screen {
    guard screen.isTemplate else { return screen }
    evaluator = ScopeEvaluator(data: data, host: data["$host"], options: Self.options)
    var result = screen
    let roots = slots([.one(screen.root, scope: screen.scope, when: screen.when)])
    result.scope = nil
    result.when = nil
    result.isTemplate = false
    if roots.count == 1, let root = roots.first?.element {
      result.root = root
    } else {
      // No document, or several of them.
      var all = Element(.overlay, source: screen.root.source)
      all[.children] = roots
      result.root = all
    }
    return result
  }

  // MARK: Elements

  private mutating func slots(_ slots: [Slot]) -> [Slot] {
    var result: [Slot] = []
    for slot in slots {
      switch slot {
      case .splice(let template, let origin):
        guard let value = evaluator.value(of: template) else { continue }
        for item in value.kind == .array ? Array(value.elements) : [value] where !item.isNull {
          result.append(.one(Self.unknown(item, origin)))
        }
      case .one(let element, let scope, let when): expand(element, scope, when, into: &result)
      }
    }
    return result
  }

  /// What a list from data has in it: elements that nobody has read.
  private static func unknown(_ item: Node, _ origin: Node?) -> Element {
    var element = Element(.custom, source: origin)
    element[.typeName] = .literal("data")
    element[.data] = .literal(item)
    return element
  }

  private mutating func expand(_ element: Element, _ scope: Scope?, _ when: Condition?, into result: inout [Slot]) {
    guard scope != nil || when != nil else { return result.append(.one(self.element(element))) }
    let outer = evaluator.scope
    defer { evaluator.scope = outer }
    let data: Node? =
      switch scope?.source {
      case .template(let template)?: evaluator.value(of: template)
      case .inline(let node)?: node
      case nil: nil
      }
    if let data, data.kind == .array {
      for (index, item) in data.elements.enumerated() {
        evaluator.enter(item, index: index)
        if holds(when) { result.append(.one(self.element(element))) }
      }
    } else {
      evaluator.enter(data)
      if holds(when) { result.append(.one(self.element(element))) }
    }
  }

  private mutating func holds(_ when: Condition?) -> Bool {
    switch when?.test {
    case .template(let template)?: evaluator.isTrue(template)
    case .literal(let node)?: !node.isTruthy
    case nil: true
    }
  }

  private mutating func element(_ element: Element) -> Element {
    count += 1
    var result = element
    for entry in element.attributes {
      switch entry.value {
      case .template(let template):
        let value = evaluator.value(of: template).flatMap { node in
          // Names mean what the format says; what it does not read is compared by its letters.
          capabilities.codec.reads(node, entry.id, element) ?? self.value(node, of: entry.id, on: element.kind)
        }
        if let value { result.set(entry.id, value, origin: entry.origin) } else { result[value: entry.id] = nil }
      case .json(let node):
        if let data = data(node) { result.set(entry.id, .json(data), origin: entry.origin) }
      default: break
      }
    }
    if element.extras.contains(where: { $0.mayHaveHoles || $0.value.hasHoles }) {
      result.extras = element.extras.map { extra in
        guard let value = data(extra.value) else { return extra }
        return Element.Extra(
          group: extra.group, name: extra.name, value: value, origin: extra.origin, mayHaveHoles: false,
          isKnown: extra.isKnown, isMistyped: extra.isMistyped)
      }
    }
    for region in element.regions where !region.slots.isEmpty { result[region.id] = slots(region.slots) }
    return result
  }

  // MARK: Values

  private static let texts = AttributeSet(.string)

  /// Every name of a closed set, by its lower-case form.
  private static let tokens: [String: AttributeValue] = {
    var tokens: [String: AttributeValue] = [:]
    func add<Token: AttributeToken>(_ type: Token.Type) {
      for token in type.allCases { tokens[token.rawValue.lowercased()] = token.storage }
    }
    add(Axis.self)
    add(SpacingToken.self)
    add(TextSizeToken.self)
    add(TextStyle.self)
    add(TextWeight.self)
    add(PaletteColor.self)
    add(ContainerStyle.self)
    add(Alignment.self)
    add(Distribution.self)
    add(ImageFit.self)
    add(ImageSizeToken.self)
    add(ButtonStyle.self)
    add(ActionStyle.self)
    add(FontType.self)
    tokens["left"] = Alignment.leading.storage
    tokens["right"] = Alignment.trailing.storage
    tokens["auto"] = Dimension.auto.storage
    tokens["stretch"] = Dimension.stretch.storage
    return tokens
  }()

  /// What a value from data means to an attribute: the same as where it is written down.
  private func value(_ node: Node, of id: AttributeID, on kind: ElementKind) -> AttributeValue? {
    switch node.kind {
    case .null: return nil
    case .boolean: return .flag(node.boolean ?? false)
    case .array, .object: return .json(node)
    case .number:
      let number = node.double ?? 0
      if id == .width, kind == .column || kind == .tableColumn { return .measure(number, .weight) }
      return .number(number)
    case .string:
      let text = node.string ?? ""
      if Self.texts.contains(id) { return .text(text) }
      if let notation = capabilities.colorNotation, let color = Color(text, notation) { return .color(color) }
      if text.hasSuffix("px"), let points = Double(text.dropLast(2)) { return .measure(points, .points) }
      if id == .width, let weight = Double(text) { return .measure(weight, .weight) }
      return Self.tokens[text.lowercased()] ?? .token(text.lowercased())
    }
  }

  /// Data with holes in it after evaluation; none for data without.
  private mutating func data(_ node: Node) -> Node? {
    guard node.hasHoles else { return nil }
    var writer = DocumentWriter(.minified)
    write(node, into: &writer)
    var ignored = Diagnostics()
    let source = SourceText(name: "<data>", bytes: writer.finish())
    return Document.read(source, as: .json, diagnostics: &ignored)?.root
  }

  private mutating func write(_ node: Node, into writer: inout DocumentWriter) {
    switch node.kind {
    case .string:
      guard let template = TemplateString.parse(node.string ?? "") else { return writer.value(node) }
      if let value = evaluator.value(of: template) { writer.value(value) } else { writer.null() }
    case .array:
      writer.beginArray()
      for element in node.elements {
        let outer = evaluator.scope
        for scope in scopes(of: element) {
          evaluator.scope = outer
          scope.enter(&evaluator)
          if scope.isKept(&evaluator) { write(element, into: &writer) }
        }
        evaluator.scope = outer
      }
      writer.endArray()
    case .object:
      writer.beginObject()
      for member in node.members where member.name != "$data" && member.name != "$when" {
        writer.key(of: member)
        let outer = evaluator.scope
        let all = scopes(of: member.value)
        // In the place of one value, many are a list.
        if all.count != 1 { writer.beginArray() }
        for scope in all {
          evaluator.scope = outer
          scope.enter(&evaluator)
          if scope.isKept(&evaluator) { write(member.value, into: &writer) } else { writer.null() }
        }
        if all.count != 1 { writer.endArray() }
        evaluator.scope = outer
      }
      writer.endObject()
    default: writer.value(node)
    }
  }

  /// The data that an object in data stands for once each.
  private struct DataScope {
    var data: Node?
    var index: Int?
    var when: Node?

    func enter(_ evaluator: inout ScopeEvaluator) { evaluator.enter(data, index: index) }

    func isKept(_ evaluator: inout ScopeEvaluator) -> Bool {
      guard let when else { return true }
      guard let template = when.string.flatMap({ TemplateString.parse($0) }) else { return !when.isTruthy }
      return evaluator.isTrue(template)
    }
  }

  private mutating func scopes(of node: Node) -> [DataScope] {
    let when = node["$when"]
    guard let data = node["$data"] else { return [DataScope(when: when)] }
    let value = data.string.flatMap { TemplateString.parse($0) }.map { evaluator.value(of: $0) } ?? data
    guard let value, value.kind == .array else { return [DataScope(data: value, when: when)] }
    return value.elements.enumerated().map { DataScope(data: $0.element, index: $0.offset, when: when) }
  }
}

extension Node {
  /// Whether evaluation would change the value: there is a hole, a scope or a condition in it.
  var hasHoles: Bool {
    switch kind {
    case .string: string?.containsUTF8("${") ?? false
    case .array: elements.contains(where: \.hasHoles)
    case .object: members.contains { $0.name == "$data" || $0.name == "$when" || $0.value.hasHoles }
    default: false
    }
  }
}
