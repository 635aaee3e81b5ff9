/// What the first lines of a declaration of the support code say.
struct DeclarationHead: Sendable {
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
  /// The parameters of a function or an initializer; none for anything else.
  private(set) var parameters: [Parameter]?
  /// Whether it declares a type.
  var isType: Bool { ["struct", "class", "enum", "protocol", "typealias"].contains(keyword) }

  init(_ lines: ArraySlice<Substring>) {
    guard let first = lines.first else { return }
    var words = first.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }[...]
    while let word = words.first {
      words = words.dropFirst()
      if word == "static" { isStatic = true }
      if let special = Self.special(word) {
        keyword = special
        break
      }
      guard Self.isKeyword(word), !(word == "class" && words.first == "func") else { continue }
      keyword = String(word)
      break
    }
    let rest = words.first ?? ""
    name = String(Substring(rest.utf8.prefix { !Self.nameEnds.contains($0) }))
    if name.isEmpty { name = String(rest) }
    name = ["init", "subscript", "deinit"].contains(keyword) ? keyword : String(name.filter { $0 != "`" })
    switch keyword {
    case "struct", "class", "enum", "extension", "actor": readConformance(lines)
    case "var", "let": readProperty(lines)
    case "init", "func":
      let parameters = Self.parameters(in: Self.text(of: lines))
      self.parameters = parameters
      if keyword == "init" { labels = parameters.filter { $0.isRequired && $0.label != "_" }.map { String($0.label) } }
    default: break
    }
  }

  /// The word for a declaration that has no name of its own, if it begins with it.
  private static func special(_ word: Substring) -> String? {
    ["init", "subscript", "deinit"].first { special in
      guard word.utf8.starts(with: special.utf8) else { return false }
      return word.utf8.dropFirst(special.utf8.count).first.map { "(?<".utf8.contains($0) } ?? true
    }
  }

  /// Whether a word is one that declarations begin with behind attributes and modifiers.
  private static func isKeyword(_ word: Substring) -> Bool {
    switch String(word) {
    case "struct", "class", "enum", "extension", "protocol", "typealias", "func", "var", "let", "case", "#if", "actor":
      true
    default: false
    }
  }

  /// What a name ends at.
  private static let nameEnds = Array("(<:{,= ".utf8)

  /// The first lines as one.
  private static func text(of lines: ArraySlice<Substring>) -> [UInt8] {
    var text: [UInt8] = []
    for line in lines.prefix(12) {
      if !text.isEmpty { text.append(UInt8(ascii: " ")) }
      text.append(line)
    }
    return text
  }

  /// What stands before the first brace.
  private static func header(of text: [UInt8]) -> [UInt8] { Array(text.prefix { $0 != UInt8(ascii: "{") }) }

  private mutating func readConformance(_ lines: ArraySlice<Substring>) {
    let header = Self.header(of: Self.text(of: lines))
    conforms = SourceSearch.first(": ", in: header) != nil
    if keyword == "extension", let colon = header.firstIndex(of: UInt8(ascii: ":")),
      let limit = SourceSearch.first(" where ", in: header)
    {
      conforms = colon < limit
    }
  }

  private mutating func readProperty(_ lines: ArraySlice<Substring>) {
    let text = Self.text(of: lines)
    let header = Self.header(of: text)
    let hasBody = header.count < text.count
    isComputed =
      keyword == "var" && hasBody && !header.contains(UInt8(ascii: "="))
      && SourceSearch.first("didSet", in: text) == nil
    if lines.count == 1 {
      let isOptional = text.last == UInt8(ascii: "?")
      hasFirstValue = SourceSearch.first(" = ", in: header) != nil || keyword == "var" && !hasBody && isOptional
    }
  }

  /// A parameter of a function or an initializer.
  struct Parameter: Sendable {
    let label: Substring
    /// What it is called inside.
    let name: Substring
    let type: Substring
    var isRequired: Bool { !hasDefault && !takesMany }
    /// Whether it takes as many arguments as there are.
    let takesMany: Bool
    private let hasDefault: Bool
    var isClosure: Bool { type.contains("->") }

    init?(_ text: [UInt8]) {
      let names = text.prefix { $0 != UInt8(ascii: ":") }.split(separator: UInt8(ascii: " "))
        .filter { $0.first != UInt8(ascii: "@") }
      guard let label = names.first, let name = names.last else { return nil }
      (self.label, self.name) = (Self.text(label), Self.text(name))
      let value = SourceSearch.first(" = ", in: text)
      hasDefault = value != nil
      takesMany = SourceSearch.first("...", in: text) != nil
      var type = text[(text.firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? text.endIndex)...]
      if let value, type.startIndex <= value { type = type[..<value] }
      self.type = Self.text(type.drop { $0 == UInt8(ascii: " ") })
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> Substring {
      Substring(String(decoding: bytes, as: UTF8.self))
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
  private static func parameters(in text: [UInt8]) -> [Parameter] {
    guard let open = text.firstIndex(of: UInt8(ascii: "(")) else { return [] }
    var depth = 0
    var parameters: [Parameter?] = []
    var start = open + 1
    var position = open
    var last = UInt8(ascii: " ")
    while position < text.count {
      let byte = text[position]
      switch Unicode.Scalar(byte) {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where last != UInt8(ascii: "-"): depth -= 1
      case "," where depth == 1:
        parameters.append(Parameter(Array(text[start..<position])))
        start = position + 1
      default: break
      }
      if depth == 0 { break }
      last = byte
      position += 1
    }
    parameters.append(Parameter(Array(text[start..<position])))
    return parameters.compactMap { $0 }
  }
}
