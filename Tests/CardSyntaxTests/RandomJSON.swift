import CardTestSupport

/// Random JSON texts and random damage to them, the same in every run.
struct RandomJSON {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func pick<Item>(_ items: [Item]) -> Item { items[Int.random(in: 0..<items.count, using: &random)] }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private static let keys = [
    "a", "b", "type", "text", "$data", "longerPropertyName", "", "é", "\\u0061", "a\\nb", "日本",
  ]
  private static let spaces = ["", "", "", " ", "\n", "  ", "\t", "\r\n", "\n          "]
  private static let numbers = ["0", "-0", "1", "12345678901234567890", "1.50", "1E400", "-1e-7", "0.1", "123456789"]
  private static let pieces = [
    "a", "b", "Hello", " ", "\\n", "\\\"", "\\\\", "\\u0024{", "\\u00e9", "\\uD83D\\uDE00", "é", "日本", "😀", "${x}", "/",
    "\u{7F}",
  ]
  private static let damage = [
    "\"", "\\", "{", "}", "[", "]", ",", ":", "'", "/", "//", "/*", "*/", "u", "0", "-", "+", ".", "e", "t", "null",
    " ", "\n",
    "\u{0}", "\u{1}", "\\u", "\\uD800", "é", "#", ";", "=", "$", "${", "true", "NaN",
  ]

  /// A valid JSON text of a few dozen values.
  mutating func text() -> String { space() + value(depth: 0) + space() }

  private mutating func space() -> String { pick(Self.spaces) }

  private mutating func string() -> String {
    "\"" + (0..<Int.random(in: 0...6, using: &random)).map { _ in pick(Self.pieces) }.joined() + "\""
  }

  private mutating func value(depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 5 ? 4 : 8), using: &random) {
    case 0: return pick(["null", "true", "false"])
    case 1: return pick(Self.numbers)
    case 2, 3: return string()
    case 4, 5:
      let items = (0..<Int.random(in: 0...5, using: &random)).map { _ in space() + value(depth: depth + 1) + space() }
      return "[" + (items.isEmpty ? space() : items.joined(separator: ",")) + "]"
    default:
      let items = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        space() + "\"\(pick(Self.keys))\"" + space() + ":" + space() + value(depth: depth + 1) + space()
      }
      return "{" + (items.isEmpty ? space() : items.joined(separator: ",")) + "}"
    }
  }

  /// The bytes of `text` with one to three changes: cut, dropped, doubled, flipped or put in.
  mutating func damaged(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.removeSubrange(place...)
      case 1 where place < bytes.count: bytes.remove(at: place)
      case 2 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 3 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 4 where place < bytes.count: bytes.insert(bytes[place], at: place)
      default: bytes.insert(contentsOf: pick(Self.damage).utf8, at: place)
      }
    }
    return bytes
  }
}
