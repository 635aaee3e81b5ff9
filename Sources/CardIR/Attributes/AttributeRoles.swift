/// What an attribute is to a screen besides its name: what its values are, who meets them, and what hangs on them.
///
/// Passes, the validator and its data ask for roles instead of keeping lists of attributes. A set that is a decision of
/// one pass stays there, with its reason.
package struct AttributeRoles: OptionSet, Sendable, Hashable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  // What the values are: one of these

  /// A text as it is written.
  package static let string = AttributeRoles(rawValue: 1 << 0)
  /// A name of a set, which a host may add to, or a value with names for some of its kind.
  package static let enumeration = AttributeRoles(rawValue: 1 << 1)
  /// `true` or `false`.
  package static let flag = AttributeRoles(rawValue: 1 << 2)
  /// A count.
  package static let number = AttributeRoles(rawValue: 1 << 3)
  /// A length, in points unless it says otherwise.
  package static let measure = AttributeRoles(rawValue: 1 << 4)
  /// A colour.
  package static let color = AttributeRoles(rawValue: 1 << 5)
  /// JSON that is kept as it is.
  package static let data = AttributeRoles(rawValue: 1 << 6)

  /// All kinds of values.
  package static let values: AttributeRoles = [.string, .enumeration, .flag, .number, .measure, .color, .data]

  // What they are for: any of these

  /// A text that a person reads on the screen.
  package static let visibleText = AttributeRoles(rawValue: 1 << 8)
  /// What assistive technology says or does.
  package static let accessibility = AttributeRoles(rawValue: 1 << 9)
  /// Where something is loaded from or leads to.
  package static let address = AttributeRoles(rawValue: 1 << 10)
  /// A name by which the rest of the document, or the host, knows the element.
  package static let identity = AttributeRoles(rawValue: 1 << 11)
  /// The name of another element or variable.
  package static let reference = AttributeRoles(rawValue: 1 << 12)
  /// Data in which elements may be named.
  package static let namingData = AttributeRoles(rawValue: 1 << 13)
  /// What the host does with the document and what is entered into it.
  package static let host = AttributeRoles(rawValue: 1 << 14)
  /// The place of the element among its siblings, not its content.
  package static let placement = AttributeRoles(rawValue: 1 << 15)
  /// What stands between the element and the sibling before it.
  package static let distance = AttributeRoles(rawValue: 1 << 16)
  /// How a stack lays its children out.
  package static let flow = AttributeRoles(rawValue: 1 << 17)
  /// The colours, line and room of a box.
  package static let box = AttributeRoles(rawValue: 1 << 18)
  /// The look of the characters of a text.
  package static let textLook = AttributeRoles(rawValue: 1 << 19)
  /// A mark on characters: italic, a line, a background.
  package static let textMark = AttributeRoles(rawValue: 1 << 20)
  /// What may be entered into an input.
  package static let validation = AttributeRoles(rawValue: 1 << 21)
  /// What elements hand down to those in them.
  package static let inherited = AttributeRoles(rawValue: 1 << 22)
  /// What an element says or looks like, so that nothing else in the document depends on it: elements that are alike
  /// but for such values may become one that is repeated.
  package static let varying = AttributeRoles(rawValue: 1 << 23)
  /// How the element behaves or is laid out, which only the passes and emitters that act on it ask for.
  package static let behavior = AttributeRoles(rawValue: 1 << 24)
}

extension AttributeID {
  /// What the attribute is to a screen: its row. There is no default, so that a new attribute states what it is.
  package var roles: AttributeRoles {
    switch self {
    // Every element
    case .id: [.string, .identity]
    case .isVisible: [.flag, .placement]
    case .spacing: [.enumeration, .placement, .distance, .varying]
    case .separator: [.flag, .placement, .distance, .varying]
    case .width: [.measure, .placement]
    case .height: [.measure, .placement]
    case .minHeight: [.measure, .behavior]
    case .maxHeight, .maxWidth: [.measure, .behavior]
    case .targetWidth: [.enumeration, .placement]
    case .padding: [.measure, .box]
    case .backgroundColor: [.color, .box, .varying]
    case .borderColor: [.color, .box]
    case .borderWidth: [.measure, .box]
    case .cornerRadius: [.measure, .box]
    case .foregroundColor: [.color, .inherited, .varying]
    case .containerStyle: [.enumeration, .behavior]
    case .bleed: [.flag, .behavior]
    case .horizontalAlignment: [.enumeration, .inherited, .varying]
    case .verticalAlignment: [.enumeration, .inherited]
    case .altText: [.string, .accessibility, .varying]
    case .requires: [.data, .behavior]
    case .dropsOnFallback: [.enumeration, .behavior]
    case .rightToLeft: [.flag, .inherited]
    case .language: [.string, .accessibility, .inherited]
    case .scopes: [.data, .identity]

    // Text
    case .text: [.string, .visibleText, .varying]
    case .textSize: [.enumeration, .textLook]
    case .textWeight: [.enumeration, .textLook, .varying]
    case .textColor: [.enumeration, .textLook, .varying]
    case .isSubtle: [.flag, .textLook, .varying]
    case .wrap: [.flag, .behavior, .varying]
    case .maxLines: [.number, .behavior, .varying]
    case .fontType: [.enumeration, .textLook]
    case .textStyle: [.enumeration, .accessibility]
    case .italic: [.flag, .textMark, .varying]
    case .strikethrough, .underline, .highlight: [.flag, .textMark]

    // Images, icons, media
    case .url, .darkURL: [.string, .address, .varying]
    case .assetName, .symbolName: [.string, .behavior, .varying]
    case .imageSize, .imageStyle, .imageFit, .fillMode: [.enumeration, .behavior]
    case .poster: [.string, .address]
    case .mimeType: [.string, .behavior]
    case .captions: [.data, .address]

    // Layout
    case .axis, .alignment, .distribution: [.enumeration, .flow]
    case .gap: [.measure, .flow]
    case .minLength: [.measure, .behavior]
    case .shape, .gridStyle: [.enumeration, .behavior]
    case .hasHeaderRow: [.flag, .accessibility]
    case .showsGridLines, .loops: [.flag, .behavior]
    case .timer, .initialPage: [.number, .behavior]

    // Inputs
    case .label: [.string, .visibleText, .varying]
    case .placeholder: [.string, .visibleText]
    case .errorMessage: [.string, .visibleText, .validation]
    case .value: [.string, .behavior, .varying]
    case .isRequired, .isMultiline: [.flag, .validation]
    case .maxLength: [.number, .validation]
    case .regex, .minimum, .maximum: [.string, .validation]
    case .inputStyle: [.enumeration, .validation]
    case .valueOn, .valueOff: [.string, .behavior]
    case .isOn, .isMultiSelect: [.flag, .behavior]
    case .variableID: [.string, .identity]
    case .labelPosition, .inputLook: [.enumeration, .behavior]
    case .labelWidth: [.data, .behavior]
    case .choiceQuery: [.data, .namingData]

    // Buttons and actions
    case .title: [.string, .visibleText, .varying]
    case .actionStyle, .buttonStyle, .mode: [.enumeration, .behavior]
    case .iconURL: [.string, .address, .varying]
    case .tooltip: [.string, .accessibility, .varying]
    case .isEnabled: [.flag, .behavior]
    case .data, .body: [.data, .namingData]
    case .associatedInputs: [.data, .namingData, .host]
    case .targetInputs: [.data, .namingData]
    case .popoverTitle: [.string, .visibleText, .varying]
    case .popoverSide: [.enumeration, .behavior]
    case .hasArrow: [.flag, .behavior]
    case .verb: [.string, .behavior]
    case .destination: [.enumeration, .behavior]
    case .method, .dataType: [.string, .behavior]
    case .operation, .targetKind: [.enumeration, .behavior]
    case .endpoint: [.string, .address]
    case .targetID: [.string, .reference]
    case .role: [.enumeration, .accessibility]

    // Constraints
    case .rule, .anchorEdge: [.enumeration, .behavior]
    case .constant: [.measure, .behavior]
    case .anchorID: [.string, .reference]

    // Documents and open ends
    case .version, .schema, .typeName: [.string, .behavior]
    case .fallbackText: [.string, .behavior]
    case .speak: [.string, .accessibility]
    case .metadata, .refresh, .authentication, .lifecycle: [.data, .namingData, .host]
    case .keepsInStack: [.flag, .behavior]
    case .flow: [.string, .behavior]
    }
  }

  /// The value that says of an element what is usual in all formats, those included that have no place for the attribute.
  package var usualValue: AttributeValue? {
    switch self {
    case .isVisible, .isEnabled: .flag(true)
    case .separator, .bleed: .flag(false)
    default: nil
    }
  }

  /// The attributes with one of some roles, in their order.
  package static func all(_ roles: AttributeRoles) -> [AttributeID] {
    allCases.filter { !$0.roles.isDisjoint(with: roles) }
  }
}

extension AttributeSet {
  /// The attributes with one of some roles.
  package init(_ roles: AttributeRoles) { self.init(AttributeID.all(roles)) }
}
