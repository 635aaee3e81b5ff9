public import CardIR

extension StyleResolver {
  // MARK: Groups

  /// The buttons of a group.
  public func buttons(of group: Element) -> ResolvedButtons {
    let actions = host.actions
    return ResolvedButtons(
      axis: group.literal(.axis) ?? actions.axis, spacing: actions.buttonSpacing, alignment: actions.alignment,
      maxCount: actions.maxActions, iconSize: actions.iconSize)
  }

  /// The columns of pairs of title and value, on boxes of `style`.
  public func facts(in style: ContainerStyle) -> ResolvedFacts {
    let facts = host.factSet
    func text(_ fact: HostConfig.FactText) -> ResolvedText {
      var text = self.text(fact.look, in: style)
      text.maxLines = fact.wrap ? 0 : 1
      return text
    }
    return ResolvedFacts(
      title: text(facts.title), value: text(facts.value), spacing: facts.spacing,
      titleMaxWidth: facts.title.maxWidth, valueMaxWidth: facts.value.maxWidth)
  }

  /// The caption of an input and what is said of its value, on boxes of `style`.
  public func input(_ element: Element, in style: ContainerStyle) -> ResolvedInput {
    let inputs = host.inputs
    let label = element.literal(.isRequired) == true ? inputs.requiredLabel : inputs.optionalLabel
    var look = HostConfig.TextLook(size: label.size, weight: label.weight)
    look.color = label.color
    look.isSubtle = label.isSubtle
    var error = HostConfig.TextLook(size: inputs.errorMessage.size, weight: inputs.errorMessage.weight)
    error.color = inputs.errorMessage.color
    return ResolvedInput(
      label: text(look, in: style), suffix: label.suffix,
      suffixColor: host.color(label.suffixColor, subtle: false, in: style),
      labelSpacing: host.spacing[inputs.labelSpacing], error: text(error, in: style),
      errorSpacing: host.spacing[inputs.errorMessage.spacing])
  }

  /// The cells of a table.
  public func table(_ table: Element, in style: ContainerStyle) -> ResolvedTable {
    guard table[value: .showsGridLines] != .flag(false) else {
      return ResolvedTable(cellSpacing: host.table.cellSpacing, cellPadding: 0, lineColor: nil)
    }
    let lines = table[value: .gridStyle].flatMap(ContainerStyle.init) ?? style
    return ResolvedTable(
      cellSpacing: 0, cellPadding: host.spacing[.small], lineColor: host.containerStyles[lines].border)
  }

  // MARK: Whole documents

  /// Calls `body` for every element of a screen, in source order, with what it looks like where it stands.
  public func visit(_ screen: Screen, _ body: (Element, ResolvedStyle) -> Void) {
    visit(screen.root, in: page, isShown: false, body)
  }

  private func visit(
    _ element: Element, in surroundings: Surroundings, isShown: Bool, _ body: (Element, ResolvedStyle) -> Void
  ) {
    var inner = surroundings
    let style = resolve(element, in: surroundings, isShown: isShown)
    if let box = style.box {
      inner.boxes.enter(box.style, hasPicture: element.hasBackgroundPicture)
      if let color = box.background { inner.background = color.blended(over: surroundings.background) }
      if box.padding > 0 { inner.padding = box.padding }
    }
    if element.kind == .imageSet { inner.groupImageSize = dimension(ofSet: element) }
    inner.table = style.table ?? surroundings.table
    inner.gap = source?.spacing == .perElement ? nil : element.literal(.gap)
    body(element, style)
    let hasHeader = element.kind == .table && element[value: .hasHeaderRow] != .flag(false)
    for region in element.regions {
      inner.hasPrevious = false
      for (index, slot) in region.slots.enumerated() {
        guard let child = slot.element else { continue }
        if element.kind == .table, region.id == .children { inner.isInHeader = hasHeader && index == 0 }
        visit(child, in: inner, isShown: region.id == .card, body)
        if child.literal(.isVisible) ?? true { inner.hasPrevious = true }
      }
    }
  }

  /// What an element looks like where it stands.
  public func resolve(_ element: Element, in surroundings: Surroundings) -> ResolvedStyle {
    resolve(element, in: surroundings, isShown: false)
  }

  private func resolve(_ element: Element, in surroundings: Surroundings, isShown: Bool) -> ResolvedStyle {
    var result = ResolvedStyle()
    result.box =
      element.kind == .screen
      ? box(ofScreen: element, isShown: isShown) : box(of: element, in: surroundings)
    if element.kind.family == .content || element.kind == .page || element.kind == .tableRow {
      result.lead = lead(of: element, in: surroundings)
    }
    switch element.kind {
    case .text, .run: result.text = text(of: element, in: surroundings)
    case .image: result.image = image(of: element, in: surroundings)
    case .actionSet: result.buttons = buttons(of: element)
    case .screen where element.has(.actions): result.buttons = buttons(of: element)
    case .facts: result.facts = facts(in: surroundings.style)
    case .table: result.table = table(element, in: surroundings.style)
    case _ where element.kind.isInput: result.input = input(element, in: surroundings.style)
    default: break
    }
    return result
  }

  /// What stands before an element; nothing before the first.
  public func lead(of element: Element, in surroundings: Surroundings) -> ResolvedLead {
    var lead = lead(of: element)
    if let gap = surroundings.gap { lead.points = gap }
    if source.map({ $0.spacing != .perElement }) ?? false, surroundings.gap == nil { lead.points = 0 }
    if !surroundings.hasPrevious {
      lead.points = 0
      lead.lineThickness = 0
    }
    return lead
  }
}
