import CardSyntax
import CardTemplate

/// Prints a screen in a stable form for people and tests: one line an element, attributes in declaration order.
///
/// ```
/// screen version="1.5"
///   children
///     text text="Hello" text-size=large
///     stack axis=horizontal $data="${items}" $when="${$index < 3}"
/// ```
public enum TextDump {
  /// The printed form, with a final line end.
  public static func text(of screen: Screen) -> String {
    var output = "format \(screen.format)"
    if screen.form != .screen { output += " form=\(screen.form.rawValue)" }
    output += screen.isTemplate ? " template\n" : "\n"
    write(screen.root, suffix: text(of: screen.scope) + text(of: screen.when), depth: 0, into: &output)
    return output
  }

  private static func write(_ element: Element, suffix: String, depth: Int, into output: inout String) {
    output += String(repeating: "  ", count: depth) + element.kind.rawValue
    let order = AttributeID.allCases
    for id in order {
      guard let entry = element.entry(id) else { continue }
      output += " \(id.rawValue)=\(text(of: entry.value))"
    }
    for extra in element.extras {
      let group = extra.group.map { $0 + "." } ?? ""
      output += " ?\(group)\(extra.name)=\(JSONDump.text(of: extra.value))"
    }
    output += suffix + "\n"
    for region in element.regions {
      output += String(repeating: "  ", count: depth + 1) + region.id.rawValue
      output += region.slots.isEmpty ? " (empty)\n" : "\n"
      for slot in region.slots {
        switch slot {
        case .one(let child, let scope, let when):
          write(child, suffix: text(of: scope) + text(of: when), depth: depth + 2, into: &output)
        case .splice(let template, _):
          output += String(repeating: "  ", count: depth + 2) + "splice \(quoted(template.sourceText))\n"
        }
      }
    }
  }

  /// The printed form of a value.
  public static func text(of value: AttributeValue) -> String {
    switch value {
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): NumberText.javaScript(number)
    case .text(let text): quoted(text)
    case .token(let name): name
    case .measure(let number, let unit): NumberText.javaScript(number) + unit.rawValue
    case .color(let color): color.text(.alphaLast)
    case .json(let node): JSONDump.text(of: node)
    case .template(let template): "$" + quoted(template.sourceText)
    }
  }

  private static func text(of scope: Scope?) -> String {
    guard let scope else { return "" }
    let name = scope.repeats ? " $data=" : " $data:rebind="
    switch scope.source {
    case .template(let template): return name + quoted(template.sourceText)
    case .inline(let node): return name + JSONDump.text(of: node)
    }
  }

  private static func text(of condition: Condition?) -> String {
    guard let condition else { return "" }
    switch condition.test {
    case .template(let template): return " $when=" + quoted(template.sourceText)
    case .literal(let node): return " $when:literal=" + JSONDump.text(of: node)
    }
  }

  private static func quoted(_ text: String) -> String {
    var writer = DocumentWriter(.minified)
    writer.string(text)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private enum JSONDump {
    static func text(of node: Node) -> String {
      var writer = DocumentWriter(.minified)
      writer.value(node)
      return String(decoding: writer.finish(), as: UTF8.self)
    }
  }
}
