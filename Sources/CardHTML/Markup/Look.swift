import CardIR
import CardKernel

/// What an element looks like: declarations of CSS, each property once.
///
/// Properties and values are written by this module alone. What comes out of a document goes in as a number, a colour,
/// or through ``CSSText``.
struct Look: Hashable {
  private var declarations: [Declaration] = []

  private struct Declaration: Hashable {
    let property: String
    var value: String
  }

  /// A look with some declarations.
  init(_ declarations: KeyValuePairs<String, String> = [:]) {
    for (property, value) in declarations { self[property] = value }
  }

  /// Whether nothing is declared.
  var isEmpty: Bool { declarations.isEmpty }

  /// The value of a property.
  subscript(property: String) -> String? {
    get { declarations.first { $0.property == property }?.value }
    set {
      let index = declarations.firstIndex { $0.property == property }
      switch (index, newValue) {
      case (let index?, let value?): declarations[index].value = value
      case (let index?, nil): declarations.remove(at: index)
      case (nil, let value?): declarations.append(Declaration(property: property, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The declarations as CSS.
  var text: String { declarations.map { "\($0.property):\($0.value)" }.joined(separator: ";") }
}

/// Values as CSS spells them.
enum CSSText {
  /// A length.
  static func pixels(_ points: Double) -> String {
    guard points.isFinite else { return "0" }
    let bounded = max(-100_000, min(100_000, points))
    return bounded == 0 ? "0" : NumberText.javaScript((bounded * 1000).rounded() / 1000) + "px"
  }

  /// A number.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    return NumberText.javaScript((max(-1e9, min(1e9, value)) * 10_000).rounded() / 10_000)
  }

  /// A string, quoted; nothing in it can end the string, the declaration or the style sheet.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", " ", ".", "/", ":", "?", "=", "%", "~", "+", ",", ";", "@", "!",
        "$", "*",
        "#", "|":
        result.unicodeScalars.append(scalar)
      case _ where scalar.value > 0xA0 && !(0x2028...0x202E ~= scalar.value): result.unicodeScalars.append(scalar)
      // A space ends the code.
      default: result += "\\" + String(scalar.value == 0 ? 0xFFFD : scalar.value, radix: 16) + " "
      }
    }
    return result + "\""
  }

  /// A picture.
  static func url(_ text: String) -> String { "url(\(string(text)))" }

  /// A colour by number.
  static func color(_ color: Color) -> String { color.text(.alphaLast).lowercased() }

  /// A list of font families: each name quoted but for the general ones, and one at the end that every browser has.
  static func families(_ list: String, last: String) -> String {
    var names: [String] = []
    for part in list.split(separator: ",") {
      let name = part.filter { $0 != "\"" && $0 != "'" }.trimmed
      if name.isEmpty || name.utf8.count > 100 { continue }
      names.append(generalFamilies.contains(name.lowercased()) ? name.lowercased() : string(name))
    }
    if !names.contains(last) { names.append(last) }
    return names.joined(separator: ",")
  }

  private static let generalFamilies: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-monospace", "ui-sans-serif",
  ]
}

extension StringProtocol {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    var rest = Substring(self)
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}
