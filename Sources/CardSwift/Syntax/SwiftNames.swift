/// Names of Swift source, made of names that follow other rules. They are ASCII, as the formatter wants names to be.
package enum SwiftNames {
  /// A name for a property, parameter or function: `orderNumber` for `order-number`, `ORDER NUMBER` and `OrderNumber`.
  ///
  /// What has no letter or digit at all is `value`; what begins with a digit gets an underscore.
  package static func lowerCamel(_ name: String) -> String {
    let words = words(of: name)
    guard let first = words.first else { return "value" }
    let rest = words.dropFirst().map { capitalized($0) }.joined()
    return withoutLeadingDigit((first.allSatisfy(\.isUppercase) ? first.lowercased() : decapitalized(first)) + rest)
  }

  /// A name for a type: `OrderNumber` for `order-number`.
  package static func upperCamel(_ name: String) -> String {
    let words = words(of: name)
    return words.isEmpty ? "Value" : withoutLeadingDigit(words.map { capitalized($0) }.joined())
  }

  /// The name with backticks if it is a keyword.
  package static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// A name of the kind that is not taken: with the least number behind it that makes it so.
  package static func unique(_ name: String, among taken: inout Set<String>) -> String {
    var result = name
    var number = 2
    while !taken.insert(result).inserted {
      result = numbered(name, number)
      number += 1
    }
    return result
  }

  /// The name with a number behind it, which is no part of a number in the name: the second `_1` is not called `_12`.
  fileprivate static func numbered(_ name: String, _ number: Int) -> String {
    name.last?.isNumber == true ? "\(name)_\(number)" : "\(name)\(number)"
  }

  /// The runs of letters and digits; words begin at capitals after small letters.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character?
    for character in name {
      if !isIdentifierPart(character) {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        if character.isUppercase, let last = previous, last.isLowercase || last.isNumber, !word.isEmpty {
          words.append(word)
          word = ""
        }
        word.append(character)
      }
      previous = character
    }
    if !word.isEmpty { words.append(word) }
    // `ORDER_NUMBER` is two words, not two abbreviations.
    let isShouted = words.count > 1 && !name.contains(where: \.isLowercase)
    return (isShouted ? words.map { $0.lowercased() } : words).map(ascii).filter { !$0.isEmpty }
  }

  /// A word in ASCII: letters by their names in Unicode, without marks (`größe` is `grosse`, `имя` is `iemya`), and what
  /// has no such name by its number.
  private static func ascii(_ word: String) -> String {
    var result = ""
    for scalar in word.unicodeScalars {
      if scalar.isASCII {
        result.unicodeScalars.append(scalar)
      } else if scalar == "ß" {
        result += "ss"
      } else if let name = scalar.properties.name,
        let letter = name.split(separator: " ").drop(while: { $0 != "LETTER" })
          .dropFirst().first?.filter({ $0.isASCII && $0.isLetter }), !letter.isEmpty
      {
        result += name.contains("CAPITAL") ? letter.prefix(1) + letter.dropFirst().lowercased() : letter.lowercased()
      } else if scalar.properties.isAlphabetic {
        result += "u" + String(scalar.value, radix: 16, uppercase: true)
      }
    }
    return result
  }

  private static func isIdentifierPart(_ character: Character) -> Bool {
    character.isLetter || (character.isASCII && character.isNumber)
  }

  private static func withoutLeadingDigit(_ name: String) -> String {
    name.first?.isNumber == true ? "_\(name)" : name
  }

  /// `URL` and `id` alike stay words: only the first letter changes.
  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func decapitalized(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    // `URLString` is `urlString`; the last capital begins the next word.
    let count = capitals.count <= 1 || capitals.count == word.count ? capitals.count : capitals.count - 1
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// The words that cannot be names without backticks.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

/// Names that are taken one after the other, each once.
struct UniqueNames {
  private var taken: Set<String>
  /// What nothing may be called, because it means something else.
  private let reserved: Set<String>
  /// The least number that a name may need behind it.
  private var next: [String: Int] = [:]

  /// Names of which some are taken. Those that are reserved get a word behind them in place of a number.
  init(_ taken: Set<String> = [], reserved: Set<String> = []) {
    self.taken = taken.union(reserved)
    self.reserved = reserved
  }

  /// The name, with the least number behind it that makes it one that was not taken; it is from now on.
  mutating func take(_ name: String) -> String {
    let name = reserved.contains(name) ? name + "Value" : name
    if taken.insert(name).inserted { return name }
    var number = next[name] ?? 2
    while !taken.insert(SwiftNames.numbered(name, number)).inserted { number += 1 }
    next[name] = number + 1
    return SwiftNames.numbered(name, number)
  }
}
