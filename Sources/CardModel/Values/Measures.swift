/// A length in pixels, such as `50px`.
public struct Pixels: CardValue, ExpressibleByIntegerLiteral {
  /// The number of pixels, at least 0.
  public let count: Int

  /// A number of pixels; less than none is none.
  public init(_ count: Int) { self.count = max(0, count) }

  /// A number of pixels.
  public init(integerLiteral count: Int) { self.init(count) }

  /// A string such as `50px`.
  public init?(json: JSONValue) {
    guard let text = json.string, text.hasSuffix("px"), let count = Int(text.dropLast(2)), count >= 0 else {
      return nil
    }
    self.init(count)
  }

  /// A string such as `50px`.
  public var json: JSONValue { .string("\(count)px") }
}

extension Column {
  /// How wide a column is.
  public enum Width: CardValue {
    /// As wide as the content.
    case auto
    /// What is left.
    case stretch
    /// A share of what is left.
    case weight(Double)
    /// A fixed width.
    case pixels(Int)

    /// `auto`, `stretch`, a share as number or text, or pixels.
    public init?(json: JSONValue) {
      if let pixels = Pixels(json: json) {
        self = .pixels(pixels.count)
      } else if let number = json.number?.double {
        self = .weight(number)
      } else {
        switch json.string?.lowercased() {
        case "auto": self = .auto
        case "stretch": self = .stretch
        case let text?:
          let digits = text.hasSuffix("*") ? String(text.dropLast()) : text
          guard let share = Double(digits), share.isFinite else { return nil }
          self = .weight(share)
        case nil: return nil
        }
      }
      if case .weight(let share) = self, share < 0 { return nil }
    }

    /// `auto`, `stretch`, a number or a string such as `50px`.
    public var json: JSONValue {
      switch self {
      case .auto: "auto"
      case .stretch: "stretch"
      case .weight(let share): share.json
      case .pixels(let count): Pixels(count).json
      }
    }
  }
}

extension Image {
  /// How high a picture is.
  public enum Height: CardValue {
    /// What the width leads to.
    case auto
    /// What is left.
    case stretch
    /// A fixed height.
    case pixels(Int)

    /// `auto`, `stretch` or pixels.
    public init?(json: JSONValue) {
      switch json.string?.lowercased() {
      case "auto": self = .auto
      case "stretch": self = .stretch
      default:
        guard let pixels = Pixels(json: json) else { return nil }
        self = .pixels(pixels.count)
      }
    }

    /// `auto`, `stretch` or a string such as `50px`.
    public var json: JSONValue {
      switch self {
      case .auto: "auto"
      case .stretch: "stretch"
      case .pixels(let count): Pixels(count).json
      }
    }
  }
}

extension Input {
  /// How wide the label of an input is.
  public enum LabelWidth: CardValue {
    /// A part of the width, 0 to 100.
    case percent(Double)
    /// A fixed width.
    case pixels(Int)

    /// A number, or pixels.
    public init?(json: JSONValue) {
      if let percent = json.number?.double {
        self = .percent(percent)
      } else if let pixels = Pixels(json: json) {
        self = .pixels(pixels.count)
      } else {
        return nil
      }
    }

    /// A number, or a string such as `40px`.
    public var json: JSONValue {
      switch self {
      case .percent(let percent): percent.json
      case .pixels(let count): Pixels(count).json
      }
    }
  }
}
