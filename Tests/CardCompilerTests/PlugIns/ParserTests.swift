import CardCompiler
import Testing

@Suite("Parsers of types")
struct ParserTests {
  @Test("a type that no one knows is read by its parser, with its children and actions")
  func newType() throws {
    let heading = PropertyKey<String>("heading")
    let compiler = Compiler {
      $0.register(parserFor: "Section", in: .adaptiveCard) { _, context in
        var title = Element(.text)
        title[.text] = context.value(heading)
        title[.textWeight] = .literal(.bolder)
        var buttons = Element(.actionSet)
        buttons[.actions] = context.actions(at: "buttons")
        var stack = Element(.stack, children: [.one(title)] + context.elements(at: "content") + [.one(buttons)])
        stack[.axis] = .literal(.vertical)
        return stack
      }
    }
    let source = card(
      """
        - type: Section
          heading: ${title}
          content:
            - { type: TextBlock, text: inside }
            - { type: Section, heading: nested }
          buttons:
            - { type: Action.OpenUrl, title: Go, url: "https://example.com" }

      """)
    let result = compiler.compile(source, to: [.adaptiveCard, .skima])
    #expect(result.diagnostics.all.isEmpty)
    let text = try output(result, .adaptiveCard)
    #expect(!text.contains("Section"))
    for content in ["\"Container\"", "${title}", "inside", "nested", "Action.OpenUrl"] {
      #expect(text.contains(content), "\(content)")
    }
    #expect(try output(result, .skima).contains("nested"))
    // The card that was written reads without the parser.
    let again = Compiler().compile(SourceText(name: "card.json", text: text), to: [.adaptiveCard])
    #expect(again.diagnostics.all.isEmpty)
  }

  @Test("a built-in type is read as always, and then changed")
  func builtIn() throws {
    let compiler = Compiler {
      $0.register(parserFor: "TextBlock", in: .adaptiveCard) { object, context in
        var text = context.readDefault()
        if object["x-shout"]?.boolean == true, let words = text.literal(.text) {
          text[.text] = .literal(words.uppercased())
          text.additional["x-shout"] = nil
        }
        return text
      }
    }
    let source = card(
      "  - { type: TextBlock, text: hi, x-shout: true, spacing: small }\n  - { type: TextBlock, text: low }\n")
    let text = try output(compiler.compile(source, to: [.adaptiveCard]), .adaptiveCard)
    #expect(text.contains("\"HI\"") && text.contains("\"low\"") && text.contains("\"small\""))
    #expect(!text.contains("x-shout"))
  }

  @Test("the default of an unknown type is a custom element with its warning")
  func unknown() throws {
    let compiler = Compiler {
      $0.register(parserFor: "Odd", in: .adaptiveCard) { _, context in context.readDefault() }
    }
    let result = compiler.compile(card("  - { type: Odd, a: [1] }\n"), to: [.adaptiveCard])
    #expect(result.diagnostics.all.map(\.id) == ["adaptive-card.unknown-type"])
    #expect(try output(result, .adaptiveCard).contains("\"Odd\""))
  }

  @Test("what a parser finds wrong has a place")
  func diagnostics() throws {
    let kind = DiagnosticKind("test.section", .warning, "A section is odd.", explanation: "It is.")
    let count = PropertyKey<Int>("count")
    let compiler = Compiler {
      $0.register(parserFor: "Section", in: .adaptiveCard) { object, context in
        _ = context.value(count)
        _ = context.elements(at: "content")
        context.report(Diagnostic(kind, "odd", at: object["count"]?.span))
        return Element(.stack, children: [])
      }
    }
    let source = card("  - { type: Section, count: many, content: 5 }\n")
    let found = compiler.compile(source, to: [.adaptiveCard]).diagnostics.sorted()
    #expect(found.map(\.id).sorted() == ["adaptive-card.wrong-type", "adaptive-card.wrong-type", "test.section"])
    #expect(Set(found.map(\.message)).contains("`count` must be a whole number, found the string `many`"))
    #expect(found.allSatisfy { $0.span?.source === source })
  }

  @Test("an action has its parser too")
  func action() throws {
    let compiler = Compiler {
      $0.register(parserFor: "Action.Call", in: .adaptiveCard) { _, context in
        var open = Element(.openURL)
        open[.title] = context.value(PropertyKey<String>("title"))
        if let number = context.value(PropertyKey<String>("number"))?.literal {
          open[.url] = .literal("tel:" + number)
        }
        return open
      }
    }
    let source = SourceText(
      name: "card.yaml",
      text: """
        type: AdaptiveCard
        version: "1.5"
        actions: [{ type: Action.Call, title: Ring, number: "112" }]
        """)
    let text = try output(compiler.compile(source, to: [.adaptiveCard]), .adaptiveCard)
    #expect(text.contains("Action.OpenUrl") && text.contains("tel:112") && text.contains("Ring"))
  }

  @Test("a component of DrivenUI is read by a parser")
  func drivenUI() throws {
    let compiler = Compiler {
      $0.register(parserFor: "Text", in: .drivenUI) { _, context in
        var text = context.readDefault()
        if let words = text.literal(.text) { text[.text] = .literal(words + "!") }
        return text
      }
    }
    let source = SourceText(name: "text.json", text: #"{"type": "Text", "values": {"text": "hi"}}"#)
    #expect(try output(compiler.compile(source, to: [.drivenUI]), .drivenUI).contains("hi!"))
  }
}
