import SwiftUI

/// Sends expenses, and says what is wrong with them.
struct ExpenseSender: CardActionHandler {
  func perform(_ action: CardAction) async -> CardActionResult {
    guard case .submit(_, _, let inputs) = action else { return .done }
    // A server would answer here; until it does, the card cannot be used and shows that it is busy.
    try? await Task.sleep(nanoseconds: 500_000_000)
    if inputs["reason"]?.isEmpty ?? true { return .refused(["reason": "Say what it was for."]) }
    return .replaced(AnyView(Text("Thank you.").padding()))
  }
}

/// Finds receipts, each once.
actor ReceiptLoader {
  static let shared = ReceiptLoader()
  private var known: [URL: Image] = [:]

  func image(at url: URL) async throws -> Image {
    if let image = known[url] { return image }
    // An app would ask its server, with a header that says who asks.
    let image = Image(systemName: "doc.text")
    known[url] = image
    return image
  }
}
