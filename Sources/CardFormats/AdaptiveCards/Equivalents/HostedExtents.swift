import CardText

/// The points of what hosts added: those of the design of Teams. Names are in lower case.
package enum HostedExtents {
  /// How high a badge of a size is.
  package static func badgeHeight(_ size: String?) -> Double {
    switch size {
    case "extralarge": 32
    case "large": 24
    default: 20
    }
  }

  /// The rounding of the corners of a badge of a shape that is so high; half of it makes a pill.
  package static func badgeRadius(_ shape: String?, height: Double) -> Double {
    switch shape {
    case "square": 0
    case "rounded": 4
    default: height / 2
    }
  }

  /// How large the text of a badge is that is so high.
  package static func badgeText(height: Double) -> Double { height > 24 ? 14 : 12 }

  /// How wide a badge of a size is around a text and perhaps an icon.
  package static func badgeWidth(_ size: String?, text: some StringProtocol, hasIcon: Bool) -> Double {
    let height = badgeHeight(size)
    let points = badgeText(height: height)
    let word = TextMetrics.system.width(of: Substring(text), size: points, isBold: true)
    return word + (text.isEmpty || !hasIcon ? 0 : points * 1.4 + 4) + 2 * (height / 3 + 1)
  }

  /// How large the sign of an icon of a size is.
  package static func icon(_ size: String?) -> Double {
    switch size {
    case "xxsmall": 12
    case "xsmall": 16
    case "small": 20
    case "medium": 28
    case "large": 32
    case "xlarge": 40
    case "xxlarge": 48
    default: 24
    }
  }

  /// How large the text is that stands for an icon of a size: names are words, which at the size of an icon nobody would
  /// expect.
  package static func iconText(_ text: String, _ size: String?) -> Double {
    text.count > 2 ? min(icon(size), 14) : icon(size)
  }

  /// How wide and high a ring of progress of a size is.
  package static func ring(_ size: String?) -> Double {
    switch size {
    case "tiny": 20
    case "small": 28
    case "large": 44
    default: 36
    }
  }
}
