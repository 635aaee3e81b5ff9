import CardIR

/// Every key of a host configuration, once: what it takes, what it means, and its value in each profile.
///
/// Reading, validation, the profiles, the published JSON Schema and the documentation all come from here. A later key
/// that sets the same value as an earlier one wins, wherever the two stand in a file.
package enum HostConfigTable {
  typealias Key = HostConfigKey<HostConfig>

  /// The keys with one value, in the order in which they are applied.
  package static let keys: [HostConfigKey<HostConfig>] =
    general + legacyFonts + fonts + textKeys + layout + containerStyles + images + facts + media + actions + inputs

  /// The keys whose value is not one thing: what each means.
  package static let openKeys: [(path: [String], meaning: String)] = [
    (["containerStyles", customStyles], "Further looks of boxes: a list of objects with a `name` and a `style`."),
    ([capabilities], "The features that cards can require: names with versions."),
  ]

  static let customStyles = "customStyles"
  static let capabilities = "hostCapabilities"

  private static let general: [Key] = [
    Key(
      "supportsInteractivity", .flag, { $1(&$0.supportsInteractivity) }, .all(true), "Whether actions can be used."),
    Key(
      "alwaysAllowBleed", .flag, { $1(&$0.alwaysAllowBleed) }, .all(false),
      "Whether boxes without a background may reach into their parent's padding."),
    Key(optional: "imageBaseUrl", .url, { $1(&$0.imageBaseURL) }, .all(nil), "The base URL of relative image URLs."),
    Key(
      "choiceSetInputValueSeparator", .text, { $1(&$0.choiceSetValueSeparator) }, .all(","),
      "What stands between the values of a choice set with several choices when they are sent."),
    Key(
      optional: "cssClassNamePrefix", .text, { $1(&$0.cssClassNamePrefix) }, .all(nil),
      "The prefix of CSS class names."),
    Key(
      "adaptiveCard.allowCustomStyle", .flag, { $1(&$0.adaptiveCard.allowCustomStyle) }, .all(false),
      "Whether a card may have a container style of its own."),
  ]

  private static let layout: [Key] =
    [
      spacing(.extraSmall, .init(default: 5, renderer: 2, seed: 2)),
      spacing(.small, .init(default: 10, renderer: 3, seed: 4)),
      spacing(.default, .init(default: 20, renderer: 8, seed: 8)),
      spacing(.medium, .init(default: 30, renderer: 20, seed: 16)),
      spacing(.large, .init(default: 40, renderer: 30, seed: 32)),
      spacing(.extraLarge, .init(default: 50, renderer: 40, seed: 48)),
      Key(
        "spacing.padding", .points, { $1(&$0.spacing[.padding]) }, .init(default: 20, renderer: 15, seed: 16),
        "The padding of a box or card, in points."),
      Key(
        "separator.lineThickness", .points, { $1(&$0.separator.thickness) }, .all(1),
        "The thickness of the line between elements, in points."),
      Key(
        "separator.lineColor", .color, { $1(&$0.separator.color) },
        // The divider of the platform has the colour that the platform's interface calls separator.
        .init(default: Color(0xEEEEEE), renderer: Color(0xEEEEEE), seed: Color(0x3C3C43, alpha: 0x4A)),
        "The colour of the line between elements."),
    ]

  private static func spacing(_ token: SpacingToken, _ values: ProfileValues<Double>) -> Key {
    Key(
      "spacing.\(token.rawValue)", .points, { $1(&$0.spacing[token]) }, values,
      "The distance `\(token.rawValue)`, in points.")
  }

  private static let images: [Key] = [
    imageSize(.small, .init(default: 40, renderer: 40, seed: 48)),
    imageSize(.medium, .init(default: 80, renderer: 80, seed: 96)),
    imageSize(.large, .init(default: 160, renderer: 160, seed: 192)),
    Key("image.imageSize", imageSizes, { $1(&$0.image.size) }, .all(.auto), "The size of an image that states none."),
    Key(
      "imageSet.imageSize", imageSizes, { $1(&$0.imageSet.imageSize) },
      .init(default: .token(.medium), renderer: .token(.medium), seed: .auto),
      "The size of the images of a group that states none."),
    Key(
      "imageSet.maxImageHeight", .points, { $1(&$0.imageSet.maxImageHeight) }, .all(100),
      "The maximum height of an image in a set, in points."),
  ]

  private static let imageSizes = HostConfigType.name(
    ["auto", "stretch"] + ImageSizeToken.allCases.map(\.rawValue))

  private static func imageSize(_ token: ImageSizeToken, _ values: ProfileValues<Double>) -> Key {
    Key(
      "imageSizes.\(token.rawValue)", .points, { $1(&$0.imageSizes[token]) }, values,
      "The width of an image of the size `\(token.rawValue)`, in points.")
  }

  private static let media: [Key] = [
    Key(
      "table.cellSpacing", .points, { $1(&$0.table.cellSpacing) }, .all(8),
      "The distance between cells without grid lines, in points."),
    Key(
      optional: "media.defaultPoster", .url, { $1(&$0.media.defaultPoster) }, .all(nil),
      "The picture of media without one."),
    Key(
      optional: "media.playButton", .url, { $1(&$0.media.playButton) }, .all(nil),
      "The picture of the button that starts media."),
    Key(
      "media.allowInlinePlayback", .flag, { $1(&$0.media.allowInlinePlayback) }, .all(true),
      "Whether media play in the card."),
    Key(
      "carousel.maxCarouselPages", .whole(1...1000), { $1(&$0.carousel.maxPages) }, .all(10),
      "The maximum number of pages of a carousel that are shown."),
    Key(
      "carousel.minAutoplayDelay", .whole(0...86_400_000), { $1(&$0.carousel.minAutoplayDelay) }, .all(5000),
      "The fewest milliseconds after which the page of a carousel turns by itself."),
  ]

  private static let actions: [Key] = [
    Key(
      "actions.maxActions", .whole(0...1000), { $1(&$0.actions.maxActions) }, .all(5),
      "The maximum number of buttons of a set."),
    Key(
      "actions.spacing", .names(of: SpacingToken.self), { $1(&$0.actions.spacing) }, .all(.default),
      "The distance above a group of buttons."),
    Key(
      "actions.buttonSpacing", .points, { $1(&$0.actions.buttonSpacing) }, .init(default: 10, renderer: 20, seed: 8),
      "The distance between buttons, in points."),
    Key(
      "actions.actionsOrientation", .names(of: Axis.self), { $1(&$0.actions.axis) },
      .init(default: .horizontal, renderer: .horizontal, seed: .vertical), "The direction of a group of buttons."),
    Key(
      "actions.actionAlignment", .names(of: ActionAlignment.self), { $1(&$0.actions.alignment) },
      .init(default: .left, renderer: .left, seed: .stretch), "The alignment of the buttons of a set."),
    Key(
      "actions.iconPlacement", .names(of: IconPlacement.self), { $1(&$0.actions.iconPlacement) }, .all(.leftOfTitle),
      "The position of the icon of a button."),
    Key(
      "actions.iconSize", .pixels, { $1(&$0.actions.iconSize) }, .all(16),
      "The size of the icon of a button, in points."),
    Key(
      "actions.showCard.actionMode", .names(of: ShowCardMode.self), { $1(&$0.actions.showCard.mode) }, .all(.inline),
      "How a card that a button shows is presented."),
    Key(
      "actions.showCard.inlineTopMargin", .points, { $1(&$0.actions.showCard.inlineTopMargin) },
      .init(default: 16, renderer: 16, seed: 8), "The distance above a card that is shown below its button, in points."),
    Key(
      "actions.showCard.style", .names(of: ContainerStyle.self), { $1(&$0.actions.showCard.style) }, .all(.emphasis),
      "The container style of a card that a button shows."),
    Key(
      "actions.preExpandSingleShowCardAction", .flag, { $1(&$0.actions.preExpandsSingleShowCard) }, .all(false),
      "Whether the card of the only button is there from the start."),
    Key(
      "actions.allowTitleToWrap", .flag, { $1(&$0.actions.allowTitleToWrap) }, .all(false),
      "Whether the title of a button may take more than one line."),
    Key(
      "actions.showIconInOverflow", .flag, { $1(&$0.actions.showIconInOverflow) }, .all(false),
      "Whether buttons in the overflow menu have their icons."),
  ]
}
