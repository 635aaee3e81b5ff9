/// Text as pages write it: in elements and in the values of attributes.
package enum MarkupText {
  /// Text without any markup in it. Characters that no one can see, or that turn the direction of what follows, are
  /// replaced: a page must not show anything else than what is in the file.
  package static func escaped(_ content: String) -> String {
    if content.utf8.allSatisfy({ isPlain($0) }) { return content }
    var escaped = ""
    for scalar in content.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\r": escaped += "&#13;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FFFE}",
        "\u{FFFF}":
        escaped.unicodeScalars.append("\u{FFFD}")
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Whether a byte is an ASCII character that needs no escape.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
    default: 0x20...0x7E ~= byte
    }
  }
}
