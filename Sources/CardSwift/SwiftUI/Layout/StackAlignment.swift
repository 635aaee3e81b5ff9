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
    side(of: child).map { view.fillingWidth($0) } ?? view
  }

  /// The same for a view, which is one expression then.
  static func aligned(_ view: BuiltView, _ child: Element) -> BuiltView {
    side(of: child).map { side in view.map { $0.fillingWidth(side) } } ?? view.asExpression
  }

  /// The side that a child of a column asks for; none for that where all are.
  private static func side(of child: Element) -> String? {
    guard child.has(.horizontalAlignment), child.kind != .spacer, child.kind != .divider else { return nil }
    return switch child[.horizontalAlignment]?.literal {
    case .center?: ".center"
    case .trailing?: ".trailing"
    default: nil
    }
  }
}

extension Element {
  /// Whether the element is a row whose columns share out its width.
  var containsColumns: Bool {
    self[.axis]?.literal == .horizontal && hasChild(in: .children) { $0.kind == .column }
  }
}
