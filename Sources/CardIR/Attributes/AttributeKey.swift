public import CardSyntax

/// An attribute with the Swift type of its values: `element[.text]`.
public struct AttributeKey<Value: AttributeRepresentable>: Sendable {
  /// The attribute.
  public let id: AttributeID

  init(_ id: AttributeID) { self.id = id }
}

extension AttributeKey where Value == String {
  /// The author's name for the element.
  public static var id: Self { Self(.id) }
  /// The text.
  public static var text: Self { Self(.text) }
  /// The address of a resource, or where an action leads.
  public static var url: Self { Self(.url) }
  /// The name of a resource in the app.
  public static var assetName: Self { Self(.assetName) }
  /// The name of a platform symbol.
  public static var symbolName: Self { Self(.symbolName) }
  /// What a screen reader says instead.
  public static var altText: Self { Self(.altText) }
  /// The caption of an input.
  public static var label: Self { Self(.label) }
  /// What an empty input shows.
  public static var placeholder: Self { Self(.placeholder) }
  /// The first value of an input; the value of a fact or choice.
  public static var value: Self { Self(.value) }
  /// The value of a toggle that is on.
  public static var valueOn: Self { Self(.valueOn) }
  /// The value of a toggle that is off.
  public static var valueOff: Self { Self(.valueOff) }
  /// The name under which the host keeps an input's value.
  public static var variableID: Self { Self(.variableID) }
  /// The caption of a button, toggle, fact or choice.
  public static var title: Self { Self(.title) }
  /// The picture on a button.
  public static var iconURL: Self { Self(.iconURL) }
  /// The name of a command.
  public static var verb: Self { Self(.verb) }
  /// The HTTP method of a call.
  public static var method: Self { Self(.method) }
  /// The address of a call.
  public static var endpoint: Self { Self(.endpoint) }
  /// The type under which a variable is stored.
  public static var dataType: Self { Self(.dataType) }
  /// The element or variable that an action addresses.
  public static var targetID: Self { Self(.targetID) }
  /// The sibling that a constraint refers to.
  public static var anchorID: Self { Self(.anchorID) }
  /// The version of the format that the document asks for.
  public static var version: Self { Self(.version) }
  /// The address of the schema.
  public static var schema: Self { Self(.schema) }
  /// The text for hosts that cannot show the document.
  public static var fallbackText: Self { Self(.fallbackText) }
  /// What is said instead of the document.
  public static var speak: Self { Self(.speak) }
  /// The language of the text.
  public static var language: Self { Self(.language) }
  /// The name of the type of a custom element or action.
  public static var typeName: Self { Self(.typeName) }
}

extension AttributeKey where Value == Bool {
  /// Whether the element is shown at first.
  public static var isVisible: Self { Self(.isVisible) }
  /// Whether a line stands between the element and the previous sibling.
  public static var separator: Self { Self(.separator) }
  /// Whether a box extends into its parent's padding.
  public static var bleed: Self { Self(.bleed) }
  /// That the fallback of an element is to leave it out.
  public static var dropsOnFallback: Self { Self(.dropsOnFallback) }
  /// Whether the text stands back.
  public static var isSubtle: Self { Self(.isSubtle) }
  /// Whether the text may take more than one line.
  public static var wrap: Self { Self(.wrap) }
  /// Whether the input must have a value.
  public static var isRequired: Self { Self(.isRequired) }
  /// Whether text may have several lines.
  public static var isMultiline: Self { Self(.isMultiline) }
  /// Whether a toggle is on at first.
  public static var isOn: Self { Self(.isOn) }
  /// Whether the button can be pressed.
  public static var isEnabled: Self { Self(.isEnabled) }
}

extension AttributeKey where Value == Double {
  /// The least extent downwards, in points.
  public static var minHeight: Self { Self(.minHeight) }
  /// The most extent downwards, in points, beyond which the content scrolls.
  public static var maxHeight: Self { Self(.maxHeight) }
  /// Room on all four sides inside the element's edge, in points.
  public static var padding: Self { Self(.padding) }
  /// The thickness of the line around the element, in points.
  public static var borderWidth: Self { Self(.borderWidth) }
  /// The rounding of the corners, in points.
  public static var cornerRadius: Self { Self(.cornerRadius) }
  /// The most lines, 0 for any number.
  public static var maxLines: Self { Self(.maxLines) }
  /// The distance between the children of a stack, in points.
  public static var gap: Self { Self(.gap) }
  /// The least extent of a spacer, in points.
  public static var minLength: Self { Self(.minLength) }
  /// The most characters.
  public static var maxLength: Self { Self(.maxLength) }
  /// The constant of a constraint, in points.
  public static var constant: Self { Self(.constant) }
}

extension AttributeKey where Value == Color {
  /// The colour behind the element.
  public static var backgroundColor: Self { Self(.backgroundColor) }
  /// The colour of the line around the element.
  public static var borderColor: Self { Self(.borderColor) }
  /// The colour of text and symbols in the element.
  public static var foregroundColor: Self { Self(.foregroundColor) }
}

extension AttributeKey where Value == Dimension {
  /// The extent across.
  public static var width: Self { Self(.width) }
  /// The extent downwards.
  public static var height: Self { Self(.height) }
  /// The extent of an image as a step of a scale.
  public static var imageSize: Self { Self(.imageSize) }
}

extension AttributeKey where Value == Alignment {
  /// Where the element, or the text in it, stands from side to side.
  public static var horizontalAlignment: Self { Self(.horizontalAlignment) }
  /// Where the content stands from top to bottom.
  public static var verticalAlignment: Self { Self(.verticalAlignment) }
  /// Where children stand across the axis of a stack.
  public static var alignment: Self { Self(.alignment) }
}

extension AttributeKey where Value == Node {
  /// Data that an action sends.
  public static var data: Self { Self(.data) }
  /// The variables that a call sends.
  public static var body: Self { Self(.body) }
}

extension AttributeKey where Value == SpacingToken {
  /// The distance to the previous sibling, as a step of the design scale.
  public static var spacing: Self { Self(.spacing) }
}

extension AttributeKey where Value == TextSize {
  /// The size of the text.
  public static var textSize: Self { Self(.textSize) }
}

extension AttributeKey where Value == TextWeight {
  /// The weight of the text.
  public static var textWeight: Self { Self(.textWeight) }
}

extension AttributeKey where Value == TextColor {
  /// The colour of the text.
  public static var textColor: Self { Self(.textColor) }
}

extension AttributeKey where Value == ContainerStyle {
  /// The meaning that gives a box its colours and padding.
  public static var containerStyle: Self { Self(.containerStyle) }
}

extension AttributeKey where Value == Axis {
  /// The direction of a stack, list or scroll region.
  public static var axis: Self { Self(.axis) }
}

extension AttributeKey where Value == Distribution {
  /// How a stack shares out the room along its axis.
  public static var distribution: Self { Self(.distribution) }
}

extension AttributeKey where Value == ImageFit {
  /// How an image fills its frame.
  public static var imageFit: Self { Self(.imageFit) }
}

extension AttributeKey where Value == ShapeKind {
  /// The outline of a shape.
  public static var shape: Self { Self(.shape) }
}

extension AttributeKey where Value == ButtonStyle {
  /// The prominence of a button.
  public static var buttonStyle: Self { Self(.buttonStyle) }
}

extension AttributeKey where Value == ActionStyle {
  /// The meaning of a button.
  public static var actionStyle: Self { Self(.actionStyle) }
}

extension AttributeKey where Value == Destination {
  /// Where a navigation goes.
  public static var destination: Self { Self(.destination) }
}

extension AttributeKey where Value == Operation {
  /// What an action does to a variable or element.
  public static var operation: Self { Self(.operation) }
}

extension AttributeKey where Value == ElementKind {
  /// The kind of the element that an action changes.
  public static var targetKind: Self { Self(.targetKind) }
}

extension AttributeKey where Value == ConstraintRule {
  /// The rule of a constraint.
  public static var rule: Self { Self(.rule) }
}

extension AttributeKey where Value == ConstraintEdge {
  /// The edge of the sibling that a constraint refers to.
  public static var anchorEdge: Self { Self(.anchorEdge) }
}
