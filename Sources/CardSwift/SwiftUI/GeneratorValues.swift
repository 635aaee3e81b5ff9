import CardFormats
import CardIR
import CardSyntax
import CardTemplate

/// What an element has from the elements around it.
struct ViewContext {
  /// What holes see.
  var scope: BindingScope
  /// The values of repetitions around.
  var parameters: [ViewParameter] = []
  /// The style that holds.
  var style = ContainerStyle.default
  /// The direction of the stack around.
  var axis = Axis.vertical
  /// The padding of the nearest box around.
  var padding = 0.0
  /// Whether the element is in the header of a table.
  var isInHeader = false
  /// How many repetitions are around.
  var depth = 0
  /// The inputs that a button sends, where these are not all.
  var inputs: [String]?
}

/// What a `$data` does to the element that has it, in views.
enum ViewScope {
  /// The element stands once, and sees other data.
  case once(BindingScope)
  /// The element stands once for each element of `sequence`, whose type is `element`.
  case each(sequence: SwiftExpression, element: String, identity: String?, item: (String, String) -> BindingScope)
}

// Values of attributes as expressions of Swift.
extension ScreenGenerator {
  /// What a `$data` does.
  mutating func enter(_ scope: Scope, in context: ViewContext) -> ViewScope {
    switch bindings.enter(scope, in: context.scope) {
    case .once(let inner): return .once(inner)
    case .each(let sequence, let element, let item):
      return .each(sequence: sequence, element: element.source, identity: identity(of: element), item: item)
    case .dynamic(var sequence, let item):
      // What has no value repeats nothing.
      if case .prefix("try ", let inner) = sequence { sequence = .infix(.prefix("try? ", inner), "??", "[]") }
      return .each(sequence: sequence, element: "CardScope", identity: nil) { name, _ in item(name) }
    }
  }

  /// The property that tells the elements of an array from each other; none if they may be alike.
  private func identity(of type: DataType) -> String? {
    guard case .structure(let name) = type,
      let field = bindings.types.structure(name)?.fields.first(where: { $0.key == "id" })
    else { return nil }
    switch field.type {
    case .string, .number: return SwiftNames.escaped(field.name)
    default: return nil
    }
  }

  /// A `String`; none where the attribute is absent.
  mutating func string(_ element: Element, _ id: AttributeID, _ context: ViewContext) -> SwiftExpression? {
    guard let entry = element.entry(id) else { return nil }
    return string(entry.value, context, at: entry.origin?.span ?? element.span)
  }

  /// A `String`.
  mutating func string(_ value: AttributeValue, _ context: ViewContext, at span: SourceSpan?) -> SwiftExpression? {
    switch value {
    case .text(let text), .token(let text): .text(text)
    case .number(let number), .measure(let number, _): .text(NumberText.javaScript(number))
    case .flag(let flag): .text(flag ? "true" : "false")
    case .template(let template): bindings.text(template, in: context.scope, at: span)
    case .color(let color): .text(color.text(.alphaLast))
    case .json(let node): .text(node.string ?? node.numberText ?? "")
    }
  }

  /// A `Bool`; none where the attribute is absent or has its usual value.
  mutating func flag(
    _ element: Element, _ id: AttributeID, usually usual: Bool, _ context: ViewContext
  ) -> SwiftExpression? {
    switch element[value: id] {
    case .flag(let value)?: value == usual ? nil : .verbatim(value ? "true" : "false")
    case .template(let template)?: bindings.flag(template, or: usual, in: context.scope, at: element.span)
    default: nil
    }
  }

  /// A number; none where the attribute is absent.
  mutating func number(_ element: Element, _ id: AttributeID, _ context: ViewContext) -> SwiftExpression? {
    switch element[value: id] {
    case .number(let value)?, .measure(let value, .points)?: .number(value)
    case .template(let template)?: bindings.number(template, or: 0, in: context.scope, at: element.span)
    default: nil
    }
  }

  /// A length of a frame; none where the attribute is absent. Data may also give names, which are no lengths.
  mutating func length(_ element: Element, _ id: AttributeID, _ context: ViewContext) -> SwiftExpression? {
    guard case .template(let template)? = element[value: id] else { return number(element, id, context) }
    if let number = bindings.knownNumber(template, in: context.scope, at: element.span) { return number }
    use("CardLength")
    let text = bindings.text(template, in: context.scope, at: element.span)
    return .call("CGFloat", [SwiftArgument("cardLength", text)])
  }

  /// A colour; none where the attribute is absent.
  mutating func color(_ element: Element, _ id: AttributeID, _ context: ViewContext) -> SwiftExpression? {
    switch element[value: id] {
    case .color(let color)?: return colors.number(color)
    case .template(let template)?:
      let text = bindings.text(template, in: context.scope, at: element.span)
      use("CardColor")
      return .infix(hexadecimal(text), "??", "Color.clear")
    default: return nil
    }
  }

  /// A caption for controls: a literal that SwiftUI would take for Markdown or a format is made a plain `String`.
  func caption(_ text: SwiftExpression) -> SwiftExpression {
    guard case .string(let parts) = text else { return text }
    if parts.count == 1, case .text(let plain) = parts[0], !Self.hasMarks(plain) { return text }
    if parts.isEmpty { return text }
    return .call("String", [SwiftArgument(nil, text)])
  }

  /// `Text` that shows exactly this.
  func plainText(_ text: SwiftExpression) -> SwiftExpression {
    if case .string(let parts) = text, parts.count == 1, case .text(let plain) = parts[0], !Self.hasMarks(plain) {
      return .call("Text", [SwiftArgument(nil, text)])
    }
    return .call("Text", [SwiftArgument("verbatim", text)])
  }

  /// Whether a text has characters that mean something in Markdown or formats.
  private static func hasMarks(_ text: String) -> Bool {
    text.contains { "*_[]`~<>\\&#%^".contains($0) || $0.isNewline } || text.contains("://") || text.contains("www.")
      || text.contains("@")
  }

  /// A value of JSON as an expression.
  mutating func value(_ node: Node, _ context: ViewContext) -> SwiftExpression {
    switch node.kind {
    case .null: return ".null"
    case .boolean: return .call(".boolean", [SwiftArgument(nil, node.boolean == true ? "true" : "false")])
    case .number: return .call(".number", [SwiftArgument(nil, .number(node.double ?? 0))])
    case .string:
      if screen.isTemplate {
        var ignored = Diagnostics()
        if let template = TemplateString.parse(node, diagnostics: &ignored) {
          return bindings.value(template, in: context.scope, at: node.span)
        }
      }
      return .call(".string", [SwiftArgument(nil, .text(node.string ?? ""))])
    case .array:
      return .call(".array", [SwiftArgument(nil, .array(node.elements.map { value($0, context) }))])
    case .object:
      let members = node.members.map { member -> SwiftExpression in
        .call(".init", [SwiftArgument(nil, .text(member.name)), SwiftArgument(nil, value(member.value, context))])
      }
      return .call(".object", [SwiftArgument(nil, .array(members))])
    }
  }
}

extension SwiftExpression {
  /// The view with a frame, unless it has just that one: a frame in an equal frame changes nothing.
  func framed(_ arguments: [SwiftArgument]) -> SwiftExpression {
    if case .modified(_, let modifiers) = self, modifiers.last == SwiftModifier("frame", arguments) { return self }
    return modified("frame", arguments)
  }

  /// The view with a frame that is as wide as there is room.
  func fillingWidth(_ alignment: String = ".leading") -> SwiftExpression {
    framed([SwiftArgument("maxWidth", ".infinity"), SwiftArgument("alignment", .verbatim(alignment))])
  }

  /// Whether it is the name of something or a literal, and costs nothing to repeat.
  var isEmptyText: Bool {
    if case .string(let parts) = self { return parts.isEmpty || parts == [.text("")] }
    return false
  }
}
