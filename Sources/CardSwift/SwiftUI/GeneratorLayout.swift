import CardIR
import CardStyle
import CardSyntax

// Elements by kind, and those that lay out others.
extension ScreenGenerator {
  /// The view of an element, without what depends on its place.
  mutating func view(of element: Element, _ context: ViewContext) -> BuiltView {
    let name = subviewName(of: element)
    var view: BuiltView
    switch element.kind {
    case .screen: view = screenView(element, context)
    case .stack, .column, .tableCell, .page: view = stack(element, context)
    case .overlay: view = overlay(element, context)
    case .scroll, .list: view = scroll(element, context)
    case .text: view = BuiltView(textView(element, context))
    case .richText: view = BuiltView(richText(element, context))
    case .image: view = BuiltView(imageView(element, context))
    case .icon: view = BuiltView(icon(element, context))
    case .media: view = BuiltView(media(element, context))
    case .spacer: view = BuiltView(spacer(element, context))
    case .divider: view = BuiltView(divider(element, context))
    case .shape: view = BuiltView(shape(element, context))
    case .facts: view = factsView(element, context)
    case .imageSet: view = imageSet(element, context)
    case .table: view = table(element, context)
    case .carousel: view = carousel(element, context)
    case .actionSet: view = actionSet(element, context)
    case .button: view = BuiltView(button(element, context))
    case _ where element.kind.isInput: view = BuiltView(input(element, context))
    default: view = BuiltView(.call("EmptyView"))
    }
    // Boxes see to their height themselves.
    switch element.kind {
    case .facts, .imageSet, .actionSet, .media, .richText, .table,
      _ where element.kind.isInput:
      if element[value: .height] == .token("stretch") {
        let frame = [SwiftArgument("maxHeight", ".infinity"), SwiftArgument("alignment", ".top")]
        view = view.map { $0.framed(frame) }
      } else if let height = length(element, .height, context) {
        view = view.map { $0.framed([SwiftArgument("height", height)]) }
      }
    default: break
    }
    view.name = name
    if let language = element.literal(.language), !language.isEmpty {
      let locale = SwiftExpression.call("Locale", [SwiftArgument("identifier", .text(language))])
      view = view.map {
        $0.modified("environment", [SwiftArgument(nil, "\\.locale"), SwiftArgument(nil, locale)])
      }
    }
    return view
  }

  private func subviewName(of element: Element) -> String {
    if let id = element.literal(.id), let name = Self.memberName(id) { return name }
    return switch element.kind {
    case .screen: "card"
    case .stack: element[.axis]?.literal == .horizontal ? "row" : "section"
    case .column: "column"
    case .actionSet: "buttons"
    case .facts: "facts"
    case .table: "table"
    case .tableRow: "tableRow"
    case .imageSet: "gallery"
    case .carousel: "carousel"
    case .overlay: "layers"
    case .scroll, .list: "list"
    default: element.kind.isInput ? "field" : "content"
    }
  }

  /// A name for a sub-view made of what a person has written, if it makes a good one.
  static func memberName(_ text: String) -> String? {
    let name = SwiftNames.lowerCamel(String(text.map { $0.isASCII ? $0 : " " }))
    return name.count < 40 && name.first?.isLetter == true && name != "value" ? name : nil
  }

  // MARK: Documents

  private mutating func screenView(_ element: Element, _ context: ViewContext) -> BuiltView {
    var root = element
    if !root[.actions].isEmpty {
      var group = Element(.actionSet)
      group[.actions] = root[.actions]
      let spacing = styles.host.actions.spacing
      group[.spacing] = .literal(spacing)
      root[.children].append(.one(group))
      root.remove(.actions)
    }
    let isBare = !root.has(.padding) && root[.children].count == 1 && !root.has(.tap) && !root.has(.background)
    if isBare {
      let view = slotView(root[.children][0], context)
      guard let color = color(root, .backgroundColor, context) else { return view }
      return view.map { Self.page($0, color) }
    }
    return stack(root, context)
  }

  private static func page(_ view: SwiftExpression, _ color: SwiftExpression) -> SwiftExpression {
    view.framed([
      SwiftArgument("maxWidth", ".infinity"), SwiftArgument("maxHeight", ".infinity"),
      SwiftArgument("alignment", ".top"),
    ]
    ).modified("background", [SwiftArgument(nil, color)])
  }

  // MARK: Stacks

  private mutating func stack(_ element: Element, _ context: ViewContext) -> BuiltView {
    let axis: Axis = element.kind == .stack ? element[.axis]?.literal ?? .vertical : .vertical
    var inner = self.inner(of: element, context)
    inner.axis = axis
    let row = axis == .horizontal ? rowAlignment(of: element) : nil
    let distribution = element[.distribution]?.literal
    let hasColumns = element[.children].contains { $0.element?.kind == .column }
    let (views, spacing) = children(of: element, axis: axis, inner) { view, child in
      if hasColumns { Self.place(&view, child, row ?? ".top") }
      if distribution == .fillEqually, child.kind != .spacer {
        let extent = axis == .horizontal ? "maxWidth" : "maxHeight"
        view = view.map { $0.framed([SwiftArgument(extent, ".infinity")]) }
      } else if axis == .vertical {
        view = view.map { Self.aligned($0, child) }
      }
    }
    var parts = subviews.bounded(views, inner.parameters)
    if distribution == .equalSpacing || distribution == .equalCentering, parts.count > 1 {
      parts = parts.enumerated().flatMap {
        $0 > 0 ? [BuiltView(.call("Spacer", [SwiftArgument("minLength", "0")])), $1] : [$1]
      }
    }
    // Columns are as high as their row, so what stands low in all of them stands low in the row.
    var frame = element
    if axis == .horizontal, frame.has(.minHeight) || frame.has(.height), !frame.has(.verticalAlignment),
      let edge = commonEdge(of: element)
    {
      frame[.verticalAlignment] = .literal(edge)
    }
    if let only = single(element, axis, parts, inner) {
      let steps = box(frame, context, axis: axis)
      return only.map(steps.apply)
    }
    let alignment = axis == .horizontal ? row ?? ".center" : columnAlignment(of: element)
    let call = axis == .horizontal ? "HStack" : "VStack"
    let arguments = [SwiftArgument("alignment", .verbatim(alignment)), SwiftArgument("spacing", spacing)]
    let view = BuiltView(around: parts) { [.expression(.call(.verbatim(call), arguments, SwiftClosure([], $0)))] }
    let steps = box(frame, context, axis: axis)
    return view.map(steps.apply)
  }

  /// The edge, or the middle, at which the content of all columns of a row stands; none for the top.
  private func commonEdge(of row: Element) -> Alignment? {
    let columns = row[.children].map(\.element)
    guard let first = columns.first??.literal(.verticalAlignment), first == .center || first == .bottom,
      columns.allSatisfy({ $0?.kind == .column && $0?.literal(.verticalAlignment) == first })
    else { return nil }
    return first
  }

  /// The only child of a stack, which needs no stack around it.
  private func single(_ element: Element, _ axis: Axis, _ parts: [BuiltView], _ context: ViewContext) -> BuiltView? {
    guard parts.count == 1, element[.children].count == 1, element[.children][0].isPlain,
      let child = element[.children][0].element, ![.spacer, .divider].contains(child.kind),
      child[.isVisible].map({ $0 == .literal(true) }) ?? true,
      !facts.mayToggle(child[.id]), parts[0].whole.count == 1, parts[0].whole[0].expression != nil
    else { return nil }
    return parts[0]
  }

  /// What holds inside of an element.
  mutating func inner(of element: Element, _ context: ViewContext) -> ViewContext {
    var inner = context
    if let style = element.literal(.containerStyle) { inner.style = style }
    let padding = paddingPoints(of: element, context)
    if padding > 0 { inner.padding = padding }
    return inner
  }

  private func rowAlignment(of row: Element) -> String {
    if let own = row[.alignment]?.literal { return Self.vertical(own) }
    let columns = row[.children].compactMap(\.element).filter { $0.kind == .column }
    guard !columns.isEmpty else { return ".center" }
    let alignments = Set(columns.map { $0.literal(.verticalAlignment) ?? .top })
    return alignments.count == 1 ? Self.vertical(alignments.first ?? .top) : ".top"
  }

  private static func vertical(_ alignment: Alignment) -> String {
    switch alignment {
    case .top, .leading: ".top"
    case .bottom, .trailing: ".bottom"
    case .firstBaseline: ".firstTextBaseline"
    case .lastBaseline: ".lastTextBaseline"
    default: ".center"
    }
  }

  private func columnAlignment(of stack: Element) -> String {
    switch stack[.alignment]?.literal {
    case .center?: ".center"
    case .trailing?: ".trailing"
    default: ".leading"
    }
  }

  /// Gives a column its width in its row, and its place where the columns differ in that.
  private static func place(_ view: inout BuiltView, _ column: Element, _ row: String) {
    var arguments: [SwiftArgument] = []
    if column.kind == .column {
      switch column[.width] {
      case .literal(.points(let points))?: arguments.append(SwiftArgument("width", .number(points)))
      case .literal(.auto)?, .literal(.token)?: break
      case .template?: break
      default: arguments.append(SwiftArgument("maxWidth", ".infinity"))
      }
    }
    let own = vertical(column.literal(.verticalAlignment) ?? .top)
    let stretches = own != row && column.kind == .column && own != ".top"
    if stretches, arguments.first?.label == "width" {
      view = view.map {
        $0.framed([SwiftArgument("maxHeight", ".infinity"), SwiftArgument("alignment", .verbatim(own))])
      }
    } else if stretches {
      arguments.append(SwiftArgument("maxHeight", ".infinity"))
    }
    guard !arguments.isEmpty else { return }
    let alignment = stretches && own == ".bottom" ? ".bottomLeading" : ".leading"
    arguments.append(SwiftArgument("alignment", .verbatim(alignment)))
    view = view.map { $0.framed(arguments) }
  }

  /// An element of a column at the side that it asks for.
  private static func aligned(_ view: SwiftExpression, _ element: Element) -> SwiftExpression {
    switch (element.kind, element[.horizontalAlignment]?.literal) {
    case (.spacer, _), (.divider, _): view
    case (_, .center?): view.fillingWidth(".center")
    case (_, .trailing?): view.fillingWidth(".trailing")
    default: view
    }
  }

  // MARK: Layers and scrolling

  private mutating func overlay(_ element: Element, _ context: ViewContext) -> BuiltView {
    let inner = self.inner(of: element, context)
    let views = element[.children].map { slotView($0, inner) }
    let parts = subviews.bounded(views, inner.parameters)
    let isPlaced = element.has(.alignment) || element.has(.verticalAlignment)
    let place = isPlaced ? alignment(of: element, isTall: false) : ".center"
    let arguments = place == ".center" ? [] : [SwiftArgument("alignment", .verbatim(place))]
    let view = BuiltView(around: parts) { [.expression(.call("ZStack", arguments, SwiftClosure([], $0)))] }
    let steps = box(element, context, axis: nil)
    return view.map(steps.apply)
  }

  private mutating func scroll(_ element: Element, _ context: ViewContext) -> BuiltView {
    let axis = element[.axis]?.literal ?? .vertical
    let inner = self.inner(of: element, context)
    let (views, spacing) = children(of: element, axis: axis, inner)
    let parts = subviews.bounded(views, inner.parameters)
    let view = BuiltView(around: parts) { statements -> [SwiftStatement] in
      if element.kind == .list { return [.expression(.call("List", [], SwiftClosure([], statements)))] }
      let alignment = axis == .horizontal ? ".center" : self.columnAlignment(of: element)
      let arguments = [SwiftArgument("alignment", .verbatim(alignment)), SwiftArgument("spacing", spacing)]
      let stack = SwiftExpression.call(
        axis == .horizontal ? "HStack" : "VStack", arguments, SwiftClosure([], statements))
      let content: [SwiftStatement] = [.expression(axis == .horizontal ? stack : stack.fillingWidth())]
      let axes = axis == .horizontal ? [SwiftArgument(nil, ".horizontal")] : []
      return [.expression(.call("ScrollView", axes, SwiftClosure([], content)))]
    }
    let steps = box(element, context, axis: nil)
    return view.map(steps.apply)
  }

  // MARK: Leaves of layouts

  private mutating func spacer(_ element: Element, _ context: ViewContext) -> SwiftExpression {
    var arguments: [SwiftArgument] = []
    if let least = number(element, .minLength, context) { arguments.append(SwiftArgument("minLength", least)) }
    var frame: [SwiftArgument] = []
    if let width = length(element, .width, context) { frame.append(SwiftArgument("width", width)) }
    if let height = length(element, .height, context) { frame.append(SwiftArgument("height", height)) }
    let spacer = SwiftExpression.call("Spacer", frame.isEmpty ? arguments : [SwiftArgument("minLength", "0")])
    return frame.isEmpty ? spacer : spacer.framed(frame)
  }

  private mutating func divider(_ element: Element, _ context: ViewContext) -> SwiftExpression {
    let isUpright = context.axis == .horizontal
    let thickness = length(element, isUpright ? .width : .height, context)
    let extent = length(element, isUpright ? .height : .width, context)
    var view: SwiftExpression = .call("Divider")
    var frame = extent.map { [SwiftArgument(isUpright ? "height" : "width", $0)] } ?? []
    let color = color(element, .backgroundColor, context)
    if color != nil || thickness != nil {
      view = SwiftExpression.call("Rectangle").modified("fill", [SwiftArgument(nil, color ?? ".separator")])
      frame.append(SwiftArgument(isUpright ? "width" : "height", thickness ?? "1"))
    }
    return frame.isEmpty ? view : view.framed(frame.sorted { $0.label == "width" && $1.label != "width" })
  }

  private mutating func shape(_ element: Element, _ context: ViewContext) -> SwiftExpression {
    let radius = number(element, .cornerRadius, context)
    var view: SwiftExpression =
      element[value: .shape] == ShapeKind.circle.storage
      ? .call("Circle")
      : radius.map { .call("RoundedRectangle", [SwiftArgument("cornerRadius", $0)]) } ?? .call("Rectangle")
    if let color = color(element, .foregroundColor, context) {
      view = view.modified("fill", [SwiftArgument(nil, color)])
    }
    var bare = element
    bare[.cornerRadius] = nil
    bare[.foregroundColor] = nil
    return box(bare, context, axis: nil).apply(view)
  }
}
