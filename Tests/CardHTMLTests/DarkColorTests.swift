import CardCompiler
import CardIR
import CardStyle
import Testing

@testable import CardHTML

@Suite("Colours in the dark")
struct DarkColorTests {
  private static let host = HostConfig.default

  @Test("text on every box of the built-in design can be read", arguments: ContainerStyle.allCases)
  func contrast(_ style: ContainerStyle) {
    let page = DarkColor.of(Self.host.page)
    let ground = DarkColor.of(Self.host.containerStyles[style].background ?? Self.host.page).blended(over: page)
    for name in [PaletteColor.default, .accent, .attention, .good, .warning] {
      let text = DarkColor.of(Self.host.color(name, subtle: false, in: style)).blended(over: ground)
      // Large text needs 3 to 1, other text 4.5 to 1; the design itself has no more for its colours in the light.
      let light = Self.host.color(name, subtle: false, in: style)
        .contrast(to: Self.host.background(style))
      #expect(text.contrast(to: ground) >= min(4.5, light), "\(name) on \(style)")
    }
  }

  /// The built-in configurations, which are designs of others: what they say in a colour is as they say it.
  private static let configurations = [("default", HostConfig.default), ("renderer", .renderer), ("seed", .seed)]

  @Test("usual text on every box of the built-in configurations can be read in the light", arguments: configurations)
  func lightContrast(_ name: String, _ host: HostConfig) {
    for style in ContainerStyle.allCases {
      let ground = host.background(style)
      let text = host.color(.default, subtle: false, in: style).blended(over: ground)
      #expect(text.contrast(to: ground) >= 4.5, "\(name): \(style)")
    }
  }

  @Test("what is darker in the light is lighter in the dark")
  func order() {
    let grays = stride(from: UInt8(0), through: 250, by: 10).map { DarkColor.of(Color(red: $0, green: $0, blue: $0)) }
    for (one, other) in zip(grays, grays.dropFirst()) { #expect(one.luminance >= other.luminance) }
    #expect(DarkColor.of(.white).luminance < 0.05 && DarkColor.of(.black).luminance > 0.9)
  }
}
