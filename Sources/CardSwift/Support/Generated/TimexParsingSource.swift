extension SupportSources {
  /// The part `TimexParsing`.
  static let timexParsing = ##"""
    extension CardTimex {
      /// The expression that `text` is; text that is none gives an empty one, as in the reference.
      init(_ text: String) {
        let bytes = Array(text.utf8)[...]
        if text == "PRESENT_REF" {
          isPresent = true
        } else if text.hasPrefix("P") {
          readDuration(bytes)
        } else if text.hasPrefix("("), text.hasSuffix(")"), bytes.count >= 2 {
          // A range: start, end and duration, of which start and duration say all.
          let parts = bytes.dropFirst().dropLast().split(
            separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
          guard parts.count == 3 else { return }
          readDateTime(parts[0])
          readDuration(parts[2])
        } else {
          readDateTime(bytes)
        }
      }

      private mutating func readDateTime(_ bytes: ArraySlice<UInt8>) {
        guard let mark = bytes.firstIndex(of: UInt8(ascii: "T")) else { return readDate(bytes) }
        readDate(bytes[..<mark])
        readTime(bytes[mark...])
      }

      private mutating func readDate(_ bytes: ArraySlice<UInt8>) {
        switch bytes.count {
        case 10:
          if let found = Self.match(bytes, "0000-00-00") {
            (year, month, dayOfMonth) = (found.number(0, 4), found.number(5, 2), found.number(8, 2))
          } else if let found = Self.match(bytes, "XXXX-WXX-0") {
            dayOfWeek = found.number(9, 1)
          } else if let found = Self.match(bytes, "XXXX-00-00") {
            (month, dayOfMonth) = (found.number(5, 2), found.number(8, 2))
          }
        case 11:
          if let found = Self.match(bytes, "0000-W00-WE") {
            (year, weekOfYear, isWeekend) = (found.number(0, 4), found.number(6, 2), true)
          } else if let found = Self.match(bytes, "XXXX-00-W00") {
            (month, weekOfMonth) = (found.number(5, 2), found.number(9, 2))
          }
        case 15:
          if let found = Self.match(bytes, "XXXX-00-WXX-0-0") {
            (month, weekOfMonth, dayOfWeek) = (
              found.number(5, 2), found.number(12, 1), found.number(14, 1)
            )
          }
        case 4: year = Self.match(bytes, "0000")?.number(0, 4)
        case 7:
          if let found = Self.match(bytes, "0000-00") {
            (year, month) = (found.number(0, 4), found.number(5, 2))
          } else if let found = Self.match(bytes, "XXXX-00") {
            month = found.number(5, 2)
          } else if Self.match(bytes.prefix(5), "0000-") != nil, let code = Self.season(bytes.suffix(2))
          {
            (year, season) = (Match(bytes: bytes).number(0, 4), code)
          }
        case 8:
          if let found = Self.match(bytes, "0000-W00") {
            (year, weekOfYear) = (found.number(0, 4), found.number(6, 2))
          }
        case 2: season = Self.season(bytes)
        default: break
        }
      }

      private mutating func readTime(_ bytes: ArraySlice<UInt8>) {
        if let found = Self.match(bytes, "T00") {
          (hour, minute, second) = (found.number(1, 2), 0, 0)
        } else if let found = Self.match(bytes, "T00:00") {
          (hour, minute, second) = (found.number(1, 2), found.number(4, 2), 0)
        } else if let found = Self.match(bytes, "T00:00:00") {
          (hour, minute, second) = (found.number(1, 2), found.number(4, 2), found.number(7, 2))
        } else if bytes.count == 3 {
          let code = String(decoding: bytes.dropFirst(), as: UTF8.self)
          if ["DT", "NI", "MO", "AF", "EV"].contains(code) { partOfDay = code }
        }
      }

      /// Reads `P3D`, `PT1.5H` and the like.
      private mutating func readDuration(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        guard rest.popFirst() == UInt8(ascii: "P"), let letter = rest.popLast() else { return }
        let isTime = rest.first == UInt8(ascii: "T")
        if isTime { rest.removeFirst() }
        let unit: Unit
        switch (Unicode.Scalar(letter), isTime) {
        case ("Y", false): unit = .years
        case ("M", false): unit = .months
        case ("W", false): unit = .weeks
        case ("D", false): unit = .days
        case ("H", true): unit = .hours
        case ("M", true): unit = .minutes
        case ("S", true): unit = .seconds
        default: return
        }
        let isNumber = rest.allSatisfy { $0 &- 0x30 < 10 || $0 == UInt8(ascii: ".") }
        let points = rest.count { $0 == UInt8(ascii: ".") }
        guard isNumber, points <= 1, rest.last.map({ $0 &- 0x30 < 10 }) == true else { return }
        guard let amount = Double("0" + String(decoding: rest, as: UTF8.self)) else { return }
        duration = Duration(amount: amount, unit: unit)
      }

      // MARK: Patterns

      /// Text that fits a pattern.
      private struct Match {
        let bytes: ArraySlice<UInt8>

        func number(_ start: Int, _ count: Int) -> Double {
          let digits = bytes[(bytes.startIndex + start)..<(bytes.startIndex + start + count)]
          return Double(digits.reduce(0) { $0 * 10 + Int($1 - 0x30) })
        }
      }

      /// Whether `bytes` are as `pattern`, in which `0` stands for any digit.
      private static func match(_ bytes: ArraySlice<UInt8>, _ pattern: String) -> Match? {
        let matches = bytes.elementsEqual(pattern.utf8) { byte, wanted in
          wanted == 0x30 ? byte &- 0x30 < 10 : byte == wanted
        }
        return matches ? Match(bytes: bytes) : nil
      }

      private static func season(_ bytes: ArraySlice<UInt8>) -> Code? {
        let code = String(decoding: bytes, as: UTF8.self)
        return ["SP", "SU", "FA", "WI"].contains(code) ? code : nil
      }
    }

    extension CardTimex {
      /// The expression that an object with its parts is: `{"month": 12, "dayOfMonth": 24}`.
      init<Item: CardTreeValue>(members: [(name: String, value: Item)]) {
        for (name, value) in members {
          let number = value.number
          switch name {
          case "now":
            if value.truth == true { isPresent = true }
          case "year": year = number
          case "month": month = number
          case "dayOfMonth": dayOfMonth = number
          case "dayOfWeek": dayOfWeek = number
          case "weekOfYear": weekOfYear = number
          case "weekOfMonth": weekOfMonth = number
          case "season": season = value.text
          case "weekend": isWeekend = value.isTrue
          case "hour": hour = number
          case "minute": minute = number
          case "second": second = number
          case "partOfDay": partOfDay = value.text
          default: break
          }
        }
        if hour != nil {
          minute = minute ?? 0
          second = second ?? 0
        }
        for unit in Unit.allCases {
          guard let amount = members.first(where: { $0.name == unit.rawValue })?.value.number else {
            continue
          }
          duration = Duration(amount: amount, unit: unit)
          return
        }
      }
    }
    """##

  /// The same as it is read.
  static let timexParsingPart = SupportPart(timexParsing)
}
