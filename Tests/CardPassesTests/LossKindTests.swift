import CardIR
import CardPasses
import Testing

/// The ids of losses tell their verdicts, as the documentation says.
@Suite("Kinds of losses")
struct LossKindTests {
  @Test("an id begins with what its verdict is called", arguments: LossKinds.all)
  func ids(_ kind: LossKind) {
    let verdicts: [Substring: Verdict] = [
      "lossy": .approximated, "dropped": .dropped, "unsupported": .dropped, "note": .note, "config": .note,
    ]
    #expect(verdicts[kind.id.prefix { $0 != "." }] == kind.verdict, "\(kind.id)")
  }
}
