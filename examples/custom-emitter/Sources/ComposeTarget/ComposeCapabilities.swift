import CardCompiler

/// What the generated functions can say. The compiler rewrites every screen until it asks for nothing else, and reports
/// what is lost on the way, so that the emitter need not know that there is more.
enum ComposeCapabilities {
  static let value: Capabilities = {
    var capabilities = Capabilities(
      kinds: Set(attributes.keys), attributes: attributes, regions: regions,
      // What Compose does where nothing is said.
      defaults: [
        .text: [.wrap: .flag(true), .maxLines: .number(0)], .stack: [.axis: Axis.vertical.storage],
        .image: [.imageFit: ImageFit.contain.storage], .toggle: [.isOn: .flag(false)],
      ],
      textSizes: .styles, textWeights: .steps, colors: .translucent, spacing: .perStack(isIntegral: true),
      boxes: .byAttributes, rowsHaveColumns: false, stacksFillWidth: true, hasMarkdown: false, root: .any,
      imagesNeedBothExtents: false, integralAttributes: [.gap, .padding, .borderWidth], imagesNeedAbsoluteURLs: true)
    capabilities.runsSequences = true
    capabilities.accepts = { value, id, _ in
      switch (id, value) {
      case (.distribution, .token(let name)): name == "fill" || name == "equalSpacing"
      case (.inputStyle, .token(let name)): name == "expanded"
      case (.imageFit, .token(let name)): name != "center"
      case (.alignment, .token(let name)): !name.hasSuffix("Baseline")
      default: true
      }
    }
    return capabilities
  }()

  /// The attributes that can be bound to data; all others are literals in the code.
  static let bindable: Set<AttributeID> = [
    .text, .url, .altText, .title, .value, .label, .placeholder, .isOn, .valueOn, .valueOff, .isEnabled,
  ]

  private static let frame: Set<AttributeID> = [
    .id, .width, .height, .padding, .backgroundColor, .borderColor, .borderWidth, .cornerRadius,
  ]
  private static let look: Set<AttributeID> = [.text, .textSize, .textWeight, .textColor]
  private static let stack = frame.union([.axis, .gap, .alignment, .distribution])
  private static let input: Set<AttributeID> = [.id, .label, .value, .placeholder]

  private static let attributes: [ElementKind: Set<AttributeID>] = [
    .screen: [.id, .padding, .backgroundColor, .gap, .alignment],
    .stack: stack, .column: stack.union([.verticalAlignment]),
    .text: frame.union(look).union([.wrap, .maxLines, .horizontalAlignment]),
    .richText: frame.union([.horizontalAlignment]),
    .run: look.union([.italic, .underline, .strikethrough]),
    .image: frame.union([.url, .altText, .imageFit, .imageStyle]),
    .spacer: [.width, .height], .divider: [.id, .axis],
    .facts: [.id], .fact: [.title, .value],
    .button: [.id, .title, .buttonStyle, .isEnabled],
    .textInput: input.union([.isMultiline, .maxLength]), .numberInput: input,
    .dateInput: input, .timeInput: input,
    .toggle: [.id, .title, .isOn, .valueOn, .valueOff, .value],
    .choiceSet: [.id, .label, .value, .isMultiSelect, .inputStyle], .choice: [.title, .value],
    .openURL: [.url], .submit: [.id, .data, .associatedInputs],
  ]

  private static let regions: [ElementKind: Set<RegionID>] = [
    .screen: [.children], .stack: [.children, .tap], .column: [.children, .tap], .image: [.tap],
    .richText: [.children], .facts: [.children], .button: [.actions], .choiceSet: [.children],
  ]
}
