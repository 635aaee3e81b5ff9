// Written by `UPDATE_REFERENCE=1 swift test --filter ModelSourceTests` from the vocabulary of Adaptive Cards.
// swift-format-ignore-file
public import CardIR

/// A picture.
public struct Image: CardElementProtocol {
  /// The name of the type.
  public static let typeName = "Image"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "url": String.self, "altText": String.self, "size": Image.Size.self, "style": Image.Style.self,
    "width": Pixels.self, "height": Image.Height.self, "backgroundColor": Color.self,
    "horizontalAlignment": HorizontalAlignment.self, "selectAction": CardAction.self, "forceLoad": Bool.self,
    "allowExpand": Bool.self, "fitMode": Image.FitMode.self, "horizontalContentAlignment": HorizontalAlignment.self,
    "verticalContentAlignment": VerticalAlignment.self, "themedUrls": [ThemedUrl].self, "tooltip": String.self,
    "msteams": TeamsImageProperties.self, "msTeams": TeamsImageProperties.self, "id": String.self,
    "isVisible": Bool.self, "requires": [String: String].self, "fallback": Fallback<CardElement>.self,
    "lang": String.self, "targetWidth": TargetWidth.self, "grid.area": String.self, "key": String.self,
    "isSortKey": Bool.self, "isVisible.dynamic": String.self, "spacing": Spacing.self, "separator": Bool.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A picture.
  public init(
    _ url: String, altText: String? = nil, size: Image.Size? = nil, style: Image.Style? = nil, width: Pixels? = nil,
    height: Image.Height? = nil, backgroundColor: Color? = nil, horizontalAlignment: HorizontalAlignment? = nil,
    selectAction: CardAction? = nil, forceLoad: Bool? = nil, allowExpand: Bool? = nil, fitMode: Image.FitMode? = nil,
    horizontalContentAlignment: HorizontalAlignment? = nil, verticalContentAlignment: VerticalAlignment? = nil,
    themedUrls: [ThemedUrl] = [], tooltip: String? = nil, msteams: TeamsImageProperties? = nil,
    msTeams: TeamsImageProperties? = nil, id: String? = nil, isVisible: Bool? = nil, requires: [String: String]? = nil,
    fallback: Fallback<CardElement>? = nil, lang: String? = nil, targetWidth: TargetWidth? = nil,
    gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil, isVisibleDynamic: String? = nil,
    spacing: Spacing? = nil, separator: Bool? = nil
  ) {
    object = Self.typed(
      url, altText, size, style, width, height, backgroundColor, horizontalAlignment, selectAction, forceLoad,
      allowExpand, fitMode, horizontalContentAlignment, verticalContentAlignment, themedUrls.nonEmpty, tooltip, msteams,
      msTeams, id, isVisible, requires, fallback, lang, targetWidth, gridArea, key, isSortKey, isVisibleDynamic,
      spacing, separator)
  }
  /// The URL.
  public var url: String { get { self["url"] ?? "" } set { self["url"] = newValue } }
  /// The description for screen readers.
  public var altText: String? { get { self["altText"] } set { self["altText"] = newValue } }
  /// The size.
  public var size: Image.Size? { get { self["size"] } set { self["size"] = newValue } }
  /// Whether the picture is cropped to a circle.
  public var style: Image.Style? { get { self["style"] } set { self["style"] = newValue } }
  /// The width, such as `50px`.
  public var width: Pixels? { get { self["width"] } set { self["width"] = newValue } }
  /// The height: `auto`, `stretch`, or pixels such as `50px`.
  public var height: Image.Height? { get { self["height"] } set { self["height"] = newValue } }
  /// The colour behind the picture, as `#AARRGGBB`.
  public var backgroundColor: Color? { get { self["backgroundColor"] } set { self["backgroundColor"] = newValue } }
  /// The action of a tap: any action except `Action.ShowCard`.
  public var selectAction: CardAction? { get { self["selectAction"] } set { self["selectAction"] = newValue } }
  /// Whether the picture is loaded again, without the cache.
  public var forceLoad: Bool? { get { self["forceLoad"] } set { self["forceLoad"] = newValue } }
  /// Whether the picture can be enlarged.
  public var allowExpand: Bool? { get { self["allowExpand"] } set { self["allowExpand"] = newValue } }
  /// How the picture fills its frame.
  public var fitMode: Image.FitMode? { get { self["fitMode"] } set { self["fitMode"] = newValue } }
  /// The horizontal place of the picture in its frame.
  public var horizontalContentAlignment: HorizontalAlignment? {
    get { self["horizontalContentAlignment"] }
    set { self["horizontalContentAlignment"] = newValue }
  }
  /// The vertical place of the picture in its frame.
  public var verticalContentAlignment: VerticalAlignment? {
    get { self["verticalContentAlignment"] }
    set { self["verticalContentAlignment"] = newValue }
  }
  /// Other pictures for light and dark hosts.
  public var themedUrls: [ThemedUrl] {
    get { self["themedUrls"] ?? [] }
    set { self["themedUrls"] = newValue.nonEmpty }
  }
  /// The text shown while the pointer is over the button.
  public var tooltip: String? { get { self["tooltip"] } set { self["tooltip"] = newValue } }
  /// What Teams does with it.
  public var msteams: TeamsImageProperties? { get { self["msteams"] } set { self["msteams"] = newValue } }
  /// What Teams does with it; the other spelling of `msteams`.
  public var msTeams: TeamsImageProperties? { get { self["msTeams"] } set { self["msTeams"] = newValue } }
}

/// Pictures of one size, in rows.
public struct ImageSet: CardElementProtocol {
  /// The name of the type.
  public static let typeName = "ImageSet"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "images": [Image].self, "imageSize": Image.Size.self, "style": ImageSet.Style.self, "offset": Int.self,
    "id": String.self, "isVisible": Bool.self, "requires": [String: String].self,
    "fallback": Fallback<CardElement>.self, "lang": String.self, "targetWidth": TargetWidth.self,
    "grid.area": String.self, "key": String.self, "isSortKey": Bool.self, "isVisible.dynamic": String.self,
    "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self,
    "horizontalAlignment": HorizontalAlignment.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// Pictures of one size, in rows.
  public init(
    imageSize: Image.Size? = nil, style: ImageSet.Style? = nil, offset: Int? = nil, id: String? = nil,
    isVisible: Bool? = nil, requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil,
    lang: String? = nil, targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil,
    isSortKey: Bool? = nil, isVisibleDynamic: String? = nil, spacing: Spacing? = nil, separator: Bool? = nil,
    height: BlockHeight? = nil, horizontalAlignment: HorizontalAlignment? = nil,
    @ListBuilder<Image> images: () -> [Image]
  ) {
    object = Self.typed(
      images(), imageSize, style, offset, id, isVisible, requires, fallback, lang, targetWidth, gridArea, key,
      isSortKey, isVisibleDynamic, spacing, separator, height, horizontalAlignment)
  }
  /// The pictures.
  public var images: [Image] { get { self["images"] ?? [] } set { self["images"] = newValue } }
  /// The size of all pictures.
  public var imageSize: Image.Size? { get { self["imageSize"] } set { self["imageSize"] = newValue } }
  /// How the pictures are arranged.
  public var style: ImageSet.Style? { get { self["style"] } set { self["style"] = newValue } }
  /// The overlap of stacked pictures in pixels.
  public var offset: Int? { get { self["offset"] } set { self["offset"] = newValue } }
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
}

/// A player for audio or video.
public struct Media: CardElementProtocol {
  /// The name of the type.
  public static let typeName = "Media"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "sources": [MediaSource].self, "poster": String.self, "altText": String.self,
    "captionSources": [CaptionSource].self, "id": String.self, "isVisible": Bool.self,
    "requires": [String: String].self, "fallback": Fallback<CardElement>.self, "lang": String.self,
    "targetWidth": TargetWidth.self, "grid.area": String.self, "key": String.self, "isSortKey": Bool.self,
    "isVisible.dynamic": String.self, "spacing": Spacing.self, "separator": Bool.self, "height": BlockHeight.self,
    "horizontalAlignment": HorizontalAlignment.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A player for audio or video.
  public init(
    poster: String? = nil, altText: String? = nil, id: String? = nil, isVisible: Bool? = nil,
    requires: [String: String]? = nil, fallback: Fallback<CardElement>? = nil, lang: String? = nil,
    targetWidth: TargetWidth? = nil, gridArea: String? = nil, key: String? = nil, isSortKey: Bool? = nil,
    isVisibleDynamic: String? = nil, spacing: Spacing? = nil, separator: Bool? = nil, height: BlockHeight? = nil,
    horizontalAlignment: HorizontalAlignment? = nil, @ListBuilder<MediaSource> sources: () -> [MediaSource],
    @ListBuilder<CaptionSource> captionSources: () -> [CaptionSource] = { [] }
  ) {
    object = Self.typed(
      sources(), poster, altText, captionSources().nonEmpty, id, isVisible, requires, fallback, lang, targetWidth,
      gridArea, key, isSortKey, isVisibleDynamic, spacing, separator, height, horizontalAlignment)
  }
  /// The files that can be played.
  public var sources: [MediaSource] { get { self["sources"] ?? [] } set { self["sources"] = newValue } }
  /// The URL of the picture that is shown before playback.
  public var poster: String? { get { self["poster"] } set { self["poster"] = newValue } }
  /// The description for screen readers.
  public var altText: String? { get { self["altText"] } set { self["altText"] = newValue } }
  /// The files of captions.
  public var captionSources: [CaptionSource] {
    get { self["captionSources"] ?? [] }
    set { self["captionSources"] = newValue.nonEmpty }
  }
  /// Whether the element stretches to the remaining height.
  public var height: BlockHeight? { get { self["height"] } set { self["height"] = newValue } }
}

/// A file that can be played.
public struct MediaSource: CardObject {
  /// The name of the type.
  public static let typeName = "MediaSource"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "mimeType": String.self, "url": String.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A file that can be played.
  public init(_ url: String, mimeType: String? = nil) {
    object = Self.untyped(mimeType, url)
  }
  /// The media type of the file.
  public var mimeType: String? { get { self["mimeType"] } set { self["mimeType"] = newValue } }
  /// The URL.
  public var url: String { get { self["url"] ?? "" } set { self["url"] = newValue } }
}

/// A file of captions.
public struct CaptionSource: CardObject {
  /// The name of the type.
  public static let typeName = "CaptionSource"
  /// The properties of the type.
  public static let properties: CardProperties = [
    "mimeType": String.self, "url": String.self, "label": String.self
  ]
  /// The members.
  public var object: JSONObject
  /// An object with these members, whatever they are.
  public init(object: JSONObject) { self.object = object }
  /// A file of captions.
  public init(mimeType: String, url: String, label: String) {
    object = Self.untyped(mimeType, url, label)
  }
  /// The media type of the file.
  public var mimeType: String { get { self["mimeType"] ?? "" } set { self["mimeType"] = newValue } }
  /// The URL.
  public var url: String { get { self["url"] ?? "" } set { self["url"] = newValue } }
  /// The name in the menu of captions.
  public var label: String { get { self["label"] ?? "" } set { self["label"] = newValue } }
}
