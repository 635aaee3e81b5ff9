package import CardIR

/// Gives the second of two elements with one name another, where such documents are wrong.
///
/// The source finds the first element with a name, so what refers to it goes on finding the same.
package struct RenameRepeatedIDs: Pass {
  package init() {}

  package let name = "rename-repeated-ids"
  package let summary = "Gives elements whose name is used twice names of their own."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      text text="A" id="a"
      text text="B" id="a"
      """,
    after: """
      text text="A" id="a"
      text text="B" id="a_2"
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.target.supports(.id, on: .text) else { return }
    var taken: Set<String> = []
    var hasRepeated = false
    screen.root.visit { element in
      if let id = element.literal(.id), !taken.insert(id).inserted { hasRepeated = true }
    }
    guard hasRepeated else { return }
    var worker = context
    var seen: Set<String> = []
    screen.rewrite { element in
      guard let id = element.literal(.id), context.target.supports(.id, on: element.kind),
        !seen.insert(id).inserted
      else { return }
      var count = 2
      while !taken.insert("\(id)_\(count)").inserted { count += 1 }
      worker.record(
        LossKinds.idRenamed, "the id `\(id)` is used twice, so this one becomes `\(id)_\(count)`", at: element, .id,
        value: id)
      element[.id] = .literal("\(id)_\(count)")
    }
    context = worker
  }
}
