import CardSyntax

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
  /// The parameters of a function or an initializer; none for anything else.
  private(set) var parameters: [Parameter]?
  /// Whether it declares a type.
  var isType: Bool { ["struct", "class", "enum", "protocol", "typealias"].contains(keyword) }

  init(_ lines: ArraySlice<Substring>) {
    guard let first = lines.first else { return }
    let text = lines.prefix(12).joined(separator: " ")
    var words = first.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }[...]
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
      guard Self.keywords.contains(word), !(word == "class" && words.first == "func") else { continue }
      keyword = String(word)
      break
    }
    let rest = words.first ?? ""
    name = String(Substring(rest.utf8.prefix { !Self.nameEnds.contains($0) }))
    if name.isEmpty { name = String(rest) }
    name = ["init", "subscript", "deinit"].contains(keyword) ? keyword : String(name.filter { $0 != "`" })
    let header = String(Substring(text.utf8.prefix { $0 != UInt8(ascii: "{") }))
    conforms = header.containsUTF8(": ") && ["struct", "class", "enum", "extension", "actor"].contains(keyword)
    if keyword == "extension", let colon = header.firstIndex(of: ":"), let limit = header.firstRange(of: " where ") {
      conforms = colon < limit.lowerBound
    }
    let hasBody = header.utf8.count < text.utf8.count
    isComputed = keyword == "var" && hasBody && !header.containsUTF8("=") && !text.containsUTF8("didSet")
    if ["var", "let"].contains(keyword), lines.count == 1 {
      hasFirstValue = header.containsUTF8(" = ") || keyword == "var" && !hasBody && first.hasSuffix("?")
    }
    guard ["init", "func"].contains(keyword) else { return }
    let parameters = Self.parameters(in: text)
    self.parameters = parameters
    guard keyword == "init" else { return }
    labels = parameters.filter { $0.isRequired && $0.label != "_" }.map { String($0.label) }
  }

  /// The words that declarations begin with behind attributes and modifiers.
  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "extension", "protocol", "typealias", "func", "var", "let", "case", "#if", "actor",
  ]

  /// What a name ends at.
  private static let nameEnds = Array("(<:{,= ".utf8)

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

    init?(_ text: Substring) {
      let names = text.utf8.prefix { $0 != UInt8(ascii: ":") }.split(separator: UInt8(ascii: " ")).map { Substring($0) }
        .filter { !$0.hasPrefix("@") }
      guard let label = names.first, let name = names.last else { return nil }
      (self.label, self.name) = (label, name)
      let whole = String(text)
      hasDefault = whole.containsUTF8(" = ")
      takesMany = whole.containsUTF8("...")
      let type = text.utf8.firstIndex(of: UInt8(ascii: ":")).map { text[$0...].dropFirst().unindented } ?? ""
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
    let bytes = text.utf8
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")) else { return [] }
    var depth = 0
    var parameters: [Parameter?] = []
    var start = bytes.index(after: open)
    var position = open
    var last = UInt8(ascii: " ")
    while position < bytes.endIndex {
      let byte = bytes[position]
      switch Unicode.Scalar(byte) {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where last != UInt8(ascii: "-"): depth -= 1
      case "," where depth == 1:
        parameters.append(Parameter(text[start..<position]))
        start = bytes.index(after: position)
      default: break
      }
      if depth == 0 { break }
      last = byte
      position = bytes.index(after: position)
    }
    parameters.append(Parameter(text[start..<position]))
    return parameters.compactMap { $0 }
  }
}
