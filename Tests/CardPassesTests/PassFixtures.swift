import CardFormats
import CardIR
import CardStyle
import CardSyntax
import CardTemplate
import Testing

@testable import CardPasses

/// Formats that do not exist, with the traits that passes look at: so that a test says which trait matters.
enum Traits {
  static let content: Set<ElementKind> = [.screen, .text, .image, .stack, .spacer, .divider, .custom, .customAction]
  static let common: Set<AttributeID> = [.text, .axis, .textSize, .textWeight, .textColor]

  /// Meaning decides: ranks, palette, styles, distances on the elements, columns; like a card.
  static let meaning = Capabilities(
    kinds: content.subtracting([.spacer, .divider]).union([.column, .openURL]),
    attributes: [
      .text: common.union([.spacing, .separator, .horizontalAlignment, .isSubtle, .wrap, .maxLines, .isVisible, .id]),
      .image: [.url, .spacing, .separator, .horizontalAlignment, .backgroundColor, .id, .isVisible],
      .stack: [.axis, .spacing, .separator, .containerStyle, .bleed, .id, .height, .isVisible, .horizontalAlignment],
      .column: [.width, .spacing, .separator, .containerStyle, .verticalAlignment, .id],
    ],
    regions: [
      .screen: [.children], .stack: [.children, .tap], .column: [.children, .tap], .image: [.tap],
    ],
    defaults: [.text: [.wrap: .flag(false), .isSubtle: .flag(false), .textSize: .token("default")]],
    textSizes: .tokens, textWeights: .relative, colors: .palette, spacing: .perElement, boxes: .byMeaning,
    rowsHaveColumns: true, stacksFillWidth: true, hasMarkdown: true, root: .column, imagesNeedBothExtents: false)

  /// Attributes decide: named styles, steps, opaque colours, gaps of stacks that hug their content; like a view.
  static let views = Capabilities(
    kinds: content,
    attributes: [
      .text: [.text, .textSize, .textWeight, .textColor, .backgroundColor, .padding, .width],
      .stack: [.axis, .gap, .alignment, .padding, .backgroundColor, .foregroundColor, .borderColor, .borderWidth],
      .spacer: [.width, .height, .minLength],
      .image: [.url, .width, .height], .divider: [.height],
    ],
    regions: [.screen: [.children], .stack: [.children]],
    defaults: [
      .stack: [.gap: .measure(0, .points), .alignment: .token("center")], .text: [.textSize: .token("body")],
    ],
    textSizes: .styles, textWeights: .steps, colors: .opaque, spacing: .perStack(isIntegral: true),
    boxes: .byAttributes, rowsHaveColumns: false, stacksFillWidth: false, hasMarkdown: false, root: .single,
    imagesNeedBothExtents: true)

  /// Numbers decide, and stacks share their room out; like a widget.
  static let widgets = Capabilities(
    kinds: content.union([.canvas]),
    attributes: [
      .text: [.text, .textSize, .textColor, .maxLines, .horizontalAlignment],
      .stack: [.axis, .gap, .alignment, .distribution, .padding, .backgroundColor],
      .spacer: [.width, .height], .image: [.url], .divider: [.backgroundColor, .axis],
    ],
    regions: [.screen: [.children], .stack: [.children]],
    defaults: [.text: [.maxLines: .number(0), .textSize: .measure(17, .points)]],
    textSizes: .points, textWeights: .none, colors: .translucent, spacing: .perStack(isIntegral: false),
    boxes: .byConstraints, rowsHaveColumns: false, stacksFillWidth: true, hasMarkdown: false, root: .canvas,
    imagesNeedBothExtents: false)
}

/// A format with more kinds and attributes.
func with(
  _ traits: Capabilities, kinds: Set<ElementKind> = [], attributes: [ElementKind: Set<AttributeID>] = [:],
  regions: [ElementKind: Set<RegionID>] = [:], _ change: (inout Capabilities) -> Void = { _ in }
) -> Capabilities {
  var traits = traits
  traits.kinds.formUnion(kinds)
  for (kind, ids) in attributes { traits.attributes[kind, default: []].formUnion(ids) }
  for (kind, ids) in regions { traits.regions[kind, default: []].formUnion(ids) }
  change(&traits)
  return traits
}

/// A text.
func text(_ content: String, _ change: (inout Element) -> Void = { _ in }) -> Element {
  var element = Element(.text)
  element[.text] = .literal(content)
  change(&element)
  return element
}

/// An element with children that all stand once.
func group(
  _ kind: ElementKind, _ axis: Axis? = nil, _ children: [Element], _ change: (inout Element) -> Void = { _ in }
) -> Element {
  var element = Element(kind)
  if let axis { element[.axis] = .literal(axis) }
  element[.children] = children.map { .one($0) }
  change(&element)
  return element
}

/// What a pass makes of a screen with these children, as the dump of the children; and what it reports.
func run(
  _ pass: any Pass, _ children: [Slot], from source: Capabilities = Traits.meaning, to target: Capabilities,
  options: LoweringOptions = LoweringOptions(), host: HostConfig = .default
) -> (dump: String, losses: [String]) {
  run([pass], children, from: source, to: target, options: options, host: host)
}

/// What passes make of a screen, one after the other.
func run(
  _ passes: [any Pass], _ children: [Slot], from source: Capabilities = Traits.meaning, to target: Capabilities,
  options: LoweringOptions = LoweringOptions(), host: HostConfig = .default, isTemplate: Bool = false
) -> (dump: String, losses: [String]) {
  var root = Element(.screen)
  root[.children] = children
  var screen = Screen(name: "test", format: FormatID(rawValue: "test"), root: root, isTemplate: isTemplate)
  var context = PassContext(source: source, target: target, targetName: "Target", host: host, options: options)
  for pass in passes { pass.run(&screen, &context) }
  #expect(Verifier.problems(in: screen) == [])
  let lines = TextDump.text(of: screen).split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3)
  let dump = lines.map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : String($0) }.joined(separator: "\n")
  return (dump.hasSuffix("\n") ? String(dump.dropLast()) : dump, context.fidelity.map(\.kind.id).sorted())
}

/// What a pass makes of children that all stand once.
func run(
  _ pass: any Pass, _ children: [Element], from source: Capabilities = Traits.meaning, to target: Capabilities,
  host: HostConfig = .default
) -> (dump: String, losses: [String]) {
  run(pass, children.map { .one($0) }, from: source, to: target, host: host)
}

/// The condition or scope that a source text stands for.
func template(_ source: String) -> TemplateString {
  TemplateString.parse(source) ?? TemplateString([.text(source)])
}

/// Values that are JSON.
enum JSONNodes {
  /// The value of a property that nobody knows.
  static let one = node("1")
  /// A requirement that no host fulfils.
  static let feature = node(#"{"nothing": "1.0"}"#)

  static func node(_ json: String) -> Node {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "value.json", bytes: Array(json.utf8))
    guard let document = Document.readJSON(source, diagnostics: &diagnostics) else {
      preconditionFailure("\(json) is no JSON")
    }
    return document.root
  }
}

// MARK: Actions

extension Traits {
  /// Widgets with buttons and the actions that they run.
  static let buttons = with(
    widgets, kinds: [.button, .navigate, .callAPI, .setVariable, .textInput],
    attributes: [.button: [.title, .buttonStyle, .isEnabled]])

  /// Cards with sets of actions, and with actions of their own.
  static let actions = with(
    meaning, kinds: [.actionSet, .submit, .execute], regions: [.screen: [.children, .actions]])
}

/// An action with a title.
func action(_ kind: ElementKind, _ title: String, _ change: (inout Element) -> Void = { _ in }) -> Element {
  var action = Element(kind)
  action[.title] = .literal(title)
  change(&action)
  return action
}

/// A set of actions.
func actions(_ actions: [Element]) -> Element {
  var set = Element(.actionSet)
  set[.actions] = actions.map { .one($0) }
  return set
}

// MARK: Inputs

extension Traits {
  /// Bare fields and boxes that store variables; like a widget.
  static let fields = SkimaFormat().capabilities

  /// Typed inputs with captions and values; like a card.
  static let inputs: Capabilities = {
    var card = Traits.meaning
    card.kinds.formUnion([.textInput, .numberInput, .dateInput, .toggle, .choiceSet])
    card.attributes[.textInput] = [.id, .label, .placeholder, .value, .isRequired]
    card.attributes[.numberInput] = [.id, .label, .placeholder, .value, .minimum, .maximum]
    card.attributes[.toggle] = [.id, .title, .value, .valueOn, .valueOff]
    card.attributes[.choiceSet] = [.id, .label, .value, .isMultiSelect]
    card.regions[.choiceSet] = [.children]
    return card
  }()
}

/// An input with the name `x`.
func input(_ kind: ElementKind, _ change: (inout Element) -> Void) -> Element {
  var element = Element(kind)
  element[.id] = .literal("x")
  change(&element)
  return element
}

/// What passes make of widgets on the way to cards.
func converted(_ widgets: String, by passes: [any Pass], options: LoweringOptions = LoweringOptions()) throws -> String
{
  let place = #"[{"type":"topEqual"},{"type":"horizontalMargin"}]"#
  let text = #"""
    {"metadata":{"id":"t"},"ui":[{"type":"stack","id":"size","props":{"axis":"vertical","children":[\#(widgets)]},
    "constraints":\#(place)}]}
    """#
  var diagnostics = Diagnostics()
  let source = SourceText(name: "t.json", text: text)
  let document = try #require(Document.read(source, as: .json, diagnostics: &diagnostics))
  var screen = try #require(
    SkimaFormat().importScreen(document, options: ImportOptions(name: "t"), diagnostics: &diagnostics))
  var context = PassContext(
    source: SkimaFormat().capabilities, target: AdaptiveCardsFormat().capabilities, targetName: "Target",
    options: options)
  for pass in passes { pass.run(&screen, &context) }
  #expect(Verifier.problems(in: screen) == [])
  return TextDump.text(of: screen)
}

// MARK: Tables

extension Traits {
  /// Cards with tables.
  static let tables = with(meaning, kinds: [.table, .tableRow, .tableCell])
}

/// A cell with a text.
func cell(_ content: String, _ change: (inout Element) -> Void = { _ in }) -> Element {
  group(.tableCell, nil, [text(content)], change)
}

/// A row of cells.
func row(_ cells: [Element], _ change: (inout Element) -> Void = { _ in }) -> Element {
  group(.tableRow, nil, cells, change)
}

/// A table without a header.
func table(_ rows: [Element], columns: [Element] = [], _ change: (inout Element) -> Void = { _ in }) -> Element {
  group(.table, nil, rows) {
    if !columns.isEmpty { $0[.columns] = columns.map { .one($0) } }
    $0[value: .hasHeaderRow] = .flag(false)
    change(&$0)
  }
}

/// What a table says of one of its columns.
func column(_ change: (inout Element) -> Void = { _ in }) -> Element { .make(.tableColumn, change) }
