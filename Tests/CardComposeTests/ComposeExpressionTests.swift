import CardCompiler
import CardCompose
import CardFormats
import CardSyntax
import CardTemplate
import Testing

@Suite("Bindings as Kotlin")
struct ComposeExpressionTests {
  @Test("lists that are only counted hold anything, and a schema tells integers and what properties mean")
  func dataClasses() throws {
    let text = """
      type: AdaptiveCard
      version: "1.5"
      body:
        - {type: TextBlock, text: "${count(items)} ${amount + 1} ${if(amount == 2, 'two', 'more')}"}
      """
    let schema = #"""
      {"type": "object", "required": ["items", "amount"], "properties": {"items": {"type": "array"},
       "amount": {"type": "integer", "description": "How many */ there are."}}}
      """#
    var diagnostics = Diagnostics()
    let document = try #require(
      Document.read(SourceText(name: "s", text: schema), as: .json, diagnostics: &diagnostics))
    let compiler = Compiler()
    let prepared = compiler.prepare(SourceText(name: "card.yaml", text: text))
    let evidence = DataEvidence.schema(try #require(JSONSchema(document, diagnostics: &diagnostics)))
    let code = CodeTemplate(document: prepared.document, name: "card", evidence: evidence)
    let result = Pipeline(compiler: compiler).run(
      prepared, data: nil, host: nil, targets: [.compose], generating: code)
    let kotlin = ComposeSources.text(try #require(result[.compose]))
    for wanted in [
      "    val items: List<Any?>,\n", "    /** How many * / there are. */\n    val amount: Int,\n",
      "${data.items.size} ${data.amount + 1} ${if (data.amount == 2) \"two\" else \"more\"}",
    ] { #expect(kotlin.contains(wanted), "\(wanted)\n\(kotlin)") }
    let counted = try ComposeSources.kotlin("- {type: TextBlock, text: '${count(items)}'}")
    #expect(counted.contains("val items: List<Any?>"))
  }

  @Test(
    "expressions become Kotlin",
    arguments: [
      ("name", "data.name"),
      ("toUpper(trim(name))", "data.name.trim().uppercase()"),
      ("count(tags)", "data.tags.size.toString()"),
      ("tags[1]", "data.tags.getOrNull(1).orEmpty()"),
      ("address.city", "data.address.city"),
      ("price", "data.price.asText()"),
      ("price * (amount + 1)", "(data.price * (data.amount + 1)).asText()"),
      ("price - (amount - 1)", "(data.price - (data.amount - 1)).asText()"),
      ("price / 2", "divide(data.price, 2.0).asText()"),
      ("price % 2", "data.price.rem(2).asText()"),
      ("name + ' ' + address.city", #""${data.name} ${data.address.city}""#),
      ("add(price, 1, name, amount)", #""${(data.price + 1).asText()}${data.name}${data.amount.asText()}""#),
      ("concat(name, '-', amount)", #""${data.name}-${data.amount.asText()}""#),
      ("if(amount == 1, 'one', 'many')", #"if (data.amount == 1.0) "one" else "many""#),
      ("if(amount > 1 && paid || !paid, 'a', 'b')", #"if (data.amount > 1 && data.paid || !data.paid) "a" else "b""#),
      ("if((amount > 1 || paid) && paid, 'a', 'b')", #"if ((data.amount > 1 || data.paid) && data.paid) "a" else "b""#),
      ("formatNumber(price, 2)", "formatNumber(data.price, 2)"),
      ("formatNumber(price, amount)", "formatNumber(data.price, data.amount.toInt())"),
      ("join(tags, ', ')", #"data.tags.joinToString(", ")"#),
      (#"replace(name, '$', '\\')"#, #"data.name.replace("\$", "\\")"#),
      ("substring(name, 1, 2)", "data.name.drop(1).take(2)"),
      ("round(price)", "floor(data.price + 0.5).asText()"),
      ("max(price, 3)", "maxOf(data.price, 3.0).asText()"),
      ("sum(select(lines, l, l.cost * 2))", "data.lines.map { l -> l.cost * 2 }.sum().asText()"),
      ("count(where(lines, l, l.cost > price))", "data.lines.filter { l -> l.cost > data.price }.size.toString()"),
      ("max(select(lines, l, l.cost))", "(data.lines.map { l -> l.cost }.maxOrNull() ?: 0.0).asText()"),
      ("formatDateTime(day, 'dddd, d MMM yyyy')", #"formatDate(data.day, "EEEE, d MMM yyyy")"#),
      ("formatDateTime(day, 'h:mm tt')", #"formatDate(data.day, "h:mm a")"#),
      ("formatDateTime(day, \"yyyy-MM-ddTHH:mm\")", #"formatDate(data.day, "yyyy-MM-dd'T'HH:mm")"#),
    ])
  func expressions(hole: String, expected: String) throws {
    let data = """
      {name: Ada, price: 1.5, amount: 2, paid: true, tags: [a, b], address: {city: Turin}, lines: [{cost: 3}],
       day: "2026-01-31T10:00:00Z"}
      """
    // What a template reads under a condition only may be missing; here everything is read.
    let source = try ComposeSources.kotlin(
      """
      - {type: TextBlock, text: "${name} ${price} ${amount} ${paid} ${address.city} ${count(tags)}", wrap: true}
      - {type: TextBlock, wrap: true, text: '${\(hole.replacing("'", with: "''"))}'}
      """, data: data)
    #expect(
      source.replacing(/\s+/, with: " ").contains("text = \(expected), style = text14,")
        || source.contains("text = \(expected), style = text14)"), "\(source)")
  }

  @Test(
    "chains may be long, which the parser makes one call of",
    arguments: [
      ("-", "price", "data.price - data.price -"), ("*", "price", "data.price * data.price *"),
      ("+", "price", "data.price + data.price +"), ("&&", "paid", "data.price > 0 && data.price > 1 &&"),
      ("??", "note", "data.note ?: data.note ?:"), (": paid ?", "paid", "if (data.paid) data.paid else data.paid"),
    ])
  func longChains(symbol: String, operand: String, expected: String) throws {
    for count in [3, 40, 200] {
      var chain = Array(repeating: operand, count: count).joined(separator: " \(symbol) ")
      if symbol == "&&" {
        // Conditions that are the same are one.
        chain = "if(\((0..<count).map { "price > \($0)" }.joined(separator: " && ")), 'a', 'b')"
      }
      if symbol == ": paid ?" { chain = "paid ? \(chain) : 'c'" }
      let source = try ComposeSources.kotlin(
        """
        - {type: TextBlock, text: "${price} ${paid} ${exists(note)}", wrap: true}
        - {type: TextBlock, wrap: true, text: "${\(chain)}"}
        - {type: TextBlock, wrap: true, text: "${note}", $when: "${exists(note)}"}
        """, data: "{price: 1.5, paid: true, note: a}")
      let flat = source.replacing(/\s+/, with: " ")
      #expect(flat.contains(expected) || symbol == ": paid ?" && count > 3, "\(source)")
    }
  }

  @Test("what may be missing is nullable, and counts as nothing")
  func missing() throws {
    let source = try ComposeSources.kotlin(
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
    let source = try ComposeSources.kotlin(
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

  @Test("a condition without a hole decides at once, the other way round as in the reference")
  func literalConditions() throws {
    let result = ComposeSources.card(
      """
      - {type: TextBlock, wrap: true, text: stays, $when: false}
      - {type: TextBlock, wrap: true, text: goes, $when: true}
      """)
    let source = ComposeSources.text(try #require(result[.compose]))
    #expect(source.contains("stays") && !source.contains("goes") && !source.contains("if ("))
  }

  @Test("names that Kotlin keeps for itself, or cannot say, are changed")
  func names() throws {
    let source = try ComposeSources.kotlin(
      "- {type: TextBlock, wrap: true, text: \"${object.val} ${$root['due date']} ${$root['']} ${String.x}\"}",
      data: "{object: {val: a}, due date: b, '': c, String: {x: d}}")
    #expect(source.contains("val `object`: Object,"))
    #expect(source.contains("val `val`: String,"))
    #expect(source.contains("val dueDate: String?,"))
    #expect(source.contains("val String: String2,"))
  }

  @Test("a value of two types can be anything")
  func openType() throws {
    let source = try ComposeSources.kotlin(
      "- {type: TextBlock, wrap: true, $data: \"${rows}\", text: \"${a}\"}", data: "{rows: [{a: 1}, {a: x}]}")
    #expect(source.contains("val a: Any?,") && source.contains("text = row.a.asText()"))
  }

  @Test("what cannot be generated is reported where it stands, once, and gives no file")
  func unsupported() throws {
    let result = ComposeSources.card(
      """
      - {type: TextBlock, text: fine}
      - {type: TextBlock, text: "${formatTicks(day, 'yyyy')} ${name}", $when: "${rand(1, 2) == 1}"}
      """)
    #expect(result.outputs.isEmpty)
    let found = result.diagnostics.all.filter { $0.id == "compose.unsupported-expression" }
    #expect(found.map(\.severity) == [.error, .error])
    #expect(
      Set(found.map(\.message)) == [
        "the function `formatTicks` with 2 arguments cannot be generated as Kotlin",
        "the function `rand` with 2 arguments cannot be generated as Kotlin",
      ])
    let lines = found.compactMap { $0.span.map { LineIndex($0.source).locations(of: $0).start.line } }
    #expect(lines == [5, 5])
  }

  @Test("formats of times without a counterpart are errors", arguments: ["FFF", "zzz", "gg", "yyyy 'open", "dddddd"])
  func formats(format: String) {
    let result = ComposeSources.card(
      "- {type: TextBlock, text: \"${formatDateTime(day, `\(format)`)}\"}")
    #expect(result.outputs.isEmpty)
    #expect(result.diagnostics.hasErrors)
  }
}
