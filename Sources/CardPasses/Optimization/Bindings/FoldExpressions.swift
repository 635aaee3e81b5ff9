package import CardIR
import CardTemplate

/// Evaluates constants in bindings.
///
/// A hole that is constant as a whole becomes the literal that the format reads such a value as; in text it becomes a
/// part of the text.
package struct FoldExpressions: Pass {
  private let isLate: Bool

  /// The pass on what the source says or, late, on what legalization has made of it.
  package init(isLate: Bool = false) { self.isLate = isLate }

  package var name: String { isLate ? "fold-lowered-expressions" : "fold-expressions" }
  package var summary: String {
    isLate ? "Evaluates constants in bindings that legalization has made." : "Evaluates constants in bindings."
  }
  package var stage: PassStage { isLate ? .late(.canonical) : .early(.canonical) }
  package let keepsMeaning = true
  package var concernsLegalized: Bool { isLate }
  // Values that are known make more of an expression constant.
  package let follows: Set<String> = ["specialize"]
  package let example = PassExample(
    before: #"text text=$"${toUpper('total')}: ${price * (1 + 0.19)}" wrap=$"${1 < 2}""#,
    after: #"text text=$"TOTAL: ${price * 1.19}" wrap=true"#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    let format = isLate ? context.target : context.source
    BindingRewrite(rules: .folding, reads: format.codec.reads).run(&screen, knowing: .nothing)
  }
}
