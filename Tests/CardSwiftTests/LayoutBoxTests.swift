import CardIR
import CardRuntime
import CardStyle
import CardTestSupport
import Foundation
import Testing

/// The arithmetic of the layouts beside the boxes of the renderer that cards come from, in a browser.
@Suite("Frames of card layouts, and boxes of the reference renderer")
struct LayoutBoxTests {
  /// An element of a card as its generated view lays it out: a stack, columns, a picture, or something else, whose
  /// height is that of its box.
  private final class Node: CardStackItem, CardColumnItem {
    let pointer: String
    let json: [String: Any]
    var children: [Node] = []
    var lead: Double?
    var thickness: Double? { nil }
    var grows = false
    var column = CardColumn(width: .stretch)
    /// How far it reaches out at each side, and the room inside.
    var bleed = (top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0)
    var padding = 0.0
    var boxes: [String: [Double]] = [:]
    var line = 0.0

    init(_ pointer: String, _ json: [String: Any]) {
      (self.pointer, self.json) = (pointer, json)
    }

    var type: String { json["type"] as? String ?? "" }

    func size(width: Double?, height: Double?) -> CardSize {
      let inner = width.map { $0 + bleed.leading + bleed.trailing - 2 * padding }
      var size = content(inner, height.map { $0 + bleed.top + bleed.bottom - 2 * padding })
      size.width += 2 * padding - bleed.leading - bleed.trailing
      size.height += 2 * padding
      if padding > 0 || !children.isEmpty, let points = Self.pixels(json["minHeight"]) {
        size.height = max(size.height, points)
      }
      size.height -= bleed.top + bleed.bottom
      return size
    }

    private func content(_ width: Double?, _ height: Double?) -> CardSize {
      switch type {
      case "ColumnSet": return CardColumnFrames(views, spacing: 0, width: width).size
      case "Image":
        let token = ["small": 40.0, "medium": 80, "large": 160][(json["size"] as? String ?? "").lowercased()]
        let (x, y) = (Self.pixels(json["width"]), Self.pixels(json["height"]))
        let size = CardPictureSize.fitting(
          (120, 80), width: x ?? (y == nil ? token : nil), height: y,
          fills: (json["size"] as? String)?.lowercased() == "stretch", in: width)
        return CardSize(width: size.width, height: size.height)
      case _ where !children.isEmpty || type == "Column" || type == "Container" || type == "AdaptiveCard":
        return CardStackFrames(views, spacing: 0, width: width, height: height).size
      default:
        let box = boxes[pointer] ?? [0, 0, 0, 0]
        let text = json["text"] as? String ?? ""
        let size = ["small": 12.0, "medium": 17, "large": 21, "extralarge": 26][
          (json["size"] as? String ?? "").lowercased()]
        let wanted = text.isEmpty ? box[2] : Double(text.count) * (size ?? 14) / 2
        return CardSize(width: min(width ?? wanted, wanted), height: box[3])
      }
    }

    /// Lines and children, as they stand in the generated view.
    private var views: [Child] {
      children.flatMap { $0.line > 0 ? [Child(node: nil, thickness: $0.line), Child(node: $0)] : [Child(node: $0)] }
    }

    /// The places of all elements inside, from a place on.
    func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double, into result: inout [String: [Double]]) {
      let (left, top) = (x - bleed.leading, y - bleed.top)
      let (wide, high) = (width + bleed.leading + bleed.trailing, height + bleed.top + bleed.bottom)
      result[pointer] = [left, top, wide, high]
      let inner = (wide - 2 * padding, high - 2 * padding)
      let frames =
        type == "ColumnSet"
        ? CardColumnFrames(views, spacing: 0, width: inner.0, minHeight: inner.1).frames
        : CardStackFrames(views, spacing: 0, width: inner.0, height: inner.1).frames
      for (view, frame) in zip(views, frames) {
        guard let node = view.node else { continue }
        let isColumn = type == "ColumnSet"
        node.place(
          left + padding + frame.x, top + padding + (isColumn ? 0 : frame.y), isColumn ? frame.size.width : inner.0,
          isColumn ? inner.1 : frame.size.height, into: &result)
      }
    }

    static func pixels(_ value: Any?) -> Double? {
      (value as? String).flatMap { $0.hasSuffix("px") ? Double($0.dropLast(2)) : nil }
    }
  }

  /// A view of a stack: an element, or a line before the next one.
  private struct Child: CardStackItem, CardColumnItem {
    var node: Node?
    var thickness: Double?
    var lead: Double? { node?.lead }
    var grows: Bool { node?.grows ?? false }
    var column: CardColumn { node?.column ?? CardColumn(width: .stretch) }

    func size(width: Double?, height: Double?) -> CardSize {
      node?.size(width: width, height: height) ?? CardSize(width: 0, height: 0)
    }
  }

  /// What an element has from around it.
  private struct Around {
    var styles: Set<String> = ["default"]
    var padding = 0.0
    /// Whether it is at the top, the leading edge, the bottom and the trailing edge of what has that padding.
    var edges = [true, true, true, true]
  }

  private let spacing = HostConfig.default.spacing

  private func tree(
    _ json: [String: Any], _ pointer: String, _ around: Around, boxes: [String: [Double]]
  ) -> Node {
    let node = Node(pointer, json)
    node.boxes = boxes
    let token = (json["spacing"] as? String)?.lowercased() ?? "default"
    let tokens: [String: SpacingToken] = [
      "none": .none, "small": .small, "default": .default, "medium": .medium, "large": .large,
      "extralarge": .extraLarge, "padding": .padding,
    ]
    node.lead = spacing[tokens[token] ?? .default]
    if json["separator"] as? Bool == true { node.line = 1 }
    node.grows = (json["height"] as? String)?.lowercased() == "stretch" && node.type != "Image"
    var inner = around
    let style = (json["style"] as? String)?.lowercased()
    let isBox = ["Container", "ColumnSet", "Column"].contains(node.type)
    let isPainted =
      isBox && (style.map { own in around.styles.contains { $0 != own } } ?? false || json["backgroundImage"] != nil)
    if isBox, let style { inner.styles.insert(style) }
    if isPainted || node.type == "AdaptiveCard" {
      node.padding = spacing[.padding]
      inner.padding = spacing[.padding]
      inner.edges = [true, true, true, true]
    }
    if isPainted, json["bleed"] as? Bool == true {
      let room = around.edges.map { $0 ? around.padding : 0 }
      node.bleed = (room[0], room[1], room[2], room[3])
    }
    let key = ["ColumnSet": "columns", "AdaptiveCard": "body"][node.type] ?? "items"
    let children = (json[key] as? [[String: Any]] ?? []).enumerated().filter {
      boxes["\(pointer)/\(key)/\($0.offset)"] != nil
    }
    let isRow = node.type == "ColumnSet"
    for (place, (index, child)) in children.enumerated() {
      var child = child
      if isRow { child["type"] = "Column" }
      var own = inner
      if place > 0 { own.edges[isRow ? 1 : 0] = false }
      if place < children.count - 1 || node.type == "AdaptiveCard" && json["actions"] != nil {
        own.edges[isRow ? 3 : 2] = false
      }
      let made = tree(child, "\(pointer)/\(key)/\(index)", own, boxes: boxes)
      if isRow {
        made.column = CardColumn(width: Self.width(of: child), bleed: made.bleed.leading + made.bleed.trailing)
      }
      node.children.append(made)
    }
    return node
  }

  private static func width(of column: [String: Any]) -> CardColumn.Width {
    switch column["width"] {
    case let number as NSNumber: return .weight(number.doubleValue)
    case let text as String:
      if let points = Node.pixels(text) { return .points(points) }
      if let weight = Double(text) { return .weight(weight) }
      return text == "stretch" ? .stretch : .auto
    default: return .stretch
    }
  }

  @Test("agree within two points for all but a few elements of the corpus")
  func corpus() throws {
    guard let root = ProcessInfo.processInfo.environment["CARDC_SHARED"] else { return }
    let folder = URL(filePath: root).appending(path: "layout/adaptive-cards")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".boxes.json") }
    var (all, right, columns, rightColumns) = (0, 0, 0, 0)
    var wrong: [String: Int] = [:]
    for name in names.sorted() {
      let file = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: name)))
      guard let file = file as? [String: Any], let path = file["card"] as? String,
        let widths = file["widths"] as? [String: [String: [Double]]]
      else { continue }
      let source = URL(filePath: root).appending(path: "corpus/adaptive-cards").appending(path: path)
      let text = try String(contentsOf: source, encoding: .utf8).trimmingPrefix("\u{FEFF}")
      // SwiftUI mirrors layouts by itself where text runs from right to left.
      if text.contains("\"rtl\"") { continue }
      guard let card = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else { continue }
      for (width, boxes) in widths {
        let node = tree(card, "", Around(), boxes: boxes)
        var found: [String: [Double]] = [:]
        let total = Double(width) ?? 0
        node.place(0, 0, total, node.size(width: total, height: nil).height, into: &found)
        for (pointer, box) in boxes {
          guard let mine = found[pointer], !pointer.isEmpty else { continue }
          let isBox = pointer.contains("/columns/") && pointer.split(separator: "/").dropLast().last == "columns"
          let indices = [0, 1, 2, 3]
          let agrees = indices.allSatisfy { abs(mine[$0] - box[$0]) <= 2 }
          all += 1
          if agrees { right += 1 } else { wrong[name, default: 0] += 1 }
          if isBox {
            columns += 1
            if abs(mine[0] - box[0]) <= 2, abs(mine[2] - box[2]) <= 2 { rightColumns += 1 }
          }
        }
      }
    }
    let worst = wrong.sorted { $0.value > $1.value }.prefix(12).map { "\($0.key): \($0.value)" }
    print("elements \(right) of \(all); columns \(rightColumns) of \(columns); \(worst)")
    #expect(all > 1000 && columns > 100)
    #expect(Double(right) > 0.95 * Double(all), "\(right) of \(all): \(worst)")
    #expect(Double(rightColumns) > 0.95 * Double(columns), "\(rightColumns) of \(columns)")
  }
}
