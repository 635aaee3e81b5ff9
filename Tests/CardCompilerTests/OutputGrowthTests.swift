import CardCompiler
import CardTestSupport
import Foundation
import Testing

/// What is written of a list is as long as the list, and not as its square: for every list of every type of every
/// format, in every target.
@Suite("Output grows with input")
struct OutputGrowthTests {
  /// The lengths of lists: what the items take is looked at between the first two and between the last two. Of three
  /// lengths the one in the middle is the end of one and the start of the other.
  /// The shortest is longer than the lists that targets write in another way because they are short.
  private static let lengths = TestEffort.choose([9, 17, 33], thorough: [10, 20, 45])
  /// One list in so many is looked at.
  private static let step = TestEffort.choose(4, thorough: 1)
  /// How many more bytes an item may take in a long list than in a short one, by its share; a square would take twice as
  /// many and more.
  private static let limit = 1.4

  @Test(arguments: Registry.standard.formats.map(\.id)) func isLinear(format: FormatID) async throws {
    let documents = try #require(Registry.standard.format(format).flatMap { GrowingDocuments($0) })
    let all = documents.families(variants: TestEffort.isThorough)
    #expect(all.count > 15)
    let families = stride(from: 0, to: all.count, by: Self.step).map { all[$0] }
    let targets = Registry.standard.targets.map(\.id)
    #expect(targets.count >= 5)
    await withTaskGroup(of: Void.self) { group in
      for family in families {
        let (name, sizes) = (family.name, Self.lengths.map(family.document))
        group.addTask { Self.check(name, sizes, format, targets) }
      }
    }
  }

  /// Lists are not all that can be long: an expression can be a chain of very many operands.
  @Test(
    "a chain of an operator",
    arguments: ["+", "-", "*", "/", "&", "&&", "||", "??"], ["a\u{1}", "length(a\u{1})", "'x\u{1}'"])
  func chains(of symbol: String, operand: String) {
    let sizes = Self.chainLengths.map { count in
      let operands = (0..<count).map { operand.replacing("\u{1}", with: "\(1000 + $0)") }
      let text = operands.joined(separator: " \(symbol) ")
      return Array(
        #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"${\#(text)}"}]}"#.utf8)
    }
    Self.check(
      "\(operand) \(symbol) …", sizes, .adaptiveCard, Registry.standard.targets.map(\.id), lengths: Self.chainLengths)
  }

  /// What acts on all inputs stands beside as many inputs: nothing may list them once for each of them.
  @Test("as many actions as inputs", arguments: Form.all)
  func forms(of form: Form) {
    let targets = Registry.standard.targets.map(\.id).filter { !form.listing.contains($0) }
    Self.check(form.name, Self.lengths.map(form.document), form.format, targets)
  }

  /// A document with inputs and what acts on them, as many of each.
  struct Form: Sendable, CustomTestStringConvertible {
    let format: FormatID
    let name: String
    private let before: String
    private let item: String
    private let after: String
    /// The targets in which each action names all inputs that it sends.
    let listing: Set<FormatID>

    var testDescription: String { name }

    func document(_ count: Int) -> [UInt8] {
      let items = (1...count).map { item.replacing("#", with: String(100 + $0)) }
      return Array((before + items.joined(separator: ",") + after).utf8)
    }

    static let all = mixed + [skima]

    /// A stack of widgets; the calls name one field each.
    private static let skima = Form(
      format: .skima, name: "fields and calls",
      before: #"""
        {"metadata":{"id":"a","version":"1"},"ui":[{"type":"stack","props":{"axis":"vertical","spacing":8,"children":[
        """#,
      item: #"""
        {"type":"textfield","id":"f#","props":{"variableId":"v#","placeholder":"P"}},
        {"type":"button","id":"b#","props":{"text":"Send #","onClick":[{"type":"apicall","data":{"method":"post",
        "endpoint":"https://example.com/#","body":["v#"]}}]}}
        """#,
      after: #"""
        ]},"constraints":[{"type":"topEqual","value":8},{"type":"horizontalMargin","value":16}]}]}
        """#, listing: [])

    /// Calls of Skima name each field that they send.
    private static let cards: [(name: String, action: String, listing: Set<FormatID>)] = [
      ("submissions", #"{"type":"ActionSet","actions":[{"type":"Action.Submit","title":"Send #"}]}"#, [.skima]),
      (
        "executions in taps",
        ##"{"type":"Container","items":[],"selectAction":{"type":"Action.Execute","verb":"v#"}}"##,
        [.skima]
      ),
      ("resets", #"{"type":"ActionSet","actions":[{"type":"Action.ResetInputs","title":"Reset #"}]}"#, [.skima]),
      (
        "cards that are shown",
        #"""
        {"type":"ActionSet","actions":[{"type":"Action.ShowCard","title":"More #","card":{"type":"AdaptiveCard","body":[
        {"type":"Input.Text","id":"j#"},{"type":"Input.Text","id":"k#"}],"actions":[{"type":"Action.Submit","title":"Send"}]}}]}
        """#, [.skima]
      ),
    ]

    private static let mixed = cards.flatMap { name, action, listing in
      [
        ("inputs", #"{"type":"Input.Text","id":"i#","label":"Input #","isRequired":true}"#),
        (
          "inputs that are repeated",
          ##"{"type":"Container","$data":"${l#}","items":[{"type":"Input.Text","id":"i#${x}","label":"Input #"}]}"##
        ),
        ("inputs that may be there", ##"{"type":"Input.Toggle","id":"i#","title":"T","$when":"${flag#}"}"##),
      ].map { kind, input in
        Form(
          format: .adaptiveCard, name: "\(kind) and \(name)",
          before: #"{"type":"AdaptiveCard","version":"1.5","body":["#,
          item: input + "," + action, after: "]}", listing: listing)
      }
    }
  }

  /// The lengths of chains, below and above those from which on a chain is one call.
  private static let chainLengths = [50, 100, 200]

  private static func check(
    _ name: String, _ sizes: [[UInt8]], _ format: FormatID, _ targets: [FormatID], lengths counts: [Int] = lengths
  ) {
    let written = sizes.map { lengths(of: $0, format, targets) }
    for target in targets {
      let lengths = written.map { $0[target] ?? 0 }
      // What lies between two lengths is what the items take, without what stands around them.
      func share(_ short: Int, _ long: Int) -> Double {
        Double(lengths[long] - lengths[short]) / Double(sizes[long].count - sizes[short].count)
      }
      let last = sizes.count - 1
      let (few, many) = (share(0, 1), share(last - 1, last))
      #expect(
        many <= max(few, 0.1) * limit,
        """
        \(name) to \(target): \(few) bytes for each byte of the items \(counts[0]) to \(counts[1]), \(many) for each of \
        \(counts[last - 1]) to \(counts[last])
        """)
    }
  }

  /// The bytes of all files that a document becomes, by target; none where a target cannot have it.
  private static func lengths(of bytes: [UInt8], _ format: FormatID, _ targets: [FormatID]) -> [FormatID: Int] {
    var options = CompilerOptions()
    options.from = format
    options.syntax = .minified
    let result = Compiler(options).compile(SourceText(name: "page.json", bytes: bytes), to: targets)
    return result.outputs.reduce(into: [:]) { lengths, output in
      lengths[output.target, default: 0] += output.files.reduce(0) { $0 + $1.bytes.count }
    }
  }
}
