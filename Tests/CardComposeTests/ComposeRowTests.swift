import CardCompiler
import CardCompose
import CardSyntax
import CardTestSupport
import Testing

/// What each copy of a repeated element keeps, and what data are handed on, in Jetpack Compose.
@Suite("Rows and objects of data in Jetpack Compose")
struct ComposeRowTests {
  private func compiled(_ body: String, data: String, head: String = "") throws -> (kotlin: String, losses: [String]) {
    let result = ComposeSources.card(body, data: data, head: head)
    #expect(result.diagnostics.all.filter { $0.severity != .note }.map(\.message) == [])
    let kotlin = ComposeSources.text(try #require(result[.compose]))
    if let grammar = KotlinGrammar.installed { #expect(try grammar.errors(in: ["rows.kt": kotlin]) == []) }
    return (
      kotlin.replacing(/\s+/, with: " ").replacing("( ", with: "(").replacing(", )", with: ")"),
      (result.outputs.flatMap(\.fidelity).map(\.kind.id) + result.diagnostics.all.map(\.kind.id))
    )
  }

  private func expect(_ parts: [String], in source: String) {
    for part in parts { #expect(source.contains(part), "\(part) in \(source)") }
  }

  // MARK: Identity

  private func rows(_ own: String = "", item: String, data: String) throws -> (kotlin: String, losses: [String]) {
    try compiled(
      "- {type: Container, \(own)$data: \"${rows}\", items: [{type: TextBlock, wrap: true, text: \"${id}${name}\"}, \(item)]}",
      data: data)
  }

  private static let button =
    "{type: ActionSet, actions: [{type: Action.ShowCard, title: A, card: {type: AdaptiveCard, "
    + "body: [{type: TextBlock, wrap: true, text: b}]}}]}"

  @Test("copies that keep something have the name that the author has bound, or a key of the data")
  func identity() throws {
    let data = "{rows: [{id: 1, name: x}]}"
    let bound = try rows("id: \"row-${name}\", ", item: Self.button, data: data)
    expect(["data.rows.forEach { row -> key(\"row-${row.name}\") {"], in: bound.kotlin)
    let keyed = try rows(item: Self.button, data: data)
    expect(
      ["import androidx.compose.runtime.key", "data.rows.forEach { row -> key(row.id) {"],
      in: keyed.kotlin)
    let input = try compiled(
      "- {type: Container, $data: \"${rows}\", items: [{type: Input.Text, id: \"i-${name}\"}]}",
      data: "{rows: [{name: x}]}")
    expect(["data.rows.forEach { row -> key(\"i-${row.name}\") {"], in: input.kotlin)
    for (_, losses) in [bound, keyed, input] { #expect(!losses.contains("note.position-identity"), "\(losses)") }
  }

  @Test("copies that have nothing but their position are reported, and those that keep nothing are not")
  func position() throws {
    let data = "{rows: [{name: x}]}"
    let indexed = try compiled(
      "- {type: Container, $data: \"${rows}\", items: [{type: Input.Text, id: \"i-${$index}\", label: \"${name}\"}]}",
      data: data)
    #expect(indexed.losses.contains("note.position-identity"), "\(indexed.losses)")
    #expect(!indexed.kotlin.contains(" key("), "\(indexed.kotlin)")
    let plain = try compiled("- {type: TextBlock, wrap: true, $data: \"${rows}\", text: \"${name}\"}", data: data)
    #expect(plain.losses == [], "\(plain.losses)")
    #expect(!plain.kotlin.contains(" key("), "\(plain.kotlin)")
  }

  // MARK: Whole objects

  @Test("objects that are handed on have all of their members, under the names of the data")
  func whole() throws {
    let (kotlin, _) = try compiled(
      """
      - {type: TextBlock, text: "${limits.max} ${tickets[0].key} ${numbers[0]}", wrap: true}
      """,
      data:
        "{limits: {max: 1, min: 0}, tickets: [{key: A, secret: 1}], numbers: [1.5], rest: {a: 1}, all: [{a: 1}]}",
      head: "actions: [{type: Action.Submit, title: Go, data: {limits: \"${limits}\", tickets: \"${tickets}\", "
        + "numbers: \"${numbers}\", rest: \"${rest}\", all: \"${all}\"}}]\n")
    expect(
      [
        "data class Limits(val max: Double, /** * All members of the object in the data",
        "val members: Map<String, Any?>)",
        "\"limits\" to data.limits.members", "\"tickets\" to data.tickets.map { it.members }",
        "\"numbers\" to data.numbers.map { plainNumber(it) }", "\"rest\" to data.rest", "val rest: Any?",
        "\"all\" to data.all", "val all: List<Any?>",
      ], in: kotlin)
    let missing = try compiled(
      "- {type: TextBlock, text: \"${if(exists(limits), limits.members, '')}\", wrap: true}",
      data: "{}", head: "actions: [{type: Action.Submit, title: Go, data: \"${limits}\"}]\n")
    expect(["data = data.limits?.members2", "val members2: Map<String, Any?>"], in: missing.kotlin)
  }

  @Test("what a schema has several types for can be anything")
  func unions() throws {
    let box = try Sandbox()
    try box.write(
      "cards/a.yaml",
      "type: AdaptiveCard\nversion: \"1.5\"\nbody: [{type: TextBlock, text: \"${a} ${b} ${c}\", wrap: true}]\n")
    try box.write(
      "cards/a.schema.json",
      """
      {"type": "object", "required": ["a", "b", "c"], "properties": {"a": {"type": ["string", "number"]},
        "b": {"anyOf": [{"type": "string"}, {"type": "null"}]}, "c": {"enum": ["x", "y"]}}}
      """)
    let run = try box.run("build", "cards", "--target", "compose", "-o", "out")
    #expect(run.code == 0, "\(run.errors)")
    expect(
      ["val a: Any?,", "val b: String?,", "val c: String,"], in: try #require(box.read("out/compose/a.kt")))
  }

  // MARK: What must be known

  @Test("distances and wrapping that only data know are the usual ones")
  func usual() throws {
    let (kotlin, losses) = try compiled(
      """
      - {type: TextBlock, text: a, wrap: true}
      - {type: TextBlock, text: "${a}", wrap: "${w}", spacing: "${s}"}
      """, data: "{a: a, w: true, s: large}")
    #expect(losses.contains("lossy.attribute"), "\(losses)")
    #expect(!kotlin.contains("maxLines"), "\(kotlin)")
    expect(["Arrangement.spacedBy("], in: kotlin)
  }

  @Test("a cell whose style data decide on has its padding where there are no lines")
  func cells() throws {
    let (kotlin, _) = try compiled(
      """
      - type: Table
        showGridLines: false
        firstRowAsHeaders: false
        columns: [{width: 1}]
        rows: [{type: TableRow, cells: [{type: TableCell, style: "${s}", items: [{type: TextBlock, wrap: true, text: a}]}]}]
      """, data: "{s: good}")
    expect([".padding(boxLengths"], in: kotlin)
  }

  @Test("a column as wide as its text takes no more than that beside one that has the rest")
  func hugging() throws {
    func row(_ auto: String...) throws -> String {
      let columns = auto.map { "    - {type: Column, width: auto, items: [{type: TextBlock, text: '\($0)'}]}\n" }
        .joined()
      let source = try ComposeSources.kotlin(
        "- type: ColumnSet\n  columns:\n"
          + "    - {type: Column, width: stretch, items: [{type: TextBlock, wrap: true, text: '${name}'}]}\n" + columns)
      #expect(!source.contains("fill = false") && source.split(separator: ".weight(1f)").count == 2, "\(source)")
      return source
    }
    // A weight would give it a half of the row, whatever it says.
    #expect(try row("${description}").contains("Column(modifier = Modifier.cardAtMost(0.66f))"))
    #expect(try row("${description}", "${description}").contains("Column(modifier = Modifier.cardAtMost(0.33f))"))
    #expect(try !row("${price}").contains("cardAtMost") && !row("12.50").contains("cardAtMost"))
  }
}
