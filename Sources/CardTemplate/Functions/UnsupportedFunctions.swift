/// Functions of the reference that are known by name, so that a template that uses them gets an honest answer.
enum UnsupportedFunctions {
  private static func missing(_ name: String, _ summary: String) -> Function {
    Function(name, rest: .any, .any, summary, nil)
  }

  static let all: [Function] = [
    missing("jPath", "Finds values by a JSONPath-like query."),
    missing("xPath", "Finds values of an XML text by an XPath."),
    missing("xml", "Writes a value as XML."),
    missing("isMatch", "Whether a string matches a regular expression."),
  ]
}
