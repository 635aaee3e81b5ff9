import CardFormats
import CardSyntax
import CardTemplate
import Testing

@testable import CardSwift

/// Every function of the language in generated code against the evaluator, on data of known types and of any kind.
@Suite struct FunctionRenderTests {
  /// Expressions by what they are about. The data are `data`, whose `any` has all kinds of values.
  static let expressions: [(topic: String, texts: [String])] = [
    (
      "collections",
      [
        "union(tags, words)", "union(any, tags)", "union(items, items)", "intersection(tags, words)",
        "intersection(items, items)", "intersection(any, any)", "unique(tags)", "unique(any)", "unique(numbers)",
        "reverse(tags)", "reverse(name)", "reverse(any)", "flatten(nested)", "flatten(nested, 1)", "flatten(any, any)",
        "subArray(tags, 1)", "subArray(tags, 0, 1)", "subArray(any, n, 9)", "range(1, 3)", "range(n, n)",
        "range(any, 2)", "indicesAndValues(tags)", "indicesAndValues(user)", "indicesAndValues(any)", "sortBy(tags)",
        "sortBy(numbers)", "sortBy(items, 'n')", "sortBy(items, name)", "sortBy(any)", "sortByDescending(words)",
        "sortByDescending(items, 't')", "sortBy(union(items, [user]), 'n')",
        "sortByDescending(union([user], items), 'n')", "unique(union(items, items))", "substring(name, 1, 3)",
        "take(name, 2)", "sortByDescending(any, any)", "where(user, x, x.value == 'Porto')",
        "select(user, x, x.key)", "foreach(items, x, x.n)", "where(items, x => x.n > 1)",
        "any(user, x, x.value == any)",
        "all(user, x, isString(x.key))", "select(any, x, x)", "where(any, x, x)", "skip(any, n)", "take(any, n)",
        "createArray()", "createArray(tags, any)", "items[n]", "user['city']", "user[name]", "any[n]", "any[any]",
        "items[n].t", "first(items).t", "last(items).missing", "count(any)", "contains(any, name)", "isDateTime(any)",
        "join(any, '-')", "join(tags, ', ', ' and ')",
      ]
    ),
    (
      "objects",
      [
        "setProperty(user, 'city', n)", "setProperty(user, 'new', any)", "setProperty(any, name, 1)",
        "addProperty(user, 'x', name)", "addProperty(user, 'city', 1)", "addProperty(any, 'a', 1)",
        "removeProperty(user, 'city')", "removeProperty(user, name)", "removeProperty(any, any)", "merge(user, any)",
        "merge(items)", "merge({a: 1}, {b: n, a: any})", "getProperty(user, 'city')", "getProperty(user, name)",
        "json(text)", "json(any)",
        "json(text).a[1]", "jsonStringify(user)", "jsonStringify(any)", "jsonStringify(missing)",
        "stringOrValue('${n}')", "stringOrValue('n is ${n} ${any}')", "stringOrValue('plain')", "{a: n, b: [any]}",
        "string(any)", "string(items)", "coalesce(any, name)", "any ?? 'x'", "isObject(any)", "isArray(any)",
        "isString(any)", "isInteger(any)", "isFloat(any)", "isBoolean(any)", "$_acTemplateVersion.major",
      ]
    ),
    (
      "names that only the run tells",
      [
        "getProperty('user.city')", "getProperty(any)", "getProperty(name)", "getProperty('items[0].t')",
        "getProperty('$root.name')", "select(items, x, getProperty('x.t'))", "getProperty('nowhere.x')",
      ]
    ),
    (
      "dates",
      [
        "addDays(when, 1)", "addDays(any, n)", "addDays(when, 1, 'yyyy-MM-dd')", "addDays(when, n, name)",
        "addHours(when, n)", "addHours(when, 1.7, 'HH:mm', 'en-US')", "addMinutes(when, -n)",
        "addMinutes(when, any, any)", "addSeconds(when, 90)", "addSeconds(any, 1, any, any)",
        "addToTime(when, n, 'Month')", "addToTime(when, 1, 'Year', 'yyyy')", "addToTime(when, 1, any)",
        "subtractFromTime(when, n, 'Week')", "subtractFromTime(when, 1, 'Fortnight')", "dayOfMonth(when)",
        "dayOfMonth(any)", "dayOfWeek(when)", "dayOfWeek(any)", "dayOfYear(when)", "dayOfYear(name)", "month(when)",
        "month(any)", "year(when)", "year(any)", "date(when)", "date(any)", "getTimeOfDay(when)", "getTimeOfDay(any)",
        "startOfDay(when)", "startOfDay(any, 'd')", "startOfHour(when, 'HH:mm')", "startOfHour(any)",
        "startOfMonth(when)", "startOfMonth(when, any)", "formatDateTime(when, any)", "formatDateTime(any, 'MMM d')",
        "formatDateTime(when)", "formatEpoch(n, any)", "formatEpoch(any, 'yyyy')", "formatTicks(ticks(when), 'yyyy')",
        "formatTicks(any)", "ticks(when)", "ticks(any)", "ticksToDays(n)", "ticksToDays(any)", "ticksToHours(n)",
        "ticksToHours(any)", "ticksToMinutes(n)", "ticksToMinutes(any)",
        "dateTimeDiff(when, '2020-01-01T00:00:00.000Z')",
        "formatDateTime(when, 'ss.ff')", "formatDateTime(when, 'ss.FFFF')", "formatDateTime(when, 'yyyyy g')",
        "formatDateTime(when, any)", "ticks(when) + 1", "1 + ticks(when)", "'x' + ticks(when)", "ticks(when) + name",
        "ticks(when) + n", "ticks(when) + any", "ticks(when) - n", "ticks(when) - ticks(addDays(when, n))",
        "ticks(when) * 2", "ticks(when) / 10000000", "ticks(when) / n", "ticks(when) % 10000000", "ticks(when) % n",
        "ticks(when) < any", "any >= ticks(when)", "ticks(when) == ticks(when)", "ticks(when) != n", "ticks(when) > n",
        "ticksToDays(ticks(when))", "ticksToHours(ticks(when))", "ticksToMinutes(ticks(when))", "int(ticks(when))",
        "float(ticks(when))", "isInteger(ticks(when))", "isString(ticks(when))", "isFloat(ticks(when))",
        "string(ticks(when))", "concat('t', ticks(when))", "length(ticks(when))", "max(ticks(when), n)",
        "take(tags, ticks(when))", "items[ticks(when)]", "formatTicks(ticks(when) + 10000000)", "{t: ticks(when)}",
        "unique([ticks(when), ticks(when)])", "addOrdinal(ticks(when))", "sqrt(ticks(when))", "!ticks(when)",
        "sortBy([{k: ticks(when)}, {k: n}], 'k')",
        "dateTimeDiff(any, when)", "dateReadBack(when, addDays(when, n))", "dateReadBack(when, any)",
      ]
    ),
    (
      "zones and the clock",
      [
        "convertFromUTC(when, 'Europe/Berlin')", "convertFromUTC(when, 'Pacific Standard Time', 'D')",
        "convertFromUTC(when, name)", "convertFromUTC(when, 'UTC', any)", "convertFromUTC(any, 'Asia/Tokyo', 'HH:mm')",
        "convertToUTC('2026-03-14 15:09', 'America/New_York')", "convertToUTC(any, 'Europe/Berlin')",
        "convertToUTC('2026-10-25 02:30', 'Europe/Berlin', 'HH:mm')", "utcNow()", "utcNow('yyyy-MM-dd')", "utcNow(any)",
        "getFutureTime(n, 'Day')", "getFutureTime(1, 'Month', 'MM')", "getFutureTime(any, any)",
        "getPastTime(n, 'Hour')", "getPastTime(1, 'Year', 'yyyy', 'en-US')", "getPastTime(any, 'Day')", "newGuid()",
        "length(newGuid())", "rand(1, 1000)", "rand(n, 90)", "rand(any, 5)",
      ]
    ),
    (
      "texts",
      [
        "titleCase(name)", "titleCase(any)", "sentenceCase(name, 'fr-fr')", "toUpper(name, 'en-US')",
        "toLower(any, 'en-US')", "countWord(name)", "countWord(any)", "EOL()", "concat(name, EOL())",
        "isMatch(name, '^[A-Z]')", "isMatch(name, any)", "isMatch(any, 'a+')", "isMatch(missing, '^$')",
        "replaceIgnoreCase(name, 'A', 'x')", "lastIndexOf(name, 'a')", "indexOf(any, name)", "addOrdinal(n)",
        "formatNumber(n, 2)", "formatNumber(any, any)", "formatNumber(n, 1, 'de-DE')", "substring(any, 0, n)",
        "toUpper(name, 'tr-TR')", "toLower(name, 'az')", "titleCase(name, 'tr')", "sentenceCase(any, 'lt')",
        "toUpper(name, any)", "toLower('ΑΣ')", "int(any)", "float(any)", "int(name)", "float(name)", "int(n)",
        "float(n)", "float(items)", "int(missing)", "float(any) + 1", "int(any) ?? 'x'", "missing || any",
        "any || missing", "missing || nowhere", "any || n / 0", "n / 0 || any", "missing || false", "missing || n > 1",
        "any && missing", "(missing || any) == false", "(missing || nowhere) ?? name", "or(any)", "or(missing)",
        "!(missing || any)", "if(any || missing, 1, 2)", "[missing || any]", "concat(missing || any, 'x')",
        "contains(tags[9], 'x')", "contains(tags, tags[n])", "contains(n / 0, any)", "contains(any[n], any)",
        "!contains(tags[9], 'x')", "formatNumber(n + 123456789012345.125, 2)", "formatNumber(any, 1)",
        "n < any", "any >= n", "any == name", "name < any", "(n / 0) < 3", "!(missing < 3)", "missing < 3",
      ]
    ),
    (
      "encodings and URIs",
      [
        "base64(name)", "base64(any)", "base64(binary(name))", "binary(name)", "binary(any)", "base64ToBinary('QWRh')",
        "base64ToBinary(any)", "base64ToString(base64(name))", "base64ToString(any)", "dataUri(name)", "dataUri(any)",
        "dataUriToBinary(name)", "dataUriToBinary(any)", "dataUriToString(dataUri(name))", "dataUriToString(any)",
        "uriComponent(name)", "uriComponent(any)", "uriComponentToString(uriComponent(name))",
        "uriComponentToString(any)", "string(binary('é'))", "count(binary(name))", "uriHost(uri)", "uriHost(any)",
        "uriPath(uri)", "uriPath(any)", "uriPathAndQuery(uri)", "uriPathAndQuery(any)", "uriPort(uri)", "uriPort(any)",
        "uriPath('https://contoso.com/a b/ü')", "uriQuery('https://contoso.com/?q=a b')", "uriHost('http://a b/')",
        "uriPath('http://a/b/../c')", "uriQuery(uri)", "uriQuery(any)", "uriScheme(uri)", "uriScheme(any)",
      ]
    ),
    (
      "time expressions",
      [
        "isDefinite('2026-03-14')", "isDefinite(any)", "isTime('T09:30')", "isTime(any)", "isDuration('PT30M')",
        "isDuration(any)", "isDate('XXXX-12-24')", "isDate(any)", "isTimeRange('TMO')", "isTimeRange(any)",
        "isDateRange('2026-03')", "isDateRange(any)", "isPresent('PRESENT_REF')", "isPresent(any)",
        "getNextViableDate('XXXX-12-24')", "getNextViableDate(any)", "getPreviousViableDate('XXXX-02-29')",
        "getPreviousViableDate(any, 'Asia/Tokyo')", "getNextViableTime('TXX:40:20')", "getNextViableTime(any)",
        "getPreviousViableTime('TXX:00:00', 'Europe/Berlin')", "getPreviousViableTime(any)", "resolve('2026-03-14')",
        "resolve('PT2H')", "resolve({month: 1, dayOfMonth: n, year: 2026})", "resolve(any)",
      ]
    ),
    (
      "paths and XML",
      [
        "jPath(user, '.city')", "jPath(items, '.{.n > 1}.t')", "jPath(items, '$..t')", "jPath(items, '.[0]')",
        "jPath(text, '.a')", "jPath(any, '.name')", "jPath(items, name)", "xml(user)", "xml(text)", "xml(any)",
        "xPath(markup, '/r/a')", "xPath(markup, 'sum(/r/a)')", "xPath(markup, 'count(//a) = 2')",
        "xPath(any, '/r')", "xPath(markup, name)",
      ]
    ),
  ]

  /// Data whose keys are sorted, for decoders tell no order.
  static let data: [String] = {
    let values = [
      "null", "true", "3", "-0.5", #""""#, #""Ada Lovelace""#, #""2026-03-14T15:09:26.535Z""#, #""XXXX-12-24""#,
      #""TXX:15:28""#, #""a+""#, #""aGVsbG8=""#, #""/x/y?z=%41""#, #""{\"a\": [1, {\"b\": null}]}""#, "[]",
      "[1,2,2,10]",
      #"["b","a","b"]"#, #"[{"n":2},{"n":1},[3]]"#, "{}", #"{"hour":9,"month":12,"name":"x"}"#, #""<r>x</r>""#,
      #""user.city""#, #""yyyy""#, #""Europe/Berlin""#, #""https://example.com:8080/a?b""#, nil,
    ]
    return values.enumerated().map { number, any in
      let name = ["Ada", "bob martin", "ÉCLAIR été", "n", ".t", "/r/a"][number % 6]
      let when = ["2026-03-14T15:09:26.535Z", "2024-02-29T00:00:00.000Z", "1999-12-31T23:59:59.999Z"][number % 3]
      return #"{"# + (any.map { #""any":\#($0),"# } ?? "")
        + #""items":[{"n":2,"t":"x"},{"n":1.5,"t":"y"}],"markup":"<r><a>1</a><a>2</a></r>","#
        + #""n":\#(number % 4),"name":"\#(name)","nested":[[1,[2]],[3]],"numbers":[10,9,1,9],"tags":["b","a","b"],"#
        + #""text":"{\"a\":[1,2.50,\"\\u00e9\"]}","uri":"HTTPS://Me@Example.com/a/b?c=d#e","user":{"city":"Porto","zip":"4000"},"#
        + #""when":"\#(when)","words":["a","c"]}"#
    }
  }()

  @Test(.timeLimit(.minutes(60))) func allFunctions() throws {
    var options = ExpansionOptions()
    options.now = Instant("2026-11-21T10:20:30.400Z")
    options.seed = 7
    let samples = try Self.expressions.map { topic, texts in
      // What cannot be evaluated stays as it is in a text; the JSON beside it tells the kinds of values apart.
      let holes = texts.map { "\"${\($0)}|${jsonStringify(\($0))}\"" }
      return RenderSample(
        name: topic, template: try "[\(holes.joined(separator: ","))]".document(), samples: Self.data, data: Self.data)
    }
    try GeneratedRendering(options: options).check(samples)
  }

  /// Every function of the table, but for those that need an interpreter when the program runs.
  @Test func everyFunctionIsTested() {
    let tested = Self.expressions.flatMap(\.texts).joined(separator: " ")
    let elsewhere: Set<String> = [
      "abs", "add", "and", "average", "bool", "ceiling", "div", "empty", "endsWith", "equals", "exists", "exp", "float",
      "floor", "greater", "greaterOrEquals", "if", "int", "less", "lessOrEquals", "max", "min", "mod", "mul", "not",
      "or",
      "replace", "round", "split", "sqrt", "startsWith", "sub", "sum", "trim",
    ]
    for function in FunctionTable.shared.groups.flatMap(\.functions) where function.symbol == nil {
      if elsewhere.contains(function.name) || function.name == "setPathToValue" { continue }
      #expect(tested.contains(function.name + "("), "\(function.name)")
    }
  }

  @Test func whatNeedsAnInterpreterIsRefusedAtItsPlace() throws {
    let template = try #"["${setPathToValue(a, 1)} ${stringOrValue(b)}", "${getProperty(c)}"]"#.document()
    var diagnostics = Diagnostics()
    let code = CodeTemplate(document: template)
    #expect(RenderGenerator.file(code, name: "T", header: [], diagnostics: &diagnostics) == nil)
    let places = diagnostics.sorted().map { diagnostic in
      diagnostic.span.map { "\($0.range.lowerBound)" } ?? "nowhere"
    }
    #expect(places == ["4", "28"])
  }

  @Test func whatNeedsAnInterpreterIsReportedBesideMistakes() throws {
    let template = try #"["${nonsense(a)} ${setPathToValue(a, 1)}", {"b": "${stringOrValue(b)}"}]"#.document()
    var diagnostics = Diagnostics()
    let code = CodeTemplate(document: template)
    #expect(RenderGenerator.file(code, name: "T", header: [], diagnostics: &diagnostics) == nil)
    #expect(
      diagnostics.sorted().map(\.id).sorted()
        == ["swift.unsupported-expression", "swift.unsupported-expression", "template.unknown-function"])
  }
}
