package import CardIR
import CardKernel
import CardStyle
import CardTemplate

/// Makes the text beside a toggle its caption, and names inputs by what they store, where the target wants it so.
package struct JoinToggles: Pass {
  package init() {}

  package let name = "join-toggles"
  package let summary = "Makes the text beside a toggle its title where the target's toggles have one."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      stack axis=horizontal
        children
          input.toggle variable-id="news" is-on=true
          text text="News"
      """,
    after: #"input.toggle title="News" id="news" value="true""#)

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet([.toggle, .textInput])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    let (source, target) = (context.source, context.target)
    if source.supports(.toggle), !source.supports(.title, on: .toggle), target.supports(.title, on: .toggle),
      !context.keepsPlaces
    {
      screen.rewrite(in: Self.content) { element in
        guard element.kind == .stack else { return }
        guard var toggle = Self.joined(element, target) else { return Self.joinNeighbours(in: &element, &context) }
        element.visitChildren { if $0.kind == .text { Self.recordLook(of: $0, &context) } }
        if !target.supports(.wrap, on: .toggle) { toggle[.wrap] = nil }
        let kinds = element[.children].compactMap(\.element?.kind)
        if kinds.first(where: { $0 != .spacer }) == .text {
          context.record(
            LossKinds.position,
            target.codec.writesDocuments
              ? "the box of the toggle stands before its words, as everywhere in \(context.targetName)"
              : "\(context.targetName) decides on which side of its words the box of a toggle stands", at: toggle)
        }
        // Room before them keeps both away from the beginning of the row.
        let isAway = element[.children].first?.element?.isFlexibleRoom(along: .horizontal) ?? false
        guard Self.isSeen(element) || isAway else { return element = toggle }
        let room = element[.children].map { $0.element?.isFlexibleRoom(along: .horizontal) ?? false }
        var children = [Slot.one(toggle)]
        if isAway {
          children.insert(.one(Element(.spacer)), at: 0)
          if room.last == true { children.append(.one(Element(.spacer))) }
        }
        element[.children] = children
        element[.distribution] = nil
      }
      Self.complete(in: &screen.root, beside: nil, &context)
    }
    if target.supports(.textInput), !target.supports(.variableID, on: .textInput) {
      var count = 0
      let variables = Self.variables(in: screen)
      screen.rewrite(in: Self.content) { element in
        guard element.kind == .textInput else { return }
        Self.yieldName(&element, to: variables, &context)
        Self.name(&element, &context)
        if !element.has(.id) {
          count += 1
          element[.id] = .literal("input\(count)")
        }
      }
    }
  }

  /// The toggle of a row with nothing else in it but a text and room, with the text as its title.
  static func joined(_ row: Element, _ target: Capabilities? = nil) -> Element? {
    guard row[.axis]?.literal == .horizontal else { return nil }
    let content = row[.children].filter { $0.element?.kind != .spacer }
    guard content.count == 2, content.allSatisfy(\.isPlain) else { return nil }
    let elements = content.compactMap(\.element)
    guard var toggle = elements.first(where: { $0.kind == .toggle }),
      let text = elements.first(where: { $0.kind == .text }), entitle(&toggle, with: text, target)
    else { return nil }
    return toggle
  }

  /// Makes texts the titles of the toggles that they stand directly behind, in a row with more in it.
  private static func joinNeighbours(in row: inout Element, _ context: inout PassContext) {
    guard row[.axis]?.literal == .horizontal, row.hasChild(in: .children, where: { $0.kind == .toggle }) else { return }
    var slots = row.takeSlots(of: .children)
    for index in slots.indices.reversed() {
      guard slots[index].isPlain, var toggle = slots[index].element, toggle.kind == .toggle,
        let place = caption(behind: index, in: slots), let text = slots[place].element,
        entitle(&toggle, with: text, context.target)
      else { continue }
      recordLook(of: text, &context)
      if !context.target.supports(.wrap, on: .toggle) { toggle[.wrap] = nil }
      slots.replaceSubrange(index...place, with: [.one(toggle)])
    }
    row[.children] = slots
  }

  /// Where the text stands that begins directly behind a toggle, or a fixed distance behind it.
  private static func caption(behind index: Int, in slots: [Slot]) -> Int? {
    var place = index + 1
    if place < slots.count, let room = slots[place].element, room.kind == .spacer, slots[place].isPlain,
      !room.isFlexibleRoom(along: .horizontal)
    {
      place += 1
    }
    guard place < slots.count, slots[place].isPlain, let text = slots[place].element, text.kind == .text,
      !text.has(.tap)
    else { return nil }
    // Between two toggles it may belong to either.
    return place + 1 < slots.count && slots[place + 1].element?.kind == .toggle ? nil : place
  }

  /// Makes a text the title of a toggle; false if it has no words.
  private static func entitle(_ toggle: inout Element, with text: Element, _ target: Capabilities?) -> Bool {
    guard let caption = text.entry(.text) else { return false }
    toggle.set(.title, caption.value, origin: caption.origin)
    for id in look where target?.supports(id, on: .toggle) ?? false { toggle.take(id, from: text) }
    // The extents were those of the box alone, and the text beside it took as many lines as it needed.
    toggle[.width] = nil
    toggle[.height] = nil
    // Documents do not say so of short toggles that come from there and go back.
    let wraps = text.literal(.wrap) != false && text.literal(.maxLines) != 1
    if breaks(text) || target?.boxes == .any && wraps { toggle[.wrap] = .literal(true) }
    return true
  }

  /// How the words beside a toggle look.
  private static let look: [AttributeID] = [.textSize, .textWeight, .textColor, .isSubtle, .fontType]

  /// Says what of the look of words the title of a toggle does not have.
  private static func recordLook(of text: Element, _ context: inout PassContext) {
    func isLost(_ id: AttributeID) -> Bool { text.has(id) && !context.target.supports(id, on: .toggle) }
    if isLost(.textColor) {
      context.record(
        LossKinds.color, "the host colours the titles of toggles of \(context.targetName)", at: text, .textColor)
    }
    let usual = context.styles.host.points(.default)
    if isLost(.textSize), case .measure(let points, .points)? = text[value: .textSize],
      abs(points - usual) > leastDifference
    {
      context.record(
        LossKinds.fontSize,
        "titles of toggles of \(context.targetName) have the host's size, \(NumberText.javaScript(usual)) points",
        at: text,
        .textSize)
    }
  }

  /// From what difference on a text is seen to be larger or smaller, in points.
  private static let leastDifference = 3.0

  /// The width that narrow screens have for words beside a toggle, in points.
  private static let leastRoom = 200.0

  /// Whether a text may take several lines and is not known to fit one.
  private static func breaks(_ text: Element) -> Bool {
    guard text.literal(.maxLines) != 1, text.literal(.wrap) != false else { return false }
    return text.literal(.text) == nil || NaturalWidth(lineThickness: 0).width(of: text) > leastRoom
  }

  /// Whether a row shows or does something of its own, so that it stays around what was in it.
  static func isSeen(_ row: Element) -> Bool {
    row.has(.tap) || row.has(.backgroundColor) || row.has(.borderWidth)
  }

  /// Completes the toggles in an element; `caption` is the text beside it in the nearest row.
  private static func complete(
    in element: inout Element, beside caption: Bound<String>?, _ context: inout PassContext
  ) {
    if element.kind == .toggle { return complete(&element, beside: caption, &context) }
    guard element.kind == .stack, element[.axis]?.literal == .horizontal else {
      return element.updateChildren(in: content) { complete(in: &$0, beside: caption, &context) }
    }
    var slots = element.takeSlots(of: .children)
    let captions = slots.map { $0.element.flatMap(firstText) }
    for index in slots.indices {
      // The nearest one, of two that are equally near the one before.
      let nearest = captions.indices.filter { $0 != index && captions[$0] != nil }
        .min { (abs($0 - index), $0) < (abs($1 - index), $1) }
      slots[index].update { complete(in: &$0, beside: nearest.flatMap { captions[$0] } ?? caption, &context) }
    }
    element.updateChildren(in: content) { complete(in: &$0, beside: caption, &context) }
    element[.children] = slots
  }

  /// The first words in an element, if there are any.
  private static func firstText(_ element: Element) -> Bound<String>? {
    if element.kind == .text { return element[.text].flatMap { $0.literal?.isEmpty == true ? nil : $0 } }
    return element[.children].lazy.compactMap { $0.element.flatMap(firstText) }.first
  }

  /// Gives a toggle without words a title, which is what screen readers say of it: there must be one.
  private static func entitle(_ toggle: inout Element, beside caption: Bound<String>?, _ context: inout PassContext) {
    guard !toggle.has(.title) else { return }
    if let title = caption ?? toggle.literal(.id).flatMap(PassContext.words).map({ .literal($0) }) {
      toggle[.title] = title
      let words = title.literal.map { "`\($0)`" } ?? "that of the text beside it"
      context.record(
        LossKinds.toggleTitle,
        "toggles of \(context.targetName) have titles, so that screen readers can name them; this one gets \(words)",
        at: toggle)
    } else {
      toggle[.title] = .literal(" ")
      context.record(LossKinds.toggleTitle, "nothing says what the toggle is for, so it has no title", at: toggle)
    }
  }

  private static func complete(
    _ toggle: inout Element, beside caption: Bound<String>?, _ context: inout PassContext
  ) {
    name(&toggle, &context)
    entitle(&toggle, beside: caption, &context)
    if let state = toggle[.isOn], !context.target.supports(.isOn, on: .toggle) {
      switch state {
      case .literal(let isOn): toggle[.value] = .literal(isOn ? "true" : "false")
      case .template(let template):
        // What is null counts as absent, so it is what the source has then.
        let isOn = context.source.defaults[.toggle]?[.isOn] == .flag(true)
        let words = template.singleHole.map { hole in
          let state = hole.type.contains(.null) ? Expression.call("coalesce", [hole, .boolean(isOn)]) : hole
          return Expression.call("if", [state, .string("true"), .string("false")])
        }
        toggle[.value] = .template(words.map { TemplateString([.hole($0)]) } ?? template)
      }
      toggle[.isOn] = nil
    }
    if toggle.has(.backgroundColor), !context.target.supports(.backgroundColor, on: .toggle) {
      context.record(
        LossKinds.boxColor, "the host colours the toggles of \(context.targetName)", at: toggle, .backgroundColor)
      toggle[.backgroundColor] = nil
    }
    for region in [RegionID.onActivated, .onDeactivated]
    where toggle.has(region) && !context.target.supports(region, on: .toggle) {
      for action in toggle[region].compactMap(\.element) {
        context.recordRemoval(
          of: action, LossKinds.callbacks, "\(context.targetName) runs nothing when a toggle changes")
      }
      toggle.remove(region)
    }
  }

  /// The names of all variables that inputs write.
  private static func variables(in screen: Screen) -> Set<String> {
    var names: Set<String> = []
    screen.root.visit { element in
      if element.kind.isInput, let name = element.literal(.variableID) { names.insert(name) }
    }
    return names
  }

  /// Gives an input whose value is stored nowhere another name where one that stores its value will be called as it is: what
  /// is sent under that name is the other one's value.
  private static func yieldName(_ input: inout Element, to variables: Set<String>, _ context: inout PassContext) {
    guard !input.has(.variableID), let id = input.literal(.id), variables.contains(id) else { return }
    var name = id + "_unsent"
    while variables.contains(name) { name += "_" }
    context.record(
      LossKinds.idRenamed, "the input stores nothing, so its name goes to the one that stores `\(id)`", at: input, .id,
      value: id)
    input[.id] = .literal(name)
  }

  /// An input is known by the name that its value is stored under.
  private static func name(_ input: inout Element, _ context: inout PassContext) {
    guard !context.target.supports(.variableID, on: input.kind), let entry = input.entry(.variableID) else { return }
    if let id = input.literal(.id), entry.value != .text(id) {
      context.record(
        LossKinds.idRenamed, "the input is named by its variable in place of `\(id)`", at: input, .id, value: id)
    }
    input.set(.id, entry.value, origin: entry.origin)
    input[.variableID] = nil
  }
}
