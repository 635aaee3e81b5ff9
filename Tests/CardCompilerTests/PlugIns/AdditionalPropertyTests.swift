import CardCompiler
import Testing

@Suite("Additional properties")
struct AdditionalPropertyTests {
  private func compile(
    _ source: SourceText, _ syntax: DocumentSyntax = .minified, to target: FormatID = .adaptiveCard,
    _ change: @escaping @Sendable (inout Element) -> Void
  ) throws -> String {
    var options = CompilerOptions()
    options.syntax = syntax
    let compiler = Compiler(options) {
      $0.register(pass: TestPass("change") { screen, _ in screen.changeBody(change) })
    }
    return try output(compiler.compile(source, to: [target]), target)
  }

  private let source = card(
    "  - { x-first: 1.50, type: TextBlock, x-id: abc, text: hi, x-hole: \"a ${b}\", x-data: [1, null] }\n")

  @Test("what no one recognised is read, by name and by type")
  func reading() throws {
    _ = try compile(source) { element in
      #expect(element.additional.names == ["x-first", "x-id", "x-hole", "x-data"])
      #expect(element.additional["x-id"] == .text("abc"))
      #expect(element.additional["x-first"] == .number(1.5))
      #expect(element.additional["text"] == nil)
      if case .template(let template)? = element.additional["x-hole"] {
        #expect(template.sourceText == "a ${b}")
      } else {
        Issue.record("the hole is none")
      }
      #expect(element[property: PropertyKey<String>("x-id")] == .literal("abc"))
      #expect(element[property: PropertyKey<Double>("x-first")] == .literal(1.5))
      #expect(element[property: PropertyKey<Double>("x-id")] == nil)
      #expect(element[property: PropertyKey<Node>("x-data")]?.literal?.count == 2)
    }
  }

  @Test("a change stands where the property stood, a new one at the end")
  func writing() throws {
    let text = try compile(source) { element in
      element.additional["x-id"] = .text("say \"${x}\"")
      element.additional["x-hole"] = nil
      element.additional["x-new"] = .flag(true)
      element[property: PropertyKey<Color>("x-color")] = .literal(Color(0xABCDEF))
      if let hole = TemplateString.parse("${c}") {
        element[property: PropertyKey<Double>("x-bound")] = .template(hole)
      }
    }
    // Text that a pass writes is text, also in a template.
    #expect(
      text.contains(
        ##"{"x-first":1.50,"type":"TextBlock","x-id":"say \"\\${x}\"","text":"hi","x-data":[1,null],"x-new":true,"x-color":"#ABCDEF","x-bound":"${c}"}"##
      ))
  }

  @Test("what is set to what it was keeps its text")
  func sameValue() throws {
    let text = try compile(source) { element in
      element.additional["x-first"] = .number(1.5)
      element[property: PropertyKey<Double>("x-first")] = .literal(1.5)
    }
    #expect(text.contains("\"x-first\":1.50"))
  }

  @Test("properties of a group stand in it, also where there was none")
  func groups() throws {
    let source = SourceText(
      name: "screen.json", text: #"{"type": "VStack", "subviews": [{"type": "Text", "values": {"text": "a", "x": 1}}]}"#
    )
    let text = try compile(source, to: .drivenUI) { stack in
      stack[.children] = stack[.children].map { slot in
        slot.replacing { element in
          var element = element
          element.additional["x"] = .number(2)
          element.additional["y", in: "values"] = .number(3)
          element.additional["z", in: "properties"] = .number(4)
          return element
        }
      }
    }
    #expect(text.contains(#""values":{"text":"a","x":2,"y":3}"#))
    #expect(text.contains(#""properties":{"z":4}"#))
  }

  @Test("of an element that no one knows, everything but its type is such a property")
  func unknownElements() throws {
    let source = card(
      "  - { a: 1.50, type: Odd, $data: \"${rows}\", id: o, b: [x], $when: \"${ok}\", c: \"${c}\", fallback: drop }\n")
    #expect(
      try compile(source) { _ in }.contains(
        #"{"a":1.50,"type":"Odd","$data":"${rows}","id":"o","b":["x"],"$when":"${ok}","c":"${c}","fallback":"drop"}"#))
    let text = try compile(source) { element in
      #expect(element.additional.names == ["a", "id", "b", "c", "fallback"])
      element.additional["b"] = .text("new")
      element.additional["c"] = nil
      element.additional["d"] = .flag(true)
    }
    #expect(
      text.contains(
        #"{"a":1.50,"type":"Odd","$data":"${rows}","id":"o","b":"new","$when":"${ok}","fallback":"drop","d":true}"#))
    let made = try compile(source) { element in
      element = Element(.custom)
      element[.typeName] = .literal("Made")
      element.additional["x"] = .number(1)
    }
    #expect(made.contains(#"{"type":"Made","$data":"${rows}","$when":"${ok}","x":1}"#))
  }

  @Test("other formats do not get them, and say so")
  func otherFormats() throws {
    let result = Compiler().compile(source, to: [.drivenUI])
    #expect(!(try output(result, .drivenUI).contains("x-id")))
    #expect(result.outputs.flatMap(\.fidelity).contains { $0.kind.id == "dropped.property" && $0.value == "abc" })
  }
}
