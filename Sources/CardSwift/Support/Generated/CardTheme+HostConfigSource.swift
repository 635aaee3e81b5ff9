extension SupportSources {
  /// The part `CardTheme+HostConfig`.
  static let cardThemeHostConfig = ##"""
    extension CardTheme {
      /// The colours of a host configuration, in JSON, and its fonts where it names them.
      init(hostConfig json: Data) throws {
        let config = try JSONDecoder().decode(CardValue.self, from: json)
        var colors: [String: Color] = [:]
        func collect(_ value: CardValue, _ path: String) {
          if case .object(let members) = value {
            for member in members {
              collect(member.value, path.isEmpty ? member.name : path + "." + member.name)
            }
          } else if case .string(let text) = value {
            colors[path] = Color(hexadecimal: text, alphaFirst: true)
          }
        }
        collect(config["containerStyles"], "")
        collect(config["separator"], "")
        self.init(colors) { style, design in Self.configured(style, design, of: config) }
      }

      private static func configured(
        _ style: Font.TextStyle, _ design: Font.Design, of config: CardValue
      ) -> Font? {
        let type = config["fontTypes"][design == .monospaced ? "monospace" : "default"]
        let size: String
        switch style {
        case .footnote: size = "small"
        case .title3: size = "medium"
        case .title2: size = "large"
        case .largeTitle: size = "extraLarge"
        default: size = "default"
        }
        for (names, sizes) in [(type, type), (type, config), (config, config)] {
          guard case .string(let families) = names["fontFamily"],
            case .number(let points) = sizes["fontSizes"][size],
            let family = families.split(separator: ",").first
          else { continue }
          let quotes: Set<Character> = [" ", "'", "\""]
          return .custom(
            String(family.filter { !quotes.contains($0) || $0 == " " }), size: points, relativeTo: style
          )
        }
        return nil
      }
    }
    """##

  /// The same as it is read.
  static let cardThemeHostConfigPart = SupportPart(cardThemeHostConfig)
}
