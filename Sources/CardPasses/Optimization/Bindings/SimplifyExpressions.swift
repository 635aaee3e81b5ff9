package import CardIR
import CardTemplate

/// Applies the laws of logic, arithmetic and text to holes, and takes conversions away that change nothing.
///
/// A law is applied where it holds for all data: also where a path leads nowhere, a value is `null` or of another
/// type than usual, or something cannot be computed.
package struct SimplifyExpressions: Pass {
  private let isLate: Bool

  /// The pass on what the source says or, late, on what legalization has made of it.
  package init(isLate: Bool = false) { self.isLate = isLate }

  package var name: String { isLate ? "simplify-lowered-expressions" : "simplify-expressions" }
  package var summary: String {
    isLate ? "Simplifies bindings that legalization has made." : "Simplifies bindings without changing their values."
  }
  package var stage: PassStage { isLate ? .late(.structural) : .early(.structural) }
  package let keepsMeaning = true
  package var repeats: Bool { isLate }
  package var concernsLegalized: Bool { isLate }
  package let example = PassExample(
    before: #"text text=$"${if(!(a == b), string(toUpper(x)), '')}""#,
    after: #"text text=$"${if(a != b, toUpper(x), '')}""#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    let format = isLate ? context.target : context.source
    BindingRewrite(rules: [.branches, .algebra], reads: format.codec.reads).run(&screen, knowing: .nothing)
  }
}
