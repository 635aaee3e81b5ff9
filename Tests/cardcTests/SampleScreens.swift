/// Screens in a few lines, for tests that are about files and not about formats.
enum Sample {
  /// A DrivenUI component with one text.
  static func text(_ text: String) -> String {
    """
    {
      "type": "Text",
      "values": {
        "text": "\(text)"
      }
    }

    """
  }

  /// The same component in YAML.
  static func yaml(_ text: String) -> String {
    """
    type: Text
    values:
      text: \(text)

    """
  }

  /// A component that loses something in every other format.
  static let lossy = """
    { "type": "VStack", "subviews": [
      { "type": "Text", "properties": { "font": "headline" }, "values": { "text": "a" } },
      { "type": "Text", "properties": { "font": "caption" }, "values": { "text": "b" } }
    ] }
    """
}
