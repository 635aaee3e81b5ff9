import CardIR

/// What SwiftUI views can say.
enum SwiftUICapabilities {
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
    capabilities.hasTextMacros = true
    capabilities.opensElements = true
    capabilities.accepts = accepts
    capabilities.customTypes = HostedNames.all.union([OpenSlot.typeName])
    capabilities.codec.takesCustom = HostedNames.canShow
    capabilities.codec.keepsProperty = HostedNames.keepsProperty
    capabilities.codec.readsCustom = HostedNames.reads
    capabilities.codec.hasSymbols = true
    capabilities.codec.hasStars = true
    capabilities.codec.readsWeightNames = true
    capabilities.codec.findsIcons = true
    capabilities.codec.hostFonts = .ownFamily
    capabilities.codec.framesWideImages = true
    capabilities.needsLiteral = needsLiteral
    return capabilities
  }

  @Sendable private static func accepts(_ value: AttributeValue, _ id: AttributeID, _ kind: ElementKind) -> Bool {
    switch (id, value) {
    // Grids and stacks share out room equally or not at all; columns do it by weight.
    case (.width, .measure(let weight, .weight)): weight == 1 || kind == .column || kind == .tableColumn
    case (.horizontalAlignment, .token("justified")): false
    case (.distribution, .token(let name)): name != "fillProportionally"
    case (.axis, .token("vertical")) where kind == .carousel: false
    case (.height, .token("stretch")): kind != .carousel && kind != .image
    // Bubbles point at their buttons.
    case (.hasArrow, .flag(false)): false
    // Hosts have styles of their own, of which views know nothing.
    case (.actionStyle, .text): false
    // A list that can be searched is shown as one that cannot.
    case (.inputStyle, .token("filtered")): false
    case (.imageStyle, _) where kind == .icon: Equivalent.iconStyles.contains(value)
    case (.imageSize, .token("stretch")): kind != .imageSet
    default: true
    }
  }

  // MARK: Values that only data know

  /// What is written into the source of views, of all kinds that have it.
  private static let literals: Set<AttributeID> = [
    .actionStyle, .alignment, .associatedInputs, .axis, .bleed, .buttonStyle, .dataType, .destination,
    .distribution, .fillMode, .fontType, .gridStyle, .hasHeaderRow, .highlight, .horizontalAlignment, .imageFit,
    .hasArrow, .imageSize, .imageStyle, .inputStyle, .isMultiSelect, .isMultiline, .language, .maxHeight, .mode,
    .popoverSide, .shape, .showsGridLines,
    .spacing, .textStyle, .verticalAlignment,
  ]

  @Sendable private static func needsLiteral(_ id: AttributeID, _ kind: ElementKind) -> Bool {
    switch (kind, id) {
    case (.text, .horizontalAlignment), (.richText, .horizontalAlignment): false
    case (.tableRow, .containerStyle), (.icon, .textSize): true
    case (_, .symbolName): kind.family == .action
    default: literals.contains(id)
    }
  }

  // MARK: Attributes

  /// What every element can have.
  private static let common: Set<AttributeID> = [.id, .isVisible, .spacing, .separator, .language]
  /// What every box can have.
  private static let box: Set<AttributeID> = [
    .width, .height, .minHeight, .maxHeight, .padding, .backgroundColor, .borderColor, .borderWidth, .cornerRadius,
    .foregroundColor, .containerStyle, .bleed, .verticalAlignment, .rightToLeft,
  ]
  private static let frame: Set<AttributeID> = [
    .width, .height, .padding, .backgroundColor, .borderColor, .borderWidth, .foregroundColor,
  ]
  private static let look: Set<AttributeID> = [.textSize, .textWeight, .textColor, .isSubtle, .fontType]
  private static let flow: Set<AttributeID> = [.gap, .alignment, .distribution]
  private static let input: Set<AttributeID> = [
    .label, .isRequired, .errorMessage, .width, .height, .value, .placeholder, .variableID,
  ]
  private static let button: Set<AttributeID> = [
    .id, .title, .iconURL, .symbolName, .actionStyle, .mode, .tooltip, .isEnabled,
  ]

  private static let attributes: [ElementKind: Set<AttributeID>] = {
    var result: [ElementKind: Set<AttributeID>] = [
      // Views need not tell a host what it must know to show them.
      .screen: box.union([.language, .gap, .alignment, .id, .version, .schema, .fallbackText]),
      .stack: common.union(box).union(flow).union([.axis]),
      .column: common.union(box).union(flow),
      .overlay: common.union(box).union([.alignment]),
      .scroll: common.union(box.subtracting([.verticalAlignment])).union([.axis, .gap, .alignment]),
      .list: common.union(box.subtracting([.verticalAlignment])).union([.axis]),
      .text: common.union(look).union(frame).union([
        .text, .wrap, .maxLines, .horizontalAlignment, .textStyle, .height,
      ]),
      .richText: common.union([.horizontalAlignment, .height]),
      .run: look.union([.text, .italic, .strikethrough, .underline, .highlight]),
      .image: common.union(frame.subtracting([.foregroundColor])).union([
        .url, .darkURL, .assetName, .altText, .imageSize, .imageStyle, .imageFit, .cornerRadius, .horizontalAlignment,
      ]),
      .icon: common.union(frame).union([.symbolName, .horizontalAlignment, .textSize, .imageStyle]),
      .media: common.union([.poster, .altText, .height]),
      .mediaSource: [.url, .mimeType],
      .backgroundImage: [.url, .darkURL, .fillMode, .horizontalAlignment, .verticalAlignment],
      .spacer: common.union([.minLength, .width, .height]),
      .divider: common.union([.axis, .backgroundColor, .width, .height]),
      .shape: common.union(frame).union([.shape, .cornerRadius]),
      .facts: common.union([.height]),
      .fact: [.title, .value],
      .imageSet: common.union([.imageSize, .height]),
      .actionSet: common.union([.axis, .horizontalAlignment, .height]),
      .button: common.union([
        .title, .buttonStyle, .isEnabled, .tooltip, .horizontalAlignment, .width, .height,
      ]),
      .table: common.union([
        .hasHeaderRow, .showsGridLines, .horizontalAlignment, .verticalAlignment, .height,
      ]),
      .tableColumn: [.width, .horizontalAlignment, .verticalAlignment],
      .tableRow: [.containerStyle, .horizontalAlignment, .verticalAlignment, .id, .isVisible],
      .tableCell: common.union(box).union(flow),
      .carousel: common.union([.timer, .initialPage, .loops, .height, .minHeight, .rightToLeft, .axis]),
      .page: common.union(box).union(flow).union([.title, .typeName]),
      .custom: common.union([.typeName, .text, .title, .label, .tooltip, .height, .horizontalAlignment]),
      .textInput: common.union(input).union([.isMultiline, .maxLength, .regex, .inputStyle]),
      .numberInput: common.union(input).union([.minimum, .maximum]),
      .dateInput: common.union(input).union([.minimum, .maximum]),
      .timeInput: common.union(input).union([.minimum, .maximum]),
      .toggle: common.union(input.subtracting([.placeholder])).union(look).union([
        .title, .valueOn, .valueOff, .isOn, .wrap, .backgroundColor,
      ]),
      .choiceSet: common.union(input).union([.isMultiSelect, .inputStyle, .wrap]),
      .choice: [.title, .value],
      .target: [.targetID, .isVisible],
    ]
    let actions: [ElementKind: Set<AttributeID>] = [
      .openURL: [.url], .submit: [.data, .associatedInputs], .execute: [.verb, .data, .associatedInputs],
      .showCard: [], .showPopover: [.popoverTitle, .popoverSide, .hasArrow, .maxWidth],
      .resetInputs: [.targetInputs], .toggleVisibility: [], .navigate: [.url, .destination],
      .callAPI: [.method, .endpoint, .body], .setVariable: [.operation, .targetID, .dataType, .value],
      .manipulate: [.operation, .targetID, .targetKind, .value, .typeName],
    ]
    for (kind, own) in actions { result[kind] = button.union(own) }
    return result
  }()

  // MARK: Regions

  private static let regions: [ElementKind: Set<RegionID>] = {
    var result: [ElementKind: Set<RegionID>] = [
      .screen: [.children, .actions, .tap, .background],
      .richText: [.children], .run: [.tap], .image: [.tap], .icon: [.tap], .text: [.tap], .shape: [.tap],
      .media: [.children], .facts: [.children], .imageSet: [.children], .actionSet: [.actions], .button: [.actions],
      .table: [.children, .columns], .tableRow: [.children], .carousel: [.children, .background, .tap],
      .textInput: [.inlineAction], .choiceSet: [.children], .toggle: [.onActivated, .onDeactivated],
      .showCard: [.card], .showPopover: [.children], .toggleVisibility: [.targets],
    ]
    for kind in ElementKind.allCases where kind.isInput { result[kind, default: []].insert(.onChange) }
    for kind in attributes.keys where kind.family == .action && kind != .showPopover {
      result[kind, default: []].insert(.menu)
    }
    result[.custom] = [.children]
    for kind in [ElementKind.stack, .column, .overlay, .scroll, .list, .tableCell, .page] {
      result[kind] = [.children, .tap, .background]
    }
    return result
  }()
}
