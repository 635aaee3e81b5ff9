import CardIR
import CardSyntax
import CardTemplate
import Testing

/// Reads the printed form of screens back, so that examples are screens and not only text.
struct ScreenReader {
  private var lines: [(depth: Int, text: Substring)]
  private var position = 0

  /// The screen that a printed form is: a whole one, or elements that are its children.
  static func screen(_ text: String) throws -> Screen {
    var reader = ScreenReader(text)
    var root = Element(.screen)
    if reader.lines.first?.text.prefix(while: { $0 != " " }) == "screen" {
      root = try reader.slot().element ?? root
    } else {
      let slots = try reader.slots(depth: 0)
      if let element = slots.first?.element, element.kind.family == .action {
        // An action alone is that of a button.
        var button = Element(.button)
        button[.title] = .literal("Go")
        button[.actions] = slots
        root[.children] = [.one(button)]
      } else {
        root[.children] = slots
      }
    }
    return Screen(
      name: "name", format: FormatID(rawValue: "test"), root: root, isTemplate: text.contains("${"))
  }

  private init(_ text: String) {
    lines = text.split(separator: "\n").map { line in
      let content = line.drop { $0 == " " }
      return (line.count - content.count, content)
    }
  }

  private mutating func slots(depth: Int) throws -> [Slot] {
    var slots: [Slot] = []
    while position < lines.count, lines[position].depth == depth { slots.append(try slot()) }
    return slots
  }

  private mutating func slot() throws -> Slot {
    let (depth, text) = lines[position]
    position += 1
    var rest = text
    let word = String(rest.prefix { $0 != " " })
    rest = rest.dropFirst(word.count)
    if word == "splice" {
      rest = rest.dropFirst()
      return .splice(Self.template(try Self.value(&rest)), origin: nil)
    }
    var element = Element(try #require(ElementKind(rawValue: word), "no kind: \(text)"))
    var scope: Scope?
    var condition: Condition?
    while true {
      rest = rest.drop { $0 == " " }
      guard let equals = rest.firstIndex(of: "=") else { break }
      let name = String(rest[..<equals])
      rest = rest[rest.index(after: equals)...]
      let value = try Self.value(&rest)
      if name == "$data" {
        scope = Scope(repeats: true, source: Self.node(value).map { .inline($0) } ?? .template(Self.template(value)))
      } else if name == "$when" {
        condition = Condition(.template(Self.template(value)))
      } else if name.hasPrefix("?") {
        // What has the name of an attribute and is none has the wrong type.
        let name = String(name.dropFirst())
        let node = try Self.json(value)
        element.extras.append(
          Element.Extra(
            group: nil, name: name, value: node, origin: nil, mayHaveHoles: false,
            isMistyped: AttributeID(rawValue: name) != nil))
      } else {
        let id = try #require(AttributeID(rawValue: name), "no attribute: \(name) in \(text)")
        let read = try Self.attribute(value)
        // A hole comes from a document, and some passes tell those that others have made from them.
        if case .template = read {
          element.set(id, read, origin: try Self.json(String(value.dropFirst())))
        } else {
          element[value: id] = read
        }
      }
    }
    while position < lines.count, lines[position].depth == depth + 2 {
      let words = lines[position].text.split(separator: " ")
      let region = try #require(RegionID(rawValue: String(words[0])), "no region: \(lines[position].text)")
      position += 1
      element[region] = try slots(depth: depth + 4)
    }
    return .one(element, scope: scope, when: condition)
  }

  // MARK: Values

  /// The text of a value, up to the space behind it.
  private static func value(_ rest: inout Substring) throws -> String {
    var text = ""
    var (isQuoted, depth) = (false, 0)
    while let character = rest.first {
      if character == " ", !isQuoted, depth == 0 { break }
      text.append(character)
      rest = rest.dropFirst()
      if character == "\\", isQuoted, let next = rest.first {
        text.append(next)
        rest = rest.dropFirst()
      } else if character == "\"" {
        isQuoted.toggle()
      } else if !isQuoted {
        if "[{".contains(character) { depth += 1 }
        if "]}".contains(character) { depth -= 1 }
      }
    }
    return text
  }

  private static func attribute(_ text: String) throws -> AttributeValue {
    if text.hasPrefix("$\"") { return .template(template(String(text.dropFirst()))) }
    if text.hasPrefix("\"") { return .text(try #require(json(text).string)) }
    if text.hasPrefix("[") || text.hasPrefix("{") { return .json(try json(text)) }
    if text == "true" || text == "false" { return .flag(text == "true") }
    if text.hasPrefix("#"), let color = Color(text, .alphaLast) { return .color(color) }
    if let number = Double(text) { return .number(number) }
    for unit in [AttributeValue.Unit.points, .weight, .percent] where text.hasSuffix(unit.rawValue) {
      if let number = Double(text.dropLast(unit.rawValue.count)) { return .measure(number, unit) }
    }
    return .token(text)
  }

  private static func template(_ quoted: String) -> TemplateString {
    let text = (try? json(quoted).string ?? nil) ?? quoted
    return TemplateString.parse(text) ?? TemplateString([.text(text)])
  }

  private static func node(_ text: String) -> Node? { text.hasPrefix("[") ? try? json(text) : nil }

  private static func json(_ text: String) throws -> Node {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "value.json", text: text)
    return try #require(Document.readJSON(source, diagnostics: &diagnostics), "\(text)").root
  }
}
