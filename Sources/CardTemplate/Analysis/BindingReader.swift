import CardSyntax

/// Follows the paths of a template through its scopes to the data, and notes how each value is used.
final class BindingReader {
  let root = ShapeBuilder()
  let host = ShapeBuilder()
  /// What is read of lists in place of elements.
  private let lists: [SourceSpan: ListReading]

  init(lists: [SourceSpan: ListReading] = [:]) { self.lists = lists }

  /// A value that an expression passes on.
  private enum Reference {
    /// A value of the data.
    case value(ShapeBuilder)
    /// The `index` and `value` of each element of an array.
    case pairs(ShapeBuilder)
    /// The `index` and `value` of one element.
    case pair(ShapeBuilder)
  }

  /// A name with what it stands for.
  private struct Local {
    let name: PropertyName
    let references: [Reference]
    let level: Int
  }

  /// Where names are looked up.
  private struct Scope {
    /// What plain names are members of; empty if that is not part of the data.
    var data: [Reference]
    /// The number of conditions around the scope itself.
    var dataLevel = 0
    /// The number of conditions around.
    var level = 0
    var locals: [Local] = []
    /// The arrays that the innermost scope may repeat.
    var repeated: [ShapeBuilder] = []

    /// The scope below one more condition.
    var conditional: Scope {
      var scope = self
      scope.level += 1
      return scope
    }
  }

  /// How an expression is used.
  private struct Wanted {
    var types: ValueType
    var role: TemplateBindings.Use.Role
    /// Whether nothing will do as well.
    var isOptional = false
    /// Whether nothing will do because a comparison has an answer for it, and not because it is asked for.
    var isCompared = false
    /// Whether it is read as a time.
    var isTime = false

    static func argument(_ types: ValueType) -> Wanted { Wanted(types: types, role: .argument) }

    /// What a function takes whose value is wanted so. Hardly any of them has a value of what is not there.
    func argument(_ types: ValueType) -> Wanted {
      Wanted(types: types, role: .argument, isOptional: isOptional && !isCompared)
    }

    static func condition(_ types: ValueType = .any) -> Wanted {
      Wanted(types: types, role: .condition, isOptional: true)
    }
  }

  /// Reads a whole template.
  func read(_ outline: TemplateOutline) { read(outline.root, Scope(data: [.value(root)])) }

  private func read(_ block: TemplateOutline.Block, _ outer: Scope) {
    var scope = outer
    switch block.data {
    case .inherit: break
    case .inline:
      scope.data = []
      scope.repeated = []
    case .text(let sites):
      for site in sites { _ = read(site, outer) }
      scope.data = []
      scope.repeated = []
    case .site(let site):
      let references = read(site, outer)
      scope.repeated = []
      scope.data = references.map { reference in
        switch reference {
        case .value(let value):
          // Functions of collections give arrays, a path alone may lead to an object too.
          if site.expression.type == .array { value.isArray = true }
          scope.repeated.append(value)
          return .value(value.elements())
        case .pairs(let value), .pair(let value): return .pair(value)
        }
      }
      scope.dataLevel = scope.level
    }
    if let condition = block.condition {
      _ = read(condition, scope)
      if !condition.expression.isAlwaysTrue { scope.level += 1 }
    }
    for item in block.items {
      switch item {
      case .site(let site): _ = read(site, scope)
      case .block(let inner): read(inner, scope)
      }
    }
  }

  private func read(_ site: TemplateOutline.Site, _ scope: Scope) -> [Reference] {
    switch site.role {
    case .value: readValue(site, scope)
    case .text: read(site.expression, Wanted(types: .any, role: .text), site, scope)
    case .data: read(site.expression, Wanted(types: .any, role: .scope), site, scope)
    case .condition: read(site.expression, .condition(.boolean), site, scope)
    }
  }

  private func readValue(_ site: TemplateOutline.Site, _ scope: Scope) -> [Reference] {
    let references = read(site.expression, Wanted(types: .any, role: .value), site, scope)
    guard !lists.isEmpty, let list = lists[site.node.span] else { return references }
    for case .value(let value) in references { note(list, of: value, site) }
    return references
  }

  private func note(_ list: ListReading, of value: ShapeBuilder, _ site: TemplateOutline.Site) {
    value.isArray = true
    let item = value.elements()
    func end(_ path: [String]) -> ShapeBuilder { path.reduce(item) { $0.field(PropertyName($1)) } }
    for path in list.values {
      end(path).note(
        TemplateBindings.Use(span: site.node.span, role: .text, types: .any, isRequired: false, isTime: false))
    }
    for (path, inner) in list.lists.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      note(inner, of: end(path), site)
    }
  }

  // MARK: Expressions

  private func read(
    _ expression: Expression, _ wanted: Wanted, _ site: TemplateOutline.Site, _ scope: Scope
  ) -> [Reference] {
    switch expression.syntax {
    case .null, .undefined, .boolean, .number, .string, .unknownCall, .lambda: return []
    case .path(let name, let steps): return follow(name, steps, expression, wanted, site, scope)
    case .access(let base, let steps):
      let references = read(base, wanted.argument(.any), site, scope)
      let ends = walk(references, steps, expression, site, scope, .sometimes)
      note(ends, expression, wanted, isRequired: false, site)
      return ends
    case .call(let function, let arguments): return call(function, arguments, wanted, site, scope)
    case .array(let elements):
      for element in elements { _ = read(element, .argument(.any), site, scope) }
      return []
    case .object(let members):
      for member in members { _ = read(member.value, .argument(.any), site, scope) }
      return []
    case .interpolation(let segments):
      for hole in segments.compactMap(\.expression) {
        _ = read(hole, Wanted(types: .any, role: .text), site, scope)
      }
      return []
    }
  }

  private func call(
    _ function: Function, _ arguments: [Expression], _ wanted: Wanted, _ site: TemplateOutline.Site, _ scope: Scope
  ) -> [Reference] {
    switch function.form {
    case .choice where arguments.count == 3:
      _ = read(arguments[0], .condition(), site, scope)
      return arguments.dropFirst().flatMap { read($0, wanted, site, scope.conditional) }
    case .connective:
      for (position, argument) in arguments.enumerated() {
        _ = read(argument, .condition(), site, position == 0 ? scope : scope.conditional)
      }
      return []
    case .truth, .presence:
      for argument in arguments { _ = read(argument, .condition(), site, scope) }
      return []
    case .comparison(let comparison):
      compare(comparison, arguments, site, scope)
      return []
    case .fallback:
      return arguments.enumerated().flatMap { position, argument in
        let isLast = position == arguments.count - 1
        var wanted = wanted
        if !isLast { (wanted.isOptional, wanted.types) = (true, wanted.types.union(.null)) }
        return read(argument, wanted, site, position == 0 ? scope : scope.conditional)
      }
    case .lambda:
      if arguments.count == 2, case .lambda(let parameter, let body) = arguments[1].syntax {
        return forEach(function, arguments[0], parameter, body, wanted, site, scope)
      }
    case .plain, .choice: break
    }
    let references = arguments.enumerated().map { position, argument in
      let parameter = function.parameter(at: position)
      var wanted = wanted.argument(parameter.accepted)
      wanted.isTime = parameter.role == .time
      return read(argument, wanted, site, scope)
    }
    return result(function, arguments, references)
  }

  private func compare(
    _ comparison: Function.Comparison, _ arguments: [Expression], _ site: TemplateOutline.Site, _ scope: Scope
  ) {
    guard arguments.count == 2 else { return }
    let ordered: ValueType = [.number, .string]
    for (argument, other) in [(arguments[0], arguments[1]), (arguments[1], arguments[0])] {
      var types = other.type
      if comparison.isOrder { types = types.intersection(ordered).isEmpty ? ordered : types.intersection(ordered) }
      if types == .null { types = .any }
      // What is not there equals nothing and has no order to anything, which is an answer as well.
      let isTest = other.type == .null
      _ = read(
        argument, Wanted(types: types, role: .condition, isOptional: true, isCompared: !isTest), site, scope)
    }
  }

  private func forEach(
    _ function: Function, _ collection: Expression, _ parameter: PropertyName, _ body: Expression, _ wanted: Wanted,
    _ site: TemplateOutline.Site, _ scope: Scope
  ) -> [Reference] {
    let references = read(collection, wanted.argument([.array, .object]), site, scope)
    let isOverMembers = Self.readsOnlyMembers(of: parameter, in: body)
    let items = references.compactMap { reference -> Reference? in
      switch reference {
      case .value(let value):
        // The items of an object are pairs of `key` and `value`, which tell nothing of the names in it.
        if isOverMembers { return nil }
        value.isArray = true
        return .value(value.elements())
      case .pairs(let value), .pair(let value): return .pair(value)
      }
    }
    var inner = scope
    inner.locals.append(Local(name: parameter, references: items, level: scope.level))
    let isFiltered = function.passing == .collection
    _ = read(body, isFiltered || function.result == .boolean ? .condition() : .argument(.any), site, inner)
    return isFiltered ? references : []
  }

  private static func readsOnlyMembers(of parameter: PropertyName, in body: Expression) -> Bool {
    var names: [String] = []
    func collect(_ expression: Expression) {
      if case .path(let root, let steps) = expression.syntax, parameter.matches(root.text) {
        if case .member(let name)? = steps.first { names.append(name.text.lowercased()) } else { names.append("") }
      }
      for child in expression.children { collect(child) }
    }
    collect(body)
    return !names.isEmpty && names.allSatisfy { $0 == "key" || $0 == "value" }
  }

  /// What a function passes on of what it takes.
  private func result(
    _ function: Function, _ arguments: [Expression], _ references: [[Reference]]
  ) -> [Reference] {
    guard let first = references.first else { return [] }
    let values = first.compactMap { reference -> ShapeBuilder? in
      if case .value(let value) = reference { return value }
      return nil
    }
    switch function.passing {
    case .element:
      for value in values { value.isArray = true }
      return values.map { .value($0.elements()) }
    case .elements:
      let key = function.index(of: .propertyName).flatMap { $0 < arguments.count ? arguments[$0].stringLiteral : nil }
      for value in values {
        value.isArray = true
        if let key { _ = value.elements().field(PropertyName(key)) }
      }
      return first
    case .nestedElements:
      for value in values { value.isArray = true }
      return []
    case .part: return first
    case .elementsOfAll, .commonElements:
      let all = references.flatMap { $0 }
      for case .value(let value) in all { value.isArray = true }
      return all
    case .pairs:
      for value in values { value.isArray = true }
      return values.map { .pairs($0) }
    case .member:
      guard arguments.count == 2, let name = arguments[1].stringLiteral else { return [] }
      return values.map { .value($0.field(PropertyName(name))) }
    case .nothing, .arguments, .collection: return []
    }
  }

  // MARK: Paths

  private func follow(
    _ name: PropertyName, _ steps: [Expression.Step], _ expression: Expression, _ wanted: Wanted,
    _ site: TemplateOutline.Site, _ scope: Scope
  ) -> [Reference] {
    var steps = steps
    var start: [Reference]
    var level = 0
    if let local = scope.locals.last(where: { name.matches($0.name.text) }) {
      (start, level) = (local.references, local.level)
    } else if name.matches("$root") {
      start = [.value(root)]
    } else if name.matches("$host") {
      start = [.value(host)]
    } else if name.matches("$index") {
      // What has an index is repeated.
      for value in scope.repeated { value.isArray = true }
      return []
    } else if name.matches("$data") {
      (start, level) = (scope.data, scope.dataLevel)
    } else if name.text.hasPrefix("$") {
      return []
    } else {
      (start, level) = (scope.data, scope.dataLevel)
      steps.insert(.member(name), at: 0)
    }
    var presence = DataShape.Presence.sometimes
    if level == scope.level, !wanted.isOptional || wanted.isCompared {
      presence = wanted.isOptional ? .expected : .required
    }
    let ends = walk(start, steps, expression, site, scope, presence)
    note(ends, expression, wanted, isRequired: presence == .required, site)
    return ends
  }

  private func note(
    _ ends: [Reference], _ expression: Expression, _ wanted: Wanted, isRequired: Bool, _ site: TemplateOutline.Site
  ) {
    for case .value(let value) in ends {
      value.note(
        TemplateBindings.Use(
          span: site.span(expression.range), role: wanted.role, types: wanted.types, isRequired: isRequired,
          isTime: wanted.isTime))
      if wanted.types == .array { value.isArray = true }
    }
  }

  private func walk(
    _ start: [Reference], _ steps: [Expression.Step], _ expression: Expression, _ site: TemplateOutline.Site,
    _ scope: Scope, _ presence: DataShape.Presence
  ) -> [Reference] {
    for index in steps.compactMap(\.expression) where index.stringLiteral == nil {
      _ = read(index, .argument([.number, .string]), site, scope)
    }
    return start.flatMap { reference -> [Reference] in
      var current = reference
      var presence = presence
      for step in steps {
        let before = presence
        guard let next = self.next(current, step, &presence) else {
          // Of what is looked into by a name that only data know, nothing more is known than that it is read.
          if case .index = step, case .value(let value) = current, value !== root, value !== host {
            note([current], expression, .argument(.any), isRequired: before == .required, site)
          }
          return []
        }
        current = next
        if case .value(let value) = current { value.presence = max(value.presence, presence) }
      }
      return [current]
    }
  }

  private func next(
    _ reference: Reference, _ step: Expression.Step, _ presence: inout DataShape.Presence
  ) -> Reference? {
    switch (reference, step) {
    case (.value(let value), .member(let name)): return .value(value.field(name))
    case (.value(let value), .index(let index)):
      // One element, or a property that may be missing, says nothing about all of them.
      presence = .sometimes
      switch index.syntax {
      case .string(let name): return .value(value.field(PropertyName(name)))
      case .path(let name, _) where !name.matches("$index"): return nil
      default:
        guard index.type == .number || !index.type.contains(.string) || index.isIndex else { return nil }
        value.isArray = true
        return .value(value.elements())
      }
    case (.pair(let value), .member(let name)):
      return name.matches("value") ? .value(value.elements()) : nil
    default: return nil
    }
  }
}

extension Expression {
  /// Whether the expression is `$index`.
  fileprivate var isIndex: Bool {
    if case .path(let root, let steps) = syntax { return root.matches("$index") && steps.isEmpty }
    return false
  }
}
