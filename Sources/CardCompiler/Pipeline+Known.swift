import CardSyntax
import CardTemplate

// What is known before there are data
extension Pipeline {
  /// The way of a template with this host object, whose values are known before there are data. Definitions of the options
  /// come before it.
  func knowing(_ host: PreparedData?) -> Pipeline {
    guard let root = host?.document?.root, workspace.host != nil || !known.knowsHost else { return self }
    var pipeline = self
    pipeline.known = known.knowing(host: root)
    return pipeline
  }

  /// The same on the way to `targets`. Code is given the host object when it runs, so that a file beside the template is an
  /// example of it, as the one with data is.
  func knowing(_ host: PreparedData?, for targets: [FormatID]) -> Pipeline {
    targets.contains(where: compiler.registry.isGivenDataAtRunTime) ? self : knowing(host)
  }
}
