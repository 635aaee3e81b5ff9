import CardSyntax

// Putting props into strings.
extension ComponentExpansion {
  /// A piece of a string.
  enum Piece {
    /// Characters that stay as they are.
    case plain(String)
    /// Text with holes, with the escapes of the template language.
    case template(String)
  }

  /// What a string with references stands for: a prop that it consists of, or text.
  mutating func resolveText(_ node: Node, _ frame: ComponentFrame) throws(LimitReached) -> Resolved {
    guard let text = node.string else { return .node(node, frame) }
    if let name = Self.onlyProp(text, readsHoles: readsHoles) { return try resolveProp(name, node, frame) }
    let bytes = Array(text.utf8)
    let parts = PropReferences.parts(bytes, readsHoles: readsHoles)
    if parts.count == 1, case .text = parts[0] { return .node(node, frame) }
    let isTemplate = hasHoles(text)
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    var pieces: [Piece] = []
    for part in parts {
      switch part {
      case .text(let range): pieces.append(isTemplate ? .template(string(range)) : .plain(string(range)))
      case .escapedDollar(let range): pieces.append(isTemplate ? .template(string(range)) : .plain("$"))
      case .prop(let name, _): if let piece = try piece(name, node, frame) { pieces.append(piece) }
      case .hole(let range):
        if let name = PropReferences.wholeName(Self.trimmed(string(range))) {
          if let piece = try piece(name, node, frame) { pieces.append(piece) }
        } else {
          pieces.append(.template("${\(try expressionText(bytes, range, node, frame))}"))
        }
      }
    }
    let joined = Self.join(pieces, readsHoles: readsHoles)
    try charge(joined, node, frame)
    return .text(joined, node, frame)
  }

  private func hasHoles(_ text: String) -> Bool {
    guard readsHoles else { return false }
    var text = text
    return text.withUTF8 { TemplateScanner.mayHaveHoles($0) }
  }

  /// The prop that a string consists of, bare or as the whole of a hole.
  private static func onlyProp(_ text: String, readsHoles: Bool) -> String? {
    if let name = PropReferences.wholeName(text) { return name }
    guard readsHoles, text.hasPrefix("${"), text.hasSuffix("}") else { return nil }
    return PropReferences.wholeName(trimmed(String(text.dropFirst(2).dropLast())))
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  // MARK: Text

  /// A prop as a piece of text.
  private mutating func piece(
    _ name: String, _ node: Node, _ frame: ComponentFrame
  ) throws(LimitReached) -> Piece? {
    switch try resolveProp(name, node, frame) {
    case .absent, .failed: return nil
    case .text(let text, _, _): return hasHoles(text) ? .template(text) : .plain(text)
    case .object(let parts):
      report(name, "an object", node, frame, parts.frame.place(parts.node.span))
      return nil
    case .node(let value, let valueFrame):
      switch value.kind {
      case .null: return nil
      case .boolean: return .plain(value.boolean == true ? "true" : "false")
      case .number: return .plain(value.numberText ?? "")
      case .string:
        let text = value.string ?? ""
        return hasHoles(text) ? .template(text) : .plain(text)
      case .array, .object:
        report(
          name, value.kind == .array ? "an array" : "an object", node, frame, valueFrame.place(value.span))
        return nil
      }
    }
  }

  private mutating func report(
    _ name: String, _ kind: String, _ node: Node, _ frame: ComponentFrame, _ value: SourceSpan
  ) {
    diagnostics.report(.valueInText(name, kind, at: frame.place(node.span), value: value))
  }

  /// One string of several pieces, escaped so that plain pieces stay plain beside holes.
  static func join(_ pieces: [Piece], readsHoles: Bool) -> String {
    var merged: [Piece] = []
    var hasTemplate = false
    for piece in pieces {
      if case .template = piece { hasTemplate = true }
      if case .plain(let before)? = merged.last, case .plain(let text) = piece {
        merged[merged.count - 1] = .plain(before + text)
      } else {
        merged.append(piece)
      }
    }
    guard hasTemplate else {
      guard case .plain(let text)? = merged.first else { return "" }
      // Two pieces may make a `${` that none of them has.
      return readsHoles ? TemplateString([.text(text)]).sourceText : text
    }
    var joined = ""
    for (index, piece) in merged.enumerated() {
      switch piece {
      case .template(let text):
        if joined.hasSuffix("$"), text.hasPrefix("{") { joined.removeLast(); joined += "\\$" }
        joined += text
      case .plain(let text):
        var rest = text
        if joined.hasSuffix("$"), rest.hasPrefix("{") {
          joined += "${'{'}"
          rest.removeFirst()
        }
        var next = ""
        if index + 1 < merged.count, case .template(let text) = merged[index + 1] { next = text }
        TemplateString.appendEscaped(rest, hasHoleAfter: next.hasPrefix("$"), to: &joined)
      }
    }
    return joined
  }

  // MARK: Expressions

  /// The text of an expression in which references are replaced with expressions.
  private mutating func expressionText(
    _ bytes: [UInt8], _ range: Range<Int>, _ node: Node, _ frame: ComponentFrame
  ) throws(LimitReached) -> String {
    var text = ""
    var position = range.lowerBound
    var start = position
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    while position < range.upperBound {
      let isQuote = bytes[position] == UInt8(ascii: "'") || bytes[position] == UInt8(ascii: "\"")
      if let reference = PropReferences.reference(bytes, position, range.upperBound) {
        text += string(start..<position)
        let value = try expression(try resolveProp(reference.name, node, frame), node, frame)
        // Names must not run into one another.
        if let last = text.utf8.last, Self.isNameByte(last) { text += " " }
        text += Self.needsParentheses(value) ? "(\(value))" : "\(value)"
        position = reference.end
        if position < range.upperBound, Self.isNameByte(bytes[position]) { text += " " }
        start = position
      } else if isQuote, let literalEnd = Lexer.stringEnd(bytes, position, range.upperBound) {
        let literal = position..<literalEnd
        if PropReferences.hasReference(bytes, literal) {
          text += string(start..<position)
          text += "\(try interpolation(bytes, literal, node, frame))"
          start = literalEnd
        }
        position = literalEnd
      } else {
        position += 1
      }
    }
    text += string(start..<range.upperBound)
    return text
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  private static func needsParentheses(_ expression: Expression) -> Bool {
    switch expression.syntax {
    case .call(let function, _): function.symbol != nil
    case .lambda: true
    default: false
    }
  }

  /// A literal with references: the concatenation of its pieces, or one literal if they are all known.
  private mutating func interpolation(
    _ bytes: [UInt8], _ literal: Range<Int>, _ node: Node, _ frame: ComponentFrame
  ) throws(LimitReached) -> Expression {
    let quote = String(decoding: [bytes[literal.lowerBound]], as: UTF8.self)
    let content = literal.lowerBound + 1..<literal.upperBound - 1
    var pieces: [Expression] = []
    func add(_ expression: Expression) {
      if let text = expression.stringLiteral, let before = pieces.last?.stringLiteral {
        pieces[pieces.count - 1] = .string(before + text)
      } else {
        pieces.append(expression)
      }
    }
    func addText(_ range: Range<Int>) {
      guard !range.isEmpty else { return }
      let text = String(decoding: bytes[range], as: UTF8.self)
      // The literal's own escapes are those that the parser knows.
      add(Expression(quote + text + quote) ?? .string(text))
    }
    var position = content.lowerBound
    var start = position
    while position < content.upperBound {
      guard let found = PropReferences.reference(bytes, position, content.upperBound) else {
        position += 1
        continue
      }
      addText(start..<position)
      if let piece = try piece(found.name, node, frame) {
        switch piece {
        case .plain(let text): add(.string(text))
        case .template(let text):
          for each in expressions(ofText: text, hasProps: true, at: frame.place(node.span)) { add(each) }
        }
      }
      position = found.end
      start = position
    }
    addText(start..<content.upperBound)
    if pieces.isEmpty { return .string("") }
    if pieces.count == 1, pieces[0].stringLiteral != nil { return pieces[0] }
    return .call("concat", pieces.count == 1 ? [.string("")] + pieces : pieces)
  }

  /// A value as an expression.
  private mutating func expression(
    _ value: Resolved, _ node: Node, _ frame: ComponentFrame
  ) throws(LimitReached) -> Expression {
    switch value {
    case .absent, .failed: return .null
    case .text(let text, let node, let frame):
      return expression(ofText: text, hasProps: true, at: frame.place(node.span))
    case .object(let parts):
      var members: [(name: String, value: Expression)] = []
      for part in parts.members {
        let value = try resolve(part.member.value, part.frame)
        members.append((part.member.name, try expression(value, node, frame)))
      }
      return Expression(.object(members), range: 0..<0)
    case .node(let value, let valueFrame):
      try charge(value, valueFrame)
      switch value.kind {
      case .null: return .null
      case .boolean: return .boolean(value.boolean ?? false)
      case .number: return .number(value.double ?? 0)
      case .string: return expression(ofText: value.string ?? "", at: valueFrame.place(value.span))
      case .array:
        var elements: [Expression] = []
        for element in value.elements {
          elements.append(try expression(try resolve(element, valueFrame), node, frame))
        }
        return Expression(.array(elements), range: 0..<0)
      case .object:
        var members: [(name: String, value: Expression)] = []
        for member in value.members {
          let resolved = try resolve(member.value, valueFrame)
          members.append((member.name, try expression(resolved, node, frame)))
        }
        return Expression(.object(members), range: 0..<0)
      }
    }
  }

  /// Text as an expression: a literal, what its only hole has, or the concatenation of its parts.
  private mutating func expression(
    ofText text: String, hasProps: Bool = false, at place: SourceSpan
  ) -> Expression {
    let parts = expressions(ofText: text, hasProps: hasProps, at: place)
    return parts.count == 1 ? parts[0] : .call("concat", parts)
  }

  /// The parts of a text; what they always come to is said only of a text that no props were put into.
  private mutating func expressions(ofText text: String, hasProps: Bool, at place: SourceSpan) -> [Expression] {
    guard readsHoles else { return [.string(text)] }
    var problems: [ExpressionProblem] = []
    guard let template = TemplateString.parse(text, problems: &problems) else { return [.string(text)] }
    for problem in problems where !(hasProps && ExpressionLint.isAboutConstancy(problem.kind)) {
      diagnostics.report(problem.diagnostic(at: place))
    }
    if template.segments.isEmpty { return [.string("")] }
    return template.segments.map { segment in
      switch segment {
      case .text(let text): .string(text)
      case .hole(let expression): expression
      }
    }
  }
}
