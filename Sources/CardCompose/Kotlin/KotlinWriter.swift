/// Lays Kotlin out as the official style has it: four spaces, at most a hundred columns, and where something does not
/// fit on its line, each argument on a line of its own with a comma behind the last.
struct KotlinWriter {
  private(set) var source = ""
  private static let width = 100
  /// More bytes than a line can have, whose characters are counted only then.
  private static let limit = 1_000

  /// Writes a line, or an empty one.
  mutating func line(_ text: String, _ indent: Int = 0) {
    if !text.isEmpty { source += String(repeating: "    ", count: indent) + text }
    source += "\n"
  }

  /// Writes a comment of documentation, each paragraph on a line of its own or on as many as it needs.
  mutating func comment(_ text: String, _ indent: Int) {
    var lines: [String] = []
    // What would end the comment, or begin another one in it, is taken apart.
    for paragraph in text.replacing("*/", with: "* /").replacing("/*", with: "/ *").split(separator: "\n") {
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
    case .function(let name, let body):
      if body.count == 1, case .expression(let value) = body[0] {
        return write(value, indent, after: "fun \(name)() = ")
      }
      line("fun \(name)() {", indent)
      statements(body, indent + 1)
      line("}", indent)
    }
  }

  // MARK: Expressions

  /// The expression on one line, if it may fit on one.
  private static func flat(_ value: KotlinExpression) -> String? { KotlinLine.text(value, limit: limit) }

  /// Writes an expression on lines of its own, with something before and behind it.
  private mutating func write(_ value: KotlinExpression, _ indent: Int, after lead: String, before tail: String = "") {
    if let flat = Self.flat(value), indent * 4 + lead.count + flat.count + tail.count <= Self.width {
      return line(lead + flat + tail, indent)
    }
    if Self.chainLength(value) > 1 { return chain(value, indent, lead, tail) }
    if let (receiver, link) = Self.shortLink(value) { return write(receiver, indent, after: lead, before: link + tail) }
    switch value.withTrailingLambda {
    case .call(let function, let arguments, let trailing):
      var head = lead + (KotlinLine.text(function) ?? "")
      let inline = KotlinLine.text(arguments, limit: Self.limit)
      if arguments.isEmpty, trailing != nil {
        // A call with nothing but a lambda has no parentheses.
      } else if let inline,
        indent * 4 + head.count + inline.count + (trailing == nil ? 2 + tail.count : 4) <= Self.width
      {
        head += "(\(inline))"
      } else {
        line(head + "(", indent)
        // Parentheses around a value are no list of arguments, which could end with a comma.
        let end = function == "" ? "" : ","
        for argument in arguments {
          write(argument.value, indent + 1, after: argument.name.map { $0 + " = " } ?? "", before: end)
        }
        head = ")"
      }
      guard let trailing else { return line(head + tail, indent) }
      block(trailing, indent, after: head + " ", before: tail)
    case .lambda(let lambda): block(lambda, indent, after: lead, before: tail)
    case .infix: write(operationsOf: value, indent, lead, tail)
    case .conditional where value.cases.count > 1: write(casesOf: value, indent, lead, tail)
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
    case .verbatim, .string, .member, .not: line(lead + (KotlinLine.text(value) ?? "") + tail, indent)
    }
  }

  /// Writes a choice among several values with each on a line of its own.
  private mutating func write(casesOf value: KotlinExpression, _ indent: Int, _ lead: String, _ tail: String) {
    line(lead + "when {", indent)
    var rest = value
    for (condition, result) in value.cases {
      if let flat = Self.flat(condition), indent * 4 + flat.count + 16 <= Self.width {
        write(result, indent + 1, after: flat + " -> ")
      } else {
        write(condition, indent + 1, after: "", before: " ->")
        write(result, indent + 2, after: "")
      }
      if case .conditional(_, _, let no) = rest { rest = no }
    }
    write(rest, indent + 1, after: "else -> ")
    line("}" + tail, indent)
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
    line(lead + (KotlinLine.text(rest) ?? ""), indent)
    for (number, link) in links.reversed().enumerated() {
      write(link, indent + 1, after: "", before: number == links.count - 1 ? tail : "")
    }
  }

  /// A short call on what another one gives, which stands behind the end of that one.
  private static func shortLink(_ value: KotlinExpression) -> (receiver: KotlinExpression, link: String)? {
    guard case .call(let function, let arguments, let trailing) = value, function.makesValue,
      case .member(let receiver, let name, let isSafe) = function, case .call = receiver,
      let link = KotlinLine.text(.call(.verbatim(name), arguments, trailing: trailing), limit: 50)
    else { return nil }
    return (receiver, (isSafe ? "?." : ".") + link)
  }

  /// How many calls there are on the result of one another, for those that can stand on lines of their own.
  private static func chainLength(_ value: KotlinExpression) -> Int {
    var length = 0
    var isFlat = true
    var rest = value
    while case .call(.member(let receiver, let name, _), let arguments, nil) = rest {
      isFlat = isFlat && KotlinLine.text(.call(.verbatim(name), arguments, trailing: nil)) != nil
      length += 1
      rest = receiver
    }
    // Modifiers may have blocks in them.
    return isFlat || rest == "Modifier" || rest == "modifier" ? length : 0
  }
}
