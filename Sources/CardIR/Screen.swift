package import CardSyntax

/// The name of a format, for example `skima`. The formats themselves are known to later stages only.
public struct FormatID: RawRepresentable, Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The name as the command line has it.
  public let rawValue: String

  /// A format's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name.
  public var description: String { rawValue }

  /// Orders by name.
  public static func < (left: FormatID, right: FormatID) -> Bool { left.rawValue < right.rawValue }
}

/// A document in the intermediate representation, between any two formats.
public struct Screen: Sendable {
  /// What kind of document it is.
  public enum Form: String, Sendable, Hashable {
    /// A screen or card.
    case screen
    /// A bar that leads to several screens.
    case tabBar = "tab-bar"
    /// A piece that screens are built from.
    case component
  }

  /// What kind of document it is.
  public var form: Form

  /// The element of kind ``ElementKind/screen`` with everything in it.
  public var root: Element

  /// The `$data` of the document itself.
  public var scope: Scope?

  /// The `$when` of the document itself.
  public var when: Condition?

  /// The format whose defaults the absent attributes have: that of the source, after legalization the target's.
  public var format: FormatID

  /// The format of the document that the elements' sources and origins belong to.
  public let sourceFormat: FormatID

  /// The name of the screen without folder and extension, for formats that want one.
  public var name: String

  /// Whether holes are alive in the screen: then literal text that looks like a hole must be escaped on output.
  public var isTemplate: Bool

  /// What a tolerant reading has left out of the document because no decoder takes it, for the report.
  package var omissions: [Omission] = []

  /// Something that is in a document and not in the screen.
  package struct Omission: Sendable {
    /// The object or value.
    package let node: Node
    /// The type of the object, or the name of the property that has the value.
    package let name: String
    /// Whether it is an element with everything in it.
    package let isElement: Bool

    /// Something that is left out.
    package init(_ node: Node, named name: String, isElement: Bool) {
      self.node = node
      self.name = name
      self.isElement = isElement
    }
  }

  /// A screen read from a document of `format`.
  public init(form: Form = .screen, name: String, format: FormatID, root: Element, isTemplate: Bool) {
    self.form = form
    self.name = name
    self.format = format
    sourceFormat = format
    self.root = root
    self.isTemplate = isTemplate
  }
}
