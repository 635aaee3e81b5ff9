// Written by `UPDATE_REFERENCE=1 swift test --filter ModelSourceTests` from the vocabulary of Adaptive Cards.
// swift-format-ignore-file

// What all elements have.
extension CardElementProtocol {
  /// The horizontal alignment of the content.
  public var horizontalAlignment: HorizontalAlignment? {
    get { self["horizontalAlignment"] }
    set { self["horizontalAlignment"] = newValue }
  }
  /// The id of the element.
  public var id: String? { get { self["id"] } set { self["id"] = newValue } }
  /// Whether the element is shown at first.
  public var isVisible: Bool? { get { self["isVisible"] } set { self["isVisible"] = newValue } }
  /// The features that the host must support, with minimum versions; `*` is any version.
  public var requires: [String: String]? { get { self["requires"] } set { self["requires"] = newValue } }
  /// The replacement where the type or a required feature is not supported; `drop` for nothing.
  public var fallback: Fallback<CardElement>? { get { self["fallback"] } set { self["fallback"] = newValue } }
  /// The language of dates and times, in two letters.
  public var lang: String? { get { self["lang"] } set { self["lang"] = newValue } }
  /// The widths of the card at which the element is shown.
  public var targetWidth: TargetWidth? { get { self["targetWidth"] } set { self["targetWidth"] = newValue } }
  /// The area of the surrounding grid in which the element stands.
  public var gridArea: String? { get { self["grid.area"] } set { self["grid.area"] = newValue } }
  /// The identity of the element across updates of the card.
  public var key: String? { get { self["key"] } set { self["key"] = newValue } }
  /// Whether a sortable collection is sorted by the element.
  public var isSortKey: Bool? { get { self["isSortKey"] } set { self["isSortKey"] = newValue } }
  /// An expression of the host that sets `isVisible` later.
  public var isVisibleDynamic: String? {
    get { self["isVisible.dynamic"] }
    set { self["isVisible.dynamic"] = newValue }
  }
  /// The distance from the previous element.
  public var spacing: Spacing? { get { self["spacing"] } set { self["spacing"] = newValue } }
  /// Whether there is a separator before the element.
  public var separator: Bool? { get { self["separator"] } set { self["separator"] = newValue } }
}

// What all inputs have.
extension CardInputProtocol {
  /// The label of the input.
  public var label: String? { get { self["label"] } set { self["label"] = newValue } }
  /// Whether a value is required.
  public var isRequired: Bool? { get { self["isRequired"] } set { self["isRequired"] = newValue } }
  /// The message for a value that is not valid.
  public var errorMessage: String? { get { self["errorMessage"] } set { self["errorMessage"] = newValue } }
  /// The position of the label.
  public var labelPosition: Input.LabelPosition? {
    get { self["labelPosition"] }
    set { self["labelPosition"] = newValue }
  }
  /// The width of the label: percent, or pixels such as `40px`.
  public var labelWidth: Input.LabelWidth? { get { self["labelWidth"] } set { self["labelWidth"] = newValue } }
  /// Whether the input shows its field only on hover.
  public var inputStyle: Input.Style? { get { self["inputStyle"] } set { self["inputStyle"] = newValue } }
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
  /// The action that runs when the value changes.
  public var valueChangedAction: CardAction? {
    get { self["valueChangedAction"] }
    set { self["valueChangedAction"] = newValue }
  }
}

// What all actions have.
extension CardActionProtocol {
  /// The title.
  public var title: String? { get { self["title"] } set { self["title"] = newValue } }
  /// The picture on the button: a URL, or an icon of the catalogue such as `icon:Calendar`.
  public var iconURL: String? { get { self["iconUrl"] } set { self["iconUrl"] = newValue } }
  /// The style, which gives colours and padding.
  public var style: Action.Style? { get { self["style"] } set { self["style"] = newValue } }
  /// Whether the button is in the overflow menu.
  public var mode: Action.Mode? { get { self["mode"] } set { self["mode"] = newValue } }
  /// The text shown while the pointer is over the button.
  public var tooltip: String? { get { self["tooltip"] } set { self["tooltip"] = newValue } }
  /// Whether the button can be pressed.
  public var isEnabled: Bool? { get { self["isEnabled"] } set { self["isEnabled"] = newValue } }
  /// The role of the button for screen readers.
  public var role: Action.Role? { get { self["role"] } set { self["role"] = newValue } }
  /// The id of the element.
  public var id: String? { get { self["id"] } set { self["id"] = newValue } }
  /// The features that the host must support, with minimum versions; `*` is any version.
  public var requires: [String: String]? { get { self["requires"] } set { self["requires"] = newValue } }
  /// The replacement where the type or a required feature is not supported; `drop` for nothing.
  public var fallback: Fallback<CardAction>? { get { self["fallback"] } set { self["fallback"] = newValue } }
  /// Other pictures on the button for light and dark hosts.
  public var themedIconUrls: [ThemedUrl] {
    get { self["themedIconUrls"] ?? [] }
    set { self["themedIconUrls"] = newValue.nonEmpty }
  }
  /// The identity of the element across updates of the card.
  public var key: String? { get { self["key"] } set { self["key"] = newValue } }
  /// Whether the element is shown at first.
  public var isVisible: Bool? { get { self["isVisible"] } set { self["isVisible"] = newValue } }
  /// An expression of the host that sets `title` later.
  public var titleDynamic: String? { get { self["title.dynamic"] } set { self["title.dynamic"] = newValue } }
  /// An expression of the host that sets `tooltip` later.
  public var tooltipDynamic: String? { get { self["tooltip.dynamic"] } set { self["tooltip.dynamic"] = newValue } }
  /// An expression of the host that sets `isEnabled` later.
  public var isEnabledDynamic: String? {
    get { self["isEnabled.dynamic"] }
    set { self["isEnabled.dynamic"] = newValue }
  }
  /// An expression of the host that sets `isVisible` later.
  public var isVisibleDynamic: String? {
    get { self["isVisible.dynamic"] }
    set { self["isVisible.dynamic"] = newValue }
  }
}
