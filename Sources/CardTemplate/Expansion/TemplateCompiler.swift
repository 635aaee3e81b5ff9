import CardSyntax

/// Compiles a document to a template: parses every hole once and writes every part without holes as finished JSON.
struct TemplateCompiler: ~Copyable {
  var constants = ByteBuffer()
  var holes: [Hole] = []
  var diagnostics = Diagnostics()

  mutating func compile(_ node: Node) -> TemplateNode {
    switch node.kind {
    case .string: compileString(node)
    case .array: compileArray(node)
    case .object: compileObject(node)
    default: .constant(constant(node))
    }
  }

  // MARK: Strings

  private mutating func compileString(_ node: Node) -> TemplateNode {
    guard let text = template(node) else { return .constant(constant(node)) }
    if let expression = text.singleHole {
      // A lone `concat` prints each of its parts, as the reference does; deeper ones use JSON for arrays.
      if case .call(let function, let arguments) = expression.syntax, function.name == "concat" {
        return .text(compileText(node, arguments.map { .hole($0) }))
      }
      return .hole(hole(expression, node))
    }
    return .text(compileText(node, text.segments))
  }

  private mutating func template(_ node: Node) -> TemplateString? {
    TemplateString.parse(node, diagnostics: &diagnostics)
  }

  private mutating func compileText(_ node: Node, _ segments: [TemplateString.Segment]) -> TextTemplate {
    var compiled: [TextTemplate.Segment] = []
    for segment in segments {
      switch segment {
      case .text(var text):
        let start = constants.count
        text.withUTF8 { JSONText.escape($0, into: &constants) }
        compiled.append(.text(text, bytes: start..<constants.count))
      case .hole(let expression): compiled.append(.hole(hole(expression, node)))
      }
    }
    return TextTemplate(node: node, segments: compiled)
  }

  private mutating func hole(_ expression: Expression, _ node: Node) -> Hole {
    let hole = Hole(
      index: holes.count, expression: expression, node: node, span: node.span(ofDecoded: expression.range))
    holes.append(hole)
    return hole
  }

  // MARK: Containers

  private mutating func compileArray(_ node: Node) -> TemplateNode {
    let start = constants.count
    let elements = compileElements(node)
    if elements.allSatisfy(\.isConstant) {
      constants.truncate(to: start)
      return .constant(constant(node))
    }
    return .array(node: node, elements)
  }

  private mutating func compileElements(_ node: Node) -> [TemplateNode] {
    var elements: [TemplateNode] = []
    for element in node.elements {
      switch element.kind {
      case .null: break
      case .array: elements += compileElements(element)
      default: elements.append(compile(element))
      }
    }
    return elements
  }

  private mutating func compileObject(_ node: Node) -> TemplateNode {
    let start = constants.count
    var data = ObjectTemplate.Data.inherit
    var when = ObjectTemplate.When.always
    var members: [(member: Node.Member, value: TemplateNode)] = []
    for member in node.members {
      if Template.isReserved(member) {
        switch member.name {
        case "$data": data = compileData(member.value)
        case "$when": when = compileWhen(member.value)
        default: break
        }
        continue
      }
      members.append((member, compile(member.value)))
    }
    if members.allSatisfy(\.value.isConstant), case .inherit = data, case .always = when {
      constants.truncate(to: start)
      return .constant(constant(node))
    }
    return .object(ObjectTemplate(node: node, data: data, when: when, members: group(members)))
  }

  /// Joins neighbouring constant members to one run of bytes.
  private mutating func group(_ members: [(member: Node.Member, value: TemplateNode)]) -> [ObjectTemplate.Member] {
    var groups: [ObjectTemplate.Member] = []
    for (member, value) in members {
      guard case .constant = value else {
        groups.append(.dynamic(key(member), value))
        continue
      }
      let start = constants.count
      _ = key(member)
      _ = constant(member.value)
      if case .constants(let run, let bytes)? = groups.last, bytes.upperBound == start {
        groups[groups.count - 1] = .constants(run + [member], bytes: bytes.lowerBound..<constants.count)
      } else {
        groups.append(.constants([member], bytes: start..<constants.count))
      }
    }
    return groups
  }

  private mutating func compileData(_ node: Node) -> ObjectTemplate.Data {
    switch node.kind {
    case .string:
      guard let text = template(node) else { return .inline(Value(node)) }
      if let expression = text.singleHole { return .hole(hole(expression, node)) }
      return .text(compileText(node, text.segments))
    case .array, .object:
      reportHoles(node)
      return .inline(Value(node))
    default: return .inline(Value(node))
    }
  }

  private mutating func reportHoles(_ node: Node) {
    switch node.kind {
    case .string: if Template.hasHoles(node) { diagnostics.report(.holeInData(node.span)) }
    case .array: for element in node.elements { reportHoles(element) }
    case .object: for member in node.members { reportHoles(member.value) }
    default: break
    }
  }

  private mutating func compileWhen(_ node: Node) -> ObjectTemplate.When {
    if let text = template(node) {
      if let expression = text.singleHole { return .hole(hole(expression, node)) }
      // Text is never a boolean, not even if it reads `true`.
      if !diagnostics.hasErrors { diagnostics.report(.literalWhen(node)) }
      return .never
    }
    diagnostics.report(.literalWhen(node))
    return Template.isTruthy(node) ? .never : .always
  }

  // MARK: Constants

  private mutating func key(_ member: Node.Member) -> TemplateKey {
    let start = constants.count
    constants.append("\"")
    member.withRawKey { raw, _ in constants.append(raw) }
    constants.append("\":")
    return TemplateKey(member: member, bytes: start..<constants.count)
  }

  private mutating func constant(_ node: Node) -> TemplateConstant {
    let start = constants.count
    append(node)
    constants.append(",")
    return TemplateConstant(node: node, bytes: start..<constants.count)
  }

  /// Appends the value as it will be in the output: nulls are dropped from arrays, arrays in arrays flattened,
  /// reserved keys removed.
  private mutating func append(_ node: Node) {
    switch node.kind {
    case .string:
      constants.append("\"")
      node.withRawScalar { raw, _ in constants.append(raw) }
      constants.append("\"")
    case .array:
      constants.append("[")
      var isFirst = true
      ConstantContent.forEachElement(of: node) { element in
        if !isFirst { constants.append(",") }
        isFirst = false
        append(element)
      }
      constants.append("]")
    case .object:
      constants.append("{")
      var isFirst = true
      for member in node.members where !Template.isReserved(member) {
        if !isFirst { constants.append(",") }
        isFirst = false
        _ = key(member)
        append(member.value)
      }
      constants.append("}")
    default: node.withRawScalar { raw, _ in constants.append(raw) }
    }
  }
}

/// What of a constant part of a template reaches the output.
enum ConstantContent {
  /// Calls `body` for the elements of an array, those of arrays in it included, without nulls.
  static func forEachElement<Failure: Error>(
    of node: Node, _ body: (Node) throws(Failure) -> Void
  ) throws(Failure) {
    for element in node.elements {
      switch element.kind {
      case .null: break
      case .array: try forEachElement(of: element, body)
      default: try body(element)
      }
    }
  }
}
