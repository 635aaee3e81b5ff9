extension SupportSources {
  /// The part `CompiledDateFormat+Tokens`.
  static let compiledDateFormatTokens = ##"""
    extension CardCompiledDateFormat {
      /// Whether the format has names of months or weekdays, which are English in all locales.
      var hasNames: Bool {
        steps.contains { step in
          switch step {
          case .monthName, .weekday: true
          default: false
          }
        }
      }

      /// The format of these tokens of the reference's library.
      init(tokens: String) { self.init(pieces: [.tokens(tokens)]) }

      /// The format that parts make up.
      init(pieces: [CardDateNotation.Piece]) {
        var reader = CardDateTokenReader()
        for piece in pieces {
          switch piece {
          case .tokens(let tokens): reader.read(tokens)
          case .fraction(let digits, let trims): reader.append(.fraction(digits: digits, trims: trims))
          case .year(let width): reader.append(.longYear(width: width))
          case .era: reader.append(.era)
          }
        }
        self.init(steps: reader.finish())
      }
    }

    /// Turns tokens of the reference's library into steps.
    private struct CardDateTokenReader {
      private var steps: [CardCompiledDateFormat.Step] = []
      /// What is written as it is, behind the last step.
      private var literal: [UInt8] = []

      mutating func append(_ step: CardCompiledDateFormat.Step) {
        if !literal.isEmpty { steps.append(.literal(String(decoding: literal, as: UTF8.self))) }
        literal = []
        steps.append(step)
      }

      mutating func finish() -> [CardCompiledDateFormat.Step] {
        if !literal.isEmpty { steps.append(.literal(String(decoding: literal, as: UTF8.self))) }
        literal = []
        return steps
      }

      mutating func read(_ tokens: String) {
        var characters = Array(tokens.utf8)[...]
        while let character = characters.first {
          if character == UInt8(ascii: "["), let close = characters.firstIndex(of: UInt8(ascii: "]")),
            close > characters.startIndex + 1
          {
            literal += characters[(characters.startIndex + 1)..<close]
            characters = characters[(close + 1)...]
            continue
          }
          let run = characters.prefix { $0 == character }.count
          let length = Self.tokenLength(character, run: run)
          if let step = length > 0 ? Self.step(character, length) : nil {
            append(step)
          } else {
            literal.append(character)
          }
          characters.removeFirst(max(1, length))
        }
      }

      /// How many of a run of equal letters make up a token.
      private static func tokenLength(_ character: UInt8, run: Int) -> Int {
        switch Unicode.Scalar(character) {
        case "Y", "M", "d": min(run, 4)
        case "D", "H", "h", "m", "s", "Z": min(run, 2)
        case "a", "A": 1
        case "S": run >= 3 ? 3 : 0
        default: 0
        }
      }

      private static func step(_ character: UInt8, _ length: Int) -> CardCompiledDateFormat.Step? {
        switch (Unicode.Scalar(character), length) {
        case ("Y", 2): .shortYear
        case ("Y", 4): .year
        case ("M", 1...2): .month(width: length)
        case ("M", _): .monthName(isShort: length == 3)
        case ("D", _): .day(width: length)
        case ("d", 1): .weekdayNumber
        case ("d", _): .weekday(letters: length == 4 ? .max : length)
        case ("H", _): .hour(width: length)
        case ("h", _): .hourOfTwelve(width: length)
        case ("a", _): .meridiem(isLowercase: true)
        case ("A", _): .meridiem(isLowercase: false)
        case ("m", _): .minute(width: length)
        case ("s", _): .second(width: length)
        case ("S", _): .millisecond
        case ("Z", 1): .zone(hasColon: true)
        // Tokens that the library knows no value for print the zone too.
        case ("Z", _), ("Y", _): .zone(hasColon: false)
        default: nil
        }
      }
    }
    """##

  /// The same as it is read.
  static let compiledDateFormatTokensPart = SupportPart(compiledDateFormatTokens)
}
