public import CardIR

/// One value for each name of a closed set: `spacing[.medium]`.
public struct TokenTable<Token: AttributeToken, Value: Hashable & Sendable>: Sendable, Hashable {
  /// The value of each name, in the order of the names.
  private var values: [Value]

  /// The same value for every name.
  public init(_ value: Value) { values = Array(repeating: value, count: Token.allCases.count) }

  /// The value of a name.
  public subscript(token: Token) -> Value {
    get { values[token.ordinal] }
    set { values[token.ordinal] = newValue }
  }
}

/// The fonts that text can ask for.
public enum FontType: String, AttributeToken {
  /// The font of running text, and one whose characters are all of one width.
  case `default`, monospace
}

/// The styles of text that say what it is for.
public enum TextRole: String, AttributeToken {
  /// Text of a `TextBlock` with the style `heading`, and text in the header row of a table.
  case heading, columnHeader
}

/// The alignment of the buttons of a set.
public enum ActionAlignment: String, AttributeToken {
  /// At one side, in the middle, or over the whole width.
  case left, center, right, stretch
}

/// The position of the icon of a button.
public enum IconPlacement: String, AttributeToken {
  /// Above its title, or before it.
  case aboveTitle, leftOfTitle
}

/// How a card that a button shows is presented.
public enum ShowCardMode: String, AttributeToken {
  /// Below the buttons, or in a window of its own.
  case inline, popup
}
