import CardFormats
import CardIR
import CardPasses
import CardTemplate
import CardTestSupport
import Testing

/// A wrong change of one element of a random card; gives whether it could be made.
private struct Mutation: Sendable {
  let name: String
  /// Elements that it can be made of.
  let applies: @Sendable (Element) -> Bool
  let run: @Sendable (inout Element) -> Void

  static let all: [Mutation] = [
    Mutation(name: "another text") {
      $0.kind == .text
    } run: {
      $0[.text] = .literal("other")
    },
    Mutation(name: "another weight") {
      $0.kind == .text
    } run: {
      $0[.textWeight] = .literal($0.literal(.textWeight) == .bolder ? .lighter : .bolder)
    },
    Mutation(name: "another wrapping") {
      $0.kind == .text
    } run: {
      $0[.wrap] = .literal($0.literal(.wrap) != true)
    },
    Mutation(name: "another alignment") {
      $0.kind == .text
    } run: {
      $0[.horizontalAlignment] = .literal(.trailing)
    },
    Mutation(name: "a run lost") {
      $0.kind == .richText
    } run: {
      $0[.children].removeLast()
    },
    Mutation(name: "no alternative text") {
      $0.kind == .image && $0.has(.altText)
    } run: {
      $0[.altText] = nil
    },
    Mutation(name: "an address in lower case") {
      $0.kind == .image || $0.kind == .openURL
    } run: {
      if let url = $0.literal(.url) { $0[.url] = .literal(url.lowercased()) }
    },
    Mutation(name: "another input") {
      $0.kind.isInput
    } run: {
      $0[.id] = .literal("other")
    },
    Mutation(name: "another need") {
      $0.kind.isInput
    } run: {
      $0[.isRequired] = .literal($0.literal(.isRequired) != true)
    },
    Mutation(name: "a choice lost") {
      $0.kind == .choiceSet
    } run: {
      $0[.children].removeLast()
    },
    Mutation(name: "choices turned round") {
      $0.kind == .choiceSet
    } run: {
      $0[.children].reverse()
    },
    Mutation(name: "a button lost") {
      $0.kind == .actionSet
    } run: {
      $0[.actions].removeLast()
    },
    Mutation(name: "buttons turned round") {
      $0.kind == .actionSet || $0.kind == .screen
    } run: {
      $0[.actions].reverse()
    },
    Mutation(name: "another share") {
      $0.kind == .column
    } run: {
      $0[.width] = .literal(.weight(7))
    },
    Mutation(name: "columns turned round") {
      $0.kind == .stack && $0.literal(.axis) == .horizontal
    } run: {
      $0[.children].reverse()
    },
    Mutation(name: "another axis") {
      $0.kind == .stack && $0.literal(.axis) == .horizontal
    } run: {
      $0[.axis] = .literal(.vertical)
    },
    Mutation(name: "a box painted") {
      $0.kind == .stack && !$0.has(.containerStyle)
    } run: {
      $0[.containerStyle] = .literal(.attention)
    },
    Mutation(name: "a tap more") {
      $0.kind == .stack
    } run: {
      $0[.tap] = [.one(Element(.submit))]
    },
    Mutation(name: "what was not read") {
      $0.kind.family == .content && $0.kind != .richText
    } run: {
      $0.additional["x-mark"] = .text("other")
    },
    Mutation(name: "another beginning") {
      $0.kind == .screen
    } run: {
      $0[.children].swapAt(0, 1)
    },
    Mutation(name: "another distance") {
      $0.kind == .screen
    } run: { screen in
      screen[.children][1] = screen[.children][1].replacing {
        var second = $0
        second[.separator] = .literal(true)
        second[.spacing] = .literal(.extraLarge)
        return second
      }
    },
  ]
}

@Suite struct RandomScreenTests {
  /// The elements of a screen that somebody meets, in order: shown at first, or named by an action; for templates those
  /// outside of conditions that could be false together.
  private func isMet(_ element: Element) -> Bool { element.literal(.isVisible) != false || element.has(.id) }

  /// Changes the element that comes `position`th among those of which `condition` holds.
  private func change(
    _ element: inout Element, _ position: inout Int, where condition: (Element) -> Bool, _ body: (inout Element) -> Void
  ) {
    guard isMet(element) else { return }
    if condition(element) {
      if position == 0 { body(&element) }
      position -= 1
    }
    element.updateChildren { change(&$0, &position, where: condition, body) }
  }

  private func count(_ element: Element, where condition: (Element) -> Bool) -> Int {
    guard isMet(element) else { return 0 }
    return element.regions.reduce(condition(element) ? 1 : 0) { sum, region in
      region.slots.reduce(sum) { $0 + ($1.element.map { count($0, where: condition) } ?? 0) }
    }
  }

  /// Whether a change can be made of an element: of one that the user never meets in a whole it could not be seen.
  private func mutate(_ screen: inout Screen, _ mutation: Mutation, _ random: inout SeededGenerator) -> Bool {
    let count = count(screen.root, where: mutation.applies)
    guard count > 0 else { return false }
    var position = Int.random(in: 0..<count, using: &random)
    change(&screen.root, &position, where: mutation.applies, mutation.run)
    return true
  }

  private func dump(_ screen: Screen) -> String { TextDump.text(of: screen) }

  @Test(arguments: [false, true])
  func unchangedScreensAreTheSame(_ isTemplate: Bool) {
    for seed in 0..<(isTemplate ? 50 : 100) {
      var cards = RandomCards(seed: UInt64(seed), isTemplate: isTemplate)
      let card = cards.card()
      #expect(Verifier.problems(in: card) == [])
      var copy = card
      // Another element at the same place is no difference.
      copy.root.source = nil
      #expect(difference(card, copy) == nil)
    }
  }

  @Test(arguments: [false, true])
  func everyMutationIsCaught(_ isTemplate: Bool) {
    var caught: [String: Int] = [:]
    for seed in 0..<(isTemplate ? 63 : 400) {
      var random = SeededGenerator(seed: UInt64(seed))
      var cards = RandomCards(seed: UInt64(seed), isTemplate: isTemplate)
      let before = cards.card()
      let mutation = Mutation.all[seed % Mutation.all.count]
      var after = before
      guard mutate(&after, mutation, &random), dump(after) != dump(before) else { continue }
      if difference(before, after) == nil {
        Issue.record("\(mutation.name) is not caught for seed \(seed):\n\(dump(before))\n\(dump(after))")
      } else {
        caught[mutation.name, default: 0] += 1
      }
    }
    // A mutation that never applies would not be tested.
    if !isTemplate { #expect(caught.count == Mutation.all.count) }
  }

  @Test(arguments: [false, true])
  func passesAreRight(_ isTemplate: Bool) {
    let capabilities = AdaptiveCardsFormat().capabilities
    for seed in 0..<TestEffort.choose(isTemplate ? 8 : 24, thorough: isTemplate ? 40 : 150) {
      var cards = RandomCards(seed: UInt64(seed), isTemplate: isTemplate)
      let before = cards.card()
      for pass in PassPipeline.optimizations {
        var after = before
        var context = PassContext(source: capabilities, target: capabilities, targetName: "Cards")
        pass.run(&after, &context)
        if dump(after) == dump(before) { continue }
        if let difference = difference(before, after) {
          Issue.record("\(pass.name) for seed \(seed): \(difference)\n\(dump(before))\n\(dump(after))")
          return
        }
      }
    }
  }
}
