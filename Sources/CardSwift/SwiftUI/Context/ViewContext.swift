import CardIR

/// What an element has from the elements around it.
struct ViewContext {
  /// What bindings see.
  var scope: BindingScope
  /// The values of repetitions around.
  var parameters: [ViewParameter] = []
  /// The style that holds.
  var style = ContainerStyle.default
  /// The direction of the stack around.
  var axis = Axis.vertical
  /// The padding of the nearest box around.
  var padding = 0.0
  /// Whether the element is in the header of a table.
  var isInHeader = false
  /// How many repetitions are around.
  var depth = 0
  /// The inputs that a button sends, where these are not all.
  var inputs: [String]?
}
