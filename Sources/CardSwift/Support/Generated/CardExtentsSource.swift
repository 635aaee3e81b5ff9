extension SupportSources {
  /// The part `CardExtents`.
  static let cardExtents = ##"""
    /// How large elements of hosts are that have sizes by name, where data give these.
    ///
    /// No initializers of numbers: these would be among what `Double.init` means elsewhere in an app.
    enum CardExtents {
      /// How wide and high an icon of a size is.
      static func icon(_ size: String) -> Double {
        switch size.lowercased() {
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

      /// How high a badge of a size is.
      static func badge(_ size: String) -> Double {
        switch size.lowercased() {
        case "extralarge": 32
        case "large": 24
        default: 20
        }
      }

      /// How much the corners of a badge of a shape are rounded; none for a pill.
      static func badgeRadius(_ shape: String) -> Double? {
        switch shape.lowercased() {
        case "square": 0
        case "rounded": 4
        default: nil
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardExtentsPart = SupportPart(cardExtents)
}
