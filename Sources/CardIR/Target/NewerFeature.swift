/// Something that an element is or has, and that what is written for lacks: it came to the format with a later version, or
/// the host does not have it.
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
  /// The version that introduced it; empty where a host lacks it whatever the version.
  public let introduced: String
  /// The host that lacks it; none where the version does.
  package let host: String?

  /// A feature.
  public init(_ part: Part, name: String, introduced: String) {
    self.part = part
    self.name = name
    self.introduced = introduced
    host = nil
  }

  /// A feature that a host does not have.
  package init(_ part: Part, name: String, lackedBy host: String) {
    self.part = part
    self.name = name
    self.host = host
    introduced = ""
  }

  /// Why it cannot be written, as a clause: `` `Badge` came with version 1.5 ``.
  package var reason: String { reason(of: "`\(name)`") }

  /// The same about a part of it that has words of its own.
  package func reason(of subject: String) -> String {
    host.map { "\($0) has no \(subject)" } ?? "\(subject) came with version \(introduced)"
  }
}
