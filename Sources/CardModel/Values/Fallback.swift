/// What stands in for something that the host does not know.
public enum Fallback<Content: CardValue>: CardValue {
  /// Nothing.
  case drop
  /// This instead.
  case replacement(Content)

  /// `drop` or an object.
  public init?(json: JSONValue) {
    if json.string?.lowercased() == "drop" {
      self = .drop
    } else if case .object = json, let content = Content(json: json) {
      self = .replacement(content)
    } else {
      return nil
    }
  }

  /// `drop` or an object.
  public var json: JSONValue {
    switch self {
    case .drop: "drop"
    case .replacement(let content): content.json
    }
  }
}
