import CardSwift
import Testing

@Suite struct SwiftWriterTests {
  private func source(_ statements: SwiftStatement...) -> String {
    let function = SwiftFunction("func f", body: statements)
    let lines = SwiftFile(header: [], imports: [], [.function(function)]).source.split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().dropLast(2).map { $0.dropFirst(2) }.joined(separator: "\n")
  }

  @Test func callsThatFitStayOnOneLine() {
    let call = SwiftExpression.call("Text", [SwiftArgument(nil, .text("Hello"))])
    #expect(source(.expression(call)) == #"Text("Hello")"#)
    #expect(
      source(.expression(call.modified("padding", [SwiftArgument(nil, .number(12))]))) == #"Text("Hello").padding(12)"#)
  }

  @Test func severalModifiersHaveLinesOfTheirOwn() {
    let view = SwiftExpression.call("Text", [SwiftArgument(nil, .text("Hello"))]).modified("bold").modified("italic")
    #expect(source(.expression(view)) == "Text(\"Hello\")\n  .bold()\n  .italic()")
    let stack = SwiftExpression.call("VStack", [], SwiftClosure([], [.expression(view)])).modified("padding")
    #expect(
      source(.expression(stack)) == "VStack {\n  Text(\"Hello\")\n    .bold()\n    .italic()\n}\n.padding()")
  }

  @Test(arguments: [
    ("a\"b\\c\n\t", #""a\"b\\c\n\t""#), ("\u{202E}x", #""\u{202E}x""#), ("👩‍👩‍👧 é", "\"👩‍👩‍👧 é\""), ("\\(x)", #""\\(x)""#),
    ("\u{0}", #""\u{0}""#),
  ])
  func textsAreEscaped(_ text: String, _ literal: String) {
    #expect(source(.expression(.text(text))) == literal)
  }

  @Test func textsHoldValuesWithClosures() {
    let prices = SwiftExpression.call(
      .member("rows", "map"), [], SwiftClosure(["row"], [.expression(.member("row", "price"))]))
    let sum = SwiftExpression.call("sum", [SwiftArgument(nil, prices)])
    #expect(source(.expression(.string([.text("a "), .value(sum)]))) == #""a \(sum(rows.map { row in row.price }))""#)
    let long = SwiftExpression.string([.text(String(repeating: "x ", count: 60)), .value(sum), .text(" y")])
    #expect(source(.expression(long)).contains(#"\(sum(rows.map { row in row.price }))"#))
    // Elsewhere there is room for lines.
    #expect(source(.expression(sum)) == "sum(\n  rows.map { row in\n    row.price\n  }\n)")
  }

  @Test func longTextsAreCutWithoutChangingThem() throws {
    let text = (0..<60).map { "word\($0)" }.joined(separator: " ") + String(repeating: "x", count: 250)
    let lines = source(.expression(.text(text))).split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.count <= SwiftWriter.width - 2 })
    #expect(lines.first == #"""""# && lines.last == #"""""#)
    #expect(lines.dropFirst().dropLast().map { $0.hasSuffix("\\") ? String($0.dropLast()) : $0 }.joined() == text)
  }

  @Test func operandsThatBindLessGetParentheses() {
    let sum = SwiftExpression.infix("a", "+", "b")
    #expect(source(.expression(.infix(sum, "*", "c"))) == "(a + b) * c")
    #expect(source(.expression(.infix("a", "+", .infix("b", "*", "c")))) == "a + b * c")
    #expect(source(.expression(.infix("a", "-", .infix("b", "-", "c")))) == "a - (b - c)")
    #expect(source(.expression(.prefix("!", .infix("a", "==", "b")))) == "!(a == b)")
    #expect(source(.expression(.infix(.conditional("a", "b", "c"), "+", "d"))) == "(a ? b : c) + d")
  }

  @Test func whatIsTooLongForALineIsLaidOutAsTheFormatterDoes() throws {
    let long = (0..<3).map { SwiftExpression.call("function\($0)WithALongName", [SwiftArgument("argument", "value")]) }
    let all = SwiftExpression.infix(.infix(long[0], "&&", long[1]), "&&", long[2])
    let text = SwiftExpression.string(
      [.text(String(repeating: "some words ", count: 9)), .value(long[0]), .text(" and more")])
    let statements: [SwiftStatement] = [
      .branches(
        [
          SwiftBranch([.expression(all)], [.expression("a()")]),
          SwiftBranch([.expression(.prefix("!", all))], [.expression("b()")]),
          SwiftBranch([.pattern("let x", long[0]), .expression(.infix(long[1], "||", long[2]))], [.expression("c()")]),
          SwiftBranch([.expression(.call("all", [SwiftArgument(nil, all)]))], [.expression("d()")]),
          SwiftBranch([.pattern("let x", .call("all", [SwiftArgument(nil, all)]))], [.expression("f()")]),
        ], otherwise: [.expression("e()")]),
      .expression(.call("use", [SwiftArgument(nil, .conditional(long[0], text, long[1]))])),
      .expression(.call("use", [SwiftArgument(nil, .conditional(long[0], long[1], text))])),
    ]
    let file = SwiftFile(header: [], imports: [], [.function(SwiftFunction("func f", body: statements))])
    #expect(try SwiftTools.formatted(file.source) == file.source)
  }

  @Test(arguments: [
    ("order-number", "orderNumber", "OrderNumber"), ("ORDER_NUMBER", "orderNumber", "OrderNumber"),
    ("URLString", "urlString", "URLString"), ("id", "id", "Id"), ("2nd item", "_2ndItem", "_2ndItem"),
    ("", "value", "Value"), ("🎉", "value", "Value"), ("größe", "grosse", "Grosse"), ("a.b[0]", "aB0", "AB0"),
    ("ÉTAT CIVIL", "etatCivil", "EtatCivil"), ("имя", "iemya", "Iemya"), ("e\u{301}t\u{E9}", "ete", "Ete"),
    ("名前", "u540Du524D", "U540Du524D"), ("Ærø", "aero", "Aero"),
  ])
  func namesFollowTheGuidelines(_ name: String, _ lower: String, _ upper: String) {
    #expect(SwiftNames.lowerCamel(name) == lower)
    #expect(SwiftNames.upperCamel(name) == upper)
  }

  @Test func keywordsAreEscapedAndNamesMadeUnique() {
    #expect(SwiftNames.escaped("default") == "`default`")
    #expect(SwiftNames.escaped("name") == "name")
    var taken: Set<String> = ["a"]
    #expect(SwiftNames.unique("a", among: &taken) == "a2")
    #expect(SwiftNames.unique("a", among: &taken) == "a3")
  }
}
