import CardSyntax
import CardTemplate
import CardTestSupport
import Testing

@Suite("Checks of a template against its data")
struct DataCheckTests {
  private static let shop = """
    {"title": "Shop", "currency": "EUR", "customer": {"name": "Ada", "address": null},
     "orders": [{"id": 1, "total": 5, "lines": [{"sku": "a"}, {"sku": "b", "note": "x"}]},
                {"id": 2, "total": 7, "discount": 1, "lines": []},
                {"id": 3, "total": 9, "lines": [{"sku": "c"}]}]}
    """

  @Test(
    "A path that leads to nothing says where it ends and what was meant",
    arguments: [
      ("${titel}", "titel", "`titel` is not in the data", "did you mean `title`?"),
      ("Hi ${customer.nmae}", "customer.nmae", "`customer` has no `nmae`", "did you mean `name`?"),
      ("${toUpper(customer.nmae)}", "customer.nmae", "`customer` has no `nmae`", "did you mean `name`?"),
      ("${customer.address.city}", "customer.address.city", "`customer.address` is null and has no `city`", nil),
      ("${title.length}", "title.length", "`title` is a string, which has no `length`", "write `length(title)`"),
      ("${orders.length}", "orders.length", "`orders` is an array, which has no `length`", "write `count(orders)`"),
      (
        "${orders.total}", "orders.total", "`orders` is an array, which has no `total`",
        "repeat an element with `\"$data\": \"${orders}\"`, name one item: `orders[0].total`, "
          + "or take that of all: `select(orders, x => x.total)`"
      ),
      ("${orders[7].total}", "orders[7].total", "`orders` has no element 7", nil),
      ("${name}", "name", "`name` is not in the data", "did you mean `customer.name`?"),
      (
        "${join(select(orders, o => o.totl), ', ')}", "o.totl", "`o` has no `totl`, in any of 3 items of `orders`",
        "did you mean `total`?"
      ),
      (
        "${if(true == title, title, cusomer.name)}", "cusomer.name", "`cusomer` is not in the data",
        "did you mean `customer`?"
      ),
      ("${nickname ?? title}", "nickname", "`nickname` is not in the data", nil),
      ("${$host.theme} ${titl}", "titl", "`titl` is not in the data", "did you mean `title`?"),
    ] as [(String, String, String, String?)])
  func missing(text: String, place: String, message: String, help: String?) throws {
    let found = try dataFindings("{\"text\": \"\(text.replacing("\"", with: "\\\""))\"}", Self.shop)
    let one = try #require(found.first, "\(text)")
    #expect(found.count == 1, "\(found.map(\.message))")
    #expect(one.span?.text == place)
    #expect(one.message == message)
    if let help { #expect(one.help == help) }
    #expect(one.severity == .warning)
  }

  @Test(
    "What stands for an item in other languages is left out",
    arguments: ["item.total", "order.lines[0].sku", "it.total"])
  func items(_ path: String) throws {
    let template = "{\"body\": [{\"$data\": \"${orders}\", \"text\": \"${\(path)}\"}]}"
    let one = try #require(try dataFindings(template, Self.shop).first)
    let rest = String(path.drop { $0 != "." }.dropFirst())
    #expect(one.help == "inside of `$data`, names are those of the item: write `\(rest)`")
    #expect(one.fixIt?.replacement == rest)
  }

  @Test func repetitionCountsItems() throws {
    let template = """
      {"body": [{"$data": "${orders}", "text": "${discount} ${totl} ${currency} ${$root.title} ${$index}",
        "items": [{"$data": "${lines}", "a": "${sku}", "b": "${note}", "c": "${total}"}]}]}
      """
    let found = try dataFindings(template, Self.shop)
    #expect(
      found.map(\.message) == [
        "`discount` is missing in 2 of 3 items of `orders`", "`totl` is in none of the 3 items of `orders`",
        "`currency` is in none of the 3 items of `orders`",
        "`note` is missing in 2 of 3 items of `orders[].lines`",
        "`total` is in none of the 3 items of `orders[].lines`",
      ])
    #expect(found.map(\.id).filter { $0 == "template.sometimes-missing" }.count == 2)
    #expect(found[1].help == "did you mean `total`?")
    #expect(found[2].help == "inside of `$data`, plain names are those of its value: write `$root.currency`")
    #expect(found[1].labels.first?.message == "`orders[0]` ends here")
    #expect(found[1].labels.first?.span.text.hasPrefix("{\"id\": 1") == true)
    #expect(found[0].labels.first?.message == "`orders[0]` ends here")
  }

  @Test(
    "Paths that are tested before are left alone",
    arguments: [
      "${if(exists(a), a, '')}", "${if(exists(a.b), a.b.c, '')}", "${if(!exists(a), '', a)}",
      "${if(empty(a), 'none', a.b)}", "${if(a != null, a, '')}", "${if(a == null, '', a)}",
      "${if(exists(a) && a.b == 1, a.c, '')}", "${exists(customer.address) && customer.address.city == 'x'}",
      "${if(customer.address, customer.address.city, '')}", "${$index}", "${$host.anything}",
      "${join(select(where(orders, o => exists(o.discount)), o => o.discount), ',')}", "${customer['nick']}",
      "${if(!(!exists(a)), a, '')}", "${if(not(exists(a)) || b, '', a)}",
    ])
  func guarded(text: String) throws {
    let template = "{\"x\": [{\"$data\": \"${customer}\", \"y\": \"z\"}, {\"text\": \"\(text)\"}]}"
    let warnings = try dataFindings(template, Self.shop).filter { $0.severity > .note }
    #expect(warnings.map(\.message) == (text == "${$index}" ? ["`$index` has no value here"] : []))
  }

  @Test func conditionsOfElementsGuardTheirContent() throws {
    let template = """
      [{"$when": "${exists(a)}", "text": "${a.b} ${c}", "x": {"y": "${a}"}},
       {"$data": "${orders}", "$when": "${discount > 0}", "text": "${discount}"}]
      """
    #expect(try dataFindings(template, Self.shop).map(\.message) == ["`c` is not in the data"])
  }

  /// An item that a condition keeps a block away from need not have what the block shows.
  @Test func itemsThatAConditionLeavesOutMissNothing() throws {
    let data = #"{"legs": [{"gate": "G1", "terminal": "2"}, {"city": "x"}, {"gate": "G2", "terminal": "1"}]}"#
    func messages(_ condition: String, _ text: String) throws -> [String] {
      let template =
        #"[{"$data": "${legs}", "items": [{"$when": "\#(condition)", "items": [{"text": "\#(text)"}]}]}]"#
      return try dataFindings(template, data).filter { $0.severity > .note }.map(\.message)
    }
    #expect(try messages("${exists(gate)}", "${terminal}") == [])
    #expect(try messages("${gate}", "${terminal}") == [])
    #expect(try messages("${exists(gate)}", "${termnal}") == ["`termnal` is in none of the 2 items of `legs`"])
    #expect(try messages("${!exists(gate)}", "${terminal}") == ["`terminal` is missing in 1 of 3 items of `legs`"])
  }

  @Test func conditionsThatReadNothingAreSaid() throws {
    let misspelled = try dataFindings(#"[{"$when": "${titel == 'x'}", "text": "x"}]"#, Self.shop)
    #expect(misspelled.map(\.severity) == [.warning])
    #expect(misspelled.first?.help == "did you mean `title`?")
    let absent = try dataFindings(#"[{"$when": "${isAdmin}", "text": "x"}]"#, Self.shop)
    #expect(absent.map(\.severity) == [.note])
    let test = try dataFindings(#"["${if(exists(titel), title, '')}"]"#, Self.shop)
    #expect(test.map(\.severity) == [.note])
    #expect(test.first?.help == "did you mean `title`?")
  }

  @Test func branchesThatTheDataDoesNotTakeAreChecked() throws {
    let template = """
      [{"$when": "${title == 'nothing like it'}", "text": "${titel}"}, {"$data": "${nothing}", "text": "${any.thing}"}]
      """
    #expect(
      try dataFindings(template, Self.shop).map(\.message) == [
        "`titel` is not in the data", "`nothing` is not in the data",
      ])
  }

  @Test(
    "Types of the data that no function takes",
    arguments: [
      (
        "${toUpper(orders[0].total)}", "orders[0].total",
        "`toUpper` expects a string, but `orders[0].total` is a number in the data", "write `string(orders[0].total)`"
      ),
      (
        "${title * 2}", "title", "`*` expects a number, but `title` is a string in the data",
        "write `float(title)` or `int(title)`"
      ),
      (
        "${mul(title, 2)}", "title", "`mul` expects a number, but `title` is a string in the data",
        "write `float(title)` or `int(title)`"
      ),
      (
        "${formatNumber(title, 2)}", "title", "`formatNumber` expects a number, but `title` is a string in the data",
        "write `float(title)` or `int(title)`"
      ),
      (
        "${length(orders)}", "orders", "`length` expects a string, but `orders` is an array in the data",
        "write `count(orders)`"
      ),
      (
        "${toUpper(customer.address)}", "customer.address",
        "`toUpper` expects a string, but `customer.address` is null in the data",
        "write `if(exists(customer.address), …, …)`, or `coalesce(customer.address, …)`"
      ),
      (
        "${where(title, x => x)}", "title", "`where` expects an array or object, but `title` is a string in the data",
        nil
      ),
    ] as [(String, String, String, String?)])
  func types(text: String, place: String, message: String, help: String?) throws {
    let found = try dataFindings("[\"\(text)\"]", Self.shop)
    #expect(found.map(\.message) == [message])
    #expect(found.first?.span?.text == place)
    #expect(found.first?.help == help)
    #expect(found.first?.labels.count == 1)
  }

  @Test func valuesThatFitAreLeftAlone() throws {
    let template = """
      ["${count(customer)} ${toUpper(title)} ${formatNumber(orders[0].total, 2)} ${count(orders)} ${TITLE}",
       "${if(exists(customer.address), toUpper(customer.address), '')} ${first(orders).total} ${last(orders).discount}"]
      """
    #expect(try dataFindings(template, Self.shop).map(\.message) == [])
  }

  @Test func itemsOfWhatIsMadeOfListsAreKnown() throws {
    let template = """
      {"body": [
        {"$data": "${flatten(select(orders, o, o.lines))}", "text": "${sku} ${skew}"},
        {"$data": "${createArray(orders)}", "text": "${$index}"}, {"$data": "${split(title, 'h')}", "text": "${$data}"}]}
      """
    #expect(try dataFindings(template, Self.shop).map(\.message) == ["`skew` is in none of the 3 items"])
  }

  @Test func severalFilesOfDataAreCountedTogether() throws {
    let found = try dataFindings("[\"${name} ${age} ${nmae}\"]", #"{"name": 1}"#, #"{"name": 2, "age": 3}"#)
    #expect(
      found.map(\.message) == [
        "`age` is missing in 1 of 2 files of data", "`nmae` is in none of the 2 files of data",
      ])
    #expect(found[0].labels.first?.span.source.name == "data0.json")
  }

  @Test func hostIsCheckedWhereItIsGiven() throws {
    let template = "[\"${$host.them}\"]"
    #expect(try dataFindings(template, "{}").isEmpty)
    let found = try dataFindings(template, "{}", host: #"{"theme": "dark"}"#)
    #expect(found.map(\.message) == ["`$host` has no `them`"])
    #expect(found.first?.help == "did you mean `theme`?")
    #expect(found.first?.fixIt?.span.text == "them")
  }

  // Without the sample it would take hours; tests that wait for a compiler hold the threads for minutes.
  @Test(.timeLimit(.minutes(60)))
  func largeDataCostsNoMoreThanItsSample() throws {
    let items = Array(
      repeating: #"{"a": [\#(Array(repeating: "{\"b\": 1}", count: 300).joined(separator: ","))]}"#, count: 300)
    let data = "{\"x\": [\(items.joined(separator: ","))]}"
    let level = #"{"$data": "${a}", "text": "${c}", "z": [{"$data": "${$root.x}", "t": "${d}"}]}"#
    let found = try dataFindings(#"[{"$data": "${x}", "u": "${e}", "y": [\#(level)]}]"#, data)
    #expect(found.map(\.id) == Array(repeating: "template.missing-path", count: 3))
    #expect(found[0].message == "`e` is in none of the 200 items looked at of `x`, evenly spread over 300")
  }

  @Test func lastItemOfALargeArrayIsLookedAt() throws {
    let items = Array(repeating: #"{"a": 1}"#, count: 999) + [#"{"b": 1}"#]
    let found = try dataFindings(
      #"[{"$data": "${x}", "u": "${a}"}]"#, "{\"x\": [\(items.joined(separator: ","))]}")
    #expect(
      found.map(\.message) == ["`a` is missing in 1 of 200 items looked at of `x`, evenly spread over 1000"])
  }
}

@Suite("The project's own templates")
struct OwnTemplateTests {
  @Test(arguments: OwnTemplate.all)
  func noFalseAlarms(template: OwnTemplate) throws {
    let source = try document(template.text(), template.path)
    var diagnostics = Diagnostics()
    #expect(Template(compiling: source, diagnostics: &diagnostics) != nil)
    TemplateLint.check(source, diagnostics: &diagnostics)
    var check = DataCheck(source)
    for data in try template.dataDocuments() { check.add(data.root) }
    check.report(to: &diagnostics)
    #expect(diagnostics.messages == [])
  }

  /// Two letters of a name in the wrong order, or one left out.
  private static func misspelled(_ name: String) -> String {
    var letters = Array(name)
    let middle = letters.count / 2
    if letters[middle] != letters[middle - 1] { letters.swapAt(middle, middle - 1) } else { letters.remove(at: middle) }
    return String(letters)
  }

  @Test(arguments: OwnTemplate.all)
  func everyMisspelledNameIsFound(template: OwnTemplate) throws {
    let bytes = Array(try template.text().utf8)
    let original = try document(template.text(), template.path)
    let data = try template.dataDocuments()
    var count = 0
    for use in TemplateBindings(original).bindings.flatMap(\.uses) {
      let path = use.span.text
      let name = String(path.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
      guard name.count > 1, !path.hasPrefix("$") || path.contains(".") else { continue }
      let wrong = Self.misspelled(name)
      let range = use.span.range.upperBound - name.utf8.count..<use.span.range.upperBound
      let mutated = bytes[..<range.lowerBound] + Array(wrong.utf8) + bytes[range.upperBound...]
      var check = DataCheck(try document(String(decoding: mutated, as: UTF8.self), template.path))
      for each in data { check.add(each.root) }
      var diagnostics = Diagnostics()
      check.report(to: &diagnostics)
      let found = diagnostics.sorted().first { Int($0.span?.start ?? 0) == use.span.range.lowerBound }
      #expect(found?.help == "did you mean `\(name)`?", "\(path) as \(wrong): \(diagnostics.messages)")
      count += 1
    }
    #expect(count > 0)
  }
}
