import CardSyntax

// What a use of a component says.
extension ComponentExpansion {
  /// Members of a use that go to the element that comes of it, if they are no props.
  private static let elementMembers: Set<String> = ["id", "constraints", "scopes"]

  /// Gives the props that a use has to the frame of the component; the rest is for the element. None if there are
  /// mistakes.
  mutating func bind(
    _ component: Component, _ parts: ObjectParts, _ frame: ComponentFrame, at place: SourceSpan
  ) throws(LimitReached) -> [Part]? {
    var overlay: [Part] = []
    var places: [String: SourceSpan] = [:]
    var isFine = true
    for part in parts.members {
      let name = part.member.name
      if name == "type" { continue }
      if let prop = component.prop(name) {
        isFine = try give(part, to: prop, component, frame, &places) && isFine
      } else if name == "props" {
        isFine = try bindProps(part, component, frame, &places) && isFine
      } else if name.hasPrefix("$") || Self.elementMembers.contains(name) {
        overlay.append(part)
      } else {
        isFine = false
        diagnostics.report(.unknownProp(name, of: component, at: part.frame.place(part.member.keySpan)))
      }
    }
    for prop in component.props where frame.arguments[prop.name] == nil {
      if let node = prop.defaultValue {
        // A default is part of the declaration, where `$prop` means nothing.
        let declaration = ComponentFrame(
          node.document, source: frame.source, number: frame.number, component: component, caller: frame.caller)
        frame.arguments[prop.name] = .node(node, declaration)
      } else if prop.isRequired, places[prop.name] == nil || isFine {
        isFine = false
        diagnostics.report(.missingProp(prop, of: component, at: place))
      }
    }
    return isFine ? overlay : nil
  }

  /// Gives the members of `props`.
  private mutating func bindProps(
    _ part: Part, _ component: Component, _ frame: ComponentFrame, _ places: inout [String: SourceSpan]
  ) throws(LimitReached) -> Bool {
    let parts: [Part]
    switch try resolve(part.member.value, part.frame) {
    case .node(let node, let frame) where node.kind == .object:
      parts = node.members.map { Part(member: $0, frame: frame) }
    case .object(let object): parts = object.members
    case .absent: return true
    case .node(let node, _) where node.isNull: return true
    case .failed: return false
    default:
      diagnostics.report(.propsNotAnObject(component, at: part.frame.place(part.member.value.span)))
      return false
    }
    var isFine = true
    for part in parts {
      if let prop = component.prop(part.member.name) {
        isFine = try give(part, to: prop, component, frame, &places) && isFine
      } else {
        isFine = false
        diagnostics.report(
          .unknownProp(part.member.name, of: component, at: part.frame.place(part.member.keySpan)))
      }
    }
    return isFine
  }

  /// Gives a value to a prop.
  private mutating func give(
    _ part: Part, to prop: Component.Prop, _ component: Component, _ frame: ComponentFrame,
    _ places: inout [String: SourceSpan]
  ) throws(LimitReached) -> Bool {
    let keyPlace = part.frame.place(part.member.keySpan)
    if let first = places[prop.name] {
      diagnostics.report(.repeatedProp(prop.name, at: keyPlace, first: first))
      return false
    }
    places[prop.name] = keyPlace
    let node = part.member.value
    var argument = Argument.node(node, part.frame)
    var mismatch: String?
    // Props of the caller are put in now: what they make is checked, and is not made again for every reference.
    if node.kind == .string, needsResolving(node, part.frame, isData: false) {
      switch try resolve(node, part.frame) {
      case .absent: return true
      case .failed: return false
      case .node(let value, let valueFrame):
        argument = .node(value, valueFrame)
        mismatch = prop.type.mismatch(value)
      case .text(let text, let written, let textFrame):
        argument = .text(text, written, textFrame)
        mismatch = prop.type.mismatch(text: text)
      case .object:
        // A use: it is expanded where it is put.
        mismatch = prop.type == .any || prop.type == .object ? nil : "an object"
      }
    } else {
      mismatch = prop.type.mismatch(node)
    }
    if let mismatch {
      // A hole with a mistake is taken for text, which is not what is wrong with it.
      if reportHoles(node, part.frame) { return false }
      diagnostics.report(.wrongType(prop, of: component, found: mismatch, at: part.frame.place(node.span)))
      return false
    }
    frame.arguments[prop.name] = argument
    return true
  }

  /// Reports the mistakes in the holes of a string; gives false if there are none.
  private mutating func reportHoles(_ node: Node, _ frame: ComponentFrame) -> Bool {
    guard readsHoles, let text = node.string else { return false }
    var problems: [ExpressionProblem] = []
    _ = TemplateString.parse(text, problems: &problems)
    for problem in problems {
      diagnostics.report(problem.diagnostic(at: frame.place(node.span(ofDecoded: problem.range))))
    }
    return !problems.isEmpty
  }

  /// What a prop is in a frame.
  mutating func resolveProp(
    _ name: String, _ node: Node, _ frame: ComponentFrame
  ) throws(LimitReached) -> Resolved {
    try charge(node, frame)
    switch frame.arguments[name] {
    case nil: return .absent
    case .node(let node, let frame): return try resolve(node, frame)
    case .text(let text, let node, let frame): return .text(text, node, frame)
    }
  }
}
