import CardCompiler

/// How a box lies in the room that its parent gives it along one axis.
enum Placement: Equatable {
  case start, center, end
  /// It takes all of the room.
  case fill
  /// The format does not say.
  case unknown
}

/// What a box takes of the room along the axis of its row or column.
enum Share: Equatable {
  /// As much as its content, or as its stated length.
  case content
  /// What is left over, by weight; none where the format does not say how several share it.
  case rest(weight: Double?)
  /// The format does not say.
  case unknown
}

/// Something on a screen that can be found again in another format.
struct Leaf {
  enum Kind: Hashable { case words, image, input, shape }

  let kind: Kind
  /// What it is found by: the letters of a text, the address of a picture, the name of an input; none for shapes.
  let key: String
  /// How its text lies in a frame that is larger; titles of buttons lie in the middle.
  var content = Placement.start
  /// Whether the host of the format decides where it is, as with the buttons of a card.
  var isHostPlaced = false
  /// Whether it is a button, with its title in its middle.
  var isButton = false
  /// Whether it is what is seen behind other content.
  var isBackground = false
  /// Whether its natural size is what a host makes of it: nothing is stated, and nothing can be lost.
  var hasHostSize = false
  /// The shape: round, with the radius of its corners in points, or an oval.
  var isRound = false
  var radius = 0.0
  /// Whether it counts only if it turns out to be a circle.
  var countsAsCircleOnly = false
}

/// A part of a screen as one of the formats describes it, in terms that all three have in common.
///
/// Readers fill it in by the pages of the formats alone.
final class LayoutBox {
  enum Kind {
    case leaf(Leaf)
    case column, row
    /// Children that lie on each other or have places of their own.
    case canvas
    /// Nothing to see.
    case space
  }

  var kind: Kind
  /// Where it stands in its document.
  let pointer: String
  var children: [LayoutBox] = []
  /// Stated lengths in points.
  var width: Double?
  var height: Double?
  /// What is left free of the width of its parent, or inside of it where a host leaves it, in points.
  var margins = 0.0
  /// Whether its size is always the same, without being stated.
  var isFixed = false
  /// How it lies in its parent, where the parent does not put it in a row (across: `horizontal`, and so on).
  var horizontal = Placement.fill
  var vertical = Placement.start
  /// What it takes along the axis of its parent.
  var share = Share.content
  /// How children lie along the axis if there is room left and none of them takes it.
  var packing = Placement.start
  /// Whether the room along its axis is that of its content, wherever it lies: what scrolls down begins at its start, and
  /// what scrolls sideways is as wide as it likes.
  var scrolls = false
  /// The order of children and how they lie to each other, of a canvas with places: by pairs of positions.
  var relations: [Pair: Relation] = [:]

  struct Pair: Hashable {
    let first: Int
    let second: Int
  }

  init(_ kind: Kind, _ pointer: String) {
    self.kind = kind
    self.pointer = pointer
  }

  /// Whether it is a text, or nothing but one.
  var isWords: Bool {
    if case .leaf(let leaf) = kind { return leaf.kind == .words && !leaf.isButton }
    let seen = children.filter(\.isSeen)
    return seen.count == 1 && height == nil && seen[0].isWords
  }

  var isButton: Bool {
    if case .leaf(let leaf) = kind { leaf.isButton } else { false }
  }

  /// Whether there is anything to see in it.
  var isSeen: Bool {
    switch kind {
    case .leaf: true
    case .space: false
    default: children.contains(where: \.isSeen)
    }
  }
}

/// How one leaf lies to another.
enum Relation: Equatable, CustomStringConvertible {
  case below, above, right, left, over, unknown

  var opposite: Relation {
    switch self {
    case .below: .above
    case .above: .below
    case .right: .left
    case .left: .right
    default: self
    }
  }

  var description: String {
    switch self {
    case .below: "above"
    case .above: "below"
    case .right: "left of"
    case .left: "right of"
    case .over: "behind or before"
    case .unknown: "somewhere by"
    }
  }
}

/// Room along one axis, and what is known of how it lies on the page.
struct Region {
  enum Kind: Hashable { case start, center, end, fills, unknown }

  /// Whose edges `kind` speaks of.
  enum Frame: Hashable { case page, row, box }

  var kind: Kind
  var frame = Frame.page
  /// For room from edge to edge, its ends as shares of the page; else the edge or middle that is known.
  var low: Double?
  var high: Double?
  /// Its length in points, if it is stated.
  var points: Double?
  /// Whether it is across the page, whose width in points can be told.
  var isAcross = false
  /// Whether its length is that of its content.
  var isTight = false
  /// Whether several boxes of different lengths are in it, so that only the longest lies as it does.
  var isShared = false

  /// Whether it is one of several in a block that lies so as a whole.
  var isBlock = false

  /// Whether it begins or ends at a known edge, but nothing says how long it is: what fills it is at that edge.
  var isOpen = false

  static let page = Region(kind: .fills, low: 0, high: 1)
  /// The width of a page in points, for what has a width in points.
  static let pageWidth = 375.0
  static let unknown = Region(kind: .unknown, isTight: true)

  /// The edge or middle as a share of the page.
  var position: Double? {
    switch kind {
    case .start: low
    case .end: high
    case .center: low.flatMap { low in high.map { (low + $0) / 2 } }
    default: nil
    }
  }

  /// The room of a box in this room.
  func placed(_ placement: Placement, points: Double?) -> Region {
    // What is as long as its room lies as that does.
    if let points, let room = self.points, points > room - 1 { return self }
    var inner = self
    inner.isShared = false
    inner.points = points ?? (placement == .fill ? self.points : nil)
    inner.isTight = points == nil
    switch placement {
    case .unknown:
      inner.kind = isTight && !isShared ? kind : .unknown
    case .fill:
      inner.isTight = points == nil && isTight
      inner.isShared = isShared
      if points != nil, !isTight || isShared { inner.kind = .unknown }
    case .start, .center, .end:
      let wanted: Kind = placement == .start ? .start : placement == .center ? .center : .end
      if isTight {
        if isShared, kind != wanted { inner.kind = .unknown }
      } else if kind == .fills || low != nil && high != nil {
        inner.kind = wanted
      } else {
        // A box of stated length: what lies at its other end lies where nothing else is known of.
        if kind != wanted { (inner.low, inner.high) = (nil, nil) }
        inner.kind = kind == .unknown ? .unknown : wanted
      }
    }
    if let points { inner.measure(points) }
    return inner
  }

  /// Gives the room a stated length.
  mutating func narrow(to points: Double) {
    self.points = points
    isTight = false
    measure(points)
  }

  /// Finds the ends of a room of stated length, where the edge or middle that it keeps to is known.
  private mutating func measure(_ points: Double) {
    guard isAcross, let place = position else {
      if isAcross, kind != .fills { (low, high) = (nil, nil) }
      return
    }
    let share = min(points / Self.pageWidth, 1)
    switch kind {
    case .start: (low, high) = (place, place + share)
    case .end: (low, high) = (place - share, place)
    case .center: (low, high) = (place - share / 2, place + share / 2)
    default: break
    }
  }
}
