// Objects that may be written as strings. An object that has nothing else is written so, which every version reads.

extension BackgroundImage {
  /// A picture by its URL.
  public static func shorthand(_ text: String) -> BackgroundImage? { BackgroundImage(text) }

  /// The URL, if there is nothing else.
  public var shorthand: String? { object.count == 1 ? object["url"]?.string : nil }
}

extension TextRun {
  /// Text without style.
  public static func shorthand(_ text: String) -> TextRun? { TextRun(object: ["text": .string(text)]) }

  /// The text, if there is no type and nothing else.
  public var shorthand: String? { object.count == 1 ? object["text"]?.string : nil }

  /// The text, or the object with its type, which must be there.
  public var json: JSONValue { shorthand.map { .string($0) } ?? typedJSON }
}

extension TargetElement {
  /// An element that is shown if it is hidden, and hidden if it is shown.
  public static func shorthand(_ text: String) -> TargetElement? { TargetElement(text) }

  /// The id, if there is nothing else.
  public var shorthand: String? { object.count == 1 ? object["elementId"]?.string : nil }
}
