/// The direction in which a stack lays its children out.
public enum Axis: String, AttributeToken {
  /// From left to right, in the reading direction.
  case horizontal
  /// From top to bottom.
  case vertical
}

/// Distances of a design scale.
public enum SpacingToken: String, AttributeToken {
  /// The steps, smallest first; `padding` is the distance between a box and its content.
  case none, extraSmall, small, `default`, medium, large, extraLarge, padding
}

/// Sizes of text as ranks of a design scale.
public enum TextSizeToken: String, AttributeToken {
  /// The ranks, smallest first but for `default`, which stands between `small` and `medium`.
  case small, `default`, medium, large, extraLarge
}

/// Sizes of text as the platform's named styles.
public enum TextStyle: String, AttributeToken {
  /// The styles, largest first.
  case largeTitle, title, headline, body, callout, subheadline, footnote, caption

  /// The points of the style at the default text size setting.
  public var points: Double {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    }
  }
}

/// The size of text: a rank, a named style or points.
public enum TextSize: AttributeRepresentable {
  /// A rank of the design scale.
  case token(TextSizeToken)
  /// A named style.
  case style(TextStyle)
  /// Points.
  case points(Double)

  /// Ranks and styles have different names, so both are tokens.
  public init?(_ storage: AttributeValue) {
    if let points = Double(storage) {
      self = .points(points)
    } else if let token = TextSizeToken(storage) {
      self = .token(token)
    } else if let style = TextStyle(storage) {
      self = .style(style)
    } else {
      return nil
    }
  }

  /// The shared form.
  public var storage: AttributeValue {
    switch self {
    case .token(let token): token.storage
    case .style(let style): style.storage
    case .points(let points): .measure(points, .points)
    }
  }
}

/// How heavy text is: three relative ranks, or one of nine steps.
public enum TextWeight: String, AttributeToken {
  /// The ranks relative to the host's font.
  case lighter, `default`, bolder
  /// The steps, lightest first.
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The steps from 100 to 900.
  public static let steps: [TextWeight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// The number of a step, 100 to 900; none for the ranks.
  public var number: Double? { Self.steps.firstIndex(of: self).map { Double($0 + 1) * 100 } }
}

/// Colours of text by meaning.
public enum PaletteColor: String, AttributeToken {
  /// The meanings, in the order in which ties are settled.
  case `default`, accent, good, warning, attention, dark, light
}

/// The look of a box by meaning.
public enum ContainerStyle: String, AttributeToken {
  /// The meanings.
  case `default`, emphasis, good, attention, warning, accent
}

/// Where something stands across the direction of its container, or text in its line.
public enum Alignment: String, AttributeToken {
  /// Along a horizontal axis, in the reading direction.
  case leading, trailing
  /// Along a vertical axis.
  case top, bottom, firstBaseline, lastBaseline
  /// Along both.
  case center, fill
  /// Text that fills its lines.
  case justified
}

/// How a stack shares out the room along its axis.
public enum Distribution: String, AttributeToken {
  /// The ways.
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

/// How an image fills its frame.
public enum ImageFit: String, AttributeToken {
  /// All of the image is visible and keeps its ratio.
  case contain
  /// The frame is covered and the ratio kept.
  case cover
  /// The frame is covered and the ratio is not kept.
  case stretch
  /// The image has its own size, centred.
  case center
}

/// The extent of an element along one axis.
public enum Dimension: AttributeRepresentable {
  /// As large as the content.
  case auto
  /// All the room there is.
  case stretch
  /// A step of the design scale for images.
  case token(ImageSizeToken)
  /// A share relative to siblings.
  case weight(Double)
  /// Points.
  case points(Double)

  /// A measure, `auto`, `stretch`, or an image size.
  public init?(_ storage: AttributeValue) {
    switch storage {
    case .token("auto"): self = .auto
    case .token("stretch"): self = .stretch
    case .measure(let value, .points), .number(let value): self = .points(value)
    case .measure(let value, .weight): self = .weight(value)
    default:
      guard let token = ImageSizeToken(storage) else { return nil }
      self = .token(token)
    }
  }

  /// The shared form.
  public var storage: AttributeValue {
    switch self {
    case .auto: .token("auto")
    case .stretch: .token("stretch")
    case .token(let token): token.storage
    case .weight(let value): .measure(value, .weight)
    case .points(let value): .measure(value, .points)
    }
  }
}

/// Sizes of images of a design scale.
public enum ImageSizeToken: String, AttributeToken {
  /// The steps.
  case small, medium, large
}

/// The outline of a shape.
public enum ShapeKind: String, AttributeToken {
  /// The outlines.
  case rectangle, circle
}

/// How prominent a button is.
public enum ButtonStyle: String, AttributeToken {
  /// Filled.
  case primary
  /// Outlined.
  case secondary
  /// Plain text.
  case link
}

/// What an action means for the user.
public enum ActionStyle: String, AttributeToken {
  /// The meanings.
  case `default`, positive, destructive
}

/// Where a navigation goes.
public enum Destination: String, AttributeToken {
  /// A screen that is loaded from a URL.
  case endpoint
  /// The previous screen.
  case back
  /// A screen of the app under a registered name.
  case deepLink = "deep-link"
}
