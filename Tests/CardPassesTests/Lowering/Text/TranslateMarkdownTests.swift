import CardIR
import CardTemplate
import CardText
import Testing

@testable import CardPasses

@Suite struct TranslateMarkdownTests {
  @Test(arguments: [
    ("plain", "plain"), ("a **b** c", "a b c"), ("_a_", "a"), ("snake_case_name", "snake_case_name"),
    ("2 * 3 * 4", "2 * 3 * 4"), ("[map](https://e.com)", "map"), ("- one\n- two", "• one\n• two"),
    ("1. one\r2. two", "1. one\n2. two"), (#"\*not\*"#, "*not*"), ("**a", "**a"), ("a ** b", "a ** b"),
    ("see [the **map**](u)", "see the map"), ("[no link]", "[no link]"), ("***both***", "both"),
    ("&nbsp;", "\u{A0}"), ("5 &lt; 6 & 7", "5 < 6 & 7"),
  ])
  func markupIsTakenOut(_ source: String, _ plain: String) {
    #expect(MarkdownText(source).plain.plainText == plain)
  }

  @Test func aWholeBoldTextIsBold() {
    #expect(MarkdownText("**All of it**").isAllBold)
    #expect(!MarkdownText("**a** and **b**").isAllBold)
    let result = run(TranslateMarkdown(), [text("**Total**")], to: Traits.views)
    #expect(result.dump == #"text text="Total" text-weight=bolder"#)
    #expect(result.losses == [])
  }

  @Test(arguments: [
    "plain", "2 * 3", "snake_case", "*stars*", "_under_", "[a](b)", "- dash", "1. one", #"back\slash"#, #"\*"#,
    "a\n- b", "[x]", "**", "2*3*4", "+ plus", "__init__", "&nbsp;", "AT&T", "a &amp; b", "&#65;",
  ])
  func protectedTextReadsBackTheSame(_ plain: String) {
    #expect(MarkdownText(Markdown.escaped(plain)).plain.plainText == plain)
  }

  @Test func labelsBesideBoxesHaveMarkupAndThoseOfMenusNone() {
    func titled(_ kind: ElementKind) -> Element {
      var element = Element(kind)
      element[.title] = .literal("the **terms**")
      return element
    }
    let toggle = run(TranslateMarkdown(), [titled(.toggle)], to: Traits.views)
    #expect(toggle.dump.contains(#"title="the terms""#) && toggle.losses == ["lossy.markdown"])
    var set = group(.choiceSet, nil, [])
    set[.children] = [.one(titled(.choice))]
    #expect(run(TranslateMarkdown(), [set], to: Traits.views).dump.contains("**terms**"))
    set[value: .inputStyle] = .token("expanded")
    #expect(run(TranslateMarkdown(), [set], to: Traits.views).dump.contains(#"title="the terms""#))
    set[value: .inputStyle] = nil
    set[value: .isMultiSelect] = .flag(true)
    #expect(run(TranslateMarkdown(), [set], to: Traits.views).dump.contains(#"title="the terms""#))
  }

  @Test func labelsCanBePlainWhereTextsAreMarkdown() {
    var toggle = Element(.toggle)
    toggle[.title] = .literal("**Accept** the [terms](https://e.com/t)")
    var set = group(.choiceSet, nil, [])
    var choice = Element(.choice)
    choice[.title] = .literal("**Bold**")
    set[.children] = [.one(choice)]
    set[value: .inputStyle] = .token("expanded")
    let elements = [text("a **b**"), toggle, set]
    #expect(run(TranslateMarkdown(), elements, to: Traits.inputs).losses == [])
    let result = run(TranslateMarkdown(), elements, to: with(Traits.inputs) { $0.labelsHaveMarkdown = false })
    #expect(result.dump.contains(#"title="Accept the terms""#) && result.dump.contains(#"title="Bold""#))
    #expect(result.dump.contains(#"text="a **b**""#))
    #expect(result.losses == ["lossy.link-url", "lossy.markdown", "lossy.markdown"])
  }

  @Test func linksAreReportedWithTheirTarget() {
    let result = run(TranslateMarkdown(), [text("See [map](https://e.com/m)")], to: Traits.widgets)
    #expect(result.dump == #"text text="See map""#)
    #expect(result.losses == ["lossy.link-url"])
  }

  @Test func holesKeepTheirTextAround() {
    let bound = text("") { $0[.text] = .template(template("**${a}** of _${b}_")) }
    #expect(run(TranslateMarkdown(), [bound], to: Traits.views).dump.contains("${a}"))
  }

  @Test("one note tells of the Markdown that data may give, whichever of the formats reads it")
  func boundMarkdown() {
    let bound = [
      text("A") { $0[.text] = .template(template("${a}")) }, text("B") { $0[.text] = .template(template("at ${b}")) },
    ]
    let known = text("C") { $0[.text] = .template(template("${count(a)}")) }
    #expect(run(TranslateMarkdown(), bound, to: Traits.views).losses == ["note.bound-markdown"])
    #expect(run(TranslateMarkdown(), bound, from: Traits.views, to: Traits.meaning).losses == ["note.bound-markdown"])
    #expect(run(TranslateMarkdown(), [known], to: Traits.views).losses == [])
  }
}
