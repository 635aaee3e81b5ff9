import CardFormats
import CardIR
import CardSyntax
import CardTemplate
import Testing

@testable import CardPasses

/// The example that `cardc passes` prints of each pass is what the pass does, between formats for which it is made.
@Suite("Examples of passes")
struct PassExampleTests {
  /// Formats that there are, in old versions too, and made up ones.
  private static let formats: [(name: String, capabilities: Capabilities)] = [
    ("Adaptive Cards", AdaptiveCardsFormat().capabilities),
    ("Adaptive Cards 1.0", AdaptiveCardsFormat().capabilities(forVersion: "1.0")),
    ("DrivenUI", DrivenUIFormat().capabilities), ("Skima", SkimaFormat().capabilities),
    ("meaning", Traits.meaning), ("views", Traits.views), ("widgets", Traits.widgets),
    ("open", opening),
  ]

  /// Where apps show elements in their own way.
  private static let opening: Capabilities = {
    var capabilities = Traits.views
    capabilities.opensElements = true
    return capabilities
  }()

  private static func options() throws -> [LoweringOptions] {
    var known = LoweringOptions()
    known.known = try KnownData([Definition("greeting=Hello")])
    return [LoweringOptions(), known]
  }

  /// What a pass makes of its example, for all pairs of formats.
  private static func results(_ pass: any Pass) throws -> [Screen] {
    var results: [Screen] = []
    for source in formats {
      for target in formats {
        for (options, form) in try options().flatMap({ [($0, Screen.Form.screen), ($0, .tabBar)] }) {
          var screen = try ScreenReader.screen(pass.example.before)
          screen.form = form
          var context = PassContext(
            source: source.capabilities, target: target.capabilities, targetName: target.name, options: options)
          pass.run(&screen, &context)
          results.append(screen)
        }
      }
    }
    return results
  }

  /// Passes that change how a document spells what it says, which no screen shows: their examples are elements of a
  /// card.
  private static let spelling = PassPipeline.all.filter { $0.example.before.hasPrefix("{") }

  /// Passes whose examples are screens.
  private static let others = PassPipeline.all.filter { !$0.example.before.hasPrefix("{") }

  @Test("what is written after a pass on spelling is what the pass makes of what is written before it")
  func spellings() throws {
    #expect(!Self.spelling.isEmpty)
    for pass in Self.spelling {
      #expect(pass.example.before != pass.example.after, "\(pass.name)")
      #expect(try rewritten(card(pass.example.before), by: [pass]) == card(pass.example.after), "\(pass.name)")
    }
  }

  @Test("what is printed after a pass is what the pass makes of what is printed before it")
  func examples() throws {
    for pass in Self.others {
      let after = try ScreenReader.screen(pass.example.after)
      let isMade = try Self.results(pass).contains { Self.shows($0.root, after.root) }
      #expect(isMade, "\(pass.name) makes something else than\n\(pass.example.after)")
    }
  }

  /// Whether an element is the one of an example, which may leave out attributes that say nothing of the pass, but no
  /// element.
  private static func shows(_ element: Element, _ example: Element) -> Bool {
    guard element.kind == example.kind, element.extras.count == example.extras.count else { return false }
    for entry in example.attributes {
      guard let own = element[value: entry.id], text(own) == text(entry.value) else { return false }
    }
    for region in example.regions {
      let slots = element[region.id]
      guard slots.count == region.slots.count else { return false }
      for (slot, other) in zip(slots, region.slots) {
        guard let child = slot.element, let wanted = other.element, shows(child, wanted),
          (slot.when == nil) == (other.when == nil), (slot.scope == nil) == (other.scope == nil)
        else { return false }
      }
    }
    // What an example does not show of the children is not there.
    return example.has(.children) || element[.children].isEmpty
  }

  /// A value as text; points are numbers.
  private static func text(_ value: AttributeValue) -> String {
    if case .measure(let number, .points) = value { return TextDump.text(of: .number(number)) }
    return TextDump.text(of: value)
  }

  @Test("the printed form of a screen is read as the screen")
  func reader() throws {
    for pass in Self.others {
      let screen = try ScreenReader.screen(pass.example.before)
      #expect(Verifier.problems(in: screen) == [], "\(pass.name)")
      // What is printed is printed again, but for what stands around it and the order of attributes.
      func words(_ line: Substring) -> [Substring] { line.split(separator: " ").sorted() }
      let lines = Set(TextDump.text(of: screen).split(separator: "\n").map { words($0) })
      for line in pass.example.before.split(separator: "\n") {
        #expect(lines.contains(words(line)), "\(pass.name): \(line)")
      }
    }
  }
}
