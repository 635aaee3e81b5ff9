public import CardIR
import CardSyntax

/// The deviations that conversions report, each with its verdict.
public enum LossKinds {
  /// Content is there in another form.
  private static func approximated(_ id: String, _ summary: String, _ explanation: String) -> LossKind {
    LossKind(id, .approximated, summary, explanation: explanation)
  }

  /// Content is not there.
  private static func dropped(
    _ id: String, severity: Severity = .warning, _ summary: String, _ explanation: String
  ) -> LossKind {
    LossKind(id, .dropped, severity: severity, summary, explanation: explanation)
  }

  /// Nothing is lost.
  private static func note(
    _ id: String, severity: Severity = .note, _ summary: String, _ explanation: String
  ) -> LossKind {
    LossKind(id, .note, severity: severity, summary, explanation: explanation)
  }

  static let accessibility = approximated(
    "lossy.accessibility", "Accessibility text, or that a text is a heading, is removed.",
    "The target has no place for what only a screen reader speaks.")
  static let actionIcon = approximated(
    "lossy.action-icon", "The icon of a button is removed.", "The target's buttons show text only; the title is kept.")
  static let actionSequence = approximated(
    "lossy.action-sequence", "Only the first of several actions is kept.",
    "The target runs one action per button. The first one that navigates or sends data is kept.")
  static let backgroundFill = approximated(
    "lossy.background-fill", "The fill mode of a background image changes.", "The target cannot repeat an image.")
  static let baseline = approximated(
    "lossy.baseline", "Alignment at the baseline becomes alignment at the centre.",
    "The target aligns rows at the top, the centre or the bottom.")
  package static let binding = approximated(
    "lossy.binding", "A binding is replaced by the default.",
    "The target needs a value that the expression language cannot compute from the binding, or needs it before "
      + "there is data. `--require-bound` makes this an error."
  )
  static let bleed = approximated(
    "lossy.bleed", "A box no longer reaches into its parent's padding.", "The target has no equivalent.")
  static let border = approximated("lossy.border", "A border is removed.", "The target has no borders on this element.")
  static let boxColor = approximated(
    "lossy.box-color", "The colour of a checkbox is removed.", "The target's host colours its controls.")
  static let boxWidth = approximated(
    "lossy.box-width", "A box becomes as wide as its content, or as there is room.",
    "In the target a box hugs its content instead of filling the width, or the other way round.")
  static let budget = approximated(
    "lossy.budget", "Content is removed to keep a document within its budget.",
    "`--budget` limits the size of documents, and `--allow-lossy` names the passes that may remove content until "
      + "a document fits. They run in the order in which they are named.")
  static let buttonStyle = approximated(
    "lossy.button-style", "The style of a button is approximated.", "The nearest style is used.")
  static let callbacks = approximated(
    "lossy.callbacks", "Actions that run when a checkbox changes are removed.",
    "The target sends inputs only with a button. What such an action would enable is enabled from the start.")
  static let choiceJoin = approximated(
    "lossy.choice-join", "The values of a multiple choice are sent one by one.",
    "The target cannot join them into one value; the server must.")
  static let choiceStyle = approximated(
    "lossy.choice-style", "A choice is shown in another way.",
    "The target has no choice sets. `--large-choices field` writes a choice among more than 20 as a text field.")
  static let color = approximated(
    "lossy.color", "A colour is replaced by the nearest one of the host's palette.",
    "The message gives the difference (CIE76 ΔE). A difference below 2 is hardly visible and not reported. A host "
      + "configuration with the app's colours avoids the loss."
  )
  static let columnAlign = approximated(
    "lossy.column-align", "Columns of different alignment share one.",
    "The target aligns all children of a row in the same way.")
  static let columnWeight = approximated(
    "lossy.column-weight", "The widths of columns are approximated.",
    "The target has no columns that share a row's width out, or none that are as wide as their content. They have the "
      + "widths that they would have on a screen of `--screen-width` points, with texts measured in a free font.")
  static let constraint = approximated(
    "lossy.constraint", "A layout constraint cannot be honoured.",
    "Rows, columns, layers and insets are recovered from constraints; what fits none of them is appended "
      + "in document order."
  )
  static let cornerRadius = approximated(
    "lossy.corner-radius", "Rounded corners are lost.", "The target has square corners only.")
  static let dataURI = approximated(
    "lossy.data-uri", "Inline image data may not load.", "The target's host loads images over the network.")
  static let direction = approximated(
    "lossy.direction", "Content from right to left is mirrored.",
    "The target has no direction of its own, so rows are written in reverse and texts stand at the right. An app that "
      + "is laid out from right to left itself mirrors them again.")
  static let distribution = approximated(
    "lossy.distribution", "The distribution of a row or column is approximated.", "The target has no such distribution."
  )
  static let dynamicType = approximated(
    "lossy.dynamic-type", "Text has a fixed size.",
    "A text style follows the user's text size setting; a size in points does not.")
  static let endpoint = approximated(
    "lossy.endpoint", "The endpoint of a call is moved into the submitted data.",
    "The target sends data to its host, which must make the call: `$apicall` says which.")
  static let envelope = approximated(
    "lossy.envelope", "Fields of the document are removed.", "The target's documents have no such field.")
  static let factColumns = approximated(
    "lossy.fact-columns", "The columns of facts do not line up.", "The target has no grid.")
  static let fillAlignment = approximated(
    "lossy.fill-alignment", "Children hug their content instead of filling the width.",
    "The target has no such alignment.")
  static let fontFamily = approximated("lossy.font-family", "The font family is lost.", "The target has one family.")
  package static let fontSize = approximated(
    "lossy.font-size", "Text has the nearest size that the target supports.", "The message gives both sizes in points.")
  static let fontWeight = approximated(
    "lossy.font-weight", "The weight of text is lost or rounded.", "The target has fewer weights, or none.")
  static let fraction = approximated(
    "lossy.fraction", "A fraction is rounded to a whole number.", "The target's decoder rejects fractions here.")
  static let hostElement = approximated(
    "lossy.host-element", "An element that only some hosts show is put into other terms.",
    "Badges, ratings, progress, charts, code and the like become texts, tables and boxes that say the same.")
  static let icon = approximated(
    "lossy.icon", "A symbol is replaced by a character.", "The target has no platform symbols.")
  static let imageFit = approximated(
    "lossy.image-fit", "The fit mode of an image is lost.", "The target has one fit mode.")
  static let imagePerson = approximated(
    "lossy.image-person", "A round image becomes square.", "The target cannot crop images to a circle.")
  static let imageRatio = approximated(
    "lossy.image-ratio", "The ratio of an image is not known, so it is written as a square.",
    "The target stretches images to their frame. Give the source's image a width and a height.")
  static let implicitSize = approximated(
    "lossy.implicit-size", "A size is estimated.", "The target needs a size that the source leaves to the content."
  )
  static let inputType = approximated(
    "lossy.input-type", "A typed input becomes a text field.", "The target has text fields only.")
  static let inputValidation = approximated(
    "lossy.input-validation", "Validation of an input is removed.",
    "The target's fields take any text; validate on the server.")
  static let inputValue = approximated(
    "lossy.input-value", "The initial value of a field is not displayed.",
    "The target's fields begin empty. The value is sent unless the user enters another.")
  static let password = approximated(
    "lossy.password", "A password can be read while it is typed.",
    "The target has no fields that hide what is entered. Ask for it elsewhere, such as in a screen of the app.")
  static let justified = approximated(
    "lossy.justified", "Justified text is aligned at its start.", "The target cannot justify.")
  static let linkURL = approximated(
    "lossy.link-url", "The target of a link in text is lost.", "The target's text has no links.")
  static let list = approximated("lossy.list", "A list becomes a container.", "The target has no lists.")
  static let listChrome = approximated(
    "lossy.list-chrome", "The look of a system list is imitated.", "The target has no lists.")
  static let localAsset = approximated(
    "lossy.local-asset", "The name of an asset is turned into a URL.",
    "The target loads images by URL. `--asset-base` is the URL of the app's assets.")
  static let markdown = approximated("lossy.markdown", "Markdown styling is removed.", "The target shows plain text.")
  static let maxLines = approximated(
    "lossy.max-lines", "The limit on lines is lost.", "The target's text always wraps.")
  static let minSize = approximated(
    "lossy.min-size", "A minimum size becomes a fixed one.", "The target has fixed sizes only.")
  static let navigation = approximated(
    "lossy.navigation", "Navigation is encoded as a command.", "The target's host must carry the command out.")
  static let openURL = approximated(
    "lossy.open-url", "A link opens only screens that the app has registered.", "The target has no browser action.")
  static let overlay = approximated(
    "lossy.overlay", "Layers are flattened or moved.", "The target can put only a picture or colour behind content.")
  static let padding = approximated(
    "lossy.padding", "Padding changes.", "The target's padding comes from its style, or is the same on all sides.")
  package static let position = approximated(
    "lossy.position", "Content is in another place, or of another size.",
    "Both forms of the screen are laid out for a phone as wide as `--screen-width` says. Content counts as elsewhere that is "
      + "more than 8 points further to a side or from what is before it, an eighth larger or smaller, or so narrow that words are "
      + "broken. Reports and `--fail-under` measure this.")
  static let richText = approximated(
    "lossy.rich-text", "The styles of text runs are merged into one.", "The target has one style per text.")
  static let scroll = approximated(
    "lossy.scroll", "Scrolling changes.", "In the target the host scrolls, or only lists do.")
  static let separatorColor = approximated(
    "lossy.separator-color", "The colour of a line changes.", "The target's lines have the host's colour.")
  static let shape = approximated("lossy.shape", "A shape is approximated.", "The target has boxes only.")
  static let showCard = approximated(
    "lossy.show-card", "A card that a button shows is placed below the buttons.",
    "The target cannot show content on demand.")
  static let size = approximated(
    "lossy.size", "A size is approximated or lost.", "The target cannot size this element that way.")
  static let spacer = approximated(
    "lossy.spacer", "Flexible space is approximated.", "The target has no flexible space.")
  static let spacing = approximated(
    "lossy.spacing", "A distance changes.",
    "The message gives the distances in points. Cards have the steps of the host's scale, and narrow rows give something up."
  )
  static let stretch = approximated("lossy.stretch", "Stretching is approximated.", "The target has no equivalent.")
  static let submitTypes = approximated(
    "lossy.submit-types", "All submitted values become strings.", "The target's variables are strings.")
  static let table = approximated("lossy.table", "A table is approximated by rows.", "The target has no tables.")
  static let textAlignment = approximated(
    "lossy.text-alignment", "Text alignment is approximated.",
    "In the target the lines of wrapped text stay at the start.")
  static let toggleShadow = approximated(
    "lossy.toggle-shadow", "A toggle with custom values uses a second variable.",
    "The target's checkboxes store `true` and `false`.")
  static let toggleAsText = approximated(
    "lossy.toggle-as-text", "Showing and hiding a text is replaced by changing the text.",
    "The target cannot show or hide elements, but it can clear a text and set it again. The space around it stays.")
  static let leadingDivider = approximated(
    "lossy.leading-divider", "A divider above everything in a box is removed.",
    "The target draws dividers between elements only.")
  static let trailingDivider = approximated(
    "lossy.trailing-divider", "A divider at the end becomes an empty box.", "The target draws dividers before elements."
  )
  static let variable = approximated(
    "lossy.variable", "An operation on a variable is removed.", "The target has no variables other than inputs.")
  static let wrap = approximated(
    "lossy.wrap", "The wrapping of a row of images is fixed.",
    "The target's rows do not wrap, so images are put into rows that fit the page.")
  static let textMacro = approximated(
    "lossy.text-macro", "A date or time is written out.",
    "The target's host does not format dates in the user's language and time zone. The language is `--locale`, "
      + "else the document's `lang`, else English. Date and time are those at the offset that is written with them, such as "
      + "`+02:00`, and those in UTC for `Z`: nobody knows the time zone of who reads the text. Renderers "
      + "of cards and generated SwiftUI convert to that of the device. Where data give the time, the output formats it with "
      + "`formatDateTime`, whose names are English: in other languages such dates have numbers only.")
  static let newerProperty = approximated(
    "lossy.newer-version", "A property that is newer than the target version is removed.",
    "`--card-version` sets the version that is written. Hosts of that version would ignore the property.")
  static let newerElement = dropped(
    "unsupported.newer-version", "An element that is newer than the target version is removed.",
    "`--card-version` sets the version that is written. Give the element a `fallback`, or `\"fallback\": \"drop\"`.")
  static let emptyImage = dropped(
    "dropped.empty-image", "An image without a source is removed.", "The target's decoder rejects it.")
  static let hidden = dropped(
    "dropped.hidden", "Hidden content is removed.",
    "The target cannot hide anything. `--show-hidden` keeps the content, visible.")
  static let targetWidth = dropped(
    "dropped.target-width", severity: .note, "Content for other widths of the screen is left out.",
    "The target shows the same at every width. `--width` says which width is meant; without it, the standard one.")
  static let extraCell = dropped(
    "dropped.extra-cell", "A cell of a table that has no column is removed.",
    "Renderers show as many cells of a row as the table has columns, so the cell was never visible. Without the table it "
      + "would be. Add a column to the table, or remove the cell.")
  static let droppedIcon = dropped(
    "dropped.icon", "A symbol is removed.",
    "There is no character for it. `--icon-base` is the URL of pictures of symbols.")
  package static let droppedBinding = dropped(
    "dropped.binding", "What a binding would be filled with is left out.",
    "The target needs to know each button, tab or fallback before there is data. Compile the template with data, or repeat one "
      + "that is written in it: `\"$data\": \"${list}\"`. `--require-bound` makes this an error.")
  static let droppedProperty = dropped(
    "dropped.property",
    "A property without a counterpart in the target is removed.",
    "Only the source format has the property, or the source format does not have it either or does not accept its value, "
      + "which was reported when the file was read. It is kept in output of the source format.")
  static let droppedCustom = dropped(
    "dropped.custom", "An element of an unknown type is removed.",
    "Only the source format can write it. The element's fallback is used where there is one.")
  static let custom = approximated(
    "lossy.custom", "An element of an unknown type is replaced by its visible content.",
    "Its texts, images and nested elements are kept, one below the other. The rest is lost, because only the element's "
      + "own code understands it. Give the element a `fallback`, or register it with a definition in a program that uses "
      + "the library.")
  static let documentMetadata = note(
    "note.document-metadata", "A member of the document that is not content is omitted.",
    "Tools add such members for their own use, for example the URL of a schema or sample data. Nothing visible is lost."
  )
  static let boundText = note(
    "note.bound-text", "A binding of a text must produce a text.",
    "Decoders of the target refuse a whole document for one text that is a number or null. Data or a schema beside the "
      + "template tell what its bindings give; those that can give something else are converted then.")
  static let boundMarkdown = note(
    "note.bound-markdown", "Markdown in the data is shown in another way.",
    "One of the formats reads Markdown in texts, and the other shows it as it is. The text of the template is translated; "
      + "the text of the data is known only when they fill the template.")
  static let idDropped = note("note.id-dropped", "An id is removed.", "The target's elements have no ids.")
  static let idRenamed = note(
    "note.id-renamed", "An id is changed.", "Ids of the target must be unique across its screens.")
  static let imageStretch = note(
    "note.image-fit", "An image is no longer stretched.", "The target keeps the ratio of images.")
  static let alphaFlattened = note(
    "note.alpha-flattened", "A translucent colour is blended over its background.", "The target's colours are opaque.")
  static let textStyles = note(
    "note.text-styles", "Text has the sizes of the system's styles.",
    "The ranks of the source become the styles of the target, whose sizes are other ones: texts are larger or smaller, and "
      + "break elsewhere. `--font-map metric` takes the style that is nearest to the size of the host.")
  static let maxActions = note(
    "note.max-actions", "There are more buttons than the host shows.",
    "All of them are written. Pages and views have those that are too many in a menu behind the others.")
  static let missingAlt = note(
    "note.missing-alt", "An image has no text for screen readers.",
    "The source's format has none. Add an `altText` by hand.")
  static let toggleTitle = note(
    "note.toggle-title", "A toggle gets a title.",
    "The source's toggles have none, and the target's must have one, which is shown and read by screen readers: the words of "
      + "the text beside it, else its name in words.")
  static let fallbackUsed = note(
    "note.fallback-used", "Fallback content is used.", "The element itself cannot be written.")
  static let baseURLMissing = note(
    "config.base-url-missing", severity: .warning, "A relative URL is kept.",
    "The target's app has no base URL for it. Set `--base-url`.")
  static let submitEndpointMissing = dropped(
    "unsupported.submit-endpoint", "A submission has no endpoint, so nothing is sent.",
    "A card's host decides where data goes. The target calls an endpoint itself, which must be in the document. Set it with "
      + "`--submit-endpoint URL`, or with `submit-endpoint` in `cardc.yaml`. Without it, the call has an "
      + "empty endpoint, which converts back to a submission of a card.")
  static let emptyAddress = dropped(
    "unsupported.empty-address", "An action has no URL, so it does nothing.",
    "The element looks as if it could be tapped. Give the action a URL, or remove it.")
  static let unsupportedAction = dropped(
    "unsupported.action", "An interaction is removed.",
    "The target has no actions of this kind. The visible content stays.")
  static let unsupportedInput = dropped(
    "unsupported.input", "An input is shown as static content.", "The target has no inputs of this kind.")
  static let unsupportedQuery = dropped(
    "unsupported.dynamic-data", "Choices that a query would find are left out.",
    "The card's host answers the query while somebody types. The target shows the choices that the card states.")
  static let unsupportedManipulator = dropped(
    "unsupported.manipulator", "A manipulation of another element is removed.", "The target has no such action.")
  static let unsupportedMedia = dropped(
    "unsupported.media", "Media is replaced by its poster.", "The target cannot play media.")
  static let unsupportedOpenURL = dropped(
    "unsupported.open-url", "A link is removed.", "The target has no actions. `--show-urls` shows the address as text.")
  static let unsupportedVisibility = dropped(
    "unsupported.toggle-visibility", "An action that shows or hides content is removed.", "The target cannot do that.")
  static let lostTarget = dropped(
    "unsupported.toggle-target", "An action shows or hides something that is not there.",
    "The element that it names has been replaced by its fallback, is left out, or is one that the target cannot hide, so the "
      + "action does nothing to it. Give the id to a container around the element.")
  static let unsupportedTabBar = dropped(
    "unsupported.tabbar", severity: .error, "A tab bar has no equivalent.",
    "The target shows single screens and has no navigation. Convert the screens of the tabs "
      + "one by one.")
  static let unsupportedVariable = dropped(
    "unsupported.variable", "An operation on a variable is removed.", "The target has no variables.")
  static let unsupportedElement = dropped(
    "unsupported.element", "An element is removed.", "The target has no equivalent.")
  static let boundElements = dropped(
    "unsupported.bound-elements", "Elements that only data know are removed.",
    "A binding stands in place of elements, whose data are objects of the source's format. Write the elements with `$data` "
      + "and `$when` instead.")
  static let unsupportedAttribute = approximated(
    "lossy.attribute", "A property is removed.", "The target has no equivalent.")

  /// The kinds that say how something looks or what it does, and nothing of where it is or how large.
  package static let looks: Set<LossKind> = [
    accessibility, border, boxColor, buttonStyle, callbacks, choiceJoin, color, cornerRadius, dataURI, dynamicType,
    endpoint, fontFamily, fontWeight, imagePerson, inputType, inputValidation, inputValue, linkURL, localAsset,
    markdown, navigation, openURL, password, separatorColor, submitTypes, textMacro, toggleShadow, variable,
  ]

  /// The kinds that take an element away together with everything in it.
  package static let removals: Set<LossKind> = [hidden, targetWidth, extraCell, newerElement, droppedCustom]

  /// The kinds.
  public static let all: [LossKind] = [
    hostElement, targetWidth,
    accessibility, actionIcon, actionSequence, backgroundFill, baseline, binding, bleed, border, boxColor, boxWidth,
    budget, buttonStyle, callbacks, choiceJoin, choiceStyle, color, columnAlign, columnWeight, constraint, cornerRadius,
    dataURI, direction, distribution,
    dynamicType, endpoint, envelope, factColumns, fillAlignment, fontFamily, fontSize, fontWeight, fraction, icon,
    imageFit, imagePerson, imageRatio, implicitSize, inputType, inputValidation, inputValue, justified, linkURL, list,
    listChrome, localAsset, markdown, maxLines, minSize, navigation, openURL, overlay, padding, password, position,
    richText,
    scroll,
    separatorColor, shape, showCard, size, spacer, spacing, stretch, submitTypes, table, textAlignment, toggleAsText,
    toggleShadow,
    leadingDivider, trailingDivider, variable, wrap, textMacro, newerProperty, newerElement, emptyImage, hidden,
    extraCell,
    droppedIcon, droppedBinding,
    droppedProperty, droppedCustom, custom, documentMetadata, boundText, boundMarkdown, idDropped,
    idRenamed, imageStretch, alphaFlattened, textStyles, maxActions, missingAlt, toggleTitle,
    fallbackUsed,
    baseURLMissing,
    submitEndpointMissing, emptyAddress, unsupportedAction, unsupportedInput, unsupportedQuery, unsupportedManipulator,
    unsupportedMedia,
    unsupportedOpenURL, unsupportedVisibility, lostTarget, unsupportedTabBar, unsupportedVariable, unsupportedElement,
    boundElements,
    unsupportedAttribute,
  ]
}
