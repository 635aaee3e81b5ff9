import CardFormats
import CardIR
import CardStyle

// Shapes take all the room that there is in a direction in which they say nothing. In Compose a box without content has
// no extent by itself, so that each direction needs a modifier.
extension ScreenGenerator {
  private static let layout = "androidx.compose.foundation.layout."
  /// The extent of a shape that has none of its own where there is no room of which it could take what is left: the one that
  /// SwiftUI has for it.
  private static let usualLength = 10.0

  /// A filled rectangle or circle.
  func shape(_ element: Element, _ around: Around) -> [KotlinStatement] {
    var modifier = modifier()
    alignLine(&modifier, element, around)
    if element.isCircle {
      extents(ofCircle: element, &modifier, around)
    } else {
      extents(of: element, &modifier, around)
    }
    let behind = element.literal(.backgroundColor)
    let fill = element.literal(.foregroundColor)
    let padding = element.literal(.padding) ?? 0
    let ink = fill ?? (padding > 0 ? nil : behind) ?? around.foreground ?? host.color(.default, subtle: false)
    if let behind, fill != nil || padding > 0, padding > 0 || element.isCircle {
      // What is behind a shape is seen at its corners, and in its padding.
      add("background", from: "androidx.compose.foundation.", KotlinArgument(color(behind)), to: &modifier)
    }
    if padding > 0 {
      look(&modifier, element, background: nil, around)
      tap(&modifier, element, around)
      pad(&modifier, padding)
      var inside = Element(.shape)
      inside[.cornerRadius] = element[.cornerRadius]
      look(&modifier, inside, background: ink, around, isRound: element.isCircle)
    } else {
      look(&modifier, element, background: ink, around, isRound: element.isCircle)
      tap(&modifier, element, around)
    }
    return [
      .expression(.call(use(Self.layout + "Box"), KotlinArgument("modifier", modifier.expression)))
    ]
  }

  /// Whether an element is a picture that takes all the room that there is, as shapes do: a layer that is as wide as what
  /// is before it, or one without extents where pictures are stretched to their frames.
  func fillsRoom(_ element: Element) -> Bool {
    guard element.kind == .image else { return false }
    switch (element.literal(.width), element.literal(.height)) {
    case (.stretch?, nil): return true
    case (nil, nil): return !presentation.stacksFillWidth && element.literal(.imageFit) == .stretch
    default: return false
    }
  }

  /// The extents of such a picture; whether it has them here.
  func fillRoom(_ modifier: inout ModifierChain, _ around: Around) -> Bool {
    switch around.layout {
    case .box where around.isBackdrop: modifier.add("matchParentSize")
    case .box: add("fillMaxSize", from: Self.layout, to: &modifier)
    case .column where around.fillsDown && !around.hugs && !presentation.stacksFillWidth:
      add("fillMaxWidth", from: Self.layout, to: &modifier)
      modifier.add("weight", KotlinArgument("1f"))
    default: return false
    }
    return true
  }

  private func extents(of shape: Element, _ modifier: inout ModifierChain, _ around: Around) {
    let (width, height) = (Self.points(shape.literal(.width)), Self.points(shape.literal(.height)))
    if around.layout == .box, around.isBackdrop, width == nil, height == nil {
      modifier.add("matchParentSize")
      return
    }
    if let width {
      add("width", from: Self.layout, KotlinArgument(length(width)), to: &modifier)
    } else if around.layout == .row, around.isEndless {
      add("width", from: Self.layout, KotlinArgument(length(Self.usualLength)), to: &modifier)
    } else if around.layout == .row {
      modifier.add("weight", KotlinArgument("1f"))
    } else {
      add("fillMaxWidth", from: Self.layout, to: &modifier)
    }
    if let height {
      add("height", from: Self.layout, KotlinArgument(length(height)), to: &modifier)
    } else if around.fillsHeight && around.layout == .row || around.isBackdrop && around.layout == .box {
      add("fillMaxHeight", from: Self.layout, to: &modifier)
    } else if around.fillsDown, around.layout == .column {
      modifier.add("weight", KotlinArgument("1f"))
    } else {
      add("height", from: Self.layout, KotlinArgument(length(Self.usualLength)), to: &modifier)
    }
  }

  /// A circle is as large as the smaller one of its extents.
  private func extents(ofCircle shape: Element, _ modifier: inout ModifierChain, _ around: Around) {
    let known = [shape.literal(.width), shape.literal(.height)].compactMap { Self.points($0) }
    if let least = known.min() {
      add("size", from: Self.layout, KotlinArgument(length(least)), to: &modifier)
      return
    }
    if around.layout == .box, around.isBackdrop {
      modifier.add("matchParentSize")
      add("wrapContentSize", from: Self.layout, to: &modifier)
    } else if around.layout == .row {
      modifier.add("weight", KotlinArgument("1f"))
    } else {
      add("fillMaxWidth", from: Self.layout, to: &modifier)
    }
    add("aspectRatio", from: Self.layout, KotlinArgument("1f"), to: &modifier)
  }
}

extension Element {
  fileprivate var isCircle: Bool { literal(.shape) == .circle }

  /// Whether the element is a shape that is as high as there is room.
  var isAreaWithoutHeight: Bool {
    guard kind == .shape, ScreenGenerator.points(literal(.height)) == nil else { return false }
    return !isCircle || ScreenGenerator.points(literal(.width)) == nil
  }

  /// Whether the element is a column with flexible room in it, from top to bottom, or a region that scrolls: what stands
  /// below such a region would have no room if it were not measured first.
  var hasRoomDown: Bool {
    if kind == .scroll || kind == .list { return scrollsDown }
    guard kind == .stack, literal(.axis) != .horizontal, !has(.height), !has(.maxHeight) else { return false }
    return self[.children].contains { slot in
      guard let child = slot.element else { return false }
      return child.kind == .spacer ? ScreenGenerator.points(child.literal(.height)) == nil : child.hasRoomDown
    }
  }

  /// Whether the element is a region that scrolls from top to bottom in all the height that there is.
  var scrollsDown: Bool {
    [.scroll, .list].contains(kind) && literal(.axis) != .horizontal && !has(.height) && !has(.maxHeight)
  }

  /// Whether the element is as wide as there is room: a shape without a width, a line, flexible room in a row, and what
  /// has one of these in it.
  var isWide: Bool { isWide(in: .vertical) }

  private func isWide(in axis: Axis) -> Bool {
    switch literal(.width) {
    case nil, .stretch?: break
    default: return false
    }
    switch kind {
    case .shape: return !isCircle || ScreenGenerator.points(literal(.height)) == nil
    case .divider: return axis == .vertical
    case .spacer: return axis == .horizontal
    case .stack, .column, .overlay:
      let inner: Axis = kind == .stack ? literal(.axis) ?? .vertical : .vertical
      return self[.children].contains { $0.element?.isWide(in: inner) ?? false }
    default: return false
    }
  }
}
