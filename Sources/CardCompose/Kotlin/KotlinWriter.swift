/// Lays Kotlin out as the official style has it: four spaces, at most a hundred columns, and where something does not
/// fit on its line, each argument on a line of its own with a comma behind the last.
struct KotlinWriter {
  private(set) var source = ""
  private static let width = 100

  /// Writes a line, or an empty one.
  mutating func line(_ text: String, _ indent: Int = 0) {
    if !text.isEmpty { source += String(repeating: "    ", count: indent) + text }
    source += "\n"
  }

  /// Writes a comment of documentation, each paragraph on a line of its own or on as many as it needs.
  mutating func comment(_ text: String, _ indent: Int) {
    var lines: [String] = []
    // What would end the comment is taken apart.
    for paragraph in text.replacing("*/", with: "* /").split(separator: "\n") {
      var words = ""
      for word in paragraph.split(separator: " ") {
        if !words.isEmpty, indent * 4 + words.count + word.count + 8 > Self.width {
          lines.append(words)
          words = ""
        }
        words += words.isEmpty ? String(word) : " \(word)"
      }
      if !words.isEmpty { lines.append(words) }
    }
    if lines.count == 1 { return line("/** \(lines[0]) */", indent) }
    line("/**", indent)
    for text in lines { line(" * \(text)", indent) }
    line(" */", indent)
  }

  mutating func statements(_ statements: [KotlinStatement], _ indent: Int, modifier: String = "") {
    for statement in statements { self.statement(statement, indent, modifier) }
  }

  private mutating func statement(_ statement: KotlinStatement, _ indent: Int, _ modifier: String) {
    switch statement {
    case .expression(let expression): write(expression, indent, after: "")
    case .declaration(let keyword, let name, let value): write(value, indent, after: "\(keyword) \(name) by ")
    case .value(let name, let value): write(value, indent, after: "\(modifier)val \(name) = ")
    case .assignment(let name, let value): write(value, indent, after: "\(name) = ")
    case .branch(let condition, let body):
      if let flat = Self.flat(condition), indent * 4 + flat.count + 8 <= Self.width {
        line("if (\(flat)) {", indent)
      } else {
        line("if (", indent)
        write(condition, indent + 1, after: "")
        line(") {", indent)
      }
      statements(body, indent + 1)
      line("}", indent)
    }
  }

  // MARK: Expressions

  /// Writes an expression on lines of its own, with something before and behind it.
  private mutating func write(_ value: KotlinExpression, _ indent: Int, after lead: String, before tail: String = "") {
    if let flat = Self.flat(value), indent * 4 + lead.count + flat.count + tail.count <= Self.width {
      return line(lead + flat + tail, indent)
    }
    if Self.chainLength(value) > 1 { return chain(value, indent, lead, tail) }
    switch value.withTrailingLambda {
    case .call(let function, let arguments, let trailing):
      let name = Self.flat(function) ?? ""
      var head = lead + name
      let flatArguments = arguments.compactMap(Self.flat)
      let inline = flatArguments.joined(separator: ", ")
      let isInline =
        flatArguments.count == arguments.count
        && indent * 4 + head.count + inline.count + (trailing == nil ? 2 + tail.count : 4) <= Self.width
      if arguments.isEmpty, trailing != nil {
        // A call with nothing but a lambda has no parentheses.
      } else if isInline {
        head += "(\(inline))"
      } else {
        line(head + "(", indent)
        for argument in arguments {
          write(argument.value, indent + 1, after: argument.name.map { $0 + " = " } ?? "", before: ",")
        }
        head = ")"
      }
      guard let trailing else { return line(head + tail, indent) }
      block(trailing, indent, after: head + " ", before: tail)
    case .lambda(let lambda): block(lambda, indent, after: lead, before: tail)
    case .infix: write(operationsOf: value, indent, lead, tail)
    case .conditional(let condition, let yes, let no):
      if let flat = Self.flat(condition), indent * 4 + lead.count + flat.count + 8 <= Self.width {
        line("\(lead)if (\(flat)) {", indent)
      } else {
        line("\(lead)if (", indent)
        write(condition, indent + 1, after: "")
        line(") {", indent)
      }
      write(yes, indent + 1, after: "")
      line("} else {", indent)
      write(no, indent + 1, after: "")
      line("}" + tail, indent)
    case .verbatim, .string, .member, .not: line(lead + (Self.flat(value) ?? "") + tail, indent)
    }
  }

  /// Writes operations that have no room on one line: as many operands as have room, then each on a line of its own. There
  /// may be very many, so nothing is tried again with one operand less.
  private mutating func write(operationsOf value: KotlinExpression, _ indent: Int, _ lead: String, _ tail: String) {
    let (first, others) = value.operations
    func end(_ number: Int) -> String { number < others.count ? " " + others[number].symbol : tail }
    var number = 0
    if var beginning = Self.flat(first), indent * 4 + lead.count + beginning.count + end(0).count <= Self.width {
      while number + 1 < others.count, let operand = Self.flat(others[number].operand) {
        let longer = "\(beginning) \(others[number].symbol) \(operand)"
        if indent * 4 + lead.count + longer.count + end(number + 1).count > Self.width { break }
        beginning = longer
        number += 1
      }
      line(lead + beginning + end(number), indent)
    } else {
      write(first, indent, after: lead, before: end(0))
    }
    for next in number..<others.count {
      write(others[next].operand, indent + 1, after: "", before: end(next + 1))
    }
  }

  private mutating func block(_ lambda: KotlinLambda, _ indent: Int, after lead: String, before tail: String) {
    let parameters = lambda.parameters.isEmpty ? "" : " " + lambda.parameters.joined(separator: ", ") + " ->"
    line("\(lead){\(parameters)", indent)
    statements(lambda.body, indent + 1)
    line("}" + tail, indent)
  }

  /// Writes calls on the result of one another with each on a line of its own.
  private mutating func chain(_ value: KotlinExpression, _ indent: Int, _ lead: String, _ tail: String) {
    var links: [KotlinExpression] = []
    var rest = value
    while case .call(.member(let receiver, let name, let isSafe), let arguments, nil) = rest {
      links.append(.call(.verbatim((isSafe ? "?." : ".") + name), arguments, trailing: nil))
      rest = receiver
    }
    line(lead + (Self.flat(rest) ?? ""), indent)
    for (number, link) in links.reversed().enumerated() {
      write(link, indent + 1, after: "", before: number == links.count - 1 ? tail : "")
    }
  }

  /// How many calls there are on the result of one another, for those that can stand on lines of their own.
  private static func chainLength(_ value: KotlinExpression) -> Int {
    var length = 0
    var isFlat = true
    var rest = value
    while case .call(.member(let receiver, let name, _), let arguments, nil) = rest {
      isFlat = isFlat && flat(.call(.verbatim(name), arguments, trailing: nil)) != nil
      length += 1
      rest = receiver
    }
    // Modifiers may have blocks in them.
    return isFlat || rest == "Modifier" || rest == "modifier" ? length : 0
  }

  // MARK: One line

  /// The expression on one line; none for one with statements inside.
  static func flat(_ value: KotlinExpression) -> String? {
    switch value.withTrailingLambda {
    case .verbatim(let source): return source
    case .string(let parts): return literal(parts)
    case .call(let function, let arguments, nil):
      let parts = arguments.map { flat($0) }
      guard let name = flat(function), !parts.contains(nil) else { return nil }
      return "\(name)(\(parts.compactMap { $0 }.joined(separator: ", ")))"
    case .call(let function, let arguments, let trailing?):
      // A builder is a block even if it would fit; what a value is made by is not.
      guard let name = flat(function), function.makesValue, let lambda = flat(.lambda(trailing)) else { return nil }
      let parts = arguments.compactMap { flat($0) }
      guard parts.count == arguments.count else { return nil }
      return "\(name)\(parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))") \(lambda)"
    case .member(let receiver, let name, let isSafe): return flat(receiver).map { "\($0)\(isSafe ? "?." : ".")\(name)" }
    case .infix:
      let (first, others) = value.operations
      guard var result = flat(first) else { return nil }
      for (symbol, operand) in others {
        guard let operand = flat(operand) else { return nil }
        result += " \(symbol) \(operand)"
      }
      return result
    case .not(let operand): return flat(operand.operand).map { "!\($0)" }
    case .conditional(let condition, let yes, let no):
      guard let condition = flat(condition), let yes = flat(yes), let no = flat(no) else { return nil }
      return "if (\(condition)) \(yes) else \(no)"
    case .lambda(let lambda):
      guard let body = lambda.flat else { return nil }
      let parameters = lambda.parameters.isEmpty ? "" : lambda.parameters.joined(separator: ", ") + " -> "
      return "{ \(parameters)\(body) }"
    }
  }

  static func flat(_ argument: KotlinArgument) -> String? {
    flat(argument.value).map { (argument.name.map { $0 + " = " } ?? "") + $0 }
  }

  /// A string template: a name in it has braces only where a letter follows.
  private static func literal(_ parts: [KotlinStringPart]) -> String? {
    var result = "\""
    for (index, part) in parts.enumerated() {
      switch part {
      case .text(let text): result += escaped(text)
      case .value(let value):
        guard let source = flat(value) else { return nil }
        var next: Character?
        if index + 1 < parts.count, case .text(let text) = parts[index + 1] { next = text.first }
        let isName = KotlinNames.isIdentifier(source)
        let isClear = next.map { !($0.isLetter || $0.isNumber || $0 == "_") } ?? true
        result += isName && isClear ? "$\(source)" : "${\(source)}"
      }
    }
    return result + "\""
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "$": result += "\\$"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension KotlinExpression {
  /// The call with a lambda at the end of its arguments behind them, as Kotlin has it.
  fileprivate var withTrailingLambda: Self {
    guard case .call(let function, let arguments, nil) = self, let last = arguments.last, last.name == nil,
      case .lambda(let lambda) = last.value
    else { return self }
    return .call(function, arguments.dropLast(), trailing: lambda)
  }

  /// The operations of which each has the one before for its left operand, from left to right.
  fileprivate var operations: (first: Self, others: [(symbol: String, operand: Self)]) {
    var others: [(symbol: String, operand: Self)] = []
    var first = self
    while case .infix(let left, let symbol, let right) = first {
      others.append((symbol, right))
      first = left
    }
    return (first, others.reversed())
  }

  /// Whether a call of the function is a value rather than something that is shown or done several times.
  fileprivate var makesValue: Bool {
    switch self {
    case .verbatim(let name): name.first?.isLowercase == true
    case .member(_, let name, _): name != "forEach" && name != "forEachIndexed"
    default: false
    }
  }
}

extension KotlinLambda {
  /// The body on one line, if it is one simple statement.
  var flat: String? {
    guard body.count == 1 else { return nil }
    switch body[0] {
    case .expression(let expression): return KotlinWriter.flat(expression)
    case .assignment(let name, let value): return KotlinWriter.flat(value).map { "\(name) = \($0)" }
    case .declaration, .value, .branch: return nil
    }
  }
}
