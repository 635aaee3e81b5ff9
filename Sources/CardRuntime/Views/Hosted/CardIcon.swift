#if canImport(SwiftUI)
  public import SwiftUI

  /// An icon of the catalogue that hosts of cards have, by the name that data give.
  public struct CardIcon: View {
    private let name: String
    private let size: CGFloat
    private let isFilled: Bool

    /// The icon of a name, so wide and high.
    public init(_ name: String, size: CGFloat = 24, isFilled: Bool = false) {
      self.name = name
      self.size = size
      self.isFilled = isFilled
    }

    /// The symbol that looks like the icon, or else its name.
    public var body: some View {
      if let symbol = CardSymbols.name(name, isFilled: isFilled) {
        Image(systemName: symbol)
          .resizable()
          .scaledToFit()
          .accessibilityHidden(true)
          .frame(width: size, height: size)
      } else {
        Text(verbatim: name)
      }
    }
  }
#endif
