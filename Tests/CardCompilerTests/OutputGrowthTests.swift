import CardCompiler
import Foundation
import Testing

/// What is written of a list is as long as the list, and not as its square: for every list of every type of every
/// format, in every target.
@Suite("Output grows with input")
struct OutputGrowthTests {
  /// How many more bytes an item may take in a long list than in a short one, by its share.
  private static let limit = 1.3

  @Test(arguments: Registry.standard.formats.map(\.id)) func isLinear(format: FormatID) async throws {
    let documents = try #require(Registry.standard.format(format).flatMap { GrowingDocuments($0) })
    let families = documents.families(variants: true)
    #expect(families.count > 30)
    let targets = Registry.standard.targets.map(\.id)
    #expect(targets.count >= 5)
    await withTaskGroup(of: Void.self) { group in
      for family in families {
        let (name, sizes) = (family.name, [10, 30, 50, 100].map(family.document))
        group.addTask { Self.check(name, sizes, format, targets) }
      }
    }
  }

  private static func check(_ name: String, _ sizes: [[UInt8]], _ format: FormatID, _ targets: [FormatID]) {
    for target in targets {
      let lengths = sizes.map { length(of: $0, format, target) }
      // What lies between two lengths is what the items take, without what stands around them.
      func share(_ short: Int, _ long: Int) -> Double {
        Double(lengths[long] - lengths[short]) / Double(sizes[long].count - sizes[short].count)
      }
      let (few, many) = (share(0, 1), share(2, 3))
      #expect(
        many <= max(few, 0.1) * limit,
        "\(name) to \(target): \(few) bytes for each byte of the 10th to 30th item, \(many) of the 50th to 100th")
    }
  }

  /// The bytes of all files that a document becomes; none where the target cannot have it.
  private static func length(of bytes: [UInt8], _ format: FormatID, _ target: FormatID) -> Int {
    var options = CompilerOptions()
    options.from = format
    options.syntax = .minified
    let result = Compiler(options).compile(SourceText(name: "page.json", bytes: bytes), to: [target])
    return result.outputs.flatMap(\.files).reduce(0) { $0 + $1.bytes.count }
  }
}
