import CardSyntax

/// A JSON number as it is written: `1.50` and integers of twenty digits stay what they are.
///
/// Numbers are equal when their values are: `1.50` and `15e-1`, however many digits they have.
public struct JSONNumber: Sendable {
  /// The text, which is valid JSON.
  public let text: String

  /// A whole number.
  public init(_ value: Int) { text = String(value) }

  /// A number in the shortest form that reads back the same; none for what JSON cannot say.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    text = NumberText.javaScript(value)
  }

  /// The number that `text` is in JSON.
  public init?(text: String) {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "number", text: text)
    guard let number = Document.read(source, as: .json, diagnostics: &diagnostics)?.root.numberText, number == text
    else { return nil }
    self.text = text
  }

  /// A number whose text a reader has looked at.
  init(validated text: String) { self.text = text }

  /// The nearest double, if there is one.
  public var double: Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }

  /// The value as an integer, if it has no fraction and fits.
  public var integer: Int? { Int(text) ?? double.flatMap { Int(exactly: $0) } }

  /// The value as digits without zeros at their ends and a power of ten; none if the power is beyond reckoning.
  private var decimal: Decimal? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    guard var exponent = parts.count > 1 ? Int(parts[1]) : 0, abs(exponent) < 1 << 40 else { return nil }
    var digits = parts[0].filter { $0 != "-" && $0 != "." }[...]
    if let point = parts[0].firstIndex(of: ".") { exponent -= parts[0][point...].count - 1 }
    while digits.last == "0" {
      digits.removeLast()
      exponent += 1
    }
    digits = digits.drop { $0 == "0" }
    if digits.isEmpty { return Decimal(isNegative: false, digits: "", exponent: 0) }
    return Decimal(isNegative: text.hasPrefix("-"), digits: String(digits), exponent: exponent)
  }

  private struct Decimal: Hashable {
    var isNegative: Bool
    var digits: String
    var exponent: Int
  }
}

extension JSONNumber: Hashable {
  /// Whether both have the same value.
  public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    if left.text == right.text { return true }
    guard let one = left.decimal, let other = right.decimal else { return false }
    return one == other
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    if let decimal { hasher.combine(decimal) } else { hasher.combine(text) }
  }
}
