extension SupportSources {
  /// The part `CardPictureSize`.
  static let cardPictureSize = ##"""
    /// The size of a picture in a card: no wider than the room, and in its own proportions unless both
    /// extents are given.
    enum CardPictureSize {
      /// The size of a picture that is `natural` large. Without a width and a height it has its own
      /// size; with `fills` it has the width of the room, whatever its height is.
      static func fitting<Length: BinaryFloatingPoint>(
        _ natural: (width: Length, height: Length), width: Length? = nil, height: Length? = nil,
        fills: Bool = false, in room: Length?
      ) -> (width: Length, height: Length) {
        let ratio = natural.width > 0 && natural.height > 0 ? natural.height / natural.width : 1
        let room = room ?? .infinity
        let own = fills && room.isFinite ? room : natural.width
        let actual = min(width ?? (fills ? own : height.map { $0 / ratio }) ?? own, room)
        if let height, width != nil || fills { return (actual, height) }
        return (actual, actual * ratio)
      }
    }
    """##

  /// The same as it is read.
  static let cardPictureSizePart = SupportPart(cardPictureSize)
}
