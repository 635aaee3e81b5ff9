import CardFormats
import CardSyntax

/// Where the bytes of a document are: a tree of its elements, each with the bytes that it has with all that is in it, the
/// share of the whole, and the bytes that are its own.
struct SizeReport {
  /// One element.
  private struct Row {
    let depth: Int
    let name: String
    let pointer: String
    let bytes: Int
    var own: Int
  }

  private let limit: PayloadLimit
  private var rows: [Row] = []

  /// The report about a document as it is sent: without white space, and counted as `limit` says.
  static func text(of root: Node, _ limit: PayloadLimit?) -> String {
    var report = SizeReport(limit: limit ?? PayloadLimit("a document", limit: .max))
    _ = report.add(root, "", depth: 0)
    return report.lines(whole: limit.map { ($0.size(of: root), $0) }).joined(separator: "\n") + "\n"
  }

  private init(limit: PayloadLimit) { self.limit = limit }

  /// Adds an element and what is in it.
  ///
  /// - Returns: The bytes of the element.
  private mutating func add(_ node: Node, _ pointer: String, depth: Int) -> Int {
    let bytes = limit.count(of: node)
    let row = rows.count
    let name = node["type"]?.string ?? (pointer.isEmpty ? "document" : String(Self.last(of: pointer)))
    rows.append(Row(depth: depth, name: name, pointer: pointer, bytes: bytes, own: bytes))
    rows[row].own -= addContent(of: node, pointer, depth: depth + 1)
    return bytes
  }

  /// Adds the elements below a value that is none itself.
  ///
  /// - Returns: The bytes of them all.
  private mutating func addContent(of node: Node, _ pointer: String, depth: Int) -> Int {
    var bytes = 0
    for (position, element) in node.elements.enumerated() {
      let place = "\(pointer)/\(position)"
      let isElement = element.kind == .object && Self.holdsElement(element)
      bytes += isElement ? add(element, place, depth: depth) : addContent(of: element, place, depth: depth)
    }
    for member in node.members {
      let place = "\(pointer)/\(JSONPointer.escaped(member.name))"
      let isElement = member.value.kind == .object && member.value["type"]?.string != nil
      bytes +=
        isElement ? add(member.value, place, depth: depth) : addContent(of: member.value, place, depth: depth)
    }
    return bytes
  }

  /// Whether something in a list is an element, or holds elements, such as a column, whose type need not be written.
  private static func holdsElement(_ node: Node) -> Bool {
    if node["type"]?.string != nil { return true }
    return node.elements.contains { holdsElement($0) } || node.members.contains { holdsElement($0.value) }
  }

  private static func last(of pointer: String) -> Substring {
    // The position of something in a list says less than the list.
    let parts = pointer.split(separator: "/")
    return parts.last { Int($0) == nil } ?? Substring(pointer)
  }

  private func lines(whole: (bytes: Int, limit: PayloadLimit)?) -> [String] {
    let total = max(rows.first?.bytes ?? 0, 1)
    var table = [["bytes", "share", "own", ""]]
    for row in rows {
      let share = (Double(row.bytes) * 1000 / Double(total)).rounded() / 10
      let place = row.pointer.isEmpty ? "" : "  \(row.pointer)"
      table.append([
        "\(row.bytes)", NumberText.javaScript(share) + " %", "\(row.own)",
        String(repeating: "  ", count: row.depth) + row.name + place,
      ])
    }
    let widths = (0..<3).map { column in table.map { $0[column].count }.max() ?? 0 }
    var lines = table.map { row in
      let numbers = (0..<3).map { String(repeating: " ", count: widths[$0] - row[$0].count) + row[$0] }
      let line = numbers.joined(separator: "  ") + (row[3].isEmpty ? "" : "  " + row[3])
      return line
    }
    if let whole {
      let share = Double(whole.bytes) * 100 / Double(whole.limit.limit)
      lines.append(
        "\(whole.bytes) bytes as \(whole.limit.title), \(NumberText.javaScript((share * 10).rounded() / 10)) % of "
          + "\(whole.limit.limit)")
    }
    return lines
  }
}
