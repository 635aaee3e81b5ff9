import CardIR
import CardSyntax
import CardTemplate

// Values of attributes as Kotlin.
extension ScreenGenerator {
  /// A `String`; none where the attribute is absent.
  func text(_ element: Element, _ id: AttributeID, _ around: Around) -> KotlinExpression? {
    guard let entry = element.entry(id) else { return nil }
    switch entry.value {
    case .text(let text), .token(let text): return .text(text)
    case .flag(let flag): return .text("\(flag)")
    // A value that is sent or compared is the very one.
    case .number(let number), .measure(let number, _): return .text(NumberText.javaScript(number))
    case .template(let template): return bindings.text(template, around.scope, at: entry.origin?.span ?? element.span)
    case .color, .json: return nil
    }
  }

  /// A `Boolean`; none where the attribute is absent or has its usual value.
  func flag(_ element: Element, _ id: AttributeID, usually usual: Bool, _ around: Around) -> KotlinExpression? {
    guard let entry = element.entry(id) else { return nil }
    switch entry.value {
    case .flag(let flag): return flag == usual ? nil : flag ? "true" : "false"
    case .template(let template): return bindings.flag(template, around.scope, at: entry.origin?.span ?? element.span)
    default: return nil
    }
  }

  /// A name in a list of names, which are texts also where data or the list have numbers.
  func name(_ node: Node, _ around: Around) -> KotlinExpression? {
    var ignored = Diagnostics()
    if node.kind == .string, screen.isTemplate, let template = TemplateString.parse(node, diagnostics: &ignored) {
      return bindings.text(template, around.scope, at: node.span)
    }
    return (node.string ?? node.double.map(NumberText.javaScript)).map { .text($0) }
  }

  /// A length in Compose's `Dp`, which is what a point is on Android.
  func length(_ points: Double) -> KotlinExpression {
    _ = use("androidx.compose.ui.unit.dp")
    return .verbatim("\(Self.number(Self.onScreen(points))).dp")
  }

  /// A size of text in `sp`, which grows with the user's setting.
  func textSize(_ points: Double) -> KotlinExpression {
    _ = use("androidx.compose.ui.unit.sp")
    return .verbatim("\(Self.number(Self.onScreen(points))).sp")
  }

  /// A length that Compose can lay out: it keeps extents in pixels in 18 bits, and no screen is nearly as large.
  private static func onScreen(_ points: Double) -> Double { min(max(points, -10_000), 10_000) }

  /// A limit as an `Int`; none for one that is no limit for an `Int`.
  static func limit(_ value: Double) -> KotlinExpression? {
    guard value >= 1, let whole = Int32(exactly: value.rounded(.down)), whole < .max else { return nil }
    return .verbatim("\(whole)")
  }

  /// A colour.
  func color(_ value: Color) -> KotlinExpression {
    // The notation with alpha first is Android's own.
    let digits = value.text(.alphaFirst).drop { $0 == "#" }
    let argument = (digits.count == 6 ? "0xFF" : "0x") + digits.uppercased()
    return .call(use("androidx.compose.ui.graphics.Color"), KotlinArgument(.verbatim(argument)))
  }

  /// The length of an extent; none for one that is not in points.
  static func points(_ dimension: Dimension?) -> Double? {
    if case .points(let points)? = dimension { points } else { nil }
  }

  /// A number without an exponent, with at most three decimals: more make no difference to what is seen.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    if let whole = Int(exactly: rounded) { return "\(whole)" }
    if let whole = Int(exactly: value) { return "\(whole)" }
    return "\(rounded)"
  }

  /// A value of JSON, with the holes in its texts.
  func value(_ node: Node, _ around: Around) -> KotlinExpression {
    switch node.kind {
    case .null: return "null"
    case .boolean: return node.boolean == true ? "true" : "false"
    case .number: return .verbatim(node.integer.map { "\($0)" } ?? KotlinNames.number(node.double ?? 0))
    case .string:
      var ignored = Diagnostics()
      if screen.isTemplate, let template = TemplateString.parse(node, diagnostics: &ignored) {
        return bindings.value(template, around.scope, at: node.span)
      }
      return .text(node.string ?? "")
    case .array: return Self.list(node.elements.map { value($0, around) })
    case .object: return Self.map(node.members.map { ($0.name, value($0.value, around)) })
    }
  }

  /// A list of anything; of an empty one nothing else says what could be in it.
  static func list(_ elements: [KotlinExpression]) -> KotlinExpression {
    if elements.isEmpty { return "emptyList<Any?>()" }
    return .call("listOf", elements.map { KotlinArgument($0) }, trailing: nil)
  }

  /// The same with names.
  static func map(_ members: [(name: String, value: KotlinExpression)]) -> KotlinExpression {
    if members.isEmpty { return "emptyMap<String, Any?>()" }
    return .call("mapOf", members.map { KotlinArgument(.operation(.text($0.name), "to", $0.value)) }, trailing: nil)
  }
}
