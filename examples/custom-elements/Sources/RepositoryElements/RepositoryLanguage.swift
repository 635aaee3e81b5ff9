public import CardCompiler

extension CustomElement {
  /// The language of a repository, as code hosts show it: a dot in the language's colour, its name and its share.
  ///
  /// ```yaml
  /// type: RepositoryLanguage
  /// language: Swift
  /// color: "#F05138"
  /// share: 0.62
  /// ```
  public static let repositoryLanguage = CustomElement(
    "RepositoryLanguage", summary: "The language of a repository.",
    properties: [
      .value(RepositoryLanguage.language, required: true, summary: "The name of the language."),
      .value(RepositoryLanguage.color, summary: "The colour of the dot."),
      .value(RepositoryLanguage.share, summary: "The share of the code, from 0 to 1."),
    ], lowering: RepositoryLanguage.lower)
}

/// The payload of a badge, and what it looks like in formats without badges.
public enum RepositoryLanguage {
  /// The name of the language.
  public static let language = PropertyKey<String>("language")
  /// The colour of the dot.
  public static let color = PropertyKey<Color>("color", default: Color(0x6E7781))
  /// The share of the code.
  public static let share = PropertyKey<Double>("share", in: 0...1)

  /// A dot, the name and the share in a row.
  @Sendable static func lower(_ badge: Element, _ context: inout PassContext) -> Element? {
    guard let language = badge[property: language] else { return nil }
    var dot = Element(.shape)
    dot[.shape] = .literal(.circle)
    dot[.width] = .literal(.points(12))
    dot[.height] = .literal(.points(12))
    dot[.foregroundColor] = badge[property: color]
    var name = Element(.text)
    name[.text] = language
    name[.textWeight] = .literal(.bolder)
    var parts = [column(dot), column(name)]
    if let share = badge[property: share] {
      var text = Element(.text)
      text[.text] = Percentage.text(of: share)
      text[.isSubtle] = .literal(true)
      parts.append(column(text))
    }
    var row = Element(.stack, children: parts.map { .one($0) })
    row[.axis] = .literal(.horizontal)
    return row
  }

  /// The children of a row are columns in the terms of Adaptive Cards, which the badge is an element of.
  private static func column(_ element: Element) -> Element {
    var column = Element(.column, children: [.one(element)])
    column[.width] = .literal(.auto)
    column[.verticalAlignment] = .literal(.center)
    column[.spacing] = .literal(.small)
    return column
  }
}
