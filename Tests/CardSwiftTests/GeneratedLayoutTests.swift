import CardCompiler
import CardFormats
import CardIR
import CardRuntime
import CardSyntax
import CardTestSupport
import Foundation
import Synchronization
import Testing

@testable import CardSwift

/// Generated views, laid out by the arithmetic of their layouts and what SwiftUI does with stacks, frames and padding,
/// beside the boxes of the renderer that cards come from, in a browser.
@Suite("Layout of generated views, and boxes of the reference renderer")
struct GeneratedLayoutTests {
  /// A target that keeps the source of views as a tree.
  private final class Trees: PresentationEmitter {
    let id = FormatID(rawValue: "trees")
    let title = "trees"
    var diagnosticKinds: [DiagnosticKind] { [] }
    var capabilities: Capabilities { SwiftUIFormat().capabilities }
    let made = Mutex<SwiftFile?>(nil)

    func generate(_ presentation: Presentation, diagnostics: inout Diagnostics) -> GeneratedCode {
      let file = ScreenGenerator(presentation).generate().file
      made.withLock { $0 = file }
      return GeneratedCode(files: [OutputFile(fileExtension: "swift", bytes: file.bytes)])
    }
  }

  /// The view of a card as source.
  private static func file(_ text: String) -> SwiftFile? {
    let trees = Trees()
    let compiler = Compiler { $0.register(emitter: trees) }
    _ = compiler.compile(SourceText(name: "card.json", text: text), to: [trees.id])
    return trees.made.withLock { $0 }
  }

  // MARK: Elements of the source

  /// What stands in a card and has no children, in order.
  private struct Part {
    let pointer: String
    let kind: String
    let json: [String: Any]
  }

  private static func parts(_ json: [String: Any], _ pointer: String, _ boxes: [String: [Double]]) -> [Part] {
    let type = json["type"] as? String ?? ""
    let key = ["ColumnSet": "columns", "AdaptiveCard": "body"][type] ?? "items"
    guard ["AdaptiveCard", "Container", "ColumnSet", "Column"].contains(type) else {
      let kind = ["TextBlock": "Text", "Image": "CardImage"][type] ?? "other"
      return [Part(pointer: pointer, kind: kind, json: json)]
    }
    return (json[key] as? [[String: Any]] ?? []).enumerated().flatMap { index, child -> [Part] in
      let inner = "\(pointer)/\(key)/\(index)"
      if boxes[inner] == nil { return [] }
      return parts(type == "ColumnSet" ? child.merging(["type": "Column"]) { $1 } : child, inner, boxes)
    }
  }

  // MARK: Views

  /// A view as SwiftUI lays it out.
  private class View: CardStackItem, CardColumnItem {
    var lead: Double?
    var thickness: Double?
    var grows = false
    var column = CardColumn(width: .stretch)
    var children: [View] = []

    func size(width: Double?, height: Double?) -> CardSize {
      children.first?.size(width: width, height: height) ?? CardSize()
    }

    /// Notes the places of all leaves inside of a view that is offered an extent.
    func place(_ x: Double, _ y: Double, _ width: Double?, _ height: Double?, _ found: inout [(Leaf, CardFrame)]) {
      for child in children { child.place(x, y, width, height, &found) }
    }

    /// The line that the view is, with what is around it.
    var line: Line? { self as? Line ?? (children.count == 1 ? children[0].line : nil) }

    /// Takes over what the layout around asks of the view inside.
    func around(_ view: View) -> View {
      (lead, thickness, grows, column, children) = (view.lead, view.thickness, view.grows, view.column, [view])
      return self
    }
  }

  /// Something without views inside, whose text is as wide as half of its size for each character.
  private final class Leaf: View {
    let kind: String
    var measure: (Double?) -> CardSize = { _ in CardSize() }

    init(_ kind: String) { self.kind = kind }

    override func size(width: Double?, height: Double?) -> CardSize { measure(width) }

    override func place(
      _ x: Double, _ y: Double, _ width: Double?, _ height: Double?, _ found: inout [(Leaf, CardFrame)]
    ) {
      found.append((self, CardFrame(x: x, y: y, size: size(width: width, height: height))))
    }
  }

  /// A line across the stack that it is in.
  private final class Line: View {
    var isUpright = false

    override func size(width: Double?, height: Double?) -> CardSize {
      isUpright ? CardSize(width: 1, height: height ?? 10) : CardSize(width: width ?? 10, height: 1)
    }
  }

  /// A view that has the height which it would like, whatever it is offered.
  private final class FixedHeight: View {
    override func size(width: Double?, height: Double?) -> CardSize { super.size(width: width, height: nil) }

    override func place(
      _ x: Double, _ y: Double, _ width: Double?, _ height: Double?, _ found: inout [(Leaf, CardFrame)]
    ) { super.place(x, y, width, size(width: width, height: nil).height, &found) }
  }

  private final class Stack: View {
    enum Kind { case plain, row, rows, columns }
    let kind: Kind
    let spacing: Double
    let minHeight: Double
    let alignment: Double

    init(_ kind: Kind, _ children: [View], spacing: Double, minHeight: Double, alignment: Double) {
      (self.kind, self.spacing, self.minHeight, self.alignment) = (kind, spacing, minHeight, alignment)
      super.init()
      self.children = children
      if kind == .row { for child in children { child.line?.isUpright = true } }
    }

    /// The widths that a row of SwiftUI offers: what gives least is asked first, and has its part of what is left.
    private func offers(_ width: Double?, _ height: Double?) -> [Double?] {
      guard let width else { return children.map { _ in nil } }
      func give(_ child: View) -> Double {
        child.size(width: 100_000, height: height).width - child.size(width: 0, height: height).width
      }
      var left = width - Double(max(0, children.count - 1)) * spacing
      var offers = [Double?](repeating: nil, count: children.count)
      let order = children.indices.map { ($0, give(children[$0])) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
      for (number, (index, _)) in order.enumerated() {
        let share = max(0, left / Double(order.count - number))
        offers[index] = share
        left -= children[index].size(width: share, height: height).width
      }
      return offers
    }

    override func size(width: Double?, height: Double?) -> CardSize {
      switch kind {
      case .row:
        let sizes = zip(children, offers(width, height)).map { $0.size(width: $1, height: height) }
        let gaps = Double(max(0, sizes.count - 1)) * spacing
        return CardSize(width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.reduce(0) { max($0, $1.height) })
      case .rows: return CardStackFrames(children, spacing: spacing, width: width, height: height).size
      case .columns: return CardColumnFrames(children, spacing: spacing, width: width, minHeight: minHeight).size
      case .plain:
        let sizes = children.map { $0.size(width: width, height: nil) }
        let gaps = Double(max(0, sizes.count - 1)) * spacing
        return CardSize(
          width: sizes.reduce(0) { max($0, $1.width) }, height: sizes.reduce(gaps) { $0 + $1.height })
      }
    }

    override func place(
      _ x: Double, _ y: Double, _ width: Double?, _ height: Double?, _ found: inout [(Leaf, CardFrame)]
    ) {
      let own = size(width: width, height: height)
      switch kind {
      case .row:
        var start = x
        for (child, offer) in zip(children, offers(width, height)) {
          let size = child.size(width: offer, height: height)
          child.place(start, y + (own.height - size.height) * alignment, offer, height, &found)
          start += size.width + spacing
        }
      case .rows:
        let frames = CardStackFrames(children, spacing: spacing, width: own.width, height: height).frames
        for (child, frame) in zip(children, frames) where child.thickness == nil {
          child.place(x + frame.x, y + frame.y, own.width, frame.size.height, &found)
        }
      case .columns:
        let high = max(own.height, height ?? 0)
        let frames = CardColumnFrames(children, spacing: spacing, width: own.width, minHeight: high).frames
        for (child, frame) in zip(children, frames) where child.thickness == nil {
          child.place(x + frame.x, y + frame.y, frame.size.width, high, &found)
        }
      case .plain:
        var top = y
        for child in children {
          let size = child.size(width: width, height: nil)
          child.place(x + (own.width - size.width) * alignment, top, width, nil, &found)
          top += size.height + spacing
        }
      }
    }
  }

  private final class Frame: View {
    var fixed: (width: Double?, height: Double?)
    var fills: (width: Bool, height: Bool)
    var least: Double?
    var alignment: (x: Double, y: Double)

    init(
      _ fixed: (Double?, Double?), _ fills: (Bool, Bool), _ least: Double?, _ alignment: (Double, Double)
    ) { (self.fixed, self.fills, self.least, self.alignment) = (fixed, fills, least, alignment) }

    override func size(width: Double?, height: Double?) -> CardSize {
      var size = super.size(width: fixed.width ?? width, height: fixed.height ?? height)
      if let width = fixed.width { size.width = width }
      if let height = fixed.height { size.height = height }
      if fills.width, let width { size.width = width }
      if fills.height, let height { size.height = max(size.height, height) }
      size.height = max(size.height, least ?? 0)
      return size
    }

    override func place(
      _ x: Double, _ y: Double, _ width: Double?, _ height: Double?, _ found: inout [(Leaf, CardFrame)]
    ) {
      let own = size(width: width, height: height)
      let offered = (fixed.width ?? width, fixed.height ?? (fills.height ? own.height : height))
      let inner = super.size(width: offered.0, height: offered.1)
      super.place(
        x + (own.width - inner.width) * alignment.x, y + (own.height - inner.height) * alignment.y, offered.0,
        offered.1,
        &found)
    }
  }

  private final class Padding: View {
    var edges: [String: Double]

    init(_ edges: [String: Double]) { self.edges = edges }

    private var across: Double { edges["leading", default: 0] + edges["trailing", default: 0] }
    private var down: Double { edges["top", default: 0] + edges["bottom", default: 0] }

    override func size(width: Double?, height: Double?) -> CardSize {
      let size = super.size(width: width.map { max(0, $0 - across) }, height: height.map { max(0, $0 - down) })
      return CardSize(width: size.width + across, height: size.height + down)
    }

    override func place(
      _ x: Double, _ y: Double, _ width: Double?, _ height: Double?, _ found: inout [(Leaf, CardFrame)]
    ) {
      super.place(
        x + edges["leading", default: 0], y + edges["top", default: 0], width.map { max(0, $0 - across) },
        height.map { max(0, $0 - down) }, &found)
    }
  }

  // MARK: From source to views

  /// What is known of a view's members, which bodies name.
  private struct Reader {
    var members: [String: [SwiftStatement]] = [:]
    /// What the reader does not know.
    var unknown: Set<String> = []

    init(_ file: SwiftFile) {
      guard case .type(let view)? = file.declarations.first else { return }
      for member in view.members {
        switch member {
        case .property(let property): members[property.name] = property.body
        case .function(let function): members[function.head.replacing("func ", with: "")] = function.body
        default: break
        }
      }
    }

    mutating func views(_ statements: [SwiftStatement]) -> [View] {
      statements.flatMap { statement -> [View] in
        // What a member has of views is laid out by the stack that names it.
        if case .verbatim(let name)? = statement.expression, let body = members[name] { return views(body) }
        if case .call(.verbatim(let name), _, nil)? = statement.expression, let body = members[name] {
          return views(body)
        }
        if let expression = statement.expression { return [view(expression)] }
        unknown.insert("statement")
        return []
      }
    }

    mutating func view(_ expression: SwiftExpression) -> View {
      switch expression {
      case .modified(let base, let modifiers):
        return modifiers.reduce(view(base)) { modified($0, $1) }
      case .verbatim(let name):
        guard let body = members[name] else { return Leaf("other") }
        let inner = views(body)
        return inner.count == 1 ? inner[0] : Stack(.plain, inner, spacing: 0, minHeight: 0, alignment: 0)
      case .call(.verbatim(let name), let arguments, let closure):
        return call(name, arguments, closure)
      default:
        unknown.insert("expression")
        return View()
      }
    }

    private mutating func call(_ name: String, _ arguments: [SwiftArgument], _ closure: SwiftClosure?) -> View {
      func number(_ label: String) -> Double? {
        arguments.first { $0.label == label }.flatMap { Self.number($0.value) }
      }
      let inside = closure?.body ?? []
      switch name {
      case "VStack":
        let alignment = arguments.first { $0.label == "alignment" }?.value
        let place = alignment == ".leading" ? 0.0 : alignment == ".trailing" ? 1 : 0.5
        return Stack(.plain, views(inside), spacing: number("spacing") ?? 0, minHeight: 0, alignment: place)
      case "HStack" where arguments.first?.label == "alignment":
        let edges: [SwiftExpression: Double] = [".top": 0, ".center": 0.5, ".bottom": 1]
        return Stack(
          .row, views(inside), spacing: number("spacing") ?? 0, minHeight: 0,
          alignment: edges[arguments[0].value] ?? 0.5)
      case "Divider": return Line()
      case "CardStack", "CardColumns":
        return Stack(
          name == "CardStack" ? .rows : .columns, views(inside), spacing: number("spacing") ?? 0,
          minHeight: number("minHeight") ?? 0, alignment: 0)
      case "CardLine":
        let line = View()
        line.thickness = number("thickness") ?? 1
        return line
      case "Button" where closure?.labelled.first?.label == "label":
        let label = views(closure?.labelled.first?.closure.body ?? [])
        return label.count == 1 ? label[0] : Leaf("other")
      case "CardImage":
        let leaf = Leaf(name)
        let (width, height) = (number("width"), number("height"))
        let fills = arguments.contains { $0.label == "fills" && $0.value == "true" }
        leaf.measure = { room in
          let size = CardPictureSize.fitting((120, 80), width: width, height: height, fills: fills, in: room)
          return CardSize(width: size.width, height: size.height)
        }
        return leaf
      case "Text": return Leaf(arguments.contains { $0.label == "joining" } ? "other" : "Text")
      case _ where members[name] != nil: return view(.verbatim(name))
      default: return Leaf("other")
      }
    }

    private static func number(_ expression: SwiftExpression) -> Double? {
      switch expression {
      case .verbatim(let source): source == ".infinity" ? .infinity : Double(source)
      case .prefix("-", let operand): number(operand).map { -$0 }
      default: nil
      }
    }

    /// The names of edges: `.top` or `[.top, .leading]`.
    private static func words(_ expression: SwiftExpression) -> [String] {
      switch expression {
      case .verbatim(let source): source.split { !$0.isLetter }.map(String.init)
      case .array(let elements): elements.flatMap { words($0) }
      default: []
      }
    }

    private mutating func modified(_ view: View, _ modifier: SwiftModifier) -> View {
      let arguments = modifier.arguments
      func number(_ label: String) -> Double? {
        arguments.first { $0.label == label }.flatMap { Self.number($0.value) }
      }
      switch modifier.name {
      case "padding":
        let all = ["top", "leading", "bottom", "trailing"]
        let length = arguments.last.flatMap { Self.number($0.value) }
        var names = all
        if arguments.count == 2 {
          names = Self.words(arguments[0].value).flatMap { name in
            ["horizontal": ["leading", "trailing"], "vertical": ["top", "bottom"]][name] ?? [name]
          }
        }
        guard let length else {
          unknown.insert("padding")
          return view
        }
        return Padding(Dictionary(uniqueKeysWithValues: names.map { ($0, length) })).around(view)
      case "frame":
        let alignment = arguments.first { $0.label == "alignment" }?.value
        let source: String = if case .verbatim(let text)? = alignment { text.lowercased() } else { ".center" }
        let x = source.hasSuffix("leading") ? 0.0 : source.hasSuffix("trailing") ? 1 : 0.5
        let y = source.hasPrefix(".top") ? 0.0 : source.hasPrefix(".bottom") ? 1 : 0.5
        return Frame(
          (number("width"), number("height")), (number("maxWidth") == .infinity, number("maxHeight") == .infinity),
          number("minHeight"), (x, y)
        ).around(view)
      case "fixedSize": return FixedHeight().around(view)
      case "cardSpacing":
        view.lead = arguments.first.flatMap { Self.number($0.value) }
        return view
      case "cardGrows":
        view.grows = true
        return view
      case "cardColumn":
        var column = CardColumn(width: .stretch)
        for argument in arguments {
          switch argument.value {
          case ".auto": column.width = .auto
          case ".center": column.edge = .center
          case ".bottom": column.edge = .bottom
          case .call(".points", let points, _): column.width = .points(Self.number(points[0].value) ?? 0)
          case .call(".weight", let weight, _): column.width = .weight(Self.number(weight[0].value) ?? 0)
          default: if argument.label == "bleed" { column.bleed = Self.number(argument.value) ?? 0 }
          }
        }
        view.column = column
        return view
      default: return view
      }
    }
  }

  private static func leaves(of view: View) -> [Leaf] {
    if let leaf = view as? Leaf { return [leaf] }
    return view.thickness != nil ? [] : view.children.flatMap { leaves(of: $0) }
  }

  // MARK: Comparison

  @Test("are alike in rows of SwiftUI and in columns of cards, where views have these for those")
  func rows() {
    /// Something that is as wide as there is room, up to a width.
    func leaf(_ most: Double) -> Leaf {
      let leaf = Leaf("other")
      leaf.measure = { CardSize(width: min($0 ?? most, most), height: 10) }
      return leaf
    }
    func frames(_ view: View, _ width: Double) -> [CardFrame] {
      var found: [(Leaf, CardFrame)] = []
      view.place(0, 0, width, nil, &found)
      return found.map(\.1)
    }
    // Pictures and columns that stretch, as far as the generator takes them for alike.
    for (pictures, count) in [([], 1), ([], 2), ([], 5), ([40], 1), ([50.0], 1), ([30], 1), ([20, 30], 1), ([25], 1)] {
      for spacing in [0.0, 20] {
        let leaves = pictures.map { leaf($0) } + (0..<count).map { _ in leaf(10_000) }
        let sharing = leaves.enumerated().map { index, leaf in
          index < pictures.count ? leaf : Frame((nil, nil), (true, false), nil, (0, 0.5)).around(leaf)
        }
        for (index, leaf) in leaves.enumerated() {
          leaf.column = CardColumn(width: index < pictures.count ? .auto : .stretch)
        }
        let row = Stack(.row, sharing, spacing: spacing, minHeight: 0, alignment: 0)
        let columns = Stack(.columns, leaves, spacing: spacing, minHeight: 0, alignment: 0)
        let gaps = Double(leaves.count - 1) * spacing
        // Without pictures in any room.
        for room in stride(from: pictures.isEmpty ? 10.0 : 100, to: 700, by: 7) {
          let (ours, theirs) = (frames(row, room + gaps), frames(columns, room + gaps))
          #expect(
            zip(ours, theirs).allSatisfy { abs($0.x - $1.x) < 0.01 && abs($0.size.width - $1.size.width) < 0.01 },
            "\(pictures) \(count) in \(room): \(ours), not \(theirs)")
        }
      }
    }
  }

  @Test("put texts, pictures and inputs to where the renderer has them, within two points, for all but a few")
  func corpus() throws {
    guard let root = ProcessInfo.processInfo.environment["CARDC_SHARED"] else { return }
    let folder = URL(filePath: root).appending(path: "layout/adaptive-cards")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".boxes.json") }
    var (all, right, cards) = (0, 0, 0)
    var left: [String] = []
    var wrong: [String: Int] = [:]
    var first: [String] = []
    for name in names.sorted() {
      let file = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: name)))
      guard let file = file as? [String: Any], let path = file["card"] as? String,
        let widths = file["widths"] as? [String: [String: [Double]]]
      else { continue }
      let source = URL(filePath: root).appending(path: "corpus/adaptive-cards").appending(path: path)
      let text = String(try String(contentsOf: source, encoding: .utf8).trimmingPrefix("\u{FEFF}"))
      if text.contains("\"rtl\"") { continue }
      guard let card = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
        let made = Self.file(text)
      else { continue }
      for (width, boxes) in widths.sorted(by: { $0.key < $1.key }) {
        var reader = Reader(made)
        let view = reader.view("body")
        let leaves = Self.leaves(of: view)
        let parts = Self.parts(card, "", boxes)
        // What is behind the body are the buttons of the card.
        let extra = card["actions"] == nil ? 0 : 1
        guard reader.unknown.isEmpty, leaves.count >= parts.count, leaves.count <= parts.count + extra,
          zip(leaves, parts).allSatisfy({ $0.kind == $1.kind })
        else {
          left.append("\(name) \(reader.unknown.sorted()) \(leaves.map(\.kind)) \(parts.map(\.kind))")
          break
        }
        cards += 1
        for (leaf, part) in zip(leaves, parts) where leaf.kind != "CardImage" {
          let box = boxes[part.pointer] ?? [0, 0, 0, 0]
          let words = part.json["text"] as? String ?? ""
          let token = (part.json["size"] as? String ?? "").lowercased()
          let sizes: [String: Double] = ["small": 12, "medium": 17, "large": 21, "extralarge": 26]
          let wanted: Double = words.isEmpty ? box[2] : Double(words.count) * (sizes[token] ?? 14) / 2
          leaf.measure = { room in CardSize(width: min(room ?? wanted, wanted), height: box[3]) }
        }
        var found: [(Leaf, CardFrame)] = []
        view.place(0, 0, Double(width), nil, &found)
        for (leaf, part) in zip(leaves, parts) {
          guard let frame = found.first(where: { $0.0 === leaf })?.1, let box = boxes[part.pointer] else { continue }
          all += 1
          // What is seen is as wide as its lines or picture, in a box that is as wide as there is room.
          let isAcross = frame.x >= box[0] - 2 && frame.x + frame.size.width <= box[0] + box[2] + 2
          if isAcross, abs(frame.y - box[1]) <= 2, abs(frame.size.height - box[3]) <= 2 {
            right += 1
          } else {
            wrong[name, default: 0] += 1
            if wrong[name] == 1 { first.append("\(name) \(width) \(part.pointer): \(frame), not \(box)") }
          }
        }
      }
    }
    let worst = wrong.sorted { $0.value > $1.value }.prefix(20).map { "\($0.key): \($0.value)" }
    print("leaves \(right) of \(all) in \(cards) cards; \(left.count) left out; \(worst)")
    if ProcessInfo.processInfo.environment["CARDC_SHOW"] != nil { print((left + first).joined(separator: "\n")) }
    #expect(all > 500 && cards > 60, "\(all) leaves of \(cards) cards")
    #expect(Double(right) > 0.95 * Double(all), "\(right) of \(all): \(worst)")
  }
}
