// Expressions that occur in views of many kinds.

extension SwiftExpression {
  // MARK: Modifiers

  /// The view with a frame, unless it has just that one, perhaps with paint on it: a frame in an equal frame changes nothing.
  func framed(_ arguments: [SwiftArgument]) -> SwiftExpression {
    let frame = SwiftModifier("frame", arguments)
    guard case .modified(let base, var modifiers) = self else { return modified(frame) }
    if modifiers.last(where: { !Self.paint.contains($0.name) }) == frame { return self }
    guard let last = modifiers.last, last.name == "frame" else { return modified(frame) }
    guard last.arguments.map(\.label) == ["maxWidth", "alignment"], last.arguments[0].value == ".infinity",
      arguments.first == last.arguments[0], arguments.last?.label == "alignment",
      arguments.dropFirst().dropLast().allSatisfy({ $0.label == "minHeight" || $0.label == "maxHeight" }),
      let side = last.arguments.last?.value,
      let place = arguments.last?.value, let alignment = Self.place(place, at: side)
    else { return modified(frame) }
    // A wide frame in one that is wide and perhaps high: one of both, where the content stands as in both.
    modifiers[modifiers.count - 1] = SwiftModifier(
      "frame", arguments.dropLast() + [SwiftArgument("alignment", alignment)])
    return .modified(base, modifiers)
  }

  /// The modifiers that leave a view as large as it is.
  private static let paint: Set<String> = [
    "background", "border", "clipShape", "clipped", "environment", "foregroundStyle", "overlay",
  ]

  /// The height of one place and the side of another one; none where they are not known.
  private static func place(_ place: SwiftExpression, at side: SwiftExpression) -> SwiftExpression? {
    let names: [SwiftExpression: String] = [".leading": "leading", ".center": "", ".trailing": "trailing"]
    guard let name = names[side], case .verbatim(let source) = place else { return nil }
    let height = [".top", ".bottom"].first { source.hasPrefix($0) }
    guard let height else { return name.isEmpty ? ".center" : side }
    return .verbatim(name.isEmpty ? height : height + name.prefix(1).uppercased() + name.dropFirst())
  }

  /// The view with a frame that is as wide as there is room.
  func fillingWidth(_ alignment: String = ".leading") -> SwiftExpression {
    framed([SwiftArgument("maxWidth", ".infinity"), SwiftArgument("alignment", .verbatim(alignment))])
  }

  /// The view with room at some edges.
  func padded(_ edges: String?, _ points: Double) -> SwiftExpression {
    let length = SwiftArgument(nil, .number(points))
    return padded(SwiftModifier("padding", (edges.map { [SwiftArgument(nil, .verbatim($0))] } ?? []) + [length]))
  }

  /// The view with room, of which it keeps what it has just been denied: `padding(-20)` in `padding(20)` changes nothing.
  func padded(_ padding: SwiftModifier) -> SwiftExpression {
    guard case .modified(let base, let modifiers) = self, let last = modifiers.last, last.name == "padding",
      last.arguments.dropLast() == padding.arguments.dropLast(),
      case .verbatim(let before)? = last.arguments.last?.value, let inner = Double(before),
      case .verbatim(let after)? = padding.arguments.last?.value, let outer = Double(after), inner == -outer
    else { return modified(padding) }
    return modifiers.count == 1 ? base : .modified(base, modifiers.dropLast())
  }

  // MARK: Texts and images

  /// `Text` that shows exactly this: no key of a table of the app, no Markdown.
  static func plainText(_ text: SwiftExpression) -> SwiftExpression {
    .call("Text", [SwiftArgument("verbatim", text)])
  }

  /// The text as a caption for controls: a literal, which SwiftUI would take for a key of a table of the app and read as
  /// Markdown, is made a `String`, and so is a choice of literals.
  var caption: SwiftExpression { isLiteralText ? .call("String", [SwiftArgument(nil, self)]) : self }

  /// Whether nothing but literals says which type a text has.
  private var isLiteralText: Bool {
    switch self {
    case .string: true
    case .conditional(_, let first, let second): first.isLiteralText && second.isLiteralText
    case .tuple(let parts): parts.count == 1 && parts[0].value.isLiteralText
    default: false
    }
  }

  /// Whether it is a text without characters.
  var isEmptyText: Bool {
    if case .string(let parts) = self { return parts.isEmpty || parts == [.text("")] }
    return false
  }

  /// The text, if it is known.
  var knownText: String? {
    guard case .string(let parts) = self else { return nil }
    if parts.isEmpty { return "" }
    guard parts.count == 1, case .text(let text) = parts[0] else { return nil }
    return text
  }

  // MARK: Conditions and numbers

  /// The opposite of a condition.
  var negated: SwiftExpression {
    switch self {
    case "true": "false"
    case "false": "true"
    case .prefix("!", let operand): operand
    default: .prefix("!", self)
    }
  }

  /// The number as a count of one or more, or `usual` where data give none; none for a known number that is less.
  func count(or usual: SwiftExpression?, _ needs: ViewNeeds) -> SwiftExpression? {
    if case .verbatim(let source) = self, let number = Double(source) {
      // The largest whole number that all platforms have.
      if number > Double(Int32.max) { return .number(Double(Int32.max)) }
      if Int(source) != nil { return number > 0 ? self : nil }
    }
    needs.use("CardCount")
    let count = SwiftExpression.call("Int", [SwiftArgument("cardCount", self)])
    return usual.map { .infix(count, "??", $0) } ?? count
  }

  /// The parts of a text that stands in another one.
  var textParts: [SwiftText] { if case .string(let parts) = self { parts } else { [.value(self)] } }
}
