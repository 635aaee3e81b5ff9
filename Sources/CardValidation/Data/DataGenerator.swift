import CardIR
import CardSyntax
import CardTemplate

/// Makes data for templates: what their expressions read, with values on both sides of every condition as far as
/// comparisons with literals tell, and lists of none, one and several elements.
struct DataGenerator {
  private let root = DataModel(number: 0)
  private let host = DataModel(number: 1)
  private var count = 1
  /// The values that one condition decides on together.
  private var decisions: [[DataModel]] = []

  /// At most `count` sets of data for screens that read the same data; all have the members of `known`, and `$host` is
  /// `host` if that is given.
  static func data(for screens: [Screen], count: Int, known: Node? = nil, host: Node? = nil) -> [Node] {
    var generator = DataGenerator()
    for screen in screens {
      generator.read(
        [.one(screen.root, scope: screen.scope, when: screen.when)], Scope(data: [generator.root], locals: []))
    }
    var seen: Set<String> = []
    var sets: [Node] = []
    for choice in generator.choices() {
      guard sets.count < count else { break }
      guard let data = choice.document(generator.root, host: generator.host, known: known, knownHost: host),
        seen.insert(TextDump.text(of: .json(data))).inserted
      else { continue }
      sets.append(data)
    }
    return sets
  }

  /// How values are chosen: all alike first, then one decision after the other in all ways.
  private func choices() -> [DataChoice] {
    var choices: [DataChoice] = []
    for (rotation, repetitions) in [(0, 1), (1, 3), (0, 0), (2, 2), (1, 1), (0, 3), (3, 3)] {
      choices.append(DataChoice(rotation: rotation, repetitions: repetitions))
    }
    choices.append(DataChoice(isEmpty: true))
    for decision in decisions {
      // All ways to choose, as a number whose digits are the candidates.
      let ways = decision.reduce(1) { min(64, $0 * max(1, $1.candidates.count)) }
      for way in 0..<ways {
        var (choice, rest) = (DataChoice(repetitions: way % 2 == 0 ? 3 : 1), way)
        for model in decision where !model.candidates.isEmpty {
          choice.own[model.number] = rest % model.candidates.count
          rest /= model.candidates.count
        }
        choices.append(choice)
      }
    }
    var lists: [Int] = []
    root.visitLists { lists.append($0.number) }
    for list in lists {
      for repetitions in [0, 3] { choices.append(DataChoice(ownRepetitions: [list: repetitions])) }
    }
    root.visitLeaves { model in
      for index in model.candidates.indices.dropFirst() { choices.append(DataChoice(own: [model.number: index])) }
    }
    return choices
  }

  // MARK: Elements

  /// Where names are looked up.
  private struct Scope {
    /// What plain names are members of.
    var data: [DataModel]
    /// The parameters of lambdas.
    var locals: [(name: String, values: [DataModel])]
  }

  private mutating func read(_ slots: [Slot], _ scope: Scope) {
    for slot in slots {
      switch slot {
      case .splice(let template, _): for model in read(template, scope) { _ = model.elements(&count) }
      case .one(let element, let own, let when):
        var inner = scope
        if let own { inner.data = data(of: own, scope) }
        if case .template(let template)? = when?.test { decide(template, inner) }
        read(element, inner)
      }
    }
  }

  private mutating func data(of own: CardIR.Scope, _ scope: Scope) -> [DataModel] {
    guard case .template(let template) = own.source else { return [] }
    var data: [DataModel] = []
    for model in read(template, scope) { data.append(model.elements(&count)) }
    return data
  }

  private mutating func read(_ element: Element, _ scope: Scope) {
    for entry in element.attributes {
      switch entry.value {
      case .template(let template):
        if entry.id == .isVisible || entry.id == .isRequired || entry.id == .isEnabled { decide(template, scope) }
        for model in read(template, scope) {
          if entry.id == .body { _ = model.elements(&count) } else { model.note(Self.candidates(for: entry.id)) }
        }
      case .json(let node): read(node, scope)
      default: break
      }
    }
    for extra in element.extras { read(extra.value, scope) }
    for region in element.regions { read(region.slots, scope) }
  }

  /// Values that an attribute takes for different.
  private static func candidates(for id: AttributeID) -> [DataModel.Candidate] {
    switch id.roles.intersection(.values) {
    case .flag: [.boolean(true), .boolean(false)]
    case .number, .measure: [.number(1), .number(4)]
    case .color: [.string("#102030"), .string("#405060")]
    default: []
    }
  }

  private mutating func read(_ node: Node, _ scope: Scope) {
    switch node.kind {
    case .string: if let template = node.string.flatMap({ TemplateString.parse($0) }) { _ = read(template, scope) }
    case .array: for element in node.elements { read(element, scope) }
    case .object:
      var inner = scope
      if let template = node["$data"]?.string.flatMap({ TemplateString.parse($0) }) {
        inner.data = data(of: CardIR.Scope(repeats: true, source: .template(template)), scope)
      }
      if let template = node["$when"]?.string.flatMap({ TemplateString.parse($0) }) { decide(template, inner) }
      for member in node.members where member.name != "$data" && member.name != "$when" { read(member.value, inner) }
    default: break
    }
  }

  // MARK: Expressions

  private mutating func decide(_ template: TemplateString, _ scope: Scope) {
    for segment in template.segments { if let expression = segment.expression { decide(expression, scope) } }
  }

  /// Notes the values that a condition depends on.
  private mutating func decide(_ expression: Expression, _ scope: Scope) {
    var used: [DataModel] = []
    test(expression, scope, &used)
    if !used.isEmpty { decisions.append(used) }
  }

  private mutating func test(_ expression: Expression, _ scope: Scope, _ used: inout [DataModel]) {
    switch expression.syntax {
    case .path:
      for model in read(expression, scope) {
        model.note([.boolean(true), .boolean(false), .missing])
        used.append(model)
      }
    case .call(let function, let arguments):
      switch function.form {
      case .connective, .truth, .choice: for argument in arguments { test(argument, scope, &used) }
      case .presence, .fallback, .comparison, .plain, .lambda: compare(function.form, arguments, scope, &used)
      }
    default: for child in expression.children { test(child, scope, &used) }
    }
  }

  /// Notes values on both sides of a comparison.
  private mutating func compare(
    _ form: Function.Form, _ arguments: [Expression], _ scope: Scope, _ used: inout [DataModel]
  ) {
    let literals = arguments.flatMap { Self.candidates(near: $0) }
    for argument in arguments {
      for model in read(argument, scope) {
        switch form {
        case .presence, .fallback: model.note([.string("text"), .string(""), .missing, .null])
        default: model.note(literals.isEmpty ? [.number(1), .number(2), .missing] : literals + [.missing])
        }
        used.append(model)
      }
    }
  }

  /// A literal's value, and values beside it.
  private static func candidates(near expression: Expression) -> [DataModel.Candidate] {
    switch expression.syntax {
    case .null, .undefined: [.null, .string("text")]
    case .boolean(let value): [.boolean(value), .boolean(!value)]
    case .number(let value): [.number(value), .number(value + 1), .number(value - 1)]
    case .string(let text): [.string(text), .string("other")]
    default: expression.children.flatMap { candidates(near: $0) }
    }
  }

  private mutating func read(_ template: TemplateString, _ scope: Scope) -> [DataModel] {
    var models: [DataModel] = []
    for segment in template.segments {
      if let expression = segment.expression { models += read(expression, scope) }
    }
    return models
  }

  /// The values that an expression may pass on.
  private mutating func read(_ expression: Expression, _ scope: Scope) -> [DataModel] {
    switch expression.syntax {
    case .path(let root, let steps): return follow(start(root, scope), steps, scope)
    case .access(let base, let steps): return follow(read(base, scope), steps, scope)
    case .call(let function, let arguments): return call(function, arguments, scope)
    default: return expression.children.flatMap { read($0, scope) }
    }
  }

  private mutating func start(_ name: PropertyName, _ scope: Scope) -> [DataModel] {
    if let local = scope.locals.last(where: { name.matches($0.name) }) { return local.values }
    switch name.text {
    case "$root": return [root]
    case "$data": return scope.data
    case "$host": return [host]
    case "$index": return []
    default:
      var models: [DataModel] = []
      for model in scope.data { models.append(model.member(name, &count)) }
      return models
    }
  }

  private mutating func follow(
    _ start: [DataModel], _ steps: [Expression.Step], _ scope: Scope
  ) -> [DataModel] {
    var models = start
    for step in steps {
      var next: [DataModel] = []
      for model in models {
        switch step {
        case .member(let name): next.append(model.member(name, &count))
        case .index(let index):
          if let name = index.stringLiteral {
            next.append(model.member(PropertyName(name), &count))
          } else {
            _ = read(index, scope)
            next.append(model.elements(&count))
          }
        }
      }
      models = next
    }
    return models
  }

  private mutating func call(_ function: Function, _ arguments: [Expression], _ scope: Scope) -> [DataModel] {
    if function.takesLambda, arguments.count == 2, case .lambda(let parameter, let body) = arguments[1].syntax {
      let lists = read(arguments[0], scope)
      var inner = scope
      var items: [DataModel] = []
      for list in lists { items.append(list.elements(&count)) }
      inner.locals.append((parameter.text, items))
      if function.passing == .collection || function.result == .boolean { decide(body, inner) }
      _ = read(body, inner)
      return function.passing == .collection ? lists : []
    }
    switch function.form {
    case .choice:
      if let condition = arguments.first { decide(condition, scope) }
      return arguments.dropFirst().flatMap { read($0, scope) }
    case .comparison, .connective, .truth, .presence, .fallback:
      decide(.call(function.name, arguments), scope)
      return function.form == .fallback ? arguments.flatMap { read($0, scope) } : []
    case .plain, .lambda: break
    }
    if function.passing == .element { return lists(arguments, scope) }
    var passed: [DataModel] = []
    for (position, argument) in arguments.enumerated() {
      let models = read(argument, scope)
      if function.takesNumber(at: position) {
        for model in models where model.isLeaf { model.note([.number(3), .number(8)]) }
      } else if function.takesElements(at: position) {
        for model in models { _ = model.elements(&count) }
      } else {
        passed += models
      }
    }
    return passed
  }

  private mutating func lists(_ arguments: [Expression], _ scope: Scope) -> [DataModel] {
    var items: [DataModel] = []
    for model in arguments.flatMap({ read($0, scope) }) { items.append(model.elements(&count)) }
    return items
  }
}

extension Function {
  /// Whether an argument is a number, or as good as any number.
  fileprivate func takesNumber(at position: Int) -> Bool {
    let type = parameter(at: position).type
    return type == .any ? rest?.type == .any && result == .number : type.contains(.number)
  }

  /// Whether an argument is an array, or a text as well.
  fileprivate func takesElements(at position: Int) -> Bool {
    let type = parameter(at: position).type
    return type != .any && type.contains(.array) && passing == .nothing
  }
}
