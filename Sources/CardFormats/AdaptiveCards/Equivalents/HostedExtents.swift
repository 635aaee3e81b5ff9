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
