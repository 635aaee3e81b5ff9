/// What a constraint fixes of an element in a canvas.
public enum ConstraintRule: String, AttributeToken {
  /// The place of an edge: at an edge of the parent, or of a sibling that the constraint names.
  case top, bottom, left, right
  /// An extent.
  case width, height
  /// The middle of the parent, from side to side or from top to bottom.
  case centerX, centerY
  /// Both sides, at the parent's, with the same inset.
  case sides

  /// Whether the rule places an edge, and so may name a sibling.
  public var isEdge: Bool {
    switch self {
    case .top, .bottom, .left, .right: true
    case .width, .height, .centerX, .centerY, .sides: false
    }
  }

  /// Whether the rule puts the element in the middle.
  public var isCenter: Bool { self == .centerX || self == .centerY }
}

/// An edge of an element in a canvas.
public enum ConstraintEdge: String, AttributeToken {
  /// The edges.
  case top, bottom, left, right
}
