package import CardIR
import CardTemplate

/// Evaluates holes with what is known of the data before there are any.
///
/// What depends on known values alone becomes a literal; of other holes the known parts do. A `$data` that is known is
/// written into the template. Inside of a repetition only `$root` and `$host` are known.
package struct Specialize: Pass {
  package init() {}

  package let name = "specialize"
  package let summary = "Evaluates bindings with the values of --define and --host."
  package let stage = PassStage.early(.canonical)
  package let keepsMeaning = true
  package let example = PassExample(
    before: #"text text=$"${greeting}, ${name}""#, after: #"text text=$"Hello, ${name}""#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    let known = context.options.known
    guard !known.isEmpty else { return }
    BindingRewrite(rules: [.branches, .inlining], prunes: true, reads: context.source.codec.reads)
      .run(&screen, knowing: known)
  }
}
