import CardIR
import CardTestSupport

/// Random content as it is before constraints are made: stacks, layers, boxes and leaves.
struct RandomFlow {
  var random: SeededGenerator
  private(set) var texts: [String] = []
  private var count = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Whether something happens that has this chance in percent.
  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  mutating func element(depth: Int) -> Element {
    var element = kind(depth: depth)
    if chance(10) { element[.backgroundColor] = .literal(Color(0xEEEEEE)) }
    if chance(8) {
      element[.borderColor] = .literal(.black)
      element[.borderWidth] = .literal(1)
    }
    if chance(8), element.kind != .spacer { element[.padding] = .literal(12) }
    if chance(8), element.kind != .spacer { element[.width] = .literal(.points(120)) }
    if chance(8), element.kind != .spacer { element[.height] = .literal(.points(64)) }
    if chance(5), element.kind == .stack || element.kind == .image {
      var link = Element(.navigate)
      link[.destination] = .literal(.back)
      element[.tap] = [.one(link)]
    }
    if chance(10), element.kind == .text || element.kind == .stack {
      element[.id] = .literal("id\(Int.random(in: 0..<4, using: &random))")
    }
    return element
  }

  private mutating func kind(depth: Int) -> Element {
    switch Int.random(in: 0..<(depth > 0 ? 14 : 9), using: &random) {
    case 0, 1:
      count += 1
      texts.append("text \(count)")
      var text = Element(.text)
      text[.text] = .literal("text \(count)")
      return text
    case 2:
      var image = Element(.image)
      image[.url] = .literal("https://example.com/a.png")
      return image
    case 3:
      var button = Element(.button)
      button[.title] = .literal("Go")
      return button
    case 4:
      var input = Element(.textInput)
      input[.variableID] = .literal("v\(count)")
      return input
    case 5:
      var toggle = Element(.toggle)
      toggle[.variableID] = .literal("t\(count)")
      toggle[.isOn] = .literal(false)
      return toggle
    case 6:
      var spacer = Element(.spacer)
      if chance(30) { spacer[.height] = .literal(.points(8)) }
      if chance(30) { spacer[.minLength] = .literal(8) }
      return spacer
    case 7: return Element(.divider)
    case 8:
      var shape = Element(.shape)
      shape[.shape] = .literal(chance(50) ? .circle : .rectangle)
      return shape
    case 9: return container(.overlay, depth)
    default:
      var stack = container(.stack, depth)
      let isColumn = chance(60)
      stack[.axis] = .literal(isColumn ? .vertical : .horizontal)
      stack[.gap] = .literal(8)
      let alignments: [Alignment] =
        isColumn ? [.leading, .center, .trailing, .fill] : [.top, .center, .bottom, .fill, .firstBaseline]
      stack[.alignment] = .literal(alignments.randomElement(using: &random) ?? .fill)
      return stack
    }
  }

  private mutating func container(_ kind: ElementKind, _ depth: Int) -> Element {
    var element = Element(kind)
    let count = Int.random(in: (kind == .overlay ? 1 : 0)...4, using: &random)
    element[.children] = (0..<count).map { _ in slot(depth: depth - 1) }
    return element
  }

  mutating func slot(depth: Int) -> Slot {
    let element = element(depth: depth)
    let when = Condition(.template(CardPassesTests.template("${shown}")))
    let scope = Scope(repeats: true, source: .template(CardPassesTests.template("${items}")))
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return .one(element, when: when)
    case 1: return .one(element, scope: scope)
    default: return .one(element)
    }
  }
}
