import CardSyntax
import CardTestSupport
import Testing

@Suite struct ScalarMapTests {
  private func node(_ text: String, _ syntax: SourceSyntax = .yaml) throws -> Node {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "t", text: text)
    let document = Document.read(source, as: syntax, diagnostics: &diagnostics)
    return try #require(document, "\(diagnostics.all.map(line))").root
  }

  /// The source text of the first occurrence of `part` in the decoded text.
  private func place(of part: String, in node: Node) -> String {
    let text = Array((node.string ?? "").utf8)
    let wanted = Array(part.utf8)
    for start in 0...max(0, text.count - wanted.count) where text[start...].starts(with: wanted) {
      return node.span(ofDecoded: start..<start + wanted.count).text
    }
    return "not found"
  }

  @Test func jsonStrings() throws {
    let text = try node(#"["a\u00e9b\n\ud83d\ude00\/${x}", "plain ${y}"]"#, .json)
    let first = try #require(text[0])
    #expect(first.string == "aéb\n😀/${x}")
    #expect(place(of: "${x}", in: first) == "${x}")
    #expect(place(of: "é", in: first) == #"\u00e9"#)
    #expect(place(of: "b\n", in: first) == #"b\n"#)
    #expect(place(of: "😀/", in: first) == #"\ud83d\ude00\/"#)
    #expect(place(of: "aéb", in: first) == #"a\u00e9b"#)
    let second = try #require(text[1])
    #expect(place(of: "${y}", in: second) == "${y}")
    #expect(second.span(ofDecoded: 6..<10).start == second.span.start + 7)
  }

  @Test func positionsBetweenCharacters() throws {
    let text = try #require(try node(#"["a\tb"]"#, .json)[0])
    let map = ScalarMap(text)
    let start = text.span.start
    #expect(map.span(ofDecoded: 0..<0) == SourceSpan(source: text.span.source, start: start + 1, end: start + 1))
    #expect(map.span(ofDecoded: 1..<1).start == start + 2)
    #expect(map.span(ofDecoded: 2..<2).start == start + 4)
    #expect(map.span(ofDecoded: 3..<3).start == start + 5)
    #expect(map.span(ofDecoded: 0..<3).text == #"a\tb"#)
    #expect(map.span(ofDecoded: 0..<9) == text.span)
    #expect(map.span(ofDecoded: -1..<1) == text.span)
  }

  @Test func plainAndQuoted() throws {
    let text = try node(
      "- é ${a}  # c\n- one\n   two\n\n   ${b}\n- 'it''s ${c}\n   d'\n- \"\\x41\\tq \\\n   r  s ${d}\\_\\N\n\n   \\U0001F600\"\n- &x !!str  ${e}\n"
    )
    let items = Array(text.elements)
    #expect(items.map(\.string) == ["é ${a}", "one two\n${b}", "it's ${c} d", "A\tq r  s ${d}\u{A0}\u{85}\n😀", "${e}"])
    #expect(place(of: "${a}", in: items[0]) == "${a}")
    #expect(place(of: "${b}", in: items[1]) == "${b}")
    #expect(place(of: "e t", in: items[1]) == "e\n   t")
    #expect(place(of: "o\n$", in: items[1]) == "o\n\n   $")
    #expect(place(of: "'", in: items[2]) == "''")
    #expect(place(of: "${c} d", in: items[2]) == "${c}\n   d")
    #expect(place(of: "A", in: items[3]) == "\\x41")
    #expect(place(of: "q r", in: items[3]) == "q \\\n   r")
    #expect(place(of: "${d}", in: items[3]) == "${d}")
    #expect(place(of: "😀", in: items[3]) == "\\U0001F600")
    #expect(place(of: "\u{85}\n", in: items[3]) == "\\N\n\n   ")
    #expect(place(of: "${e}", in: items[4]) == "${e}")
  }

  @Test func blocks() throws {
    let text = try node(
      "a: |\n  one ${a}\n\n   two\nb: >-\n  x ${b}\n  y\n\n  z\n    more ${c}\n  end\nc: |2+ # c\n    ${d}\n\n\nd:\n - >\n\n   ${e}\r\n   f\n\n"
    )
    #expect(
      Tree(text) == [
        "a": "one ${a}\n\n two\n", "b": "x ${b} y\nz\n  more ${c}\nend", "c": "  ${d}\n\n\n", "d": ["\n${e} f\n"],
      ])
    let (a, b) = (try #require(text["a"]), try #require(text["b"]))
    #expect(place(of: "${a}", in: a) == "${a}")
    #expect(place(of: "\n\n two", in: a) == "\n\n   two")
    #expect(place(of: "${b}", in: b) == "${b}")
    #expect(place(of: "} y", in: b) == "}\n  y")
    #expect(place(of: "z\n  more ${c}", in: b) == "z\n    more ${c}")
    #expect(place(of: "${d}", in: try #require(text["c"])) == "${d}")
    #expect(place(of: "${e} f", in: try #require(text["d"]?[0])) == "${e}\r\n   f")
  }

  @Test func keys() throws {
    let text = try node(#"{"a\u0041${x}": 1}"#, .json)
    let member = try #require(text.members.first { _ in true })
    #expect(member.keySpan(ofDecoded: 2..<6).text == "${x}")
    #expect(member.keySpan(ofDecoded: 1..<2).text == #"\u0041"#)
  }

  @Test func expandedStringsGiveTheWholeScalar() throws {
    let text = try node("a: &x 'one ${x}'\nb: *x\n")
    let copy = try #require(text["b"])
    #expect(copy.string == "one ${x}")
    #expect(copy.span(ofDecoded: 4..<8).text == "'one ${x}'")
    #expect(try #require(text["a"]).span(ofDecoded: 4..<8).text == "${x}")
  }

  /// In every style the map of a marker is the marker, and parts follow one another.
  @Test(arguments: 0..<6)
  func randomScalars(seed: UInt64) throws {
    let pieces = ["a", "bc", " ", "  ", "\n", "é", "😀", "'", "\"", "\\", "\t", "#", ":", "-"]
    var random = SeededGenerator(seed: seed + 50)
    for _ in 0..<200 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<8, using: &random) { text += pieces.randomElement(using: &random) ?? "" }
      let offset = text.utf8.count
      text += "${marker}"
      for _ in 0..<Int.random(in: 0..<8, using: &random) { text += pieces.randomElement(using: &random) ?? "" }
      for syntax in [DocumentSyntax.yaml, .json] {
        let source = written(["k": [.string(text)]], syntax)
        let root = try node(source, syntax == .yaml ? .yaml : .json)
        let string = try #require(root["k"]?[0])
        #expect(string.string == text)
        let map = ScalarMap(string)
        #expect(map.span(ofDecoded: offset..<offset + 9).text == "${marker}", "\(source)")
        var end: UInt32 = 0
        for index in 0..<text.utf8.count {
          let span = map.span(ofDecoded: index..<index + 1)
          #expect(span.start >= end || span.end == end, "\(source)")
          end = span.end
        }
      }
    }
  }

  /// Texts of many styles as people write them, folded and indented at random.
  @Test(arguments: 0..<4)
  func randomYAMLStyles(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed + 900)
    for _ in 0..<200 {
      var lines: [String] = []
      for _ in 0...Int.random(in: 0..<5, using: &random) {
        let words = ["word", "${m}", "two words", "x  y", "", "  deep", "é"]
        lines.append(words.randomElement(using: &random) ?? "")
      }
      let header = ["|", ">", "|-", ">-", "|+", ">+", "|2", ">2-", "'", "\"", ""].randomElement(using: &random) ?? ""
      let isBlock = header.first == "|" || header.first == ">"
      let quote = isBlock ? "" : header
      let body = lines.enumerated().map {
        $0.offset == 0 && !isBlock ? $0.element : ($0.element.isEmpty ? "" : "  " + $0.element)
      }
      let text = "k: \(header)" + (isBlock ? "\n" : "") + body.joined(separator: "\n") + quote + "\nz: ${m}\n"
      let (document, _) = readYAML(text)
      guard let string = document?.root["k"], let decoded = string.string, decoded.contains("${m}") else { continue }
      #expect(place(of: "${m}", in: string) == "${m}", "\(text)")
    }
  }
}
