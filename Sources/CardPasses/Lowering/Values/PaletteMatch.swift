import CardIR
import CardStyle

/// The entry of a host's palette that is nearest to a colour of text.
struct PaletteMatch {
  /// The meaning.
  let name: PaletteColor
  /// Whether the text stands back.
  let isSubtle: Bool
  /// The CIE76 difference.
  let difference: Double

  /// Finds the entry for text of `color` over an opaque `background`, on a box of `style`, which has colours of its own.
  ///
  /// A colour that is exactly one of the palette's gives that entry, so that a way there and back ends where it
  /// began. Otherwise only the plain colours and the subtle default are candidates.
  init(_ color: Color, over background: Color, in style: ContainerStyle = .default, _ host: HostConfig) {
    let seen = color.blended(over: background)
    func entry(_ name: PaletteColor, _ subtle: Bool) -> (PaletteColor, Bool, Color) {
      (name, subtle, host.color(name, subtle: subtle, in: style).blended(over: background))
    }
    let plain = PaletteColor.allCases.map { entry($0, false) }
    let subtle = PaletteColor.allCases.map { entry($0, true) }
    if let exact = (plain + subtle).first(where: { $0.2 == seen }) {
      self.init(name: exact.0, isSubtle: exact.1, difference: 0)
      return
    }
    let isDark = background.luminance < 0.25
    let candidates = (plain + [entry(.default, true)]).filter { $0.0 != .light || isDark }
    let measured = candidates.map { ($0.0, $0.1, $0.2.difference(from: seen)) }
    let best = measured.dropFirst().reduce(measured[0]) { $1.2 < $0.2 ? $1 : $0 }
    self.init(name: best.0, isSubtle: best.1, difference: best.2)
  }

  private init(name: PaletteColor, isSubtle: Bool, difference: Double) {
    self.name = name
    self.isSubtle = isSubtle
    self.difference = difference
  }
}
