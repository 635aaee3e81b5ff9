import CardIR
import CardSyntax
import CardTemplate

/// Which choices of a set are chosen at first.
struct ChoiceSelection {
  private let value: Bound<String>?
  private let isMulti: Bool

  init(of set: Element) {
    isMulti = set[value: .isMultiSelect] == .flag(true)
    value =
      switch set[value: .value] {
      case .text(let text)?: .literal(text)
      case .template(let template)?: .template(template)
      case .number(let number)?: .literal(NumberText.javaScript(number))
      default: nil
      }
  }

  /// Whether a choice is chosen: known, or a hole that gives `true` if it is; none if nobody can say.
  func isChosen(_ slot: Slot) -> Bound<Bool>? {
    guard let value else { return .literal(false) }
    guard case .one(let choice, let scope, _) = slot else { return nil }
    guard let own = choice[.value] else { return .literal(false) }
    switch (value, own) {
    case (.literal(let chosen), .literal(let own)): return .literal(values(in: chosen).contains(own))
    case (.literal(let chosen), .template(let own)):
      guard let own = own.singleHole else { return nil }
      let tests = values(in: chosen).map { Self.equals(own, .string($0)) }
      return tests.count > 1 ? Self.hole(.call("or", tests)) : tests.first.map(Self.hole) ?? .literal(false)
    case (.template(let chosen), _):
      // What the set reads is not in the data of a choice that has some of its own.
      guard scope == nil, let chosen = chosen.singleHole, let own = Self.expression(own) else { return nil }
      let text = Expression.call("string", [chosen])
      guard isMulti else { return Self.hole(.call("equals", [text, own])) }
      let values = Expression.call("split", [text, .string(",")])
      return Self.hole(.call("contains", [values, own]))
    }
  }

  /// The values that a text states: one, or several between commas.
  private func values(in text: String) -> [String] {
    guard isMulti else { return [text] }
    return text.split(separator: ",").map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  private static func equals(_ hole: Expression, _ other: Expression) -> Expression {
    .call("equals", [.call("string", [hole]), other])
  }

  /// The value of a choice as an expression, if it is one value.
  private static func expression(_ value: Bound<String>) -> Expression? {
    switch value {
    case .literal(let text): .string(text)
    case .template(let template): template.singleHole.map { .call("string", [$0]) }
    }
  }

  private static func hole(_ condition: Expression) -> Bound<Bool> { .template(TemplateString([.hole(condition)])) }
}
