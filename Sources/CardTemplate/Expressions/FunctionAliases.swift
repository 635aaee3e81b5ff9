import CardSyntax

/// What other languages call the functions of this one.
enum FunctionAliases {
  /// What to write instead of a call of `name`, which is not a function: a name, or a method after a point.
  static func help(for name: String) -> String? {
    guard let point = name.lastIndex(of: ".") else {
      if let form = forms[name.lowercased()] { return "write `\(form.text(for: "…"))`" }
      return Suggestion.help(for: name, in: FunctionTable.shared.names)
    }
    let method = String(name[name.index(after: point)...])
    let object = String(name[..<point])
    if let form = forms[method.lowercased()] { return "there are no methods: write `\(form.text(for: object))`" }
    if let function = FunctionTable.shared.function(named: method) {
      let further = function.parameters.count > 1 || function.takesLambda ? ", …" : ""
      return "there are no methods: write `\(method)(\(object)\(further))`"
    }
    let nearest = Suggestion.nearest(to: method, in: FunctionTable.shared.names)
    return nearest.map { "there are no methods; did you mean `\($0)(\(object))`?" }
  }

  /// The function that a misspelled name, or that of another language, was probably meant to be; none for methods, and for calls
  /// of which more than the name is different.
  static func meant(by name: String, _ arguments: [Expression]) -> String? {
    if name.contains(".") || otherwise.contains(name.lowercased()) { return nil }
    if let form = forms[name.lowercased()] { return form.function(taking: arguments) }
    return Suggestion.nearest(to: name, in: FunctionTable.shared.names)
  }

  /// Names of functions that take the same arguments for something else.
  private static let otherwise: Set = ["slice", "mid", "tolocalestring", "typeof", "todate"]

  /// A call in this language; `_` stands for the value it is about.
  private struct Form {
    let pattern: String

    func text(for value: String) -> String {
      pattern.split(separator: "_", omittingEmptySubsequences: false).joined(separator: value)
    }

    /// The function that is called, if it takes the arguments as they are.
    func function(taking arguments: [Expression]) -> String? {
      guard let open = pattern.firstIndex(of: "("), pattern.hasSuffix(")"), Lexer.isIdentifier(String(pattern[..<open]))
      else { return nil }
      let inner = pattern[pattern.index(after: open)...].dropLast()
      var wanted: [Substring] = []
      var rest = inner
      while let comma = rest.firstIndex(of: ",") {
        wanted.append(rest[..<comma])
        rest = rest[rest.index(after: comma)...].drop { $0 == " " }
      }
      if !rest.isEmpty { wanted.append(rest) }
      guard wanted.count == arguments.count else { return nil }
      let fits = zip(wanted, arguments).allSatisfy { wanted, argument in
        let isLambda = if case .lambda = argument.syntax { true } else { false }
        return wanted == "x => …" ? isLambda : ["_", "…", "'…'"].contains(wanted) && !isLambda
      }
      return fits ? String(pattern[..<open]) : nil
    }
  }

  /// Calls by the names that others have for them, in lower case.
  private static let forms: [String: Form] = TextTable.entries(of: names, separator: "←").reduce(into: [:]) {
    (forms, entry) in
    for name in entry.content.split(separator: " ") { forms[String(name)] = Form(pattern: entry.name) }
  }

  /// The calls that are told instead of others' names.
  static var patterns: [String] { TextTable.entries(of: names, separator: "←").map(\.name) }

  private static let names = """
    toUpper(_) ← upper uppercase touppercase ucase toupperinvariant
    toLower(_) ← lower lowercase tolowercase lcase tolowerinvariant
    length(_) ← len strlen
    count(_) ← size cnt
    string(_) ← tostring str text
    substring(_, …) ← substr slice mid
    substring(_, 0, …) ← left
    substring(_, …, 1) ← charat
    trim(_) ← strip
    float(_) ← number tonumber parsefloat todouble decimal
    int(_) ← parseint toint integer
    bool(_) ← boolean
    formatNumber(_, …) ← tofixed tolocalestring
    formatNumber(_, 2) ← formatcurrency
    formatDateTime(_, '…') ← formatdate dateformat todate
    formatDateTime(_, '…')` or `formatNumber(_, …) ← format
    utcNow() ← now
    utcNow('yyyy-MM-dd') ← today
    select(_, x => …) ← map
    where(_, x => …) ← filter
    first(where(_, x => …)) ← find
    any(_, x => …) ← some
    all(_, x => …) ← every
    contains(_, …) ← includes has
    sortBy(_) ← sort
    sortBy(_, '…') ← orderby
    unique(_) ← distinct uniq
    empty(_) ← isempty isnullorempty
    !exists(_) ← isnull
    exists(_) ← isdefined defined
    if(exists(_), _, …) ← ifnull default
    if(_, …, …) ← iif iff
    ceiling(_) ← ceil
    exp(_, …) ← pow power
    average(_) ← avg mean
    rand(0, …) ← random
    newGuid() ← uuid guid
    jsonStringify(_) ← stringify tojson
    json(_) ← parsejson parse
    startsWith(toLower(_), …) ← startswithignorecase
    replace(_, …, …) ← replaceall
    sentenceCase(_) ← capitalize
    uriComponent(_) ← encodeuricomponent urlencode
    select(_, x => x.key) ← keys
    select(_, x => x.value) ← values
    _ != … ← notequals ne
    _ == … ← eq
    _ > … ← gt
    _ >= … ← gte ge
    _ < … ← lt
    _ <= … ← lte le
    _ - … ← minus
    _ + … ← plus
    _ * … ← multiply
    _ / … ← divide
    isString(_) ← typeof
    _[…] ← nth
    """
}
