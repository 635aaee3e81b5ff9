/// What the first lines of a declaration of the support code say.
struct DeclarationHead {
  var keyword = ""
  var name = ""
  var isStatic = false
  var isComputed = false
  /// Whether it is a stored property, declared in one line, that need not be given a value.
  var hasFirstValue = false
  /// Whether it conforms to something, or inherits from it.
  var conforms = false
  /// The labels that an initializer must be called with.
  var labels: [String] = []
  /// The first lines of a function or an initializer; none for anything else.
  private var callable: String?
  /// The parameters of a function or an initializer; none for anything else.
  var parameters: [Parameter]? { callable.map { Self.parameters(in: $0) } }
  /// Whether it declares a type.
  var isType: Bool { ["struct", "class", "enum", "protocol", "typealias"].contains(keyword) }

  init(_ lines: ArraySlice<Substring>) {
    guard let first = lines.first else { return }
    let text = lines.prefix(12).joined(separator: " ")
    var words = first.split(separator: " ")[...]
    let keywords: Set<Substring> = [
      "struct", "class", "enum", "extension", "protocol", "typealias", "func", "var", "let", "case", "#if", "actor",
    ]
    while let word = words.first {
      words = words.dropFirst()
      if word == "static" { isStatic = true }
      for special in ["init", "subscript", "deinit"]
      where word == special || word.hasPrefix(special + "(") || word.hasPrefix(special + "?")
        || word.hasPrefix(special + "<")
      {
        keyword = special
      }
      if !keyword.isEmpty { break }
      guard keywords.contains(word), !(word == "class" && words.first == "func") else { continue }
      keyword = String(word)
      break
    }
    let rest = words.first ?? ""
    name = String(rest.prefix { !"(<:{,=".contains($0) && $0 != " " })
    if name.isEmpty { name = String(rest) }
    name = ["init", "subscript", "deinit"].contains(keyword) ? keyword : String(name.filter { $0 != "`" })
    let header = text.prefix { $0 != "{" }
    conforms = header.contains(": ") && ["struct", "class", "enum", "extension", "actor"].contains(keyword)
    if keyword == "extension", let colon = header.firstIndex(of: ":"), let limit = header.firstRange(of: " where ") {
      conforms = colon < limit.lowerBound
    }
    let hasBody = text.contains("{")
    isComputed = keyword == "var" && hasBody && !header.contains("=") && !text.contains("didSet")
    if ["var", "let"].contains(keyword), lines.count == 1 {
      hasFirstValue = header.contains(" = ") || keyword == "var" && !hasBody && first.hasSuffix("?")
    }
    guard ["init", "func"].contains(keyword) else { return }
    callable = text
    guard keyword == "init" else { return }
    labels = Self.parameters(in: text).filter { $0.isRequired && $0.label != "_" }.map { String($0.label) }
  }

  /// A parameter of a function or an initializer.
  struct Parameter {
    let label: Substring
    /// What it is called inside.
    let name: Substring
    let type: Substring
    var isRequired: Bool { !hasDefault && !takesMany }
    /// Whether it takes as many arguments as there are.
    let takesMany: Bool
    private let hasDefault: Bool
    var isClosure: Bool { type.contains("->") }

    init?(_ text: String) {
      let names = text.prefix { $0 != ":" }.split(separator: " ").filter { !$0.hasPrefix("@") }
      guard let label = names.first, let name = names.last else { return nil }
      (self.label, self.name) = (label, name)
      hasDefault = text.contains(" = ")
      takesMany = text.contains("...")
      let type = text.firstIndex(of: ":").map { text[$0...].dropFirst().drop { $0 == " " } } ?? ""
      self.type = type.firstRange(of: " = ").map { type[..<$0.lowerBound] } ?? type
    }

    /// Whether a function with such parameters can be called so; what has none at all is no function.
    static func fit(_ parameters: [Parameter]?, _ call: NameUse.Call) -> Bool {
      guard let parameters, case .arguments(let labels, let hasClosure) = call else { return true }
      var position = 0
      for label in labels {
        while position < parameters.count, parameters[position].label != label {
          if parameters[position].isRequired { return false }
          position += 1
        }
        guard position < parameters.count else { return false }
        if !parameters[position].takesMany { position += 1 }
      }
      return parameters[min(position, parameters.count)...].allSatisfy {
        !$0.isRequired || hasClosure && $0.isClosure
      }
    }
  }

  /// The parameters in the first parentheses.
  private static func parameters(in text: String) -> [Parameter] {
    guard let open = text.firstIndex(of: "(") else { return [] }
    var depth = 0
    var parameters: [String] = [""]
    for character in text[open...] {
      if "([{<".contains(character) {
        depth += 1
        if depth == 1 { continue }
      }
      if ")]}".contains(character) || character == ">" && parameters.last?.hasSuffix("-") != true {
        depth -= 1
        if depth == 0 { break }
      }
      if character == ",", depth == 1 {
        parameters.append("")
      } else {
        parameters[parameters.count - 1].append(character)
      }
    }
    return parameters.compactMap { Parameter($0) }
  }
}
