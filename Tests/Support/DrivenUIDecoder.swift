import CardSyntax
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
  var ignored = Diagnostics()
  if let document = JSONReader.read(SourceText(name: "out.json", bytes: bytes), diagnostics: &ignored) {
    DrivenUIKeys.check(document.root, "", &problems)
  }
  func check(_ component: DrivenComponent, _ path: String) {
    let properties = component.properties
    switch component.type {
    case nil: problems.append("\(path) has no type")
    case .image?:
      let values = component.values
      if values?.systemIconName == nil, values?.localImageName == nil {
        guard let url = values?.imageUrl else { return problems.append("\(path) has no source") }
        if !url.contains("${"), URL(string: url, encodingInvalidCharacters: false) == nil {
          problems.append("\(path) crashes on the URL \(url)")
        }
        // Across it may take the width that there is, and down it would take all the room of the page.
        if properties?.height == nil { problems.append("\(path) has no frame") }
      }
    case .hstack?, .vstack?, .zstack?, .list?:
      if component.subviews == nil { problems.append("\(path) shows a placeholder") }
    default: break
    }
    if (properties?.borderColor == nil) != (properties?.borderWidth == nil) {
      problems.append("\(path) has half a border")
    }
    if properties?.font == "headline", properties?.fontWeight == nil {
      problems.append("\(path) has a headline without weight")
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

/// The keys that each type makes use of, in the order in which they are written.
private enum DrivenUIKeys {
  private static let common: Set = [
    "foregroundColor", "backgroundColor", "borderColor", "borderWidth", "padding", "width", "height",
  ]
  private static let own: [String: Set<String>] = [
    "Text": ["font", "fontWeight", "text"],
    "Image": ["systemIconName", "localImageName", "imageUrl"],
    "VStack": ["horizontalAlignment", "spacing", "subviews"],
    "HStack": ["verticalAlignment", "spacing", "subviews"],
    "ZStack": ["subviews"], "List": ["subviews"], "Spacer": ["minLength"],
  ]
  private static let order = ["type", "properties", "values", "subviews"]
  private static let propertyOrder = [
    "font", "fontWeight", "foregroundColor", "backgroundColor", "borderColor", "borderWidth", "padding", "spacing",
    "width", "height", "minLength", "horizontalAlignment", "verticalAlignment",
  ]

  /// Checks a component and what is in it for keys that are not used, and for their order.
  static func check(_ node: Node, _ path: String, _ problems: inout [String]) {
    guard node.kind == .object else { return }
    let used = common.union(own[node["type"]?.string ?? ""] ?? [])
    // Template keys are gone when the SDK sees the document; what is preserved has a key of its own.
    let names = node.members.map(\.name).filter { !["$data", "$when", "x-cardc"].contains($0) }
    if names != order.filter(names.contains) { problems.append("\(path) has the keys \(names)") }
    if node["subviews"] != nil, !used.contains("subviews") { problems.append("\(path) shows no subviews") }
    let properties = node["properties"]?.members.map(\.name) ?? []
    if properties != propertyOrder.filter(properties.contains) {
      problems.append("\(path) has the properties \(properties)")
    }
    for name in properties + (node["values"]?.members.map(\.name) ?? []) where !used.contains(name) {
      problems.append("\(path) makes no use of \(name)")
    }
    guard let subviews = node["subviews"] else { return }
    for (index, child) in subviews.elements.enumerated() {
      check(child, "\(path)/\(index)", &problems)
    }
  }
}
