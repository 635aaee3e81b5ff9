import CardIR
import CardTemplate

/// What passes do with the addresses of resources.
enum Address {
  /// The address of the picture `name` in a folder.
  static func file(_ name: Bound<String>, in folder: String) -> Bound<String> {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return surrounded(name, prefix, ".png")
  }

  /// A known or bound text between two fixed ones.
  static func surrounded(_ text: Bound<String>, _ prefix: String, _ suffix: String) -> Bound<String> {
    switch text {
    case .literal(let text): return .literal(prefix + text + suffix)
    case .template(let template):
      let before: [TemplateString.Segment] = prefix.isEmpty ? [] : [.text(prefix)]
      let after: [TemplateString.Segment] = suffix.isEmpty ? [] : [.text(suffix)]
      return .template(TemplateString(before + template.segments + after))
    }
  }

  /// The scheme, in lower case, of an absolute address.
  static func scheme(of address: String) -> String? {
    guard let colon = address.firstIndex(of: ":") else { return nil }
    let scheme = address[..<colon].lowercased()
    guard let first = scheme.utf8.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z"),
      scheme.utf8.allSatisfy({ isSchemeByte($0) })
    else { return nil }
    return scheme
  }

  /// Whether an address says nothing at all.
  static func isEmpty(_ address: String) -> Bool { address.allSatisfy(\.isWhitespace) }

  /// Whether nothing can be loaded from an address: it is empty, or has a colon where a scheme would end and none
  /// before it, which no repair of single characters mends.
  static func isUnusable(_ address: String) -> Bool {
    if isEmpty(address) { return true }
    guard let colon = address.firstIndex(of: ":"), !address[..<colon].contains(where: { "/?#".contains($0) }) else {
      return false
    }
    return scheme(of: address) == nil
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// A relative address made absolute, as RFC 3986 section 5.2 does; none if the base is not absolute.
  static func resolve(_ reference: String, against base: String) -> String? {
    guard let scheme = scheme(of: base) else { return nil }
    var rest = Substring(base.dropFirst(scheme.count + 1))
    rest = rest.prefix { $0 != "#" }
    var authority = ""
    if rest.hasPrefix("//") {
      let end = rest.dropFirst(2).firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
      authority = String(rest[..<end])
      rest = rest[end...]
    }
    let query = rest.firstIndex(of: "?").map { String(rest[$0...]) } ?? ""
    let path = String(rest.prefix { $0 != "?" })
    let origin = base.prefix(scheme.count + 1)
    if reference.hasPrefix("//") { return origin + reference }
    if reference.isEmpty { return origin + authority + path + query }
    if reference.hasPrefix("#") { return origin + authority + path + query + reference }
    if reference.hasPrefix("?") { return origin + authority + path + reference }
    let tail = reference.firstIndex { $0 == "?" || $0 == "#" } ?? reference.endIndex
    let own = String(reference[..<tail])
    let merged: String
    if own.hasPrefix("/") {
      merged = own
    } else if let slash = path.lastIndex(of: "/") {
      merged = path[...slash] + own
    } else {
      merged = "/" + own
    }
    return origin + authority + withoutDots(merged) + reference[tail...]
  }

  private static func withoutDots(_ path: String) -> String {
    var result: [Substring] = []
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      switch part {
      case ".": if isLast { result.append("") }
      case "..":
        if result.count > 1 { result.removeLast() }
        if isLast { result.append("") }
      default: result.append(part)
      }
    }
    return result.joined(separator: "/")
  }
}
