import CardSwift

/// Random JSON that is valid for the data types of a template, with and without what may be missing.
struct RandomData {
  private var generator: Generator

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  init(seed: UInt64) { generator = Generator(state: seed &* 0x9E37_79B9 &+ 12345) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &generator)]
  }

  /// A value of a type as JSON text.
  mutating func json(_ type: DataType, _ types: DataTypes) -> String {
    switch type {
    case .string, .date: return string()
    case .number: return number()
    case .integer: return pick(["0", "1", "2", "-3", "7", "42", "1000", "1234567", "1700000000"])
    case .enumeration(let name):
      return pick([string()] + (types.structure(name)?.cases ?? []).map { quoted($0.text) })
    case .boolean: return pick(["true", "false"])
    case .array(let element):
      let count = pick([0, 1, 2, 3, 5])
      return "[" + (0..<count).map { _ in json(element, types) }.joined(separator: ",") + "]"
    case .structure(let name): return object(name, types)
    case .field(let wrapped): return pick([0, 1, 2, 3]) == 0 ? "null" : json(wrapped, types)
    case .value: return any(depth: 0)
    }
  }

  private mutating func object(_ name: String, _ types: DataTypes) -> String {
    let fields = types.structure(name)?.fields ?? []
    var members: [String] = []
    for field in fields {
      let mayBeMissing: Bool =
        switch field.type {
        case .field, .value: true
        default: false
        }
      if mayBeMissing, pick([0, 1, 2]) == 0 { continue }
      members.append("\(quoted(field.key)):\(json(field.type, types))")
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private mutating func any(depth: Int) -> String {
    switch pick(depth > 2 ? [0, 1, 2, 3] : [0, 1, 2, 3, 4, 5]) {
    case 0: return string()
    case 1: return number()
    case 2: return pick(["true", "false"])
    case 3: return "null"
    case 4: return "[" + (0..<pick([0, 1, 2])).map { _ in any(depth: depth + 1) }.joined(separator: ",") + "]"
    // Decoders tell no order of members, so there is at most one.
    default: return pick([0, 1]) == 0 ? "{}" : "{\(quoted("name")):\(any(depth: depth + 1))}"
    }
  }

  private mutating func number() -> String {
    pick(["0", "1", "2", "-3", "7", "42", "1000", "1234567", "0.5", "12.25", "-0.75", "99.99", "1700000000"])
  }

  private mutating func string() -> String {
    quoted(
      pick([
        "", "a", "Ada", "approved", "pending", "a \"b\" c", "back\\slash", "line\nbreak", "é", "e\u{301}", "🎉👩‍👩‍👧",
        "${name}", "2026-03-14T15:09:26Z", "2026-03-14", "https://example.com/a?b=c&d=e", "<b>x</b>", "\u{1}", "true",
        "12", "x y  z",
      ]))
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\u{1}": result += "\\u0001"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
