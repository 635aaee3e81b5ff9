extension SupportSources {
  /// The part `TimexResolution`.
  static let timexResolution = ##"""
    extension CardTimex {
      /// What an expression stands for.
      enum Resolution: Equatable {
        /// A date, a time, both or a number of seconds, as text.
        case value(String)
        /// A range, which is known but has no single value.
        case range
        /// Nothing without a date to start from.
        case open
      }

      /// What the expression stands for, as far as that is the same on all days.
      var resolution: Resolution {
        if isPresent { return .open }
        let hasTimeOfDay = isTime
        if isDate, isTimeRange || hasTimeOfDay && duration != nil { return .range }
        if isDefinite {
          let date = [Self.padded(year, 4), Self.padded(month, 2), Self.padded(dayOfMonth, 2)].joined(
            separator: "-")
          return .value(hasTimeOfDay ? "\(date) \(clockTime)" : date)
        }
        if isDateRange || isDate && duration != nil {
          if season != nil { return .value("not resolved") }
          return year != nil && month != nil ? .range : .open
        }
        if isTimeRange || hasTimeOfDay && duration != nil { return .range }
        if isDate { return .open }
        if let duration {
          return .value(CardNumberText.javaScript(duration.amount * duration.unit.seconds))
        }
        return hasTimeOfDay ? .value(clockTime) : .open
      }

      private var clockTime: String {
        [Self.padded(hour, 2), Self.padded(minute, 2), Self.padded(second, 2)].joined(separator: ":")
      }

      /// The date `XXXX-MM-DD` in `year` as text; days beyond the end of the month carry over.
      static func date(year: Int, month: Int, day: Int) -> String {
        let parts = CardInstant(year: year, month: month, day: day).parts
        return [
          padded(Double(parts.year), 4), padded(Double(parts.month), 2), padded(Double(parts.day), 2),
        ]
        .joined(separator: "-")
      }

      /// A time of day in the shortest form: `T09:40:20`, `T09:40`, `T09`.
      static func time(hour: Int, minute: Int, second: Int) -> String {
        var text = "T" + padded(Double(hour), 2)
        if minute != 0 || second != 0 { text += ":" + padded(Double(minute), 2) }
        if second != 0 { text += ":" + padded(Double(second), 2) }
        return text
      }

      private static func padded(_ number: Double?, _ width: Int) -> String {
        let digits = number.map { CardNumberText.javaScript($0) } ?? ""
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
      }
    }
    """##

  /// The same as it is read.
  static let timexResolutionPart = SupportPart(timexResolution)
}
