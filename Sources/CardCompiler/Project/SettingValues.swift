import CardFormats
import CardIR
import CardStyle
import CardSyntax
import CardText

/// What values of options are taken, on the command line and in `cardc.yaml` alike.
package enum SettingValues {
  /// Whether text is a version with two numbers.
  package static func isCardVersion(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy(isNumber), let version = FormatVersion(text) else { return false }
    return AdaptiveCardsVersions.known.contains(version)
  }

  /// The versions of Adaptive Cards, the oldest first.
  package static var cardVersions: [String] { AdaptiveCardsVersions.known.map { "\($0)" } }

  /// What a version of Adaptive Cards must be, for messages.
  package static var cardVersionRule: String {
    let versions = cardVersions.map { "`\($0)`" }
    return "a version of Adaptive Cards, \(versions.first ?? "") to \(versions.last ?? "")"
  }

  /// Whether text is a version of a host's feature: one to four numbers, or `*` for any version.
  package static func isFeatureVersion(_ text: String) -> Bool {
    HostConfig.isCapabilityVersion(text)
  }

  /// Whether calls can be sent to what a text says: a URL with a scheme.
  package static func isEndpoint(_ text: String) -> Bool {
    let url = URLText(text)
    return url.isAbsolute && url.isReference
  }

  /// Whether relative URLs can be completed with what a text says: a URL with a scheme and a host, or a file.
  package static func isBase(_ text: String) -> Bool {
    guard isEndpoint(text), let scheme = URLText(text).scheme else { return false }
    return text.utf8.dropFirst(scheme.utf8.count).starts(with: "://".utf8)
  }

  /// Whether a text says where files lie: such a URL, or a relative one, for pages that have the files beside them.
  package static func isFolderURL(_ text: String) -> Bool {
    let url = URLText(text)
    return isBase(text) || !url.isAbsolute && url.isReference
  }

  /// Whether a text is a package of Kotlin: names with points between them.
  package static func isPackageName(_ text: String) -> Bool {
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    return names.allSatisfy { name in
      guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
      return name.utf8.allSatisfy { byte in
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
      }
    }
  }

  /// Whether a number is a share from nothing to everything.
  package static func isScore(_ number: Double) -> Bool { number >= 0 && number <= 1 }

  /// The bytes that a size stands for: `28KB`, `4 kb`, `1MB` or a number of bytes; kilobytes are of 1,024 bytes, as
  /// hosts count them.
  package static func size(_ text: String) -> Int? { ByteCount(text)?.bytes }

  /// Whether dates can be written in a language.
  package static func isLocale(_ text: String) -> Bool { DateNames.named(text) != nil }

  /// The languages that dates can be written in.
  package static var locales: [String] { DateNames.locales }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.count < 9 && text.utf8.allSatisfy { $0 &- 0x30 < 10 }
  }
}
