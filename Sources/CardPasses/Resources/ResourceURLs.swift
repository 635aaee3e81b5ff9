import CardIR

/// The attributes that hold the URLs of resources.
enum ResourceURLs {
  /// The attributes of images of an element.
  static func images(of kind: ElementKind) -> [AttributeID] {
    switch kind {
    case .image, .backgroundImage: [.url]
    case .media: [.poster]
    default: kind.family == .action || kind == .button ? [.iconURL] : []
    }
  }

  /// The attributes of other resources of an element.
  static func others(of kind: ElementKind) -> [AttributeID] { kind == .mediaSource ? [.url] : [] }

  /// The URL that an attribute is known to have.
  static func url(_ id: AttributeID, of element: Element) -> String? {
    guard case .text(let url)? = element[value: id], !url.isEmpty else { return nil }
    return url
  }
}
