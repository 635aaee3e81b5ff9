import CardTemplate

/// Names for Kotlin made of names of data and templates.
enum KotlinNames {
  /// The words that cannot be names without backticks.
  private static let keywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
    "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var", "when",
    "while",
  ]

  /// Whether Kotlin takes a character as a letter of names. Its compiler reads no characters beyond the first plane.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value <= 0xFFFF else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber: return true
    default: return false
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value <= 0xFFFF && scalar.properties.generalCategory == .decimalNumber
  }

  /// Whether the text is a name that can stand as it is.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isLetter(first) || first == "_", !keywords.contains(text) else {
      return false
    }
    return text != "_" && text.unicodeScalars.allSatisfy { isLetter($0) || isDigit($0) || $0 == "_" }
  }

  /// The words of a text: at changes of case and at whatever is no letter or digit, without marks that stand by themselves.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var isOpen = false
    for character in text {
      let scalars = character.unicodeScalars.filter { isLetter($0) || isDigit($0) }
      guard !scalars.isEmpty else {
        isOpen = false
        continue
      }
      if !isOpen || character.isUppercase && words.last?.last?.isLowercase == true {
        words.append("")
        isOpen = true
      }
      words[words.count - 1].unicodeScalars.append(contentsOf: scalars)
    }
    return words
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// `OrderReceipt`
  static func upperCamel(_ text: String) -> String {
    let name = words(text).map(capitalized).joined()
    return name.first?.isLetter == true ? name : "Card" + name
  }

  /// `orderReceipt`
  static func lowerCamel(_ text: String) -> String {
    let words = words(text)
    let first = words.first.map {
      $0.allSatisfy(\.isUppercase) ? $0.lowercased() : $0.prefix(1).lowercased() + $0.dropFirst()
    }
    let name = (first ?? "") + words.dropFirst().map(capitalized).joined()
    return name.first?.isLetter == true ? name : "value" + name
  }

  /// The name with backticks where it is a keyword.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// The name, with a number behind it if it is taken; it is taken then.
  static func unique(_ name: String, among taken: inout Set<String>) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }

  /// A number as Kotlin has it: whole ones without a point.
  static func number(_ value: Double) -> String { Int(exactly: value).map { "\($0)" } ?? "\(value)" }

  /// The name of a variable for one of several things, which is no word that means something elsewhere in Kotlin.
  static func item(of list: String) -> String {
    let name = lowerCamel(ElementNaming.singular(list))
    return modifiers.contains(name) ? name + "Item" : name
  }

  /// Words that are names only where they can be nothing else.
  private static let modifiers: Set<String> = [
    "abstract", "annotation", "by", "catch", "companion", "const", "constructor", "crossinline", "data", "dynamic",
    "enum", "expect", "external", "field", "file", "final", "finally", "get", "import", "infix", "init", "inline",
    "inner", "internal", "lateinit", "noinline", "open", "operator", "out", "override", "param", "private", "property",
    "protected", "public", "receiver", "reified", "sealed", "set", "suspend", "tailrec", "value", "vararg", "where",
  ]
}
