package import CardIR
import CardTemplate

/// Removes what constant conditions never show, and the conditions.
///
/// An element whose `$when` is always true loses the condition; one whose `$when` never is goes. Of an `if` with a
/// constant condition the branch stays that is used.
package struct PruneBranches: Pass {
  package init() {}

  package let name = "prune-branches"
  package let summary = "Removes branches and elements whose conditions are never true."
  package let stage = PassStage.early(.structural)
  package let keepsMeaning = true
  // Values that are known decide conditions.
  package let follows: Set<String> = ["specialize"]
  package let example = PassExample(
    before: """
      screen
        children
          text text=$"${if(1 > 2, a, b)}"
          text text="Debug" $when="${1 > 2}"
      """,
    after: """
      screen
        children
          text text=$"${b}"
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    BindingRewrite(rules: .branches, prunes: true, reads: context.source.codec.reads).run(&screen, knowing: .nothing)
  }
}
