import CardIR
import CardTestSupport

/// Random screens that are made for their layout: rows with room at either side, columns of all widths, layers,
/// chains of constraints, bars at the bottom, fixed sizes and shapes.
struct LayoutDocuments {
  var random: SeededGenerator
  private var count = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func name() -> String {
    count += 1
    let words = ["Harbour", "Lantern", "Meadow", "Orchard", "Pebble", "Quarry", "Timber", "Willow"]
    return "\(words[count % words.count])\(count)" + (chance(20) ? " with some more words beside it" : "")
  }

  private mutating func list(_ range: ClosedRange<Int>, _ make: (inout LayoutDocuments) -> String) -> [String] {
    (0..<Int.random(in: range, using: &random)).map { _ in make(&self) }
  }

  private mutating func members(_ pairs: [(String, String?)]) -> String {
    "{" + pairs.compactMap { pair in pair.1.map { "\"\(pair.0)\":\($0)" } }.joined(separator: ",") + "}"
  }

  private mutating func word(_ words: [String]) -> String { "\"\(pick(words))\"" }

  // MARK: DrivenUI

  /// A DrivenUI document.
  mutating func components() -> String {
    var inner = list(1...4) { $0.component(3) }
    if chance(60) { inner.append(#"{"type":"Spacer"}"#) }
    return stack("VStack", inner, depth: 0)
  }

  private mutating func stack(_ type: String, _ subviews: [String], depth: Int) -> String {
    let isRow = type == "HStack"
    let properties = members([
      ("padding", chance(25) ? "\(pick([4, 8, 16]))" : nil),
      ("backgroundColor", chance(20) ? "\"C7DEF9\"" : nil),
      ("spacing", chance(60) ? "\(pick([4, 8, 20]))" : nil),
      ("width", depth > 0 && chance(8) ? "\(pick([120, 200]))" : nil),
      ("height", depth > 0 && chance(10) ? "\(pick([60, 96]))" : nil),
      (
        isRow ? "verticalAlignment" : "horizontalAlignment",
        chance(60) ? word(isRow ? ["top", "center", "bottom"] : ["leading", "center", "trailing"]) : nil
      ),
    ])
    return members([
      ("type", "\"\(type)\""), ("properties", properties), ("subviews", "[\(subviews.joined(separator: ","))]"),
    ])
  }

  private mutating func componentLeaf() -> String {
    if chance(75) { return #"{"type":"Text","values":{"text":"\#(name())"}}"# }
    if chance(50) {
      let side = pick([24, 48, 80])
      return
        #"{"type":"Image","properties":{"width":\#(side),"height":\#(side)},"values":{"imageUrl":"https://a.example/\#(count).png"}}"#
        .replacing("\(count).png", with: "\(next()).png")
    }
    let side = pick([12, 40])
    return
      #"{"type":"\#(pick(["Circle", "Rectangle"]))","properties":{"width":\#(side),"height":\#(side),"foregroundColor":"2E89FC"}}"#
  }

  private mutating func next() -> Int {
    count += 1
    return count
  }

  private mutating func component(_ depth: Int) -> String {
    let spacer = #"{"type":"Spacer"}"#
    guard depth > 0, chance(60) else { return componentLeaf() }
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return stack("HStack", [spacer, component(depth - 1), spacer], depth: depth)
    case 1: return stack("HStack", [component(depth - 1), spacer, component(depth - 1)], depth: depth)
    case 2: return stack("HStack", [spacer, component(depth - 1)], depth: depth)
    case 3: return stack("HStack", [component(depth - 1), spacer], depth: depth)
    case 4: return stack("HStack", list(1...3) { $0.component(depth - 1) }, depth: depth)
    case 5:
      let size = members([
        ("width", chance(70) ? "\(pick([64, 200, 320]))" : nil), ("height", "\(pick([64, 96]))"),
      ])
      let back = #"{"type":"\#(pick(["Rectangle", "Circle"]))","properties":{"foregroundColor":"C7DEF9"}}"#
      return members([
        ("type", "\"ZStack\""), ("properties", size), ("subviews", "[\(back),\(component(depth - 1))]"),
      ])
    default:
      var inner = list(1...3) { $0.component(depth - 1) }
      if chance(15) { inner.insert(spacer, at: Int.random(in: 0...inner.count, using: &random)) }
      return stack("VStack", inner, depth: depth)
    }
  }

  // MARK: Adaptive Cards

  /// An Adaptive Card.
  mutating func card() -> String {
    let body = list(1...5) { $0.element(3) }.joined(separator: ",")
    return #"{"type":"AdaptiveCard","version":"1.5","body":[\#(body)]}"#
  }

  private mutating func element(_ depth: Int) -> String {
    let alignment = chance(40) ? word(["left", "center", "right"]) : nil
    let height = chance(6) ? "\"stretch\"" : nil
    switch depth > 0 ? Int.random(in: 0..<10, using: &random) : Int.random(in: 0..<4, using: &random) {
    case 0...2:
      return members([
        ("type", "\"TextBlock\""), ("text", "\"\(name())\""), ("wrap", "true"), ("horizontalAlignment", alignment),
        ("height", height),
      ])
    case 3:
      return members([
        ("type", "\"Image\""), ("url", "\"https://a.example/\(next()).png\""), ("horizontalAlignment", alignment),
        ("size", chance(50) ? word(["small", "medium", "large", "stretch", "auto"]) : nil),
        ("width", chance(30) ? "\"50px\"" : nil), ("style", chance(15) ? "\"person\"" : nil),
      ])
    case 4...5:
      let items = list(0...3) { $0.element(depth - 1) }.joined(separator: ",")
      return members([
        ("type", "\"Container\""), ("items", "[\(items)]"), ("style", chance(40) ? word(["emphasis", "good"]) : nil),
        ("minHeight", chance(20) ? "\"120px\"" : nil),
        ("verticalContentAlignment", chance(25) ? word(["top", "center", "bottom"]) : nil), ("height", height),
      ])
    case 6...8:
      let columns = list(1...3) { documents in
        let items = documents.list(0...2) { $0.element(depth - 1) }.joined(separator: ",")
        return documents.members([
          ("width", documents.pick(["\"auto\"", "\"stretch\"", "1", "2", "\"60px\"", nil])), ("items", "[\(items)]"),
          ("verticalContentAlignment", documents.chance(25) ? documents.word(["top", "center", "bottom"]) : nil),
          ("style", documents.chance(10) ? "\"emphasis\"" : nil), ("separator", documents.chance(10) ? "true" : nil),
        ])
      }
      return members([
        ("type", "\"ColumnSet\""), ("columns", "[\(columns.joined(separator: ","))]"),
        ("horizontalAlignment", chance(10) ? word(["center", "right"]) : nil),
      ])
    default:
      let facts = list(1...2) { #"{"title":"\#($0.name())","value":"\#($0.name())"}"# }.joined(separator: ",")
      return #"{"type":"FactSet","facts":[\#(facts)]}"#
    }
  }

  // MARK: Skima

  /// A Skima screen: a chain from the top, or a region that scrolls, and perhaps a bar at the bottom.
  mutating func screen() -> String {
    let hasBar = chance(40)
    var widgets: [String] = []
    if chance(50) {
      let children = list(1...4) { $0.widget(2, #"[]"#) }.joined(separator: ",")
      let bottom =
        hasBar ? #"{"type":"bottomEqual","to":"top","of":"bar","value":-8}"# : #"{"type":"bottomEqual","value":0}"#
      widgets.append(
        #"{"type":"scrollview","id":"root","props":{"axis":"vertical","spacing":8,"children":[\#(children)]},"#
          + #""constraints":[{"type":"topEqual","value":0},{"type":"leftEqual","value":0},{"type":"rightEqual","value":0},\#(bottom)]}"#
      )
    } else {
      widgets = chain(Int.random(in: 1...4, using: &random), depth: 2)
    }
    if hasBar {
      widgets.append(
        named("bar", widget(2, #"[{"type":"bottomEqual","value":8},\#(across())]"#)))
    }
    return #"{"metadata":{"id":"layout"},"ui":[\#(widgets.joined(separator: ","))]}"#
  }

  private func named(_ id: String, _ widget: String) -> String {
    #"{"id":"\#(id)","# + widget.dropFirst()
  }

  /// Constraints of a widget across its container.
  private mutating func across(needsWidth: Bool = false) -> String {
    let width = #"{"type":"width","value":\#(pick([48, 120, 200]))}"#
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return #"{"type":"leftEqual","value":16}"# + (needsWidth ? "," + width : "")
    case 1: return #"{"type":"rightEqual","value":16}"# + (needsWidth || chance(50) ? "," + width : "")
    case 2: return #"{"type":"centerX"}"# + (needsWidth ? "," + width : "")
    case 3: return #"{"type":"leftEqual","value":16},{"type":"rightEqual","value":16}"#
    default: return #"{"type":"horizontalMargin","value":16}"#
    }
  }

  /// Widgets below each other from the top of their container.
  private mutating func chain(_ count: Int, depth: Int) -> [String] {
    var before: String?
    return (0..<count).map { _ in
      let id = "w\(next())"
      let top =
        before.map { #"{"type":"topEqual","to":"bottom","of":"\#($0)","value":8}"# }
        ?? #"{"type":"topEqual","value":16}"#
      before = id
      return named(id, widget(depth, "[\(top),\(across())]"))
    }
  }

  private mutating func widget(_ depth: Int, _ constraints: String) -> String {
    let isFreeOfPlace = constraints == "[]" || constraints == "[ ]"
    func with(_ type: String, _ props: String, _ more: String = "") -> String {
      let inner = isFreeOfPlace ? "" : constraints.dropFirst().dropLast()
      let all = [String(inner), more].filter { !$0.isEmpty }.joined(separator: ",")
      return #"{"type":"\#(type)","props":\#(props),"constraints":[\#(all)]}"#
    }
    // Children of stacks have no places of their own; a space says that they do not fill their stack either.
    let isFree = constraints == "[]" || constraints == "[ ]"
    let isWide =
      constraints == "[]" || constraints.contains("horizontalMargin")
      || constraints.contains("leftEqual") && constraints.contains("rightEqual")
    let hasWidth = constraints.contains("\"width\"")
    switch depth > 0 ? Int.random(in: 0..<10, using: &random) : Int.random(in: 0..<4, using: &random) {
    case 0...2:
      return with(
        "label",
        members([("text", "\"\(name())\""), ("text_alignment", chance(30) ? word(["center", "right"]) : nil)]))
    case 3:
      if chance(40) { return with("button", #"{"text":"\#(name())","onClick":[]}"#, #"{"type":"height","value":48}"#) }
      let side = pick([24, 64])
      let size =
        #"{"type":"height","value":\#(side)}"#
        + (hasWidth || isWide && !isFree ? "" : #",{"type":"width","value":\#(side)}"#)
      if chance(70) || isFree { return with("label", #"{"text":"\#(name())"}"#) }
      if chance(50) { return with("image", #"{"url":"https://a.example/\#(next()).png"}"#, size) }
      return with("container", ##"{"backgroundColor":"#2E89FC","cornerRadius":\##(side / 2)}"##, size)
    case 4...5: return with("stack", column(depth))
    case 6...7: return with("stack", row(depth, isWide: isWide))
    default:
      let width = hasWidth || isWide ? "" : #",{"type":"width","value":200}"#
      if chance(50) {
        let inner = widget(depth - 1, #"[{"type":"centerX"},{"type":"centerY"}]"#)
        return with(
          "container", ##"{"backgroundColor":"#C7DEF9","children":[\##(inner)]}"##,
          #"{"type":"height","value":96}"# + width)
      }
      let inner =
        #"{"type":"stack","props":\#(column(depth - 1)),"constraints":[{"type":"topEqual","value":12},{"type":"bottomEqual","value":12},{"type":"horizontalMargin","value":12}]}"#
      return with("container", ##"{"backgroundColor":"#C7DEF9","children":[\##(inner)]}"##, String(width.dropFirst()))
    }
  }

  private mutating func column(_ depth: Int) -> String {
    let alignment = pick([nil, nil, "leading", "center", "trailing", "fill"])
    let children = list(1...3) {
      $0.widget($0.chance(70) ? 0 : depth - 1, alignment == nil || alignment == "fill" ? "[]" : "[ ]")
    }.joined(separator: ",")
    return members([
      ("axis", "\"vertical\""), ("spacing", "8"), ("children", "[\(children)]"),
      ("alignment", alignment.map { "\"\($0)\"" }),
    ])
  }

  private mutating func row(_ depth: Int, isWide: Bool) -> String {
    let filler = #"{"type":"container","props":{}}"#
    let image =
      #"{"type":"image","props":{"url":"https://a.example/\#(next()).png"},"constraints":[{"type":"width","value":40},{"type":"height","value":40}]}"#
    func label(_ documents: inout LayoutDocuments) -> String { documents.widget(0, "[]") }
    var children: [String]
    var distribution: String?
    switch isWide ? Int.random(in: 0..<7, using: &random) : Int.random(in: 0..<2, using: &random) {
    case 0: children = [label(&self), image]
    case 1: children = [image, label(&self)]
    case 2: children = [label(&self), filler, label(&self)]
    case 3: children = [filler, label(&self)]
    case 4: children = [label(&self), filler]
    case 5:
      children = list(2...3) { label(&$0) }
      distribution = "\"fillEqually\""
    default:
      children = list(2...3) { label(&$0) }
      distribution = "\"equalSpacing\""
    }
    return members([
      ("axis", "\"horizontal\""), ("spacing", chance(50) ? "8" : nil), ("distribution", distribution),
      ("alignment", chance(60) ? word(["top", "center", "bottom"]) : nil),
      ("children", "[\(children.joined(separator: ","))]"),
    ])
  }
}
