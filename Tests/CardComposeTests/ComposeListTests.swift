import CardCompiler
import CardCompose
import CardSyntax
import Testing

@Suite("Lists that data give as a whole, in Jetpack Compose")
struct ComposeListTests {
  private func kotlin(_ result: CompilationResult) throws -> String {
    #expect(result.diagnostics.all.map(\.message) == [])
    return ComposeSources.text(try #require(result[.compose])).replacing(/\s+/, with: " ").replacing("( ", with: "(")
      .replacing(", )", with: ")")
  }

  private func losses(_ result: CompilationResult) -> [String] { result.outputs.flatMap(\.fidelity).map(\.kind.id) }

  @Test("facts and choices are shown, with types that data need not tell")
  func whole() throws {
    let result = ComposeSources.card(
      """
      - {type: FactSet, facts: "${facts}"}
      - {type: Input.ChoiceSet, id: c, label: C, choices: "${choices}"}
      """)
    let source = try kotlin(result)
    #expect(losses(result) == [])
    #expect(source.contains("val choices: List<Choice>, val facts: List<Fact>)"), "\(source)")
    #expect(source.contains("data class Fact(val title: String?, val value: String?)"), "\(source)")
    #expect(source.contains("data.facts.forEach { fact -> Text(text = fact.title ?: \"\""), "\(source)")
    #expect(
      source.contains(
        "data.choices.forEach { choice -> add(CardChoice((choice.title ?: choice.value).orEmpty(), choice.value.orEmpty()))"
      ),
      "\(source)")
  }

  @Test("numbers among the values of facts are shown")
  func numbers() throws {
    let result = ComposeSources.card(
      "- {type: FactSet, facts: \"${facts}\"}", data: "{facts: [{title: a, value: 1}, {title: b, value: 2}]}")
    let source = try kotlin(result)
    #expect(source.contains("val value: Double?"), "\(source)")
    #expect(source.contains("fact.value?.asText() ?: \"\""), "\(source)")
  }

  @Test("of pictures, rich texts and rows, texts and addresses are shown, and the rest is reported")
  func plain() throws {
    let result = ComposeSources.card(
      """
      - {type: ImageSet, images: "${images}"}
      - {type: RichTextBlock, inlines: "${inlines}"}
      - {type: Table, columns: [{width: 1}, {width: 2}], rows: "${rows}"}
      """)
    let source = ComposeSources.text(try #require(result[.compose])).replacing(/\s+/, with: " ")
      .replacing("( ", with: "(").replacing(", )", with: ")")
    #expect(result.diagnostics.all.map(\.id) == ["compose.plain-parts", "compose.plain-parts", "compose.plain-parts"])
    #expect(result.diagnostics.all.allSatisfy { $0.span != nil })
    #expect(source.contains("data.images.forEach { image2 -> image(CardImage(url = image2.url.orEmpty()"), "\(source)")
    #expect(source.contains("description = image2.altText.orEmpty()"), "\(source)")
    #expect(source.contains("data.inlines.forEach { inlineItem -> withStyle("), "\(source)")
    #expect(source.contains("row.cells.orEmpty().forEach { cell ->"), "\(source)")
    #expect(source.contains("cell.items.orEmpty().forEach { item -> Text(text = item.text.orEmpty()"), "\(source)")
    // Nobody knows which cells are missing.
    #expect(!source.contains("Spacer(modifier = Modifier.weight(2f)"), "\(source)")
    guard let grammar = KotlinGrammar.installed else { return }
    #expect(try grammar.errors(in: ["plain.kt": ComposeSources.text(try #require(result[.compose]))]) == [])
  }

  @Test("charts whose data are bound as a whole are tables of their values")
  func charts() throws {
    let result = ComposeSources.card(
      """
      - {type: Chart.Donut, title: D, data: "${parts}"}
      - {type: Chart.Line, title: L, data: "${series}"}
      """, data: "{parts: [{legend: a, value: 1}], series: [{legend: s, values: [{x: a, y: 2}]}]}")
    let source = try kotlin(result)
    #expect(source.contains("data.parts.forEach { part -> Text(text = part.legend.orEmpty()"), "\(source)")
    #expect(source.contains("seriesItem.values.orEmpty().forEach { valueItem ->"), "\(source)")
  }

  @Test("what is wrong with a list that data give has its place")
  func place() throws {
    let result = ComposeSources.card("- {type: Chart.Donut, title: D, data: \"${rand(1, 2)}\"}")
    #expect(result.outputs.isEmpty)
    #expect(result.diagnostics.all.contains { $0.id == "compose.unsupported-expression" && $0.span != nil })
  }

  @Test("rows that repeat are no headers, whichever of them is the first")
  func headers() throws {
    let source = try kotlin(
      ComposeSources.card(
        """
        - type: Table
          columns: [{width: 1}]
          rows:
            - type: TableRow
              $data: ${rows}
              cells: [{type: TableCell, items: [{type: TextBlock, text: "${a}", wrap: true}]}]
        """, data: "{rows: [{a: x}]}"))
    #expect(!source.contains("heading()"), "\(source)")
  }
}
