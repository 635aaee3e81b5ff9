import Foundation

/// Decodes a document as the SDK does, from the recovered declarations of its types.
///
/// Every key is optional; what does not decode fails the whole document.
package struct DrivenComponent: Decodable {
  enum ViewType: String, Decodable {
    case image = "Image"
    case text = "Text"
    case hstack = "HStack"
    case vstack = "VStack"
    case zstack = "ZStack"
    case rectangle = "Rectangle"
    case circle = "Circle"
    case spacer = "Spacer"
    case divider = "Divider"
    case list = "List"
  }

  struct ViewProperties: Decodable {
    enum HorizontalAlignment: String, Decodable { case leading, center, trailing }
    enum VerticalAlignment: String, Decodable { case top, center, bottom, firstTextBaseline, lastTextBaseline }

    var font: String?
    var fontWeight: String?
    var foregroundColor: String?
    var backgroundColor: String?
    var borderColor: String?
    var borderWidth: Int?
    var padding: Int?
    var spacing: Int?
    var width: Float?
    var height: Float?
    var minLength: Float?
    var horizontalAlignment: HorizontalAlignment?
    var verticalAlignment: VerticalAlignment?
  }

  struct Values: Decodable {
    var text: String?
    var imageUrl: String?
    var systemIconName: String?
    var localImageName: String?
  }

  var type: ViewType?
  var properties: ViewProperties?
  var values: Values?
  var subviews: [DrivenComponent]?

  /// The component in a document; throws where the SDK would show nothing.
  package static func decode(_ bytes: [UInt8]) throws -> DrivenComponent {
    try JSONDecoder().decode(DrivenComponent.self, from: Data(bytes))
  }
}

/// What is wrong with a document that a program has written: what the SDK does not decode, crashes on, or shows
/// otherwise than it is meant.
package func drivenUIProblems(in bytes: [UInt8]) -> [String] {
  let root: DrivenComponent
  do {
    root = try DrivenComponent.decode(bytes)
  } catch {
    return ["does not decode: \(error)"]
  }
  var problems: [String] = []
  func check(_ component: DrivenComponent, _ path: String) {
    let properties = component.properties
    switch component.type {
    case nil: problems.append("\(path) has no type")
    case .image?:
      let values = component.values
      if values?.systemIconName == nil, values?.localImageName == nil {
        guard let url = values?.imageUrl else { return problems.append("\(path) has no source") }
        if url.isEmpty || url.contains(" ") { problems.append("\(path) crashes on the URL \(url)") }
        if properties?.width == nil || properties?.height == nil { problems.append("\(path) has no frame") }
      }
    case .hstack?, .vstack?, .zstack?, .list?:
      if component.subviews == nil { problems.append("\(path) shows a placeholder") }
    default: break
    }
    for color in [properties?.foregroundColor, properties?.backgroundColor, properties?.borderColor] {
      guard let color, !color.contains("${") else { continue }
      if color.count != 6 || !color.allSatisfy(\.isHexDigit) || color != color.uppercased() {
        problems.append("\(path) has the colour \(color)")
      }
    }
    if let font = properties?.font, !font.contains("${"), !fonts.contains(font) {
      problems.append("\(path) has the font \(font)")
    }
    if let weight = properties?.fontWeight, !weight.contains("${"), !weights.contains(weight) {
      problems.append("\(path) has the weight \(weight)")
    }
    for (index, child) in (component.subviews ?? []).enumerated() { check(child, "\(path)/\(index)") }
  }
  check(root, "")
  return problems
}

private let fonts: Set<String> = [
  "largeTitle", "title", "headline", "subheadline", "body", "callout", "footnote", "caption",
]
private let weights: Set<String> = [
  "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
]
