public import CardSyntax

extension TemplateString {
  /// What simplification makes of a text with holes.
  public enum Simplified: Sendable, Hashable {
    /// The value is the same for all data that agree with what is known.
    case constant(Node)
    /// A text with holes, perhaps the same.
    case template(TemplateString)
  }

  /// A simpler text with holes that has the same value for all data that agree with what is known.
  ///
  /// Where a hole has no value, the part that stays as text is that of the simpler expression.
  public func simplified(
    knowing known: KnownData = .nothing, rules: SimplificationRules = .all
  ) -> Simplified {
    let simplifier = Simplifier(known, rules)
    if let expression = singleHole {
      // A lone `concat` prints each of its parts; one inside of another expression joins values.
      let isText = expression.arguments(of: "concat") != nil
      return simplified(expression, simplifier, .value, isText: isText)
    }
    var simple: [Segment] = []
    for segment in segments {
      guard case .hole(let expression) = segment else {
        simple.append(segment)
        continue
      }
      if expression.mayChangeScope { return .template(self) }
      if let text = simplifier.folding.text(of: expression) {
        simple.append(.text(text))
        continue
      }
      let result = simplifier.simplified(expression, .value)
      if result.isLiteralForm, let text = simplifier.folding.text(of: result) {
        simple.append(.text(text))
      } else {
        // `null` has no text, and what stays in its place should say which value is missing.
        simple.append(.hole(result.isLiteral ? expression : result))
      }
    }
    return result(TemplateString(simple), known)
  }

  /// The same for the text of a `$data`, whose value is never printed.
  public func simplifiedScope(
    knowing known: KnownData = .nothing, rules: SimplificationRules = .all
  ) -> Simplified {
    guard let expression = singleHole else { return simplified(knowing: known, rules: rules) }
    // Holes inside of data that stand in the template are a mistake.
    if case .constant(let node) = simplified(
      expression, Simplifier(known, rules), .value, isText: false, isInline: false),
      !Template.hasHoles(node)
    {
      return .constant(node)
    }
    guard case .template(let simple) = simplified(knowing: known, rules: rules) else { return .template(self) }
    return .template(simple)
  }

  /// The same for the text of a `$when`, of which only `true` counts.
  public func simplifiedTest(
    knowing known: KnownData = .nothing, rules: SimplificationRules = .all
  ) -> Simplified {
    // Text is never `true`, whatever it says.
    guard let expression = singleHole else { return .template(self) }
    return simplified(expression, Simplifier(known, rules), .test, isText: false)
  }

  private func result(_ template: TemplateString, _ known: KnownData) -> Simplified {
    if let text = template.plainText, hasHoles, let node = JSONValues.node({ $0.string(text) }) {
      return .constant(node)
    }
    // One hole alone would keep its type, which one of several in a text does not.
    return template.segments.count == 1 ? .template(self) : .template(template)
  }

  private func simplified(
    _ expression: Expression, _ simplifier: Simplifier, _ use: Simplifier.Use, isText: Bool, isInline: Bool = true
  ) -> Simplified {
    if expression.mayChangeScope { return .template(self) }
    if isText {
      let result = lone(simplifier.simplifiedOperands(expression))
      let text = text(ofLone: expression, simplifier) ?? text(ofLone: result, simplifier)
      if let text, let node = JSONValues.node({ $0.string(text) }) { return .constant(node) }
      return .template(TemplateString([.hole(result)]))
    }
    func constant(_ expression: Expression) -> Simplified? {
      guard let node = simplifier.folding.node(of: expression) else { return nil }
      return isInline && !node.isInertInTemplates ? nil : .constant(node)
    }
    if let constant = constant(expression) { return constant }
    var result = simplifier.simplified(expression, use)
    if use == .value, result.arguments(of: "concat") != nil { result = simplifier.simplifiedOperands(expression) }
    guard result.isLiteralForm else { return .template(TemplateString([.hole(result)])) }
    if let constant = constant(result) { return constant }
    // As a lone hole a single literal would be something else: text.
    return .template(result.isLiteral ? self : TemplateString([.hole(result)]))
  }

  /// The text of a lone `concat` whose parts are all known.
  private func text(ofLone expression: Expression, _ simplifier: Simplifier) -> String? {
    var text = ""
    for part in expression.arguments(of: "concat") ?? [expression] {
      guard let known = simplifier.folding.text(of: part) else { return nil }
      text += known
    }
    return text
  }

  /// A lone `concat` with neighbouring literals in one.
  private func lone(_ expression: Expression) -> Expression {
    guard let operands = expression.arguments(of: "concat") else { return expression }
    let joined = TextRules.joined(operands)
    return joined.count == operands.count || joined.count < 2 ? expression : .call("concat", joined)
  }
}

extension Node {
  /// Whether expansion leaves the value as it is where it stands in a template: text at its root apart, which is
  /// escaped where it has to be.
  fileprivate var isInertInTemplates: Bool {
    switch kind {
    case .null, .boolean, .number, .string: true
    // Expansion joins arrays in arrays, and leaves out what is null.
    case .array: elements.allSatisfy { $0.kind != .array && $0.kind != .null && !$0.hasMarks && $0.isInertInTemplates }
    case .object:
      members.allSatisfy { !Template.isReserved($0) && !$0.value.hasMarks && $0.value.isInertInTemplates }
    }
  }

  /// Whether the value is text in which `${` would begin a hole.
  private var hasMarks: Bool { string?.containsUTF8("${") == true }
}
