import CardIR

/// Where the children of stacks stand beside the direction of the stack.
enum StackAlignment {
  /// The alignment of a row.
  static func row(_ row: Element) -> String {
    if let own = row[.alignment]?.literal { return vertical(own) }
    let columns = row[.children].compactMap(\.element).filter { $0.kind == .column }
    guard !columns.isEmpty else { return ".center" }
    let alignments = Set(columns.map { $0.literal(.verticalAlignment) ?? .top })
    return alignments.count == 1 ? vertical(alignments.first ?? .top) : ".top"
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

  /// The edge, or the middle, at which the content of all columns of a row stands; none for the top.
  static func commonEdge(of row: Element) -> Alignment? {
    let columns = row[.children].map(\.element)
    guard let first = columns.first??.literal(.verticalAlignment), first == .center || first == .bottom,
      columns.allSatisfy({ $0?.kind == .column && $0?.literal(.verticalAlignment) == first })
    else { return nil }
    return first
  }

  /// A child of a row in its width, and at its place where the columns of the row differ in that.
  static func placed(_ view: BuiltView, _ child: Element, inRow row: String) -> BuiltView {
    var view = view
    var arguments: [SwiftArgument] = []
    if child.kind == .column {
      switch child[.width] {
      case .literal(.points(let points))?: arguments.append(SwiftArgument("width", .number(points)))
      case .literal(.auto)?, .literal(.token)?: break
      case .template?: break
      default: arguments.append(SwiftArgument("maxWidth", ".infinity"))
      }
    }
    let own = vertical(child.literal(.verticalAlignment) ?? .top)
    let stretches = own != row && child.kind == .column && own != ".top"
    if stretches, arguments.first?.label == "width" {
      view = view.map {
        $0.framed([SwiftArgument("maxHeight", ".infinity"), SwiftArgument("alignment", .verbatim(own))])
      }
    } else if stretches {
      arguments.append(SwiftArgument("maxHeight", ".infinity"))
    }
    guard !arguments.isEmpty else { return view }
    let alignment = stretches && own == ".bottom" ? ".bottomLeading" : ".leading"
    arguments.append(SwiftArgument("alignment", .verbatim(alignment)))
    return view.map { $0.framed(arguments) }
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
