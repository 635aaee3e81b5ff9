extension DrivenUIFormat {
  /// What types and properties are for, as the SDK has it.
  package static let glossary = Glossary(types: types, properties: properties)

  private static let types: [String: String] = [
    "Image": "A picture from a URL or from the app, or a system symbol.",
    "Text": "A text in one style, shown as it is written.",
    "HStack": "Components side by side.",
    "VStack": "Components one below the other.",
    "ZStack": "Components in front of each other, each in the middle; the first is behind the others.",
    "Rectangle": "A rectangle in the foreground colour, as large as there is room unless it has a size.",
    "Circle": "A circle in the foreground colour, as large as there is room unless it has a size.",
    "Spacer": "The room that is left along the axis of the stack around it.",
    "Divider": "A thin line across the axis of the stack around it.",
    "List": "Rows that scroll, with the system's insets and separators.",
  ]

  private static let properties: [String: String] = [
    "foregroundColor": "The colour of texts, symbols and shapes, handed down to the components inside.",
    "Text.foregroundColor": "The colour of the text.",
    "backgroundColor": "The colour behind the component and its padding.",
    "borderColor": "The colour of the border, which is drawn only if `borderWidth` is there too.",
    "borderWidth": "The width of the border inside the edges, in points; drawn only if `borderColor` is there too.",
    "padding": "The distance from the content to each of the four edges, in points.",
    "spacing": "The distance between the components inside, in points.",
    "width": "The width, in points: a frame around padding, background and border, which stay as wide as the content.",
    "height":
      "The height, in points: a frame around padding, background and border, which stay as high as the content.",
    "minLength": "The least length along the axis, in points.",
    "horizontalAlignment": "Where the components inside are from left to right.",
    "verticalAlignment": "Where the components inside are from top to bottom.",
    "font": "The text style, which sets the size.",
    "fontWeight": "The weight. A `headline` is not bold unless the weight says so.",
    "text": "The text.",
    "imageUrl": "The URL of the picture, which is stretched to the frame. An empty one ends the app.",
    "localImageName": "The name of a picture in the app, which is stretched to the frame; it goes before `imageUrl`.",
    "systemIconName": "The name of a system symbol, which keeps its size; it goes before the other two.",
    "subviews": "The components inside.",
  ]
}
