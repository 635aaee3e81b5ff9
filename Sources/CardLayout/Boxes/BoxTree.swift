package import CardIR
public import CardSyntax

/// The boxes of a screen, as flat records that refer to each other by index: parents stand before their children.
public struct BoxTree: Sendable {
  /// What a box is for layout.
  public enum Kind: Sendable, Hashable {
    /// Children are placed by constraints; the root is one.
    case canvas
    /// Children one after the other.
    case stack
    /// A region that scrolls; its only child is the stack of its content.
    case scroll
    /// A text of at most so many lines, 0 for any number.
    case text(maxLines: Int)
    /// A button with a caption.
    case button
    /// A field for text.
    case field
    /// A checkbox.
    case checkbox
    /// A picture.
    case image
    /// What is not laid out here.
    case other
  }

  /// A rectangle in points, relative to the screen.
  public struct Frame: Sendable, Hashable {
    /// The left and upper edges.
    public var x = 0.0, y = 0.0
    /// The extents.
    public var width = 0.0, height = 0.0

    /// The right edge.
    public var right: Double { x + width }
    /// The lower edge.
    public var bottom: Double { y + height }
  }

  /// A rule that places a box of a canvas.
  struct Rule: Sendable {
    var rule: ConstraintRule
    var constant: Double
    /// The box whose edge the rule refers to; none for the parent.
    var anchor: (box: Int, edge: ConstraintEdge)?
    var source: Node?
  }

  /// One box.
  public struct Box: Sendable {
    /// What it is.
    public let kind: Kind
    /// The element whose box it is.
    let element: Element
    /// Whether it is the content of a region that scrolls, which has no element of its own.
    let isInside: Bool
    /// The box that it is in; none for the root.
    public let parent: Int?
    /// The boxes in it.
    public internal(set) var children: [Int] = []
    /// Where it is, once it is laid out.
    public internal(set) var frame = Frame()

    init(kind: Kind, element: Element, isInside: Bool = false, parent: Int?) {
      self.kind = kind
      self.element = element
      self.isInside = isInside
      self.parent = parent
    }

    /// The author's name, if there is one; the screen's is no name of a box.
    public var id: String? { isInside || parent == nil ? nil : element.literal(.id) }
    /// Where it was written.
    public var source: Node? { element.source }

    /// Whether the box lays its children out one after the other along an axis.
    package func isStack(along axis: Axis) -> Bool { kind == .stack && self.axis == axis }

    var axis = Axis.horizontal
    var gap = 0.0
    var alignment = Alignment.fill
    var distribution = Distribution.fill
    var rules: [Rule] = []
    /// Caption, placeholder or text, with the size of its font.
    var text = ""
    var fontSize = 17.0
    /// The extents that the content asks for; none where it asks for nothing.
    var naturalWidth: Double?
    var naturalHeight: Double?
    /// How high one line of its text is; none for what has no text.
    var lineHeight: Double?
  }

  /// The boxes; the first is the screen.
  public internal(set) var boxes: [Box]

  /// The source of a rule of a box.
  package func source(ofRule index: Int, in box: Int) -> Node? { boxes[box].rules[index].source }

  /// What a rule of a box is called where it was written.
  package func name(ofRule index: Int, in box: Int) -> String {
    let rule = boxes[box].rules[index]
    return rule.source?["type"]?.string ?? rule.rule.rawValue
  }

  /// Whether the texts of a box can take several lines, so that they share the width of a row.
  func wraps(_ index: Int) -> Bool {
    switch boxes[index].kind {
    case .text(let maxLines): maxLines != 1
    case .stack: boxes[index].children.contains(where: wraps)
    default: false
    }
  }
}
