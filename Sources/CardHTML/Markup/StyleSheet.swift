import CardIR

/// The style sheet of one page: a class for each look, and a variable for each colour, which has another value in the
/// dark.
final class StyleSheet {
  private var classes: [Look: String] = [:]
  private var looks: [Look] = []
  private var colors: [Color: String] = [:]
  private var palette: [Color] = []
  private var widths: [CardWidths] = []
  private var layouts: [[HostedLayout]] = []
  private var areas: [String] = []
  private var darkBackgrounds: [String] = []
  private var hasOtherGrounds = false
  /// Whether the host's design is a light one, so that the page has to find dark colours by itself.
  let isLight: Bool

  /// Whether colours that the screen states are the host's as well, which have counterparts in the dark.
  private let mapsStated: Bool

  /// An empty style sheet.
  init(isLight: Bool, mapsStated: Bool) {
    self.isLight = isLight
    self.mapsStated = mapsStated
  }

  /// The class of a look; the same one each time.
  func className(of look: Look) -> String {
    if let name = classes[look] { return name }
    let name = "c\(looks.count)"
    classes[look] = name
    looks.append(look)
    return name
  }

  /// The class of what is shown only at some widths of the card.
  func className(for widths: CardWidths) -> String {
    if let index = self.widths.firstIndex(of: widths) { return "w\(index)" }
    self.widths.append(widths)
    return "w\(self.widths.count - 1)"
  }

  /// The class of a container that has some layouts of its host.
  func className(for layouts: [HostedLayout]) -> String {
    self.layouts.append(layouts)
    return "l\(self.layouts.count - 1)"
  }

  /// The class of what has another picture behind it in the dark.
  func className(forDarkBackground picture: String) -> String {
    darkBackgrounds.append(picture)
    return "b\(darkBackgrounds.count - 1)"
  }

  /// The class of a box whose ground is light where the page is dark or the other way round, or, in such a box, of one that
  /// is like the page again. It has the page's own colours for such a ground.
  func className(forGroundOtherThanPage isOther: Bool) -> String {
    hasOtherGrounds = true
    return isOther ? "turned" : "straight"
  }

  /// The rules of these classes.
  private var groundRules: String {
    guard hasOtherGrounds else { return "" }
    let (light, dark) = (PageStyle.onLight + ";color-scheme:light", PageStyle.onDark + ";color-scheme:dark")
    func rules(_ page: String, _ other: String, in root: String) -> String {
      "\(root).turned{\(other)}\(root).straight{\(page)}"
    }
    let ink = ".turned,.straight{color:var(--ink)}\n"
    if !isLight { return rules(dark, light, in: "") + ink }
    // What was chosen to be light is dark in the dark. What was dark is light then, but not white, and links are darker on it.
    let gray = light + ";--mark:#0b5a9e"
    return rules(light, dark, in: "") + ink
      + "@media screen and (prefers-color-scheme:dark){\(rules(dark, gray, in: ":root:not([data-theme=light]) "))}\n"
      + "@media screen{\(rules(dark, gray, in: ":root[data-theme=dark] "))}\n"
  }

  /// The class of what is in an area of a grid.
  func areaClass(_ name: String) -> String {
    if let index = areas.firstIndex(of: name) { return "g\(index)" }
    areas.append(name)
    return "g\(areas.count - 1)"
  }

  /// The condition under which something for some widths is shown; none where it always is.
  private static func condition(_ widths: String?) -> String? {
    // What the widths leave out, turned round.
    let bounds = widths.map { CardWidths($0).queriesOfOthers } ?? []
    if bounds.isEmpty { return nil }
    return "not (" + bounds.joined(separator: " or ") + ")"
  }

  /// The rules of a container with layouts: each applies at its widths where none before it does.
  private func rules(_ layouts: [HostedLayout], _ name: String) -> String {
    var text = ""
    var earlier: [String] = []
    for layout in layouts {
      let condition = Self.condition(layout.widths)
      if !layout.container.isEmpty {
        var rules = ".\(name){\(layout.container)}.\(name)>*{\(layout.item)}.\(name)>.lead{display:none}"
        for area in layout.areas {
          guard let index = areas.firstIndex(of: area.name) else { continue }
          rules += ".\(name)>.g\(index){\(area.look)}"
        }
        for condition in earlier.map({ "not (\($0))" }) + [condition].compactMap(\.self) {
          rules = "@container \(condition){\(rules)}"
        }
        text += rules + "\n"
      }
      guard let condition else { break }
      earlier.append(condition)
    }
    return text
  }

  /// Whether there is content that only a card shows which is wider than cards on pages are otherwise.
  private var isForWide: Bool {
    let wide = CardWidths("wide"), standard = CardWidths("standard")
    return widths.contains { $0.isSuperset(of: wide) && !$0.isSuperset(of: standard) }
      || layouts.joined().contains { layout in
        layout.widths.map { CardWidths($0) }
          .map { $0.isSuperset(of: wide) != $0.isSuperset(of: standard) } ?? false
      }
  }

  /// A colour of the host's design, as the value of a property.
  func color(_ color: Color) -> String {
    if let name = colors[color] { return "var(\(name))" }
    let name = "--c\(palette.count)"
    colors[color] = name
    palette.append(color)
    return "var(\(name))"
  }

  /// A colour that the screen states, as the value of a property. It is the same in the dark, unless the colours of the format
  /// are those of a host's design.
  func stated(_ color: Color) -> String { mapsStated ? self.color(color) : CSSText.color(color) }

  /// The rules for what was asked for, in the order in which it was asked for.
  var text: String {
    var text = ":root{color-scheme:\(isLight ? "light dark" : "dark")"
    for (index, color) in palette.enumerated() { text += ";--c\(index):\(CSSText.color(color))" }
    if isForWide { text += ";--most:1000px" }
    // A dark design is dark in every browser, and so is the page around it.
    if !isLight { text += ";" + PageStyle.dark }
    text += "}\n" + groundRules
    if isLight {
      let dark = palette.enumerated().map { "--c\($0):\(CSSText.color(DarkColor.of($1)))" }.joined(separator: ";")
      text += "@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){\(dark)}}\n"
      text += ":root[data-theme=light]{color-scheme:light}\n"
      text += "@media screen{:root[data-theme=dark]{color-scheme:dark;\(dark)}}\n"
    }
    for (index, look) in looks.enumerated() { text += ".c\(index){\(look.text)}\n" }
    for (index, picture) in darkBackgrounds.enumerated() {
      text += "@media (prefers-color-scheme:dark){.b\(index){background-image:\(picture)!important}}\n"
    }
    for (index, layouts) in layouts.enumerated() { text += rules(layouts, "l\(index)") }
    if !widths.isEmpty || layouts.contains(where: { $0.contains { $0.widths != nil } }) {
      text += "main{container-type:inline-size}\n"
    }
    for (index, widths) in widths.enumerated() {
      for query in widths.queriesOfOthers {
        text += "@container \(query){.w\(index){display:none!important}}\n"
      }
    }
    return text
  }
}
