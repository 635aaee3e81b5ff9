public import CardIR

/// What an element looks like in numbers: what a host configuration makes of its names where it stands.
///
/// Parts that do not concern the element are none. Lengths are in points.
public struct ResolvedStyle: Sendable, Hashable {
  /// The text of the element.
  public var text: ResolvedText?
  /// What is before the element in its container.
  public var lead: ResolvedLead?
  /// The box around the content.
  public var box: ResolvedBox?
  /// The extents of an image.
  public var image: ResolvedImage?
  /// The buttons of a group.
  public var buttons: ResolvedButtons?
  /// The columns of pairs of title and value.
  public var facts: ResolvedFacts?
  /// The caption of an input and what is said of its value.
  public var input: ResolvedInput?
  /// The cells of a table.
  public var table: ResolvedTable?

  /// Nothing that a host decides on.
  public init() {}
}

/// Text in numbers.
public struct ResolvedText: Sendable, Hashable {
  /// The family of the font.
  public var family: String
  /// The size of the font.
  public var points: Double
  /// The weight of the font, 100 to 900.
  public var weight: Double
  /// From line to line.
  public var lineHeight: Double
  /// The colour.
  public var color: Color
  /// The colour behind marked text; none for text that is not marked.
  public var highlight: Color?
  /// The most lines; 0 for any number, none for text whose lines another element limits.
  public var maxLines: Double?
  /// The level of a heading for assistive technology; none for other text.
  public var headingLevel: Double?
}

/// The distance to the previous sibling.
public struct ResolvedLead: Sendable, Hashable {
  /// The distance; a line stands in its middle and adds its thickness.
  public var points: Double
  /// The thickness of the line; 0 for no line.
  public var lineThickness: Double
  /// The colour of the line.
  public var lineColor: Color
}

/// A box in numbers.
public struct ResolvedBox: Sendable, Hashable {
  /// The style that holds in the box.
  public var style: ContainerStyle
  /// Between each edge and the content.
  public var padding: Double
  /// The colour that is painted; none for a box that shows what is behind it.
  public var background: Color?
  /// How far the box reaches into its parent's padding.
  public var bleed: Double
  /// The colour of the border; none for no border.
  public var border: Color?
}

/// The extents of an image; none for those that follow from the image or the room there is.
public struct ResolvedImage: Sendable, Hashable {
  /// Across.
  public var width: Double?
  /// Downwards.
  public var height: Double?
  /// The most downwards.
  public var maxHeight: Double?
  /// Whether the image is as wide as its container.
  public var fillsWidth = false
}

/// A group of buttons in numbers.
public struct ResolvedButtons: Sendable, Hashable {
  /// The direction.
  public var axis: Axis
  /// Between two buttons.
  public var spacing: Double
  /// Where the buttons stand.
  public var alignment: ActionAlignment
  /// The most that are shown.
  public var maxCount: Double
  /// Across of their icons.
  public var iconSize: Double
}

/// Pairs of title and value in numbers.
public struct ResolvedFacts: Sendable, Hashable {
  /// The titles.
  public var title: ResolvedText
  /// The values.
  public var value: ResolvedText
  /// Between a title and its value.
  public var spacing: Double
  /// The most across of titles; 0 for any number.
  public var titleMaxWidth: Double
  /// The most across of values; 0 for any number.
  public var valueMaxWidth: Double
}

/// The caption of an input and what is said of its value, in numbers.
public struct ResolvedInput: Sendable, Hashable {
  /// The caption.
  public var label: ResolvedText
  /// What follows the caption; none for nothing.
  public var suffix: String?
  /// The colour of the suffix of the label.
  public var suffixColor: Color
  /// Between the caption and the field.
  public var labelSpacing: Double
  /// What is said of a value that is not valid.
  public var error: ResolvedText
  /// Between the field and what is said of its value.
  public var errorSpacing: Double
}

/// A table in numbers.
public struct ResolvedTable: Sendable, Hashable {
  /// Between two cells.
  public var cellSpacing: Double
  /// Between the edges of a cell and its content.
  public var cellPadding: Double
  /// The colour of the lines; none for no lines.
  public var lineColor: Color?
}
