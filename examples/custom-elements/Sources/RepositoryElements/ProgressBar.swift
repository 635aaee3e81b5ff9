public import CardCompiler

extension CustomElement {
  /// How much of something is done.
  ///
  /// ```yaml
  /// type: ProgressBar
  /// title: Coverage
  /// value: ${coverage}
  /// color: "#1A7F37"
  /// ```
  public static let progressBar = CustomElement(
    "ProgressBar", summary: "How much of something is done.",
    properties: [
      .value(ProgressBar.value, required: true, summary: "How much is done, from 0 to 1."),
      .value(ProgressBar.title, summary: "What is done."),
      .value(ProgressBar.color, summary: "The colour of the part that is done."),
    ], lowering: ProgressBar.lower)
}

/// The payload of a progress bar, and what it looks like in formats without progress bars.
public enum ProgressBar {
  /// How much is done.
  public static let value = PropertyKey<Double>("value", in: 0...1)
  /// What is done.
  public static let title = PropertyKey<String>("title")
  /// The colour of the part that is done.
  public static let color = PropertyKey<Color>("color", default: Color(0x1F6FEB))

  /// The length of the bar, in points.
  static let length = 240.0

  /// What is said about a bar whose length is known only with data.
  static let asText = LossKind(
    "lossy.progress-bar", .approximated, "A progress bar becomes a text.",
    explanation: "The bar's length is known only with data, so the share is written out.")

  /// The title above two rectangles, whose lengths add up; a text where the length is known only with data.
  @Sendable static func lower(_ bar: Element, _ context: inout PassContext) -> Element? {
    guard let value = bar[property: value] else { return nil }
    var parts: [Element] = []
    if let title = bar[property: title] {
      var text = Element(.text)
      text[.text] = title
      text[.isSubtle] = .literal(true)
      parts.append(text)
    }
    if let share = value.literal {
      parts.append(track(share, bar[property: color]))
    } else {
      context.record(asText, "the length of the bar is known only with data, so it is a text", at: bar)
      var text = Element(.text)
      text[.text] = Percentage.text(of: value)
      text[.textWeight] = .literal(.bolder)
      parts.append(text)
    }
    for index in parts.indices.dropFirst() { parts[index][.spacing] = .literal(.small) }
    var stack = Element(.stack, children: parts.map { .one($0) })
    stack[.axis] = .literal(.vertical)
    return stack
  }

  /// The part that is done and the part that is not.
  private static func track(_ share: Double, _ color: Bound<Color>?) -> Element {
    let done = (length * share).rounded()
    let parts = [
      rectangle(done, color), rectangle(length - done, .literal(Color(0xD0D7DE))),
    ].compactMap { $0 }
    var row = Element(.stack, children: parts.map { .one($0) })
    row[.axis] = .literal(.horizontal)
    return row
  }

  /// A column that is a filled rectangle; none of no length.
  private static func rectangle(_ length: Double, _ color: Bound<Color>?) -> Element? {
    if length == 0 { return nil }
    var rectangle = Element(.shape)
    rectangle[.shape] = .literal(.rectangle)
    rectangle[.width] = .literal(.points(length))
    rectangle[.height] = .literal(.points(8))
    rectangle[.foregroundColor] = color
    var column = Element(.column, children: [.one(rectangle)])
    column[.width] = .literal(.auto)
    column[.spacing] = .literal(SpacingToken.none)
    return column
  }
}
