extension SupportSources {
  /// The part `CardColor`.
  static let cardColor = ##"""
    extension Color {
      /// A colour as `0xRRGGBB`.
      init(rgb: UInt32, opacity: Double = 1) {
        func channel(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
        self.init(.sRGB, red: channel(16), green: channel(8), blue: channel(0), opacity: opacity)
      }

      /// A colour that is another one where the interface is dark, both as `0xRRGGBB`.
      init(light: UInt32, dark: UInt32, opacity: Double = 1) {
        @Sendable func hue(_ isDim: Bool) -> Self { Self(rgb: isDim ? dark : light, opacity: opacity) }
        #if canImport(UIKit) && !os(watchOS)
          self.init(uiColor: UIColor { UIColor(hue($0.userInterfaceStyle == .dark)) })
        #elseif canImport(AppKit)
          self.init(
            nsColor: NSColor(name: nil) {
              NSColor(hue($0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua))
            })
        #else
          self = hue(true)
        #endif
      }

      /// A colour as `#RRGGBB` or `#RRGGBBAA`, or as `#AARRGGBB`; none of other text.
      init?(hexadecimal text: String, alphaFirst: Bool = false) {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        guard digits.count == 6 || digits.count == 8, let value = UInt32(digits, radix: 16) else {
          return nil
        }
        if digits.count == 6 {
          self.init(rgb: value)
        } else if alphaFirst {
          self.init(rgb: value & 0xFFFFFF, opacity: Double(value >> 24) / 255)
        } else {
          self.init(rgb: value >> 8, opacity: Double(value & 0xFF) / 255)
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardColorPart = SupportPart(cardColor)
}
