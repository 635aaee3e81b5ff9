import CardIR
import CardStyle

/// What an element has from the elements around it: see ``Fields``.
///
/// It is handed on many times for each element, and changed for few.
@dynamicMemberLookup
struct ViewContext {
  /// What there is from around.
  struct Fields {
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
    var edges: BoxEdges = []
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
  }

  private var shared: SharedFields<Fields>

  /// What there is around a whole screen.
  init(scope: BindingScope) { shared = SharedFields(Fields(scope: scope)) }

  /// One of the fields.
  subscript<Value>(dynamicMember field: WritableKeyPath<Fields, Value>) -> Value {
    @inline(__always) get { shared.fields[keyPath: field] }
    @inline(__always) _modify { yield &shared.fields[keyPath: field] }
  }

  /// The style that holds.
  var style: ContainerStyle { self.boxes.style }

  /// At how many sides of the padded box around the element is.
  var sides: Double { Double([BoxEdges.leading, .trailing].count { self.edges.contains($0) }) }

  /// The context of what stands in a stack of this direction.
  func along(_ axis: Axis) -> ViewContext {
    if axis == self.axis { return self }
    var result = self
    result.axis = axis
    return result
  }

  /// The contexts of so many children, by their positions: those in the middle have one.
  func inside(_ axis: Axis, count: Int) -> (Int) -> ViewContext {
    let middle = inside(axis, 1, of: 3)
    return { index in index > 0 && index < count - 1 ? middle : inside(axis, index, of: count) }
  }

  /// The context of one child of several: all are at both edges beside the direction of their stack, the first and the
  /// last one at those before and behind it.
  private func inside(_ axis: Axis, _ index: Int, of count: Int) -> ViewContext {
    var edges = self.edges
    if index > 0 { edges.remove(axis == .vertical ? .top : .leading) }
    if index < count - 1 { edges.remove(axis == .vertical ? .bottom : .trailing) }
    if edges == self.edges { return self }
    var result = self
    result.edges = edges
    return result
  }
}

/// Edges of a box.
struct BoxEdges: OptionSet {
  let rawValue: UInt8

  static let top = BoxEdges(rawValue: 1)
  static let leading = BoxEdges(rawValue: 2)
  static let bottom = BoxEdges(rawValue: 4)
  static let trailing = BoxEdges(rawValue: 8)
  static let all: BoxEdges = [.top, .leading, .bottom, .trailing]

  /// What SwiftUI calls each of them.
  var names: [String] {
    [(BoxEdges.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing")]
      .filter { contains($0.0) }.map(\.1)
  }
}
