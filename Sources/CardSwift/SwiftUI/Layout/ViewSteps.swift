/// What is done to a view, one after the other.
struct ViewSteps {
  private enum Step {
    case modifier(SwiftModifier)
    case frame([SwiftArgument])
    case other((SwiftExpression) -> SwiftExpression)
  }

  private var steps: [Step] = []

  init() {}

  /// Whether nothing is done.
  var isEmpty: Bool { steps.isEmpty }

  /// The same and one more step.
  func then(_ step: @escaping (SwiftExpression) -> SwiftExpression) -> ViewSteps { adding(.other(step)) }

  /// The same and one more modifier.
  func modified(_ name: String, _ arguments: [SwiftArgument] = [], closure: SwiftClosure? = nil) -> ViewSteps {
    adding(.modifier(SwiftModifier(name, arguments, closure: closure)))
  }

  /// The same and a frame.
  func framed(_ arguments: [SwiftArgument]) -> ViewSteps { adding(.frame(arguments)) }

  /// The same and room at some edges.
  func padded(_ edges: String?, _ points: Double) -> ViewSteps { then { $0.padded(edges, points) } }

  private func adding(_ step: Step) -> ViewSteps {
    var result = self
    result.steps.append(step)
    return result
  }

  /// The view with everything done to it.
  func apply(_ view: SwiftExpression) -> SwiftExpression {
    steps.reduce(view) { view, step in
      switch step {
      case .modifier(let modifier): modifier.name == "padding" ? view.padded(modifier) : view.modified(modifier)
      case .frame(let arguments): view.framed(arguments)
      case .other(let step): step(view)
      }
    }
  }
}
