// Written by `UPDATE_REFERENCE=1 swift test --filter ModelSourceTests` from the vocabulary of Adaptive Cards.
// swift-format-ignore-file

/// An element of a card.
public enum CardElement: CardValue {
  /// A text in one style, with a subset of Markdown.
  case textBlock(TextBlock)
  /// A text with runs in different styles.
  case richTextBlock(RichTextBlock)
  /// A picture.
  case image(Image)
  /// Pictures of one size, in rows.
  case imageSet(ImageSet)
  /// A player for audio or video.
  case media(Media)
  /// A box with elements, one below the other.
  case container(Container)
  /// Columns side by side.
  case columnSet(ColumnSet)
  /// Titles with values, as a table of two columns.
  case factSet(FactSet)
  /// Buttons among the elements.
  case actionSet(ActionSet)
  /// Pages, of which one is shown at a time.
  case carousel(Carousel)
  /// Rows of cells.
  case table(Table)
  /// A field for text.
  case inputText(Input.Text)
  /// A field for a number.
  case inputNumber(Input.Number)
  /// A field for a date.
  case inputDate(Input.Date)
  /// A field for a time.
  case inputTime(Input.Time)
  /// A switch between two values.
  case inputToggle(Input.Toggle)
  /// A choice of one or several values.
  case inputChoiceSet(Input.ChoiceSet)
  /// An element of a type that the format does not have.
  case custom(CustomElement)
  /// What is no object: a hole of a template, or a mistake.
  case other(JSONValue)

  /// The value that JSON stands for, whatever it is.
  public init(json: JSONValue) {
    guard case .object(let object) = json else {
      self = .other(json)
      return
    }
    switch object["type"]?.string {
    case TextBlock.typeName: self = .textBlock(TextBlock(object: object))
    case RichTextBlock.typeName: self = .richTextBlock(RichTextBlock(object: object))
    case Image.typeName: self = .image(Image(object: object))
    case ImageSet.typeName: self = .imageSet(ImageSet(object: object))
    case Media.typeName: self = .media(Media(object: object))
    case Container.typeName: self = .container(Container(object: object))
    case ColumnSet.typeName: self = .columnSet(ColumnSet(object: object))
    case FactSet.typeName: self = .factSet(FactSet(object: object))
    case ActionSet.typeName: self = .actionSet(ActionSet(object: object))
    case Carousel.typeName: self = .carousel(Carousel(object: object))
    case Table.typeName: self = .table(Table(object: object))
    case Input.Text.typeName: self = .inputText(Input.Text(object: object))
    case Input.Number.typeName: self = .inputNumber(Input.Number(object: object))
    case Input.Date.typeName: self = .inputDate(Input.Date(object: object))
    case Input.Time.typeName: self = .inputTime(Input.Time(object: object))
    case Input.Toggle.typeName: self = .inputToggle(Input.Toggle(object: object))
    case Input.ChoiceSet.typeName: self = .inputChoiceSet(Input.ChoiceSet(object: object))
    default: self = .custom(CustomElement(object: object))
    }
  }

  /// The object; none for what is no object.
  public var content: (any CardElementProtocol)? {
    switch self {
    case .textBlock(let value): value
    case .richTextBlock(let value): value
    case .image(let value): value
    case .imageSet(let value): value
    case .media(let value): value
    case .container(let value): value
    case .columnSet(let value): value
    case .factSet(let value): value
    case .actionSet(let value): value
    case .carousel(let value): value
    case .table(let value): value
    case .inputText(let value): value
    case .inputNumber(let value): value
    case .inputDate(let value): value
    case .inputTime(let value): value
    case .inputToggle(let value): value
    case .inputChoiceSet(let value): value
    case .custom(let value): value
    case .other: nil
    }
  }

  /// The value in JSON, with its type.
  public var json: JSONValue {
    if case .other(let json) = self { return json }
    return content?.typedJSON ?? .null
  }

  /// The TextBlock, if it is one; setting it to none changes nothing.
  public var textBlock: TextBlock? {
    get { if case .textBlock(let value) = self { value } else { nil } }
    set { if let newValue { self = .textBlock(newValue) } }
  }

  /// The RichTextBlock, if it is one; setting it to none changes nothing.
  public var richTextBlock: RichTextBlock? {
    get { if case .richTextBlock(let value) = self { value } else { nil } }
    set { if let newValue { self = .richTextBlock(newValue) } }
  }

  /// The Image, if it is one; setting it to none changes nothing.
  public var image: Image? {
    get { if case .image(let value) = self { value } else { nil } }
    set { if let newValue { self = .image(newValue) } }
  }

  /// The ImageSet, if it is one; setting it to none changes nothing.
  public var imageSet: ImageSet? {
    get { if case .imageSet(let value) = self { value } else { nil } }
    set { if let newValue { self = .imageSet(newValue) } }
  }

  /// The Media, if it is one; setting it to none changes nothing.
  public var media: Media? {
    get { if case .media(let value) = self { value } else { nil } }
    set { if let newValue { self = .media(newValue) } }
  }

  /// The Container, if it is one; setting it to none changes nothing.
  public var container: Container? {
    get { if case .container(let value) = self { value } else { nil } }
    set { if let newValue { self = .container(newValue) } }
  }

  /// The ColumnSet, if it is one; setting it to none changes nothing.
  public var columnSet: ColumnSet? {
    get { if case .columnSet(let value) = self { value } else { nil } }
    set { if let newValue { self = .columnSet(newValue) } }
  }

  /// The FactSet, if it is one; setting it to none changes nothing.
  public var factSet: FactSet? {
    get { if case .factSet(let value) = self { value } else { nil } }
    set { if let newValue { self = .factSet(newValue) } }
  }

  /// The ActionSet, if it is one; setting it to none changes nothing.
  public var actionSet: ActionSet? {
    get { if case .actionSet(let value) = self { value } else { nil } }
    set { if let newValue { self = .actionSet(newValue) } }
  }

  /// The Carousel, if it is one; setting it to none changes nothing.
  public var carousel: Carousel? {
    get { if case .carousel(let value) = self { value } else { nil } }
    set { if let newValue { self = .carousel(newValue) } }
  }

  /// The Table, if it is one; setting it to none changes nothing.
  public var table: Table? {
    get { if case .table(let value) = self { value } else { nil } }
    set { if let newValue { self = .table(newValue) } }
  }

  /// The Input.Text, if it is one; setting it to none changes nothing.
  public var inputText: Input.Text? {
    get { if case .inputText(let value) = self { value } else { nil } }
    set { if let newValue { self = .inputText(newValue) } }
  }

  /// The Input.Number, if it is one; setting it to none changes nothing.
  public var inputNumber: Input.Number? {
    get { if case .inputNumber(let value) = self { value } else { nil } }
    set { if let newValue { self = .inputNumber(newValue) } }
  }

  /// The Input.Date, if it is one; setting it to none changes nothing.
  public var inputDate: Input.Date? {
    get { if case .inputDate(let value) = self { value } else { nil } }
    set { if let newValue { self = .inputDate(newValue) } }
  }

  /// The Input.Time, if it is one; setting it to none changes nothing.
  public var inputTime: Input.Time? {
    get { if case .inputTime(let value) = self { value } else { nil } }
    set { if let newValue { self = .inputTime(newValue) } }
  }

  /// The Input.Toggle, if it is one; setting it to none changes nothing.
  public var inputToggle: Input.Toggle? {
    get { if case .inputToggle(let value) = self { value } else { nil } }
    set { if let newValue { self = .inputToggle(newValue) } }
  }

  /// The Input.ChoiceSet, if it is one; setting it to none changes nothing.
  public var inputChoiceSet: Input.ChoiceSet? {
    get { if case .inputChoiceSet(let value) = self { value } else { nil } }
    set { if let newValue { self = .inputChoiceSet(newValue) } }
  }

  /// The CustomElement, if it is one; setting it to none changes nothing.
  public var custom: CustomElement? {
    get { if case .custom(let value) = self { value } else { nil } }
    set { if let newValue { self = .custom(newValue) } }
  }
}

/// An action of a card.
public enum CardAction: CardValue {
  /// Opens a URL.
  case openURL(Action.OpenURL)
  /// Sends data and inputs to the host.
  case submit(Action.Submit)
  /// Sends data and inputs to the server with a verb.
  case execute(Action.Execute)
  /// Shows a card below the button.
  case showCard(Action.ShowCard)
  /// Shows and hides elements.
  case toggleVisibility(Action.ToggleVisibility)
  /// An action of a type that the format does not have.
  case custom(CustomAction)
  /// What is no object: a hole of a template, or a mistake.
  case other(JSONValue)

  /// The value that JSON stands for, whatever it is.
  public init(json: JSONValue) {
    guard case .object(let object) = json else {
      self = .other(json)
      return
    }
    switch object["type"]?.string {
    case Action.OpenURL.typeName: self = .openURL(Action.OpenURL(object: object))
    case Action.Submit.typeName: self = .submit(Action.Submit(object: object))
    case Action.Execute.typeName: self = .execute(Action.Execute(object: object))
    case Action.ShowCard.typeName: self = .showCard(Action.ShowCard(object: object))
    case Action.ToggleVisibility.typeName: self = .toggleVisibility(Action.ToggleVisibility(object: object))
    default: self = .custom(CustomAction(object: object))
    }
  }

  /// The object; none for what is no object.
  public var content: (any CardActionProtocol)? {
    switch self {
    case .openURL(let value): value
    case .submit(let value): value
    case .execute(let value): value
    case .showCard(let value): value
    case .toggleVisibility(let value): value
    case .custom(let value): value
    case .other: nil
    }
  }

  /// The value in JSON, with its type.
  public var json: JSONValue {
    if case .other(let json) = self { return json }
    return content?.typedJSON ?? .null
  }

  /// The Action.OpenURL, if it is one; setting it to none changes nothing.
  public var openURL: Action.OpenURL? {
    get { if case .openURL(let value) = self { value } else { nil } }
    set { if let newValue { self = .openURL(newValue) } }
  }

  /// The Action.Submit, if it is one; setting it to none changes nothing.
  public var submit: Action.Submit? {
    get { if case .submit(let value) = self { value } else { nil } }
    set { if let newValue { self = .submit(newValue) } }
  }

  /// The Action.Execute, if it is one; setting it to none changes nothing.
  public var execute: Action.Execute? {
    get { if case .execute(let value) = self { value } else { nil } }
    set { if let newValue { self = .execute(newValue) } }
  }

  /// The Action.ShowCard, if it is one; setting it to none changes nothing.
  public var showCard: Action.ShowCard? {
    get { if case .showCard(let value) = self { value } else { nil } }
    set { if let newValue { self = .showCard(newValue) } }
  }

  /// The Action.ToggleVisibility, if it is one; setting it to none changes nothing.
  public var toggleVisibility: Action.ToggleVisibility? {
    get { if case .toggleVisibility(let value) = self { value } else { nil } }
    set { if let newValue { self = .toggleVisibility(newValue) } }
  }

  /// The CustomAction, if it is one; setting it to none changes nothing.
  public var custom: CustomAction? {
    get { if case .custom(let value) = self { value } else { nil } }
    set { if let newValue { self = .custom(newValue) } }
  }
}
