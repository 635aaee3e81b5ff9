import CardTemplate

// MARK: Functions of any values

extension BindingCompiler {
  /// A function of the support code that takes values of any kind.
  private struct DynamicFunction {
    let type: DataType
    let canThrow: Bool
    /// Whether it reads the time or draws by chance.
    let isOpen: Bool
  }

  /// The functions by what they give, as they are called; `?` after a name says that it can throw.
  private static let functions: [String: DynamicFunction] = {
    let names: [(type: DataType, names: String)] = [
      (
        .number,
        """
        abs? average? ceiling? count? countWord? dateTimeDiff? dayOfMonth? dayOfWeek? dayOfYear? div? exp? \
        floor? indexOf? lastIndexOf? length? max? min? mod? month? mul? rand? round? sqrt? sub? sum? ticksToDays? \
        ticksToHours? ticksToMinutes? year?
        """
      ),
      (
        .string,
        """
        addDays? addHours? addMinutes? addOrdinal? addSeconds? addToTime? base64? base64ToString? convertFromUTC? \
        convertToUTC? dataUri? dataUriToString? date? dateReadBack? endOfLine formatDateTime? formatEpoch? formatNumber? \
        formatTicks? getFutureTime? getNextViableDate? getNextViableTime? getPastTime? getPreviousViableDate? \
        getPreviousViableTime? getTimeOfDay? join? newGuid replace? replaceIgnoreCase? sentenceCase? startOfDay? \
        startOfHour? startOfMonth? string? substring? subtractFromTime? titleCase? toLower? toUpper? trim? \
        uriComponent? uriComponentToString? uriHost? uriPath? uriPathAndQuery? uriQuery? uriScheme? utcNow xml?
        """
      ),
      (
        .boolean,
        """
        contains endsWith? isArray isBoolean isDate? isDateRange? isDateTime isDefinite? isDuration? isFloat isInteger \
        isMatch? isObject isPresent? isString isTime? isTimeRange? startsWith?
        """
      ),
      (
        .value,
        """
        add? addProperty? base64ToBinary? binary? coalesce concat createArray dataUriToBinary? first flatten? float? \
        indicesAndValues? int? intersection? jPath? json? jsonStringify last merge? range? removeProperty? resolve? reverse? \
        setProperty? skip? sortBy? sortByDescending? split? subArray? take? ticks? union? unique? uriPort? xPath?
        """
      ),
    ]
    let open: Set<String> = [
      "convertToUTC", "getFutureTime", "getNextViableDate", "getNextViableTime", "getPastTime",
      "getPreviousViableDate", "getPreviousViableTime", "newGuid", "rand", "utcNow",
    ]
    var functions: [String: DynamicFunction] = [:]
    for (type, list) in names {
      for entry in list.split(separator: " ") {
        let name = String(entry.last == "?" ? entry.dropLast() : entry)
        functions[name] = DynamicFunction(type: type, canThrow: entry.last == "?", isOpen: open.contains(name))
      }
    }
    return functions
  }()

  /// Functions that take two values; more are applied from left to right.
  private static let folded: Set<String> = ["add", "sub", "mul", "div", "exp"]

  /// A call of a function on values of any kind.
  mutating func dynamicCall(_ name: String, _ values: [Compiled]) -> Compiled {
    // What is no name in Swift, or none as Swift writes them.
    let name = ["??": "coalesce", "EOL": "endOfLine"][name] ?? name
    guard let known = Self.functions[name] else {
      return refuse("the function `\(name)`", help: "compute the value before the data are handed over")
    }
    let arguments = values.map { value($0) }
    guard Self.folded.contains(name), arguments.count > 2 else { return invoke(name, known, arguments) }
    return arguments.dropFirst(2).reduce(invoke(name, Array(arguments.prefix(2)), known.type, throws: true)) {
      invoke(name, [value($0), $1], known.type, throws: true)
    }
  }

  private mutating func invoke(
    _ name: String, _ function: DynamicFunction, _ values: [Compiled], _ last: SwiftArgument? = nil
  ) -> Compiled {
    var result = invoke(name, values, function.type, throws: function.canThrow)
    guard case .call(let callee, var arguments, _) = result.source else { return result }
    if let last { arguments.append(last) }
    if function.isOpen {
      use("CardEvaluation")
      arguments.append(SwiftArgument("in", evaluation))
    }
    result.source = .call(callee, arguments, nil)
    return result
  }

  // MARK: Texts in languages of their own

  /// The position of the argument that is a format of a date.
  private static let dateFormats: [String: Int] = [
    "addDays": 2, "addHours": 2, "addMinutes": 2, "addSeconds": 2, "addToTime": 3, "convertFromUTC": 2,
    "convertToUTC": 2, "formatDateTime": 1, "formatEpoch": 1, "formatTicks": 1, "getFutureTime": 2, "getPastTime": 2,
    "startOfDay": 1, "startOfHour": 1, "startOfMonth": 1, "subtractFromTime": 3, "utcNow": 0,
  ]

  /// What the second arguments of functions are read as.
  private static let patterns: [String: (type: String, prefix: String)] = [
    "isMatch": ("Pattern", "pattern"), "jPath": ("Path", "path"), "xPath": ("XMLPath", "path"),
  ]

  /// A call with an argument that is a format or pattern, which is read once where the template writes it.
  mutating func preparedCall(_ name: String, _ values: [Compiled], _ arguments: [Expression]) -> Compiled? {
    guard let known = Self.functions[name] else { return nil }
    let prepared: Compiled?
    let count: Int
    if let index = Self.dateFormats[name] {
      count = index
      prepared = dateFormat(values, arguments, index, isLocal: name == "convertFromUTC")
    } else if let pattern = Self.patterns[name] {
      count = 1
      prepared = self.pattern(pattern.type, pattern.prefix, values[1], arguments[1])
    } else {
      return nil
    }
    // Times that are known to be texts or numbers need not be looked at.
    let times: [String: DataType] = ["formatDateTime": .string, "formatEpoch": .number, "formatTicks": .number]
    let typed = times[name].flatMap { required($0, Array(values.prefix(count))) }
    let others = typed ?? values.prefix(count).map { value($0) }
    var result = invoke(name, known, others, prepared.map { SwiftArgument(nil, $0.source) })
    if prepared?.canThrow == true { result.canThrow = true }
    return result
  }

  private mutating func dateFormat(
    _ values: [Compiled], _ arguments: [Expression], _ index: Int, isLocal: Bool
  ) -> Compiled? {
    guard index < arguments.count else { return nil }
    let hasLocale = index + 1 < arguments.count
    let isPlain = !hasLocale || arguments[index + 1].stringLiteral != nil
    if isPlain, let text = arguments[index].stringLiteral {
      let format = constant("dateFormat", .call("CardFunctions.DateFormat", [SwiftArgument(nil, .text(text))]))
      return Compiled(format, .value)
    }
    let parts = values[index...].map { value($0) }
    var call = parts.map { SwiftArgument(nil, $0.source) }
    if isLocal { call.append(SwiftArgument("or", ".local")) }
    return Compiled(.call("CardFunctions.DateFormat", call), .value, canThrow: parts.contains(where: \.canThrow))
  }

  private mutating func pattern(
    _ type: String, _ prefix: String, _ text: Compiled, _ argument: Expression
  ) -> Compiled {
    if let literal = argument.stringLiteral {
      let pattern = constant(prefix, .call("CardFunctions.\(type)", [SwiftArgument(nil, .text(literal))]))
      return Compiled(pattern, .value)
    }
    let source = SwiftExpression.call("CardFunctions.\(type)", [SwiftArgument(nil, value(text).source)])
    return Compiled(source, .value, canThrow: true)
  }

  // MARK: Names that only the run tells

  /// A call of `getProperty`, which looks up a path that is given as text.
  mutating func property(_ arguments: [Expression], _ scope: BindingScope, _ substitutes: Bool) -> Compiled {
    let substitution = SwiftArgument("substitutes", .verbatim("\(substitutes)"))
    let values = arguments.map { value(compile($0, scope, substitutes: substitutes)) }
    var call = values.map { SwiftArgument(nil, $0.source) }
    if let path = arguments.first, arguments.count == 1 {
      let first = path.stringLiteral?.prefix { $0 != "." && $0 != "[" && $0 != "]" }
      call.append(SwiftArgument("from", names(in: scope, needed: first.map(String.init))))
    }
    return Compiled(.call("CardFunctions.getProperty", call + [substitution]), .value, canThrow: true)
  }

  /// The names of a scope as an object: all of them, or the ones that count for the name `needed`.
  private mutating func names(in scope: BindingScope, needed: String?) -> SwiftExpression {
    // Inner parameters come first, for the first of several with one name counts.
    var names = scope.locals.reversed().map { ($0.name, $0.value) }
    names += [("$data", scope.data), ("$root", scope.root)]
    if let host = scope.host { names.append(("$host", host)) }
    if let index = scope.index { names.append(("$index", index)) }
    if let needed { names = names.filter { $0.0 == needed || $0.0 == "$data" && !needed.hasPrefix("$") } }
    needsData()
    let members = names.map { name, typed in
      SwiftExpression.call(
        "CardValue.Member",
        [SwiftArgument(nil, .text(name)), SwiftArgument(nil, value(Compiled(typed.source, typed.type)).source)])
    }
    return .call("CardValue.object", [SwiftArgument(nil, .array(members))])
  }

  /// A call of `stringOrValue`: the text with holes is compiled as if it were one of the template.
  mutating func textWithHoles(_ argument: Expression, _ scope: BindingScope, _ substitutes: Bool) -> Compiled {
    guard let text = argument.stringLiteral else {
      _ = compile(argument, scope, substitutes: substitutes)
      let problem = UnsupportedCalls.problem("stringOrValue", [argument])
      return refuse(problem?.what ?? "the function `stringOrValue`", help: problem?.help)
    }
    if let mistake = TemplateString.mistake(in: text) {
      return refuse("a text with the mistake that \(mistake)", help: "correct the text")
    }
    guard let template = TemplateString.parse(text) else { return Compiled(.text(text), .string) }
    // Types are made after what templates read by name, which is not what stands in texts.
    needsData()
    for typed in [scope.data, scope.root, scope.host].compactMap({ $0 }) { noteWholeUse(of: typed.type) }
    if let expression = template.singleHole { return compile(expression, scope, substitutes: substitutes) }
    return interpolation(template.segments, scope, substitutes)
  }

  /// A text with holes inside of an expression, whose values are printed as `concat` prints them.
  mutating func interpolation(
    _ segments: [TemplateString.Segment], _ scope: BindingScope, _ substitutes: Bool
  ) -> Compiled {
    use("CardFunctions")
    var parts = [value(Compiled(.text(""), .string))]
    for segment in segments {
      switch segment {
      case .text(let text): parts.append(value(Compiled(.text(text), .string)))
      case .hole(let expression): parts.append(value(compile(expression, scope, substitutes: substitutes)))
      }
    }
    return invoke("concat", parts, .value)
  }
}
