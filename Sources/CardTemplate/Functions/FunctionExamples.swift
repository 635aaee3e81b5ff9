public import CardKernel

/// An expression that shows what a function does, with its value.
public struct FunctionExample: Sendable, Hashable {
  /// The expression; it needs no data.
  public let expression: String

  /// The value as JSON, at ``FunctionExample/now`` and with ``FunctionExample/seed``.
  public let result: String

  init(_ expression: String, _ result: String) {
    self.expression = expression
    self.result = result
  }

  /// The time that the clock shows in examples.
  public static let now = Instant(year: 2026, month: 1, day: 31, hour: 12)

  /// Where chance begins in examples.
  public static let seed: UInt64 = 1
}

extension Function {
  /// An example of a call.
  public var example: FunctionExample? { FunctionExamples.table[name] }
}

/// The examples of all functions, by name.
enum FunctionExamples {
  static let table: [String: FunctionExample] = [
    math, logic, strings, collections, conversion, types, objects, dates, timex, uris,
  ].reduce(into: [:]) { table, group in
    for (name, example) in TextTable.entries(of: group, separator: ":") {
      for (expression, result) in TextTable.entries(of: example, separator: "→") {
        table[name] = FunctionExample(expression, result)
      }
    }
  }

  // In each line the name, the expression and its value.

  private static let math = #"""
    add: add(1, 2, 3) → 6
    sub: sub(10, 3, 2) → 5
    mul: mul(2, 3, 4) → 24
    div: div(7, 2) → 3
    mod: mod(7, 3) → 1
    exp: exp(2, 10) → 1024
    floor: floor(2.7) → 2
    ceiling: ceiling(2.1) → 3
    round: round(3.14159, 2) → 3.14
    abs: abs(-4) → 4
    sqrt: sqrt(9) → 3
    rand: rand(1, 7) → 6
    range: range(3, 4) → [3,4,5,6]
    min: min(3, [1, 2]) → 1
    max: max(3, [1, 2]) → 3
    sum: sum([1, 2, 3]) → 6
    average: average([1, 2]) → 1.5
    """#

  private static let logic = #"""
    and: and(true, 1 < 2) → true
    or: or(false, 1 < 2) → true
    not: not(1 > 2) → true
    exists: exists(null) → false
    empty: empty('') → true
    bool: bool('false') → false
    equals: equals([1, 2], [1, 2]) → true
    !=: 1 != 2 → true
    less: less(1, 2) → true
    lessOrEquals: lessOrEquals(2, 2) → true
    greater: greater('b', 'a') → true
    greaterOrEquals: greaterOrEquals(1, 2) → false
    if: if(2 > 1, 'more', 'less') → "more"
    coalesce: coalesce(null, 'none') → "none"
    ??: null ?? 'none' → "none"
    """#

  private static let strings = #"""
    isMatch: isMatch('B-204', '^[A-Z]-[0-9]+$') → true
    concat: concat('a', 1, true) → "a1true"
    join: join(['a', 'b', 'c'], ', ', ' and ') → "a, b and c"
    EOL: EOL() → "\n"
    newGuid: newGuid() → "910a2dec-8902-4cc1-beeb-8da1658eec67"
    addOrdinal: addOrdinal(11) → "11th"
    length: length('word') → 4
    substring: substring('welcome', 3, 2) → "co"
    split: split('a-b-c', '-') → ["a","b","c"]
    replace: replace('banana', 'an', 'o') → "booa"
    replaceIgnoreCase: replaceIgnoreCase('Big big', 'BIG', 'old') → "old old"
    trim: trim('  a b ') → "a b"
    countWord: countWord('one two  three') → 3
    toLower: toLower('ABC') → "abc"
    toUpper: toUpper('abc') → "ABC"
    sentenceCase: sentenceCase('good MORNING') → "Good morning"
    titleCase: titleCase('good MORNING') → "Good Morning"
    startsWith: startsWith('welcome', 'well') → false
    endsWith: endsWith('welcome', 'come') → true
    indexOf: indexOf('banana', 'an') → 1
    lastIndexOf: lastIndexOf([1, 2, 1], 1) → 2
    """#

  private static let collections = #"""
    count: count(['a', 'b']) → 2
    contains: contains('banana', 'nan') → true
    first: first([4, 5, 6]) → 4
    last: last('word') → "d"
    createArray: createArray(1, 'two') → [1,"two"]
    indicesAndValues: indicesAndValues(['a', 'b']) → [{"index":0,"value":"a"},{"index":1,"value":"b"}]
    skip: skip([1, 2, 3], 1) → [2,3]
    take: take('welcome', 4) → "welc"
    subArray: subArray([1, 2, 3, 4], 1, 3) → [2,3]
    flatten: flatten([1, [2, [3]]]) → [1,2,3]
    union: union([1, 2], [2, 3]) → [1,2,3]
    intersection: intersection([1, 2], [2, 3]) → [2]
    unique: unique(['a', 'b', 'a']) → ["a","b"]
    reverse: reverse([1, 2, 3]) → [3,2,1]
    sortBy: sortBy([{n: 2}, {n: 1}], 'n') → [{"n":1},{"n":2}]
    sortByDescending: sortByDescending(['a', 'c', 'b']) → ["c","b","a"]
    foreach: foreach([1, 2], x => x * 10) → [10,20]
    select: select([{n: 1}, {n: 2}], x => x.n) → [1,2]
    where: where([1, 5, 9], x => x > 3) → [5,9]
    any: any([1, 5], x => x > 3) → true
    all: all([1, 5], x => x > 3) → false
    """#

  private static let conversion = #"""
    xml: xml('{"a": 1}') → "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n<a>1</a>"
    int: int('42') → 42
    float: float('1.5') → 1.5
    string: string([1, 2]) → "[1,2]"
    formatNumber: formatNumber(1234567.891, 2) → "1,234,567.89"
    json: json('[1, 2]')[1] → 2
    jsonStringify: jsonStringify({a: 1}) → "{\"a\":1}"
    stringOrValue: stringOrValue('${1 + 2}') → 3
    binary: count(binary('hi')) → 2
    base64: base64('hello') → "aGVsbG8="
    base64ToBinary: string(base64ToBinary('aGVsbG8=')) → "hello"
    base64ToString: base64ToString('aGVsbG8=') → "hello"
    dataUri: dataUri('hello') → "data:text/plain;charset=utf-8;base64,aGVsbG8="
    dataUriToBinary: count(dataUriToBinary('data:text/plain;base64,aGk=')) → 27
    dataUriToString: dataUriToString('data:text/plain;base64,aGk=') → "hi"
    uriComponent: uriComponent('a b&c') → "a%20b%26c"
    uriComponentToString: uriComponentToString('a%20b') → "a b"
    """#

  private static let types = #"""
    isString: isString('1') → true
    isInteger: isInteger(1.5) → false
    isFloat: isFloat(1.5) → true
    isBoolean: isBoolean(1 < 2) → true
    isArray: isArray([1]) → true
    isObject: isObject({a: 1}) → true
    isDateTime: isDateTime('2026-01-31') → false
    """#

  private static let objects = #"""
    jPath: jPath({a: {b: [1, 2]}}, '.a.b{. > 1}') → [2]
    xPath: xPath('<a><b>1</b><b>2</b></a>', 'sum(/a/b)') → 3
    getProperty: getProperty({price: 5}, 'price') → 5
    setProperty: setProperty({a: 1}, 'a', 2) → {"a":2}
    addProperty: addProperty({a: 1}, 'b', 2) → {"a":1,"b":2}
    removeProperty: removeProperty({a: 1, b: 2}, 'a') → {"b":2}
    merge: merge({a: 1}, {a: 2, b: 3}) → {"a":2,"b":3}
    setPathToValue: setPathToValue(total, 5) → 5
    """#

  private static let dates = #"""
    convertFromUTC: convertFromUTC('2026-01-31T12:00:00.000Z', 'Europe/Berlin', 'HH:mm') → "13:00"
    convertToUTC: convertToUTC('2026-01-31T12:00:00.000', 'Europe/Berlin') → "2026-01-31T11:00:00.000Z"
    addDays: addDays('2026-01-31T12:00:00.000Z', 1) → "2026-02-01T12:00:00.000Z"
    addHours: addHours('2026-01-31T12:00:00.000Z', 13, 'yyyy-MM-dd HH:mm') → "2026-02-01 01:00"
    addMinutes: addMinutes('2026-01-31T12:00:00.000Z', 90) → "2026-01-31T13:30:00.000Z"
    addSeconds: addSeconds('2026-01-31T12:00:00.000Z', 45) → "2026-01-31T12:00:45.000Z"
    addToTime: addToTime('2026-01-31T12:00:00.000Z', 1, 'Month', 'MMM d') → "Feb 28"
    subtractFromTime: subtractFromTime('2026-01-31T12:00:00.000Z', 2, 'Week', 'd MMM') → "17 Jan"
    getFutureTime: getFutureTime(1, 'Year', 'yyyy') → "2027"
    getPastTime: getPastTime(1, 'Day') → "2026-01-30T12:00:00.000Z"
    utcNow: utcNow() → "2026-01-31T12:00:00.000Z"
    dayOfMonth: dayOfMonth('2026-01-31T12:00:00.000Z') → 31
    dayOfWeek: dayOfWeek('2026-01-31T12:00:00.000Z') → 6
    dayOfYear: dayOfYear('2026-02-01T12:00:00.000Z') → 32
    month: month('2026-01-31T12:00:00.000Z') → 1
    year: year('2026-01-31T12:00:00.000Z') → 2026
    date: date('2026-01-31T12:00:00.000Z') → "1/31/2026"
    getTimeOfDay: getTimeOfDay('2026-01-31T14:00:00.000Z') → "afternoon"
    startOfDay: startOfDay('2026-01-31T12:34:56.000Z') → "2026-01-31T00:00:00.000Z"
    startOfHour: startOfHour('2026-01-31T12:34:56.000Z') → "2026-01-31T12:00:00.000Z"
    startOfMonth: startOfMonth('2026-01-31T12:34:56.000Z') → "2026-01-01T00:00:00.000Z"
    formatDateTime: formatDateTime('2026-01-31T12:00:00Z', 'dddd, d MMMM yyyy') → "Saturday, 31 January 2026"
    formatEpoch: formatEpoch(1769860800, 'yyyy-MM-dd') → "2026-01-31"
    formatTicks: formatTicks(639054576000000000, 'yyyy-MM-dd') → "2026-01-31"
    ticks: ticks('2026-01-31T12:00:00.000Z') → "639054576000000000"
    dateTimeDiff: dateTimeDiff('2026-01-31T12:00:01.000Z', '2026-01-31T12:00:00.000Z') → 10000000
    ticksToDays: ticksToDays(1728000000000) → 2
    ticksToHours: ticksToHours(72000000000) → 2
    ticksToMinutes: ticksToMinutes(1200000000) → 2
    dateReadBack: dateReadBack('2026-01-31T12:00:00.000Z', '2026-02-01T12:00:00.000Z') → "tomorrow"
    """#

  private static let timex = #"""
    isDefinite: isDefinite('2026-01-31') → true
    isTime: isTime('T14:30') → true
    isDuration: isDuration('PT30M') → true
    isDate: isDate('2026-01-31') → true
    isTimeRange: isTimeRange('TMO') → true
    isDateRange: isDateRange('2026-02') → true
    isPresent: isPresent('PRESENT_REF') → true
    getNextViableDate: getNextViableDate('XXXX-02-14') → "2026-02-14"
    getPreviousViableDate: getPreviousViableDate('XXXX-02-14') → "2025-02-14"
    getNextViableTime: getNextViableTime('TXX:30:00') → "T12:30"
    getPreviousViableTime: getPreviousViableTime('TXX:30:00') → "T11:30"
    resolve: resolve('T14:30') → "14:30:00"
    """#

  private static let uris = #"""
    uriHost: uriHost('https://cards.example.com:8080/menu?day=5') → "cards.example.com"
    uriPath: uriPath('https://cards.example.com/menu?day=5') → "/menu"
    uriPathAndQuery: uriPathAndQuery('https://cards.example.com/menu?day=5') → "/menu?day=5"
    uriPort: uriPort('https://cards.example.com/') → 443
    uriQuery: uriQuery('https://cards.example.com/menu?day=5') → "?day=5"
    uriScheme: uriScheme('https://cards.example.com/') → "https"
    """#
}
