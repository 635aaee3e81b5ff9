/// Something that an element is or has, and that came to its format with a later version than is written for.
public struct NewerFeature: Sendable, Hashable {
  /// What it is.
  public enum Part: Sendable, Hashable {
    /// The element itself.
    case element
    /// An attribute.
    case attribute(AttributeID)
    /// The value of an attribute.
    case value(AttributeID)
    /// A region.
    case region(RegionID)
    /// A property of a custom element.
    case property
  }

  /// What it is.
  public let part: Part
  /// What the format calls it.
  public let name: String
  /// The version that introduced it.
  public let introduced: String

  /// A feature.
  public init(_ part: Part, name: String, introduced: String) {
    self.part = part
    self.name = name
    self.introduced = introduced
  }
}
