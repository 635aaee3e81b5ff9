extension String {
  /// The address with percent codes for what URLs do not have: spaces, some signs, and letters beyond ASCII.
  public var escapedCardAddress: String {
    utf8.reduce(into: "") { result, byte in
      let isAllowed = byte > 0x20 && byte < 0x7F && !"\"<>\\^`{|}".utf8.contains(byte)
      let code = "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      result += isAllowed ? String(Unicode.Scalar(byte)) : code
    }
  }
}

#if canImport(SwiftUI)
  public import SwiftUI

  extension URL {
    /// The address of a card. What URLs do not have gets percent codes, which systems before iOS 17 ask for.
    public init?(cardAddress text: String) {
      guard let url = URL(string: text) ?? URL(string: text.escapedCardAddress) else { return nil }
      self = url
    }
  }
#endif
