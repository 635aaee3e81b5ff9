import CardRuntime
import CardSyntax
import Testing

@testable import CardSwift

/// Addresses of pictures and links in generated views.
@Suite("Addresses in views")
struct AddressTests {
  @Test("have percent codes for what URLs do not have, as the compiler repairs them")
  func escaping() {
    let addresses = [
      "https://a.example/b c.png", "https://a.example/ä/é?x=ü y#z z", "https://a.example/100%25/%20", "#a", "",
      "https://a.example/a|b\\c^d`e{f}", "mailto:a@b.example", "data:image/png;base64,AA==", "日本", "a\u{7}b\n",
    ]
    for address in addresses {
      let escaped = address.escapedCardAddress
      #expect(escaped == URLText(address).repaired, "\(address)")
      #expect(address.isEmpty || URLText(escaped).isStrict, "\(escaped)")
      #expect(escaped.escapedCardAddress == escaped)
    }
    #expect("https://a.example/b c.png?ä".escapedCardAddress == "https://a.example/b%20c.png?%C3%A4")
  }

  @Test("are made into URLs in one place, which older systems understand")
  func places() {
    for (name, source) in SupportSources.files where name != "CardAddress" {
      #expect(!source.contains("URL(string:"), "\(name)")
    }
    #expect(SupportSources.files["CardAddress"]?.contains("URL(string: text) ??") == true)
  }
}
