import CardIR

/// What pages can show.
enum HTMLCapabilities {
  static let value = make()

  private static func make() -> Capabilities {
    var capabilities = Capabilities(
      kinds: Set(attributes.keys), attributes: attributes, regions: regions, defaults: [:], textSizes: .any,
      textWeights: .steps, colors: .any, spacing: .any, boxes: .any, rowsHaveColumns: false, stacksFillWidth: true,
      hasMarkdown: true, root: .any, imagesNeedBothExtents: false)
    capabilities.keepsMarkup = true
    capabilities.runsSequences = true
    capabilities.foldsActions = true
    capabilities.accepts = accepts
    capabilities.customTypes = HostedElements.names
    capabilities.codec.keepsProperty = HostedElements.keepsProperty
    capabilities.codec.takesCustom = HostedElements.canShow
    capabilities.codec.readsCustom = HostedElements.reads
    capabilities.codec.hasStars = true
    capabilities.codec.hostFonts = .all
    capabilities.needsLiteral = needsLiteral
    return capabilities
  }

  @Sendable private static func accepts(_ value: AttributeValue, _ id: AttributeID, _ kind: ElementKind) -> Bool {
    switch (id, value) {
    case (.actionStyle, .text): false
    case (.axis, .token("vertical")) where kind == .carousel: false
    default: true
    }
  }

  /// Texts whose bindings are shown as they are written. Anything else that only data know has no place on a page.
  private static let shownBindings: Set<AttributeID> = [
    .text, .title, .value, .label, .placeholder, .altText, .errorMessage, .url, .iconURL, .poster, .isVisible, .data,
    .id, .verb, .speak, .tooltip, .fallbackText, .valueOn, .valueOff, .isOn, .assetName, .symbolName, .endpoint, .body,
    .targetID, .variableID, .regex, .isEnabled, .isRequired,
  ]

  @Sendable private static func needsLiteral(_ id: AttributeID, _ kind: ElementKind) -> Bool {
    !shownBindings.contains(id)
  }

  // MARK: Attributes

  /// What every element can have.
  private static let common: Set<AttributeID> = [
    .id, .isVisible, .spacing, .separator, .language, .targetWidth,
  ]
  /// What every box can have.
  private static let box: Set<AttributeID> = [
    .width, .height, .minHeight, .maxHeight, .padding, .backgroundColor, .borderColor, .borderWidth, .cornerRadius,
    .foregroundColor, .containerStyle, .bleed, .horizontalAlignment, .verticalAlignment, .rightToLeft,
  ]
  private static let frame: Set<AttributeID> = [
    .width, .height, .padding, .backgroundColor, .borderColor, .borderWidth, .cornerRadius, .foregroundColor,
  ]
  private static let look: Set<AttributeID> = [.textSize, .textWeight, .textColor, .isSubtle, .fontType]
  private static let flow: Set<AttributeID> = [.gap, .alignment, .distribution]
  private static let input: Set<AttributeID> = [
    .label, .isRequired, .errorMessage, .height, .value, .placeholder, .variableID, .labelPosition, .labelWidth,
  ]
  private static let button: Set<AttributeID> = [
    .id, .title, .iconURL, .symbolName, .actionStyle, .mode, .tooltip, .isEnabled, .role,
  ]
  private static let cells: Set<AttributeID> = [.horizontalAlignment, .verticalAlignment]

  private static let attributes: [ElementKind: Set<AttributeID>] = {
    var result: [ElementKind: Set<AttributeID>] = [
      // A page need not tell a host what it must know to show it.
      .screen: box.union([.language, .gap, .alignment, .id, .version, .schema, .fallbackText, .speak]),
      .stack: common.union(box).union(flow).union([.axis]),
      .column: common.union(box).union(flow),
      .overlay: common.union(box).union([.alignment]),
      .scroll: common.union(box).union(flow).union([.axis]),
      .list: common.union(box).union([.axis]),
      .canvas: common.union(box),
      .constraint: [.rule, .anchorID, .anchorEdge, .constant],
      .text: common.union(look).union(frame).union([
        .text, .wrap, .maxLines, .horizontalAlignment, .textStyle,
      ]),
      .richText: common.union([.horizontalAlignment, .height]),
      .run: look.union([.text, .italic, .strikethrough, .underline, .highlight, .id, .language])
        .union([.url, .altText, .imageStyle]),
      .image: common.union(frame).union([
        .url, .darkURL, .assetName, .altText, .imageSize, .imageStyle, .imageFit, .horizontalAlignment,
      ]),
      .icon: common.union(frame).union([.symbolName, .horizontalAlignment, .textSize, .altText]),
      .media: common.union([.poster, .altText, .height, .captions]),
      .mediaSource: [.url, .mimeType],
      .backgroundImage: [.url, .darkURL, .fillMode, .horizontalAlignment, .verticalAlignment],
      .spacer: common.union([.minLength, .width, .height]),
      .divider: common.union([.axis, .backgroundColor, .width, .height, .padding]),
      .shape: common.union(frame).union([.shape]),
      .facts: common.union([.height, .horizontalAlignment]),
      .fact: [.title, .value],
      .imageSet: common.union([.imageSize, .height, .imageStyle, .horizontalAlignment]),
      .actionSet: common.union([.axis, .horizontalAlignment, .height]),
      .button: common.union(frame).union([.title, .buttonStyle, .isEnabled, .tooltip, .horizontalAlignment]),
      .table: common.union(cells).union([.hasHeaderRow, .showsGridLines, .gridStyle, .height]),
      .tableColumn: cells.union([.width]),
      .tableRow: cells.union([.containerStyle, .id, .isVisible, .spacing, .separator, .height, .rightToLeft]),
      .tableCell: common.union(box).union(flow),
      .carousel: common.union([
        .timer, .initialPage, .loops, .height, .minHeight, .rightToLeft, .axis, .verticalAlignment,
      ]),
      .page: common.union(box).union(flow).union([.title, .typeName]),
      .textInput: common.union(input).union([.isMultiline, .maxLength, .regex, .inputStyle]),
      .numberInput: common.union(input).union([.minimum, .maximum]),
      .dateInput: common.union(input).union([.minimum, .maximum]),
      .timeInput: common.union(input).union([.minimum, .maximum]),
      .toggle: common.union(input).union([
        .title, .valueOn, .valueOff, .isOn, .wrap, .backgroundColor,
      ]),
      .choiceSet: common.union(input).union([.isMultiSelect, .inputStyle, .wrap]),
      .choice: [.title, .value],
      .target: [.targetID, .isVisible],
      .custom: common.union([
        .typeName, .text, .title, .label, .tooltip, .height, .minHeight, .horizontalAlignment, .symbolName,
      ]),
    ]
    let actions: [ElementKind: Set<AttributeID>] = [
      .openURL: [.url], .submit: [.data, .associatedInputs], .execute: [.verb, .data, .associatedInputs],
      .showCard: [], .showPopover: [.popoverTitle, .popoverSide, .maxWidth], .resetInputs: [.targetInputs],
      .toggleVisibility: [], .navigate: [.url, .destination, .keepsInStack, .flow],
      .callAPI: [.method, .endpoint, .body], .setVariable: [.operation, .targetID, .dataType, .value],
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
      .textInput: [.inlineAction], .choiceSet: [.children],
      .showCard: [.card], .showPopover: [.children], .toggleVisibility: [.targets],
    ]
    for kind in ElementKind.allCases where kind.isInput { result[kind, default: []].insert(.onChange) }
    for kind in attributes.keys where kind.family == .action && kind != .showPopover {
      result[kind, default: []].insert(.menu)
    }
    result[.custom] = [.children, .tap]
    for kind in [ElementKind.stack, .canvas, .column, .overlay, .scroll, .list, .tableCell, .page] {
      result[kind] = [.children, .tap, .background]
    }
    for kind in [ElementKind.stack, .canvas, .scroll, .text, .button, .image, .textInput, .toggle] {
      result[kind, default: []].insert(.constraints)
    }
    return result
  }()
}
