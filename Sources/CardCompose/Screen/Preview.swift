import CardFormats
import CardSyntax

extension ScreenGenerator {
  /// More characters of data than anybody looks at in a preview; the code of a function has a limit in Java.
  private static let previewLimit = 20_000

  /// The call of the function that the editor shows, with the data beside the template; none where the screen needs data that
  /// nobody has.
  func preview() -> KotlinExpression? {
    var arguments: [KotlinArgument] = []
    if let type = bindings.classes.root {
      guard let sample = presentation.template.sample, let data = sampleValue(sample, type),
        KotlinLine.text(data, limit: Self.previewLimit) != nil
      else { return nil }
      arguments.append(KotlinArgument("data", data))
    }
    if usesActions { arguments.append(KotlinArgument("actions", .lambda(KotlinLambda(body: [])))) }
    if usesImages {
      _ = use("androidx.compose.foundation.background")
      let gray = use("androidx.compose.ui.graphics.Color").member("LightGray")
      let frame = KotlinExpression.verbatim("it.modifier").calling("background", KotlinArgument(gray))
      let picture = KotlinExpression.call(
        use("androidx.compose.foundation.layout.Box"), KotlinArgument("modifier", frame))
      arguments.append(KotlinArgument("image", .lambda(KotlinLambda(body: [.expression(picture)]))))
    }
    _ = use("androidx.compose.ui.tooling.preview.Preview")
    return .call(.verbatim(typeName + "Card"), arguments, trailing: nil)
  }

  /// A value of data as Kotlin; none where it is not of the type.
  private func sampleValue(_ node: Node?, _ type: KotlinType) -> KotlinExpression? {
    guard let node, node.kind != .null else { return type.isNullable ? "null" : nil }
    switch (type, node.kind) {
    case (.nullable(let wrapped), _): return sampleValue(node, wrapped)
    case (.string, .string): return .text(node.string ?? "")
    case (.number, .number): return node.double.flatMap(Self.double)
    case (.int, .number): return node.integer.flatMap { Int32(exactly: $0) }.map { .verbatim("\($0)") }
    case (.boolean, .boolean): return node.boolean == true ? "true" : "false"
    case (.any, _): return anyValue(node)
    case (.list(let element), .array):
      let elements = node.elements.map { sampleValue($0, element) }
      if elements.contains(nil) { return nil }
      if elements.isEmpty { return "emptyList()" }
      return .call("listOf", elements.compactMap(\.self).map { KotlinArgument($0) }, trailing: nil)
    case (.dataClass(let name), .object):
      guard let own = bindings.classes.dataClass(name) else { return nil }
      var arguments: [KotlinArgument] = []
      for property in own.properties {
        let member = node.members.first { $0.name.lowercased() == property.key.lowercased() }?.value
        guard let value = sampleValue(member, property.type) else { return nil }
        arguments.append(KotlinArgument(KotlinNames.escaped(property.name), value))
      }
      if let whole = bindings.classes.wholes[name] { arguments.append(KotlinArgument(whole, anyValue(node))) }
      return .call(.verbatim(name), arguments, trailing: nil)
    default: return nil
    }
  }

  private static func double(_ value: Double) -> KotlinExpression? {
    guard value.isFinite else { return nil }
    let text = "\(value)"
    return .verbatim(text.contains { ".e".contains($0) } ? text : text + ".0")
  }

  /// A value that may be anything, as it is in the data.
  private func anyValue(_ node: Node) -> KotlinExpression {
    switch node.kind {
    case .null: return "null"
    case .boolean: return node.boolean == true ? "true" : "false"
    case .number: return node.double.flatMap(Self.double) ?? "0.0"
    case .string: return .text(node.string ?? "")
    case .array: return Self.list(node.elements.map(anyValue))
    case .object: return Self.map(node.members.map { ($0.name, anyValue($0.value)) })
    }
  }
}

extension KotlinWriter {
  /// Writes the function that the editor shows a screen by.
  mutating func preview(_ call: KotlinExpression, of name: String) {
    line("")
    line("@Preview")
    line("@Composable")
    line("private fun \(name)Preview() {")
    statements([.expression(call)], 1)
    line("}")
  }
}
