extension SupportSources {
  /// The part `CardControlSize`.
  static let cardControlSize = ##"""
    /// How large a control is.
    enum CardControlSize: Sendable {
      /// Other than usual.
      case mini, small, large
    }

    extension View {
      /// Controls of a size, where the platform has several.
      func cardControlSize(_ size: CardControlSize) -> some View {
        #if os(tvOS)
          self
        #else
          controlSize(size == .mini ? .mini : size == .small ? .small : .large)
        #endif
      }
    }
    """##

  /// The same as it is read.
  static let cardControlSizePart = SupportPart(cardControlSize)
}
