extension SupportSources {
  /// The part `CardIconSize`.
  static let cardIconSize = ##"""
    extension View {
      /// As wide and high as an icon of a size that data name.
      func cardIconSize(_ name: String) -> some View {
        let extent = CGFloat(CardExtents.icon(name))
        return frame(width: extent, height: extent)
      }
    }
    """##

  /// The same as it is read.
  static let cardIconSizePart = SupportPart(cardIconSize)
}
