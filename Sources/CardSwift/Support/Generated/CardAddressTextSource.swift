extension SupportSources {
  /// The part `CardAddressText`.
  static let cardAddressText = ##"""
    extension String {
      /// The address with percent codes for what URLs do not have: spaces, some signs, and letters beyond ASCII.
      var escapedCardAddress: String {
        utf8.reduce(into: "") { result, byte in
          let isAllowed = byte > 0x20 && byte < 0x7F && !"\"<>\\^`{|}".utf8.contains(byte)
          let code = "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
          result += isAllowed ? String(Unicode.Scalar(byte)) : code
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardAddressTextPart = SupportPart(cardAddressText)
}
