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

  /// A call in this language; `_` stands for the value it is about.
  private struct Form {
    let pattern: String

    func text(for value: String) -> String {
      pattern.split(separator: "_", omittingEmptySubsequences: false).joined(separator: value)
    }
  }

  /// Calls by the names that others have for them, in lower case.
  private static let forms: [String: Form] = [
    "upper": "toUpper(_)", "uppercase": "toUpper(_)", "touppercase": "toUpper(_)", "ucase": "toUpper(_)",
    "toupperinvariant": "toUpper(_)", "lower": "toLower(_)", "lowercase": "toLower(_)", "tolowercase": "toLower(_)",
    "lcase": "toLower(_)", "tolowerinvariant": "toLower(_)", "len": "length(_)", "strlen": "length(_)",
    "size": "count(_)", "cnt": "count(_)", "tostring": "string(_)", "str": "string(_)", "text": "string(_)",
    "substr": "substring(_, …)", "slice": "substring(_, …)", "mid": "substring(_, …)",
    "left": "substring(_, 0, …)", "charat": "substring(_, …, 1)", "strip": "trim(_)",
    "number": "float(_)", "parseint": "int(_)", "tonumber": "float(_)",
    "parsefloat": "float(_)", "todouble": "float(_)", "decimal": "float(_)", "toint": "int(_)", "integer": "int(_)",
    "boolean": "bool(_)", "tofixed": "formatNumber(_, …)", "tolocalestring": "formatNumber(_, …)",
    "formatcurrency": "formatNumber(_, 2)", "formatdate": "formatDateTime(_, '…')",
    "dateformat": "formatDateTime(_, '…')", "todate": "formatDateTime(_, '…')",
    "format": "formatDateTime(_, '…')` or `formatNumber(_, …)", "now": "utcNow()", "today": "utcNow('yyyy-MM-dd')",
    "map": "select(_, x => …)", "filter": "where(_, x => …)", "find": "first(where(_, x => …))",
    "some": "any(_, x => …)", "every": "all(_, x => …)", "includes": "contains(_, …)", "has": "contains(_, …)",
    "sort": "sortBy(_)", "orderby": "sortBy(_, '…')", "distinct": "unique(_)", "uniq": "unique(_)",
    "isempty": "empty(_)", "isnull": "!exists(_)", "isnullorempty": "empty(_)", "isdefined": "exists(_)",
    "defined": "exists(_)", "ifnull": "if(exists(_), _, …)", "default": "if(exists(_), _, …)",
    "iif": "if(_, …, …)", "iff": "if(_, …, …)", "ceil": "ceiling(_)", "pow": "exp(_, …)", "power": "exp(_, …)",
    "avg": "average(_)", "mean": "average(_)", "random": "rand(0, …)", "uuid": "newGuid()", "guid": "newGuid()",
    "stringify": "jsonStringify(_)", "tojson": "jsonStringify(_)", "parsejson": "json(_)", "parse": "json(_)",
    "startswithignorecase": "startsWith(toLower(_), …)", "replaceall": "replace(_, …, …)",
    "capitalize": "sentenceCase(_)", "encodeuricomponent": "uriComponent(_)", "urlencode": "uriComponent(_)",
    "keys": "select(_, x => x.key)", "values": "select(_, x => x.value)", "notequals": "_ != …", "eq": "_ == …",
    "ne": "_ != …", "gt": "_ > …", "gte": "_ >= …", "ge": "_ >= …", "lt": "_ < …", "lte": "_ <= …", "le": "_ <= …",
    "minus": "_ - …", "plus": "_ + …", "multiply": "_ * …", "divide": "_ / …", "typeof": "isString(_)", "nth": "_[…]",
  ].mapValues { Form(pattern: $0) }
}
