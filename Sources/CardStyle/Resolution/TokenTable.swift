public import CardIR

/// One value for each name of a closed set: `spacing[.medium]`.
public struct TokenTable<Token: AttributeToken, Value: Hashable & Sendable>: Sendable, Hashable {
  private var values: [Token: Value] = [:]
  private let rest: Value

  /// The same value for every name.
  public init(_ value: Value) { rest = value }

  /// The value of a name.
  public subscript(token: Token) -> Value {
    get { values[token] ?? rest }
    set { values[token] = newValue }
  }

  /// Tables are equal when they give the same value for every name, however they came about.
  public static func == (left: Self, right: Self) -> Bool {
    Token.allCases.allSatisfy { left[$0] == right[$0] }
  }

  /// Hashes the value of every name.
  public func hash(into hasher: inout Hasher) {
    for token in Token.allCases { hasher.combine(self[token]) }
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
