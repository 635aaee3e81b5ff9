import CardIR
import CardTemplate

/// What passes take away, change or join, as programs and people leave it in cards.
extension RandomCards {
  /// An element that some pass makes less of, or that looks like one and must stay.
  mutating func wasteful(_ depth: Int) -> Element {
    switch Int.random(in: 0..<(depth > 0 ? 15 : 8), using: &random) {
    case 0: return withDefaults()
    case 1: return withFallback()
    case 2: return runsOfOneLook()
    case 3: return buttons()
    case 4:
      var text = text()
      text[.isVisible] = .literal(false)
      return text
    case 5: return isTemplate ? computed() : facts()
    case 6: return isTemplate ? boundLook() : field()
    case 7: return chance(50) ? image() : pictureOfApp()
    case 8:
      var outer = stack(.vertical)
      var inner = stack(.horizontal)
      inner[.children] = [.one(text()), .one(text())]
      outer[.children] = [.one(inner)]
      return outer
    case 9:
      var row = stack(.horizontal)
      var column = Element(.column)
      column[.width] = .literal(chance(80) ? .stretch : .auto)
      column[.children] = slots(1...3, depth: depth - 1)
      row[.children] = [.one(column)]
      return row
    case 10:
      var outer = stack(.vertical)
      outer[.children] = [.one(text()), .one(text())] + slots(0...1, depth: depth - 1)
      return outer
    case 11:
      var outer = stack(.vertical)
      var empty = stack(.vertical)
      if chance(80) { empty[.spacing] = .literal(.none) }
      outer[.children] = [.one(text()), .one(empty), .one(text())]
      return outer
    case 12:
      var outer = stack(.vertical)
      outer[.isVisible] = .literal(false)
      outer[.children] = slots(1...2, depth: depth - 1)
      return outer
    case 13:
      var outer = stack(.vertical)
      if chance(50) { outer[.containerStyle] = .literal(.emphasis) }
      for _ in 0..<3 {
        var text = text()
        text[.textColor] = .literal(.palette(.accent))
        outer[.children].append(.one(text))
      }
      return outer
    default:
      var outer = stack(.vertical)
      outer[.id] = .literal(unique("box"))
      if chance(50) { outer[.tap] = [.one(link())] }
      outer[.children] = slots(1...2, depth: depth - 1)
      return outer
    }
  }

  /// A part of an action that addresses an element that is not there.
  mutating func deadTarget() -> Element {
    var target = Element(.target)
    target[.targetID] = .literal(unique("gone"))
    return target
  }

  /// A condition that is always true, or never.
  mutating func constantCondition() -> Condition {
    let tests = ["${1 < 2}", "${1 > 2}", "${region == 'eu'}", "${region == 'us'}", "${not(false)}", "${!!shown}"]
    return Condition(.template(template(tests.randomElement(using: &random) ?? "${true}")))
  }

  private func stack(_ axis: Axis) -> Element {
    var stack = Element(.stack)
    stack[.axis] = .literal(axis)
    return stack
  }

  private mutating func withDefaults() -> Element {
    var text = text()
    text[.wrap] = .literal(false)
    text[.textSize] = .literal(.token(.default))
    text[.textWeight] = .literal(.default)
    text[.isVisible] = .literal(true)
    text[.spacing] = .literal(.default)
    text[.maxLines] = .literal(Double(Int.random(in: 1...3, using: &random)))
    return text
  }

  private mutating func withFallback() -> Element {
    var element = chance(50) ? text() : field()
    element[.fallback] = [.one(text())]
    if chance(30) { element[value: .dropsOnFallback] = nil }
    return element
  }

  private mutating func runsOfOneLook() -> Element {
    var rich = Element(.richText)
    for _ in 0..<3 {
      var run = Element(.run)
      run[.text] = .literal(unique("run") + " ")
      if chance(20) { run[.textWeight] = .literal(.bolder) }
      rich[.children].append(.one(run))
    }
    return rich
  }

  private mutating func buttons() -> Element {
    var set = Element(.actionSet)
    var toggle = Element(.toggleVisibility)
    toggle[.title] = .literal(unique("toggle"))
    toggle[.targets] = [.one(deadTarget()), .one(deadTarget())]
    var submit = Element(.submit)
    submit[.title] = .literal(unique("Send"))
    set[.actions] = [.one(toggle), .one(submit)]
    return set
  }

  /// A text whose holes can be computed, made shorter or decided on.
  private mutating func computed() -> Element {
    let holes = [
      "${1 + 2}", "${toUpper('total')}", "${if(1 > 2, name, other)}", "${if(!(n == 1), string(toUpper(name)), '')}",
      "${region}", "${concat('in ', region)}", "${if(region == 'eu', name, other)}", "${n * (1 + 0.19)}",
      "${not(not(shown))}", "${name}",
    ]
    var text = text()
    let hole = holes.randomElement(using: &random) ?? "${name}"
    text[.text] = .template(template("\(unique("text")) \(hole)"))
    return text
  }

  /// A text whose look is known only with data, or could be known without.
  private mutating func boundLook() -> Element {
    var text = text()
    // A name that the format does not have stays a hole, for which legalization decides by comparisons.
    let colors = [
      "${if(n > 1, 'attention', 'good')}", "${tone}", "${if(1 < 2, 'warning', tone)}", "${toLower('MAUVE')}",
    ]
    text[value: .textColor] = .template(template(colors.randomElement(using: &random) ?? "${tone}"))
    if chance(50) { text[value: .wrap] = .template(template(chance(50) ? "${shown}" : "${1 < 2}")) }
    if chance(30) { text[value: .isVisible] = .template(template(chance(50) ? "${shown}" : "${!(n > 1)}")) }
    return text
  }

  private mutating func facts() -> Element {
    var facts = Element(.facts)
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      var fact = Element(.fact)
      fact[.title] = .literal(unique("fact"))
      fact[.value] = .literal(unique("value"))
      facts[.children].append(.one(fact))
    }
    return facts
  }

  private mutating func field() -> Element {
    let kinds: [ElementKind] = [.textInput, .numberInput, .dateInput, .timeInput, .toggle]
    var field = Element(kinds.randomElement(using: &random) ?? .textInput)
    field[.id] = .literal(unique("Field"))
    if field.kind == .toggle { field[.title] = .literal(unique("Toggle")) }
    if chance(30) { field[.isVisible] = .literal(false) }
    if chance(30) { field[.isRequired] = .literal(false) }
    return field
  }

  /// A picture that only the app knows where to find, which formats leave out that want absolute addresses. A button
  /// shows it.
  private mutating func pictureOfApp() -> Element {
    var image = Element(.image)
    let id = unique("picture")
    image[.id] = .literal(id)
    image[.isVisible] = .literal(false)
    image[.url] = .literal("pictures/" + unique("Image") + ".png")
    hidden.append(id)
    return image
  }

  private mutating func image() -> Element {
    var image = Element(.image)
    image[.url] = .literal("https://example.com/" + unique("Image") + ".png")
    image[.width] = .literal(.points(Double(Int.random(in: 20...80, using: &random))))
    if chance(50) { image[.height] = .literal(.points(40)) }
    return image
  }
}
