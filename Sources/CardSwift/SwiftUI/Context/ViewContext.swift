import CardIR
import CardStyle

/// What an element has from the elements around it.
struct ViewContext {
  /// What bindings see.
  var scope: BindingScope
  /// Every `$data` around, from the outermost one on, and what bindings see outside of it.
  var scopes: [(entered: Scope, outside: BindingScope)] = []
  /// The values of repetitions around.
  var parameters: [ViewParameter] = []
  /// The boxes around.
  var boxes = EnclosingBoxes(.default)
  /// Whether a box around has a colour by number, or a picture, so that it is the same in dark interfaces.
  var isOnPaper = false
  /// The interface that the nearest box around with a colour by number is made for.
  var scheme: SwiftExpression?
  /// The direction of the stack around.
  var axis = Axis.vertical
  /// Whether what is around stands at the leading edge of all the width that there is.
  var isLeading = false
  /// Whether the stack around makes everything in it as wide as itself.
  var isStretched = false
  /// Whether the stack around says where what is in it stands, which is no wider than its content then.
  var isHugging = false
  /// Whether the element has a share of the row around, of which it can fill the width.
  var isShared = false
  /// The padding of the nearest box around.
  var padding = 0.0
  /// That padding where data decide on whether there is any.
  var boundPadding: SwiftExpression?
  /// The edges of that box at which the element is.
  var edges: Set<BoxEdge> = []
  /// Where the nearest box around that says so has its content in its height; what is in it has that as well.
  var verticalAlignment: Alignment?
  /// Whether the element is in the header of a table.
  var isInHeader = false
  /// When the element is in the header of a table, if it is so only in one of several copies.
  var headerCondition: SwiftExpression?
  /// For each repetition around, the text that tells its copies from each other.
  var copies: [SwiftExpression] = []
  /// How many repetitions are around.
  var depth = 0
  /// The language of the nearest element around that says so, if one does.
  var language: String?
  /// What tells inputs of this card from those of the same name in other copies of it, by their names.
  var ownKeys: [String: SwiftExpression] = [:]
  /// The inputs that a button sends, where these are not all.
  var inputs: SentInputs?

  /// The style that holds.
  var style: ContainerStyle { boxes.style }

  /// At how many sides of the padded box around the element is.
  var sides: Double { Double(edges.intersection([.leading, .trailing]).count) }

  /// The context of one child of several: all are at both edges beside the direction of their stack, the first and the
  /// last one at those before and behind it.
  func inside(_ axis: Axis, _ index: Int, of count: Int) -> ViewContext {
    var result = self
    if index > 0 { result.edges.remove(axis == .vertical ? .top : .leading) }
    if index < count - 1 { result.edges.remove(axis == .vertical ? .bottom : .trailing) }
    return result
  }
}

/// An edge of a box.
enum BoxEdge: String, CaseIterable {
  case top, leading, bottom, trailing
}
