/// What the documentation of hosts says of types and properties that no published schema has: the names of the
/// properties of each type, with the values that each takes. It was copied from there, not from the tables.
enum HostVocabularyRows {
  /// One line for each type: `property=values`, where values are names separated by `|`, a set with `@`, or a kind; `-`
  /// stands for objects and lists. `px` is a length such as `10px`.
  static let text = """
    *element: key=string id=string requires=- fallback=- lang=string isVisible=boolean isVisible.dynamic=string \
        isSortKey=boolean grid.area=string height=auto|stretch horizontalAlignment=Left|Center|Right separator=boolean \
        spacing=@Spacing targetWidth=@TargetWidth
    *action: key=string id=string requires=- fallback=- title=string title.dynamic=string iconUrl=string \
        themedIconUrls=- style=default|positive|destructive mode=primary|secondary tooltip=string \
        tooltip.dynamic=string isEnabled=boolean isEnabled.dynamic=string isVisible=boolean isVisible.dynamic=string \
        menuActions=-
    *page: backgroundImage=- layouts=- maxHeight=px minHeight=px roundedCorners=boolean rtl=boolean selectAction=- \
        showBorder=boolean style=default|emphasis|accent|good|attention|warning \
        verticalContentAlignment=Top|Center|Bottom
    Badge: appearance=Filled|Tint icon=string iconPosition=Before|After shape=Square|Rounded|Circular \
        size=Medium|Large|ExtraLarge style=Default|Subtle|Informative|Accent|Good|Attention|Warning text=string \
        tooltip=string
    CodeBlock: codeSnippet=string language=@CodeLanguage startLineNumber=number
    CompoundButton: badge=string description=string icon=- selectAction=- title=string
    Component: name=string view=string properties=-
    Action.Http: method=string url=string body=string headers=- isPrimary=boolean
    HttpHeader: name=string value=string
    Action.InvokeAddInCommand: addInId=string desktopCommandId=string initializationContext=-
    Action.DisplayMessageForm: itemId=string
    Action.DisplayAppointmentForm: itemId=string
    OutlookPadding: top=@Padding right=@Padding bottom=@Padding left=@Padding
    AdaptiveCard: originator=string correlationId=string expectedActors=- hideOriginalBody=boolean autoInvokeAction=- \
        padding=-
    Container: padding=-
    Column: padding=-
    ColumnSet: padding=-
    Icon: color=Default|Dark|Light|Accent|Good|Warning|Attention name=string selectAction=- \
        size=xxSmall|xSmall|Small|Standard|Medium|Large|xLarge|xxLarge style=Regular|Filled
    ProgressBar: color=Accent|Good|Warning|Attention max=number value=number
    ProgressRing: label=string labelPosition=Before|After|Above|Below size=Tiny|Small|Medium|Large
    Rating: color=Neutral|Marigold count=number max=number size=Medium|Large style=Default|Compact value=number
    Input.Rating: allowHalfSteps=boolean color=Neutral|Marigold max=number size=Medium|Large value=number \
        errorMessage=string isRequired=boolean label=string valueChangedAction=-
    Carousel: pageAnimation=Slide|CrossFade|None pages=- bleed=boolean minHeight=px
    CarouselPage: items=-
    Accordion: allowCollapseAllPages=boolean allowMultipleExpandedPages=boolean pages=- minHeight=px
    AccordionPage: expandIconPosition=Start|Inline|End headerIconName=string headerSize=Small|Medium|Large|XLarge \
        headerTitle=string headerWrap=boolean isExpanded=boolean items=- bleed=boolean
    TabSet: pages=- size=Small|Medium|Large bleed=boolean minHeight=px
    TabPage: iconName=string items=- tabStyle=IconOnly|IconAndText title=string
    LoopComponent: componentUrl=string
    IconRun: color=Default|Dark|Light|Accent|Good|Warning|Attention name=string selectAction=- \
        size=Small|Default|Medium|Large|ExtraLarge style=Regular|Filled
    ImageRun: selectAction=- size=Small|Default|Medium|Large|ExtraLarge style=Default|Person|RoundedCorners \
        themedUrls=- url=string
    CitationRun: referenceIndex=number text=string text.dynamic=string
    PersonaProperties: displayName=string id=string userPrincipalName=string iconStyle=profilePicture|contactCard|none \
        style=iconAndName|iconOnly|nameOnly
    PersonaSetProperties: users=- iconStyle=profilePicture|contactCard|none style=iconAndName|iconOnly|nameOnly
    ResourceProperties: id=string resourceReference=- resourceVisualization=-
    ResourceVisualization: media=string
    FileProperties: extension=string name=string url=string
    CalendarEventProperties: attendees=- end=string extension=string id=string isAllDay=boolean locations=- \
        onlineMeetingUrl=string organizer=- start=string status=string title=string url=string
    CalendarEventAttendee: type=string email=string name=string status=string title=string
    *chart: colorSet=@ChartColorSet maxWidth=px showLegend=boolean showTitle=boolean
    Chart.Donut: data=- showOutlines=boolean thickness=Thin|Thick value=string valueColor=@ChartColor
    Chart.Pie: data=- showOutlines=boolean thickness=Thin|Thick value=string valueColor=@ChartColor
    Chart.VerticalBar: color=@ChartColor data=- showBarValues=boolean xAxisTitle=string yAxisTitle=string yMax=number \
        yMin=number
    Chart.VerticalBar.Grouped: color=@ChartColor data=- showBarValues=boolean stacked=boolean xAxisTitle=string \
        yAxisTitle=string yMax=number yMin=number
    Chart.HorizontalBar: color=@ChartColor data=- displayMode=AbsoluteWithAxis|AbsoluteNoAxis|PartToWhole \
        xAxisTitle=string yAxisTitle=string
    Chart.HorizontalBar.Stacked: color=@ChartColor data=- xAxisTitle=string yAxisTitle=string
    Chart.Line: color=@ChartColor data=- xAxisTitle=string yAxisTitle=string yMax=number yMin=number
    Chart.Gauge: max=number min=number segments=- showMinMax=boolean showNeedle=boolean showOutlines=boolean \
        subLabel=string value=number valueFormat=Percentage|Fraction
    DonutChartData: color=@ChartColor value=number legend=string
    VerticalBarChartDataValue: color=@ChartColor x=- y=number
    GroupedVerticalBarChartData: color=@ChartColor values=- legend=string
    BarChartDataValue: x=string y=number
    HorizontalBarChartDataValue: color=@ChartColor x=string y=number
    StackedHorizontalBarChartData: data=- title=string
    StackedHorizontalBarChartDataPoint: color=@ChartColor legend=string value=number
    LineChartData: color=@ChartColor values=- legend=string
    LineChartValue: x=- y=number
    GaugeChartLegend: color=@ChartColor legend=string size=number
    Action.Popover: content=- displayArrow=boolean maxPopoverWidth=px popoverTitle=string \
        position=Above|Below|Before|After
    Action.ResetInputs: targetInputIds=-
    Action.OpenUrlDialog: url=string dialogHeight=small|medium|large|px dialogTitle=string \
        dialogWidth=small|medium|large|px
    Action.InsertImage: altText=string insertPosition=Selection|Top|Bottom url=string
    Action.RunCommands: commands=- onFailure=string
    Layout.Stack: targetWidth=@TargetWidth
    Layout.Flow: columnSpacing=@Spacing horizontalItemsAlignment=Left|Center|Right itemFit=Fit|Fill itemWidth=px \
        maxItemWidth=px minItemWidth=px rowSpacing=@Spacing verticalItemsAlignment=Top|Center|Bottom \
        targetWidth=@TargetWidth
    Layout.AreaGrid: areas=- columns=- columnSpacing=@Spacing rowSpacing=@Spacing targetWidth=@TargetWidth
    GridArea: column=number columnSpan=number name=string row=number rowSpan=number
    Action.Execute: conditionallyEnabled=boolean
    Action.Submit: msteams=- msTeams=- conditionallyEnabled=boolean
    AdaptiveCard: msteams=- msTeams=- references=- resources=- grid.area=string id=string layouts=- requires=-
    BackgroundImage: themedUrls=-
    Column: layouts=- maxHeight=px roundedCorners=boolean showBorder=boolean
    ColumnSet: minWidth=auto|px roundedCorners=boolean showBorder=boolean
    Container: maxHeight=px layouts=- roundedCorners=boolean showBorder=boolean
    Data.Query: associatedInputs=auto|none
    Image: allowExpand=boolean fitMode=Cover|Contain|Fill horizontalContentAlignment=Left|Center|Right msteams=- \
        msTeams=- themedUrls=- verticalContentAlignment=Top|Center|Bottom style=RoundedCorners
    Input.ChoiceSet: minColumnWidth=px useMultipleColumns=boolean
    Input.Toggle: showTitle=boolean
    RichTextBlock: labelFor=string
    Table: minWidth=auto|px roundedCorners=boolean showBorder=boolean \
        style=default|emphasis|accent|good|attention|warning
    TableCell: layouts=- maxHeight=px
    TableRow: roundedCorners=boolean showBorder=boolean
    TextBlock: labelFor=string text.dynamic=string
    TextRun: fallback=- id=string isVisible=boolean lang=string text.dynamic=string
    ThemedUrl: theme=Light|Dark url=string
    Resources: strings=-
    StringResource: defaultValue=string localizedValues=-
    DocumentReference: abstract=string \
        icon=msWord|msExcel|msPowerPoint|msOneNote|msSharePoint|msVisio|msLoop|msWhiteboard|code|sketch|adobeIllustrator|adobePhotoshop|adobeInDesign|adobeFlash|image|gif|video|sound|zip|text|pdf \
        keywords=- title=string url=string
    AdaptiveCardReference: abstract=string content=- \
        icon=msWord|msExcel|msPowerPoint|msOneNote|msSharePoint|msVisio|msLoop|msWhiteboard|code|sketch|adobeIllustrator|adobePhotoshop|adobeInDesign|adobeFlash|image|gif|video|sound|zip|text|pdf \
        keywords=- title=string url=string
    TeamsCardProperties: entities=- width=full
    Mention: type=mention mentioned=- text=string
    MentionedEntity: id=string mentionType=Person|Tag name=string
    TeamsImageProperties: allowExpand=boolean
    TeamsSubmitActionProperties: feedback=-
    TeamsSubmitActionFeedback: hide=boolean
    IconInfo: color=Default|Dark|Light|Accent|Good|Warning|Attention name=string \
        size=xxSmall|xSmall|Small|Standard|Medium|Large|xLarge|xxLarge style=Regular|Filled
    """

  /// Sets of names that several properties have.
  static let sets: [String: [String]] = [
    "Spacing": [
      "None", "ExtraSmall", "Small", "Default", "Medium", "Large", "ExtraLarge", "Padding",
    ],
    "Padding": ["None", "Small", "Default", "Medium", "Large", "ExtraLarge"],
    "ContainerStyle": [
      "default", "emphasis", "accent", "good", "attention", "warning",
    ],
    "ChartColorSet": [
      "categorical", "sequential", "sequentialred", "sequentialgreen", "sequentialyellow", "diverging",
    ],
    "ChartColor": [
      "good", "warning", "attention", "neutral", "categoricalRed", "categoricalPurple", "categoricalLavender",
      "categoricalBlue", "categoricalLightBlue", "categoricalTeal", "categoricalGreen", "categoricalLime",
      "categoricalMarigold", "sequential1", "sequential2", "sequential3", "sequential4", "sequential5",
      "sequential6", "sequential7", "sequential8", "divergingBlue", "divergingLightBlue", "divergingCyan",
      "divergingTeal", "divergingYellow", "divergingPeach", "divergingLightRed", "divergingRed", "divergingMaroon",
      "divergingGray", "sequentialRed1", "sequentialRed2", "sequentialRed3", "sequentialRed4", "sequentialRed5",
      "sequentialRed6", "sequentialRed7", "sequentialRed8", "sequentialGreen1", "sequentialGreen2",
      "sequentialGreen3", "sequentialGreen4", "sequentialGreen5", "sequentialGreen6", "sequentialGreen7",
      "sequentialGreen8", "sequentialYellow1", "sequentialYellow2", "sequentialYellow3", "sequentialYellow4",
      "sequentialYellow5", "sequentialYellow6", "sequentialYellow7", "sequentialYellow8",
    ],
    "CodeLanguage": [
      "Bash", "C", "Cpp", "CSharp", "Css", "Dos", "Go", "Graphql", "Html", "Java", "JavaScript", "Json",
      "ObjectiveC", "Perl", "Php", "PlainText", "PowerShell", "Python", "Sql", "TypeScript", "VbNet", "Verilog",
      "Vhdl", "Xml",
    ],
    "TargetWidth": [
      "VeryNarrow", "atLeast:VeryNarrow", "atMost:VeryNarrow", "Narrow", "atLeast:Narrow", "atMost:Narrow",
      "Standard", "atLeast:Standard", "atMost:Standard", "Wide", "atLeast:Wide", "atMost:Wide",
    ],
  ]
}
