import CardIR
import Testing

@testable import CardPasses

/// What passes give up for a smaller document, and that they say so each time.
@Suite struct LossyPassesTests {
  @Test func nothingToTakeIsNotReported() {
    let plain = text("A")
    for pass in PassPipeline.lossy {
      let (dump, losses) = saved(pass, [plain])
      #expect(dump == #"text text="A""# && losses.isEmpty, "\(pass.name)")
    }
  }

  @Test func noneRunsUnasked() {
    let pipeline = PassPipeline(level: .size)
    let names = (pipeline.checks + pipeline.early + pipeline.lowering + pipeline.late).map(\.name)
    for pass in PassPipeline.lossy { #expect(!names.contains(pass.name)) }
  }
}
