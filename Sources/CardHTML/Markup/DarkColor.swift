import CardIR

/// The counterpart in the dark of a colour that was chosen for a light page.
///
/// Lightness is turned round, hue and most of the saturation stay: what stands out on white stands out on black, and a
/// green box stays green.
enum DarkColor {
  /// The lightness of what is white in the light.
  private static let floor = 0.17

  /// The counterpart of a colour.
  static func of(_ color: Color) -> Color {
    let (red, green, blue) = (Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let lightness = (high + low) / 2
    let chroma = high - low
    // The root keeps texts of middle lightness bright enough to be read.
    let turned = floor + (1 - floor) * (1 - lightness).squareRoot() * (0.35 + 0.65 * (1 - lightness).squareRoot())
    // What is nearly white has little colour to see, however much it counts as saturated.
    let room = 1 - abs(2 * turned - 1)
    let kept = min(room, chroma * (lightness > 0.8 ? 1.1 : 1))
    func channel(_ value: Double) -> UInt8 {
      let share = chroma > 0 ? (value - lightness) / chroma : 0
      return UInt8((max(0, min(1, turned + share * kept)) * 255).rounded())
    }
    // A tint that is hardly there needs more of itself on a dark ground.
    let alpha = color.alpha < 64 ? UInt8(min(255, Int(color.alpha) * 2)) : color.alpha
    return Color(red: channel(red), green: channel(green), blue: channel(blue), alpha: alpha)
  }
}
