import CardFormats
import CardIR
import CardStyle
import CardSyntax
import CardTemplate

/// Spells values of attributes, literal or bound to data, as expressions of Swift.
///
/// It owns the compiler of the bindings: whoever needs a value of an attribute asks here.
final class AttributeCode {
  /// What data becomes in Swift, and what support that needs.
  private(set) var bindings: BindingCompiler
  /// Whether texts inside of JSON may be bound to data.
  private let isTemplate: Bool
  private let colors: ViewColors
  private let needs: ViewNeeds

  /// The values of a screen whose data have these types.
  init(_ types: DataTypes, isTemplate: Bool, keepsFormats: Bool = false, colors: ViewColors, needs: ViewNeeds) {
    bindings = BindingCompiler(types, keepsFormats: keepsFormats)
    self.isTemplate = isTemplate
    self.colors = colors
    self.needs = needs
  }

  /// What values of a whole template see.
  var rootScope: BindingScope {
    let (data, host) = (bindings.types.root, bindings.types.host)
    return BindingScope(
      root: TypedExpression(data == nil ? "CardValue.missing" : "data", data ?? .value),
      host: host.map { TypedExpression("host", $0) })
  }

  // MARK: Attributes

  /// A `String`; none where the attribute is absent.
  func string(_ element: Element, _ id: AttributeID, _ scope: BindingScope) -> SwiftExpression? {
    guard let entry = element.entry(id) else { return nil }
    let span = entry.origin?.span ?? element.span
    return switch entry.value {
    case .text(let text), .token(let text): .text(text)
    case .number(let number), .measure(let number, _): .text(NumberText.javaScript(number))
    case .flag(let flag): .text(flag ? "true" : "false")
    case .template(let template): bindings.text(template, in: scope, at: span)
    case .color(let color): .text(color.text(.alphaLast))
    case .json(let node): .text(node.string ?? node.numberText ?? "")
    }
  }

  /// An address that the view loads or opens, as a `String`; none where the attribute is absent.
  func address(_ element: Element, _ id: AttributeID, _ scope: BindingScope) -> SwiftExpression? {
    string(element, id, scope).map { needs.address($0) }
  }

  /// A `Bool`; none where the attribute is absent or has its usual value.
  func flag(
    _ element: Element, _ id: AttributeID, usually usual: Bool, _ scope: BindingScope
  ) -> SwiftExpression? {
    switch element[value: id] {
    case .flag(let value)?: value == usual ? nil : .verbatim(value ? "true" : "false")
    case .template(let template)?: flag(template, of: element, or: usual, scope)
    default: nil
    }
  }

  /// A number; none where the attribute is absent.
  func number(_ element: Element, _ id: AttributeID, _ scope: BindingScope) -> SwiftExpression? {
    switch element[value: id] {
    case .number(let value)?, .measure(let value, .points)?: .number(value)
    case .template(let template)?: bindings.number(template, or: 0, in: scope, at: element.span)
    default: nil
    }
  }

  /// A length of a frame; none where the attribute is absent. Data may also give names, which are no lengths.
  func length(_ element: Element, _ id: AttributeID, _ scope: BindingScope) -> SwiftExpression? {
    guard case .template(let template)? = element[value: id] else { return number(element, id, scope) }
    if let number = bindings.knownNumber(template, in: scope, at: element.span) { return number }
    needs.use("CardLength")
    return .call("CGFloat", [SwiftArgument("cardLength", text(template, of: element, scope))])
  }

  /// How wide a column is, as data say; none where its width is known. `label` says how texts are read.
  func columnWidth(_ column: Element, readAs label: String, _ scope: BindingScope) -> SwiftExpression? {
    guard case .template(let template)? = column[value: .width] else { return nil }
    if let number = bindings.knownNumber(template, in: scope, at: column.span) {
      return .call(".weight", [SwiftArgument(nil, number)])
    }
    needs.use("CardColumnWidth")
    return .call("CardColumn.Width", [SwiftArgument(label, text(template, of: column, scope))])
  }

  /// A colour; none where the attribute is absent.
  func color(_ element: Element, _ id: AttributeID, _ scope: BindingScope) -> SwiftExpression? {
    switch element[value: id] {
    case .color(let color)?: return colors.number(color)
    case .template(let template)?:
      let name = text(template, of: element, scope)
      if let known = name.choice({ colors.written($0).map { colors.number($0) } }) { return known }
      needs.use("CardColor")
      return .infix(colors.hexadecimal(name), "??", "Color.clear")
    default: return nil
    }
  }

  /// A `CardValue`; one that says so where the attribute is absent.
  func value(_ element: Element, _ id: AttributeID, _ scope: BindingScope) -> SwiftExpression {
    switch element[value: id] {
    case .json(let node)?: value(node, scope)
    case .template(let template)?: value(template, of: element, scope)
    case .text(let text)?: .call(".string", [SwiftArgument(nil, .text(text))])
    case .number(let number)?: .call(".number", [SwiftArgument(nil, .number(number))])
    case .flag(let flag)?: .call(".boolean", [SwiftArgument(nil, flag ? "true" : "false")])
    default: ".missing"
    }
  }

  /// The name that the value of an input is stored and sent under.
  func key(of input: Element, _ scope: BindingScope) -> SwiftExpression {
    switch InputNaming.key(of: input) {
    case .literal(let name)?: .text(name)
    case .template(let template)?: text(template, of: input, scope)
    case nil: .text("")
    }
  }

  /// A `Bool`: whether there is anything to be seen of a text that data may leave out; none where there always is.
  func showsText(_ element: Element, _ scope: BindingScope) -> SwiftExpression? {
    guard element.kind == .text, case .template(let template)? = element[value: .text] else { return nil }
    return bindings.showsSomething(template, in: scope, at: element.span)
  }

  /// What the form knows an input by: its name, unless there are several of that name, which other cards have.
  func key(of input: Element, _ context: ViewContext) -> SwiftExpression {
    if case .literal(let name)? = InputNaming.key(of: input), let key = context.ownKeys[name] { return key }
    return key(of: input, context.scope)
  }

  // MARK: Bindings of elements

  /// A `String`: what a text with bindings shows.
  func text(_ template: TemplateString, of element: Element, _ scope: BindingScope) -> SwiftExpression {
    bindings.text(template, in: scope, at: element.span)
  }

  /// A `Bool`; `usual` where data give none.
  func flag(
    _ template: TemplateString, of element: Element?, or usual: Bool, _ scope: BindingScope
  ) -> SwiftExpression {
    bindings.flag(template, or: usual, in: scope, at: element?.span)
  }

  /// A number that data give, or else `usual`.
  func number(
    _ template: TemplateString, or usual: Double = 0, of element: Element, _ scope: BindingScope
  ) -> SwiftExpression {
    bindings.number(template, or: usual, in: scope, at: element.span)
  }

  /// A `CardValue`.
  func value(_ template: TemplateString, of element: Element, _ scope: BindingScope) -> SwiftExpression {
    bindings.value(template, in: scope, at: element.span)
  }

  // MARK: JSON

  /// A value of JSON as a `CardValue`.
  func value(_ node: Node, _ scope: BindingScope) -> SwiftExpression {
    switch node.kind {
    case .null: return ".null"
    case .boolean: return .call(".boolean", [SwiftArgument(nil, node.boolean == true ? "true" : "false")])
    case .number: return number(node)
    case .string:
      if let template = template(node) { return bindings.value(template, in: scope, at: node.span) }
      return .call(".string", [SwiftArgument(nil, .text(node.string ?? ""))])
    case .array:
      return .call(".array", [SwiftArgument(nil, .array(node.elements.map { value($0, scope) }))])
    case .object:
      let members = node.members.map { member -> SwiftExpression in
        .call(".init", [SwiftArgument(nil, .text(member.name)), SwiftArgument(nil, value(member.value, scope))])
      }
      return .call(".object", [SwiftArgument(nil, .array(members))])
    }
  }

  /// A number of JSON. Names of things may be numbers of more digits than a double keeps.
  private func number(_ node: Node) -> SwiftExpression {
    let number = node.double ?? 0
    if let text = node.numberText, let integer = Int(text), abs(number) >= 0x1p53 {
      return .call(".exact", [SwiftArgument(nil, .verbatim(Self.grouped(integer)))])
    }
    return .call(".number", [SwiftArgument(nil, .number(number))])
  }

  /// An integer as the formatter writes it: three digits in each group.
  private static func grouped(_ integer: Int) -> String {
    let digits = String(integer.magnitude)
    let groups = digits.enumerated().map { index, digit in
      (index > 0 && (digits.count - index).isMultiple(of: 3) ? "_" : "") + String(digit)
    }
    return (integer < 0 ? "-" : "") + groups.joined()
  }

  /// The texts among the elements of an array, each a `String`.
  func texts(_ array: Node, _ scope: BindingScope) -> [SwiftExpression] {
    array.elements.compactMap { element in
      guard let text = element.string else { return nil }
      guard let template = template(element) else { return .text(text) }
      return bindings.text(template, in: scope, at: element.span)
    }
  }

  private func template(_ node: Node) -> TemplateString? {
    guard isTemplate else { return nil }
    var ignored = Diagnostics()
    return TemplateString.parse(node, diagnostics: &ignored)
  }

  // MARK: Conditions and scopes

  /// A `Bool`: whether a condition holds.
  func condition(_ condition: Condition, _ scope: BindingScope) -> SwiftExpression {
    bindings.condition(condition, in: scope)
  }

  /// What a `$data` does.
  func enter(_ entry: Scope, _ scope: BindingScope) -> ViewScope {
    switch bindings.enter(entry, in: scope) {
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
  private func identity(of type: DataType) -> [String]? {
    guard case .structure(let name) = type, let fields = bindings.types.structure(name)?.fields else { return nil }
    for key in RepeatedIdentity.keys {
      guard let field = fields.first(where: { $0.key == key }) else { continue }
      if case .string = field.type { return [SwiftNames.escaped(field.name)] }
      if case .enumeration = field.type { return [SwiftNames.escaped(field.name), "rawValue"] }
      if [.number, .integer].contains(field.type) { return [SwiftNames.escaped(field.name), "description"] }
    }
    return nil
  }
}

/// What a `$data` does to the element that has it, in views.
enum ViewScope {
  /// The element stands once, and sees other data.
  case once(BindingScope)
  /// The element stands once for each element of `sequence`, whose type is `element`. `item` gives what bindings see
  /// where the element and its position have these names.
  case each(sequence: SwiftExpression, element: String, identity: [String]?, item: (String, String) -> BindingScope)
}
