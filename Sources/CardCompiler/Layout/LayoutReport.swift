import CardIR
import CardLayout
import CardSyntax
import CardText

/// Prints where the elements of a screen are: one line an element, in source order.
///
/// ```
/// ""       screen      0,0    390×190.6
/// /body/0  text        20,20  350×27.9  seen 20,20 117.5×27.9  "Order 7"
/// ```
///
/// A line begins with the JSON pointer of the element in its source (`-` for elements without one) and the kind. Then come
/// the left and upper edge of its box and its width and height, in points, and where something is seen in it if that is
/// less than the box. In a comparison the second place is the one in the other format.
struct LayoutReport {
  private var pointers: DocumentPointers

  init(_ document: Document?) { pointers = DocumentPointers(document) }

  /// The places of all elements.
  mutating func text(of layout: ScreenLayout) -> String {
    let rows = layout.parts.map { part -> [String] in
      var row = [pointer(of: part), Self.kind(of: part)] + Self.texts(part.frame)
      let (frame, ink) = (Self.texts(part.frame), Self.texts(part.ink))
      row.append(ink == frame ? "" : "seen " + ink.joined(separator: " "))
      row.append(part.text.isEmpty ? "" : Self.quoted(part.text))
      return row
    }
    return Self.table(rows)
  }

  /// Where content is in two forms of a screen.
  mutating func text(of comparison: LayoutComparison, _ own: ScreenLayout) -> String {
    let pairs = Dictionary(uniqueKeysWithValues: comparison.pairs.map { ($0.part, $0) })
    let missing = Set(comparison.missing)
    var rows: [[String]] = []
    for (place, part) in own.parts.enumerated() where pairs[place] != nil || missing.contains(place) {
      var row = [pointer(of: part), Self.kind(of: part)] + Self.texts(part.ink)
      if let pair = pairs[place] {
        row += Self.texts(pair.frames.other)
        let isInPlace = pair.isInPlace(within: LayoutComparison.tolerance)
        row.append(isInPlace ? "" : Displacement.words(for: pair, breaksWords: pair.breaksWords))
      } else {
        row += ["", "", "not found"]
      }
      row.append(part.text.isEmpty ? "" : Self.quoted(part.text))
      rows.append(row)
    }
    let count = comparison.pairs.count
    let tolerance = Self.number(LayoutComparison.tolerance)
    let added = comparison.added == 0 ? "" : ", \(comparison.added) only in the other"
    return Self.table(rows) + "\(comparison.inPlace) of \(count) in place, within \(tolerance) points\(added)\n"
  }

  private mutating func pointer(of part: ScreenLayout.Part) -> String {
    guard let pointer = part.element.span.flatMap({ pointers.pointer(to: $0) }) else { return "-" }
    return pointer.isEmpty ? "\"\"" : pointer
  }

  private static func kind(of part: ScreenLayout.Part) -> String {
    part.element.kind.rawValue + (part.attribute.map { ".\($0.rawValue)" } ?? "")
  }

  private static func texts(_ frame: BoxTree.Frame) -> [String] {
    ["\(number(frame.x)),\(number(frame.y))", "\(number(frame.width))×\(number(frame.height))"]
  }

  private static func number(_ value: Double) -> String { NumberText.javaScript((value * 10).rounded() / 10 + 0) }

  /// The most characters that are shown of a text.
  private static let textLimit = 40

  private static func quoted(_ text: String) -> String {
    var words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if words.count > textLimit { words = words.prefix(textLimit - 1) + "…" }
    return "\"" + words.replacing("\"", with: "\\\"") + "\""
  }

  private static func table(_ rows: [[String]]) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, text) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], text.count)
      }
    }
    var output = ""
    for row in rows {
      var line = ""
      for (column, text) in row.enumerated() where widths[column] > 0 {
        line += text + String(repeating: " ", count: widths[column] - text.count + 2)
      }
      while line.last == " " { line.removeLast() }
      output += line + "\n"
    }
    return output
  }
}
