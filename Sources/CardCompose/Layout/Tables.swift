import CardIR
import CardStyle

extension ScreenGenerator {
  /// Rows of cells; the columns give the cells of all rows the same widths.
  func table(_ element: Element, _ around: Around) -> [KotlinStatement] {
    let look = resolver.table(element, in: around.style)
    let columns = element[.columns].map(\.element)
    let hasHeader = element[value: .hasHeaderRow] != .flag(false)
    var body: [KotlinStatement] = []
    var inner = around
    inner.layout = .column
    inner.hugs = false
    var before = Presence.never
    for (index, slot) in element[.children].enumerated() {
      var rowAround = inner
      // Of rows that repeat it would be every one.
      rowAround.isInHeader = hasHeader && index == 0 && slot.scope == nil
      let code = statements(for: slot, rowAround) { row, inner in
        let line = self.line(look.lineColor, isVertical: false)
        var statements: [KotlinStatement] = []
        if let line { statements = self.unlessFirst(line, after: before, inner) }
        return statements + self.row(row, of: element, columns, look, inner)
      }
      body += code.statements
      before = before.or(code.presence)
    }
    if body.isEmpty { return [] }
    var modifier = modifier()
    place(&modifier, element, around, fills: true)
    var arguments: [KotlinArgument] = []
    if let color = look.lineColor {
      let line = [KotlinArgument(length(1)), KotlinArgument(self.color(color))]
      _ = use("androidx.compose.foundation.border")
      modifier.add("border", line)
    }
    if !modifier.isEmpty { arguments.append(KotlinArgument("modifier", modifier.expression)) }
    if look.cellSpacing > 0 {
      let arrangement = use("androidx.compose.foundation.layout.Arrangement")
        .calling("spacedBy", KotlinArgument(length(look.cellSpacing)))
      arguments.append(KotlinArgument("verticalArrangement", arrangement))
    }
    let name = use("androidx.compose.foundation.layout.Column")
    return [.expression(.call(name, arguments, trailing: KotlinLambda(body: body)))]
  }

  private func line(_ color: Color?, isVertical: Bool) -> KotlinStatement? {
    guard let color else { return nil }
    let name = use("androidx.compose.material3." + (isVertical ? "VerticalDivider" : "HorizontalDivider"))
    return .expression(.call(name, KotlinArgument("color", self.color(color))))
  }

  /// A line that stands before all parts but the first one that is shown.
  private func unlessFirst(_ line: KotlinStatement, after before: Presence, _ around: Around) -> [KotlinStatement] {
    let index = around.loopIndex.map { KotlinExpression.operation(.verbatim($0), ">", "0") }
    switch before {
    case .always: return [line]
    case .never: return index.map { [.branch($0, [line])] } ?? []
    case .whenAny(let shown):
      let all = (index.map { [$0] } ?? []) + shown
      guard let first = all.first else { return [line] }
      return [.branch(all.dropFirst().reduce(first) { .operation($0, "||", $1) }, [line])]
    }
  }

  private func row(
    _ row: Element, of table: Element, _ columns: [Element?], _ look: ResolvedTable, _ around: Around
  ) -> [KotlinStatement] {
    var box = box(row, around)
    hugHeight(&box.modifier)
    var inner = box.inner
    inner.layout = .row
    inner.hugs = false
    inner.isInHeader = around.isInHeader
    var body: [KotlinStatement] = []
    let cells = row[.children]
    // How many cells those that repeat are is known only with data.
    let isOpen = cells.contains { $0.scope != nil }
    for number in 0..<(isOpen ? cells.count : max(cells.count, columns.count)) {
      if number > 0, let line = line(look.lineColor, isVertical: true) { body.append(line) }
      let column = number < columns.count ? columns[number] : nil
      guard number < cells.count else {
        // A row that says less than there are columns is filled up.
        var modifier = self.modifier()
        share(&modifier, column)
        let spacer = use("androidx.compose.foundation.layout.Spacer")
        body.append(.expression(.call(spacer, KotlinArgument("modifier", modifier.expression))))
        continue
      }
      body +=
        statements(for: cells[number], inner) { cell, inner in
          self.cell(cell, in: row, column, of: table, look, inner)
        }.statements
    }
    var arguments = [KotlinArgument("modifier", box.modifier.expression)]
    if look.cellSpacing > 0 {
      let arrangement = use("androidx.compose.foundation.layout.Arrangement")
        .calling("spacedBy", KotlinArgument(length(look.cellSpacing)))
      arguments.append(KotlinArgument("horizontalArrangement", arrangement))
    }
    let name = use("androidx.compose.foundation.layout.Row")
    return [.expression(.call(name, arguments, trailing: KotlinLambda(body: body)))]
  }

  private func share(_ modifier: inout ModifierChain, _ column: Element?) {
    switch column?.literal(.width) {
    case .points(let width)?:
      add("width", from: "androidx.compose.foundation.layout.", KotlinArgument(length(width)), to: &modifier)
    case .weight(let weight)?:
      modifier.add("weight", KotlinArgument(Self.share(weight)))
    default: modifier.add("weight", KotlinArgument("1f"))
    }
  }

  private func cell(
    _ cell: Element, in row: Element, _ column: Element?, of table: Element, _ look: ResolvedTable, _ around: Around
  ) -> [KotlinStatement] {
    var cell = cell
    let owners = [cell, row, column, table].compactMap(\.self)
    if let edge = owners.compactMap({ $0.literal(.verticalAlignment) }).first ?? around.verticalAlignment {
      cell[.verticalAlignment] = .literal(edge)
    }
    var around = around
    if let side = owners.dropFirst().compactMap({ $0.literal(.horizontalAlignment) }).first { around.alignment = side }
    cell[.width] = nil
    // The cell is a column with the width of its column, as high as its row.
    var frame = modifier()
    share(&frame, column)
    add("fillMaxHeight", from: "androidx.compose.foundation.layout.", to: &frame)
    var inner = around
    inner.layout = .box
    let content = self.column(cell, inner, cellPadding: look.cellPadding)
    guard case .expression(.call(let name, var arguments, let trailing))? = content.first, content.count == 1 else {
      return content
    }
    // Its own modifiers stand behind those of its place; all of the room is its.
    let own = arguments.first { $0.name == "modifier" }.map { ModifierChain(modifier().expression, $0.value) }
    arguments.removeAll { $0.name == "modifier" }
    let whole = own.map { frame.followed(by: $0) } ?? frame
    arguments.insert(KotlinArgument("modifier", whole.expression), at: 0)
    return [.expression(.call(name, arguments, trailing: trailing))]
  }
}
