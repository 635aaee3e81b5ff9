/// A pattern of names, in which `*` stands for any text, such as `accessibility.*`.
public struct NamePattern: Sendable, Hashable {
  private let parts: [[UInt8]]

  /// The pattern in `text`.
  public init(_ text: String) {
    parts = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map { Array($0) }
  }

  /// Whether the pattern is a name and nothing more.
  public var isName: Bool { parts.count == 1 }

  /// Whether a name fits.
  public func matches(_ name: String) -> Bool {
    var rest = Array(name.utf8)[...]
    guard let first = parts.first, let last = parts.last, parts.count > 1 else { return parts.first == Array(rest) }
    guard rest.starts(with: first), rest.count >= first.count + last.count, rest.suffix(last.count).elementsEqual(last)
    else { return false }
    rest = rest.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard
        let place = rest.indices.first(where: { rest[$0...].starts(with: part) })
      else { return false }
      rest = rest[(place + part.count)...]
    }
    return true
  }
}
