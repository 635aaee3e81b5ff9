import Testing

@testable import CardSwift

/// How code uses names, by which the support code behind it is cut.
@Suite("Uses of names")
struct NameUseTests {
  private func uses(of name: Substring, in code: String, parameters: Set<Substring> = []) -> Set<NameUse> {
    NameUse.uses(in: SupportPiece.lines(of: code)[...], parameters: parameters).filter { $0.name == name }
  }

  @Test("are told apart by what stands before the name")
  func bases() {
    func base(_ code: String) -> [NameUse.Base] { uses(of: "name", in: code).map(\.base) }
    #expect(base("name") == [.own])
    #expect(base("self.name") == [.own])
    #expect(base("value.name") == [.value])
    #expect(base("value().name") == [.value])
    #expect(base(#"\.name"#) == [.value])
    #expect(base("value?.name") == [.value])
    #expect(base("0..<name") == [.own])
    #expect(base("Type.name") == [.type("Type")])
    #expect(base("Array<Int>.name") == [.type("")])
    #expect(base("f(.name)") == [.expected])
    #expect(base("f(a,\n  .name)") == [.line])
    #expect(base("view\n  .name()") == [.line])
  }

  @Test("are told apart by the labels of a call")
  func calls() {
    func call(_ code: String) -> [NameUse.Call] { uses(of: "f", in: code).map(\.call) }
    #expect(call("let x = f") == [.none])
    #expect(call("f()") == [.arguments([], hasClosure: false)])
    #expect(call("f(1, to: g(a: 2), [3, 4])") == [.arguments(["_", "to", "_"], hasClosure: false)])
    #expect(call(#"f("a, \"(\(g(a: ")"))", or: 2)"#) == [.arguments(["_", "or"], hasClosure: false)])
    #expect(call("f { 1 }") == [.arguments([], hasClosure: true)])
    #expect(call("f(or: 1) { $0 }") == [.arguments(["or"], hasClosure: true)])
    #expect(call("f<Int>(a: 1)") == [.arguments(["a"], hasClosure: false)])
    #expect(call("f < 1, g > (2)") == [.none])
    // What is never closed is not known.
    #expect(call("f(1, [2") == [.none])
  }

  @Test("are none in texts and comments, where something is declared, and of what is declared inside")
  func others() {
    #expect(uses(of: "name", in: #"let a = "name""#).isEmpty)
    #expect(!uses(of: "name", in: #"let a = "\(name)""#).isEmpty)
    #expect(uses(of: "name", in: "// name").isEmpty)
    #expect(uses(of: "name", in: "func name() {}").isEmpty)
    #expect(uses(of: "name", in: "f(name: 1)").isEmpty)
    #expect(uses(of: "name", in: "let name = 1\nreturn name").isEmpty)
    #expect(uses(of: "name", in: "return name", parameters: ["name"]).isEmpty)
    #expect(!uses(of: "name", in: "return name()", parameters: ["name"]).isEmpty)
    #expect(!uses(of: "name", in: "let name = self.name").isEmpty)
  }

  @Test("are found in long code as well, of which lines are skipped that are like one before")
  func repeatedLines() {
    let usual = String(repeating: "    view.padding(8)\n", count: 1000)
    // The same line may go on in several ways, and what is in texts is none of it.
    let calls = ["f(\n  a: 1)", "f(\n  b: 2)", "f(\")\",\n  c: 3)", "f(\")\",\n  d: 4)"].joined(separator: "\n")
    let code = usual + calls + "\n" + usual + "// f(e: 5)\n  // f(e: 5)\n" + usual
    let mentions = CodeMentions(of: Array(code.utf8), among: WordTable(["f", "padding", "e"]))
    let labels = mentions.uses.filter { $0.name == "f" }.map(\.call)
    #expect(Set(labels) == Set([["a"], ["b"], ["_", "c"], ["_", "d"]].map { .arguments($0, hasClosure: false) }))
    #expect(mentions.uses.filter { $0.name == "padding" }.map(\.base) == [.value])
    #expect(mentions.words == ["f", "padding"])
  }

  @Test("fit the parameters of what can be called so")
  func parameters() throws {
    func fits(_ declaration: String, _ code: String) throws -> Bool {
      let head = DeclarationHead([Substring(declaration)])
      let use = try #require(uses(of: "f", in: code).first)
      let parameters: [DeclarationHead.Parameter] = try #require(head.parameters)
      return DeclarationHead.Parameter.fit(parameters, use.call)
    }
    #expect(try fits("static func f(_ a: Int, or b: String = \"\") {", "f(1)"))
    #expect(try fits("static func f(_ a: Int, or b: String = \"\") {", "f(1, or: 2)"))
    #expect(try !fits("static func f(_ a: Int, or b: String) {", "f(1)"))
    #expect(try !fits("static func f(_ a: Int) {", "f(1, or: 2)"))
    #expect(try fits("static func f(_ a: Int...) {", "f(1, 2, 3)"))
    #expect(try fits("static func f(_ a: Int...) {", "f()"))
    #expect(try fits("static func f(or a: String, _ b: () -> Int) {", "f(or: 1) { 2 }"))
    #expect(try !fits("static func f(or a: String, _ b: Int) {", "f(or: 1) { 2 }"))
  }

  @Test("say with which types a function is called, and stand among parts")
  func supportCalls() throws {
    let call = SupportCall(name: "CardFunctions.less", types: ["String", "[Double]"])
    #expect(SupportCall(part: call.part) == call)
    #expect(SupportCall(part: "CardFunctions+Dates") == nil)
    func fits(_ types: [String], _ declaration: String) throws -> Bool {
      let head = DeclarationHead([Substring(declaration)])
      return SupportCall(name: "f", types: types).fits(try #require(head.parameters))
    }
    #expect(try fits(["Double", "Double"], "func f(_ a: Double, _ b: Double) -> Bool {"))
    #expect(try !fits(["Double", "Double"], "func f(_ a: CardValue, _ b: CardValue) -> Bool {"))
    #expect(try !fits(["Double"], "func f(_ a: Double, locale: String) -> Bool {"))
    #expect(try fits(["Double"], "func f(_ a: Double, _ format: DateFormat) -> Bool {"))
    #expect(try fits(["CardField<Int>"], "func f<Wrapped>(_ a: CardField<Wrapped>) -> Bool {"))
    #expect(try !fits(["CardField<Int>"], "func f(_ a: CardField<String>) -> Bool {"))
    #expect(try fits([SupportCall.closure], "func f(_ a: () -> Int) -> Bool {"))
    #expect(try !fits([SupportCall.closure], "func f(_ a: Int) -> Bool {"))
  }
}
