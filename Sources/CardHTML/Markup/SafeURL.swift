import CardSyntax

/// The addresses that a page may lead to or load from; any other is left out.
enum SafeURL {
  private static let linkSchemes: Set<String> = ["http", "https", "mailto", "tel"]
  private static let fileSchemes: Set<String> = ["http", "https"]

  /// An address that a link may have.
  static func link(_ text: String) -> String? {
    let text = cleaned(text)
    guard let scheme = URLText(text).scheme, linkSchemes.contains(scheme) else { return nil }
    return text
  }

  /// An address that a picture may be loaded from: of the network, or a picture in the address itself.
  static func picture(_ text: String) -> String? {
    if let file = file(text) { return file }
    let text = cleaned(text)
    guard URLText(text).scheme == "data", text.dropFirst(5).lowercased().hasPrefix("image/") else { return nil }
    return text
  }

  /// An address of the network.
  static func file(_ text: String) -> String? {
    let text = cleaned(text)
    guard let scheme = URLText(text).scheme, fileSchemes.contains(scheme) else { return nil }
    return text
  }

  /// The address without what browsers skip when they read it: white space and controls around it, and tabs and ends of
  /// lines inside of it.
  private static func cleaned(_ text: String) -> String {
    var scalars = Substring(text).unicodeScalars
    while let first = scalars.first, first.value <= 0x20 { scalars.removeFirst() }
    while let last = scalars.last, last.value <= 0x20 { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars.filter { $0 != "\t" && $0 != "\n" && $0 != "\r" }))
  }
}
