import CardCompiler
import Testing

@Suite("Overridden emitters")
struct EmitterOverrideTests {
  private let source = card(
    """
      - { type: TextBlock, text: one, x-own: 1, wrap: true, $when: "${a}" }
      - { type: Image, url: "https://example.com/a.png" }
      - type: Container
        items:
          - { type: TextBlock, text: two }

    """)

  private func minified(_ configure: (inout Registry) -> Void) throws -> String {
    var options = CompilerOptions()
    options.syntax = .minified
    return try output(Compiler(options, configure).compile(source, to: [.adaptiveCard]), .adaptiveCard)
  }

  @Test("an override adds members to those that the format writes, at every depth")
  func addition() throws {
    let text = try minified {
      $0.override(.text, for: .adaptiveCard) { element, writer in
        writer.defaultMembers(of: element)
        writer.member("x-length", .number(Double(element.literal(.text)?.count ?? 0)))
        return true
      }
    }
    #expect(
      text.contains(
        #"{"type":"TextBlock","text":"one","x-own":1,"wrap":true,"$when":"${a}","x-length":3}"#))
    #expect(text.contains(#"{"type":"TextBlock","text":"two","x-length":3}"#))
    #expect(text.contains(#"{"type":"Image","url":"https://example.com/a.png"}"#))
  }

  @Test("an override writes an object of its own, nested elements as the format writes them")
  func replacement() throws {
    let text = try minified {
      $0.override(.stack, for: .adaptiveCard) { element, writer in
        writer.member("type", .text("Panel"))
        writer.object("layout") { layout in
          layout.member("axis", .token("down"))
          layout.array("sizes", [.number(1), .flag(true), .color(Color(0x102030))])
        }
        writer.elements("content", element[.children])
        return true
      }
    }
    #expect(
      text.contains(
        ##"{"type":"Panel","layout":{"axis":"down","sizes":[1,true,"#102030"]},"content":[{"type":"TextBlock","text":"two"}]}"##
      ))
  }

  @Test("a changed copy under another name is written by the format; the condition is written in any case")
  func renaming() throws {
    let text = try minified {
      $0.override(.text, for: .adaptiveCard) { element, writer in
        guard element.literal(.text) == "one" else { return false }
        var copy = element
        copy[.text] = .literal("three")
        copy.additional["x-own"] = nil
        writer.defaultMembers(of: copy, type: "FancyText")
        return true
      }
    }
    #expect(text.contains(#"{"type":"FancyText","text":"three","wrap":true,"$when":"${a}"}"#))
    #expect(text.contains(#"{"type":"TextBlock","text":"two"}"#))
    let bare = try minified {
      $0.override(.text, for: .adaptiveCard) { element, writer in
        writer.member("type", .text("T"))
        return true
      }
    }
    #expect(bare.contains(#"{"type":"T","$when":"${a}"}"#))
  }

  @Test("an override that declines leaves nothing behind", arguments: DocumentSyntax.allCases)
  func declining(_ syntax: DocumentSyntax) throws {
    var options = CompilerOptions()
    options.syntax = syntax
    let plain = Compiler(options).compile(source, to: [.adaptiveCard, .drivenUI, .skima])
    let declining = Compiler(options) { registry in
      for target in [FormatID.adaptiveCard, .drivenUI, .skima] {
        for kind in ElementKind.allCases {
          registry.override(kind, for: target) { element, writer in
            writer.member("half", .text("written"))
            writer.defaultMembers(of: element)
            writer.object("open") { $0.member("deep", .flag(true)) }
            return false
          }
        }
      }
    }.compile(source, to: [.adaptiveCard, .drivenUI, .skima])
    for target in [FormatID.adaptiveCard, .drivenUI, .skima] {
      #expect(try output(declining, target) == output(plain, target))
    }
  }

  @Test("the document itself and other targets can be overridden")
  func rootAndTargets() throws {
    let compiler = Compiler {
      $0.override(.screen, for: .skima) { root, writer in
        writer.member("generator", .text("test"))
        writer.defaultMembers(of: root)
        return true
      }
      $0.override(.text, for: .drivenUI) { element, writer in
        writer.member("type", .text("Text"))
        writer.object("values") { $0.member("text", element[value: .text] ?? .text("")) }
        return true
      }
    }
    let result = compiler.compile(source, to: [.skima, .drivenUI, .adaptiveCard])
    #expect(try output(result, .skima).contains("\"generator\": \"test\""))
    #expect(try output(result, .skima).contains("\"ui\""))
    #expect(!(try output(result, .drivenUI).contains("\"font\"")))
    #expect(try output(result, .adaptiveCard) == output(Compiler().compile(source, to: [.adaptiveCard]), .adaptiveCard))
  }

  @Test("custom elements can be overridden, known or not")
  func custom() throws {
    for isKnown in [true, false] {
      let compiler = Compiler {
        if isKnown { $0.register(element: Gauge.element) }
        $0.override(.custom, for: .adaptiveCard) { element, writer in
          writer.member("checked", .flag(true))
          writer.defaultMembers(of: element)
          return true
        }
      }
      var text = try output(
        compiler.compile(card("  - { type: Gauge, value: 7, odd: 1 }\n"), to: [.adaptiveCard]), .adaptiveCard)
      text.removeAll { $0.isWhitespace }
      #expect(text.contains(#"{"checked":true,"type":"Gauge","value":7,"odd":1}"#))
    }
  }
}
