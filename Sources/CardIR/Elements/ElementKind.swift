/// What an ``Element`` is.
///
/// One uniform node type carries everything of a screen, as operations do in other compilers' representations: the
/// content that is shown, its parts (facts, runs, choices, cells), and the actions. A kind's family says where it may
/// stand.
public enum ElementKind: String, AttributeToken {
  /// The document itself: children are the body, actions the card-level buttons.
  case screen

  // Content

  /// One run of text in one style.
  case text
  /// Text of several styles; children are ``run``s.
  case richText = "rich-text"
  /// A picture from a URL or an asset.
  case image
  /// A named symbol of the platform.
  case icon
  /// Audio or video; children are ``mediaSource``s.
  case media

  // Layout

  /// Children one after the other along an axis.
  case stack
  /// A child of a horizontal stack that states its share of the width.
  case column
  /// Children behind each other, the first at the back.
  case overlay
  /// A region that scrolls.
  case scroll
  /// A scrolling list with the platform's row style.
  case list
  /// Children placed by ``constraint``s.
  case canvas
  /// Rows of cells; children are ``tableRow``s.
  case table
  /// Empty room, fixed or flexible.
  case spacer
  /// A hairline.
  case divider
  /// A filled rectangle or circle.
  case shape
  /// Pages that are shown one at a time; children are ``page``s.
  case carousel

  // Groups

  /// Pairs of title and value; children are ``fact``s.
  case facts
  /// A group of images of one size.
  case imageSet = "image-set"
  /// A group of buttons, given as actions with titles.
  case actionSet = "action-set"
  /// A button with a sequence of actions.
  case button

  // Inputs

  /// A field for text.
  case textInput = "input.text"
  /// A field for a number.
  case numberInput = "input.number"
  /// A field for a date.
  case dateInput = "input.date"
  /// A field for a time.
  case timeInput = "input.time"
  /// A switch or checkbox.
  case toggle = "input.toggle"
  /// A choice of one or several; children are ``choice``s.
  case choiceSet = "input.choice-set"

  // Parts

  /// A stretch of rich text.
  case run
  /// A title with a value.
  case fact
  /// One of the values of a choice set.
  case choice
  /// The width and alignment of a table's column.
  case tableColumn = "table-column"
  /// A row of a table; children are ``tableCell``s.
  case tableRow = "table-row"
  /// A cell of a table.
  case tableCell = "table-cell"
  /// A page of a carousel.
  case page
  /// A file that media can be played from.
  case mediaSource = "media-source"
  /// A picture behind the content of an element.
  case backgroundImage = "background-image"
  /// A rule that places a child of a canvas.
  case constraint
  /// An element that a visibility action addresses.
  case target

  // Actions

  /// Opens a URL.
  case openURL = "action.open-url"
  /// Sends data and inputs to the host.
  case submit = "action.submit"
  /// Sends data and inputs to the host's server under a verb.
  case execute = "action.execute"
  /// Shows a card below the button.
  case showCard = "action.show-card"
  /// Shows its children in a bubble beside the button.
  case showPopover = "action.show-popover"
  /// Gives inputs the values again that they had at first.
  case resetInputs = "action.reset-inputs"
  /// Shows or hides elements.
  case toggleVisibility = "action.toggle-visibility"
  /// Goes to another screen or back.
  case navigate = "action.navigate"
  /// Calls an endpoint with variables.
  case callAPI = "action.call-api"
  /// Creates, changes or removes a variable.
  case setVariable = "action.set-variable"
  /// Changes a property of a shown element.
  case manipulate = "action.manipulate"

  // Open ends

  /// An element of a type that no one here knows; ``AttributeID/typeName`` says which.
  case custom
  /// An action of a type that no one here knows.
  case customAction = "action.custom"

  /// The families of kinds.
  public enum Family: Sendable, Hashable {
    /// The document.
    case document
    /// What can stand among the children of a layout.
    case content
    /// What belongs to one kind of element only.
    case part
    /// What happens on a tap.
    case action
  }

  /// The family of the kind.
  public var family: Family {
    switch self {
    case .screen: .document
    case .run, .fact, .choice, .tableColumn, .tableRow, .tableCell, .page, .mediaSource, .backgroundImage,
      .constraint, .target:
      .part
    case .openURL, .submit, .execute, .showCard, .showPopover, .resetInputs, .toggleVisibility, .navigate, .callAPI,
      .setVariable, .manipulate, .customAction:
      .action
    default: .content
    }
  }

  /// Whether the kind takes a value from the user.
  public var isInput: Bool {
    switch self {
    case .textInput, .numberInput, .dateInput, .timeInput, .toggle, .choiceSet: true
    default: false
    }
  }
}

/// The lists and single positions of an element that hold other elements.
public enum RegionID: String, Sendable, Hashable, CaseIterable {
  /// The content, or the parts that a kind is made of.
  case children
  /// The buttons of a screen or action set (each an action with a title); the sequence that a button runs.
  case actions
  /// What a tap on the element does.
  case tap
  /// What stands in for the element where it is not supported; at most one.
  case fallback
  /// The action inside a text field; at most one.
  case inlineAction = "inline-action"
  /// The card that an action shows; one.
  case card
  /// The column definitions of a table.
  case columns
  /// What places the element in a canvas.
  case constraints
  /// The picture behind the content; at most one.
  case background
  /// What runs when a toggle is switched on.
  case onActivated = "on-activated"
  /// What runs when a toggle is switched off.
  case onDeactivated = "on-deactivated"
  /// What runs when a user changes the value of an input.
  case onChange = "on-change"
  /// The actions in the menu of a button, beside its own.
  case menu
  /// The elements that an action addresses.
  case targets
  /// What runs before an action, in order, while passes rewrite it; no format writes this.
  case steps

  /// Whether who takes the property that the region was read from takes what is in it as well, whatever its own version.
  package var bringsItsElements: Bool { self == .onChange }
}
