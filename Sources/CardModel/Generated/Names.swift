// Written by `UPDATE_REFERENCE=1 swift test --filter ModelSourceTests` from the vocabulary of Adaptive Cards.
// swift-format-ignore-file

extension TextBlock {
  /// The sizes of text.
  public struct Size: CardName {
    /// The names that the format has.
    public static let names = ["default", "small", "medium", "large", "extraLarge"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `default`.
    public static let `default` = Self(spelling: "default")
    /// `small`.
    public static let small = Self(spelling: "small")
    /// `medium`.
    public static let medium = Self(spelling: "medium")
    /// `large`.
    public static let large = Self(spelling: "large")
    /// `extraLarge`.
    public static let extraLarge = Self(spelling: "extraLarge")
  }
}

extension TextBlock {
  /// The weights of text.
  public struct Weight: CardName {
    /// The names that the format has.
    public static let names = ["default", "lighter", "bolder"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `default`.
    public static let `default` = Self(spelling: "default")
    /// `lighter`.
    public static let lighter = Self(spelling: "lighter")
    /// `bolder`.
    public static let bolder = Self(spelling: "bolder")
  }
}

extension TextBlock {
  /// The colours of text, by meaning.
  public struct Color: CardName {
    /// The names that the format has.
    public static let names = ["default", "dark", "light", "accent", "good", "warning", "attention"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `default`.
    public static let `default` = Self(spelling: "default")
    /// `dark`.
    public static let dark = Self(spelling: "dark")
    /// `light`.
    public static let light = Self(spelling: "light")
    /// `accent`.
    public static let accent = Self(spelling: "accent")
    /// `good`.
    public static let good = Self(spelling: "good")
    /// `warning`.
    public static let warning = Self(spelling: "warning")
    /// `attention`.
    public static let attention = Self(spelling: "attention")
  }
}

extension TextBlock {
  /// The families of fonts.
  public struct FontType: CardName {
    /// The names that the format has.
    public static let names = ["default", "monospace"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `default`.
    public static let `default` = Self(spelling: "default")
    /// `monospace`.
    public static let monospace = Self(spelling: "monospace")
  }
}

extension TextBlock {
  /// What a text is to the card.
  public struct Style: CardName {
    /// The names that the format has.
    public static let names = ["default", "heading", "columnHeader"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `default`.
    public static let `default` = Self(spelling: "default")
    /// `heading`.
    public static let heading = Self(spelling: "heading")
    /// `columnHeader`.
    public static let columnHeader = Self(spelling: "columnHeader")
  }
}

/// Distances between elements.
public struct Spacing: CardName {
  /// The names that the format has.
  public static let names = ["default", "none", "small", "medium", "large", "extraLarge", "padding"]
  /// The name.
  public let rawValue: String
  /// The name with this spelling.
  public init(spelling: String) { rawValue = spelling }
  /// `default`.
  public static let `default` = Self(spelling: "default")
  /// `none`.
  public static let zero = Self(spelling: "none")
  /// `small`.
  public static let small = Self(spelling: "small")
  /// `medium`.
  public static let medium = Self(spelling: "medium")
  /// `large`.
  public static let large = Self(spelling: "large")
  /// `extraLarge`.
  public static let extraLarge = Self(spelling: "extraLarge")
  /// `padding`.
  public static let padding = Self(spelling: "padding")
}

/// Whether an element takes the height that is left.
public struct BlockHeight: CardName {
  /// The names that the format has.
  public static let names = ["auto", "stretch"]
  /// The name.
  public let rawValue: String
  /// The name with this spelling.
  public init(spelling: String) { rawValue = spelling }
  /// `auto`.
  public static let auto = Self(spelling: "auto")
  /// `stretch`.
  public static let stretch = Self(spelling: "stretch")
}

/// Places from side to side.
public struct HorizontalAlignment: CardName {
  /// The names that the format has.
  public static let names = ["left", "center", "right"]
  /// The name.
  public let rawValue: String
  /// The name with this spelling.
  public init(spelling: String) { rawValue = spelling }
  /// `left`.
  public static let left = Self(spelling: "left")
  /// `center`.
  public static let center = Self(spelling: "center")
  /// `right`.
  public static let right = Self(spelling: "right")
}

/// Places from top to bottom.
public struct VerticalAlignment: CardName {
  /// The names that the format has.
  public static let names = ["top", "center", "bottom"]
  /// The name.
  public let rawValue: String
  /// The name with this spelling.
  public init(spelling: String) { rawValue = spelling }
  /// `top`.
  public static let top = Self(spelling: "top")
  /// `center`.
  public static let center = Self(spelling: "center")
  /// `bottom`.
  public static let bottom = Self(spelling: "bottom")
}

extension BackgroundImage {
  /// How a picture fills an area.
  public struct FillMode: CardName {
    /// The names that the format has.
    public static let names = ["cover", "repeatHorizontally", "repeatVertically", "repeat"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `cover`.
    public static let cover = Self(spelling: "cover")
    /// `repeatHorizontally`.
    public static let repeatHorizontally = Self(spelling: "repeatHorizontally")
    /// `repeatVertically`.
    public static let repeatVertically = Self(spelling: "repeatVertically")
    /// `repeat`.
    public static let `repeat` = Self(spelling: "repeat")
  }
}

extension Container {
  /// The looks of containers, which give colours and padding.
  public struct Style: CardName {
    /// The names that the format has.
    public static let names = ["default", "emphasis", "good", "attention", "warning", "accent"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `default`.
    public static let `default` = Self(spelling: "default")
    /// `emphasis`.
    public static let emphasis = Self(spelling: "emphasis")
    /// `good`.
    public static let good = Self(spelling: "good")
    /// `attention`.
    public static let attention = Self(spelling: "attention")
    /// `warning`.
    public static let warning = Self(spelling: "warning")
    /// `accent`.
    public static let accent = Self(spelling: "accent")
  }
}

extension Image {
  /// The sizes of pictures.
  public struct Size: CardName {
    /// The names that the format has.
    public static let names = ["auto", "stretch", "small", "medium", "large"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `auto`.
    public static let auto = Self(spelling: "auto")
    /// `stretch`.
    public static let stretch = Self(spelling: "stretch")
    /// `small`.
    public static let small = Self(spelling: "small")
    /// `medium`.
    public static let medium = Self(spelling: "medium")
    /// `large`.
    public static let large = Self(spelling: "large")
  }
}

extension Image {
  /// The shapes of pictures.
  public struct Style: CardName {
    /// The names that the format has.
    public static let names = ["default", "person"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `default`.
    public static let `default` = Self(spelling: "default")
    /// `person`.
    public static let person = Self(spelling: "person")
  }
}

extension ImageSet {
  /// How pictures are arranged.
  public struct Style: CardName {
    /// The names that the format has.
    public static let names = ["default", "stacked", "grid"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `default`.
    public static let `default` = Self(spelling: "default")
    /// `stacked`.
    public static let stacked = Self(spelling: "stacked")
    /// `grid`.
    public static let grid = Self(spelling: "grid")
  }
}

/// Directions.
public struct Orientation: CardName {
  /// The names that the format has.
  public static let names = ["horizontal", "vertical"]
  /// The name.
  public let rawValue: String
  /// The name with this spelling.
  public init(spelling: String) { rawValue = spelling }
  /// `horizontal`.
  public static let horizontal = Self(spelling: "horizontal")
  /// `vertical`.
  public static let vertical = Self(spelling: "vertical")
}

extension Input.Text {
  /// Kinds of text.
  public struct Style: CardName {
    /// The names that the format has.
    public static let names = ["text", "tel", "url", "email", "password"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `text`.
    public static let text = Self(spelling: "text")
    /// `tel`.
    public static let tel = Self(spelling: "tel")
    /// `url`.
    public static let url = Self(spelling: "url")
    /// `email`.
    public static let email = Self(spelling: "email")
    /// `password`.
    public static let password = Self(spelling: "password")
  }
}

extension Input.ChoiceSet {
  /// How choices are shown.
  public struct Style: CardName {
    /// The names that the format has.
    public static let names = ["compact", "expanded", "filtered"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `compact`.
    public static let compact = Self(spelling: "compact")
    /// `expanded`.
    public static let expanded = Self(spelling: "expanded")
    /// `filtered`.
    public static let filtered = Self(spelling: "filtered")
  }
}

extension Input {
  /// Where a caption stands.
  public struct LabelPosition: CardName {
    /// The names that the format has.
    public static let names = ["inline", "above"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `inline`.
    public static let inline = Self(spelling: "inline")
    /// `above`.
    public static let above = Self(spelling: "above")
  }
}

extension Input {
  /// How an input draws attention.
  public struct Style: CardName {
    /// The names that the format has.
    public static let names = ["revealOnHover", "default"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `revealOnHover`.
    public static let revealOnHover = Self(spelling: "revealOnHover")
    /// `default`.
    public static let `default` = Self(spelling: "default")
  }
}

extension Action {
  /// What a button means.
  public struct Style: CardName {
    /// The names that the format has.
    public static let names = ["default", "positive", "destructive"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `default`.
    public static let `default` = Self(spelling: "default")
    /// `positive`.
    public static let positive = Self(spelling: "positive")
    /// `destructive`.
    public static let destructive = Self(spelling: "destructive")
  }
}

extension Action {
  /// Where a button stands.
  public struct Mode: CardName {
    /// The names that the format has.
    public static let names = ["primary", "secondary"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `primary`.
    public static let primary = Self(spelling: "primary")
    /// `secondary`.
    public static let secondary = Self(spelling: "secondary")
  }
}

extension Action {
  /// What a button is to a screen reader.
  public struct Role: CardName {
    /// The names that the format has.
    public static let names = ["button", "link", "tab", "menu", "menuItem"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `button`.
    public static let button = Self(spelling: "button")
    /// `link`.
    public static let link = Self(spelling: "link")
    /// `tab`.
    public static let tab = Self(spelling: "tab")
    /// `menu`.
    public static let menu = Self(spelling: "menu")
    /// `menuItem`.
    public static let menuItem = Self(spelling: "menuItem")
  }
}

extension Action {
  /// Which inputs are sent.
  public struct AssociatedInputs: CardName {
    /// The names that the format has.
    public static let names = ["auto", "none"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `auto`.
    public static let auto = Self(spelling: "auto")
    /// `none`.
    public static let nothing = Self(spelling: "none")
  }
}
