import CardIR

/// What functions of Jetpack Compose can say.
enum ComposeCapabilities {
  static let value = make()

  private static func make() -> Capabilities {
    var capabilities = Capabilities(
      kinds: Set(attributes.keys), attributes: attributes, regions: regions, defaults: [:], textSizes: .any,
      textWeights: .steps, colors: .any, spacing: .any, boxes: .any, rowsHaveColumns: false, stacksFillWidth: true,
      hasMarkdown: true, root: .any, imagesNeedBothExtents: false, imagesNeedAbsoluteURLs: true)
    capabilities.keepsMarkup = true
    capabilities.labelsHaveMarkdown = false
    capabilities.runsSequences = true
    capabilities.foldsActions = true
    capabilities.accepts = accepts
    capabilities.customTypes = HostedElements.names
    capabilities.codec.takesCustom = HostedElements.canShow
    capabilities.codec.readsCustom = HostedElements.reads
    capabilities.codec.keepsProperty = HostedElements.keepsProperty
    capabilities.codec.framesWideImages = true
    capabilities.codec.momentFunction = "cardMoment"
    capabilities.codec.hostFonts = .sizes
    capabilities.needsLiteral = needsLiteral
    return capabilities
  }

  @Sendable private static func accepts(_ value: AttributeValue, _ id: AttributeID, _ kind: ElementKind) -> Bool {
    switch (id, value) {
    case (.distribution, .token(let name)): name != "fillProportionally"
    case (.alignment, .token(let name)): !name.hasSuffix("Baseline") || kind == .stack
    // A column that scrolls has no height of which children could take what is left.
    case (.height, .token("stretch")): kind == .column
    case (.actionStyle, .text): false
    // A list that can be searched is shown as one that cannot.
    case (.inputStyle, .token("filtered")): false
    case (.fillMode, .token(let name)): name == "cover"
    case (.imageSize, .token("stretch")): kind != .imageSet
    default: true
    }
  }

  @Sendable private static func needsLiteral(_ id: AttributeID, _ kind: ElementKind) -> Bool {
    switch kind {
    case .target: id != .targetID
    case .shape, .divider: !bindable.contains(id) || id == .backgroundColor || id == .borderColor
    case .text, .run, .toggle: !bindable.contains(id) && !look.contains(id)
    case .stack, .column, .overlay, .scroll, .list, .tableCell, .page: !bindable.contains(id) && id != .containerStyle
    default: !bindable.contains(id)
    }
  }

  /// The attributes that can be bound to data; all others are literals in the source.
  private static let bindable: Set<AttributeID> = [
    .text, .url, .altText, .title, .value, .label, .placeholder, .isOn, .valueOn, .valueOff, .isEnabled, .isVisible,
    .id, .variableID, .isRequired, .errorMessage, .minimum, .maximum, .regex, .iconURL, .data, .verb, .endpoint,
    .destination, .body, .darkURL, .popoverTitle, .targetInputs, .tooltip, .backgroundColor, .borderColor, .rightToLeft,
    .separator,
  ]

  // MARK: Attributes

  /// What every element can have.
  private static let common: Set<AttributeID> = [.id, .isVisible, .spacing, .separator]
  private static let frame: Set<AttributeID> = [
    .width, .height, .minHeight, .padding, .backgroundColor, .borderColor, .borderWidth, .cornerRadius,
  ]
  /// What every box can have.
  private static let box = frame.union([
    .maxHeight, .foregroundColor, .containerStyle, .bleed, .verticalAlignment, .horizontalAlignment, .rightToLeft,
  ])
  private static let look: Set<AttributeID> = [.textSize, .textWeight, .textColor, .isSubtle, .fontType]
  private static let flow: Set<AttributeID> = [.gap, .alignment, .distribution]
  private static let input: Set<AttributeID> = [
    .label, .isRequired, .errorMessage, .value, .placeholder, .variableID, .width,
  ]
  private static let button: Set<AttributeID> = [
    .id, .title, .iconURL, .symbolName, .tooltip, .actionStyle, .mode, .isEnabled,
  ]
  private static let cells: Set<AttributeID> = [.horizontalAlignment, .verticalAlignment]

  private static let attributes: [ElementKind: Set<AttributeID>] = {
    var result: [ElementKind: Set<AttributeID>] = [
      // Functions need not tell a host what it must know to show them.
      .screen: box.union([.language, .gap, .alignment, .id, .version, .schema, .fallbackText, .speak]),
      .stack: common.union(box).union(flow).union([.axis]),
      .column: common.union(box).union(flow),
      .overlay: common.union(box).union([.alignment]),
      .scroll: common.union(box).union(flow).union([.axis]),
      .list: common.union(box).union([.axis]),
      .text: common.union(look).union(frame).union([.text, .wrap, .maxLines, .horizontalAlignment, .textStyle]),
      .richText: common.union([.horizontalAlignment]),
      .run: look.union([.text, .italic, .strikethrough, .underline, .highlight]),
      .image: common.union(frame).union([
        .url, .darkURL, .altText, .imageSize, .imageStyle, .imageFit, .horizontalAlignment,
      ]),
      .backgroundImage: [.url, .darkURL, .fillMode],
      .spacer: common.union([.minLength, .width, .height]),
      .divider: common.union([.axis, .backgroundColor]),
      .shape: common.union(frame).union([.shape, .foregroundColor]),
      .facts: common, .fact: [.title, .value],
      .imageSet: common.union([.imageSize]),
      .actionSet: common.union([.axis, .horizontalAlignment]),
      .button: common.union(frame).union([.title, .buttonStyle, .isEnabled, .tooltip, .horizontalAlignment]),
      .table: common.union(cells).union([.hasHeaderRow, .showsGridLines, .gridStyle]),
      .tableColumn: cells.union([.width]),
      .tableRow: cells.union([.containerStyle, .id, .isVisible]),
      .tableCell: common.union(box).union(flow),
      .textInput: common.union(input).union([.isMultiline, .maxLength, .regex, .inputStyle]),
      .numberInput: common.union(input).union([.minimum, .maximum]),
      .dateInput: common.union(input).union([.minimum, .maximum]),
      .timeInput: common.union(input).union([.minimum, .maximum]),
      .toggle: common.union(input.subtracting([.placeholder])).union(look).union([
        .title, .valueOn, .valueOff, .isOn, .wrap,
      ]),
      .choiceSet: common.union(input).union([.isMultiSelect, .inputStyle, .wrap]),
      .choice: [.title, .value],
      .target: [.targetID, .isVisible],
      .custom: common.union([.typeName, .text, .label, .horizontalAlignment, .minHeight]),
      .page: common.union(box).union(flow).union([.title, .typeName]),
    ]
    let actions: [ElementKind: Set<AttributeID>] = [
      .openURL: [.url], .submit: [.data, .associatedInputs], .execute: [.verb, .data, .associatedInputs],
      .showCard: [], .showPopover: [.popoverTitle, .maxWidth], .resetInputs: [.targetInputs], .toggleVisibility: [],
      .navigate: [.url, .destination],
      .callAPI: [.method, .endpoint, .body], .setVariable: [.operation, .targetID, .dataType, .value],
    ]
    for (kind, own) in actions { result[kind] = button.union(own) }
    return result
  }()

  // MARK: Regions

  private static let regions: [ElementKind: Set<RegionID>] = {
    var result: [ElementKind: Set<RegionID>] = [
      .screen: [.children, .actions, .tap, .background],
      .richText: [.children], .run: [.tap], .image: [.tap], .text: [.tap], .shape: [.tap],
      .facts: [.children], .imageSet: [.children], .actionSet: [.actions], .button: [.actions],
      .table: [.children, .columns], .tableRow: [.children],
      .textInput: [.inlineAction], .choiceSet: [.children], .toggle: [.onActivated, .onDeactivated],
      .showCard: [.card], .showPopover: [.children], .toggleVisibility: [.targets], .custom: [.children],
    ]
    for kind in attributes.keys {
      if kind.isInput { result[kind, default: []].insert(.onChange) }
      if kind.family == .action { result[kind, default: []].insert(.menu) }
    }
    for kind in [ElementKind.stack, .column, .overlay, .scroll, .list, .tableCell, .page] {
      result[kind] = [.children, .tap, .background]
    }
    return result
  }()
}
