import CardIR

/// The counterpart in the dark of a colour that was chosen for a light page.
///
/// Lightness is turned round, hue and most of the saturation stay: what stands out on white stands out on black, and a
/// green box stays green.
enum DarkColor {
  /// The lightness of what is white in the light.
  private static let floor = 0.17
  /// How much of the difference of the channels stays.
  private static let saturation = 0.9

  /// The counterpart of a colour.
  static func of(_ color: Color) -> Color {
    let channels = [color.red, color.green, color.blue].map { Double($0) / 255 }
    let weights = [0.2126, 0.7152, 0.0722]
    let lightness = zip(channels, weights).reduce(0) { $0 + $1.0 * $1.1 }
    let turned = floor + (1 - floor) * (1 - lightness)
    let result = channels.map { value in
      UInt8((max(0, min(1, turned + (value - lightness) * saturation)) * 255).rounded())
    }
    // A tint that is hardly there needs more of itself on a dark ground.
    let alpha = color.alpha < 64 ? UInt8(min(255, Int(color.alpha) * 2)) : color.alpha
    return Color(red: result[0], green: result[1], blue: result[2], alpha: alpha)
  }
}
