import CardSyntax
import CardTemplate

/// The addresses that links in texts may lead to, as those of pages and SwiftUI do.
enum SafeLink {
  static let schemes = ["http", "https", "mailto", "tel"]

  /// Whether a link may lead to an address; none where only data know. What browsers skip in an address is skipped.
  static func verdict(on address: TemplateString) -> Bool? {
    guard case .text(let text)? = address.segments.first else { return address.segments.isEmpty ? false : nil }
    let start = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value > 0x20 }))
    if let scheme = URLText(start).scheme { return schemes.contains(scheme) }
    // A scheme may end in what data give.
    return address.plainText != nil || start.contains { ":/?#".contains($0) } ? false : nil
  }
}
