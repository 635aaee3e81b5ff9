/// What an action does to a variable or to an element that is shown.
public enum Operation: AttributeRepresentable {
  /// Gives a variable a value, whether it is there or not; only if it is not; only if it is.
  case set, setIfMissing, setIfPresent
  /// Takes a variable away.
  case remove
  /// Replaces the content of an element.
  case changeText, changeImage
  /// Changes how an element looks.
  case changeTextColor, changeFontSize
  /// Enables or disables an element.
  case changeState
  /// Switches an element on, off, or to the other of the two.
  case activate, deactivate, toggle
  /// What only the format of the document knows, as it spells it.
  case other(String)

  private static let names: [(name: String, operation: Operation)] = [
    ("set", .set), ("setIfMissing", .setIfMissing), ("setIfPresent", .setIfPresent), ("remove", .remove),
    ("changeText", .changeText), ("changeImage", .changeImage), ("changeTextColor", .changeTextColor),
    ("changeFontSize", .changeFontSize), ("changeState", .changeState), ("activate", .activate),
    ("deactivate", .deactivate), ("toggle", .toggle),
  ]

  /// The operation of a name, or text of its own.
  public init?(_ storage: AttributeValue) {
    switch storage {
    case .token(let name):
      guard let known = Self.names.first(where: { $0.name == name }) else { return nil }
      self = known.operation
    case .text(let text): self = .other(text)
    default: return nil
    }
  }

  /// The shared form.
  public var storage: AttributeValue {
    if case .other(let text) = self { return .text(text) }
    return .token(Self.names.first { $0.operation == self }?.name ?? "")
  }
}
