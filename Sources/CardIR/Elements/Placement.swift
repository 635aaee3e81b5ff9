extension ElementKind {
  /// Whether an element of this kind may stand in a region of an element of `parent`.
  package func mayStand(in region: RegionID, of parent: ElementKind) -> Bool {
    switch region {
    case .actions, .tap, .inlineAction, .onActivated, .onDeactivated, .onChange, .menu, .steps: family == .action
    // What stands in for a whole document, or for a page, is one element. An object of no known type is kept wherever
    // it stood, here and below.
    case .fallback:
      self == .custom || family == parent.family || self == .column || parent == .custom && family == .part
        || (parent == .screen || parent == .page) && family == .content
    // What an unknown element is made of its format knows.
    case .children where parent == .custom: family == .content || self == .page
    case .children, .card, .columns, .constraints, .background, .targets:
      self == .custom || ElementKind.only(in: region, of: parent).map { self == $0 } ?? (family == .content)
    }
  }

  /// The kind that all known elements in a region are of, if they are all of one.
  package static func only(in region: RegionID, of parent: ElementKind) -> ElementKind? {
    switch region {
    case .card: .screen
    case .columns: .tableColumn
    case .constraints: .constraint
    case .background: .backgroundImage
    case .targets: .target
    case .children:
      switch parent {
      case .richText: .run
      case .media: .mediaSource
      case .table: .tableRow
      case .tableRow: .tableCell
      case .facts: .fact
      case .choiceSet: .choice
      case .carousel: .page
      case .imageSet: .image
      default: nil
      }
    default: nil
    }
  }
}
