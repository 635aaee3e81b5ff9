import CardSyntax
import Testing

import class Foundation.FileManager
import struct Foundation.URL

@testable import CardTemplate

/// What a row of the table says must be so: each test goes through all rows, so that a new one needs no test of its own
/// here.
@Suite("The table of functions")
struct FunctionTableTests {
  private static var functions: [Function] { FunctionTable.shared.groups.flatMap(\.functions) }

  /// Rows that are called by their name.
  private static var named: [Function] { functions.filter { Lexer.isIdentifier($0.name) } }

  /// A call with these arguments as text.
  private static func call(_ function: Function, _ arguments: [String]) -> String {
    if Lexer.isIdentifier(function.name) { return "\(function.name)(\(arguments.joined(separator: ", ")))" }
    return arguments.joined(separator: " \(function.name) ")
  }

  private static func evaluate(
    _ text: String, now: String = "2026-01-31T12:00:00.000Z", seed: UInt64 = 1
  ) -> (outcome: Expression.Outcome, diagnostics: [Diagnostic]) {
    var options = ExpansionOptions()
    options.now = Instant(now)
    options.seed = seed
    var diagnostics = Diagnostics()
    let outcome = Expression.evaluate(
      SourceText(name: "example", text: text), data: nil, options: options, diagnostics: &diagnostics)
    return (outcome, diagnostics.sorted())
  }

  private static func value(_ outcome: Expression.Outcome) -> String? {
    if case .value(let bytes) = outcome { return String(decoding: bytes, as: UTF8.self) }
    return nil
  }

  private static func isError(_ outcome: Expression.Outcome) -> Bool {
    if case .error = outcome { return true }
    return false
  }

  /// A literal of a kind.
  private static let literals: [(type: ValueType, text: String)] = [
    (.null, "null"), (.boolean, "(1 == 1)"), (.number, "7"), (.number, "-1.5"), (.string, "'a b'"), (.string, "''"),
    (.array, "[3, 'x']"), (.array, "[]"), (.object, "{k: 1}"),
  ]

  private static func kind(ofJSON text: String) throws -> ValueType { ValueType(try json(text).root.kind) }

  // MARK: Documentation and completion

  @Test("the summary is one sentence, and the example calls the function and has the value that it states")
  func documentation() {
    for function in Self.functions {
      #expect(function.summary.hasSuffix(".") && function.summary.first?.isUppercase == true, "\(function.name)")
      let text = function.example.expression
      #expect(text.contains(Lexer.isIdentifier(function.name) ? function.name + "(" : function.name), "\(text)")
      #expect(Self.value(Self.evaluate(text).outcome) == function.example.result, "\(text)")
    }
  }

  @Test("every name can be completed, with a form that says how many arguments there are")
  func completion() {
    let names = Set(FunctionTable.shared.names)
    for function in Self.named {
      #expect(names.contains(function.name))
      #expect(function.signature.hasPrefix(function.name + "("))
      for count in 0...6 {
        let isTold = function.takesLambda ? count == 2 : function.accepts(argumentCount: count)
        #expect(function.accepts(argumentCount: count) == isTold, "\(function.signature)")
      }
      // Most mistakes are one letter: the name itself must be what is proposed.
      let help = FunctionAliases.help(for: function.name + "x") ?? ""
      #expect(names.contains { help.contains("`\($0)`") } || help.hasPrefix("write `"), "\(function.name): \(help)")
    }
  }

  @Test("what others call functions is told in calls of functions that exist")
  func aliases() {
    let names = Set(Self.functions.map(\.name))
    for pattern in FunctionAliases.patterns {
      for piece in pattern.split(separator: "(").dropLast() {
        let name = String(piece.reversed().prefix { $0.isLetter || $0.isNumber }.reversed())
        #expect(names.contains(name), "\(pattern)")
      }
    }
  }

  // MARK: Type check

  private static func problems(_ text: String) -> [String] {
    var problems: [ExpressionProblem] = []
    let expression = text.withCString { _ in Parser.parse(text, problems: &problems) }
    if let expression { TypeCheck.check(expression, problems: &problems) }
    return problems.map(\.kind.id)
  }

  @Test("a wrong number of arguments is found before there is data")
  func arity() {
    for function in Self.named where !function.takesLambda {
      for count in 0...5 where !function.accepts(argumentCount: count) {
        let text = Self.call(function, Array(repeating: "x", count: count))
        #expect(Self.problems(text).contains("template.arity"), "\(text)")
      }
      for count in 0...5 where function.accepts(argumentCount: count) {
        let text = Self.call(function, Array(repeating: "x", count: count))
        #expect(!Self.problems(text).contains("template.arity"), "\(text)")
      }
    }
  }

  @Test("an argument of a kind that never fits is found before there is data, and one that fits is not")
  func types() {
    for function in Self.named where !function.takesLambda {
      for index in 0..<function.parameters.count + function.optional.count {
        for (type, literal) in Self.literals where type != .null && type != .object {
          var arguments = Array(repeating: "x", count: max(function.parameters.count, index + 1))
          arguments[index] = literal
          let isWrong = function.parameter(at: index).type.isDisjoint(with: type)
          let text = Self.call(function, arguments)
          #expect(Self.problems(text).contains("template.type-mismatch") == isWrong, "\(text)")
        }
      }
    }
  }

  @Test("a literal in a language of its own is read before there is data")
  func literals() {
    let mistakes: [Parameter.Role: String] = [
      .regularExpression: "'('", .jsonPath: "'.a{'", .xPath: "'/a['", .timeZone: "'Nowhere/Else'",
      .numberLocale: "'qq-QQ'",
    ]
    for function in Self.named {
      for index in 0..<function.parameters.count + function.optional.count {
        guard let mistake = mistakes[function.parameter(at: index).role] else { continue }
        var arguments = Array(repeating: "x", count: max(function.parameters.count, index + 1))
        arguments[index] = mistake
        var diagnostics = Diagnostics()
        let template = "[\"${\(Self.call(function, arguments))}\"]"
        _ = Template(compiling: (try? json(template))!, diagnostics: &diagnostics)
        #expect(!diagnostics.all.isEmpty, "\(template)")
      }
    }
  }

  // MARK: Certainty

  @Test("the result is of the declared kind")
  func results() throws {
    for function in Self.functions where function.example.expression.hasPrefix(function.name) {
      let found = try Self.kind(ofJSON: function.example.result)
      // The ticks of a time are an exact integer, which is written as text.
      #expect(function.result.contains(found), "\(function.example.expression)")
    }
  }

  /// Calls with literals of all kinds in all places, as far as the type check lets them pass.
  private static func calls(_ function: Function) -> [String] {
    if function.takesLambda { return [] }
    let counts = Set([function.parameters.count, function.parameters.count + function.optional.count])
    var texts: [String] = []
    for count in counts.sorted() {
      for first in literals.indices {
        for step in 0..<(count > 1 ? literals.count : 1) {
          let arguments = (0..<count).map { literals[(first + $0 * step) % literals.count].text }
          let text = call(function, arguments)
          if problems(text).isEmpty { texts.append(text) }
        }
      }
    }
    return texts
  }

  @Test("what is sure of a result is so for arguments of all kinds")
  func guarantees() throws {
    for function in Self.functions where function.gives != .none || function.result == .boolean {
      for text in Self.calls(function) {
        guard let value = Self.value(Self.evaluate(text).outcome) else { continue }
        // What is no finite number is written as `null`, but is a number as long as nothing is written.
        if value == "null", Self.value(Self.evaluate("exists(\(text))").outcome) == "true" { continue }
        // Analyses know the exception: where no operand is true, the result is the last one.
        if function.name == "or" { continue }
        #expect(function.certainResult.contains(try Self.kind(ofJSON: value)), "\(text) is \(value)")
        if function.gives == .smallInteger { #expect(Int(value) != nil, "\(text) is \(value)") }
      }
    }
  }

  @Test("a function that never fails takes arguments of all kinds, and as far as it says arguments that fail")
  func failures() {
    for function in Self.functions where function.fails != .possible {
      for text in Self.calls(function) where function.fails != .withOtherTypes {
        #expect(!Self.isError(Self.evaluate(text).outcome), "\(text)")
      }
      guard function.fails == .never || function.fails == .withWarning else { continue }
      let failing = Self.call(function, Array(repeating: "(1 / 0)", count: function.parameters.count))
      let (outcome, diagnostics) = Self.evaluate(function.parameters.count == 1 ? "\(function.name)(1 / 0)" : failing)
      #expect(!Self.isError(outcome), "\(failing)")
      #expect(diagnostics.isEmpty == (function.fails == .never), "\(failing): \(diagnostics.map(\.message))")
    }
  }

  @Test("a pure function gives the same at all times and by every chance, the others do not")
  func purity() {
    for function in Self.functions {
      let text = function.example.expression
      // A year makes a difference to every time; a long row of draws to every chance.
      let times = ["2026-01-31T12:00:00.000Z", "2031-06-03T07:11:13.000Z"].map {
        Self.value(Self.evaluate(text, now: $0).outcome)
      }
      let draws = (1...40).map { Self.value(Self.evaluate(text, seed: $0).outcome) }
      switch function.purity {
      case .pure: #expect(Set(times + draws).count == 1, "\(text)")
      // A local time is in another offset of UTC only where clocks are set back.
      case .clock: #expect(Set(times).count == 2 || function.index(of: .timeZone) == 1, "\(text)")
      case .random: #expect(Set(draws).count > 1, "\(text)")
      }
    }
  }

  @Test("a result is as long as the column says")
  func lengths() {
    for function in Self.named where function.length != .unknown {
      let text: String
      let expected: String
      switch function.length {
      case .firstArgument: (text, expected) = (Self.call(function, ["'one two'"]), "\"one two\"")
      case .arguments: (text, expected) = (Self.call(function, ["'one'", "' two'"]), "\"one two\"")
      case .groupedNumber: (text, expected) = (Self.call(function, ["1234.5678", "2"]), "\"1,234.57\"")
      case .unknown: continue
      }
      let found = Self.value(Self.evaluate(text).outcome)
      #expect(found?.lowercased() == expected, "\(text): \(found ?? "nothing")")
    }
    #expect(Set(Self.named.map(\.length)) == [.unknown, .firstArgument, .arguments, .groupedNumber])
  }

  // MARK: What is passed on

  @Test("the data that an analysis follows through a function are those that come out of it")
  func passing() throws {
    for function in Self.named where !function.takesLambda && function.passing != .nothing {
      let collection = "[{\"k\":1},{\"k\":2}]"
      var arguments = (0..<function.parameters.count).map { function.parameter(at: $0).type == .number ? "1" : "items" }
      if function.passing == .member { arguments = ["items[0]", "'k'"] }
      if arguments.isEmpty { arguments = ["items", "items"] }
      let text = Self.call(function, arguments)
      let result = try expand("{\"r\":\"${\(text)}\"}", "{\"items\":\(collection)}")
      let found = String(try #require(result.output, "\(text)").dropFirst(5).dropLast())
      let (first, second) = ("{\"k\":1}", "{\"k\":2}")
      switch function.passing {
      case .element: #expect([first, second].contains(found), "\(text): \(found)")
      case .member: #expect(found == "1", "\(text): \(found)")
      case .pairs: #expect(found.contains("\"value\":\(first)"), "\(text): \(found)")
      case .arguments: #expect(found == "[\(collection),\(collection)]", "\(text): \(found)")
      case .elements, .part, .nestedElements, .elementsOfAll, .commonElements, .collection:
        let elements = try json(found).root.elements.map { CardTemplateTests.text($0) }
        #expect(!elements.isEmpty && elements.allSatisfy([first, second].contains), "\(text): \(found)")
      case .nothing: break
      }
    }
  }

  // MARK: One table

  @Test("no other file lists functions: what is to be known of them is a column")
  func lists() throws {
    let names = Set(Self.functions.map(\.name).filter { $0.count > 2 })
    // What a list of names is there, which says nothing of functions that a new one would have to be added to.
    let exceptions: [String: String] = [
      "NumberRules.swift": "laws of single functions, which a new one has none of",
      "TextRules.swift": "laws of single functions, which a new one has none of",
      "SchemaDiagnostics.swift": "the types of JSON Schema, some of which are called as functions are",
      "ValueType.swift": "the kinds of values, some of which are called as functions are",
    ]
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources")
    var files = 0
    for folder in ["CardTemplate", "CardSwift/Bindings", "CardSwift/Rendering", "CardValidation", "CardPasses"] {
      let root = sources.appendingPathComponent(folder)
      let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
      for file in found ?? [] where file.pathExtension == "swift" && !file.path.contains("/CardTemplate/Functions/") {
        files += 1
        if exceptions[file.lastPathComponent] != nil { continue }
        for line in try #require(contents(of: file.path)).split(separator: UInt8(ascii: "\n")) {
          let pieces = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
          let literals = pieces.indices.filter { $0 % 2 == 1 }.map { String(decoding: pieces[$0], as: UTF8.self) }
          let listed = names.intersection(literals)
          #expect(listed.count < 3, "\(file.lastPathComponent): \(listed.sorted())")
        }
      }
    }
    #expect(files > 150)
  }
}
