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
  public static let names = ["default", "none", "extraSmall", "small", "medium", "large", "extraLarge", "padding"]
  /// The name.
  public let rawValue: String
  /// The name with this spelling.
  public init(spelling: String) { rawValue = spelling }
  /// `default`.
  public static let `default` = Self(spelling: "default")
  /// `none`.
  public static let zero = Self(spelling: "none")
  /// `extraSmall`.
  public static let extraSmall = Self(spelling: "extraSmall")
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

extension OutlookPadding {
  /// How much room there is at an edge.
  public struct Size: CardName {
    /// The names that the format has.
    public static let names = ["None", "Small", "Default", "Medium", "Large", "ExtraLarge"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `None`.
    public static let nothing = Self(spelling: "None")
    /// `Small`.
    public static let small = Self(spelling: "Small")
    /// `Default`.
    public static let `default` = Self(spelling: "Default")
    /// `Medium`.
    public static let medium = Self(spelling: "Medium")
    /// `Large`.
    public static let large = Self(spelling: "Large")
    /// `ExtraLarge`.
    public static let extraLarge = Self(spelling: "ExtraLarge")
  }
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
    public static let names = ["default", "person", "roundedCorners"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `default`.
    public static let `default` = Self(spelling: "default")
    /// `person`.
    public static let person = Self(spelling: "person")
    /// `roundedCorners`.
    public static let roundedCorners = Self(spelling: "roundedCorners")
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

/// Widths of the card.
public struct TargetWidth: CardName {
  /// The names that the format has.
  public static let names = ["VeryNarrow", "atLeast:VeryNarrow", "atMost:VeryNarrow", "Narrow", "atLeast:Narrow", "atMost:Narrow", "Standard", "atLeast:Standard", "atMost:Standard", "Wide", "atLeast:Wide", "atMost:Wide"]
  /// The name.
  public let rawValue: String
  /// The name with this spelling.
  public init(spelling: String) { rawValue = spelling }
  /// `VeryNarrow`.
  public static let veryNarrow = Self(spelling: "VeryNarrow")
  /// `atLeast:VeryNarrow`.
  public static let atLeastVeryNarrow = Self(spelling: "atLeast:VeryNarrow")
  /// `atMost:VeryNarrow`.
  public static let atMostVeryNarrow = Self(spelling: "atMost:VeryNarrow")
  /// `Narrow`.
  public static let narrow = Self(spelling: "Narrow")
  /// `atLeast:Narrow`.
  public static let atLeastNarrow = Self(spelling: "atLeast:Narrow")
  /// `atMost:Narrow`.
  public static let atMostNarrow = Self(spelling: "atMost:Narrow")
  /// `Standard`.
  public static let standard = Self(spelling: "Standard")
  /// `atLeast:Standard`.
  public static let atLeastStandard = Self(spelling: "atLeast:Standard")
  /// `atMost:Standard`.
  public static let atMostStandard = Self(spelling: "atMost:Standard")
  /// `Wide`.
  public static let wide = Self(spelling: "Wide")
  /// `atLeast:Wide`.
  public static let atLeastWide = Self(spelling: "atLeast:Wide")
  /// `atMost:Wide`.
  public static let atMostWide = Self(spelling: "atMost:Wide")
}

extension Badge {
  /// Where an icon stands.
  public struct IconPosition: CardName {
    /// The names that the format has.
    public static let names = ["Before", "After"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `Before`.
    public static let before = Self(spelling: "Before")
    /// `After`.
    public static let after = Self(spelling: "After")
  }
}

extension Badge {
  /// How strong a background is.
  public struct Appearance: CardName {
    /// The names that the format has.
    public static let names = ["Filled", "Tint"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `Filled`.
    public static let filled = Self(spelling: "Filled")
    /// `Tint`.
    public static let tint = Self(spelling: "Tint")
  }
}

extension Badge {
  /// The shapes of corners.
  public struct Shape: CardName {
    /// The names that the format has.
    public static let names = ["Square", "Rounded", "Circular"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `Square`.
    public static let square = Self(spelling: "Square")
    /// `Rounded`.
    public static let rounded = Self(spelling: "Rounded")
    /// `Circular`.
    public static let circular = Self(spelling: "Circular")
  }
}

extension Badge {
  /// The sizes of badges.
  public struct Size: CardName {
    /// The names that the format has.
    public static let names = ["Medium", "Large", "ExtraLarge"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `Medium`.
    public static let medium = Self(spelling: "Medium")
    /// `Large`.
    public static let large = Self(spelling: "Large")
    /// `ExtraLarge`.
    public static let extraLarge = Self(spelling: "ExtraLarge")
  }
}

extension Badge {
  /// What a badge means.
  public struct Style: CardName {
    /// The names that the format has.
    public static let names = ["Default", "Subtle", "Informative", "Accent", "Good", "Attention", "Warning"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `Default`.
    public static let `default` = Self(spelling: "Default")
    /// `Subtle`.
    public static let subtle = Self(spelling: "Subtle")
    /// `Informative`.
    public static let informative = Self(spelling: "Informative")
    /// `Accent`.
    public static let accent = Self(spelling: "Accent")
    /// `Good`.
    public static let good = Self(spelling: "Good")
    /// `Attention`.
    public static let attention = Self(spelling: "Attention")
    /// `Warning`.
    public static let warning = Self(spelling: "Warning")
  }
}

extension CodeBlock {
  /// Languages of code.
  public struct Language: CardName {
    /// The names that the format has.
    public static let names = ["Bash", "C", "Cpp", "CSharp", "Css", "Dos", "Go", "Graphql", "Html", "Java", "JavaScript", "Json", "ObjectiveC", "Perl", "Php", "PlainText", "PowerShell", "Python", "Sql", "TypeScript", "VbNet", "Verilog", "Vhdl", "Xml"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `Bash`.
    public static let bash = Self(spelling: "Bash")
    /// `C`.
    public static let c = Self(spelling: "C")
    /// `Cpp`.
    public static let cpp = Self(spelling: "Cpp")
    /// `CSharp`.
    public static let cSharp = Self(spelling: "CSharp")
    /// `Css`.
    public static let css = Self(spelling: "Css")
    /// `Dos`.
    public static let dos = Self(spelling: "Dos")
    /// `Go`.
    public static let go = Self(spelling: "Go")
    /// `Graphql`.
    public static let graphql = Self(spelling: "Graphql")
    /// `Html`.
    public static let html = Self(spelling: "Html")
    /// `Java`.
    public static let java = Self(spelling: "Java")
    /// `JavaScript`.
    public static let javaScript = Self(spelling: "JavaScript")
    /// `Json`.
    public static let json = Self(spelling: "Json")
    /// `ObjectiveC`.
    public static let objectiveC = Self(spelling: "ObjectiveC")
    /// `Perl`.
    public static let perl = Self(spelling: "Perl")
    /// `Php`.
    public static let php = Self(spelling: "Php")
    /// `PlainText`.
    public static let plainText = Self(spelling: "PlainText")
    /// `PowerShell`.
    public static let powerShell = Self(spelling: "PowerShell")
    /// `Python`.
    public static let python = Self(spelling: "Python")
    /// `Sql`.
    public static let sql = Self(spelling: "Sql")
    /// `TypeScript`.
    public static let typeScript = Self(spelling: "TypeScript")
    /// `VbNet`.
    public static let vbNet = Self(spelling: "VbNet")
    /// `Verilog`.
    public static let verilog = Self(spelling: "Verilog")
    /// `Vhdl`.
    public static let vhdl = Self(spelling: "Vhdl")
    /// `Xml`.
    public static let xml = Self(spelling: "Xml")
  }
}

extension Icon {
  /// The sizes of icons.
  public struct Size: CardName {
    /// The names that the format has.
    public static let names = ["xxSmall", "xSmall", "Small", "Standard", "Medium", "Large", "xLarge", "xxLarge"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `xxSmall`.
    public static let xxSmall = Self(spelling: "xxSmall")
    /// `xSmall`.
    public static let xSmall = Self(spelling: "xSmall")
    /// `Small`.
    public static let small = Self(spelling: "Small")
    /// `Standard`.
    public static let standard = Self(spelling: "Standard")
    /// `Medium`.
    public static let medium = Self(spelling: "Medium")
    /// `Large`.
    public static let large = Self(spelling: "Large")
    /// `xLarge`.
    public static let xLarge = Self(spelling: "xLarge")
    /// `xxLarge`.
    public static let xxLarge = Self(spelling: "xxLarge")
  }
}

extension Icon {
  /// The forms of icons.
  public struct Style: CardName {
    /// The names that the format has.
    public static let names = ["Regular", "Filled"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `Regular`.
    public static let regular = Self(spelling: "Regular")
    /// `Filled`.
    public static let filled = Self(spelling: "Filled")
  }
}

extension ProgressBar {
  /// The colours of bars, by meaning.
  public struct Color: CardName {
    /// The names that the format has.
    public static let names = ["Accent", "Good", "Warning", "Attention"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `Accent`.
    public static let accent = Self(spelling: "Accent")
    /// `Good`.
    public static let good = Self(spelling: "Good")
    /// `Warning`.
    public static let warning = Self(spelling: "Warning")
    /// `Attention`.
    public static let attention = Self(spelling: "Attention")
  }
}

extension ProgressRing {
  /// Where a label stands.
  public struct LabelPosition: CardName {
    /// The names that the format has.
    public static let names = ["Before", "After", "Above", "Below"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `Before`.
    public static let before = Self(spelling: "Before")
    /// `After`.
    public static let after = Self(spelling: "After")
    /// `Above`.
    public static let above = Self(spelling: "Above")
    /// `Below`.
    public static let below = Self(spelling: "Below")
  }
}

extension ProgressRing {
  /// The sizes of rings.
  public struct Size: CardName {
    /// The names that the format has.
    public static let names = ["Tiny", "Small", "Medium", "Large"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `Tiny`.
    public static let tiny = Self(spelling: "Tiny")
    /// `Small`.
    public static let small = Self(spelling: "Small")
    /// `Medium`.
    public static let medium = Self(spelling: "Medium")
    /// `Large`.
    public static let large = Self(spelling: "Large")
  }
}

/// The colours of stars.
public struct StarColor: CardName {
  /// The names that the format has.
  public static let names = ["Neutral", "Marigold"]
  /// The name.
  public let rawValue: String
  /// The name with this spelling.
  public init(spelling: String) { rawValue = spelling }
  /// `Neutral`.
  public static let neutral = Self(spelling: "Neutral")
  /// `Marigold`.
  public static let marigold = Self(spelling: "Marigold")
}

/// The sizes of stars.
public struct StarSize: CardName {
  /// The names that the format has.
  public static let names = ["Medium", "Large"]
  /// The name.
  public let rawValue: String
  /// The name with this spelling.
  public init(spelling: String) { rawValue = spelling }
  /// `Medium`.
  public static let medium = Self(spelling: "Medium")
  /// `Large`.
  public static let large = Self(spelling: "Large")
}

extension Rating {
  /// How many stars there are.
  public struct Style: CardName {
    /// The names that the format has.
    public static let names = ["Default", "Compact"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `Default`.
    public static let `default` = Self(spelling: "Default")
    /// `Compact`.
    public static let compact = Self(spelling: "Compact")
  }
}

extension AccordionPage {
  /// The sizes of titles.
  public struct HeaderSize: CardName {
    /// The names that the format has.
    public static let names = ["Small", "Medium", "Large", "XLarge"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `Small`.
    public static let small = Self(spelling: "Small")
    /// `Medium`.
    public static let medium = Self(spelling: "Medium")
    /// `Large`.
    public static let large = Self(spelling: "Large")
    /// `XLarge`.
    public static let xLarge = Self(spelling: "XLarge")
  }
}

extension AccordionPage {
  /// Where a sign stands.
  public struct IconPosition: CardName {
    /// The names that the format has.
    public static let names = ["Start", "Inline", "End"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `Start`.
    public static let start = Self(spelling: "Start")
    /// `Inline`.
    public static let inline = Self(spelling: "Inline")
    /// `End`.
    public static let end = Self(spelling: "End")
  }
}

extension TabSet {
  /// The sizes of tabs.
  public struct Size: CardName {
    /// The names that the format has.
    public static let names = ["Small", "Medium", "Large"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `Small`.
    public static let small = Self(spelling: "Small")
    /// `Medium`.
    public static let medium = Self(spelling: "Medium")
    /// `Large`.
    public static let large = Self(spelling: "Large")
  }
}

extension TabPage {
  /// What a tab shows.
  public struct TabStyle: CardName {
    /// The names that the format has.
    public static let names = ["IconOnly", "IconAndText"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `IconOnly`.
    public static let iconOnly = Self(spelling: "IconOnly")
    /// `IconAndText`.
    public static let iconAndText = Self(spelling: "IconAndText")
  }
}

extension PersonaProperties {
  /// The icons of persons.
  public struct IconStyle: CardName {
    /// The names that the format has.
    public static let names = ["profilePicture", "contactCard", "none"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `profilePicture`.
    public static let profilePicture = Self(spelling: "profilePicture")
    /// `contactCard`.
    public static let contactCard = Self(spelling: "contactCard")
    /// `none`.
    public static let nothing = Self(spelling: "none")
  }
}

extension PersonaProperties {
  /// What of a person is shown.
  public struct Style: CardName {
    /// The names that the format has.
    public static let names = ["iconAndName", "iconOnly", "nameOnly"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `iconAndName`.
    public static let iconAndName = Self(spelling: "iconAndName")
    /// `iconOnly`.
    public static let iconOnly = Self(spelling: "iconOnly")
    /// `nameOnly`.
    public static let nameOnly = Self(spelling: "nameOnly")
  }
}

extension Carousel {
  /// How one page follows another.
  public struct PageAnimation: CardName {
    /// The names that the format has.
    public static let names = ["Slide", "CrossFade", "None"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `Slide`.
    public static let slide = Self(spelling: "Slide")
    /// `CrossFade`.
    public static let crossFade = Self(spelling: "CrossFade")
    /// `None`.
    public static let nothing = Self(spelling: "None")
  }
}

extension Chart {
  /// Sets of colours.
  public struct ColorSet: CardName {
    /// The names that the format has.
    public static let names = ["categorical", "sequential", "sequentialred", "sequentialgreen", "sequentialyellow", "diverging"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `categorical`.
    public static let categorical = Self(spelling: "categorical")
    /// `sequential`.
    public static let sequential = Self(spelling: "sequential")
    /// `sequentialred`.
    public static let sequentialred = Self(spelling: "sequentialred")
    /// `sequentialgreen`.
    public static let sequentialgreen = Self(spelling: "sequentialgreen")
    /// `sequentialyellow`.
    public static let sequentialyellow = Self(spelling: "sequentialyellow")
    /// `diverging`.
    public static let diverging = Self(spelling: "diverging")
  }
}

extension Chart {
  /// The colours of charts.
  public struct Color: CardName {
    /// The names that the format has.
    public static let names = ["good", "warning", "attention", "neutral", "categoricalRed", "categoricalPurple", "categoricalLavender", "categoricalBlue", "categoricalLightBlue", "categoricalTeal", "categoricalGreen", "categoricalLime", "categoricalMarigold", "sequential1", "sequential2", "sequential3", "sequential4", "sequential5", "sequential6", "sequential7", "sequential8", "divergingBlue", "divergingLightBlue", "divergingCyan", "divergingTeal", "divergingYellow", "divergingPeach", "divergingLightRed", "divergingRed", "divergingMaroon", "divergingGray", "sequentialRed1", "sequentialRed2", "sequentialRed3", "sequentialRed4", "sequentialRed5", "sequentialRed6", "sequentialRed7", "sequentialRed8", "sequentialGreen1", "sequentialGreen2", "sequentialGreen3", "sequentialGreen4", "sequentialGreen5", "sequentialGreen6", "sequentialGreen7", "sequentialGreen8", "sequentialYellow1", "sequentialYellow2", "sequentialYellow3", "sequentialYellow4", "sequentialYellow5", "sequentialYellow6", "sequentialYellow7", "sequentialYellow8"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `good`.
    public static let good = Self(spelling: "good")
    /// `warning`.
    public static let warning = Self(spelling: "warning")
    /// `attention`.
    public static let attention = Self(spelling: "attention")
    /// `neutral`.
    public static let neutral = Self(spelling: "neutral")
    /// `categoricalRed`.
    public static let categoricalRed = Self(spelling: "categoricalRed")
    /// `categoricalPurple`.
    public static let categoricalPurple = Self(spelling: "categoricalPurple")
    /// `categoricalLavender`.
    public static let categoricalLavender = Self(spelling: "categoricalLavender")
    /// `categoricalBlue`.
    public static let categoricalBlue = Self(spelling: "categoricalBlue")
    /// `categoricalLightBlue`.
    public static let categoricalLightBlue = Self(spelling: "categoricalLightBlue")
    /// `categoricalTeal`.
    public static let categoricalTeal = Self(spelling: "categoricalTeal")
    /// `categoricalGreen`.
    public static let categoricalGreen = Self(spelling: "categoricalGreen")
    /// `categoricalLime`.
    public static let categoricalLime = Self(spelling: "categoricalLime")
    /// `categoricalMarigold`.
    public static let categoricalMarigold = Self(spelling: "categoricalMarigold")
    /// `sequential1`.
    public static let sequential1 = Self(spelling: "sequential1")
    /// `sequential2`.
    public static let sequential2 = Self(spelling: "sequential2")
    /// `sequential3`.
    public static let sequential3 = Self(spelling: "sequential3")
    /// `sequential4`.
    public static let sequential4 = Self(spelling: "sequential4")
    /// `sequential5`.
    public static let sequential5 = Self(spelling: "sequential5")
    /// `sequential6`.
    public static let sequential6 = Self(spelling: "sequential6")
    /// `sequential7`.
    public static let sequential7 = Self(spelling: "sequential7")
    /// `sequential8`.
    public static let sequential8 = Self(spelling: "sequential8")
    /// `divergingBlue`.
    public static let divergingBlue = Self(spelling: "divergingBlue")
    /// `divergingLightBlue`.
    public static let divergingLightBlue = Self(spelling: "divergingLightBlue")
    /// `divergingCyan`.
    public static let divergingCyan = Self(spelling: "divergingCyan")
    /// `divergingTeal`.
    public static let divergingTeal = Self(spelling: "divergingTeal")
    /// `divergingYellow`.
    public static let divergingYellow = Self(spelling: "divergingYellow")
    /// `divergingPeach`.
    public static let divergingPeach = Self(spelling: "divergingPeach")
    /// `divergingLightRed`.
    public static let divergingLightRed = Self(spelling: "divergingLightRed")
    /// `divergingRed`.
    public static let divergingRed = Self(spelling: "divergingRed")
    /// `divergingMaroon`.
    public static let divergingMaroon = Self(spelling: "divergingMaroon")
    /// `divergingGray`.
    public static let divergingGray = Self(spelling: "divergingGray")
    /// `sequentialRed1`.
    public static let sequentialRed1 = Self(spelling: "sequentialRed1")
    /// `sequentialRed2`.
    public static let sequentialRed2 = Self(spelling: "sequentialRed2")
    /// `sequentialRed3`.
    public static let sequentialRed3 = Self(spelling: "sequentialRed3")
    /// `sequentialRed4`.
    public static let sequentialRed4 = Self(spelling: "sequentialRed4")
    /// `sequentialRed5`.
    public static let sequentialRed5 = Self(spelling: "sequentialRed5")
    /// `sequentialRed6`.
    public static let sequentialRed6 = Self(spelling: "sequentialRed6")
    /// `sequentialRed7`.
    public static let sequentialRed7 = Self(spelling: "sequentialRed7")
    /// `sequentialRed8`.
    public static let sequentialRed8 = Self(spelling: "sequentialRed8")
    /// `sequentialGreen1`.
    public static let sequentialGreen1 = Self(spelling: "sequentialGreen1")
    /// `sequentialGreen2`.
    public static let sequentialGreen2 = Self(spelling: "sequentialGreen2")
    /// `sequentialGreen3`.
    public static let sequentialGreen3 = Self(spelling: "sequentialGreen3")
    /// `sequentialGreen4`.
    public static let sequentialGreen4 = Self(spelling: "sequentialGreen4")
    /// `sequentialGreen5`.
    public static let sequentialGreen5 = Self(spelling: "sequentialGreen5")
    /// `sequentialGreen6`.
    public static let sequentialGreen6 = Self(spelling: "sequentialGreen6")
    /// `sequentialGreen7`.
    public static let sequentialGreen7 = Self(spelling: "sequentialGreen7")
    /// `sequentialGreen8`.
    public static let sequentialGreen8 = Self(spelling: "sequentialGreen8")
    /// `sequentialYellow1`.
    public static let sequentialYellow1 = Self(spelling: "sequentialYellow1")
    /// `sequentialYellow2`.
    public static let sequentialYellow2 = Self(spelling: "sequentialYellow2")
    /// `sequentialYellow3`.
    public static let sequentialYellow3 = Self(spelling: "sequentialYellow3")
    /// `sequentialYellow4`.
    public static let sequentialYellow4 = Self(spelling: "sequentialYellow4")
    /// `sequentialYellow5`.
    public static let sequentialYellow5 = Self(spelling: "sequentialYellow5")
    /// `sequentialYellow6`.
    public static let sequentialYellow6 = Self(spelling: "sequentialYellow6")
    /// `sequentialYellow7`.
    public static let sequentialYellow7 = Self(spelling: "sequentialYellow7")
    /// `sequentialYellow8`.
    public static let sequentialYellow8 = Self(spelling: "sequentialYellow8")
  }
}

extension Chart.Donut {
  /// The thickness of a ring.
  public struct Thickness: CardName {
    /// The names that the format has.
    public static let names = ["Thin", "Thick"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `Thin`.
    public static let thin = Self(spelling: "Thin")
    /// `Thick`.
    public static let thick = Self(spelling: "Thick")
  }
}

extension Chart.HorizontalBar {
  /// How bars are shown.
  public struct DisplayMode: CardName {
    /// The names that the format has.
    public static let names = ["AbsoluteWithAxis", "AbsoluteNoAxis", "PartToWhole"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `AbsoluteWithAxis`.
    public static let absoluteWithAxis = Self(spelling: "AbsoluteWithAxis")
    /// `AbsoluteNoAxis`.
    public static let absoluteNoAxis = Self(spelling: "AbsoluteNoAxis")
    /// `PartToWhole`.
    public static let partToWhole = Self(spelling: "PartToWhole")
  }
}

extension Chart.Gauge {
  /// How a value is written.
  public struct ValueFormat: CardName {
    /// The names that the format has.
    public static let names = ["Percentage", "Fraction"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `Percentage`.
    public static let percentage = Self(spelling: "Percentage")
    /// `Fraction`.
    public static let fraction = Self(spelling: "Fraction")
  }
}

extension Layout.Flow {
  /// Whether elements fill their row.
  public struct ItemFit: CardName {
    /// The names that the format has.
    public static let names = ["Fit", "Fill"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `Fit`.
    public static let fit = Self(spelling: "Fit")
    /// `Fill`.
    public static let fill = Self(spelling: "Fill")
  }
}

extension ThemedUrl {
  /// Light and dark hosts.
  public struct Theme: CardName {
    /// The names that the format has.
    public static let names = ["Light", "Dark"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `Light`.
    public static let light = Self(spelling: "Light")
    /// `Dark`.
    public static let dark = Self(spelling: "Dark")
  }
}

extension DocumentReference {
  /// Kinds of documents.
  public struct Kind: CardName {
    /// The names that the format has.
    public static let names = ["msWord", "msExcel", "msPowerPoint", "msOneNote", "msSharePoint", "msVisio", "msLoop", "msWhiteboard", "code", "sketch", "adobeIllustrator", "adobePhotoshop", "adobeInDesign", "adobeFlash", "image", "gif", "video", "sound", "zip", "text", "pdf"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `msWord`.
    public static let msWord = Self(spelling: "msWord")
    /// `msExcel`.
    public static let msExcel = Self(spelling: "msExcel")
    /// `msPowerPoint`.
    public static let msPowerPoint = Self(spelling: "msPowerPoint")
    /// `msOneNote`.
    public static let msOneNote = Self(spelling: "msOneNote")
    /// `msSharePoint`.
    public static let msSharePoint = Self(spelling: "msSharePoint")
    /// `msVisio`.
    public static let msVisio = Self(spelling: "msVisio")
    /// `msLoop`.
    public static let msLoop = Self(spelling: "msLoop")
    /// `msWhiteboard`.
    public static let msWhiteboard = Self(spelling: "msWhiteboard")
    /// `code`.
    public static let code = Self(spelling: "code")
    /// `sketch`.
    public static let sketch = Self(spelling: "sketch")
    /// `adobeIllustrator`.
    public static let adobeIllustrator = Self(spelling: "adobeIllustrator")
    /// `adobePhotoshop`.
    public static let adobePhotoshop = Self(spelling: "adobePhotoshop")
    /// `adobeInDesign`.
    public static let adobeInDesign = Self(spelling: "adobeInDesign")
    /// `adobeFlash`.
    public static let adobeFlash = Self(spelling: "adobeFlash")
    /// `image`.
    public static let image = Self(spelling: "image")
    /// `gif`.
    public static let gif = Self(spelling: "gif")
    /// `video`.
    public static let video = Self(spelling: "video")
    /// `sound`.
    public static let sound = Self(spelling: "sound")
    /// `zip`.
    public static let zip = Self(spelling: "zip")
    /// `text`.
    public static let text = Self(spelling: "text")
    /// `pdf`.
    public static let pdf = Self(spelling: "pdf")
  }
}

extension TeamsCardProperties {
  /// Widths of cards.
  public struct Width: CardName {
    /// The names that the format has.
    public static let names = ["full"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `full`.
    public static let full = Self(spelling: "full")
  }
}

extension MentionedEntity {
  /// What is mentioned.
  public struct MentionType: CardName {
    /// The names that the format has.
    public static let names = ["Person", "Tag"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `Person`.
    public static let person = Self(spelling: "Person")
    /// `Tag`.
    public static let tag = Self(spelling: "Tag")
  }
}

extension Image {
  /// How a picture fills its frame.
  public struct FitMode: CardName {
    /// The names that the format has.
    public static let names = ["Cover", "Contain", "Fill"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `Cover`.
    public static let cover = Self(spelling: "Cover")
    /// `Contain`.
    public static let contain = Self(spelling: "Contain")
    /// `Fill`.
    public static let fill = Self(spelling: "Fill")
  }
}

extension Action.Popover {
  /// Where a bubble stands.
  public struct Position: CardName {
    /// The names that the format has.
    public static let names = ["Above", "Below", "Before", "After"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `Above`.
    public static let above = Self(spelling: "Above")
    /// `Below`.
    public static let below = Self(spelling: "Below")
    /// `Before`.
    public static let before = Self(spelling: "Before")
    /// `After`.
    public static let after = Self(spelling: "After")
  }
}

extension Action.InsertImage {
  /// Where a picture is put.
  public struct InsertPosition: CardName {
    /// The names that the format has.
    public static let names = ["Selection", "Top", "Bottom"]
    /// The name.
    public let rawValue: String
    /// The name with this spelling.
    public init(spelling: String) { rawValue = spelling }
    /// `Selection`.
    public static let selection = Self(spelling: "Selection")
    /// `Top`.
    public static let top = Self(spelling: "Top")
    /// `Bottom`.
    public static let bottom = Self(spelling: "Bottom")
  }
}
