package import CardIR

/// The colours of charts, as Microsoft's documentation of 2026 prints them for each set.
package enum ChartColors {
  private static let categorical: [(name: String, rgb: UInt32)] = [
    ("categoricalred", 0xC50F1F), ("categoricalpurple", 0x80215D), ("categoricallavender", 0x3F3682),
    ("categoricalblue", 0x2461CA), ("categoricallightblue", 0x0078D4), ("categoricalteal", 0x00B7C3),
    ("categoricalgreen", 0x00CC6A), ("categoricallime", 0xA4CD6C), ("categoricalmarigold", 0xF3C761),
  ]
  private static let diverging: [(name: String, rgb: UInt32)] = [
    ("divergingblue", 0x13458F), ("diverginglightblue", 0x2C72A8), ("divergingcyan", 0x92B6D1),
    ("divergingteal", 0x9BD9DB), ("divergingyellow", 0xFFE69E), ("divergingpeach", 0xF4BEAA),
    ("diverginglightred", 0xE37D81), ("divergingred", 0xD33F4C), ("divergingmaroon", 0x950C17),
  ]
  /// Sets of eight, whose colours are called by number.
  private static let ramps: [(name: String, rgb: [UInt32])] = [
    ("sequential", [0x333357, 0x4F52B2, 0x5B5FC7, 0x7F85F5, 0x9299F7, 0xAAB1FA, 0xC5CBFA, 0xDCE0FA]),
    ("sequentialred", [0x6E0811, 0x8B0A16, 0x9E0C18, 0xB20E1C, 0xC50F1F, 0xD85C67, 0xEAA9AE, 0xF4D5D8]),
    ("sequentialgreen", [0x094509, 0x0E5711, 0x0E700E, 0x107C10, 0x54B054, 0x6EBF6D, 0x86CF86, 0x9FD89F]),
    ("sequentialyellow", [0x6C5700, 0x937700, 0xD39300, 0xEAA300, 0xEFB839, 0xF3C96F, 0xF8DC8E, 0xFAE6B8]),
  ]
  /// What means something; the documentation has names only, so these are those of badges.
  private static let meanings: [(name: String, rgb: UInt32)] = [
    ("good", 0x107C10), ("warning", 0xEAA300), ("attention", 0xC50F1F), ("neutral", 0x8A8886),
    ("diverginggray", 0xBDBDBD),
  ]

  private static let byName: [String: UInt32] = {
    let numbered = ramps.flatMap { ramp in ramp.rgb.enumerated().map { ("\(ramp.name)\($0 + 1)", $1) } }
    return Dictionary(
      (categorical + diverging + meanings).map { ($0.name, $0.rgb) } + numbered, uniquingKeysWith: { first, _ in first }
    )
  }()

  /// The colour of a name, in any case.
  package static func named(_ name: String) -> Color? { byName[name.lowercased()].map { Color($0) } }

  /// The colours of a set, in the order in which parts of a chart take them; the categorical ones for no set that is known.
  package static func set(_ name: String?) -> [Color] {
    let name = name?.lowercased()
    if name == "diverging" { return diverging.map { Color($0.rgb) } }
    // Those that differ most come first.
    return ramps.first { $0.name == name }.map { $0.rgb.map { Color($0) } }
      ?? [3, 5, 1, 8, 0, 6, 2, 7, 4].map { Color(categorical[$0].rgb) }
  }
}
