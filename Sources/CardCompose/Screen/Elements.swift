import CardIR

extension ScreenGenerator {
  /// The statements that emit an element.
  func element(_ element: Element, _ around: Around) -> [KotlinStatement] {
    openingItsBubbles {
      let statements = statements(of: element, around)
      note(statements, of: element)
      return statements
    }
  }

  private func statements(of element: Element, _ around: Around) -> [KotlinStatement] {
    switch element.kind {
    case .screen: screen(element, around)
    case .stack where element.literal(.axis) == .horizontal: row(element, around)
    case .stack, .column, .tableCell, .page: column(element, around)
    case .overlay: overlay(element, around)
    case .scroll, .list: scroll(element, around)
    case .text: text(element, around)
    case .richText: richText(element, around)
    case .facts: facts(element, around)
    case .image: image(element, around)
    case .imageSet: imageSet(element, around)
    case .spacer: spacer(element, around)
    case .divider: divider(element, around)
    case .shape: shape(element, around)
    case .table: table(element, around)
    case .actionSet: actionSet(element, around)
    case .button: button(element, around)
    case .custom: hosted(element, around)
    case .textInput, .numberInput, .dateInput, .timeInput, .toggle, .choiceSet: input(element, around)
    default: []
    }
  }
}
