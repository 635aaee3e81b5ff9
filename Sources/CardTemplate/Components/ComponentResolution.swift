import CardSyntax

// Finding what stands in the place of a use.
extension ComponentExpansion {
  /// Whether a value is not simply copied.
  func needsResolving(_ node: Node, _ frame: ComponentFrame, isData: Bool) -> Bool {
    switch node.kind {
    case .string: return frame.seesProps && PropReferences.mayBe(in: node)
    case .object:
      if isData { return false }
      if let symbol = frame.includeSymbol, node[symbol: symbol] != nil { return true }
      guard let symbol = frame.typeSymbol, let type = node[symbol: symbol], let name = type.string else { return false }
      return library.has(name) || (frame.seesProps && PropReferences.mayBe(in: type))
    default: return false
    }
  }

  /// What a value stands for.
  mutating func resolve(
    _ node: Node, _ frame: ComponentFrame, isData: Bool = false
  ) throws(LimitReached) -> Resolved {
    guard needsResolving(node, frame, isData: isData) else { return .node(node, frame) }
    if node.kind == .string { return try resolveText(node, frame) }
    var parts = ObjectParts(node: node, frame: frame, members: [])
    for member in node.members { parts.members.append(Part(member: member, frame: frame)) }
    return try resolve(parts)
  }

  private mutating func resolve(_ parts: ObjectParts) throws(LimitReached) -> Resolved {
    try charge(parts.node, parts.frame)
    if let index = parts.index(of: "$include") { return try include(parts, index) }
    if let index = parts.index(of: "type"), let name = try typeName(parts.members[index]), library.has(name) {
      return try use(name, parts, index)
    }
    return .object(parts)
  }

  private mutating func typeName(_ part: Part) throws(LimitReached) -> String? {
    guard part.member.value.kind == .string else { return nil }
    switch try resolve(part.member.value, part.frame) {
    case .node(let node, _): return node.string
    case .text(let text, _, _): return text
    default: return nil
    }
  }

  // MARK: Fragments

  private mutating func include(_ parts: ObjectParts, _ index: Int) throws(LimitReached) -> Resolved {
    let part = parts.members[index]
    let frame = part.frame
    let place = frame.place(part.member.value.span)
    guard let path = try includePath(part, place) else { return .failed }
    let file: ReadFile
    switch resolver.fragment(path, in: frame.base) {
    case .success(let found): file = found
    case .failure(let problem):
      diagnostics.report(.include(path, problem, at: place))
      return .failed
    }
    note(file.source)
    let use = SourceText.Use(.include, at: place)
    diagnostics.append(contentsOf: file.diagnostics.told(of: use))
    guard let document = file.document else { return .failed }
    let cycle = frame.path { $0.component == nil && $0.base.name == file.source.name }
    if !cycle.isEmpty {
      let names = cycle.filter { $0.component == nil }.map(\.base.name) + [file.source.name]
      diagnostics.report(.includeCycle(names, at: place))
      return .failed
    }
    guard let inner = try makeFrame(document, use, caller: frame) else { return .failed }
    var siblings = parts.members
    siblings.remove(at: index)
    let root = document.root
    if siblings.isEmpty { return try resolve(root, inner) }
    guard root.kind == .object else {
      diagnostics.report(
        .fragmentIsNoObject(
          root.kind == .array ? "an array" : "a single value", at: place, fragment: root.span))
      return .failed
    }
    var merged = ObjectParts(node: root, frame: inner, members: [])
    for member in root.members {
      if let own = siblings.firstIndex(where: { $0.member.name == member.name }) {
        merged.members.append(siblings.remove(at: own))
      } else {
        merged.members.append(Part(member: member, frame: inner))
      }
    }
    merged.members += siblings
    return try resolve(merged)
  }

  private mutating func includePath(_ part: Part, _ place: SourceSpan) throws(LimitReached) -> String? {
    var path: String?
    if part.member.value.kind == .string {
      switch try resolve(part.member.value, part.frame) {
      case .node(let node, _): path = node.string
      case .text(let text, _, _): path = text
      default: break
      }
    }
    guard let path else {
      diagnostics.report(.badInclude("`$include` takes the path of a file as text", at: place))
      return nil
    }
    if readsHoles, path.containsUTF8("${") {
      diagnostics.report(.badInclude("the path of `$include` cannot depend on data", at: place))
      return nil
    }
    return path
  }

  /// The frame of a use; none, with a report, if it is nested too deeply.
  private mutating func makeFrame(
    _ document: Document, _ use: SourceText.Use, component: Component? = nil, caller: ComponentFrame
  ) throws(LimitReached) -> ComponentFrame? {
    if isTooDeep(caller) {
      diagnostics.report(.tooDeep("components and fragments", limits.levels, at: use.span))
      return nil
    }
    try charge(use)
    let source = SourceText(document.source, use: use)
    return ComponentFrame(
      document, source: source, number: builder.register(source), component: component, caller: caller)
  }

  // MARK: Components

  private mutating func use(_ name: String, _ parts: ObjectParts, _ type: Int) throws(LimitReached) -> Resolved {
    let part = parts.members[type]
    let place = part.frame.place(part.member.value.span)
    guard let component = library.component(name, usedAt: place, diagnostics: &diagnostics) else { return .failed }
    note(component.source)
    let cycle = part.frame.path { $0.component === component }
    if !cycle.isEmpty {
      diagnostics.report(.recursion(cycle.compactMap(\.component?.name) + [name], at: place))
      return .failed
    }
    let use = SourceText.Use(.component, at: place)
    guard let frame = try makeFrame(component.body.document, use, component: component, caller: part.frame),
      let overlay = try bind(component, parts, frame, at: place)
    else { return .failed }
    frame.seesProps = true
    let resolved = try resolve(component.body, frame)
    return overlay.isEmpty ? resolved : try lay(overlay, over: resolved, frame)
  }

  /// Puts what a use says about the element on the element.
  private mutating func lay(
    _ overlay: [Part], over resolved: Resolved, _ frame: ComponentFrame
  ) throws(LimitReached) -> Resolved {
    var parts: ObjectParts
    switch resolved {
    case .object(let object): parts = object
    case .node(let node, let frame) where node.kind == .object:
      parts = ObjectParts(node: node, frame: frame, members: [])
      for member in node.members { parts.members.append(Part(member: member, frame: frame)) }
    case .absent, .failed: return resolved
    case .node(let node, let frame), .text(_, let node, let frame):
      for part in overlay.prefix(1) {
        diagnostics.report(
          .noElement(
            part.member.name, at: part.frame.place(part.member.keySpan), component: frame.place(node.span)))
      }
      return .failed
    }
    let ownData = parts.index(of: "$data").map { parts.members[$0] }
    let ownWhen = parts.index(of: "$when").map { parts.members[$0] }
    for part in overlay {
      let name = part.member.name
      var part = part
      if name == "$data" || name == "$when", let ownData {
        report(part, conflictsWith: ownData)
        return .failed
      }
      if name == "$when", let ownWhen {
        guard let outer = try condition(part), let inner = try condition(ownWhen) else {
          report(part, conflictsWith: ownWhen)
          return .failed
        }
        part.replacement = "${\(Expression.and(outer, inner))}"
      }
      if let index = parts.index(of: name) { parts.members[index] = part } else { parts.members.append(part) }
    }
    return .object(parts)
  }

  private mutating func report(_ part: Part, conflictsWith own: Part) {
    diagnostics.report(
      .scopeConflict(
        part.member.name, own.member.name, at: part.frame.place(part.member.keySpan),
        component: own.frame.place(own.member.keySpan)))
  }

  /// The condition that a `$when` is, true only for `true`; none if it is no hole.
  private mutating func condition(_ part: Part) throws(LimitReached) -> Expression? {
    var text = part.replacement
    if text == nil {
      let isResolved = needsResolving(part.member.value, part.frame, isData: false)
      let resolved = try resolve(part.member.value, part.frame)
      switch resolved {
      case .node(let node, _): text = (isResolved ? Self.condition(resolved) : nil) ?? node.string
      case .text(let joined, _, _): text = joined
      default: break
      }
    }
    guard let text, let hole = TemplateString.parse(text)?.singleHole else { return nil }
    return hole.type == .boolean ? hole : .equal(hole, .boolean(true))
  }
}
