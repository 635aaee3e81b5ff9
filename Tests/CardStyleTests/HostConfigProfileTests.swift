import CardIR
import CardStyle
import CardSyntax
import Foundation
import Testing

@Suite("Profiles of host configurations") struct HostConfigProfileTests {
  @Test("differ where the three sets of defaults do")
  func differences() {
    // default, renderer, seed
    func three<Value>(_ path: KeyPath<HostConfig, Value>) -> [Value] {
      [HostConfig.default, .renderer, .seed].map { $0[keyPath: path] }
    }
    #expect(three(\.spacing[.default]) == [20, 8, 8])
    #expect(three(\.spacing[.padding]) == [20, 15, 16])
    #expect(three(\.spacing[.none]) == [0, 0, 0])
    #expect(three(\.actions.buttonSpacing) == [10, 20, 8])
    #expect(three(\.actions.axis) == [.horizontal, .horizontal, .vertical])
    #expect(three(\.actions.alignment) == [.left, .left, .stretch])
    #expect(three(\.imageSizes[.large]) == [160, 160, 192])
    #expect(three(\.textBlock.headingLevel) == [2, nil, nil])
    #expect(three(\.inputs.errorMessage.weight) == [.bolder, .default, .default])
    #expect(three(\.factSet.title.maxWidth) == [150, 150, 132])
    #expect(three(\.containerStyles[.emphasis].background) == [Color(0x000000, alpha: 8), nil, Color(0xF2F2F7)])
    #expect(three(\.inputs.requiredLabel.suffix) == [" *", " *", " *"])
    #expect(three(\.adaptiveCard.allowCustomStyle) == [false, false, false])
    #expect(three(\.page) == [.white, .white, .white])
  }

  @Test("every key has a meaning, and its value comes back from the profile", arguments: HostConfigProfile.allCases)
  func table(_ profile: HostConfigProfile) {
    let config = HostConfig(profile)
    #expect(Set(HostConfigTable.keys.map(\.name)).count == HostConfigTable.keys.count)
    for key in HostConfigTable.keys {
      #expect(key.get(config) == key.value(in: profile), "\(key.name)")
      #expect(key.meaning.hasSuffix("."), "\(key.name)")
      var changed = config
      key.set(&changed, key.value(in: profile))
      #expect(changed == config, "\(key.name)")
    }
  }

  // MARK: The description of the formats

  /// The cells of the rows of the tables in the section on host configurations; none without the shared data.
  private static let rows: [[String]]? = {
    guard let shared = ProcessInfo.processInfo.environment["CARDC_SHARED"],
      let page = try? String(contentsOfFile: shared + "/formats/adaptive-cards.md", encoding: .utf8),
      let start = page.range(of: "### 4.1 "), let end = page.range(of: "### 4.2 ")
    else { return nil }
    return page[start.upperBound..<end.lowerBound].split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
        $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "*", with: "")
      }
    }
  }()

  private static let keys = Dictionary(uniqueKeysWithValues: HostConfigTable.keys.map { ($0.name, $0) })

  /// A value as the page writes it.
  private func text(_ value: AttributeValue?) -> String {
    switch value {
    case .flag(let flag)?: flag ? "true" : "false"
    case .number(let number)?: "\(Int(number))"
    case .token(let name)?, .text(let name)?: name
    case .color(let color)?: color.text(.alphaFirst)
    default: "unset"
    }
  }

  /// The word of a cell that is a value, at a position for cells that list several.
  private func word(_ cell: String, _ position: Int, of count: Int) -> String? {
    let names = ["light": "300", "regular": "400", "bold": "700"]
    if cell == "`,`" { return "," }
    var part = cell
    if count > 1 {
      let parts = cell.components(separatedBy: " / ")
      guard parts.count == count else { return nil }
      part = parts[position]
    }
    // Sizes of the platform's styles stand in brackets.
    if let open = part.firstIndex(of: "("), let digits = part[open...].split(separator: " ").first {
      let number = digits.filter(\.isNumber)
      if !number.isEmpty { part = number }
    }
    guard let word = part.split(whereSeparator: { $0 == " " || $0 == "," }).first else { return nil }
    return names[String(word)] ?? word.replacingOccurrences(of: "`", with: "")
  }

  @Test(
    "are those of the format's description", .enabled(if: rows != nil, "CARDC_SHARED does not name the descriptions"))
  func page() throws {
    var compared: [HostConfigProfile: Int] = [:]
    func compare(_ key: HostConfigKey<HostConfig>, _ profile: HostConfigProfile, _ wanted: String?) {
      guard let wanted else { return }
      let found = text(key.value(in: profile))
      let isValue =
        wanted == "," || wanted.allSatisfy(\.isNumber) || wanted.hasPrefix("#")
        || [
          "true", "false", "unset", "auto", "medium", "default", "small", "horizontal", "vertical", "left", "stretch",
          "leftOfTitle", "inline", "emphasis", "bolder",
        ].contains(wanted)
      guard isValue else { return }
      if let color = Color(wanted, .alphaFirst) {
        #expect(found == color.text(.alphaFirst), "\(key.name) in \(profile)")
      } else {
        #expect(found == wanted, "\(key.name) in \(profile)")
      }
      compared[profile, default: 0] += 1
    }
    for cells in try #require(Self.rows) where cells.count == 7 && cells[0].hasPrefix("`") {
      let name = cells[0].prefix { $0 != " " }.replacingOccurrences(of: "`", with: "")
      let parts = name.split(separator: "/").map(String.init)
      let section = parts[0].split(separator: ".").dropLast().joined(separator: ".")
      for (position, part) in parts.enumerated() {
        let path = position == 0 ? part : section + "." + part
        guard let key = Self.keys[path] else { continue }
        let renderer = word(cells[4], position, of: parts.count)
        let other = cells[5].isEmpty ? renderer : word(cells[5], position, of: parts.count)
        // Two cells of the column are remarks on rows whose values are compared elsewhere.
        if ["same", "as"].contains(renderer ?? "") { continue }
        compare(key, .renderer, renderer)
        compare(key, .default, other)
        // What the platform decides has no value on the page.
        if cells[6].hasPrefix("system") || cells[6].hasPrefix("— (") { continue }
        compare(key, .seed, cells[6] == "—" ? renderer : word(cells[6], position, of: parts.count))
      }
    }
    for profile in HostConfigProfile.allCases { #expect(compared[profile] ?? 0 >= 40, "\(profile) \(compared)") }
  }

  @Test("have the colours of the description", .enabled(if: rows != nil, "CARDC_SHARED does not name the descriptions"))
  func colours() throws {
    var count = 0
    for cells in try #require(Self.rows) {
      if let style = ContainerStyle(rawValue: cells[0]), cells.count == 5 {
        let config = HostConfig.default.containerStyles[style].background
        #expect(config?.text(.alphaFirst) == cells[3].split(separator: " ").first.map(String.init))
        #expect(cells[2] == "none" && HostConfig.renderer.containerStyles[style].background == nil)
        count += 1
      } else if let name = PaletteColor(rawValue: cells[0]), cells.count == 4 {
        let pair = cells[2].components(separatedBy: " / ").compactMap { Color($0, .alphaFirst) }
        try #require(pair.count == 2)
        for style in ContainerStyle.allCases {
          for config in [HostConfig.default, .renderer] {
            let colors = config.containerStyles[style].foreground[name]
            #expect([colors.plain, colors.subtle] == pair, "\(name) in \(style)")
          }
        }
        count += 1
      }
    }
    #expect(count == ContainerStyle.allCases.count + PaletteColor.allCases.count)
  }
}
