import CardIR
import CardStyle

/// Lengths at the four sides of a box, in points.
struct Edges {
  var top = 0.0
  var bottom = 0.0
  var left = 0.0
  var right = 0.0

  /// The same length at every side.
  init(_ length: Double = 0) {
    top = length
    bottom = length
    left = length
    right = length
  }
}

/// Where a child stands among those of its container: the sides at which there is nothing between it and the edge.
struct Place {
  var isTop = true
  var isBottom = true
  var isLeft = true
  var isRight = true
}

/// What an element has from the elements around it.
struct Around {
  /// The boxes around.
  var boxes = EnclosingBoxes()
  /// Where content stands from side to side.
  var alignment = Alignment.leading
  /// Where content stands from top to bottom.
  var verticalAlignment = Alignment.top
  /// Whether the element is in a header cell of a table.
  var isInHeader = false
  /// How far a box that bleeds reaches out at each side.
  var reach = Edges()
  /// Whether nothing stands beside any of the boxes around.
  var isAloneInRow = true
  /// The direction in which the container lays its children out.
  var axis = Axis.vertical
  /// The colour of texts that have none of their own.
  var foreground: Color?
  /// The colour behind what is in the boxes around; none for that of the page.
  var ground: Color?
  /// Whether what is behind is a picture, which is the same in the dark, and so are the colours of texts on it.
  var isOnPicture = false
  /// The pointer of the element around, which is not said twice.
  var source: String?
  /// What the row around says, for a box in it that has no title of its own.
  var wordsOfRow: String?
  /// The name of an input whose row has it, so that the field in the row does not.
  var inputOfRow: String?

  /// The same for a child at a place, in a box with so much padding.
  func inside(_ place: Place, padding: Double) -> Around {
    var inner = self
    func reach(_ isAtEdge: Bool, _ outer: Double) -> Double { !isAtEdge ? 0 : padding > 0 ? padding : outer }
    inner.reach.top = reach(place.isTop, self.reach.top)
    inner.reach.bottom = reach(place.isBottom, self.reach.bottom)
    inner.reach.left = reach(place.isLeft, self.reach.left)
    inner.reach.right = reach(place.isRight, self.reach.right)
    inner.isAloneInRow = isAloneInRow && place.isLeft && place.isRight
    return inner
  }

  /// The style that holds, for the colours of texts.
  var style: ContainerStyle { boxes.style }
}
