import CardIR
import CardStyle

extension ScreenGenerator {
  /// A picture, which what the function is given shows.
  func image(_ element: Element, _ around: Around) -> [KotlinStatement] { image(element, around, height: nil) }

  private func image(_ element: Element, _ around: Around, height: Double?) -> [KotlinStatement] {
    guard let url = address(of: element, around) else { return [] }
    var modifier = modifier()
    let isRound = element[value: .imageStyle] == .token("person")
    align(&modifier, element.literal(.horizontalAlignment) ?? around.alignment, around)
    alignLine(&modifier, element, around)
    extents(&modifier, element, around, height: height)
    look(&modifier, element, around, isRound: isRound)
    tap(&modifier, element, around)
    if let padding = element.literal(.padding), padding > 0 { pad(&modifier, padding) }
    var arguments = [KotlinArgument("url", url)]
    if let words = text(element, .altText, around), words != .text("") {
      arguments.append(KotlinArgument("description", words))
    }
    if !modifier.isEmpty { arguments.append(KotlinArgument("modifier", modifier.expression)) }
    let fit: String? =
      switch element.literal(.imageFit) {
      case .cover?: "Crop"
      case .stretch?: "FillBounds"
      case .center?: "None"
      case .contain?: nil
      case nil: isRound ? "Crop" : nil
      }
    if let fit {
      arguments.append(KotlinArgument("contentScale", use("androidx.compose.ui.layout.ContentScale").member(fit)))
    }
    usesImages = true
    let image = KotlinExpression.call(use(part: "CardImage"), arguments, trailing: nil)
    return [.expression(.call("image", KotlinArgument(image)))]
  }

  /// Where a picture is loaded from, which is another address on a card that is dark: its ground is that of the host,
  /// whatever the system's look is.
  func address(of picture: Element, _ around: Around) -> KotlinExpression? {
    let isDark = screenGround.map { $0.luminance <= 0.5 } ?? false
    return (isDark ? text(picture, .darkURL, around) : nil) ?? text(picture, .url, around)
  }

  private func extents(_ modifier: inout ModifierChain, _ element: Element, _ around: Around, height: Double?) {
    let package = "androidx.compose.foundation.layout."
    let isRound = element[value: .imageStyle] == .token("person")
    let width = Self.points(element.literal(.width)), own = Self.points(element.literal(.height))
    if height == nil, fillsRoom(element), fillRoom(&modifier, around) { return }
    if case .fills? = around.share {
      modifier.add("weight", KotlinArgument("1f"))
      if let own { add("height", from: package, KotlinArgument(length(own)), to: &modifier) }
      return
    }
    if let width, width == own { return add("size", from: package, KotlinArgument(length(width)), to: &modifier) }
    if let width {
      add(isRound && own == nil ? "size" : "width", from: package, KotlinArgument(length(width)), to: &modifier)
    }
    if width == nil, own != nil, around.layout == .column, !around.hugs,
      element.literal(.width) == .stretch
        || around.fillsAcross && [.cover, .stretch].contains(element.literal(.imageFit))
    {
      // What fills its frame is as wide as its column, where that makes its children so.
      add("fillMaxWidth", from: package, to: &modifier)
    } else if width == nil, own != nil, around.layout == .row, !around.isEndless, element.literal(.width) == .stretch {
      modifier.add("weight", KotlinArgument("1f"))
    }
    if let own { add("height", from: package, KotlinArgument(length(own)), to: &modifier) }
    if width != nil || own != nil { return }
    // A circle is as high as it is wide, whatever picture is in it.
    let extent = isRound ? "size" : "width"
    if let height { return add("height", from: package, KotlinArgument(length(height)), to: &modifier) }
    switch element.literal(.imageSize) ?? host.image.size {
    case .token(let token): add(extent, from: package, KotlinArgument(length(resolver.points(token))), to: &modifier)
    case .points(let points): add(extent, from: package, KotlinArgument(length(points)), to: &modifier)
    case .stretch: place(&modifier, Element(.image), around, fills: true)
    case .auto, .weight: place(&modifier, element, around)
    }
  }

  /// Pictures of one height, in lines.
  func imageSet(_ element: Element, _ around: Around) -> [KotlinStatement] {
    var points = resolver.points(resolver.groupSize(of: element))
    if host.imageSet.maxImageHeight > 0 { points = min(points, host.imageSet.maxImageHeight) }
    var inner = around
    inner.layout = .box
    let body = element[.children].flatMap { slot in
      statements(for: slot, inner) { image, inner in self.image(image, inner, height: points) }.statements
    }
    if body.isEmpty { return [] }
    return [.expression(flow(distance: 5, around, body))]
  }

  /// What stands in lines, one after the other.
  func flow(distance: Double, _ around: Around, arrangement: String? = nil, _ body: [KotlinStatement])
    -> KotlinExpression
  {
    var modifier = modifier()
    if around.layout == .row { modifier.add("weight", KotlinArgument("1f")) }
    if arrangement != nil { place(&modifier, Element(.imageSet), around, fills: true) }
    var arguments: [KotlinArgument] = []
    if !modifier.isEmpty { arguments.append(KotlinArgument("modifier", modifier.expression)) }
    arguments.append(KotlinArgument("spacing", length(distance)))
    if let arrangement, arrangement != "Start" {
      let side = use("androidx.compose.ui.Alignment").member(arrangement)
      arguments.append(KotlinArgument("alignment", side))
    }
    return .call(use(part: "CardFlow"), arguments, trailing: KotlinLambda(body: body))
  }
}
