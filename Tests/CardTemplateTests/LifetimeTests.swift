import CardSyntax
import Testing

@testable import CardTemplate

/// What holds values and codes while an expression is evaluated, and what debug builds say if nothing does.
@Suite("Lifetimes of values and codes")
struct LifetimeTests {
  private static func program(of text: String) throws -> (program: Program, code: UInt32) {
    ProgramBuilder.program(of: try #require(Expression(text)), isBareScope: true)
  }

  @Test func aContextKeepsTheDocumentsThatItBorrowedFrom() throws {
    weak var document: Document?
    var context: EvaluationContext? = EvaluationContext(data: nil, host: nil, options: ExpansionOptions())
    var value: Value?
    do {
      let made = try json(#"{"list": [1, "two", {"three": 3}]}"#)
      document = made
      value = context?.borrow(made.root)
    }
    #expect(document != nil)
    #expect(value?.jsonText == #"{"list":[1,"two",{"three":3}]}"#)
    value = nil
    context = nil
    #expect(document == nil)
  }

  @Test func aDocumentIsKeptOnceHoweverOftenItIsBorrowedFrom() throws {
    var documents = BorrowedDocuments()
    #expect(documents.isEmpty)
    let first = try json("[1, 2]")
    let nodes = (0..<100).map { _ in documents.borrow(first.root) }
    #expect(Set(nodes).count == 1)
    #expect(documents.node(nodes[0]) == first.root)
    let second = try json("[1, 2]")
    let other = documents.borrow(second.root)
    #expect(documents.node(other) == second.root)
  }

  @Test func aReaderKeepsItsProgram() throws {
    weak var program: Program?
    var reader: ProgramReader?
    var place: UInt32 = 0
    do {
      let made = try Self.program(of: "concat('a', b, 'c')")
      program = made.program
      place = made.code
      reader = ProgramReader(made.program)
    }
    #expect(program != nil)
    #expect(reader?.code(place).description == "concat('a', b, 'c')")
    reader = nil
    #expect(program == nil)
  }

  @Test func constantsOfProgramsLieInNoDocument() throws {
    // Folded when it is compiled; the array that `json` makes is not.
    for text in ["createArray(1, 'x', {a: 2})", "json('[1, [2]]')", "json('{\"a\": {\"b\": 1}}').a"] {
      let (program, code) = try Self.program(of: text)
      var context = EvaluationContext(data: nil, host: nil, options: ExpansionOptions())
      let value = try program.withCode(at: code) { (code) throws(EvaluationError) in try context.evaluate(code) }
      #expect(value.liesInDocument == text.hasPrefix("json"))
      withExtendedLifetime(context) {}
    }
  }

  @Test func tablesOfASlabLieOneBehindTheOther() {
    var layout = SlabLayout()
    #expect(layout.add(UInt8.self, 3) == 0)
    #expect(layout.add(UInt64.self, 2) == 8)
    #expect(layout.add(UInt32.self, 0) == 24)
    #expect(layout.add(UInt16.self, 5) == 24)
    #expect(layout.add(UInt64.self, 1) == 40)
    let slab = layout.allocate()
    defer { slab.deallocate() }
    let table = SlabTable<UInt64>([7, 9], at: slab + 8)
    #expect(table[0] == 7 && table[1] == 9 && table.count == 2)
    #expect(SlabTable<UInt32>([], at: slab + 24).count == 0)
  }

  #if DEBUG
    private static func expect(_ result: ExitTest.Result?, says message: String) throws {
      let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(output.contains(message))
    }

    @Test func aValueWhoseDocumentIsGoneStopsDebugBuilds() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var node: BorrowedNode?
        do {
          var documents = BorrowedDocuments()
          node = documents.borrow(try json("[1, 2]").root)
        }
        _ = node?.count
      }
      try Self.expect(result, says: "an unowned reference")
    }

    @Test func aCodeWhoseProgramIsGoneStopsDebugBuilds() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var code: Code?
        do {
          let (program, index) = try Self.program(of: "a + 1")
          code = try program.withCode(at: index) { $0 }
        }
        _ = code?.instruction
      }
      try Self.expect(result, says: "an unowned reference")
    }

    @Test func aCodeBeyondTheTablesStopsDebugBuilds() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let made = try Self.program(of: "a + 1")
        _ = try made.program.withCode(at: 1000) { $0.instruction }
      }
      try Self.expect(result, says: "the table has no such element")
    }

    @Test func aByteBeyondTheSourceStopsDebugBuilds() async throws {
      let source = SourceText(name: "a.json", text: "[1]")
      #expect(source[3] == 0 && source[3 + SourceText.padding - 1] == 0)
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = SourceText(name: "a.json", text: "[1]")[3 + SourceText.padding]
      }
      try Self.expect(result, says: "the source has no such byte")
    }
  #endif
}
