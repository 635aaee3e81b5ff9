import CardFormats
import CardIR
import CardStyle

extension ScreenGenerator {
  /// The outermost column: the content of a card, and its buttons below.
  func screen(_ element: Element, _ around: Around, isShown: Bool = false) -> [KotlinStatement] {
    var (element, around) = (element, around)
    // Where stacks hug their content, what is narrower than the screen stands in its middle.
    if !isShown, !presentation.stacksFillWidth, !element.has(.alignment) { element[.alignment] = .literal(.center) }
    if isShown {
      around.boxes.enter(host.actions.showCard.style)
      around.fillsDown = false
    }
    var box = box(element, around, isOutermost: !isShown)
    if isShown {
      pad(&box.modifier, resolver.padding)
      box.inner.padding = resolver.padding
      box.inner.sides = .all
    }
    return backed(element, box, around) { modifier, inner in
      let following = element.has(.actions) ? self.host.spacing[self.host.actions.spacing] : nil
      var (body, distance) = self.flow(element[.children], of: element, .vertical, inner, following: following)
      if let following {
        var below = inner
        below.sides.remove(.top)
        let bar = self.actions(element[.actions], of: element, axis: self.host.actions.axis, below)
        if !bar.isEmpty, !body.isEmpty, distance != following { body.append(self.room(following)) }
        body += bar
      }
      return [self.stack("Column", element, modifier, body, distance, isRow: false)]
    }
  }

  /// Children one below the other.
  func column(_ element: Element, _ around: Around) -> [KotlinStatement] { column(element, around, cellPadding: 0) }

  /// The same for a cell of a table.
  func column(_ element: Element, _ around: Around, cellPadding: Double) -> [KotlinStatement] {
    let fills = presentation.stacksFillWidth || element.kind != .stack
    let isColumn = element.kind == .column && !element.has(.width)
    var box = box(element, around, fills: fills && !isColumn && element.kind != .tableCell, cellPadding: cellPadding)
    if isColumn, around.layout == .row { box.modifier = self.weighted(box.modifier) }
    if element.kind == .column, around.layout == .row, !around.fillsHeight {
      alignInRow(&box.modifier, element.literal(.verticalAlignment) ?? around.verticalAlignment)
    }
    if box.inner.hugs, element[.children].contains(where: { Self.hasLine($0.element) }) {
      // A line is as wide as there is room: that of the widest child, and not all of the row.
      let most = use("androidx.compose.foundation.layout.IntrinsicSize").member("Max")
      add("width", from: "androidx.compose.foundation.layout.", KotlinArgument(most), to: &box.modifier)
    }
    let isTall = element.has(.minHeight) || element.kind == .column && around.layout == .row && around.fillsHeight
    return backed(element, box, around) { modifier, inner in
      let (body, distance) = self.flow(element[.children], of: element, .vertical, inner)
      let place = isTall ? inner.verticalAlignment : nil
      var own = element
      // As high as its content, it has no room that could be above or below that.
      if element.kind == .column, around.layout == .row, !isTall, !element.has(.height) {
        own[.verticalAlignment] = nil
      }
      let whole = self.stack("Column", own, modifier, body, distance, isRow: false, at: place)
      return [element.kind == .tableCell ? whole : Self.unwrapped(whole)]
    }
  }

  /// The only child of a column that does nothing but what the child does as well.
  private static func unwrapped(_ column: KotlinStatement) -> KotlinStatement {
    guard case .expression(.call(_, let arguments, let content?)) = column, arguments.count <= 1,
      content.body.count == 1,
      case .expression(.call(.verbatim(let name), let own, _)) = content.body[0],
      ["Column", "Row", "Box", "CardFlow", "CardFacts"].contains(name)
    else { return column }
    var chain = own.first { $0.name == "modifier" }?.value ?? "Modifier"
    var last: KotlinExpression?
    while case .call(.member(let receiver, let call, _), _, _) = chain {
      // What only the column around knows.
      if ["weight", "align", "alignBy", "matchParentSize"].contains(call) { return column }
      (last, chain) = (chain, receiver)
    }
    if arguments.isEmpty { return content.body[0] }
    let isPlain = arguments[0].name == "modifier" && arguments[0].value == last
    return isPlain && last == KotlinExpression.verbatim("Modifier").calling("fillMaxWidth") ? content.body[0] : column
  }

  private static func hasLine(_ child: Element?) -> Bool {
    guard let child else { return false }
    return child.kind == .divider || child.maySeparate
  }

  /// A column that says nothing of its width takes what is left.
  private func weighted(_ modifier: ModifierChain) -> ModifierChain {
    var first = self.modifier()
    first.add("weight", KotlinArgument("1f"))
    return first.followed(by: modifier)
  }

  private func alignInRow(_ modifier: inout ModifierChain, _ alignment: Alignment?) {
    let side: String? =
      switch alignment {
      case .center?: "CenterVertically"
      case .bottom?: "Bottom"
      default: nil
      }
    guard let side else { return }
    var first = self.modifier()
    first.add("align", KotlinArgument(use("androidx.compose.ui.Alignment").member(side)))
    modifier = first.followed(by: modifier)
  }

  /// Children side by side: columns with shares of the width, or anything else as wide as it is.
  func row(_ element: Element, _ around: Around) -> [KotlinStatement] {
    if let padded = padded(element, around) { return padded }
    let children = element[.children].compactMap(\.element)
    let hasColumns = children.contains { $0.kind == .column }
    // Columns that are painted, or that a tap acts on, are as high as their row.
    let fillsHeight =
      children.contains { child in
        child.kind == .column
          && (child.has(.containerStyle) || child.has(.backgroundColor) || child.has(.background) || child.has(.tap)
            || child.has(.borderColor))
      } || children.contains { $0.maySeparate || $0.kind == .divider }
      || children.contains(where: \.isAreaWithoutHeight)
        && (element.has(.height) || !children.allSatisfy(\.isAreaWithoutHeight))
    var box = box(element, around, fills: hasColumns || presentation.stacksFillWidth)
    if fillsHeight { hugHeight(&box.modifier) }
    return backed(element, box, around) { modifier, inner in
      var inner = inner
      inner.layout = .row
      inner.line =
        switch element.literal(.alignment) {
        case .firstBaseline?: "FirstBaseline"
        case .lastBaseline?: "LastBaseline"
        default: nil
        }
      inner.fillsHeight = fillsHeight
      if case .fills? = around.share {
        inner.fillsAcross = self.presentation.stacksFillWidth
      } else {
        inner.fillsAcross = around.fillsAcross && around.layout == .column && !around.hugs
      }
      let (body, distance) = self.flow(element[.children], of: element, .horizontal, inner)
      return [self.stack("Row", element, modifier, body, distance, isRow: true)]
    }
  }

  /// A box that is as high as the highest of its children, so that others can fill its height.
  func hugHeight(_ modifier: inout ModifierChain) {
    let least = use("androidx.compose.foundation.layout.IntrinsicSize").member("Min")
    add("height", from: "androidx.compose.foundation.layout.", KotlinArgument(least), to: &modifier)
  }

  /// Children behind each other.
  func overlay(_ element: Element, _ around: Around) -> [KotlinStatement] {
    let layers = element[.children].compactMap(\.element)
    let isWide = element.isWide || layers.contains(where: fillsRoom)
    var box = box(element, around, fills: presentation.stacksFillWidth || isWide)
    let hasSize = layers.contains { !$0.isAreaWithoutHeight && !fillsRoom($0) }
    if hasSize, !element.has(.height), layers.contains(where: { $0.isAreaWithoutHeight && $0.has(.width) }) {
      // An area that states only its width is as high as what it lies under.
      hugHeight(&box.modifier)
    } else if !hasSize, around.fillsDown, !element.has(.height) {
      add("fillMaxHeight", from: "androidx.compose.foundation.layout.", to: &box.modifier)
    }
    return backed(element, box, around) { modifier, inner in
      var inner = inner
      inner.layout = .box
      inner.isBackdrop = hasSize || element.has(.height) || around.fillsDown
      let body = element[.children].flatMap { self.statements(for: $0, inner).statements }
      var arguments: [KotlinArgument] = []
      if !modifier.isEmpty { arguments.append(KotlinArgument("modifier", modifier.expression)) }
      let place: String? =
        switch element.literal(.alignment) {
        // Layers stand in the middle of each other, unless something else is said.
        case .center?, nil: "Center"
        case .trailing?: "TopEnd"
        case .bottom?: "BottomStart"
        default: nil
        }
      if let place {
        arguments.append(
          KotlinArgument("contentAlignment", self.use("androidx.compose.ui.Alignment").member(place)))
      }
      let name = self.use("androidx.compose.foundation.layout.Box")
      return [.expression(.call(name, arguments, trailing: KotlinLambda(body: body)))]
    }
  }

  /// A region that scrolls. Inside of another one that does so from top to bottom it is a column, for Compose has no
  /// place for a region without end in another one.
  func scroll(_ element: Element, _ around: Around) -> [KotlinStatement] {
    let isRow = element.literal(.axis) == .horizontal
    var box = box(element, around)
    if isRow || !around.isInScroll {
      let state = KotlinExpression.call(use("androidx.compose.foundation.rememberScrollState"))
      let name = isRow ? "horizontalScroll" : "verticalScroll"
      add(name, from: "androidx.compose.foundation.", KotlinArgument(state), to: &box.modifier)
    }
    box.inner.isInScroll = around.isInScroll || !isRow
    box.inner.fillsDown = false
    return backed(element, box, around) { modifier, inner in
      var inner = inner
      if isRow {
        inner.layout = .row
        inner.isEndless = true
      }
      if element.kind == .list, !isRow {
        return [self.stack("Column", element, modifier, self.rows(of: element, inner), 0, isRow: false)]
      }
      let (body, distance) = self.flow(element[.children], of: element, isRow ? .horizontal : .vertical, inner)
      return [self.stack(isRow ? "Row" : "Column", element, modifier, body, distance, isRow: isRow)]
    }
  }

  // MARK: Calls

  /// A call of `Row` or `Column`, which has its content at `place` in its height where it does not say so itself.
  private func stack(
    _ name: String, _ element: Element, _ modifier: ModifierChain, _ body: [KotlinStatement], _ distance: Double,
    isRow: Bool, at place: Alignment? = nil
  ) -> KotlinStatement {
    var arguments: [KotlinArgument] = []
    var modifier = modifier
    if let most = element.literal(.maxHeight), most > 0 {
      let state = KotlinExpression.call(use("androidx.compose.foundation.rememberScrollState"))
      add("verticalScroll", from: "androidx.compose.foundation.", KotlinArgument(state), to: &modifier)
    }
    if !modifier.isEmpty { arguments.append(KotlinArgument("modifier", modifier.expression)) }
    if let arrangement = arrangement(of: element, distance, isRow: isRow, at: place) {
      arguments.append(KotlinArgument(isRow ? "horizontalArrangement" : "verticalArrangement", arrangement))
    }
    let side: String? =
      switch element.literal(.alignment) {
      case .center?: isRow ? "CenterVertically" : "CenterHorizontally"
      case .trailing?, .bottom?: isRow ? "Bottom" : "End"
      default: nil
      }
    if let side {
      let alignment = use("androidx.compose.ui.Alignment").member(side)
      arguments.append(KotlinArgument(isRow ? "verticalAlignment" : "horizontalAlignment", alignment))
    }
    return .expression(
      .call(use("androidx.compose.foundation.layout." + name), arguments, trailing: KotlinLambda(body: body)))
  }

  private func arrangement(
    of stack: Element, _ distance: Double, isRow: Bool, at place: Alignment?
  ) -> KotlinExpression? {
    func arrangement() -> KotlinExpression { use("androidx.compose.foundation.layout.Arrangement") }
    switch stack.literal(.distribution) {
    case .equalSpacing?: return arrangement().member("SpaceBetween")
    case .equalCentering?: return arrangement().member("SpaceAround")
    default: break
    }
    // Where the children stand along the axis, which matters only where there is room.
    let side: Alignment? =
      isRow ? stack.literal(.horizontalAlignment) : stack.literal(.verticalAlignment) ?? place
    let name: String? =
      switch side {
      case .center?: isRow ? "CenterHorizontally" : "CenterVertically"
      case .trailing?: isRow ? "End" : nil
      case .bottom?: isRow ? nil : "Bottom"
      default: nil
      }
    if distance > 0 {
      var arguments = [KotlinArgument(length(distance))]
      if let name { arguments.append(KotlinArgument(use("androidx.compose.ui.Alignment").member(name))) }
      return .call(.member(arrangement(), "spacedBy", isSafe: false), arguments, trailing: nil)
    }
    return name.map { arrangement().member($0.hasPrefix("Center") ? "Center" : $0) }
  }

  // MARK: Room

  /// Room from top to bottom.
  func room(_ points: Double) -> KotlinStatement {
    _ = use("androidx.compose.foundation.layout.height")
    let modifier = use("androidx.compose.ui.Modifier").calling("height", KotlinArgument(length(max(0, points))))
    return .expression(.call(use("androidx.compose.foundation.layout.Spacer"), KotlinArgument("modifier", modifier)))
  }

  func spacer(_ element: Element, _ around: Around) -> [KotlinStatement] {
    var modifier = modifier()
    let package = "androidx.compose.foundation.layout."
    let isRow = around.layout == .row
    if let width = Self.points(element.literal(.width)) {
      add("width", from: package, KotlinArgument(length(width)), to: &modifier)
    }
    if let height = Self.points(element.literal(.height)) {
      add("height", from: package, KotlinArgument(length(height)), to: &modifier)
    }
    if case .gone? = around.share {
      let least = element.literal(.minLength) ?? 0
      if least <= 0 { return [] }
      add("width", from: package, KotlinArgument(length(least)), to: &modifier)
    }
    if modifier.isEmpty {
      if let least = element.literal(.minLength), least > 0 {
        add(isRow ? "widthIn" : "heightIn", from: package, KotlinArgument("min", length(least)), to: &modifier)
      }
      // A column that scrolls has no room that could be left over, and a box has nothing to share it with.
      if around.leavesNoRest, around.layout == .column {
        if modifier.isEmpty { return [] }
      } else if around.layout != .box {
        modifier.add("weight", KotlinArgument("1f"))
      }
    }
    return [.expression(.call(use(package + "Spacer"), KotlinArgument("modifier", modifier.expression)))]
  }

  func divider(_ element: Element, _ around: Around) -> [KotlinStatement] {
    let name = around.layout == .row ? "VerticalDivider" : "HorizontalDivider"
    let arguments = element.literal(.backgroundColor).map { [KotlinArgument("color", color($0))] } ?? []
    return [.expression(.call(use("androidx.compose.material3." + name), arguments, trailing: nil))]
  }
}
