/// The attributes that elements can have.
///
/// An attribute means the same on every kind that has it; formats differ in how they spell and default it.
public enum AttributeID: String, Sendable, Hashable, CaseIterable {
  // Every element

  /// The author's name for the element.
  case id
  /// Whether the element is shown at first.
  case isVisible = "is-visible"
  /// The distance to the previous sibling.
  case spacing
  /// Whether a line stands between the element and the previous sibling.
  case separator
  /// The extent across: of images, boxes and columns.
  case width
  /// The extent downwards.
  case height
  /// The least extent downwards, in points.
  case minHeight = "min-height"
  /// The most extent downwards, in points, beyond which the content scrolls.
  case maxHeight = "max-height"
  /// The most extent across, in points.
  case maxWidth = "max-width"
  /// The widths of the screen at which the element is shown.
  case targetWidth = "target-width"
  /// Room on all four sides between the element's edge and its content, in points.
  case padding
  /// The colour behind the element.
  case backgroundColor = "background-color"
  /// The colour of the line around the element.
  case borderColor = "border-color"
  /// The thickness of the line around the element, in points.
  case borderWidth = "border-width"
  /// The rounding of the corners, in points.
  case cornerRadius = "corner-radius"
  /// The colour of text and symbols in the element, unless they have one of their own.
  case foregroundColor = "foreground-color"
  /// The meaning that gives a box its colours and padding.
  case containerStyle = "container-style"
  /// Whether a box extends into its parent's padding.
  case bleed
  /// Where the element, or the text in it, stands from side to side.
  case horizontalAlignment = "horizontal-alignment"
  /// Where the content stands from top to bottom.
  case verticalAlignment = "vertical-alignment"
  /// What a screen reader says instead.
  case altText = "alt-text"
  /// Features of the host that the element needs.
  case requires
  /// That the fallback of an element is to leave it out.
  case dropsOnFallback = "drops-on-fallback"
  /// Whether the reading direction is right to left.
  case rightToLeft = "right-to-left"
  /// The language of the text.
  case language
  /// Names under which actions may address the element.
  case scopes

  // Text

  /// The text; Markdown where the source format has it.
  case text
  /// The size of the text.
  case textSize = "text-size"
  /// The weight of the text.
  case textWeight = "text-weight"
  /// The colour of the text.
  case textColor = "text-color"
  /// Whether the text stands back.
  case isSubtle = "is-subtle"
  /// Whether the text may take more than one line.
  case wrap
  /// The most lines, 0 for any number.
  case maxLines = "max-lines"
  /// The family of the font.
  case fontType = "font-type"
  /// Whether the text is a heading.
  case textStyle = "text-style"
  /// Whether a run is slanted.
  case italic
  /// Whether a run is struck out.
  case strikethrough
  /// Whether a run is underlined.
  case underline
  /// Whether a run is marked.
  case highlight

  // Images, icons, media

  /// Where the resource is loaded from; where an action leads.
  case url
  /// Where a picture is loaded from that takes the place of another one in the dark.
  case darkURL = "dark-url"
  /// The name of a resource in the app.
  case assetName = "asset-name"
  /// The name of a platform symbol.
  case symbolName = "symbol-name"
  /// The extent of an image as a step of a scale.
  case imageSize = "image-size"
  /// Whether an image is cropped to a circle.
  case imageStyle = "image-style"
  /// How an image fills its frame.
  case imageFit = "image-fit"
  /// How a background image is repeated.
  case fillMode = "fill-mode"
  /// The picture shown before media plays.
  case poster
  /// The type of a file.
  case mimeType = "mime-type"
  /// The captions of media, as data.
  case captions

  // Layout

  /// The direction of a stack, list or scroll region.
  case axis
  /// The distance between the children of a stack, in points.
  case gap
  /// Where children stand across the axis of a stack.
  case alignment
  /// How a stack shares out the room along its axis.
  case distribution
  /// The least extent of a spacer, in points.
  case minLength = "min-length"
  /// The outline of a shape.
  case shape
  /// Whether the first row of a table is its header.
  case hasHeaderRow = "has-header-row"
  /// Whether a table shows lines.
  case showsGridLines = "shows-grid-lines"
  /// The style that the lines of a table take their colour from.
  case gridStyle = "grid-style"
  /// After how many milliseconds a carousel turns its page.
  case timer
  /// The page that a carousel begins with.
  case initialPage = "initial-page"
  /// Whether a carousel goes from the last page to the first.
  case loops

  // Inputs

  /// The caption of an input.
  case label
  /// What an empty input shows.
  case placeholder
  /// The value that the input begins with; the value of a fact or choice.
  case value
  /// Whether the input must have a value.
  case isRequired = "is-required"
  /// What is shown when the value is not valid.
  case errorMessage = "error-message"
  /// Whether text may have several lines.
  case isMultiline = "is-multiline"
  /// The most characters.
  case maxLength = "max-length"
  /// The pattern that the value must match.
  case regex
  /// What kind of text is entered, or how choices are shown.
  case inputStyle = "input-style"
  /// The value of a toggle that is on.
  case valueOn = "value-on"
  /// The value of a toggle that is off.
  case valueOff = "value-off"
  /// Whether a toggle is on at first.
  case isOn = "is-on"
  /// The name under which the host keeps the input's value, if not the id.
  case variableID = "variable-id"
  /// The smallest value.
  case minimum
  /// The largest value.
  case maximum
  /// Whether several choices may be selected.
  case isMultiSelect = "is-multi-select"

  /// Where the caption of an input stands.
  case labelPosition = "label-position"
  /// How much of the width the caption of an input takes.
  case labelWidth = "label-width"
  /// How an input draws attention.
  case inputLook = "input-look"
  /// The query that choices come from, as data.
  case choiceQuery = "choice-query"

  // Buttons and actions

  /// The caption of a button, toggle, fact or choice.
  case title
  /// The meaning of a button.
  case actionStyle = "action-style"
  /// The prominence of a button.
  case buttonStyle = "button-style"
  /// The picture on a button.
  case iconURL = "icon-url"
  /// What is shown when the pointer rests on a button.
  case tooltip
  /// Whether the button can be pressed.
  case isEnabled = "is-enabled"
  /// Whether a button stands in the overflow menu.
  case mode
  /// Data that an action sends.
  case data
  /// Which inputs an action sends.
  case associatedInputs = "associated-inputs"
  /// The inputs that an action puts back, as a list of their names.
  case targetInputs = "target-inputs"
  /// The title of a bubble.
  case popoverTitle = "popover-title"
  /// On which side of its button a bubble is.
  case popoverSide = "popover-side"
  /// Whether a bubble points at its button.
  case hasArrow = "has-arrow"
  /// The name of the command that an action runs.
  case verb
  /// Where a navigation goes.
  case destination
  /// The HTTP method of a call.
  case method
  /// The address of a call.
  case endpoint
  /// The variables that a call sends, as a list.
  case body
  /// What an action does to a variable or element.
  case operation
  /// The type under which a variable is stored.
  case dataType = "data-type"
  /// The element that an action changes, or that a visibility action addresses.
  case targetID = "target-id"
  /// The kind of the element that an action changes.
  case targetKind = "target-kind"

  /// What a button is to assistive technology.
  case role

  // Constraints

  /// The rule: which edge, centre or extent is fixed.
  case rule
  /// The constant of a rule, in points.
  case constant
  /// The sibling that a rule refers to.
  case anchorID = "anchor-id"
  /// The edge of the sibling.
  case anchorEdge = "anchor-edge"

  // Documents and open ends

  /// The version of the format that the document asks for.
  case version
  /// The address of the schema.
  case schema
  /// The text for hosts that cannot show the document.
  case fallbackText = "fallback-text"
  /// What is said instead of the document.
  case speak
  /// The name of the type of a custom element or action.
  case typeName = "type-name"
  /// Document fields that concern the host only, as data.
  case metadata
  /// How the host refreshes the document, as data.
  case refresh
  /// How the host signs the user in, as data.
  case authentication
  /// Whether a screen stays on the navigation stack.
  case keepsInStack = "keeps-in-stack"
  /// The flow of screens that a screen belongs to.
  case flow
  /// Actions that run when a screen appears or goes, as data.
  case lifecycle
}
