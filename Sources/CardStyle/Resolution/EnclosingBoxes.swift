public import CardIR

/// The boxes around an element, as far as they decide how its own box is shown.
///
/// Renderers paint and pad a box whose style differs from that of any box around it, not only of the nearest, and every
/// box with a style inside one that has a picture behind its content.
public struct EnclosingBoxes: Sendable, Hashable {
  /// The style that holds: that of the nearest box.
  public private(set) var style = ContainerStyle.default
  /// A bit for each style that some box has.
  private var styles: UInt8 = 0
  private var hasPicture = false

  /// No boxes, as around a whole document.
  public init() {}

  /// One box.
  public init(_ style: ContainerStyle) { enter(style) }

  /// Goes into the box of an element.
  public mutating func enter(_ element: Element) {
    enter(element.literal(.containerStyle), hasPicture: element.hasBackgroundPicture)
  }

  /// Goes into a box: one without a style of its own has that of the nearest around.
  public mutating func enter(_ own: ContainerStyle?, hasPicture: Bool = false) {
    style = own ?? style
    styles |= Self.bit(of: style)
    if hasPicture { self.hasPicture = true }
  }

  /// Whether a box that has the style is painted and padded here.
  public func paints(_ own: ContainerStyle) -> Bool { hasPicture || styles & ~Self.bit(of: own) != 0 }

  private static func bit(of style: ContainerStyle) -> UInt8 {
    let position =
      switch style {
      case .default: 0
      case .emphasis: 1
      case .good: 2
      case .attention: 3
      case .warning: 4
      case .accent: 5
      }
    return 1 << UInt8(position)
  }
}

extension Element {
  /// Whether there is a picture behind the content.
  package var hasBackgroundPicture: Bool { has(.background) && single(.background)?.has(.url) ?? false }
}
