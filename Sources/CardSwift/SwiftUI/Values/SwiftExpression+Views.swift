// Expressions that occur in views of many kinds.

extension SwiftExpression {
  // MARK: Modifiers

  /// The view with a frame, unless it has just that one, perhaps with paint on it: a frame in an equal frame changes nothing.
  func framed(_ arguments: [SwiftArgument]) -> SwiftExpression {
    let frame = SwiftModifier("frame", arguments)
    guard case .modified(let base, var modifiers) = self else { return modified(frame) }
    if modifiers.last(where: { !Self.paint.contains($0.name) }) == frame { return self }
    if let same = filled(modifiers, in: arguments) { return .modified(base, same) }
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

  /// The modifiers for a wide frame around one with room in between, where the content is at the same side: the inner one, or
  /// the outer one, changes nothing.
  private func filled(_ modifiers: [SwiftModifier], in arguments: [SwiftArgument]) -> [SwiftModifier]? {
    let room = modifiers.reversed().prefix { $0.name == "padding" }.count
    guard room > 0, room < modifiers.count, arguments.first == SwiftArgument("maxWidth", ".infinity"),
      let place = arguments.last, place.label == "alignment"
    else { return nil }
    let inner = modifiers[modifiers.count - room - 1]
    guard inner.name == "frame", inner.arguments.map(\.label) == ["maxWidth", "alignment"],
      inner.arguments[0] == arguments[0]
    else { return nil }
    if arguments.count == 2 { return modifiers }
    guard Self.place(place.value, at: inner.arguments[1].value) == place.value else { return nil }
    var result = modifiers
    result.remove(at: modifiers.count - room - 1)
    return result + [SwiftModifier("frame", arguments)]
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
    if let whole = paddedAround(padding) { return whole }
    guard case .modified(let base, let modifiers) = self, let last = modifiers.last, last.name == "padding",
      last.arguments.dropLast() == padding.arguments.dropLast(),
      case .verbatim(let before)? = last.arguments.last?.value, let inner = Double(before),
      case .verbatim(let after)? = padding.arguments.last?.value, let outer = Double(after), inner == -outer
    else { return modified(padding) }
    return modifiers.count == 1 ? base : .modified(base, modifiers.dropLast())
  }

  /// The view with room at all edges that has some at two of them already: one length for each pair.
  private func paddedAround(_ padding: SwiftModifier) -> SwiftExpression? {
    guard case .modified(let base, let modifiers) = self, let last = modifiers.last, last.name == "padding",
      last.arguments.count == 2, let pair = Self.pairs.first(where: { $0.own == last.arguments[0].value }),
      case .verbatim(let before) = last.arguments[1].value, let inner = Double(before), padding.arguments.count == 1,
      case .verbatim(let after) = padding.arguments[0].value, let outer = Double(after)
    else { return nil }
    let content = modifiers.count == 1 ? base : .modified(base, modifiers.dropLast())
    return [(pair.own, inner + outer), (pair.other, outer)].filter { $0.1 != 0 }.reduce(content) { view, room in
      view.modified("padding", [SwiftArgument(nil, room.0), SwiftArgument(nil, .number(room.1))])
    }
  }

  /// The edges beside each other, and the other two.
  private static let pairs: [(own: SwiftExpression, other: SwiftExpression)] = [
    (".horizontal", ".vertical"), (".vertical", ".horizontal"),
  ]

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

  /// What there is for a text that is one of several known ones, as a condition of data chooses them; none where it may be
  /// any other.
  func choice(_ value: (String) -> SwiftExpression?) -> SwiftExpression? {
    switch self {
    case .conditional(let condition, let first, let second):
      guard let first = first.choice(value), let second = second.choice(value) else { return nil }
      return first == second ? first : .conditional(condition, first, second)
    case .tuple(let parts): return parts.count == 1 ? parts[0].value.choice(value) : nil
    default: return knownText.flatMap(value)
    }
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
