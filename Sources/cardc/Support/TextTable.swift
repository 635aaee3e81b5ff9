/// Text in columns.
enum TextTable {
  /// The rows, each column as wide as its widest cell, without spaces at the end.
  static func lines(_ rows: [[String]], rightAligned: Set<Int> = []) -> [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        line += (column == 0 ? "" : "  ") + (rightAligned.contains(column) ? space + cell : cell + space)
      }
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
