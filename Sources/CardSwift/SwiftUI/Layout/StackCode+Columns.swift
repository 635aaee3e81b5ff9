import CardIR
import CardStyle

/// Columns that a row of SwiftUI lays out as their own layout would.
extension StackCode {
  /// A row whose columns have equal shares of its width, beside pictures of a given one; none where there are others.
  ///
  /// A row of SwiftUI asks first what gives least: a picture gets its width where its part of the row is as wide, and what
  /// takes all that it can get shares out what is left.
  func plainColumns(
    _ element: Element, _ context: ViewContext, _ inner: ViewContext, _ children: some ChildViews
  ) -> BuiltView? {
    if element.has(.minHeight) || element.has(.height) { return nil }
    let columns = element[.children].compactMap(\.element)
    let sharing = columns.filter { pictureWidth(in: $0, inner) == nil }
    guard let share = sharing.first.flatMap(Self.share), sharing.allSatisfy({ Self.share(of: $0) == share }) else {
      return nil
    }
    let pictures = columns.compactMap { pictureWidth(in: $0, inner) }
    let leads = spacing.leads(in: element)
    let hasLine = leads.contains(where: \.hasLine)
    let edge = columns.first.flatMap { Self.edge(of: $0, inner) }
    guard leads.allSatisfy({ $0.points == leads[0].points }), !hasLine || isSteady(element),
      sharing.allSatisfy({ !boxes.bleeds($0, inner) && !$0.has(.minHeight) }),
      pictures.isEmpty || share == .literal(.stretch) && fits(pictures, beside: sharing.count),
      columns.allSatisfy({ Self.edge(of: $0, inner) == edge })
    else { return nil }
    let (views, distance) = spacing.views(of: element, axis: .horizontal, isUneven: true, inner, children) {
      view, column in
      if pictureWidth(in: column, inner) == nil { view = view.map(Self.sharing) }
    }
    let parts = subviews.bounded(views, inner.parameters)
    let arguments = [SwiftArgument("alignment", edge ?? ".top"), SwiftArgument("spacing", distance)]
    let isHigh = hasLine || columns.contains { boxes.isPainted($0, inner) || Self.mayGrow($0) }
    let row = BuiltView(around: parts) { [.expression(.call("HStack", arguments, SwiftClosure([], $0)))] }
    let sized = row.map { row in
      // All columns are as high as the highest one would be by itself.
      isHigh
        ? row.modified("fixedSize", [SwiftArgument("horizontal", "false"), SwiftArgument("vertical", "true")]) : row
    }
    return sized.map(boxes.box(of: element, context, axis: .horizontal, fillsItself: true))
  }

  /// Whether pictures and what stretches, at first 50 points each, have room in rows of cards: where they have not, the
  /// layout of cards narrows both.
  private func fits(_ pictures: [Double], beside count: Int) -> Bool {
    let columns = Double(pictures.count + count)
    return max(pictures.reduce(Double(count) * 50, +), columns * (pictures.max() ?? 0)) <= Self.leastRow
  }

  /// A width that is left for columns in every row that people read.
  private static let leastRow = 100.0

  /// A column in its share of the width, which it has no more of for what is in it.
  private static func sharing(_ column: SwiftExpression) -> SwiftExpression {
    column.framed([
      SwiftArgument("minWidth", "0"), SwiftArgument("maxWidth", ".infinity"), SwiftArgument("alignment", ".leading"),
    ])
  }

  /// The part of the width that a column has, whatever is in it; none if it has another width.
  private static func share(of column: Element) -> Bound<Dimension>? {
    guard column.kind == .column else { return nil }
    return switch column[.width] {
    case nil: .literal(.stretch)
    case .literal(.stretch)?, .literal(.weight)?: column[.width]
    default: nil
    }
  }

  /// How wide a column is that has nothing but a picture of a given width in it; none for all others.
  private func pictureWidth(in column: Element, _ inner: ViewContext) -> Double? {
    let slots = column[.children]
    guard column.kind == .column, column.literal(.width) == .auto, slots.count == 1, slots[0].isPlain,
      let picture = slots[0].element, picture.kind == .image, !Self.mayGrow(picture), !picture.has(.padding),
      !picture.has(.assetName), !state.mayToggle(picture), picture[.isVisible].map({ $0 == .literal(true) }) ?? true,
      picture.literal(.horizontalAlignment) ?? .leading == .leading, picture[.tap].isEmpty,
      !boxes.isPainted(column, inner)
    else { return nil }
    if case .points? = picture.literal(.height) { return nil }
    switch picture[.width] ?? picture[.imageSize] {
    case .literal(.points(let points))?: return points
    case .literal(.token(let token))?: return boxes.styles.points(token)
    default: return nil
    }
  }

  /// Where a column stands in its row; none for the top.
  static func edge(of column: Element, _ place: ViewContext) -> SwiftExpression? {
    switch column.literal(.verticalAlignment) ?? place.verticalAlignment {
    case .center?: ".center"
    case .bottom?: ".bottom"
    default: nil
    }
  }

  /// Whether an element, or something in it, may take height that is left.
  private static func mayGrow(_ element: Element) -> Bool {
    switch element[.height] {
    case _ where element.kind == .spacer: return true
    case nil, .literal(.points)?, .literal(.auto)?: break
    default: return true
    }
    return element.regions.contains { $0.slots.contains { $0.element.map(mayGrow) ?? false } }
  }
}
