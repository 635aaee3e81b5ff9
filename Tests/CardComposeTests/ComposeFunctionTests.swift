import CardCompiler
import CardCompose
import CardTemplate
import Testing

@Suite("Functions of the template language as Kotlin")
struct ComposeFunctionTests {
  private static let data = """
    {name: Ada, note: b, price: 1.5, amount: 2, paid: true, tags: [a, b], sizes: [1, 2], items: [{t: x, n: 1}],
     day: "2026-01-31T10:00:00Z", sparse: [{t: x, n: 1}, {t: y}]}
    """

  /// The Kotlin of a hole, with all runs of white space as one space.
  private func kotlin(_ hole: String) throws -> String {
    // What a template reads under a condition only may be missing; here everything but `note` is read.
    let source = try ComposeSources.kotlin(
      """
      - {type: TextBlock, wrap: true, text: "${name} ${price} ${amount} ${paid} ${count(tags)} ${day} ${count(sizes)}"}
      - {type: TextBlock, wrap: true, text: "${t} ${n}", $data: "${items}"}
      - {type: TextBlock, wrap: true, text: "${t} ${n}", $data: "${sparse}"}
      - {type: TextBlock, wrap: true, text: "${note}", $when: "${exists(note)}"}
      - {type: TextBlock, wrap: true, text: '${\(hole.replacing("'", with: "''"))}'}
      """, data: Self.data)
    return source.replacing(/\s+/, with: " ").replacing("( ", with: "(").replacing(", )", with: ")")
      .replacing(" .", with: ".")
  }

  @Test(
    "each is the same in Kotlin",
    arguments: [
      ("first(items).t", "data.items.firstOrNull()?.t.orEmpty()"),
      ("last(tags)", "data.tags.lastOrNull().orEmpty()"),
      ("take(name, 2)", "data.name.take(2)"),
      ("split(name, ',')[0]", #"data.name.split(",").getOrNull(0).orEmpty()"#),
      ("count(split(name, ''))", "data.name.map { it.toString() }.size.toString()"),
      ("tags[amount - 1]", "data.tags.getOrNull((data.amount - 1).toInt()).orEmpty()"),
      ("if(contains(sizes, 2), 'a', 'b')", #"if (data.sizes.contains(2.0)) "a" else "b""#),
      ("if(contains(tags, name), 'a', 'b')", #"if (data.tags.contains(data.name)) "a" else "b""#),
      ("if(contains(name, 'd'), 'a', 'b')", #"if (data.name.contains("d")) "a" else "b""#),
      ("indexOf(tags, 'b')", #"data.tags.indexOf("b").toString()"#),
      ("formatNumber(price, 2, 'de-DE')", #"formatNumber(data.price, 2, Locale.forLanguageTag("de-DE"))"#),
      ("string(price)", "groupedText(data.price)"),
      ("round(price, 1)", "roundTo(data.price, 1).asText()"),
      ("abs(price)", "abs(data.price).asText()"),
      ("price ^ 2", "data.price.pow(2.0).asText()"),
      ("price / 2 / amount", "divide(data.price, 2.0, data.amount).asText()"),
      ("int(name)", "truncate(data.name.asNumber()).asText()"),
      ("count(tags) % count(sizes)", "data.tags.size.toDouble().rem(data.sizes.size.toDouble()).asText()"),
      ("substring(name, 0, count(tags) - 1)", "data.name.drop(0).take((data.tags.size - 1).coerceAtLeast(0))"),
      ("join(skip(tags, 1), ', ')", #"data.tags.drop(1).joinToString(", ")"#),
      ("join(take(tags, 1), ', ')", #"data.tags.take(1).joinToString(", ")"#),
      ("join(subArray(tags, 1, 2), ', ')", #"data.tags.take(2).drop(1).joinToString(", ")"#),
      ("join(reverse(tags), ', ')", #"data.tags.reversed().joinToString(", ")"#),
      ("join(unique(union(tags, tags)), '-')", #"(data.tags + data.tags).distinct().distinct().joinToString("-")"#),
      ("join(intersection(tags, tags), '-')", #"data.tags.filter { it in data.tags }.distinct().joinToString("-")"#),
      ("join(sizes, '-')", #"data.sizes.joinToString("-") { it.asText() }"#),
      ("join(tags, ', ', ' and ')", #"joinTexts(data.tags, ", ", " and ")"#),
      ("join(createArray('a', name), '-')", #"listOf("a", data.name).joinToString("-")"#),
      (
        "join(select(sortBy(items, 'n'), i, i.t), '-')",
        #"data.items.sortedBy { it.n }.map { i -> i.t }.joinToString("-")"#
      ),
      (
        "first(sortByDescending(sparse, 'n')).t",
        "data.sparse.sortedWith(compareBy<CardData.SparseItem, Double?>(nullsLast(reverseOrder())) { it.n }).firstOrNull()?.t.orEmpty()"
      ),
      ("if(any(items, i, i.n > 0), 'a', 'b')", #"if (data.items.any { i -> i.n > 0 }) "a" else "b""#),
      ("if(name < 'b', 'a', 'b')", #"if (data.name < "b") "a" else "b""#),
      (
        "if(last(tags) < 'b', 'a', 'b')",
        #"if (data.tags.lastOrNull() != null && data.tags.lastOrNull().orEmpty() < "b") { "a" } else { "b" }"#
      ),
      ("if(note, 'a', 'b')", #"if (data.note != null) "a" else "b""#),
      ("if(!note && paid, 'a', 'b')", #"if (data.note == null && data.paid) "a" else "b""#),
      ("if(name, 'a', 'b')", #""a""#),
      ("note ?? price", "data.note ?: data.price.asText()"),
      ("replaceIgnoreCase(name, 'A', 'o')", #"data.name.replace("A", "o", ignoreCase = true)"#),
      ("titleCase(name)", "titleCase(data.name)"),
      ("uriComponent(name)", "uriComponent(data.name)"),
      ("addOrdinal(count(tags))", "addOrdinal(data.tags.size)"),
      ("formatDateTime(day)", #"formatDate(data.day, "yyyy-MM-dd'T'HH:mm:ss.SSS'Z'")"#),
      ("formatEpoch(price, 'yyyy')", #"formatEpoch(data.price, "yyyy")"#),
      ("addDays(day, 3, 'dd.MM.')", #"shiftDate(data.day, 3, ChronoUnit.DAYS, "dd.MM.")"#),
      ("dayOfWeek(day)", "parseTime(data.day)?.let { it.dayOfWeek.value.rem(7) }?.toString().orEmpty()"),
    ])
  func calls(hole: String, expected: String) throws {
    let source = try kotlin(hole)
    #expect(source.contains("text = \(expected), style"), "\(source)")
  }

  @Test("a number that is missing is neither less nor greater than another one")
  func missingNumbers() throws {
    let source = try ComposeSources.kotlin(
      """
      - {type: TextBlock, wrap: true, text: few, $data: "${rows}", $when: "${n < 5}"}
      """, data: "{rows: [{n: 1}, {}]}")
    #expect(source.contains("if (row.n ?: Double.NaN < 5) {"), "\(source)")
  }

  @Test("a lambda does not hide what the function is given")
  func lambdaNames() throws {
    let source = try ComposeSources.kotlin(
      "- {type: TextBlock, wrap: true, text: \"${count(where(rows, data, data.n > $root.least))}\"}",
      data: "{rows: [{n: 1}], least: 0}")
    #expect(source.contains("data.rows.filter { dataItem -> dataItem.n > data.least }"), "\(source)")
  }

  /// What Kotlin has no counterpart for; each is an error where it stands.
  private static let refused: Set<String> = [
    "base64", "base64ToBinary", "base64ToString", "binary", "convertFromUTC", "convertToUTC",
    "dataUri", "dataUriToBinary", "dataUriToString", "date", "dateReadBack", "dateTimeDiff", "formatTicks",
    "getFutureTime", "getNextViableDate", "getNextViableTime", "getPastTime", "getPreviousViableDate",
    "getPreviousViableTime", "getProperty", "getTimeOfDay", "indicesAndValues", "isArray", "isBoolean", "isDate",
    "isDateRange", "isDateTime", "isDefinite", "isDuration", "isFloat", "isInteger", "isMatch", "isObject",
    "isPresent", "isString", "isTime", "isTimeRange", "jPath", "json", "jsonStringify", "merge", "newGuid", "rand",
    "removeProperty", "resolve", "setPathToValue", "setProperty", "addProperty", "addToTime", "startOfDay",
    "startOfHour", "startOfMonth", "stringOrValue", "subtractFromTime", "ticks", "ticksToDays", "ticksToHours",
    "ticksToMinutes", "uriComponentToString", "uriHost", "uriPath", "uriPathAndQuery", "uriPort", "uriQuery",
    "uriScheme", "utcNow", "xPath", "xml",
  ]

  /// What is generated, but not of the constants that the examples have: objects, `null`, lists of unequal parts.
  private static let withOtherArguments: Set<String> = [
    "??", "coalesce", "createArray", "exists", "flatten", "max", "min", "select", "sortBy", "string",
  ]

  @Test("the example of each function is generated, or an error says where it cannot be")
  func table() throws {
    var refused: Set<String> = []
    for function in FunctionTable.shared.groups.flatMap(\.functions) {
      let hole = function.example.expression.replacing("'", with: "''")
      let result = ComposeSources.card(
        "- {type: TextBlock, wrap: true, text: '${exists(\(hole))}'}", data: "{total: 1}", optimization: .none)
      if result[.compose] == nil {
        #expect(result.diagnostics.all.contains { $0.span != nil }, "\(function.name): \(result.diagnostics.all)")
        refused.insert(function.name)
      } else {
        #expect(!result.diagnostics.hasErrors, "\(function.name)")
      }
    }
    let expected = Self.refused.union(Self.withOtherArguments)
    #expect(refused == expected, "\(refused.symmetricDifference(expected).sorted())")
  }
}
