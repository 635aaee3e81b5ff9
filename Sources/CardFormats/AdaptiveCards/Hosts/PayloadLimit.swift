public import CardSyntax

/// How large a message with a card may be, as its host counts.
///
/// Hosts count what is sent, not the file: the message around the card counts, white space does not, and some count in
/// UTF-16 or leave out images that are part of the card.
public struct PayloadLimit: Sendable {
  /// How the characters of a text are counted.
  package enum Unit: String, Sendable, CaseIterable {
    /// Bytes of UTF-8.
    case utf8 = "utf-8"
    /// Two bytes for each unit of UTF-16.
    case utf16 = "utf-16"
  }

  /// What is counted.
  package enum Scope: String, Sendable, CaseIterable {
    /// The card alone.
    case card
    /// The message that the card is an attachment of.
    case message
  }

  /// What messages call it.
  package var title: String
  /// The most bytes.
  public internal(set) var limit: Int
  /// The bytes above which there is a warning; none where nobody advises anything.
  public internal(set) var advised: Int?
  /// What is counted.
  package var scope = Scope.card
  /// How texts are counted.
  package var unit = Unit.utf8
  /// Whether images that are part of the card, as `data:` URLs, count.
  package var countsEmbeddedImages = true
  /// Where that is known from.
  package var evidence = HostProfile.Evidence()

  package init(_ title: String, limit: Int) {
    self.title = title
    self.limit = limit
  }

  /// The limits that have names, by the name.
  package static let named: [(name: String, limit: PayloadLimit)] = {
    var bot = PayloadLimit("a message of a bot in Teams", limit: 100 * 1024)
    bot.advised = 80 * 1024
    bot.scope = .message
    bot.unit = .utf16
    bot.countsEmbeddedImages = false
    bot.evidence = .init("learn.microsoft.com: Format your bot messages")
    var hook = PayloadLimit("a message to a webhook of Teams", limit: 28 * 1024)
    hook.scope = .message
    hook.evidence = .init("learn.microsoft.com: Create incoming webhooks")
    return [("teams-bot", bot), ("teams-webhook", hook)]
  }()

  /// The limit of this name.
  package static func named(_ name: String) -> PayloadLimit? { named.first { $0.name == name }?.limit }

  // MARK: Counting

  /// What is around a card that a bot sends, up to the card and after it.
  private static let message = (
    #"{"type":"message","attachments":[{"contentType":"application/vnd.microsoft.card.adaptive","content":"#, "}]}"
  )

  /// What a host counts of a document: a card, or the message that it is in already.
  ///
  /// - Returns: The number of bytes.
  public func size(of root: Node) -> Int {
    let isCard = root.kind == .object && (root["type"]?.string == "AdaptiveCard" || root["body"] != nil)
    let around = isCard && scope == .message ? Self.message.0.utf8.count + Self.message.1.utf8.count : 0
    return count(of: root) + around * (unit == .utf16 ? 2 : 1)
  }

  /// The bytes of a value alone.
  package func count(of node: Node) -> Int {
    var writer = DocumentWriter(.minified)
    writer.value(node)
    let bytes = writer.finish()
    let count = unit == .utf8 ? bytes.count : 2 * Self.utf16Count(bytes)
    return countsEmbeddedImages ? count : count - embeddedImages(in: node)
  }

  private func embeddedImages(in node: Node) -> Int {
    if let text = node.string {
      guard text.hasPrefix("data:image/") else { return 0 }
      return unit == .utf8 ? text.utf8.count : 2 * text.utf16.count
    }
    return node.elements.reduce(0) { $0 + embeddedImages(in: $1) }
      + node.members.reduce(0) { $0 + embeddedImages(in: $1.value) }
  }

  /// The units of UTF-16 that bytes of UTF-8 are: one for each character, two beyond the basic plane.
  private static func utf16Count(_ bytes: [UInt8]) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }
}
