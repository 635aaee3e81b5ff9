import CardIR
import CardSyntax

extension WrongPass {
  /// Ways to write neighbours as one element with inline data that change what is repeated.
  static let repetitions: [WrongPass] = [
    sharing("drops an item of what it repeats", harmless: #""A", "B""#) { Array($0.prefix(2)) },
    sharing("repeats in another order", harmless: #""A", "B", "A""#) { $0.reversed() },
    sharing("repeats another value", harmless: #""A", "B", "A""#) { $0.dropLast() + [$0[0]] },
  ]

  private static func sharing(
    _ name: String, harmless: String, _ change: @escaping @Sendable ([String]) -> [String]
  ) -> WrongPass {
    func card(_ texts: String) -> String {
      let items = texts.split(separator: ", ").map { #"{"type": "TextBlock", "text": \#($0)}"# }
      return """
        {"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "TextBlock", "text": "${name}"}, \
        {"type": "Container", "items": [\(items.joined(separator: ", "))]}]}
        """
    }
    return WrongPass(description: name, caughtOn: card(#""A", "B", "C""#), harmlessOn: card(harmless)) { screen in
      screen.change(.stack) { stack in
        let texts = stack[.children].compactMap { $0.element?.literal(.text) }
        guard var first = stack[.children].first?.element, let data = JSONLiteral.list(change(texts)) else { return }
        first[.text] = .template(template("${$data}"))
        stack[.children] = [.one(first, scope: Scope(repeats: true, source: .inline(data)))]
      }
    }
  }
}
