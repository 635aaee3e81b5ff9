// Written by `UPDATE_REFERENCE=1 swift test --filter ModelSourceTests` from the vocabulary of Adaptive Cards.
// swift-format-ignore-file

// What all elements have.
extension CardElementProtocol {
  /// The name of the element.
  public var id: String? { get { self["id"] } set { self["id"] = newValue } }
  /// Features of the host, each with the lowest version; `*` is any.
  public var requires: [String: String]? { get { self["requires"] } set { self["requires"] = newValue } }
  /// What stands in where the type or a feature is not known; `drop` for nothing.
  public var fallback: Fallback<CardElement>? { get { self["fallback"] } set { self["fallback"] = newValue } }
  /// The language of dates and times, in two letters.
  public var lang: String? { get { self["lang"] } set { self["lang"] = newValue } }
  /// The distance from the element before.
  public var spacing: Spacing? { get { self["spacing"] } set { self["spacing"] = newValue } }
  /// Whether there is a line before the element.
  public var separator: Bool? { get { self["separator"] } set { self["separator"] = newValue } }
}

// What all inputs have.
extension CardInputProtocol {
  /// The caption of the input.
  public var label: String? { get { self["label"] } set { self["label"] = newValue } }
  /// Whether there must be a value.
  public var isRequired: Bool? { get { self["isRequired"] } set { self["isRequired"] = newValue } }
  /// What is shown when the value is not valid.
  public var errorMessage: String? { get { self["errorMessage"] } set { self["errorMessage"] = newValue } }
  /// Where the caption stands.
  public var labelPosition: Input.LabelPosition? {
    get { self["labelPosition"] }
    set { self["labelPosition"] = newValue }
  }
  /// The width of the caption: percent, or pixels such as `40px`.
  public var labelWidth: Input.LabelWidth? { get { self["labelWidth"] } set { self["labelWidth"] = newValue } }
  /// How the input draws attention.
  public var inputStyle: Input.Style? { get { self["inputStyle"] } set { self["inputStyle"] = newValue } }
  /// Whether the element is shown at first.
  public var isVisible: Bool? { get { self["isVisible"] } set { self["isVisible"] = newValue } }
  /// Whether the element takes the height that is left.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
}

// What all actions have.
extension CardActionProtocol {
  /// The caption.
  public var title: String? { get { self["title"] } set { self["title"] = newValue } }
  /// The URL of the picture on the button.
  public var iconURL: String? { get { self["iconUrl"] } set { self["iconUrl"] = newValue } }
  /// The style, which gives colours and padding.
  public var style: Action.Style? { get { self["style"] } set { self["style"] = newValue } }
  /// Whether the button stands in the overflow menu.
  public var mode: Action.Mode? { get { self["mode"] } set { self["mode"] = newValue } }
  /// What is shown when the pointer rests on the button.
  public var tooltip: String? { get { self["tooltip"] } set { self["tooltip"] = newValue } }
  /// Whether the button can be pressed.
  public var isEnabled: Bool? { get { self["isEnabled"] } set { self["isEnabled"] = newValue } }
  /// What the button is to a screen reader.
  public var role: Action.Role? { get { self["role"] } set { self["role"] = newValue } }
  /// The name of the element.
  public var id: String? { get { self["id"] } set { self["id"] = newValue } }
  /// Features of the host, each with the lowest version; `*` is any.
  public var requires: [String: String]? { get { self["requires"] } set { self["requires"] = newValue } }
  /// What stands in where the type or a feature is not known; `drop` for nothing.
  public var fallback: Fallback<CardAction>? { get { self["fallback"] } set { self["fallback"] = newValue } }
}
