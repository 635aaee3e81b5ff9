/// The text form of paths in documents.
package enum JSONPointer {
  /// A key as a part of a pointer.
  package static func escaped(_ key: String) -> String {
    guard key.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return key }
    return key.reduce(into: "") { $0 += $1 == "~" ? "~0" : $1 == "/" ? "~1" : String($1) }
  }

  /// The key that a part of a pointer stands for.
  package static func unescaped(_ part: Substring) -> String {
    guard part.utf8.contains(UInt8(ascii: "~")) else { return String(part) }
    var key = ""
    var rest = part
    while let first = rest.popFirst() {
      guard first == "~", let code = rest.first, code == "0" || code == "1" else {
        key.append(first)
        continue
      }
      rest.removeFirst()
      key.append(code == "0" ? "~" : "/")
    }
    return key
  }

  /// The value at a pointer; none if it leads nowhere.
  package static func value(at pointer: String, in root: Node) -> Node? {
    var node = root
    for part in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      let key = unescaped(part)
      guard let inner = node.kind == .array ? Int(key).flatMap({ node[$0] }) : node[key] else { return nil }
      node = inner
    }
    return node
  }
}
