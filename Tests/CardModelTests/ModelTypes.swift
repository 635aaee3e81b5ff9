import CardFormats

/// What the types and properties of the vocabulary are called in Swift.
enum ModelTypes {
  static let vocabulary = AdaptiveCardsFormat.vocabulary

  /// A property as the model has it: spellings that mean the same are one property.
  struct Property: Equatable {
    var name: String
    var otherName: String?
    var type: String
    var isRequired: Bool
    var sentence: String

    /// The name in Swift.
    var swiftName: String {
      switch name {
      case "$schema": "schema"
      case "extension": "fileExtension"
      default:
        if let dot = name.firstIndex(of: ".") {
          name[..<dot] + name[name.index(after: dot)...].prefix(1).uppercased()
            + name[name.index(dot, offsetBy: 2)...]
        } else {
          name.hasSuffix("Url") ? name.dropLast(3) + "URL" : name
        }
      }
    }

    /// The type of the elements of a list.
    var item: String? { type.hasPrefix("[") && !type.contains(":") ? String(type.dropFirst().dropLast()) : nil }

    /// Whether the content is made by a builder.
    var isBuilt: Bool { item.map { !["String", "JSONValue", "ThemedUrl"].contains($0) } ?? false }
  }

  /// The names of sets of names, each by a property that has values of the set.
  static let names: [(path: String, name: String, sentence: String)] = [
    ("TextBlock.size", "TextBlock.Size", "The sizes of text."),
    ("TextBlock.weight", "TextBlock.Weight", "The weights of text."),
    ("TextBlock.color", "TextBlock.Color", "The colours of text, by meaning."),
    ("TextBlock.fontType", "TextBlock.FontType", "The families of fonts."),
    ("TextBlock.style", "TextBlock.Style", "What a text is to the card."),
    ("TextBlock.spacing", "Spacing", "Distances between elements."),
    ("OutlookPadding.top", "OutlookPadding.Size", "How much room there is at an edge."),
    ("TextBlock.height", "BlockHeight", "Whether an element takes the height that is left."),
    ("TextBlock.horizontalAlignment", "HorizontalAlignment", "Places from side to side."),
    ("BackgroundImage.verticalAlignment", "VerticalAlignment", "Places from top to bottom."),
    ("BackgroundImage.fillMode", "BackgroundImage.FillMode", "How a picture fills an area."),
    ("Container.style", "Container.Style", "The looks of containers, which give colours and padding."),
    ("Image.size", "Image.Size", "The sizes of pictures."),
    ("Image.style", "Image.Style", "The shapes of pictures."),
    ("ImageSet.style", "ImageSet.Style", "How pictures are arranged."),
    ("Carousel.orientation", "Orientation", "Directions."),
    ("Input.Text.style", "Input.Text.Style", "Kinds of text."),
    ("Input.ChoiceSet.style", "Input.ChoiceSet.Style", "How choices are shown."),
    ("Input.Text.labelPosition", "Input.LabelPosition", "Where a caption stands."),
    ("Input.Text.inputStyle", "Input.Style", "How an input draws attention."),
    ("Action.Submit.style", "Action.Style", "What a button means."),
    ("Action.Submit.mode", "Action.Mode", "Where a button stands."),
    ("Action.Submit.role", "Action.Role", "What a button is to a screen reader."),
    ("Action.Submit.associatedInputs", "Action.AssociatedInputs", "Which inputs are sent."),
    ("TextBlock.targetWidth", "TargetWidth", "Widths of the card."),
    ("Badge.iconPosition", "Badge.IconPosition", "Where an icon stands."),
    ("Badge.appearance", "Badge.Appearance", "How strong a background is."),
    ("Badge.shape", "Badge.Shape", "The shapes of corners."),
    ("Badge.size", "Badge.Size", "The sizes of badges."),
    ("Badge.style", "Badge.Style", "What a badge means."),
    ("CodeBlock.language", "CodeBlock.Language", "Languages of code."),
    ("Icon.size", "Icon.Size", "The sizes of icons."),
    ("Icon.style", "Icon.Style", "The forms of icons."),
    ("ProgressBar.color", "ProgressBar.Color", "The colours of bars, by meaning."),
    ("ProgressRing.labelPosition", "ProgressRing.LabelPosition", "Where a label stands."),
    ("ProgressRing.size", "ProgressRing.Size", "The sizes of rings."),
    ("Rating.color", "StarColor", "The colours of stars."),
    ("Rating.size", "StarSize", "The sizes of stars."),
    ("Rating.style", "Rating.Style", "How many stars there are."),
    ("AccordionPage.headerSize", "AccordionPage.HeaderSize", "The sizes of titles."),
    ("AccordionPage.expandIconPosition", "AccordionPage.IconPosition", "Where a sign stands."),
    ("TabSet.size", "TabSet.Size", "The sizes of tabs."),
    ("TabPage.tabStyle", "TabPage.TabStyle", "What a tab shows."),
    ("PersonaProperties.iconStyle", "PersonaProperties.IconStyle", "The icons of persons."),
    ("PersonaProperties.style", "PersonaProperties.Style", "What of a person is shown."),
    ("Carousel.pageAnimation", "Carousel.PageAnimation", "How one page follows another."),
    ("Chart.Donut.colorSet", "Chart.ColorSet", "Sets of colours."),
    ("Chart.Donut.valueColor", "Chart.Color", "The colours of charts."),
    ("Chart.Donut.thickness", "Chart.Donut.Thickness", "The thickness of a ring."),
    ("Chart.HorizontalBar.displayMode", "Chart.HorizontalBar.DisplayMode", "How bars are shown."),
    ("Chart.Gauge.valueFormat", "Chart.Gauge.ValueFormat", "How a value is written."),
    ("Layout.Flow.itemFit", "Layout.Flow.ItemFit", "Whether elements fill their row."),
    ("ThemedUrl.theme", "ThemedUrl.Theme", "Light and dark hosts."),
    ("DocumentReference.icon", "DocumentReference.Kind", "Kinds of documents."),
    ("TeamsCardProperties.width", "TeamsCardProperties.Width", "Widths of cards."),
    ("MentionedEntity.mentionType", "MentionedEntity.MentionType", "What is mentioned."),
    ("Image.fitMode", "Image.FitMode", "How a picture fills its frame."),
    ("Action.Popover.position", "Action.Popover.Position", "Where a bubble stands."),
    ("Action.InsertImage.insertPosition", "Action.InsertImage.InsertPosition", "Where a picture is put."),
  ]

  /// Numbers that count something.
  private static let counts: Set = ["maxLines", "maxLength", "timer", "initialPage", "offset", "count", "skip"]

  /// The types of properties that have values of several kinds.
  private static let mixed = [
    "Image.height": "Image.Height", "Column.width": "Column.Width", "TableColumnDefinition.width": "Column.Width",
    "labelWidth": "Input.LabelWidth", "Action.Submit.data": "JSONValue", "Action.Execute.data": "JSONValue",
    "Component.name": "String", "Mention.type": "String", "dialogWidth": "JSONValue", "dialogHeight": "JSONValue",
    "minWidth": "JSONValue", "padding": "JSONValue",
  ]

  /// The name of a type in Swift.
  static func swiftName(_ type: String) -> String {
    switch type {
    case "Action.OpenUrl": "Action.OpenURL"
    case "Data.Query": "DataQuery"
    default: type
    }
  }

  /// Whether objects of a type must say so.
  static func namesItself(_ type: TypeSpec) -> Bool {
    ["an element", "an action", "a card", "a text run"].contains(type.family.name)
  }

  /// The spellings of the set of names that a property has values of.
  static func spellings(_ path: String) -> [String]? {
    vocabulary.types.lazy.flatMap { type in type.properties.map { (type, $0) } }
      .first { "\($0.name).\($1.name)" == path }?.1.codec.flatMap { spellings($0.shape) }
  }

  /// The names of the sets with their spellings, which every property asks for.
  private static let sets = names.map { (name: $0.name, spellings: spellings($0.path)) }

  private static func spellings(_ shape: ValueShape) -> [String]? {
    switch shape {
    case .names(let names, _): names
    case .either(let shapes): shapes.lazy.compactMap { spellings($0) }.first
    default: nil
    }
  }

  /// The properties of a type in the order of the vocabulary.
  static func properties(of type: TypeSpec) -> [Property] {
    var aliases: [String: String] = [:]
    var hidden: Set<String> = []
    for property in type.properties where property.isReadOnly {
      guard case .attribute(let id, _) = property.meaning else { continue }
      let written = type.properties.first { other in
        if case .attribute(id, _) = other.meaning { !other.isReadOnly } else { false }
      }
      if let written { aliases[written.name] = property.name }
      hidden.insert(property.name)
    }
    return type.properties.filter { !hidden.contains($0.name) }.map { property in
      Property(
        name: property.name, otherName: aliases[property.name], type: swiftType(property, of: type),
        isRequired: property.isRequired,
        sentence: AdaptiveCardsFormat.glossary[property, of: type] ?? "The `\(property.name)`.")
    }
  }

  private static func swiftType(_ property: PropertySpec, of type: TypeSpec) -> String {
    if let region = property.region {
      let content = content(of: region)
      if region.form == .list { return "[\(content)]" }
      return region.scalar == nil ? content : "Fallback<\(content)>"
    }
    guard let shape = property.codec?.shape else { return "JSONValue" }
    if let mixed = mixed["\(type.name).\(property.name)"] ?? mixed[property.name] { return mixed }
    if let spellings = spellings(shape) {
      return sets.first { $0.spellings == spellings }?.name ?? "UnnamedSet"
    }
    return swiftType(shape, counts: counts.contains(property.name))
  }

  private static func swiftType(_ shape: ValueShape, counts: Bool) -> String {
    switch shape {
    case .string, .verbatim, .url, .version, .share: "String"
    case .pixels: "Pixels"
    case .color: "Color"
    case .boolean: "Bool"
    case .number: counts ? "Int" : "Double"
    case .integer: "Int"
    case .map(let shape): "[String: \(swiftType(shape, counts: counts))]"
    case .list(let shape): "[\(swiftType(shape, counts: counts))]"
    case .record(let region): content(of: region)
    case .object, .either, .any, .names: "JSONValue"
    }
  }

  private static func content(of region: RegionSpec) -> String {
    if let only = region.typeNames, only.count == 1 { return swiftName(only[0]) }
    switch region.family.name {
    case "an element": return "CardElement"
    case "an action": return "CardAction"
    case "a layout", "a reference": return "JSONValue"
    default: return vocabulary.onlyType(in: region.family).map { swiftName(vocabulary.types[$0].name) } ?? "JSONValue"
    }
  }
}
