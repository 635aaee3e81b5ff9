import CardIR
import CardStyle
import CardSyntax
import CardTemplate

// Facts, tables, carousels.
extension ScreenGenerator {
  /// Pairs of title and value, in two columns.
  mutating func factsView(_ element: Element, _ context: ViewContext) -> BuiltView {
    let resolved = styles.facts(in: context.style)
    let facts = styles.host.factSet
    var views: [BuiltView] = []
    for slot in element[.children] {
      views.append(
        partView(slot, context) { generator, fact, inner in
          func text(_ id: AttributeID, _ look: HostConfig.FactText) -> SwiftExpression {
            var element = Element(.text)
            if let entry = fact.entry(id) { element.set(.text, entry.value, origin: entry.origin) }
            if look.look.size != .default { element[.textSize] = .literal(.token(look.look.size)) }
            if look.look.weight != .default { element[.textWeight] = .literal(look.look.weight) }
            if look.look.color != .default { element[.textColor] = .literal(.palette(look.look.color)) }
            if look.look.isSubtle { element[.isSubtle] = .literal(true) }
            element[.wrap] = .literal(look.wrap)
            return generator.textView(element, inner)
          }
          let row = SwiftExpression.call(
            "GridRow", [],
            SwiftClosure([], [.expression(text(.title, facts.title)), .expression(text(.value, facts.value))]))
          return BuiltView(row)
        })
    }
    let parts = subviews.bounded(views, context.parameters)
    return BuiltView(around: parts) { statements in
      let arguments = [
        SwiftArgument("alignment", ".topLeading"), SwiftArgument("horizontalSpacing", .number(resolved.spacing)),
        SwiftArgument("verticalSpacing", "4"),
      ]
      return [.expression(.call("Grid", arguments, SwiftClosure([], statements)).fillingWidth())]
    }
  }

  /// A part of an element that repeats and comes and goes as elements do.
  mutating func partView(
    _ slot: Slot, _ context: ViewContext, _ make: (inout ScreenGenerator, Element, ViewContext) -> BuiltView
  ) -> BuiltView {
    guard case .one(let part, let scope, let when) = slot else {
      if case .splice(let template, let origin) = slot {
        report(.splicedElements(template.sourceText, at: origin?.span))
      }
      return BuiltView(.call("EmptyView"))
    }
    var inner = context
    var each: (sequence: SwiftExpression, name: String, index: String)?
    if let scope {
      switch enter(scope, in: context) {
      case .once(let entered): inner.scope = entered
      case .each(let sequence, let type, _, let item):
        let number = context.depth == 0 ? "" : String(context.depth + 1)
        each = (sequence, "item" + number, "index" + number)
        inner.depth += 1
        inner.scope = item("item" + number, "index" + number)
        inner.parameters += [
          ViewParameter(name: "item" + number, type: type), ViewParameter(name: "index" + number, type: "Int"),
        ]
      }
    }
    var view = make(&self, part, inner)
    if let when {
      let condition = bindings.condition(when, in: inner.scope)
      if condition != "true" {
        view = view.wrapped { [.branches([SwiftBranch([.expression(condition)], $0)], otherwise: nil)] }
      }
    }
    guard let each else { return view }
    let used = [each.index, each.name].map { SwiftMentions.of($0, in: view.whole) ? $0 : "_" }
    let data = SwiftExpression.call("Array", [SwiftArgument(nil, .call(.member(each.sequence, "enumerated"), [], nil))])
    return view.wrapped {
      [
        .expression(
          .call("ForEach", [SwiftArgument(nil, data), SwiftArgument("id", "\\.offset")], SwiftClosure(used, $0)))
      ]
    }
  }

  // MARK: Tables

  /// Rows of cells.
  mutating func table(_ element: Element, _ context: ViewContext) -> BuiltView {
    let look = styles.table(element, in: context.style)
    let line = look.lineColor.map { colors.line($0) }
    let hasHeader = element[value: .hasHeaderRow] != .flag(false)
    let columns = element[.columns].map { $0.element }
    var rows: [BuiltView] = []
    for (index, slot) in element[.children].enumerated() {
      rows.append(
        partView(slot, context) { generator, row, inner in
          var inner = inner
          inner.isInHeader = hasHeader && index == 0
          if let style = row.literal(.containerStyle) { inner.style = style }
          let fill: SwiftExpression? = row.literal(.containerStyle).flatMap { style in
            generator.styles.isBox(style, in: context.style) ? generator.colors.background(style) : nil
          }
          var cells: [BuiltView] = []
          for (number, cell) in row[.children].enumerated() {
            let column = number < columns.count ? columns[number] : nil
            let side = [row, column, element].compactMap { $0?.literal(.horizontalAlignment) }.first
            let edge = [cell.element, row, column, element].compactMap { $0?.literal(.verticalAlignment) }.first
            cells.append(generator.cell(cell, in: column, side, edge, look, line: line, fill: fill, inner))
          }
          let parts = generator.subviews.bounded(cells, inner.parameters)
          var view = BuiltView(around: parts) { [.expression(.call("GridRow", [], SwiftClosure([], $0)))] }
          view.name = "tableRow"
          return view
        })
    }
    let parts = subviews.bounded(rows, context.parameters)
    return BuiltView(around: parts) { statements in
      let spacing = SwiftExpression.number(look.cellSpacing)
      let arguments = [
        SwiftArgument("alignment", ".topLeading"), SwiftArgument("horizontalSpacing", spacing),
        SwiftArgument("verticalSpacing", spacing),
      ]
      return [.expression(.call("Grid", arguments, SwiftClosure([], statements)))]
    }
  }

  private mutating func cell(
    _ slot: Slot, in column: Element?, _ side: Alignment?, _ edge: Alignment?, _ look: ResolvedTable,
    line: SwiftExpression?,
    fill: SwiftExpression?, _ context: ViewContext
  ) -> BuiltView {
    var steps = ViewSteps()
    let vertical =
      switch edge {
      case .center?: ""
      case .bottom?: "bottom"
      default: "top"
      }
    let horizontal =
      switch side {
      case .center?: ""
      case .trailing?: "trailing"
      default: "leading"
      }
    let place =
      vertical.isEmpty
      ? (horizontal.isEmpty ? "center" : horizontal)
      : vertical + horizontal.prefix(1).uppercased() + horizontal.dropFirst()
    if look.cellPadding > 0 { steps = steps.modified("padding", [SwiftArgument(nil, .number(look.cellPadding))]) }
    var frame: [SwiftArgument] = []
    if case .points(let points)? = column?.literal(.width) {
      steps = steps.framed([
        SwiftArgument("width", .number(points)), SwiftArgument("alignment", .verbatim(".\(place)")),
      ])
    } else if column?.literal(.width) != .auto {
      frame.append(SwiftArgument("maxWidth", ".infinity"))
    }
    frame += [SwiftArgument("maxHeight", ".infinity"), SwiftArgument("alignment", .verbatim(".\(place)"))]
    steps = steps.framed(frame)
    if let fill { steps = steps.modified("background", [SwiftArgument(nil, fill)]) }
    if let line { steps = steps.modified("border", [SwiftArgument(nil, line)]) }
    // A cell that says nothing of its children's side has that of its column.
    let aligned = slot.replacing { cell in
      var cell = cell
      if let side, !cell.has(.alignment) { cell[.alignment] = .literal(side) }
      return cell
    }
    return slotView(aligned, context) { view, _ in view = view.map(steps.apply) }
  }

  // MARK: Carousels

  /// Pages that are shown one at a time.
  mutating func carousel(_ element: Element, _ context: ViewContext) -> BuiltView {
    use("CardCarousel")
    var count: SwiftExpression?
    var fixed = 0
    var views: [BuiltView] = []
    for (index, slot) in element[.children].enumerated() {
      guard case .one(let page, let scope, let when) = slot else {
        if case .splice(let template, let origin) = slot {
          report(.splicedElements(template.sourceText, at: origin?.span))
        }
        continue
      }
      var bare = slot
      var tag: SwiftExpression = .number(Double(index))
      if let scope, case .each(let sequence, _, _, _) = enter(scope, in: context) {
        let number = context.depth == 0 ? "" : String(context.depth + 1)
        tag =
          fixed == 0 ? .verbatim("index" + number) : .infix(.number(Double(fixed)), "+", .verbatim("index" + number))
        let own = SwiftExpression.member(sequence, "count")
        count = count.map { .infix($0, "+", own) } ?? own
      } else {
        fixed += 1
      }
      bare = .one(page, scope: scope, when: when)
      views.append(
        slotView(bare, context) { view, _ in
          view = view.map {
            $0.framed([
              SwiftArgument("maxWidth", ".infinity"), SwiftArgument("maxHeight", ".infinity"),
              SwiftArgument("alignment", ".topLeading"),
            ]
            ).modified("tag", [SwiftArgument(nil, tag)])
          }
        })
    }
    let known = SwiftExpression.number(Double(fixed))
    let total = count.map { fixed == 0 ? $0 : SwiftExpression.infix(known, "+", $0) } ?? known
    var arguments = [SwiftArgument("pageCount", total)]
    if let first = number(element, .initialPage, context), first != "0" {
      arguments.append(SwiftArgument("initialPage", whole(first)))
    }
    if let timer = element[value: .timer].flatMap({ Double($0) }) {
      let least = styles.host.carousel.minAutoplayDelay
      arguments.append(SwiftArgument("interval", .number(max(timer, least) / 1000)))
    } else if let timer = number(element, .timer, context) {
      arguments.append(SwiftArgument("interval", .infix(timer, "/", "1000")))
    }
    if let loops = flag(element, .loops, usually: true, context) { arguments.append(SwiftArgument("loops", loops)) }
    if let height = length(element, .height, context) ?? length(element, .minHeight, context) {
      arguments.append(SwiftArgument("height", height))
    }
    let parts = subviews.bounded(views, context.parameters)
    var frameless = element
    for id in [AttributeID.height, .minHeight] { frameless[value: id] = nil }
    let steps = box(frameless, context, axis: nil)
    return BuiltView(around: parts) { [.expression(.call("CardCarousel", arguments, SwiftClosure([], $0)))] }
      .map(steps.apply)
  }

  private func whole(_ number: SwiftExpression) -> SwiftExpression {
    if case .verbatim(let source) = number, Int(source) != nil { return number }
    return .call("Int", [SwiftArgument(nil, number)])
  }
}
