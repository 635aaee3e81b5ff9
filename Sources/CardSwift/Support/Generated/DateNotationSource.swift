extension SupportSources {
  /// The part `DateNotation`.
  static let dateNotation = ##"""
    /// Writes times by a C#-like custom format, in the two steps of the reference: the format is first turned into the
    /// tokens of the JavaScript library beneath it, letters that are no C# token included, and those are then filled in.
    ///
    /// Specifiers for which that library has no token, or not in such a number, print what .NET prints.
    enum CardDateNotation {
      /// A part of a format.
      enum Piece {
        /// Tokens of the reference's library.
        case tokens(String)
        /// So many decimals of the second, cut off; without zeros at the end, and the point before them, if it `trims`.
        case fraction(digits: Int, trims: Bool)
        /// The year with at least so many digits.
        case year(width: Int)
        /// The era.
        case era
      }

      /// The steps of a format; an empty one is ISO 8601.
      static func compile(_ format: String) -> CardCompiledDateFormat {
        format.isEmpty ? .iso : CardCompiledDateFormat(pieces: pieces(of: format) ?? [.tokens(format)])
      }

      /// The time in UTC as `format` says; no format is ISO 8601.
      static func format(_ instant: CardInstant, _ format: String?) -> String {
        format.map { compile($0) }.map { $0.text(instant) } ?? CardCompiledDateFormat.iso.text(instant)
      }

      private static let numeric = CardCompiledDateFormat(tokens: "M/DD/YYYY")

      /// The date as `M/dd/yyyy`.
      static func monthDayYear(_ time: CardCalendarTime) -> String {
        numeric.text(CardInstant(year: time.year, month: time.month, day: time.day))
      }

      /// The parts of a format, or none for one that the reference leaves as it is: with a quote that is never closed.
      private static func pieces(of format: String) -> [Piece]? {
        let format = format == "o" || format == "O" ? "YYYY-MM-DDTHH:mm:ss.SSS0000Z" : format
        var pieces: [Piece] = []
        var tokens = ""
        func flush() {
          if !tokens.isEmpty { pieces.append(.tokens(tokens)) }
          tokens = ""
        }
        var characters = Array(format.unicodeScalars)[...]
        while let character = characters.first {
          if let longest = longestRun[character] {
            let run = characters.prefix { $0 == character }.count
            characters.removeFirst(run)
            switch piece(character, run, longest) {
            case .tokens(let text): tokens += text
            case let other:
              flush()
              pieces.append(other)
            }
            continue
          }
          characters.removeFirst()
          switch character {
          case "K": tokens += "Z"
          case "%": break
          case "\\":
            guard let literal = characters.popFirst() else { return nil }
            tokens.unicodeScalars.append(literal)
          case "'", "`":
            guard let close = characters.firstIndex(of: character) else { return nil }
            tokens.unicodeScalars.append(contentsOf: characters[..<close])
            characters = characters[(close + 1)...]
          default: tokens.unicodeScalars.append(character)
          }
        }
        flush()
        return pieces
      }

      private static let longestRun: [Unicode.Scalar: Int] = [
        "d": 4, "f": 7, "F": 7, "g": 2, "h": 2, "H": 2, "m": 2, "M": 4, "s": 2, "t": 2, "y": 4, "z": 3,
      ]

      /// What so many equal letters stand for; those beyond the longest token are ignored.
      private static func piece(_ character: Unicode.Scalar, _ run: Int, _ longest: Int) -> Piece {
        let count = min(run, longest)
        return switch character {
        case "d": .tokens(["D", "DD", "ddd", "dddd"][count - 1])
        // The reference's library knows three decimals only.
        case "f" where count != 3: .fraction(digits: count, trims: false)
        case "F" where count != 3: .fraction(digits: count, trims: true)
        case "f", "F": .tokens("SSS")
        case "g": .era
        case "t": .tokens("A")
        case "y" where run > longest: .year(width: run)
        case "y": .tokens(count > 2 ? "YYYY" : "YY")
        case "z": .tokens(count == 3 ? "Z" : "ZZ")
        default: .tokens(String(repeating: Character(character), count: count))
        }
      }

      static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November",
        "December",
      ]
      static let weekdays = [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
      ]
    }
    """##

  /// The same as it is read.
  static let dateNotationPart = SupportPart(dateNotation)
}
