import CardCompiler
import CardCompose
import Testing

@Suite("Conditions and names in Jetpack Compose")
struct ComposeConditionTests {
  private func flat(_ body: String, data: String? = nil, head: String = "") throws -> String {
    let source = try ComposeSources.kotlin(body, data: data, head: head)
    if let grammar = KotlinGrammar.installed { #expect(try grammar.errors(in: ["condition.kt": source]) == []) }
    return source.replacing(/\s+/, with: " ").replacing("( ", with: "(").replacing(", )", with: ")")
  }

  // MARK: Conditions

  @Test("rows that are filtered leave no gap where they are not shown")
  func gaps() throws {
    let source = try flat(
      """
      - {type: Container, spacing: medium, $data: "${lines}", $when: "${price > 0}", items: [{type: TextBlock, text: "${n}", wrap: true}]}
      - {type: TextBlock, text: a, wrap: true, spacing: large}
      """, data: "{lines: [{price: 1, n: a}]}")
    for part in [
      "if (index > data.lines.indexOfFirst { other -> other.price > 0 }) { Spacer",
      "if (data.lines.any { other -> other.price > 0 }) { Spacer",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
    let numbered = try flat(
      """
      - {type: Container, spacing: medium, $data: "${lines}", $when: "${$index > 1}", items: [{type: TextBlock, text: "${n}", wrap: true}]}
      - {type: TextBlock, text: a, wrap: true, spacing: large}
      """, data: "{lines: [{n: a}]}")
    #expect(
      numbered.contains("data.lines.withIndex().any { (position, other) -> position > 1 }"), "\(numbered)")
  }

  @Test("what is known around is not asked again, and what cannot be is not written")
  func known() throws {
    let source = try flat(
      """
      - type: Container
        $when: "${kind == 'new'}"
        items:
          - {type: TextBlock, text: same, wrap: true, $when: "${kind == 'new'}"}
          - {type: TextBlock, text: never, wrap: true, $when: "${kind != 'new'}"}
      - {type: TextBlock, text: other, wrap: true, spacing: small, $when: "${kind != 'new'}"}
      - {type: TextBlock, text: end, wrap: true, spacing: large}
      """, data: "{kind: a}")
    #expect(source.ranges(of: "if (data.kind == \"new\")").count == 1, "\(source)")
    #expect(!source.contains("never") && !source.contains("||"), "\(source)")
    #expect(source.contains("if (data.kind != \"new\") { Text(text = \"other\""), "\(source)")
  }

  @Test("a value that is compared need not be asked whether it is there")
  func order() throws {
    let source = try flat(
      "- {type: TextBlock, text: a, wrap: true, $data: \"${legs}\", $when: \"${delay != null && delay > 0}\"}",
      data: "{legs: [{delay: 1}, {}]}")
    #expect(source.contains("if (leg.delay ?: Double.NaN > 0) {"), "\(source)")
  }

  @Test("values of which nobody knows what they are are compared by what they turn out to be")
  func unknownTypes() throws {
    let source = try flat(
      """
      - {type: TextBlock, text: less, wrap: true, $when: "${a < b}"}
      - {type: TextBlock, text: same, wrap: true, $when: "${c == d}"}
      - {type: TextBlock, text: other, wrap: true, $when: "${c != d}"}
      - {type: TextBlock, text: "${e}", wrap: true, $when: "${e >= f}"}
      - {type: TextBlock, text: more, wrap: true, $when: "${f > 3}"}
      """)
    for part in [
      "val a: Any?", "val d: Any?", "val e: Any?", "if (isBefore(data.a, data.b))", "if (isSame(data.c, data.d))",
      "if (!isSame(data.c, data.d))", "if (isNotAfter(data.f, data.e))", "if (data.f ?: Double.NaN > 3)",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
  }

  @Test("values of several kinds are neither texts nor numbers before there are data")
  func mixedTypes() throws {
    let source = try flat(
      """
      - {type: TextBlock, text: a, wrap: true, $data: "${rows}", $when: "${v > 3}"}
      - {type: TextBlock, text: b, wrap: true, $data: "${rows}", $when: "${v <= 'x'}"}
      - {type: TextBlock, text: c, wrap: true, $data: "${rows}", $when: "${v == 0}"}
      - {type: TextBlock, text: d, wrap: true, $when: "${name == count}"}
      """, data: "{rows: [{v: 1}, {v: x}, {}], name: a, count: 1}")
    for part in [
      "if (isBefore(3, row.v))", "if (isNotAfter(row.v, \"x\"))", "if (isSame(row.v, 0))",
      "if (isSame(data.name, data.count))",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
    #expect(!source.contains("asNumber"), "what is not there is no zero: \(source)")
  }

  @Test("of what nobody knows it can be asked whether it is empty")
  func empty() throws {
    let source = try flat("- {type: TextBlock, text: a, wrap: true, $when: \"${!empty(mystery)}\"}")
    #expect(source.contains("if (!isNothing(data.mystery)) {"), "\(source)")
  }

  // MARK: Names

  @Test("names keep letters of any language, and the name in the data stands beside those that differ")
  func names() throws {
    let source = try flat(
      """
      - {type: TextBlock, wrap: true, text: "${user['größe']} ${user['été']} ${user['名前']} ${user['e-mail']}"}
      - {type: TextBlock, wrap: true, text: "${n}", $data: "${status}"}
      """, data: "{user: {größe: a, été: a, 名前: b, e-mail: c}, status: [{n: a}]}")
    for part in [
      "val größe: String?, val été: String?, val 名前: String?, /** `e-mail` in the data. */ val eMail: String?",
      "val status: List<StatusItem>", "data.status.forEach { statusItem ->",
    ] { #expect(source.contains(part), "\(part) in \(source)") }
  }

  @Test("no class of the data has the name of a type of Kotlin")
  func types() throws {
    let source = try flat(
      "- {type: TextBlock, wrap: true, text: \"${any.x} ${unit.y}\"}", data: "{any: {x: a}, unit: {y: b}}")
    #expect(source.contains("val any: Any2, val unit: Unit2"), "\(source)")
    // An object that is sent as a whole is a `Map` in Kotlin, for which a class of the data must not be taken.
    let sent = try flat(
      """
      - {type: TextBlock, wrap: true, text: "${map.x} ${order.id}"}
      - type: ActionSet
        actions: [{type: Action.Submit, title: Send, data: {order: "${order}"}}]
      """, data: "{map: {x: 1}, order: {id: a}}")
    #expect(sent.contains("val map: Map2") && sent.contains(": Map<String, Any?>"), "\(sent)")
  }

  @Test("styles are named by what they are")
  func styles() throws {
    let source = try flat(
      """
      - {type: TextBlock, wrap: true, text: a, isSubtle: true}
      - {type: TextBlock, wrap: true, text: b, color: attention, weight: bolder}
      - {type: TextBlock, wrap: true, text: c, fontType: monospace}
      """)
    for part in ["style = text14Subtle)", "style = text14SemiBoldAttention)", "style = text14Mono)"] {
      #expect(source.contains(part), "\(part) in \(source)")
    }
  }

  // MARK: Values and colours

  @Test("whole numbers are sent as such")
  func numbers() throws {
    let source = try flat(
      "- {type: TextBlock, wrap: true, text: a}", data: "{id: 7}",
      head: "actions: [{type: Action.Submit, title: S, data: {big: 12345678901234567, half: 1.5, id: \"${id}\"}}]\n")
    #expect(
      source.contains("mapOf(\"big\" to 12345678901234567, \"half\" to 1.5, \"id\" to plainNumber(data.id))"),
      "\(source)")
  }

  @Test("controls have the host's colours, whatever theme the app has")
  func theme() throws {
    let source = try flat("- {type: Input.Text, id: a, label: A}")
    #expect(source.contains("CardTheme(ground = Color(0xFFFFFFFF), ink = Color(0xFF333333),"), "\(source)")
    #expect(try !flat("- {type: TextBlock, wrap: true, text: a}").contains("CardTheme"))
  }
}
