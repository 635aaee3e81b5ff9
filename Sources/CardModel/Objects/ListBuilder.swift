/// Builds a list of elements, actions, columns and so on from statements, with `if`, `switch`, `for` and lists.
@resultBuilder
public enum ListBuilder<Item> {
  /// One item.
  public static func buildExpression(_ item: Item) -> [Item] { [item] }
  /// Items.
  public static func buildExpression(_ items: [Item]) -> [Item] { items }
  /// An item, if it is there.
  public static func buildExpression(_ item: Item?) -> [Item] { item.map { [$0] } ?? [] }
  /// Everything, one after the other.
  public static func buildBlock(_ parts: [Item]...) -> [Item] { parts.flatMap { $0 } }
  /// What an `if` without `else` gives.
  public static func buildOptional(_ items: [Item]?) -> [Item] { items ?? [] }
  /// What the first branch gives.
  public static func buildEither(first items: [Item]) -> [Item] { items }
  /// What the other branch gives.
  public static func buildEither(second items: [Item]) -> [Item] { items }
  /// What a loop gives.
  public static func buildArray(_ parts: [[Item]]) -> [Item] { parts.flatMap { $0 } }
  /// What is there only on some systems.
  public static func buildLimitedAvailability(_ items: [Item]) -> [Item] { items }
}

extension ListBuilder where Item == CardElement {
  /// An element of one type.
  public static func buildExpression(_ element: some CardElementProtocol) -> [CardElement] { [element.element] }
  /// Elements of one type.
  public static func buildExpression(_ elements: [some CardElementProtocol]) -> [CardElement] {
    elements.map(\.element)
  }
}

extension ListBuilder where Item == CardAction {
  /// An action of one type.
  public static func buildExpression(_ action: some CardActionProtocol) -> [CardAction] { [action.action] }
  /// Actions of one type.
  public static func buildExpression(_ actions: [some CardActionProtocol]) -> [CardAction] { actions.map(\.action) }
}

extension ListBuilder where Item == TextRun {
  /// Text without style.
  public static func buildExpression(_ text: String) -> [TextRun] { [TextRun(object: ["text": .string(text)])] }
}

extension ListBuilder where Item == TargetElement {
  /// An element that is shown if it is hidden, and hidden if it is shown.
  public static func buildExpression(_ id: String) -> [TargetElement] { [TargetElement(id)] }
}
