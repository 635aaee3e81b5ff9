/// How a box stands in the room that it has along an axis.
enum FlowAlignment: Sendable {
  /// At the beginning, in the middle or at the end.
  case start, center, end
  /// As long as the room.
  case fill
}

/// A box among those of a page that flow: its content, and how it takes its share of the room around it.
///
/// The measures are those of flexible boxes in style sheets, as far as cards need them: all lengths are those of the whole
/// box, padding included.
struct FlowBox: Sendable {
  /// What is in a box.
  enum Content: Sendable {
    /// Children one below the other.
    case column
    /// Children side by side.
    case row
    /// Children side by side in as many lines as it takes, with so much room between them and between the lines.
    case lines(gap: Double, between: Double)
    /// Children in front of each other, each as wide as the box.
    case layers
    /// Pairs of title and value in two columns; none of the columns is wider than its limit.
    case pairs(gap: Double, titleLimit: Double?, valueLimit: Double?)
    /// A text, and where its lines stand.
    case text(StyledText, FlowAlignment)
    /// A picture that keeps its proportions.
    case picture(width: Double, height: Double)
    /// Something that is so large by itself.
    case fixed(width: Double, height: Double)
  }

  /// A length along the direction of the container before what is left is shared.
  enum Basis: Sendable {
    /// That of the content, or the stated one.
    case content
    /// So many points.
    case points(Double)
    /// A share of the container.
    case share(Double)
  }

  /// Lengths at the four sides.
  struct Sides: Sendable {
    var top = 0.0
    var bottom = 0.0
    var left = 0.0
    var right = 0.0

    init(_ length: Double = 0) { (top, bottom, left, right) = (length, length, length, length) }

    var across: Double { left + right }
    var downwards: Double { top + bottom }
  }

  var content: Content
  /// The element whose box it is, by its place among those of the layout.
  var owner: Int?
  /// The element that is seen here and has a box around this one.
  var seen: Int?
  var children: [Int] = []
  var padding = Sides()
  /// The room around the box; less than none for one that reaches out.
  var margin = Sides()
  var width: Double?
  var height: Double?
  var minHeight = 0.0
  var maxHeight = Double.infinity
  /// Whether the box is as wide as there is room, whatever its container says.
  var fillsWidth = false
  /// The share of what is left that it takes along the direction of its container.
  var grow = 0.0
  /// The share of what is missing that it gives.
  var shrink = 1.0
  var basis = Basis.content
  /// Whether it can be narrower than its widest word.
  var canShrink = false
  /// Whether it is read from right to left: the beginning is at the right.
  var isReversed = false
  /// Where the children stand along the direction of the box.
  var placement = FlowAlignment.start
  /// Where they stand across it.
  var crossPlacement = FlowAlignment.fill
  /// Where the box itself stands across the direction of its container, if that says otherwise.
  var ownPlacement: FlowAlignment?

  /// Where the box is, once it is laid out.
  var frame = BoxTree.Frame()
  /// The room that its lines take, for texts.
  var ink: BoxTree.Frame?

  /// What was found out before.
  var widest: Double?
  var narrowest: Double?
  var measured: (width: Double, height: Double)?

  init(_ content: Content, owner: Int? = nil) {
    self.content = content
    self.owner = owner
  }
}
