#if canImport(SwiftUI)
  public import SwiftUI

  extension CardTheme {
    /// The colours of a host configuration, in JSON.
    public init(hostConfig json: Data) throws {
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
      self.init(colors)
    }
  }
#endif
