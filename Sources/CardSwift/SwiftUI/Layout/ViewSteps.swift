/// What is done to a view, one after the other.
struct ViewSteps {
  private var steps: [(SwiftExpression) -> SwiftExpression] = []

  init() {}

  /// The same and one more step.
  func then(_ step: @escaping (SwiftExpression) -> SwiftExpression) -> ViewSteps {
    var result = self
    result.steps.append(step)
    return result
  }

  /// The same and one more modifier.
  func modified(_ name: String, _ arguments: [SwiftArgument] = [], closure: SwiftClosure? = nil) -> ViewSteps {
    then { $0.modified(name, arguments, closure: closure) }
  }

  /// The same and a frame.
  func framed(_ arguments: [SwiftArgument]) -> ViewSteps { then { $0.framed(arguments) } }

  /// The same and room at some edges.
  func padded(_ edges: String?, _ points: Double) -> ViewSteps { then { $0.padded(edges, points) } }

  /// The view with everything done to it.
  func apply(_ view: SwiftExpression) -> SwiftExpression { steps.reduce(view) { $1($0) } }
}
