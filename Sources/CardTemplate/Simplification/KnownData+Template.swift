package import CardSyntax

// What is known, where there are no data
extension KnownData {
  /// A template in which everything that is known is written down: for code that is given its data when it runs, which
  /// must not ask for what is known already.
  ///
  /// Properties with a name in `verbatim` are bindings as a whole or not at all. The template comes back as it is where
  /// nothing is known.
  package func specialized(_ template: Document, verbatim: Set<String> = []) -> Document {
    guard !isEmpty, Template.usesTemplateSyntax(template) else { return template }
    var specialization = Specialization(of: template, verbatim)
    specialization.add(template.root, self)
    // What is wrong with the template itself was said when it was read.
    var found = Diagnostics()
    return specialization.finish(&found)
  }

  /// A template under construction, whose values name the places where they were written.
  private struct Specialization: ~Copyable {
    private var builder: DocumentBuilder
    private let verbatim: Set<String>
    private static let rules: SimplificationRules = [.branches, .inlining]

    init(of template: Document, _ verbatim: Set<String>) {
      builder = DocumentBuilder(arenaFor: template.source, isYAML: template.isYAML)
      self.verbatim = verbatim
    }

    consuming func finish(_ diagnostics: inout Diagnostics) -> Document { builder.finish(&diagnostics) }

    mutating func add(_ node: Node, _ known: KnownData) {
      switch node.kind {
      case .array:
        builder.beginArray(origin(of: node))
        for element in node.elements where !isNever(element, known) { add(element, known) }
        builder.end()
      case .object: addObject(node, known)
      case .string: addString(node) { $0.simplified(knowing: known, rules: Self.rules) }
      default: builder.addCopy(ofScalar: node, origin(of: node))
      }
    }

    private mutating func addObject(_ node: Node, _ known: KnownData) {
      builder.beginObject(origin(of: node))
      let inner = Self.inside(node, known)
      for member in node.members {
        let name = Template.isReserved(member) ? member.name : ""
        let test = name == "$when" ? Self.test(member.value, inner) : nil
        if test == true { continue }
        let expansion = member.value.expansion.map { builder.registerExpansion($0) } ?? NodeOrigin.noExpansion
        builder.addCopy(ofKey: member, expansion: expansion)
        switch name {
        case "$data": addScope(member.value, known)
        // A literal would keep the object. Where no list can do without it, its condition stays.
        case "$when" where test == false: builder.addCopy(of: member.value)
        case "$when": addString(member.value) { $0.simplifiedTest(knowing: inner, rules: Self.rules) }
        case "" where isText(member): builder.addCopy(of: member.value)
        default: add(member.value, inner)
        }
      }
      builder.end()
    }

    /// Adds the value of a `$data`. Data that stand in the template are used as they are.
    private mutating func addScope(_ node: Node, _ known: KnownData) {
      guard node.kind == .string else { return builder.addCopy(of: node) }
      addString(node) { $0.simplifiedScope(knowing: known, rules: Self.rules) }
    }

    private mutating func addString(_ node: Node, _ simplify: (TemplateString) -> TemplateString.Simplified) {
      let copy = origin(of: node)
      guard node.kind == .string, let template = Self.template(node) else {
        return node.kind == .string ? builder.addCopy(ofScalar: node, copy) : builder.addCopy(of: node)
      }
      let span = node.span
      let made = NodeOrigin(
        source: copy.source, start: copy.start, end: copy.end, expansion: builder.registerExpansion(span))
      switch simplify(template) {
      case .constant(let value):
        guard let text = value.string else { return builder.addCopy(of: value, expansion: made.expansion) }
        addText(TemplateString([.text(text)]).sourceText, made)
      case .template(template): builder.addCopy(ofScalar: node, copy)
      case .template(let simple): addText(simple.sourceText, made)
      }
    }

    private mutating func addText(_ text: String, _ origin: NodeOrigin) {
      var text = text
      text.withUTF8 { builder.addString($0, origin) }
    }

    private mutating func origin(of node: Node) -> NodeOrigin {
      let span = node.span
      let expansion = node.expansion.map { builder.registerExpansion($0) } ?? NodeOrigin.noExpansion
      return NodeOrigin(source: builder.register(span.source), start: span.start, end: span.end, expansion: expansion)
    }

    /// Whether a member is verbatim and no binding as a whole.
    private func isText(_ member: Node.Member) -> Bool {
      !verbatim.isEmpty && member.value.kind == .string && verbatim.contains(member.name)
        && TemplateString.whole(member.value) == nil
    }

    // MARK: Scopes and conditions

    /// Whether an element is left out for all data.
    private func isNever(_ node: Node, _ known: KnownData) -> Bool {
      guard node.kind == .object, let condition = Self.reserved("$when", of: node) else { return false }
      return Self.test(condition, Self.inside(node, known)) == false
    }

    /// What a condition comes to, if that is known.
    private static func test(_ node: Node, _ known: KnownData) -> Bool? {
      guard let template = template(node),
        case .constant(let value) = template.simplifiedTest(knowing: known, rules: rules)
      else { return nil }
      return value.boolean == true
    }

    /// What is known inside of an object.
    private static func inside(_ node: Node, _ known: KnownData) -> KnownData {
      guard let scope = reserved("$data", of: node) else { return known }
      guard scope.kind == .string else { return known.inScope(of: scope) }
      return template(scope)?.singleHole.map { known.inScope(of: $0) } ?? known.inUnknownScope
    }

    private static func reserved(_ name: String, of node: Node) -> Node? {
      node.members.first { Template.isReserved($0) && $0.name == name }?.value
    }

    /// The text with holes that a string is; none for one without, or with mistakes.
    private static func template(_ node: Node) -> TemplateString? {
      var found = Diagnostics()
      guard node.kind == .string, let template = TemplateString.parse(node, diagnostics: &found), template.hasHoles,
        !found.hasErrors
      else { return nil }
      return template
    }
  }
}
