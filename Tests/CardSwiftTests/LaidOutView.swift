import CardIR
import CardRuntime
import CardText

@testable import CardSwift

/// Views as SwiftUI lays them out, read from the tree of their source: stacks that share out room by how flexible what is in
/// them is, frames, padding, room, texts, pictures and controls.
enum LaidOutView {
  // MARK: Views

  struct Size { var width = 0.0, height = 0.0 }
  struct Place { var x: Double, width: Double, height: Double }

  /// A view; by itself what is around another one and changes nothing.
  class View {
    var content: View?

    init(_ content: View? = nil) { self.content = content }

    func size(_ width: Double?, _ height: Double?) -> Size {
      content?.size(width, height) ?? Size()
    }

    /// Notes where everything that is seen is, by what it shows.
    func place(_ x: Double, _ width: Double?, _ height: Double?, _ found: inout [String: Place]) {
      content?.place(x, width, height, &found)
    }

    /// How much more a view takes than it must, for the order in which a stack asks.
    func give(_ axis: Axis, _ other: Double?) -> Double {
      axis == .horizontal
        ? size(100_000, other).width - size(0, other).width
        : size(other, 100_000).height - size(other, 0).height
    }
  }

  /// Something that is seen.
  final class Leaf: View {
    var name: String
    var font = 17.0
    var isOneLine = false
    var isBold = false
    var measure: ((Leaf, Double?, Double?) -> Size)

    init(_ name: String, _ measure: @escaping (Leaf, Double?, Double?) -> Size) {
      (self.name, self.measure) = (name, measure)
      super.init()
    }

    override func size(_ width: Double?, _ height: Double?) -> Size { measure(self, width, height) }

    override func place(
      _ x: Double, _ width: Double?, _ height: Double?, _ found: inout [String: Place]
    ) {
      let own = size(width, height)
      found[name] = Place(x: x, width: own.width, height: own.height)
    }

    func width(of text: String) -> Double {
      TextMetrics.system.width(of: text, size: font, isBold: isBold)
    }

    static func text(_ words: String) -> Leaf {
      Leaf(words) { leaf, room, _ in
        let whole = leaf.width(of: words)
        guard let room, room < whole else { return Size(width: whole, height: leaf.font * 1.2) }
        if leaf.isOneLine { return Size(width: room, height: leaf.font * 1.2) }
        // Lines end between words, and the widest one decides.
        var lines = [0.0]
        let space = leaf.width(of: " ")
        for word in words.split(separator: " ") {
          let own = leaf.width(of: String(word))
          if let last = lines.last, last > 0, last + space + own > room {
            lines.append(own)
          } else {
            lines[lines.count - 1] += own + (lines[lines.count - 1] > 0 ? space : 0)
          }
        }
        return Size(width: min(room, lines.max() ?? 0), height: Double(lines.count) * leaf.font * 1.2)
      }
    }
  }

  /// A control around its title.
  final class Control: View {
    let name: String

    init(_ content: View, name: String) {
      self.name = name
      super.init(content)
    }

    override func size(_ width: Double?, _ height: Double?) -> Size {
      let title = super.size(width, height)
      return Size(width: max(30, title.width), height: max(34, title.height))
    }

    override func place(_ x: Double, _ width: Double?, _ height: Double?, _ found: inout [String: Place]) {
      let own = size(width, height)
      found[name] = Place(x: x, width: own.width, height: own.height)
    }
  }

  /// Room that takes what is left along its stack.
  final class Room: View {
    let least: Double
    var axis = Axis.vertical

    init(_ least: Double) {
      self.least = least
      super.init()
    }

    override func size(_ width: Double?, _ height: Double?) -> Size {
      axis == .horizontal
        ? Size(width: max(least, width ?? least)) : Size(height: max(least, height ?? least))
    }
  }

  final class Stack: View {
    let axis: Axis
    let spacing: Double
    /// Where children stand beside the axis, from none to one.
    let place: Double
    let children: [View]

    init(_ axis: Axis, _ children: [View], spacing: Double, place: Double) {
      (self.axis, self.spacing, self.place, self.children) = (axis, spacing, place, children)
      for case let room as Room in children { room.axis = axis }
      super.init()
    }

    /// What each child is offered: the least flexible are asked first.
    private func offers(_ width: Double?, _ height: Double?) -> [Double?] {
      guard let whole = axis == .horizontal ? width : height else { return children.map { _ in nil } }
      let other = axis == .horizontal ? height : width
      var left = whole - Double(max(0, children.count - 1)) * spacing
      var offers = [Double?](repeating: nil, count: children.count)
      // Room has the least priority: all others share out what its least length leaves.
      let reserve = children.reduce(0) { $0 + (($1 as? Room)?.least ?? 0) }
      for isRoom in [false, true] {
        let asked = children.indices.filter { (children[$0] is Room) == isRoom }
        let order = asked.map { ($0, children[$0].give(axis, other)) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
        left += isRoom ? reserve : -reserve
        for (number, (index, _)) in order.enumerated() {
          let share = max(0, left / Double(order.count - number))
          offers[index] = share
          let size = axis == .horizontal ? children[index].size(share, height) : children[index].size(width, share)
          left -= axis == .horizontal ? size.width : size.height
        }
      }
      return offers
    }

    private func sizes(_ width: Double?, _ height: Double?) -> [(offer: Double?, size: Size)] {
      zip(children, offers(width, height)).map { child, offer in
        (offer, axis == .horizontal ? child.size(offer, height) : child.size(width, offer))
      }
    }

    override func size(_ width: Double?, _ height: Double?) -> Size {
      let sizes = sizes(width, height).map(\.size)
      let gaps = Double(max(0, sizes.count - 1)) * spacing
      let (wide, high) = (sizes.map(\.width), sizes.map(\.height))
      return axis == .horizontal
        ? Size(width: wide.reduce(gaps, +), height: high.max() ?? 0)
        : Size(width: wide.max() ?? 0, height: high.reduce(gaps, +))
    }

    override func place(
      _ x: Double, _ width: Double?, _ height: Double?, _ found: inout [String: Place]
    ) {
      let own = size(width, height)
      var start = x
      for (child, (offer, size)) in zip(children, sizes(width, height)) {
        if axis == .horizontal {
          child.place(start, offer, height, &found)
          start += size.width + spacing
        } else {
          child.place(x + (own.width - size.width) * place, width, offer, &found)
        }
      }
    }
  }

  final class Layers: View {
    let children: [View]
    let place: Double

    init(_ children: [View], _ place: Double) {
      (self.children, self.place) = (children, place)
      super.init()
    }

    override func size(_ width: Double?, _ height: Double?) -> Size {
      children.map { $0.size(width, height) }.reduce(into: Size()) {
        $0 = Size(width: max($0.width, $1.width), height: max($0.height, $1.height))
      }
    }

    override func place(
      _ x: Double, _ width: Double?, _ height: Double?, _ found: inout [String: Place]
    ) {
      let own = size(width, height)
      for child in children {
        child.place(
          x + (own.width - child.size(width, height).width) * place, width, height, &found)
      }
    }
  }

  final class Frame: View {
    var width, height: Double?
    var fillsWidth = false, fillsHeight = false
    var place = 0.5

    override func size(_ width: Double?, _ height: Double?) -> Size {
      let inner = super.size(self.width ?? width, self.height ?? height)
      return Size(
        width: self.width ?? (fillsWidth ? max(inner.width, width ?? 0) : inner.width),
        height: self.height ?? (fillsHeight ? max(inner.height, height ?? 0) : inner.height))
    }

    override func place(
      _ x: Double, _ width: Double?, _ height: Double?, _ found: inout [String: Place]
    ) {
      let own = size(width, height)
      let offer = (self.width ?? width, self.height ?? height)
      let inner = super.size(offer.0, offer.1)
      super.place(x + (own.width - inner.width) * place, offer.0, offer.1, &found)
    }
  }

  final class Padding: View {
    var edges: [String: Double] = [:]
    private var across: Double { edges["leading", default: 0] + edges["trailing", default: 0] }
    private var down: Double { edges["top", default: 0] + edges["bottom", default: 0] }

    override func size(_ width: Double?, _ height: Double?) -> Size {
      let inner = super.size(width.map { max(0, $0 - across) }, height.map { max(0, $0 - down) })
      return Size(width: inner.width + across, height: inner.height + down)
    }

    override func place(
      _ x: Double, _ width: Double?, _ height: Double?, _ found: inout [String: Place]
    ) {
      super.place(
        x + edges["leading", default: 0], width.map { max(0, $0 - across) },
        height.map { max(0, $0 - down) }, &found)
    }
  }

  /// What scrolls has the width of what is in it, and as much height as there is.
  final class Scroll: View {
    override func size(_ width: Double?, _ height: Double?) -> Size {
      let inner = super.size(width, nil)
      return Size(width: inner.width, height: height ?? inner.height)
    }

    override func place(
      _ x: Double, _ width: Double?, _ height: Double?, _ found: inout [String: Place]
    ) {
      super.place(x, width, nil, &found)
    }
  }

  // MARK: From source to views

  struct Reader {
    var members: [String: [SwiftStatement]] = [:]
    /// What the reader does not know.
    var unknown: Set<String> = []

    init(_ file: SwiftFile) {
      guard case .type(let view)? = file.declarations.first else { return }
      for member in view.members {
        switch member {
        case .property(let property): members[property.name] = property.body
        case .function(let function):
          members[function.head.replacing("func ", with: "")] = function.body
        default: break
        }
      }
    }

    private mutating func views(_ statements: [SwiftStatement]) -> [View] {
      statements.flatMap { statement -> [View] in
        guard let expression = statement.expression else {
          unknown.insert("statement")
          return []
        }
        if case .verbatim(let name) = expression, let body = members[name] { return views(body) }
        if case .call(.verbatim(let name), _, nil) = expression, let body = members[name] {
          return views(body)
        }
        return [view(expression)]
      }
    }

    mutating func view(_ expression: SwiftExpression) -> View {
      switch expression {
      case .modified(let base, let modifiers):
        return modifiers.reduce(view(base)) { modified($0, $1) }
      case .verbatim(let name):
        guard let body = members[name] else { return View() }
        let inner = views(body)
        if inner.count != 1 { unknown.insert("several") }
        return inner.first ?? View()
      case .call(.verbatim(let name), let arguments, let closure):
        return call(name, arguments, closure)
      default:
        unknown.insert("expression")
        return View()
      }
    }

    private static func text(_ expression: SwiftExpression?) -> String? {
      switch expression {
      case .string(let parts)?:
        parts.reduce("") {
          $1 == .text("") ? $0 : $0 + { if case .text(let text) = $0 { text } else { "…" } }($1)
        }
      case .raw(let text)?: text
      case .call(_, let arguments, _)?: text(arguments.first?.value)
      default: nil
      }
    }

    private mutating func call(
      _ name: String, _ arguments: [SwiftArgument], _ closure: SwiftClosure?
    ) -> View {
      func value(_ label: String) -> SwiftExpression? {
        arguments.first { $0.label == label }?.value
      }
      func number(_ label: String) -> Double? { value(label).flatMap { Self.number($0) } }
      let inside = closure?.body ?? []
      switch name {
      case "VStack", "HStack":
        let spacing = number("spacing") ?? 8
        let axis: Axis = name == "HStack" ? .horizontal : .vertical
        return Stack(axis, views(inside), spacing: spacing, place: Self.place(value("alignment")))
      case "ZStack": return Layers(views(inside), Self.place(value("alignment")))
      case "ScrollView": return Scroll(views(inside).first)
      case "Spacer": return Room(number("minLength") ?? 8)
      case "Divider", "Rectangle", "Circle", "RoundedRectangle":
        return Leaf("shape") { _, width, height in
          Size(width: width ?? 10, height: name == "Divider" ? 1 : height ?? 10)
        }
      case "Text": return Leaf.text(Self.text(arguments.first?.value) ?? "")
      case "Button":
        let label = closure?.labelled.first.map { views($0.closure.body) }?.first
        let title = Self.text(arguments.first?.value) ?? ""
        let button = label ?? Leaf.text(title)
        var words: String?
        Self.visit(button) { leaf in
          words = leaf.name
          leaf.font = 18
        }
        // What is tapped and has more in it than a title is a box.
        return words.map { Control(button, name: "button " + $0) } ?? button
      case "Image" where value("systemName") != nil:
        return Leaf(Self.text(value("systemName")) ?? "") { _, _, _ in Size(width: 20, height: 20) }
      case "CardImage", "Image":
        let (width, height) = (number("width"), number("height"))
        let fills = value("fills") == "true"
        return Leaf(Self.text(arguments.first?.value) ?? "") { _, room, _ in
          let size = CardPictureSize.fitting(
            (120, 80), width: width, height: height, fills: fills, in: room)
          return Size(width: size.width, height: size.height)
        }
      case "CardInputField":
        return Leaf("field") { _, width, _ in Size(width: width ?? 100, height: 34) }
      case _ where members[name] != nil: return view(.verbatim(name))
      default:
        unknown.insert(name)
        return View()
      }
    }

    /// Everything that is seen in a view that frames and padding may be around.
    private static func visit(_ view: View, _ body: (Leaf) -> Void) {
      if let leaf = view as? Leaf { return body(leaf) }
      if let content = view.content { visit(content, body) }
    }

    private static func number(_ expression: SwiftExpression) -> Double? {
      switch expression {
      case .verbatim(let source): source == ".infinity" ? .infinity : Double(source)
      case .prefix("-", let operand): number(operand).map { -$0 }
      default: nil
      }
    }

    /// Where something stands from side to side.
    private static func place(_ alignment: SwiftExpression?) -> Double {
      guard case .verbatim(let source)? = alignment else { return 0.5 }
      let name = source.lowercased()
      return name.hasSuffix("leading") ? 0 : name.hasSuffix("trailing") ? 1 : 0.5
    }

    private static let fonts: [String: Double] = [
      ".largeTitle": 34, ".title": 28, ".title2": 22, ".title3": 20, ".headline": 17,
      ".callout": 16,
      ".subheadline": 15, ".footnote": 13, ".caption": 12, ".caption2": 11,
    ]

    private mutating func modified(_ view: View, _ modifier: SwiftModifier) -> View {
      let arguments = modifier.arguments
      func number(_ label: String) -> Double? {
        arguments.first { $0.label == label }.flatMap { Self.number($0.value) }
      }
      switch modifier.name {
      case "padding":
        guard let length = arguments.last.flatMap({ Self.number($0.value) }) else {
          unknown.insert("padding")
          return view
        }
        var names = ["top", "leading", "bottom", "trailing"]
        if arguments.count == 2, case .verbatim(let source) = arguments[0].value {
          names = source.split { !$0.isLetter }.flatMap { name in
            ["horizontal": ["leading", "trailing"], "vertical": ["top", "bottom"]][String(name)]
              ?? [String(name)]
          }
        }
        let padding = Padding(view)
        for name in names { padding.edges[name] = length }
        return padding
      case "frame":
        let frame = Frame(view)
        (frame.width, frame.height) = (number("width"), number("height"))
        (frame.fillsWidth, frame.fillsHeight) = (
          number("maxWidth") == .infinity, number("maxHeight") == .infinity
        )
        frame.place = Self.place(arguments.first { $0.label == "alignment" }?.value)
        return frame
      case "resizable":
        if let image = view as? Leaf {
          image.measure = { _, width, height in Size(width: width ?? 120, height: height ?? 80) }
        }
        return view
      case "font", "cardTextSize":
        guard let text = view as? Leaf, case .verbatim(let name)? = arguments.first?.value else {
          return view
        }
        text.font = Self.fonts[name] ?? Double(name) ?? text.font
        return view
      case "fontWeight":
        let bold: Set<SwiftExpression> = [".semibold", ".bold", ".heavy", ".black"]
        if let text = view as? Leaf { text.isBold = arguments.first.map { bold.contains($0.value) } ?? false }
        return view
      case "lineLimit":
        if let text = view as? Leaf { text.isOneLine = arguments.first?.value == "1" }
        return view
      default: return view
      }
    }
  }
}
