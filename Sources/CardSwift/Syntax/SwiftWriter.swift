/// Writes Swift source in the layout of `swift format` with its default configuration: the only place that knows about
/// indentation and the length of lines.
package struct SwiftWriter {
  private var line = SwiftLine()
  private var indentation = 0
  /// How many characters the last line has.
  private var column = 0
  /// How many lines were ended.
  private var lineCount = 0
  /// Whether the lines are those of a template.
  private var isMapped = false

  /// The most characters of a line.
  package static let width = 100

  /// A writer of nothing.
  package init() {}

  /// The numbers that stood for statements: these are missing from what was written.
  private(set) var numbers: [Int] = []

  /// What was written so far, in UTF-8.
  package var bytes: [UInt8] { line.bytes }

  // MARK: Lines

  private mutating func put(_ part: String) {
    if part.isEmpty { return }
    indent()
    let isASCII = line.put(part)
    column += isASCII ? part.utf8.count : part.count
  }

  /// Begins the line, if nothing is on it.
  private mutating func indent() {
    guard column == 0 else { return }
    line.putSpaces(indentation)
    column = indentation
  }

  private mutating func newLine() {
    line.put(UInt8(ascii: "\n"))
    column = 0
    lineCount += 1
  }

  private mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    indentation += 2
    body(&self)
    indentation -= 2
  }

  /// How many characters more have room on the line.
  private var room: Int { Self.width - max(column, indentation) }

  /// Whether so many characters more have room on the line.
  private func fits(_ count: Int) -> Bool { count <= room }

  /// Writes what is on the line as a whole; false, with nothing written, if it has no room there, with `trailing` more
  /// characters behind it, or cannot stand on one line.
  private mutating func putFlat(trailing: Int = 0, _ body: (inout SwiftLine) -> Bool) -> Bool {
    let start = line.bytes.count
    let room = room - trailing
    if column == 0 { line.putSpaces(indentation) }
    let count = line.attempt(room: room, body)
    if let count, count > 0 {
      if column == 0 { column = indentation }
      column += count
    } else {
      line.remove(from: start)
    }
    return count != nil
  }

  // MARK: Files and declarations

  mutating func write(_ file: SwiftFile) {
    for line in file.header { comment(line, "//") }
    if !file.header.isEmpty { newLine() }
    for name in file.imports.sorted() {
      put("import \(name)")
      newLine()
    }
    if !file.imports.isEmpty { newLine() }
    separated(file.declarations)
  }

  private mutating func separated(_ declarations: [SwiftDeclaration]) {
    for (index, declaration) in declarations.enumerated() {
      if index > 0, !(declarations[index - 1].isLine && declaration.isLine) { newLine() }
      write(declaration)
    }
  }

  private mutating func comment(_ text: String, _ mark: String) {
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, indentation + mark.count + line.count + word.count + 2 > Self.width {
          put("\(mark) \(line)")
          newLine()
          line = ""
        }
        line += line.isEmpty ? String(word) : " \(word)"
      }
      put(line.isEmpty ? mark : "\(mark) \(line)")
      newLine()
    }
  }

  private mutating func head(_ documentation: String?, _ attributes: [String], _ modifiers: [String]) {
    if let documentation { comment(documentation, "///") }
    let (short, long) = (attributes.filter { $0.count <= 20 }, attributes.filter { $0.count > 20 })
    for attribute in long {
      put(attribute)
      newLine()
    }
    for word in short + modifiers { put(word + " ") }
  }

  private mutating func write(_ declaration: SwiftDeclaration) {
    switch declaration {
    case .type(let type):
      head(type.documentation, type.attributes, type.modifiers)
      let inherited = type.inherited.isEmpty ? "" : ": " + type.inherited.joined(separator: ", ")
      put("\(type.keyword) \(type.name)\(inherited) {")
      if type.members.isEmpty { put("}") } else { block { $0.separated(type.members) } }
      newLine()
    case .property(let property): write(property)
    case .function(let function): write(function)
    case .enumCase(let source, let documentation):
      head(documentation, [], [])
      put("case \(source)")
      newLine()
    case .verbatim(let source):
      for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
        if !line.isEmpty { put(String(line)) }
        newLine()
      }
    }
  }

  /// Goes on after `{` and ends with `}`.
  private mutating func block(_ body: (inout SwiftWriter) -> Void) {
    newLine()
    indented(body)
    put("}")
  }

  private mutating func write(_ property: SwiftProperty) {
    head(property.documentation, property.attributes, property.modifiers)
    put("\(property.keyword) \(property.name)")
    if let type = property.type { put(": \(type)") }
    if let value = property.value { assign(value) }
    if let body = property.body {
      put(" {")
      block { $0.write(body) }
    }
    newLine()
  }

  private mutating func write(_ function: SwiftFunction) {
    head(function.documentation, function.attributes, function.modifiers)
    put(function.head)
    let end = (function.effects.map { " \($0)" } ?? "") + (function.result.map { " -> \($0)" } ?? "")
    let parameters = function.parameters.joined(separator: ", ")
    if fits(parameters.count + end.count + 4) {
      put("(\(parameters))\(end) {")
    } else {
      put("(")
      newLine()
      indented { writer in
        for (index, parameter) in function.parameters.enumerated() {
          writer.put(parameter + (index + 1 < function.parameters.count ? "," : ""))
          writer.newLine()
        }
      }
      put(")\(end) {")
    }
    if function.body.isEmpty { put("}") } else { block { $0.write(function.body) } }
    newLine()
  }

  // MARK: Statements

  private mutating func write(_ statements: [SwiftStatement]) {
    for statement in statements {
      write(statement)
      newLine()
    }
  }

  private mutating func write(_ statement: SwiftStatement) {
    switch statement {
    case .expression(let value): write(value)
    case .result(nil): put("return")
    case .result(let value?):
      put("return ")
      write(value)
    case .variable(let keyword, let name, let type, let value):
      put("\(keyword) \(name)")
      if let type { put(": \(type)") }
      if let value { assign(value) }
    case .assignment(let target, let operation, let value):
      write(target)
      assign(value, operation)
    case .branches(let branches, let otherwise):
      for (index, branch) in branches.enumerated() {
        put(index == 0 ? "if " : " else if ")
        if write(branch.conditions) { newLine() } else { put(" ") }
        put("{")
        block { $0.write(branch.body) }
      }
      if let otherwise {
        put(" else {")
        block { $0.write(otherwise) }
      }
    case .guarding(let conditions, let otherwise):
      put("guard ")
      _ = write(conditions)
      put(" else {")
      block { $0.write(otherwise) }
    case .loop(let pattern, let sequence, let body):
      put("for \(pattern) in ")
      write(sequence, trailing: 2)
      put(" {")
      block { $0.write(body) }
    case .choice(let subject, let cases):
      put("switch ")
      write(subject, trailing: 2)
      put(" {")
      newLine()
      for each in cases {
        put(each.patterns.isEmpty ? "default:" : "case \(each.patterns.joined(separator: ", ")):")
        newLine()
        indented { $0.write(each.body.isEmpty ? [.expression("break")] : each.body) }
      }
      put("}")
    case .numbered(let number): numbers.append(number)
    case .comment(let text):
      comment(text, "//")
      // The statement's own end of line.
      line.remove(from: line.bytes.count - 1)
      lineCount -= 1
    case .located(let line, let statement):
      // Without spaces: the formatter takes these colons for something else than those of arguments.
      let file = SwiftLayout.literal([.text(line.file)]) ?? "\"\""
      put("#sourceLocation(file:\(file),line:\(line.number))")
      newLine()
      isMapped = true
      write(statement)
      // What is inside may have ended it already: the directives do not nest.
      if isMapped {
        newLine()
        put("#sourceLocation()")
        isMapped = false
      }
    }
  }

  private mutating func assign(_ value: SwiftExpression, _ operation: String = "=") {
    put(" \(operation)")
    let (end, column) = (line.bytes.count, column)
    put(" ")
    if putFlat({ $0.write(value) }) { return }
    // What has room on a line of its own gets one.
    let isDone = onNextLine(end) { $0.putFlat { $0.write(value) } }
    if isDone { return }
    self.column = column
    put(" ")
    write(value)
  }

  /// Does something on a new line, further in, that begins behind the first bytes; if that fails, the line is not begun.
  private mutating func onNextLine(_ end: Int, _ body: (inout SwiftWriter) -> Bool) -> Bool {
    line.remove(from: end)
    newLine()
    indentation += 2
    defer { indentation -= 2 }
    if body(&self) { return true }
    line.remove(from: end)
    lineCount -= 1
    return false
  }

  /// Writes conditions; true if they have lines of their own, so that what follows begins a new one.
  private mutating func write(_ conditions: [SwiftCondition]) -> Bool {
    let isFlat = putFlat(trailing: 2) { line in
      for (index, condition) in conditions.enumerated() {
        if index > 0 { line.put(", ") }
        switch condition {
        case .expression(let value): guard line.write(value) else { return false }
        case .pattern(let pattern, let value):
          line.put(pattern)
          line.put(" = ")
          guard line.write(value) else { return false }
        }
      }
      return true
    }
    if isFlat { return false }
    for (index, condition) in conditions.enumerated() {
      if index > 0 {
        put(",")
        newLine()
        put("  ")
      }
      switch condition {
      case .expression(let value): write(value, trailing: 2)
      case .pattern(let pattern, let value):
        put(pattern)
        put(" = ")
        write(value, trailing: 2)
      }
    }
    guard conditions.count == 1 else { return true }
    switch conditions[0] {
    case .expression(let value), .pattern(_, let value): return value.breaksAtOperators
    }
  }

  // MARK: Expressions

  /// Writes an expression, after which `trailing` more characters are on its last line.
  private mutating func write(_ expression: SwiftExpression, trailing: Int = 0) {
    if putFlat(trailing: trailing, { $0.write(expression) }) { return }
    switch expression {
    case .verbatim(let source), .subview(let source): put(source)
    case .string(let parts): writeLines { $0.lines(of: parts) }
    case .raw(let text): writeLines { $0.lines(ofRaw: text) }
    case .member(let base, let name):
      write(base, if: SwiftLayout.isOperation(base), trailing: trailing + name.count + 1)
      put(".")
      put(name)
    case .element(let base, let index):
      write(base, if: SwiftLayout.isOperation(base))
      put("[")
      write(index)
      put("]")
    case .call(let callee, let arguments, let closure):
      if arguments.isEmpty, closure == nil {
        write(callee, if: SwiftLayout.isOperation(callee), trailing: trailing + 2)
        return put("()")
      }
      write(callee, if: SwiftLayout.isOperation(callee))
      call(arguments, closure, trailing)
    case .modified(let base, let modifiers): write(base, modifiers)
    case .closure(let closure): write(closure)
    case .array(let elements): list("[", elements.map { SwiftArgument(nil, $0) }, "]", isCollection: true)
    case .tuple(let arguments): list("(", arguments, ")")
    case .dictionary(let pairs):
      put("[")
      newLine()
      indented { writer in
        for pair in pairs {
          writer.write(pair.key)
          writer.put(": ")
          writer.write(pair.value, trailing: 1)
          if pairs.count > 1 { writer.put(",") }
          writer.newLine()
        }
      }
      put("]")
    case .infix(_, let operation, _): writeChain(expression.operands(of: operation), operation)
    case .prefix(let operation, let operand):
      put(operation)
      write(operand, if: SwiftLayout.needsParentheses(operand, after: operation), trailing: trailing)
    case .conditional(let condition, let yes, let no):
      writeOperand(condition, of: "?", isRight: false)
      newLine()
      indented { writer in
        writer.write(yes, after: "? ")
        writer.newLine()
        writer.write(no, after: ": ", trailing: trailing)
      }
    }
  }

  /// Writes a chain of an operator that has no room on one line: as much of its beginning as has room, then an operand a
  /// line. Chains may be very long, so nothing is tried again with one operand less.
  private mutating func writeChain(_ operands: [SwiftExpression], _ operation: String) {
    var index = 1
    if putFlat({ $0.write(operand: operands[0], in: operation, isRight: false) }) {
      while index + 1 < operands.count,
        putFlat({ $0.write(operation: operation) && $0.write(operand: operands[index], in: operation, isRight: true) })
      {
        index += 1
      }
    } else {
      writeOperand(operands[0], of: operation, isRight: false)
    }
    for operand in operands[index...] {
      newLine()
      indented { writer in
        writer.put(operation)
        writer.put(" ")
        writer.writeOperand(operand, of: operation, isRight: true)
      }
    }
  }

  /// Writes one of the two values of a condition, whose text does not stand further in than its sign.
  private mutating func write(_ value: SwiftExpression, after sign: String, trailing: Int = 0) {
    put(sign)
    if case .string(let parts) = value {
      return putFlat(trailing: trailing) { $0.literal(parts) } ? () : lines(of: parts)
    }
    write(value, if: SwiftLayout.startsWithWord(value), trailing: trailing)
  }

  /// Writes an expression, between parentheses if `isGrouped`.
  private mutating func write(_ expression: SwiftExpression, if isGrouped: Bool, trailing: Int = 0) {
    if isGrouped { put("(") }
    write(expression, trailing: trailing + (isGrouped ? 1 : 0))
    if isGrouped { put(")") }
  }

  private mutating func writeOperand(_ operand: SwiftExpression, of operation: String, isRight: Bool) {
    write(operand, if: SwiftLayout.needsParentheses(operand, in: operation, isRight: isRight))
  }

  private mutating func call(_ arguments: [SwiftArgument], _ closure: SwiftClosure?, _ trailing: Int) {
    let room = closure.map { SwiftLayout.head(of: $0).count + 1 } ?? trailing
    let isFlat =
      arguments.isEmpty && closure != nil ? fits(room) : putFlat(trailing: room) { $0.call(arguments) }
    if !isFlat { list("(", arguments, ")") }
    guard let closure else { return }
    put(" ")
    write(closure)
  }

  private mutating func list(
    _ open: String, _ arguments: [SwiftArgument], _ close: String, isCollection: Bool = false
  ) {
    put(open)
    newLine()
    indented { writer in
      for (index, argument) in arguments.enumerated() {
        if let label = argument.label {
          writer.put(label)
          writer.put(": ")
        }
        writer.write(argument.value, trailing: 1)
        if index + 1 < arguments.count || (isCollection && arguments.count > 1) { writer.put(",") }
        writer.newLine()
      }
    }
    put(close)
  }

  private mutating func write(_ closure: SwiftClosure) {
    put(SwiftLayout.head(of: closure))
    if closure.body.isEmpty { put("}") } else { block { $0.write(closure.body) } }
    for next in closure.labelled {
      put(" ")
      put(next.label)
      put(": ")
      write(next.closure)
    }
  }

  private mutating func write(_ base: SwiftExpression, _ modifiers: [SwiftModifier]) {
    let start = lineCount
    write(base, if: SwiftLayout.isOperation(base))
    // After a base of several lines its last one, a closing bracket, is what modifiers align with.
    let isTall = lineCount > start
    func lines(_ writer: inout SwiftWriter) {
      for modifier in modifiers {
        writer.newLine()
        writer.put(".")
        writer.put(modifier.name)
        writer.call(modifier.arguments, modifier.closure, 0)
      }
    }
    if isTall { lines(&self) } else { indented { lines(&$0) } }
  }

  /// Writes a string literal that has no room on the line as one of several lines, cut wherever that is best.
  private mutating func writeLines(_ lines: (inout SwiftWriter) -> Void) {
    // Behind something else on the line the text stands further in than the line.
    if column > indentation { return indented(lines) }
    lines(&self)
  }

  private mutating func lines(of parts: [SwiftText]) {
    lines(mark: "") { lines in
      for part in parts {
        switch part {
        case .text(let text): lines.add(escaping: text)
        case .value(let value):
          var unit = SwiftLine()
          unit.put("\\(")
          // What cannot be written must not be lost without a word: a name that there is not fails to compile.
          if unit.attempt(room: .max, { $0.write(value, inText: true) }) == nil { unit.put("cannotBeWrittenInText") }
          unit.put(")")
          lines.add(unit: unit.bytes[...])
        }
      }
    }
  }

  private mutating func lines(ofRaw text: String) {
    let isRaw = SwiftEscapes.isRaw(text)
    lines(mark: isRaw ? "#" : "") { lines in
      if isRaw { lines.add(raw: text) } else { lines.add(escaping: text) }
    }
  }

  private mutating func lines(mark: String, _ body: (inout SwiftTextLines) -> Void) {
    put(mark)
    put(#"""""#)
    newLine()
    let limit = max(Self.width - indentation - 1 - mark.count, 20)
    var lines = SwiftTextLines(behind: line, indentation: indentation, mark: mark, limit: limit)
    line = SwiftLine()
    body(&lines)
    line = lines.finish()
    lineCount += 1
    put(#"""""#)
    put(mark)
  }
}

extension SwiftDeclaration {
  /// Whether the declaration is a plain line, between which and its like there is no empty one.
  fileprivate var isLine: Bool {
    switch self {
    case .property(let property): property.body == nil && property.documentation == nil
    case .enumCase(_, let documentation): documentation == nil
    default: false
    }
  }
}

extension SwiftExpression {
  /// Whether it continues on further lines at operators, as calls do not, whose last line is a bracket.
  fileprivate var breaksAtOperators: Bool {
    switch self {
    case .infix, .conditional: true
    case .prefix(_, let operand): operand.breaksAtOperators
    default: false
    }
  }
}
