import CardIR

/// Where the children of stacks stand beside the direction of the stack.
enum StackAlignment {
  /// The alignment of a row.
  static func row(_ row: Element) -> String {
    row[.alignment]?.literal.map(vertical) ?? ".center"
  }

  /// The alignment of a column.
  static func column(_ stack: Element) -> String {
    switch stack[.alignment]?.literal {
    case .center?: ".center"
    case .trailing?: ".trailing"
    default: ".leading"
    }
  }

  private static func vertical(_ alignment: Alignment) -> String {
    switch alignment {
    case .top, .leading: ".top"
    case .bottom, .trailing: ".bottom"
    case .firstBaseline: ".firstTextBaseline"
    case .lastBaseline: ".lastTextBaseline"
    default: ".center"
    }
  }

  /// A child of a column at the side that it asks for.
  static func aligned(_ view: SwiftExpression, _ child: Element) -> SwiftExpression {
    switch (child.kind, child[.horizontalAlignment]?.literal) {
    case (.spacer, _), (.divider, _): view
    case (_, .center?): view.fillingWidth(".center")
    case (_, .trailing?): view.fillingWidth(".trailing")
    default: view
    }
  }
}

extension Element {
  /// Whether the element is a row whose columns share out its width.
  var containsColumns: Bool {
    self[.axis]?.literal == .horizontal && hasChild(in: .children) { $0.kind == .column }
  }
}
