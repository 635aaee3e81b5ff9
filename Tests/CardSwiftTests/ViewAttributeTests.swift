import CardFormats
import CardIR
import CardSyntax
import CardTemplate
import CardTestSupport
import Testing

@testable import CardSwift

/// Attributes that views can have, by what they say of themselves: whatever has no effect must be refused before.
@Suite("Attributes of views") struct ViewAttributeTests {
  /// What an element stands in, from the inside out, where that is not a stack.
  private static let places: [ElementKind: (ElementKind, RegionID)] = [
    .column: (.stack, .children), .run: (.richText, .children), .mediaSource: (.media, .children),
    .backgroundImage: (.stack, .background), .fact: (.facts, .children), .tableColumn: (.table, .columns),
    .tableRow: (.table, .children), .tableCell: (.tableRow, .children), .page: (.carousel, .children),
    .choice: (.choiceSet, .children), .target: (.toggleVisibility, .targets),
  ]

  private static func text(_ text: String) -> Slot {
    var element = Element(.text)
    element[value: .text] = .text(text)
    return .one(element)
  }

  /// An element with enough in it for its attributes to matter.
  private static func sample(_ kind: ElementKind, with attribute: AttributeID) -> Element {
    var element = Element(kind)
    let supports = { (id: AttributeID) in SwiftUICapabilities.value.supports(id, on: kind) }
    var usual: [(AttributeID, AttributeValue)] = [
      (.url, .text("https://example.com/a")), (.text, .text("t")), (.title, .text("t")),
      (.targetID, .text("other")), (.method, .token("post")), (.endpoint, .text("/e")),
    ]
    // What stands in a box matters where that is higher.
    if attribute == .verticalAlignment { usual.append((.minHeight, .number(100))) }
    if attribute == .borderWidth { usual.append((.borderColor, .color(Color(0x112233)))) }
    if attribute == .bleed { usual.append((.containerStyle, .token("emphasis"))) }
    if attribute == .borderWidth || attribute == .borderColor, kind == .screen { usual.append((.padding, .number(1))) }
    if attribute == .imageStyle, kind == .icon { usual.append((.symbolName, .text("Calendar"))) }
    // A value is one of the choices, or it is none.
    if kind == .choice { usual.append((.value, .text("zz"))) }
    for (id, value) in usual where id != attribute && supports(id) { element[value: id] = value }
    switch kind {
    case .stack, .column, .scroll, .list, .overlay, .page, .tableCell: element[.children] = [text("one"), text("two")]
    case .table:
      var row = Element(.tableRow)
      row[.children] = [.one(sample(.tableCell, with: .id)), .one(sample(.tableCell, with: .id))]
      element[.children] = [.one(row), .one(row)]
      element[.columns] = [.one(Element(.tableColumn)), .one(Element(.tableColumn))]
    case .tableRow: element[.children] = [.one(sample(.tableCell, with: .id)), .one(sample(.tableCell, with: .id))]
    case .carousel: element[.children] = [.one(sample(.page, with: .id)), .one(sample(.page, with: .id))]
    case .facts: element[.children] = [.one(sample(.fact, with: .id))]
    case .richText: element[.children] = [.one(sample(.run, with: .id))]
    case .imageSet: element[.children] = [.one(sample(.image, with: .id))]
    case .media: element[.children] = [.one(sample(.mediaSource, with: .id))]
    case .choiceSet: element[.children] = [.one(sample(.choice, with: .id)), .one(sample(.choice, with: .id))]
    case .actionSet, .button:
      element[.actions] = [.one(sample(.openURL, with: .id)), .one(sample(.openURL, with: .id))].dropLast(
        kind == .button ? 1 : 0)
    case .toggleVisibility: element[.targets] = [.one(sample(.target, with: .id))]
    default: break
    }
    return element
  }

  private static func screen(_ kind: ElementKind, _ attribute: AttributeID, _ value: AttributeValue) -> Screen {
    var element = sample(kind, with: attribute)
    if kind == .screen { element[.children] = [text("a"), text("b")] }
    element[value: attribute] = value
    var current = kind
    while current != .screen {
      let (parent, region) =
        places[current] ?? (current.family == .action ? (.actionSet, .actions) : (.screen, .children))
      var around = sample(parent, with: .id)
      if current == .column {
        around[.axis] = .literal(.horizontal)
        around[.children] = [.one(Element(.column)), .one(sample(.column, with: .id))]
      }
      let isContent = around[region].isEmpty && region == .children && current != .column
      around[region] =
        isContent ? [text("before"), .one(element), text("after")] : [.one(element)] + around[region].dropFirst()
      if parent == .screen {
        var other = Element(.text)
        other[value: .text] = .text("other")
        other[value: .id] = .text("other")
        around[.children].append(.one(other))
      }
      element = around
      current = parent
    }
    return Screen(name: "probe", format: .swiftUI, root: element, isTemplate: true)
  }

  /// The source and messages of a view whose element has an attribute.
  private static func view(_ kind: ElementKind, _ attribute: AttributeID, _ value: AttributeValue?) throws -> String {
    // A text for a kind of document that nobody reads stands for no attribute at all.
    let screen = value.map { Self.screen(kind, attribute, $0) } ?? Self.screen(kind, .typeName, .text(""))
    var diagnostics = Diagnostics()
    let code = CodeTemplate(document: try #"{"a":"${probe}"}"#.document())
    let made = SwiftUIFormat().generate(Presentation(screen, of: code), diagnostics: &diagnostics)
    let source = made.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    return source + diagnostics.all.map(\.message).joined()
  }

  /// What elements that only hosts have say depends on their type: `HostedViewTests` looks at each of them.
  private static let hosted: Set<ElementKind> = [.custom, .page]

  private static var attributes: [(kind: ElementKind, attribute: AttributeID)] {
    SwiftUICapabilities.value.attributes.flatMap { kind, attributes in attributes.map { (kind, $0) } }
      .filter { !hosted.contains($0.0) || $0.1 == .separator || $0.1 == .spacing }
      .sorted { ($0.0.rawValue, $0.1.rawValue) < ($1.0.rawValue, $1.1.rawValue) }
  }

  @Test("that only data know are in the view, or are refused before")
  func bound() throws {
    let template = try #require(TemplateString.parse("${probe}"))
    var wrong: [String] = []
    for (kind, attribute) in Self.attributes {
      // A name means something only together with what changes the element of that name.
      if attribute == .id || Self.inert.contains("\(kind.rawValue) \(attribute.rawValue)") { continue }
      let source = try Self.view(kind, attribute, .template(template))
      let isUsed = source.split(separator: "var body: some View").dropFirst().contains { $0.contains("data.probe") }
      if isUsed == SwiftUICapabilities.value.needsLiteral(attribute, kind) {
        wrong.append("\(kind.rawValue) \(attribute.rawValue)")
      }
    }
    #expect(wrong == [])
  }

  /// What makes no difference to a view: names as above, the direction of what has only one, separators of parts
  /// that have none, media types that URLs tell, captions that wrap where there is no room in any case, what is sent of
  /// inputs where there are none, what hosts must know, the kind of an element that does nothing without an operation, the
  /// arrow that bubbles have in any case.
  private static let inert: Set<String> = [
    "action.execute associated-inputs", "action.submit associated-inputs",
    "action.show-popover has-arrow", "action.set-variable data-type", "action.manipulate target-kind", "screen version",
    "screen schema",
    "screen fallback-text", "carousel axis",
    "column separator", "column spacing", "divider axis",
    "input.choice-set wrap", "list axis", "media-source mime-type", "page separator",
    "page spacing", "table-cell separator", "table-cell spacing",
  ]

  @Test("make a difference")
  func literal() throws {
    let names = [
      "center", "right", "trailing", "bottom", "large", "small", "none", "accent", "stretch", "auto", "horizontal",
      "vertical", "person", "cover", "repeat", "circle", "emphasis", "compact", "expanded", "filtered", "destructive",
      "secondary", "primary", "extraLarge", "monospace", "heading", "bolder", "fillEqually", "post", "password", "back",
      "after", "named",
    ]
    let values: [AttributeValue] =
      [
        .flag(true), .flag(false), .number(7), .number(0), .text("zz"), .text("2026-01-31"), .text("9:30"),
        .measure(33, .points), .measure(3, .weight),
        .color(Color(0x445566)), .json(try #"["a"]"#.document().root),
      ] + names.map { .token($0) }
    var wrong: Set<String> = []
    for (kind, attribute) in Self.attributes where attribute != .id {
      let usual = try Self.view(kind, attribute, nil)
      if try values.allSatisfy({ try Self.view(kind, attribute, $0) == usual }) {
        wrong.insert("\(kind.rawValue) \(attribute.rawValue)")
      }
    }
    #expect(wrong.symmetricDifference(Self.inert).sorted() == [])
  }
}
