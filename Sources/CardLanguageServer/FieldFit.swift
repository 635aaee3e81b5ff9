import CardCompiler
import CardFormats
import CardSyntax
import CardTemplate

/// What a place of a template asks of the data that are shown there, besides their kind.
struct FieldFit {
  /// What a value looks like to a reader.
  enum Look {
    /// Something to be read.
    case words
    /// An address.
    case link
    /// A time, which is shown only when it was formatted.
    case moment
    /// A name that programs give, such as a key of a database.
    case code
  }

  /// The look that is wanted; none where any will do.
  private var wanted: Look?
  /// The words around, in lower case.
  private var words: Set<String> = []
  /// How far the text with the binding reaches.
  private var reach = 0

  /// What is asked for at a word of a binding in an object, in the argument of a call if there is one.
  init(
    at word: Range<Int>, in object: Piece, _ argument: (function: Function, argument: Int)?, _ cursor: Cursor
  ) {
    let scalar = cursor.root.innermost(at: cursor.offset)
    guard scalar.kind == .scalar else { return }
    let (start, bytes) = (scalar.textRange.lowerBound, cursor.text.bytes)
    reach = max(word.lowerBound - start, scalar.textRange.upperBound - word.lowerBound)
    let property = scalar.key.flatMap { cursor.file.language.property($0, in: object) }
    if let argument {
      let isTime =
        argument.function.index(of: .time) == argument.argument
        || argument.argument == 0 && argument.function.index(of: .dateFormat, .localDateFormat) != nil
      // What takes anything, such as `exists`, is asked of anything.
      let takesAnything = argument.function.parameter(at: argument.argument).type == .any
      wanted = isTime ? .moment : takesAnything ? nil : .words
    } else if let shape = property?.codec?.shape {
      let hole = HoleReader.holes(in: Array(scalar.text.utf8))
      let isWhole = hole.count == 1 && hole[0].lowerBound == 2 && hole[0].upperBound == scalar.text.utf8.count - 1
      switch shape {
      case .url: wanted = isWhole ? .link : nil
      case .string: wanted = .words
      default: break
      }
    }
    // What formats a time when the card is shown takes it as it is.
    if start <= word.lowerBound, Self.isInMacro(bytes[start..<word.lowerBound]) { wanted = .moment }
    note(cursor.file.text(in: start..<max(start, word.lowerBound)))
    note(cursor.file.text(in: word.upperBound..<max(word.upperBound, scalar.textRange.upperBound)))
    for other in object.children where other !== scalar && other.kind == .scalar {
      guard let key = other.key, !key.hasPrefix("$"), case .string? = shape(of: key, in: object, cursor) else {
        continue
      }
      note(other.text)
    }
  }

  private func shape(of key: String, in object: Piece, _ cursor: Cursor) -> ValueShape? {
    cursor.file.language.property(key, in: object)?.codec?.shape
  }

  /// Whether `{{DATE(` or `{{TIME(` is open at the end of a text.
  private static func isInMacro(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let open = bytes.lastIndex(of: UInt8(ascii: "(")), let hole = bytes.lastIndex(of: UInt8(ascii: "$")) else {
      return false
    }
    // The macro is before the binding, which may begin with a call.
    return [bytes[...open], bytes[..<hole]].contains { text in
      text.suffix(7).elementsEqual("{{DATE(".utf8) || text.suffix(7).elementsEqual("{{TIME(".utf8)
    }
  }

  private mutating func note(_ text: String) { words.formUnion(Self.words(of: text)) }

  /// The words of a text or of a name such as `homePoints` or `home_points`, in lower case.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in text.prefix(2000) {
      let isLetter = character.isLetter
      if !isLetter || character.isUppercase && wasLower {
        if word.count > 2 { words.append(word) }
        word = ""
      }
      if isLetter { word += character.lowercased() }
      wasLower = isLetter && !character.isUppercase
    }
    return word.count > 2 ? words + [word] : words
  }

  /// How many words of a name stand around the place, perhaps longer or shorter: `temp` is in `temperature`. What the same
  /// text shows already, at a distance, is not meant again.
  func likeness(_ name: String, shownAt distance: Int?) -> Int {
    if let distance, distance <= reach { return 0 }
    return Self.words(of: name).count { word in words.contains { $0.hasPrefix(word) || word.hasPrefix($0) } }
  }

  /// Whether a value with these samples looks as it should.
  func suits(_ name: String, _ samples: [Node]) -> Bool {
    guard let wanted, let sample = samples.first(where: { !$0.isNull }), let look = Self.look(of: name, sample) else {
      return true
    }
    return look == wanted
  }

  private static func look(of name: String, _ sample: Node) -> Look? {
    switch sample.kind {
    case .string:
      let text = sample.string ?? ""
      if text.hasPrefix("http://") || text.hasPrefix("https://") || text.hasPrefix("data:") { return .link }
      if isDate(Array(text.utf8)) { return .moment }
      let isPut = text.utf8.count > 19 && !text.contains(" ") && text.contains(where: \.isNumber)
      return isPut || isKey(name) ? .code : .words
    case .number:
      let seconds = (sample.double ?? 0).magnitude
      // From 2001 to 2096, in seconds or in milliseconds.
      let isTime = seconds.rounded() == seconds && (1e9...4e9 ~= seconds || 1e12...4e12 ~= seconds)
      return isTime ? .moment : isKey(name) ? .code : .words
    case .boolean: return .words
    case .null, .array, .object: return nil
    }
  }

  /// `2026-01-31`, and what may follow.
  private static func isDate(_ text: [UInt8]) -> Bool {
    guard text.count >= 10 else { return false }
    return text.prefix(10).enumerated().allSatisfy { index, byte in
      index == 4 || index == 7 ? byte == UInt8(ascii: "-") : (0x30...0x39).contains(byte)
    }
  }

  /// Whether a name is one of a key: `id`, `product_id`, `productId`, `etag`.
  private static func isKey(_ name: String) -> Bool {
    let lower = name.lowercased()
    return ["id", "etag", "guid", "uuid"].contains(lower) || lower.hasSuffix("_id") || name.hasSuffix("Id")
      || name.hasSuffix("ID")
  }

  /// Whether a name can be written behind a dot.
  static func isPlain(_ name: String) -> Bool {
    name.utf8.allSatisfy(PieceReader.isNameByte) && name.utf8.first.map { !(0x30...0x39).contains($0) } ?? false
  }
}
