import CardIR
import CardSyntax
import CardTemplate
import CardTestSupport

/// Random cards in which no two texts, names or addresses are alike, so that any change of a shown one shows.
struct RandomCards {
  var random: SeededGenerator
  private var count = 0
  /// The names of what is hidden, which buttons show.
  var hidden: [String] = []
  let isTemplate: Bool
  /// Whether there is much in the cards that no one needs.
  let isWasteful: Bool

  init(seed: UInt64, isTemplate: Bool, isWasteful: Bool = false) {
    random = SeededGenerator(seed: seed)
    self.isTemplate = isTemplate
    self.isWasteful = isWasteful
  }

  /// A card with content of every sort, and buttons that show all that is hidden.
  mutating func card() -> Screen {
    var root = Element(.screen)
    root[.version] = .literal("1.5")
    root[.children] = [.one(text()), .one(text())] + (isWasteful ? slots(1...3, depth: 2) : slots(3...6, depth: 3))
    root[.actions] = hidden.map { id in
      var (action, target) = (Element(.toggleVisibility), Element(.target))
      action[.title] = .literal(unique("show"))
      target[.targetID] = .literal(id)
      if chance(50) { target[.isVisible] = .literal(true) }
      action[.targets] = [.one(target)]
      if isWasteful, chance(30) { action[.targets].append(.one(deadTarget())) }
      return .one(action)
    }
    root[.actions] += [.one(link()), .one(link())]
    return Screen(
      name: "random", format: FormatID(rawValue: "adaptive-card"), root: root, isTemplate: isTemplate)
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  mutating func unique(_ word: String) -> String {
    count += 1
    return "\(word)\(count)"
  }

  mutating func slots(_ range: ClosedRange<Int>, depth: Int) -> [Slot] {
    var slots: [Slot] = []
    for _ in 0..<Int.random(in: range, using: &random) { slots.append(slot(element(depth))) }
    return slots
  }

  private mutating func slot(_ element: Element) -> Slot {
    guard isTemplate else { return .one(element) }
    if isWasteful, chance(15) { return .one(element, when: constantCondition()) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      return .one(element, when: Condition(.template(template("${n > \(Int.random(in: 0..<5, using: &random))}"))))
    case 1: return .one(element, scope: Scope(repeats: true, source: .template(template("${items}"))))
    case 2:
      let scope = Scope(repeats: true, source: .template(template("${others}")))
      return .one(element, scope: scope, when: Condition(.template(template("${shown}"))))
    default: return .one(element)
    }
  }

  private mutating func element(_ depth: Int) -> Element {
    if isWasteful, chance(40) { return wasteful(depth) }
    var element = kind(depth)
    if chance(25) { element[.spacing] = .literal([.none, .small, .large].randomElement(using: &random) ?? .none) }
    if chance(15) { element[.separator] = .literal(true) }
    if chance(12), element.kind != .richText {
      let id = unique("id")
      if !element.kind.isInput { element[.id] = .literal(id) }
      element[.isVisible] = .literal(false)
      if let id = element.literal(.id) { hidden.append(id) }
    }
    return element
  }

  mutating func text() -> Element {
    var element = Element(.text)
    let text = unique("text")
    element[.text] = isTemplate && chance(40) ? .template(template("\(text) ${name}")) : .literal(text)
    if chance(30) { element[.wrap] = .literal(chance(50)) }
    if chance(20) { element[.textWeight] = .literal(.bolder) }
    if chance(20) { element[.textSize] = .literal(.token(chance(50) ? .large : .default)) }
    if chance(15) { element[.horizontalAlignment] = .literal(.center) }
    return element
  }

  mutating func link() -> Element {
    var action = Element(.openURL)
    action[.title] = .literal(unique("Open"))
    action[.url] = .literal("https://example.com/" + unique("Page"))
    return action
  }

  private mutating func kind(_ depth: Int) -> Element {
    switch Int.random(in: 0..<(depth > 0 ? 11 : 7), using: &random) {
    case 0, 1: return text()
    case 2:
      var image = Element(.image)
      image[.url] = .literal("https://example.com/" + unique("Image") + ".png")
      if chance(50) { image[.altText] = .literal(unique("Alt")) }
      return image
    case 3:
      var rich = Element(.richText)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        var run = Element(.run)
        run[.text] = .literal(unique("run"))
        if chance(40) { run[.textWeight] = .literal(.bolder) }
        rich[.children].append(.one(run))
      }
      return rich
    case 4:
      var input = Element(.textInput)
      input[.id] = .literal(unique("Input"))
      if chance(50) { input[.isRequired] = .literal(chance(70)) }
      if chance(50) { input[.label] = .literal(unique("Label")) }
      return input
    case 5:
      var set = Element(.choiceSet)
      set[.id] = .literal(unique("Choice"))
      for _ in 0..<3 {
        var choice = Element(.choice)
        choice[.title] = .literal(unique("title"))
        choice[.value] = .literal(unique("value"))
        set[.children].append(.one(choice))
      }
      return set
    case 6:
      var set = Element(.actionSet)
      set[.actions] = [.one(link()), .one(link())]
      return set
    case 7:
      var row = Element(.stack)
      row[.axis] = .literal(.horizontal)
      for _ in 0..<2 {
        var column = Element(.column)
        column[.width] = .literal(chance(50) ? .auto : .weight(2))
        column[.children] = slots(1...2, depth: depth - 1)
        row[.children].append(.one(column))
      }
      return row
    default:
      var stack = Element(.stack)
      stack[.axis] = .literal(.vertical)
      if chance(25) { stack[.containerStyle] = .literal(chance(50) ? .emphasis : .default) }
      stack[.children] = slots(0...3, depth: depth - 1)
      return stack
    }
  }
}
