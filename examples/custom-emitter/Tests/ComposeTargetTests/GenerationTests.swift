import CardCompiler
import ComposeTarget
import Testing

@Suite("Generation")
struct GenerationTests {
  private func result(_ body: String, data: String? = nil) -> CompilationResult {
    let source = SourceText(
      name: "card.yaml",
      text: "type: AdaptiveCard\nversion: \"1.5\"\nbody:\n" + body.split(separator: "\n").map { "  \($0)\n" }.joined())
    return Compiler { $0.register(emitter: ComposeEmitter()) }
      .compile(source, data: data.map { SourceText(name: "data.yaml", text: $0) }, to: [.compose])
  }

  private func kotlin(_ body: String, data: String? = nil) throws -> String {
    let result = result(body, data: data)
    #expect(result.diagnostics.all.map(\.message) == [])
    let text = String(decoding: try #require(result[.compose]).bytes, as: UTF8.self)
    _ = try KotlinTokens(text)
    return text
  }

  private static func line(of diagnostic: Diagnostic) -> Int? {
    diagnostic.span.map { LineIndex($0.source).locations(of: $0).start.line }
  }

  @Test(
    "expressions become Kotlin",
    arguments: [
      ("name", #"Text(text = data.name)"#),
      ("toUpper(trim(name))", #"Text(text = data.name.trim().uppercase())"#),
      ("count(tags)", #"Text(text = data.tags.size.toString())"#),
      ("tags[1]", #"Text(text = data.tags.getOrNull(1).orEmpty())"#),
      ("address.city", #"Text(text = data.address.city)"#),
      ("price", #"Text(text = data.price.asText())"#),
      ("price * (amount + 1)", #"Text(text = (data.price * (data.amount + 1)).asText())"#),
      ("price - (amount - 1)", #"Text(text = (data.price - (data.amount - 1)).asText())"#),
      ("name + ' ' + address.city", #"Text(text = "${data.name} ${data.address.city}")"#),
      ("concat(name, '-', amount)", #"Text(text = "${data.name}-${data.amount.asText()}")"#),
      ("if(amount == 1, 'one', 'many')", #"Text(text = if (data.amount == 1.0) "one" else "many")"#),
      (
        "if(amount > 1 && paid || !paid, 'a', 'b')",
        #"Text(text = if (data.amount > 1 && data.paid || !data.paid) "a" else "b")"#
      ),
      (
        "if((amount > 1 || paid) && paid, 'a', 'b')",
        #"Text(text = if ((data.amount > 1 || data.paid) && data.paid) "a" else "b")"#
      ),
      ("formatNumber(price, 2)", #"Text(text = formatNumber(data.price, 2))"#),
      ("join(tags, ', ')", #"Text(text = data.tags.joinToString(", "))"#),
      ("replace(name, '$', '\\\\')", #"Text(text = data.name.replace("\$", "\\"))"#),
    ])
  func expressions(hole: String, expected: String) throws {
    let data = "{name: Ada, price: 1.5, amount: 2, paid: true, tags: [a, b], address: {city: Turin}}"
    // What a template reads under a condition only may be missing; here everything is read.
    let source = try kotlin(
      """
      - {type: TextBlock, text: "${name} ${price} ${amount} ${paid} ${address.city} ${count(tags)}"}
      - {type: TextBlock, wrap: true, id: x, text: "${\(hole)}"}
      """, data: data)
    #expect(source.contains("        " + expected + "\n"), "\(source)")
  }

  @Test("what may be missing is nullable, and counts as nothing")
  func missing() throws {
    let source = try kotlin(
      """
      - {type: TextBlock, wrap: true, text: "Note: ${note}", $when: "${exists(note)}"}
      - {type: TextBlock, wrap: true, text: "${count(notes)}", $when: "${exists(notes)}"}
      """, data: "{note: a, notes: [b]}")
    #expect(source.contains("val note: String?,"))
    #expect(source.contains("if (data.note != null) {"))
    #expect(source.contains("\"Note: ${data.note.orEmpty()}\""))
    #expect(source.contains("data.notes.orEmpty().size"))
  }

  @Test("`$data` repeats with names of its own, and sees the index and the root")
  func repetition() throws {
    let source = try kotlin(
      """
      - type: Container
        $data: ${orders}
        items:
          - type: TextBlock
            $data: ${orders}
            $when: ${price > 0}
            wrap: true
            text: "${$index} ${name} ${$root.title}"
      """, data: "{title: A, orders: [{orders: [{name: x, price: 1}]}]}")
    #expect(source.contains("data.orders.forEach { order ->"))
    #expect(source.contains("order.orders.forEachIndexed { index2, order2 ->"))
    #expect(source.contains("if (order2.price > 0) {"))
    #expect(source.contains("$index2 ${order2.name.orEmpty()} ${data.title.orEmpty()}"))
  }

  @Test("`$data` of an object changes what names mean")
  func rebinding() throws {
    let source = try kotlin(
      "- {type: TextBlock, wrap: true, $data: \"${user}\", text: \"${name} of ${$root.club}\"}",
      data: "{club: A, user: {name: Ada}}")
    #expect(source.contains(#"text = "${data.user.name} of ${data.club}""#))
  }

  @Test("a condition without a hole decides at once, the other way round as in the reference")
  func literalConditions() throws {
    let result = result(
      """
      - {type: TextBlock, wrap: true, text: stays, $when: false}
      - {type: TextBlock, wrap: true, text: goes, $when: true}
      """)
    let source = String(decoding: try #require(result[.compose]).bytes, as: UTF8.self)
    #expect(source.contains("stays") && !source.contains("goes") && !source.contains("if ("))
  }

  @Test("names that Kotlin keeps for itself, or cannot say, are changed")
  func names() throws {
    let source = try kotlin(
      "- {type: TextBlock, wrap: true, text: \"${object.val} ${$root['due date']} ${$root['']} ${String.x}\"}",
      data: "{object: {val: a}, due date: b, '': c, String: {x: d}}")
    #expect(source.contains("val `object`: Object,"))
    #expect(source.contains("val `val`: String,"))
    #expect(source.contains("val dueDate: String?,"))
    #expect(source.contains("val value: String?,"))
    #expect(source.contains("val String: String2,"))
    #expect(
      source.contains("${data.`object`.`val`} ${data.dueDate.orEmpty()} ${data.value.orEmpty()} ${data.String.x}"))
  }

  @Test("what cannot be generated is reported where it stands, and gives no file")
  func unsupported() throws {
    let result = result(
      """
      - {type: TextBlock, text: fine}
      - {type: TextBlock, text: "${formatDateTime(day, 'd')} ${name}"}
      """)
    #expect(result.outputs.isEmpty)
    let diagnostic = try #require(result.diagnostics.all.first)
    #expect(result.diagnostics.all.count == 1)
    #expect(diagnostic.id == "compose.unsupported-expression" && diagnostic.severity == .error)
    #expect(diagnostic.message == "the function `formatDateTime` with 2 arguments cannot be generated as Kotlin")
    #expect(Self.line(of: diagnostic) == 5)
  }

  @Test(
    "bound looks, holes for elements and repeated inputs are left out and reported",
    arguments: [
      ("- {type: TextBlock, text: a, color: \"${tone}\"}", "compose.bound-look"),
      ("- \"${elements}\"", "compose.spliced-elements"),
      ("- {type: Input.Text, id: a, label: a, $data: \"${rows}\"}", "compose.repeated-input"),
    ])
  func leftOut(element: String, id: String) throws {
    let result = result("- {type: TextBlock, text: kept}\n" + element)
    #expect(result.diagnostics.all.map(\.id) == [id])
    #expect(result.diagnostics.all.first.flatMap(Self.line) == 5)
    let file = try #require(result[.compose])
    #expect(String(decoding: file.bytes, as: UTF8.self).contains("\"kept\""))
  }

  @Test("a value of two types is an error")
  func openType() {
    let result = result("- {type: TextBlock, $data: \"${rows}\", text: \"${a}\"}", data: "{rows: [{a: 1}, {a: x}]}")
    #expect(result.diagnostics.all.map(\.id) == ["compose.open-type"])
  }

  @Test("what no function can say is among the losses of the output")
  func losses() throws {
    let result = result("- {type: Input.Text, id: a, label: a, isRequired: true, errorMessage: no}")
    #expect(result.outputs.flatMap(\.fidelity).map(\.kind.id).contains("lossy.input-validation"))
  }

  @Test("distances between the elements of a column are kept")
  func spacing() throws {
    let source = try kotlin(
      """
      - type: ColumnSet
        columns:
          - type: Column
            items:
              - {type: TextBlock, text: a}
              - {type: TextBlock, text: b, spacing: none}
              - {type: TextBlock, text: c, spacing: small}
      """)
    #expect(source.contains("Spacer(modifier = Modifier.height("))
  }
}
