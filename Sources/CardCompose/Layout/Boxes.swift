import CardFormats
import CardIR
import CardStyle
import CardSyntax

/// A chain of calls on `Modifier`, from the outside inwards.
struct ModifierChain {
  private let start: KotlinExpression
  private(set) var expression: KotlinExpression

  init(_ start: KotlinExpression) {
    self.start = start
    expression = start
  }

  /// A chain that was written already.
  init(_ start: KotlinExpression, _ expression: KotlinExpression) {
    self.start = start
    self.expression = expression
  }

  /// Whether it does nothing.
  var isEmpty: Bool { expression == start }

  mutating func add(_ name: String, _ arguments: KotlinArgument...) { add(name, arguments) }

  mutating func add(_ name: String, _ arguments: [KotlinArgument]) {
    expression = .call(.member(expression, name, isSafe: false), arguments, trailing: nil)
  }
}

/// What a box has made of itself, for the layout of its children.
struct BoxCode {
  /// Its modifiers.
  var modifier: ModifierChain
  /// What its children have from around.
  var inner: Around
}

extension ScreenGenerator {
  private static let layout = "androidx.compose.foundation.layout."

  /// A chain that begins with the modifier that the function is given, or with an empty one.
  func modifier(isOutermost: Bool = false) -> ModifierChain {
    let start = use("androidx.compose.ui.Modifier")
    return ModifierChain(isOutermost ? "modifier" : start)
  }

  /// Adds a call of a function that is imported from `package`.
  func add(_ name: String, from package: String, _ arguments: KotlinArgument..., to modifier: inout ModifierChain) {
    _ = use(package + name)
    modifier.add(name, arguments)
  }

  // MARK: Places

  /// Where an element stands in its container, and how much room it takes. `fills` is for what takes all of the width.
  func place(_ modifier: inout ModifierChain, _ element: Element, _ around: Around, fills: Bool = false) {
    if element.kind != .image { alignLine(&modifier, element, around) }
    switch (around.layout, element.literal(.width)) {
    case _ where around.share != nil: take(around.share, &modifier, element)
    // Where a row scrolls there is nothing to be shared out, and what has a weight has no width.
    case (.row, .stretch?) where around.isEndless, (.row, .weight?) where around.isEndless: break
    case (.row, .stretch?): modifier.add("weight", KotlinArgument("1f"))
    case (.row, .weight(let weight)?):
      modifier.add("weight", KotlinArgument(Self.share(weight)))
    case (_, .stretch?): fillWidth(&modifier, around)
    case (_, .points(let width)?): add("width", from: Self.layout, KotlinArgument(length(width)), to: &modifier)
    default:
      if around.layout == .row, element.kind.isInput || element.kind == .table || element.isWide {
        if !around.isEndless { modifier.add("weight", KotlinArgument("1f")) }
      } else if fills {
        fillWidth(&modifier, around)
      }
    }
    if let height = Self.points(element.literal(.height)) {
      add("height", from: Self.layout, KotlinArgument(length(height)), to: &modifier)
    } else if around.takesRest, around.layout == .column {
      modifier.add("weight", KotlinArgument("1f"))
    }
    if !presentation.stacksFillWidth { center(&modifier, element) }
    if let least = element.literal(.minHeight), least > 0 {
      add("heightIn", from: Self.layout, KotlinArgument("min", length(least)), to: &modifier)
    }
    if let most = element.literal(.maxHeight), most > 0 {
      add("heightIn", from: Self.layout, KotlinArgument("max", length(most)), to: &modifier)
    }
  }

  /// Where stacks hug what is in them, a stated extent is that of a frame around what it has in its middle.
  private func center(_ modifier: inout ModifierChain, _ element: Element) {
    guard [.stack, .overlay, .text].contains(element.kind) else { return }
    let width = Self.points(element.literal(.width)) != nil && (element.kind == .text || !hasWideContent(element))
    let height = Self.points(element.literal(.height)) != nil && !hasTallContent(element)
    guard width || height else { return }
    let name = width ? height ? "wrapContentSize" : "wrapContentWidth" : "wrapContentHeight"
    add(name, from: Self.layout, to: &modifier)
  }

  private func hasWideContent(_ element: Element) -> Bool {
    element[.children].contains { $0.element.map { $0.isWide || fillsRoom($0) || hasWideContent($0) } ?? false }
  }

  private func hasTallContent(_ element: Element) -> Bool {
    element[.children].contains { slot in
      slot.element.map { $0.isAreaWithoutHeight || fillsRoom($0) || $0.hasRoomDown || hasTallContent($0) } ?? false
    }
  }

  /// A share of a row, which is a `Float`.
  static func share(_ weight: Double) -> KotlinExpression {
    .verbatim(number(min(max(weight, 0.001), 1_000_000)) + "f")
  }

  private func take(_ share: RowShare?, _ modifier: inout ModifierChain, _ element: Element) {
    switch share {
    case .shrinks?: modifier.add("weight", KotlinArgument("1f"), KotlinArgument("fill", "false"))
    case .hugs(let part)?:
      bindings.use(part: "cardAtMost")
      modifier.add("cardAtMost", KotlinArgument(Self.share(part)))
    case .fills?: modifier.add("weight", KotlinArgument("1f"))
    case .fillsRoom(let side)?:
      modifier.add("weight", KotlinArgument("1f"))
      // A text begins there by itself.
      if side == .leading, element.kind == .text, !element.has(.backgroundColor), !element.has(.tap) { return }
      let name = side == .leading ? "Start" : side == .trailing ? "End" : "CenterHorizontally"
      let place = use("androidx.compose.ui.Alignment").member(name)
      add("wrapContentWidth", from: Self.layout, KotlinArgument(place), to: &modifier)
    case .gone?, nil: break
    }
  }

  /// In a container that is as wide as its content nothing can be as wide as there is room.
  private func fillWidth(_ modifier: inout ModifierChain, _ around: Around) {
    guard around.layout != .row, !around.hugs else { return }
    add("fillMaxWidth", from: Self.layout, to: &modifier)
  }

  /// Has texts of a row stand on one line; what has no text ends there.
  func alignLine(_ modifier: inout ModifierChain, _ element: Element, _ around: Around) {
    guard around.layout == .row, let line = around.line else { return }
    let hasText = element.containsElement { part in
      [.text, .richText, .button, .facts, .actionSet].contains(part.kind) || part.kind.isInput
    }
    guard hasText else {
      let bottom = KotlinLambda(body: [.expression("it.measuredHeight")])
      return modifier.add("alignBy", KotlinArgument(.lambda(bottom)))
    }
    modifier.add("alignBy", KotlinArgument(use("androidx.compose.ui.layout." + line)))
  }

  /// The side at which something stands that is narrower than its column.
  func align(_ modifier: inout ModifierChain, _ alignment: Alignment, _ around: Around) {
    let side: String? =
      switch alignment {
      case .center: "CenterHorizontally"
      case .trailing: "End"
      default: nil
      }
    guard around.layout == .column, let side else { return }
    modifier.add("align", KotlinArgument(use("androidx.compose.ui.Alignment").member(side)))
  }

  // MARK: Boxes

  /// The box of an element that has children. A box is painted and padded where its style differs from that of any box
  /// around it, as renderers of cards do.
  func box(
    _ element: Element, _ around: Around, isOutermost: Bool = false, fills: Bool = true, cellPadding: Double = 0
  ) -> BoxCode {
    let own =
      element.kind == .screen && !host.adaptiveCard.allowCustomStyle ? nil : element.literal(.containerStyle)
    let hasPicture = element.hasBackgroundPicture
    let isStyled = own.map { around.boxes.paints($0) } ?? false
    let bound = element.kind == .screen ? nil : boundStyle(of: element, around)
    let isPainted = hasPicture || isStyled || bound?.paintsAlways ?? false
    // A box that is painted with some styles only has its colour and padding by these.
    let varying = isPainted || !(bound?.paintsSometimes ?? false) ? nil : bound
    var padding = isPainted ? resolver.padding : 0
    if element.kind == .tableCell { padding = max(isPainted ? host.spacing[.small] : 0, cellPadding) }
    if element.kind == .screen || element.kind == .tableRow { padding = 0 }
    if let stated = element.literal(.padding) { padding = stated }
    var modifier = modifier(isOutermost: isOutermost)
    if element.literal(.bleed) == true, isPainted || host.alwaysAllowBleed || varying != nil {
      let own = host.alwaysAllowBleed ? nil : varying
      bleed(&modifier, around, own.map { length(around.padding, where: $0, around) } ?? length(around.padding))
    }
    // A card is as high as its content, and a screen with a colour of its own has that everywhere.
    let isWhole = isOutermost && element.kind == .screen && element.has(.backgroundColor)
    if isWhole { add("fillMaxSize", from: Self.layout, to: &modifier) }
    place(&modifier, element, around, fills: fills && !isWhole)
    if element.kind == .column, around.layout == .row, around.fillsHeight {
      add("fillMaxHeight", from: Self.layout, to: &modifier)
    }
    var background: Color?
    if isPainted || element.kind == .screen {
      background = resolver.background(of: own ?? (element.kind == .screen ? around.style : .default))
    }
    if let bound, isPainted || varying != nil, !hasPicture, !element.has(.backgroundColor) {
      look(&modifier, element, fill: self.background(of: bound, around), around)
    } else if element.has(.backgroundColor) {
      look(&modifier, element, around)
    } else {
      look(&modifier, element, background: background, around)
    }
    tap(&modifier, element, around)
    let hasOwnPadding = element.has(.padding) || element.kind == .tableCell || element.kind == .tableRow
    let isBareCell = element.kind == .tableCell && padding == 0 && !element.has(.padding)
    if let varying, !hasOwnPadding || isBareCell {
      let points = isBareCell ? host.spacing[.small] : resolver.padding
      add("padding", from: Self.layout, KotlinArgument(length(points, where: varying, around)), to: &modifier)
    } else if padding > 0, !hasPicture {
      pad(&modifier, padding, of: element)
    }
    var inner = around
    inner.boxes.enter(own, hasPicture: hasPicture)
    inner.layout = .column
    inner.loopIndex = nil
    inner.isInHeader = around.isInHeader
    if padding > 0 {
      inner.padding = padding
      inner.sides = .all
    } else if varying != nil {
      // Nothing in the box can count on its padding.
      inner.padding = 0
    }
    if let alignment = element.literal(.horizontalAlignment) { inner.alignment = alignment }
    if let alignment = element.literal(.verticalAlignment) { inner.verticalAlignment = alignment }
    if let color = element.literal(.foregroundColor) { inner.foreground = color }
    inner.share = nil
    inner.line = nil
    inner.takesRest = false
    inner.leavesNoRest = false
    inner.fillsAcross = presentation.stacksFillWidth && [nil, .fill].contains(element.literal(.alignment))
    if around.layout == .row { inner.hugs = hugs(element, around) }
    if case .points? = element.literal(.width) { inner.isEndless = false }
    if Self.points(element.literal(.height)) != nil { inner.fillsDown = true }
    if element.has(.maxHeight) { inner.fillsDown = false }
    return BoxCode(modifier: modifier, inner: inner)
  }

  private func hugs(_ element: Element, _ around: Around) -> Bool {
    if case .fills? = around.share { return false }
    return switch element.literal(.width) {
    case .stretch?, .weight?, .points?: false
    case .auto?, .token?: true
    case nil: element.kind != .column && element.kind != .tableCell && !element.isWide
    }
  }

  private func bleed(_ modifier: inout ModifierChain, _ around: Around, _ padding: KotlinExpression) {
    guard around.padding > 0, !around.sides.isEmpty else { return }
    let names: [(Sides, String)] = [(.start, "start"), (.top, "top"), (.end, "end"), (.bottom, "bottom")]
    let arguments = names.filter { around.sides.contains($0.0) }
      .map { KotlinArgument($0.1, padding) }
    _ = use(part: "cardBleed")
    modifier.add("cardBleed", arguments)
  }

  /// The padding of a box. In a row of a fixed height none is above and below what stands in the middle: that may be
  /// higher than the rest, and a box of Compose cuts what it has no room for.
  private func pad(_ modifier: inout ModifierChain, _ points: Double, of box: Element) {
    guard box.kind == .stack, box.literal(.axis) == .horizontal, box.literal(.alignment) == .center,
      let height = Self.points(box.literal(.height)),
      box[.children].contains(where: { slot in
        slot.element.flatMap { Self.points($0.literal(.height)) }.map { $0 > height - 2 * points } ?? false
      })
    else { return pad(&modifier, points) }
    add("padding", from: Self.layout, KotlinArgument("horizontal", length(points)), to: &modifier)
  }

  func pad(_ modifier: inout ModifierChain, _ points: Double) {
    add("padding", from: Self.layout, KotlinArgument(length(points)), to: &modifier)
  }

  /// The colours, lines and corners of an element, with its own background.
  func look(_ modifier: inout ModifierChain, _ element: Element, _ around: Around, isRound: Bool = false) {
    look(&modifier, element, fill: color(.backgroundColor, of: element, around), around, isRound: isRound)
  }

  /// The same with a background from elsewhere.
  func look(
    _ modifier: inout ModifierChain, _ element: Element, background: Color?, _ around: Around, isRound: Bool = false
  ) {
    let fill = background.flatMap { $0.alpha > 0 ? color($0) : nil }
    look(&modifier, element, fill: fill, around, isRound: isRound)
  }

  /// The same for a colour that may depend on data.
  func look(
    _ modifier: inout ModifierChain, _ element: Element, fill: KotlinExpression?, _ around: Around,
    isRound: Bool = false
  ) {
    var shape: KotlinExpression?
    if isRound {
      shape = use("androidx.compose.foundation.shape.CircleShape")
    } else if let radius = element.literal(.cornerRadius), radius > 0 {
      shape = .call(use("androidx.compose.foundation.shape.RoundedCornerShape"), KotlinArgument(length(radius)))
    }
    // The line around a shape that is filled is that of its frame.
    let isFramed = element.kind == .shape && isRound
    if isFramed { border(&modifier, element, around, nil) }
    if let shape { add("clip", from: "androidx.compose.ui.draw.", KotlinArgument(shape), to: &modifier) }
    if let fill { add("background", from: "androidx.compose.foundation.", KotlinArgument(fill), to: &modifier) }
    if !isFramed { border(&modifier, element, around, shape) }
  }

  private func border(
    _ modifier: inout ModifierChain, _ element: Element, _ around: Around, _ shape: KotlinExpression?
  ) {
    guard element.has(.borderColor), element.literal(.borderWidth) ?? 1 > 0,
      let line = color(.borderColor, of: element, around)
    else { return }
    var border = [KotlinArgument(length(element.literal(.borderWidth) ?? 1)), KotlinArgument(line)]
    if let shape { border.append(KotlinArgument(shape)) }
    _ = use("androidx.compose.foundation.border")
    modifier.add("border", border)
  }

  /// What stands in a box, with the picture behind it if there is one.
  func backed(
    _ element: Element, _ box: BoxCode, _ around: Around, _ content: (inout ModifierChain, Around) -> [KotlinStatement]
  ) -> [KotlinStatement] {
    var inner = box.inner
    let picture = element.single(.background)
    guard let picture, let url = address(of: picture, around) else {
      var modifier = box.modifier
      return directed(element, content(&modifier, inner), around)
    }
    var padded = modifier()
    add("fillMaxWidth", from: Self.layout, to: &padded)
    if inner.padding > 0 { pad(&padded, inner.padding) }
    inner.layout = .column
    let match = KotlinExpression.verbatim("Modifier.matchParentSize()")
    _ = use("androidx.compose.ui.Modifier")
    var arguments = [KotlinArgument("url", url), KotlinArgument("modifier", match)]
    arguments.append(
      KotlinArgument("contentScale", use("androidx.compose.ui.layout.ContentScale").member("Crop")))
    usesImages = true
    let image = KotlinExpression.call("image", KotlinArgument(.call(use(part: "CardImage"), arguments, trailing: nil)))
    let body = [KotlinStatement.expression(image)] + directed(element, content(&padded, inner), around)
    let name = use("androidx.compose.foundation.layout.Box")
    var boxArguments = [KotlinArgument("modifier", box.modifier.expression)]
    // A box keeps the least height to itself otherwise, so that its content would have no room to stand in.
    if box.modifier.statesHeight { boxArguments.append(KotlinArgument("propagateMinConstraints", "true")) }
    return [.expression(.call(name, boxArguments, trailing: KotlinLambda(body: body)))]
  }

  /// Content in the reading direction that its element states.
  private func directed(_ element: Element, _ content: [KotlinStatement], _ around: Around) -> [KotlinStatement] {
    guard let entry = element.entry(.rightToLeft) else { return content }
    let name = use("androidx.compose.ui.unit.LayoutDirection")
    let direction: KotlinExpression
    switch entry.value {
    case .flag(let isReversed): direction = name.member(isReversed ? "Rtl" : "Ltr")
    case .template(let template):
      let isReversed = bindings.flag(template, around.scope, at: entry.origin?.span ?? element.span)
      direction = .conditional(isReversed, name.member("Rtl"), name.member("Ltr"))
    default: return content
    }
    let provided = KotlinExpression.operation(
      use("androidx.compose.ui.platform.LocalLayoutDirection"), "provides", direction)
    return [
      .expression(
        .call(
          use("androidx.compose.runtime.CompositionLocalProvider"), [KotlinArgument(provided)],
          trailing: KotlinLambda(body: content)))
    ]
  }
}

extension ModifierChain {
  /// The calls of this chain, and behind them those of another one.
  func followed(by other: ModifierChain) -> ModifierChain {
    var result = self
    for (name, arguments) in other.calls { result.add(name, arguments) }
    return result
  }

  /// Whether something says how high an element is besides its content.
  var statesHeight: Bool {
    calls.contains { name, arguments in
      ["height", "size", "fillMaxHeight", "weight"].contains(name) || name == "heightIn" && arguments[0].name == "min"
    }
  }

  private var calls: [(String, [KotlinArgument])] {
    var calls: [(String, [KotlinArgument])] = []
    var rest = expression
    while rest != start, case .call(.member(let receiver, let name, _), let arguments, _) = rest {
      calls.append((name, arguments))
      rest = receiver
    }
    return calls.reversed()
  }
}
