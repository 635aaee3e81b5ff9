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
  /// A pill with a text, an icon or both.
  case badge(Badge)
  /// Source code, coloured by language.
  case codeBlock(CodeBlock)
  /// A large button with an icon, a title, a description and a badge.
  case compoundButton(CompoundButton)
  /// An icon of the catalogue.
  case icon(Icon)
  /// A bar that fills up; without a value it runs without end.
  case progressBar(ProgressBar)
  /// A ring that turns while something goes on.
  case progressRing(ProgressRing)
  /// Stars that show a rating.
  case rating(Rating)
  /// Sections that open and close.
  case accordion(Accordion)
  /// Pages behind tabs.
  case tabSet(TabSet)
  /// A Loop component of Microsoft 365.
  case loopComponent(LoopComponent)
  /// A component of Microsoft Graph, such as a person or a file.
  case component(Component)
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
  /// A ring of shares.
  case chartDonut(Chart.Donut)
  /// A pie of shares.
  case chartPie(Chart.Pie)
  /// One series of upright bars.
  case chartVerticalBar(Chart.VerticalBar)
  /// Several series of upright bars, side by side or stacked.
  case chartVerticalBarGrouped(Chart.VerticalBar.Grouped)
  /// One series of lying bars.
  case chartHorizontalBar(Chart.HorizontalBar)
  /// Lying bars of several parts.
  case chartHorizontalBarStacked(Chart.HorizontalBar.Stacked)
  /// Lines.
  case chartLine(Chart.Line)
  /// A half circle with a needle.
  case chartGauge(Chart.Gauge)
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
  /// Stars to choose a rating from.
  case inputRating(Input.Rating)
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
    case Badge.typeName: self = .badge(Badge(object: object))
    case CodeBlock.typeName: self = .codeBlock(CodeBlock(object: object))
    case CompoundButton.typeName: self = .compoundButton(CompoundButton(object: object))
    case Icon.typeName: self = .icon(Icon(object: object))
    case ProgressBar.typeName: self = .progressBar(ProgressBar(object: object))
    case ProgressRing.typeName: self = .progressRing(ProgressRing(object: object))
    case Rating.typeName: self = .rating(Rating(object: object))
    case Accordion.typeName: self = .accordion(Accordion(object: object))
    case TabSet.typeName: self = .tabSet(TabSet(object: object))
    case LoopComponent.typeName: self = .loopComponent(LoopComponent(object: object))
    case Component.typeName: self = .component(Component(object: object))
    case Container.typeName: self = .container(Container(object: object))
    case ColumnSet.typeName: self = .columnSet(ColumnSet(object: object))
    case FactSet.typeName: self = .factSet(FactSet(object: object))
    case ActionSet.typeName: self = .actionSet(ActionSet(object: object))
    case Carousel.typeName: self = .carousel(Carousel(object: object))
    case Table.typeName: self = .table(Table(object: object))
    case Chart.Donut.typeName: self = .chartDonut(Chart.Donut(object: object))
    case Chart.Pie.typeName: self = .chartPie(Chart.Pie(object: object))
    case Chart.VerticalBar.typeName: self = .chartVerticalBar(Chart.VerticalBar(object: object))
    case Chart.VerticalBar.Grouped.typeName: self = .chartVerticalBarGrouped(Chart.VerticalBar.Grouped(object: object))
    case Chart.HorizontalBar.typeName: self = .chartHorizontalBar(Chart.HorizontalBar(object: object))
    case Chart.HorizontalBar.Stacked.typeName: self = .chartHorizontalBarStacked(Chart.HorizontalBar.Stacked(object: object))
    case Chart.Line.typeName: self = .chartLine(Chart.Line(object: object))
    case Chart.Gauge.typeName: self = .chartGauge(Chart.Gauge(object: object))
    case Input.Text.typeName: self = .inputText(Input.Text(object: object))
    case Input.Number.typeName: self = .inputNumber(Input.Number(object: object))
    case Input.Date.typeName: self = .inputDate(Input.Date(object: object))
    case Input.Time.typeName: self = .inputTime(Input.Time(object: object))
    case Input.Toggle.typeName: self = .inputToggle(Input.Toggle(object: object))
    case Input.Rating.typeName: self = .inputRating(Input.Rating(object: object))
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
    case .badge(let value): value
    case .codeBlock(let value): value
    case .compoundButton(let value): value
    case .icon(let value): value
    case .progressBar(let value): value
    case .progressRing(let value): value
    case .rating(let value): value
    case .accordion(let value): value
    case .tabSet(let value): value
    case .loopComponent(let value): value
    case .component(let value): value
    case .container(let value): value
    case .columnSet(let value): value
    case .factSet(let value): value
    case .actionSet(let value): value
    case .carousel(let value): value
    case .table(let value): value
    case .chartDonut(let value): value
    case .chartPie(let value): value
    case .chartVerticalBar(let value): value
    case .chartVerticalBarGrouped(let value): value
    case .chartHorizontalBar(let value): value
    case .chartHorizontalBarStacked(let value): value
    case .chartLine(let value): value
    case .chartGauge(let value): value
    case .inputText(let value): value
    case .inputNumber(let value): value
    case .inputDate(let value): value
    case .inputTime(let value): value
    case .inputToggle(let value): value
    case .inputRating(let value): value
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

  /// The Badge, if it is one; setting it to none changes nothing.
  public var badge: Badge? {
    get { if case .badge(let value) = self { value } else { nil } }
    set { if let newValue { self = .badge(newValue) } }
  }

  /// The CodeBlock, if it is one; setting it to none changes nothing.
  public var codeBlock: CodeBlock? {
    get { if case .codeBlock(let value) = self { value } else { nil } }
    set { if let newValue { self = .codeBlock(newValue) } }
  }

  /// The CompoundButton, if it is one; setting it to none changes nothing.
  public var compoundButton: CompoundButton? {
    get { if case .compoundButton(let value) = self { value } else { nil } }
    set { if let newValue { self = .compoundButton(newValue) } }
  }

  /// The Icon, if it is one; setting it to none changes nothing.
  public var icon: Icon? {
    get { if case .icon(let value) = self { value } else { nil } }
    set { if let newValue { self = .icon(newValue) } }
  }

  /// The ProgressBar, if it is one; setting it to none changes nothing.
  public var progressBar: ProgressBar? {
    get { if case .progressBar(let value) = self { value } else { nil } }
    set { if let newValue { self = .progressBar(newValue) } }
  }

  /// The ProgressRing, if it is one; setting it to none changes nothing.
  public var progressRing: ProgressRing? {
    get { if case .progressRing(let value) = self { value } else { nil } }
    set { if let newValue { self = .progressRing(newValue) } }
  }

  /// The Rating, if it is one; setting it to none changes nothing.
  public var rating: Rating? {
    get { if case .rating(let value) = self { value } else { nil } }
    set { if let newValue { self = .rating(newValue) } }
  }

  /// The Accordion, if it is one; setting it to none changes nothing.
  public var accordion: Accordion? {
    get { if case .accordion(let value) = self { value } else { nil } }
    set { if let newValue { self = .accordion(newValue) } }
  }

  /// The TabSet, if it is one; setting it to none changes nothing.
  public var tabSet: TabSet? {
    get { if case .tabSet(let value) = self { value } else { nil } }
    set { if let newValue { self = .tabSet(newValue) } }
  }

  /// The LoopComponent, if it is one; setting it to none changes nothing.
  public var loopComponent: LoopComponent? {
    get { if case .loopComponent(let value) = self { value } else { nil } }
    set { if let newValue { self = .loopComponent(newValue) } }
  }

  /// The Component, if it is one; setting it to none changes nothing.
  public var component: Component? {
    get { if case .component(let value) = self { value } else { nil } }
    set { if let newValue { self = .component(newValue) } }
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

  /// The Chart.Donut, if it is one; setting it to none changes nothing.
  public var chartDonut: Chart.Donut? {
    get { if case .chartDonut(let value) = self { value } else { nil } }
    set { if let newValue { self = .chartDonut(newValue) } }
  }

  /// The Chart.Pie, if it is one; setting it to none changes nothing.
  public var chartPie: Chart.Pie? {
    get { if case .chartPie(let value) = self { value } else { nil } }
    set { if let newValue { self = .chartPie(newValue) } }
  }

  /// The Chart.VerticalBar, if it is one; setting it to none changes nothing.
  public var chartVerticalBar: Chart.VerticalBar? {
    get { if case .chartVerticalBar(let value) = self { value } else { nil } }
    set { if let newValue { self = .chartVerticalBar(newValue) } }
  }

  /// The Chart.VerticalBar.Grouped, if it is one; setting it to none changes nothing.
  public var chartVerticalBarGrouped: Chart.VerticalBar.Grouped? {
    get { if case .chartVerticalBarGrouped(let value) = self { value } else { nil } }
    set { if let newValue { self = .chartVerticalBarGrouped(newValue) } }
  }

  /// The Chart.HorizontalBar, if it is one; setting it to none changes nothing.
  public var chartHorizontalBar: Chart.HorizontalBar? {
    get { if case .chartHorizontalBar(let value) = self { value } else { nil } }
    set { if let newValue { self = .chartHorizontalBar(newValue) } }
  }

  /// The Chart.HorizontalBar.Stacked, if it is one; setting it to none changes nothing.
  public var chartHorizontalBarStacked: Chart.HorizontalBar.Stacked? {
    get { if case .chartHorizontalBarStacked(let value) = self { value } else { nil } }
    set { if let newValue { self = .chartHorizontalBarStacked(newValue) } }
  }

  /// The Chart.Line, if it is one; setting it to none changes nothing.
  public var chartLine: Chart.Line? {
    get { if case .chartLine(let value) = self { value } else { nil } }
    set { if let newValue { self = .chartLine(newValue) } }
  }

  /// The Chart.Gauge, if it is one; setting it to none changes nothing.
  public var chartGauge: Chart.Gauge? {
    get { if case .chartGauge(let value) = self { value } else { nil } }
    set { if let newValue { self = .chartGauge(newValue) } }
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

  /// The Input.Rating, if it is one; setting it to none changes nothing.
  public var inputRating: Input.Rating? {
    get { if case .inputRating(let value) = self { value } else { nil } }
    set { if let newValue { self = .inputRating(newValue) } }
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
  /// Shows an element in a bubble beside the button.
  case popover(Action.Popover)
  /// Puts inputs back to their first values.
  case resetInputs(Action.ResetInputs)
  /// Opens a page in a dialog of the host.
  case openUrlDialog(Action.OpenUrlDialog)
  /// Puts a picture into the document.
  case insertImage(Action.InsertImage)
  /// Runs commands of the host.
  case runCommands(Action.RunCommands)
  /// Sends a request to a service.
  case http(Action.Http)
  /// Opens an add-in of Outlook.
  case invokeAddInCommand(Action.InvokeAddInCommand)
  /// Opens a message.
  case displayMessageForm(Action.DisplayMessageForm)
  /// Opens an appointment.
  case displayAppointmentForm(Action.DisplayAppointmentForm)
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
    case Action.Popover.typeName: self = .popover(Action.Popover(object: object))
    case Action.ResetInputs.typeName: self = .resetInputs(Action.ResetInputs(object: object))
    case Action.OpenUrlDialog.typeName: self = .openUrlDialog(Action.OpenUrlDialog(object: object))
    case Action.InsertImage.typeName: self = .insertImage(Action.InsertImage(object: object))
    case Action.RunCommands.typeName: self = .runCommands(Action.RunCommands(object: object))
    case Action.Http.typeName: self = .http(Action.Http(object: object))
    case Action.InvokeAddInCommand.typeName: self = .invokeAddInCommand(Action.InvokeAddInCommand(object: object))
    case Action.DisplayMessageForm.typeName: self = .displayMessageForm(Action.DisplayMessageForm(object: object))
    case Action.DisplayAppointmentForm.typeName: self = .displayAppointmentForm(Action.DisplayAppointmentForm(object: object))
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
    case .popover(let value): value
    case .resetInputs(let value): value
    case .openUrlDialog(let value): value
    case .insertImage(let value): value
    case .runCommands(let value): value
    case .http(let value): value
    case .invokeAddInCommand(let value): value
    case .displayMessageForm(let value): value
    case .displayAppointmentForm(let value): value
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

  /// The Action.Popover, if it is one; setting it to none changes nothing.
  public var popover: Action.Popover? {
    get { if case .popover(let value) = self { value } else { nil } }
    set { if let newValue { self = .popover(newValue) } }
  }

  /// The Action.ResetInputs, if it is one; setting it to none changes nothing.
  public var resetInputs: Action.ResetInputs? {
    get { if case .resetInputs(let value) = self { value } else { nil } }
    set { if let newValue { self = .resetInputs(newValue) } }
  }

  /// The Action.OpenUrlDialog, if it is one; setting it to none changes nothing.
  public var openUrlDialog: Action.OpenUrlDialog? {
    get { if case .openUrlDialog(let value) = self { value } else { nil } }
    set { if let newValue { self = .openUrlDialog(newValue) } }
  }

  /// The Action.InsertImage, if it is one; setting it to none changes nothing.
  public var insertImage: Action.InsertImage? {
    get { if case .insertImage(let value) = self { value } else { nil } }
    set { if let newValue { self = .insertImage(newValue) } }
  }

  /// The Action.RunCommands, if it is one; setting it to none changes nothing.
  public var runCommands: Action.RunCommands? {
    get { if case .runCommands(let value) = self { value } else { nil } }
    set { if let newValue { self = .runCommands(newValue) } }
  }

  /// The Action.Http, if it is one; setting it to none changes nothing.
  public var http: Action.Http? {
    get { if case .http(let value) = self { value } else { nil } }
    set { if let newValue { self = .http(newValue) } }
  }

  /// The Action.InvokeAddInCommand, if it is one; setting it to none changes nothing.
  public var invokeAddInCommand: Action.InvokeAddInCommand? {
    get { if case .invokeAddInCommand(let value) = self { value } else { nil } }
    set { if let newValue { self = .invokeAddInCommand(newValue) } }
  }

  /// The Action.DisplayMessageForm, if it is one; setting it to none changes nothing.
  public var displayMessageForm: Action.DisplayMessageForm? {
    get { if case .displayMessageForm(let value) = self { value } else { nil } }
    set { if let newValue { self = .displayMessageForm(newValue) } }
  }

  /// The Action.DisplayAppointmentForm, if it is one; setting it to none changes nothing.
  public var displayAppointmentForm: Action.DisplayAppointmentForm? {
    get { if case .displayAppointmentForm(let value) = self { value } else { nil } }
    set { if let newValue { self = .displayAppointmentForm(newValue) } }
  }

  /// The CustomAction, if it is one; setting it to none changes nothing.
  public var custom: CustomAction? {
    get { if case .custom(let value) = self { value } else { nil } }
    set { if let newValue { self = .custom(newValue) } }
  }
}
