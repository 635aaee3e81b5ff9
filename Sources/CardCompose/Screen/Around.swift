import CardIR
import CardStyle

/// The sides of a box that lie at the edge of the padded box around it.
struct Sides: OptionSet {
  let rawValue: UInt8
  static let top = Sides(rawValue: 1), bottom = Sides(rawValue: 2), start = Sides(rawValue: 4), end = Sides(rawValue: 8)
  static let all: Sides = [.top, .bottom, .start, .end]
}

/// What an element has from the elements around it.
struct Around {
  /// How the container lays its children out, which decides on the modifiers that they can have.
  enum Layout { case column, row, box }

  /// What holes see.
  var scope: BindingScope
  /// The container.
  var layout = Layout.column
  /// The line of its texts that the children of a row stand on: `FirstBaseline`, `LastBaseline`.
  var line: String?
  /// Whether the container is only as wide as its content.
  var hugs = false
  /// Whether the container is a column whose children are as wide as the column, in sources that have it so.
  var fillsAcross = false
  /// Whether the columns of the row around are as high as the row.
  var fillsHeight = false
  /// Whether the container is as high as there is room, so that one of its children can take what the others leave.
  var fillsDown = false
  /// Whether the element is a box in such a container that takes what is left itself, with others beside it.
  var takesRest = false
  /// Whether something beside the element takes all that is left, so that flexible room has nothing of it.
  var leavesNoRest = false
  /// Whether the layers around have an extent by themselves, which those that have none can take.
  var isBackdrop = false
  /// Whether the container scrolls from side to side, so that there is no width to be shared out.
  var isEndless = false
  /// What the element takes of the row that it is a child of.
  var share: RowShare?
  /// Whether the element is repeated, or sees other data than the screen.
  var isScoped = false
  /// Whether the element is repeated, in the card that it is in.
  var isRepeated = false
  /// Whether the element stands where nothing can be shown: in a text, or in what a tap does.
  var isInHandler = false
  /// Whether it does so in a repetition that begins there, so that what it opens has no place that sees its data.
  var cannotOpen = false
  /// The index of the repetition that the slot itself is; none for one that stands once.
  var loopIndex: String?
  /// The index of the first item of that repetition that is shown.
  var firstIndex: KotlinExpression = "0"
  /// The conditions that hold here.
  var known: Set<KotlinExpression> = []
  /// The names of the items of repetitions around.
  var taken: Set<String>
  /// The boxes around.
  var boxes = EnclosingBoxes(.default)
  /// Where content stands from side to side.
  var alignment = Alignment.leading
  /// Where the nearest box around that says so has its content in its height; what is in it has that as well.
  var verticalAlignment: Alignment?
  /// The padding of the box around, and the sides at which an element is next to it.
  var padding = 0.0
  var sides = Sides.all
  /// The colour of texts that have none of their own.
  var foreground: Color?
  /// Whether the element is in a header cell of a table.
  var isInHeader = false
  /// Whether something around scrolls from top to bottom.
  var isInScroll = false
  /// The cards around that buttons show, outer ones first.
  var cards: [Int] = []
  /// The names of the forms that each row of a repetition has for itself, by the numbers of their cards.
  var ownForms: [Int: String] = [:]

  /// The style that holds, for the colours of texts.
  var style: ContainerStyle { boxes.style }
}
