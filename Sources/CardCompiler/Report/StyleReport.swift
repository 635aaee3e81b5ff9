package import CardIR
import CardStyle
package import CardSyntax

/// Prints what a host configuration makes of each element of a screen: one line an element, in source order.
///
/// ```
/// "" screen style=default padding=20 background=#FFFFFF
/// /body/0 text id="title" size=21 weight=600 line-height=27.93 color=#333333 max-lines=1 font="Segoe UI"
/// /body/1 image gap=20 width=80
/// ```
///
/// A line begins with the JSON pointer of the element in its source (`-` for elements without one) and the kind.
/// Lengths are in points, colours have the alpha first. `bound` lists what is known only with data, for which the
/// values of absent properties are printed.
package struct StyleReport {
  private let places: [UInt32: String]
  private var pointers: DocumentPointers
  private let source: SourceText?
  private var output = ""

  /// The printed form, with a final line end; `document` is the one that the screen was read from.
  package static func text(of screen: Screen, _ resolver: StyleResolver, in document: Document?) -> String {
    var report = StyleReport(document)
    resolver.visit(screen) { report.write($0, $1) }
    return report.output
  }

  private init(_ document: Document?) {
    pointers = DocumentPointers(document)
    places = pointers.all()
    source = document?.source
  }

  // MARK: Lines

  private mutating func write(_ element: Element, _ style: ResolvedStyle) {
    var line = pointer(of: element) + " " + element.kind.rawValue
    if let id = element.literal(.id) { line += " id=\(Self.quoted(id))" }
    var values: [(String, String)] = []
    if let lead = style.lead { values += Self.values(of: lead) }
    if let box = style.box { values += Self.values(of: box) }
    if let image = style.image { values += Self.values(of: image) }
    if let text = style.text { values += Self.values(of: text, prefix: "") }
    if let buttons = style.buttons { values += Self.values(of: buttons) }
    if let facts = style.facts { values += Self.values(of: facts) }
    if let input = style.input { values += Self.values(of: input) }
    if let table = style.table { values += Self.values(of: table) }
    for (name, value) in values { line += " \(name)=\(value)" }
    let bound = Self.designed.filter { id in
      if case .template? = element[value: id] { true } else { false }
    }
    if !bound.isEmpty { line += " bound=" + bound.map(\.rawValue).joined(separator: ",") }
    output += line + "\n"
  }

  /// The attributes that decide what an element looks like, as far as the report tells of their values.
  private static let designed: [AttributeID] = [
    .isVisible, .spacing, .separator, .width, .height, .padding, .backgroundColor, .borderColor, .containerStyle,
    .bleed,
    .textSize, .textWeight, .textColor, .isSubtle, .wrap, .maxLines, .fontType, .textStyle, .highlight, .imageSize,
    .isRequired, .showsGridLines, .gridStyle,
  ]

  private mutating func pointer(of element: Element) -> String {
    guard let span = element.span else { return "-" }
    let known = span.source.use == nil && span.source == source ? places[span.start] : nil
    guard let pointer = known ?? pointers.pointer(to: span) else { return "-" }
    return pointer.isEmpty ? "\"\"" : pointer
  }

  // MARK: Values

  private typealias Values = [(String, String)]

  private static func values(of lead: ResolvedLead) -> Values {
    var values: Values = [("gap", number(lead.points))]
    if lead.lineThickness > 0 { values.append(("separator", "\(number(lead.lineThickness))/\(color(lead.lineColor))")) }
    return values
  }

  private static func values(of box: ResolvedBox) -> Values {
    var values: Values = [("style", box.style.rawValue), ("padding", number(box.padding))]
    if box.bleed > 0 { values.append(("bleed", number(box.bleed))) }
    if let background = box.background { values.append(("background", color(background))) }
    if let border = box.border { values.append(("border", color(border))) }
    return values
  }

  private static func values(of image: ResolvedImage) -> Values {
    var values: Values = []
    if image.fillsWidth { values.append(("width", "100%")) }
    if let width = image.width { values.append(("width", number(width))) }
    if let height = image.height { values.append(("height", number(height))) }
    if let limit = image.maxHeight { values.append(("max-height", number(limit))) }
    return values.isEmpty ? [("width", "auto")] : values
  }

  private static func values(of text: ResolvedText, prefix: String) -> Values {
    var values: Values = [
      ("size", number(text.points)), ("weight", number(text.weight)), ("line-height", number(text.lineHeight)),
      ("color", color(text.color)),
    ]
    if let highlight = text.highlight { values.append(("highlight", color(highlight))) }
    if let lines = text.maxLines, lines > 0 { values.append(("max-lines", number(lines))) }
    if let level = text.headingLevel { values.append(("heading-level", number(level))) }
    values.append(("font", quoted(text.family)))
    return values.map { (prefix + $0.0, $0.1) }
  }

  private static func values(of buttons: ResolvedButtons) -> Values {
    [
      ("buttons", buttons.axis.rawValue), ("button-spacing", number(buttons.spacing)),
      ("button-alignment", buttons.alignment.rawValue), ("max-buttons", number(buttons.maxCount)),
      ("icon-size", number(buttons.iconSize)),
    ]
  }

  private static func values(of facts: ResolvedFacts) -> Values {
    var values = Self.values(of: facts.title, prefix: "title-")
    if facts.titleMaxWidth > 0 { values.append(("title-max-width", number(facts.titleMaxWidth))) }
    values.append(("fact-spacing", number(facts.spacing)))
    values += Self.values(of: facts.value, prefix: "value-")
    if facts.valueMaxWidth > 0 { values.append(("value-max-width", number(facts.valueMaxWidth))) }
    return values
  }

  private static func values(of input: ResolvedInput) -> Values {
    var values = Self.values(of: input.label, prefix: "label-")
    if let suffix = input.suffix {
      values += [("label-suffix", quoted(suffix)), ("label-suffix-color", color(input.suffixColor))]
    }
    values.append(("label-spacing", number(input.labelSpacing)))
    values += Self.values(of: input.error, prefix: "error-")
    return values + [("error-spacing", number(input.errorSpacing))]
  }

  private static func values(of table: ResolvedTable) -> Values {
    var values: Values = [
      ("cell-spacing", number(table.cellSpacing)), ("cell-padding", number(table.cellPadding)),
    ]
    if let color = table.lineColor { values.append(("grid-line", Self.color(color))) }
    return values
  }

  /// Points to a hundredth.
  private static func number(_ value: Double) -> String { NumberText.javaScript((value * 100).rounded() / 100) }

  private static func color(_ color: Color) -> String { color.text(.alphaFirst) }

  private static func quoted(_ text: String) -> String {
    var writer = DocumentWriter(.minified)
    writer.string(text)
    return String(decoding: writer.finish(), as: UTF8.self)
  }
}
