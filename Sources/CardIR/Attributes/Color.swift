/// A colour by number: sRGB with eight bits a channel.
public struct Color: AttributeRepresentable {
  /// The channels, 0 to 255; an alpha of 255 is opaque.
  public let red, green, blue, alpha: UInt8

  /// A colour from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from `0xRRGGBB`.
  public init(_ rgb: UInt32, alpha: UInt8 = 255) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb), alpha: alpha)
  }

  /// White.
  public static let white = Color(0xFFFFFF)
  /// Black.
  public static let black = Color(0x000000)

  /// A colour literal.
  public init?(_ storage: AttributeValue) {
    guard case .color(let color) = storage else { return nil }
    self = color
  }

  /// The shared form.
  public var storage: AttributeValue { .color(self) }

  /// How formats write colours.
  public enum Notation: Sendable, Hashable {
    /// `#RRGGBB` or `#AARRGGBB`.
    case alphaFirst
    /// `#RRGGBB` or `#RRGGBBAA`.
    case alphaLast
    /// `RRGGBB`, without alpha.
    case bare
  }

  /// Reads six or eight hexadecimal digits, with or without `#`, eight in the order of `notation`.
  public init?(_ text: String, _ notation: Notation) {
    var digits = Substring(text)
    if digits.first == "#" { digits.removeFirst() }
    let count = digits.utf8.count
    guard count == 6 || count == 8, digits.utf8.allSatisfy({ Self.isHexadecimal($0) }),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    if count == 6 {
      self.init(value)
    } else if notation == .alphaLast {
      self.init(value >> 8, alpha: UInt8(truncatingIfNeeded: value))
    } else {
      self.init(value, alpha: UInt8(truncatingIfNeeded: value >> 24))
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6
  }

  /// The colour as a format writes it, in upper-case digits; opaque colours have six.
  public func text(_ notation: Notation) -> String {
    let rgb = Self.hexadecimal(red) + Self.hexadecimal(green) + Self.hexadecimal(blue)
    switch notation {
    case .bare: return rgb
    case .alphaFirst: return alpha == 255 ? "#" + rgb : "#" + Self.hexadecimal(alpha) + rgb
    case .alphaLast: return alpha == 255 ? "#" + rgb : "#" + rgb + Self.hexadecimal(alpha)
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + digits : digits
  }

  /// The opaque colour that is seen when this one lies over an opaque background.
  public func blended(over background: Color) -> Color {
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      let share = Double(alpha) / 255
      return UInt8((Double(top) * share + Double(bottom) * (1 - share)).rounded())
    }
    return Color(red: mix(red, background.red), green: mix(green, background.green), blue: mix(blue, background.blue))
  }

  /// The relative luminance, 0 to 1, of an opaque colour.
  public var luminance: Double {
    let (red, green, blue) = linear
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// The contrast of two opaque colours as WCAG 2 defines it, from 1 to 21.
  package func contrast(to other: Color) -> Double {
    (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
  }

  /// The CIE76 difference of two opaque colours in Lab under D65; below 2 it is hardly seen.
  public func difference(from other: Color) -> Double {
    let (left, right) = (lab, other.lab)
    let (lightness, a, b) = (left.0 - right.0, left.1 - right.1, left.2 - right.2)
    return (lightness * lightness + a * a + b * b).squareRoot()
  }

  /// How colourful an opaque colour is, 0 for greys: its distance from them in Lab.
  package var chroma: Double {
    let (_, a, b) = lab
    return (a * a + b * b).squareRoot()
  }

  /// The cosine of the angle between the hues of two opaque colours in Lab: 1 for the same hue, -1 for the opposite one, 0
  /// where one is grey.
  package func hueLikeness(to other: Color) -> Double {
    let (left, right) = (lab, other.lab)
    let product = chroma * other.chroma
    return product > 0 ? (left.1 * right.1 + left.2 * right.2) / product : 0
  }

  private var linear: (Double, Double, Double) {
    func channel(_ byte: UInt8) -> Double {
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
    }
    return (channel(red), channel(green), channel(blue))
  }

  private var lab: (Double, Double, Double) {
    let (red, green, blue) = linear
    func scaled(_ value: Double) -> Double {
      value > 216.0 / 24389 ? power(value, 1.0 / 3) : (24389.0 / 27 * value + 16) / 116
    }
    let x = scaled((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = scaled(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = scaled((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }
}

/// The colour of text: a meaning, or a colour by number.
public enum TextColor: AttributeRepresentable {
  /// A meaning, whose colour the host decides.
  case palette(PaletteColor)
  /// A colour.
  case absolute(Color)

  /// A palette name or a colour.
  public init?(_ storage: AttributeValue) {
    if let color = Color(storage) {
      self = .absolute(color)
    } else if let name = PaletteColor(storage) {
      self = .palette(name)
    } else {
      return nil
    }
  }

  /// The shared form.
  public var storage: AttributeValue {
    switch self {
    case .palette(let name): name.storage
    case .absolute(let color): color.storage
    }
  }
}
