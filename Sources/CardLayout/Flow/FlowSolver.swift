import CardText

/// Gives boxes that flow their places: widths from the outside in, heights from the inside out, and then what is left.
struct FlowSolver {
  /// The boxes; the first is around all others, and parents stand before their children.
  var boxes: [FlowBox] = []
  /// How wide texts are.
  let metrics: TextMetrics

  init(_ metrics: TextMetrics) { self.metrics = metrics }

  /// Adds a box, as a child of another one if that is named.
  @discardableResult
  mutating func add(_ box: FlowBox, to parent: Int? = nil) -> Int {
    boxes.append(box)
    if let parent { boxes[parent].children.append(boxes.count - 1) }
    return boxes.count - 1
  }

  /// Lays everything out in a page of a width.
  mutating func layOut(width: Double) {
    guard !boxes.isEmpty else { return }
    place(0, x: 0, y: 0, width: width, height: nil)
  }

  // MARK: Widths

  /// The width of a box that has all the room that it wants.
  mutating func widest(_ index: Int) -> Double {
    if let known = boxes[index].widest { return known }
    let width = boxes[index].width ?? contentWidth(index) { solver, child in solver.widest(child) }
    boxes[index].widest = width
    return width
  }

  /// The width that a box needs for its widest word.
  mutating func narrowest(_ index: Int) -> Double {
    if let known = boxes[index].narrowest { return known }
    var width = boxes[index].width ?? 0
    if boxes[index].width == nil {
      if case .text(let text, _) = boxes[index].content {
        width = text.narrowest(metrics) + boxes[index].padding.across
      } else if case .lines = boxes[index].content {
        for child in boxes[index].children { width = max(width, narrowest(child)) }
        width += boxes[index].padding.across
      } else {
        width = contentWidth(index) { solver, child in solver.narrowest(child) }
      }
    }
    boxes[index].narrowest = width
    return width
  }

  private mutating func contentWidth(_ index: Int, of width: (inout FlowSolver, Int) -> Double) -> Double {
    let box = boxes[index]
    var content = 0.0
    func outer(_ solver: inout FlowSolver, _ child: Int) -> Double {
      width(&solver, child) + solver.boxes[child].margin.across
    }
    switch box.content {
    case .column, .layers: for child in box.children { content = max(content, outer(&self, child)) }
    case .row: for child in box.children { content += outer(&self, child) }
    case .lines(let gap, _):
      content = gap * Double(max(0, box.children.count - 1))
      for child in box.children { content += outer(&self, child) }
    case .pairs(let gap, _, _):
      let (titles, values) = pairWidths(index)
      content = titles + gap + values
    case .text(let text, _): content = text.lines(metrics).width
    case .picture(let width, let height):
      content = box.height.map { height > 0 ? $0 * width / height : width } ?? width
    case .fixed(let width, _): content = width
    }
    return content + box.padding.across
  }

  /// The greatest widths of titles and values.
  private mutating func pairWidths(_ index: Int) -> (titles: Double, values: Double) {
    guard case .pairs(_, let titleLimit, let valueLimit) = boxes[index].content else { return (0, 0) }
    var (titles, values) = (0.0, 0.0)
    for (place, child) in boxes[index].children.enumerated() {
      if place.isMultiple(of: 2) { titles = max(titles, widest(child)) } else { values = max(values, widest(child)) }
    }
    return (min(titles, titleLimit ?? .infinity), min(values, valueLimit ?? .infinity))
  }

  /// The same where there is so much room: both give in proportion to what they can.
  private mutating func pairWidths(_ index: Int, in room: Double) -> (titles: Double, values: Double) {
    let (titles, values) = pairWidths(index)
    guard case .pairs(let gap, _, _) = boxes[index].content, titles + gap + values > room else {
      return (titles, values)
    }
    var least = (titles: 0.0, values: 0.0)
    for (place, child) in boxes[index].children.enumerated() {
      if place.isMultiple(of: 2) {
        least.titles = min(titles, max(least.titles, narrowest(child)))
      } else {
        least.values = min(values, max(least.values, narrowest(child)))
      }
    }
    let free = max(0, room - gap - least.titles - least.values)
    let wanted = (titles - least.titles) + (values - least.values)
    let share = wanted > 0 ? min(1, free / wanted) : 0
    return (least.titles + share * (titles - least.titles), least.values + share * (values - least.values))
  }

  /// The width of a child that stands below its siblings in so much room.
  private mutating func width(of child: Int, in room: Double, _ placement: FlowAlignment) -> Double {
    let box = boxes[child]
    let inner = max(0, room - box.margin.across)
    if let width = box.width { return min(width, inner) }
    if box.fillsWidth { return inner }
    if case .picture = box.content { return min(widest(child), inner) }
    if (box.ownPlacement ?? placement) == .fill { return inner }
    if case .fixed = box.content, box.canShrink { return min(widest(child), inner) }
    return min(max(narrowest(child), inner), widest(child))
  }

  /// The widths of the children of a row in so much room: what is left goes to those that grow, and what is missing is taken
  /// from those that give.
  private mutating func widths(of row: Int, in room: Double) -> [Double] {
    let children = boxes[row].children
    var least: [Double] = []
    var bases: [Double] = []
    for child in children {
      let box = boxes[child]
      least.append(box.canShrink ? box.padding.across : min(narrowest(child), box.width ?? .infinity))
      switch box.basis {
      case .points(let points): bases.append(points)
      case .share(let share): bases.append(share * room)
      case .content: bases.append(box.fillsWidth ? room : widest(child))
      }
    }
    let margins = children.reduce(0) { $0 + boxes[$1].margin.across }
    return shared(bases, least, room: room - margins, children)
  }

  private func shared(_ bases: [Double], _ least: [Double], room: Double, _ children: [Int]) -> [Double] {
    var result = zip(bases, least).map { max($0, $1) }
    let growing = result.reduce(0, +) < room
    // What is as long as it must be already takes no part.
    var isOpen = children.indices.map { index in
      let box = boxes[children[index]]
      return growing ? box.grow > 0 && bases[index] <= result[index] : box.shrink > 0 && bases[index] >= result[index]
    }
    // Padding does not give.
    let wishes = children.indices.map { index in
      let box = boxes[children[index]]
      return growing ? box.grow : box.shrink * max(0, bases[index] - box.padding.across)
    }
    while true {
      var (free, total) = (room, 0.0)
      for index in children.indices {
        free -= isOpen[index] ? bases[index] : result[index]
        if isOpen[index] { total += wishes[index] }
      }
      guard total > 0 else { break }
      var isDone = true
      for index in children.indices where isOpen[index] {
        result[index] = bases[index] + free * wishes[index] / total
        if result[index] < least[index] {
          result[index] = least[index]
          isOpen[index] = false
          isDone = false
        }
      }
      if isDone { break }
    }
    return result
  }

  // MARK: Heights

  /// The height of a box that is so wide.
  mutating func height(_ index: Int, width: Double) -> Double {
    if let known = boxes[index].measured, known.width == width { return known.height }
    let box = boxes[index]
    let height = box.height ?? min(max(box.minHeight, contentHeight(index, width: width)), box.maxHeight)
    boxes[index].measured = (width, height)
    return height
  }

  private mutating func contentHeight(_ index: Int, width: Double) -> Double {
    let box = boxes[index]
    let room = max(0, width - box.padding.across)
    var content = 0.0
    switch box.content {
    case .column:
      for child in box.children {
        let own = self.width(of: child, in: room, box.crossPlacement)
        content += height(child, width: own) + boxes[child].margin.downwards
      }
    case .row:
      for (child, own) in zip(box.children, widths(of: index, in: room)) {
        content = max(content, height(child, width: own) + boxes[child].margin.downwards)
      }
    case .layers: for child in box.children { content = max(content, height(child, width: room)) }
    case .lines(let gap, let between):
      content = lines(of: index, in: room, gap).reduce(-between) { $0 + $1.height + between }
    case .pairs:
      content = pairs(of: index, in: room).reduce(0) { $0 + $1.height }
    case .text(let text, _): content = text.lines(metrics, width: room).height
    case .picture(let natural, let height): content = natural > 0 ? room * height / natural : height
    case .fixed(_, let height): content = height
    }
    return content + box.padding.downwards
  }

  private mutating func lines(of index: Int, in room: Double, _ gap: Double) -> [(children: [Int], height: Double)] {
    var lines: [(children: [Int], height: Double)] = []
    var used = 0.0
    for child in boxes[index].children {
      let width = min(widest(child), room)
      let own = height(child, width: width)
      if lines.isEmpty || used + gap + width > room + 0.01 {
        lines.append(([child], own))
        used = width
      } else {
        lines[lines.count - 1].children.append(child)
        lines[lines.count - 1].height = max(lines[lines.count - 1].height, own)
        used += gap + width
      }
    }
    return lines
  }

  private mutating func pairs(of index: Int, in room: Double) -> [(title: Int, value: Int, height: Double)] {
    let (titles, values) = pairWidths(index, in: room)
    let children = boxes[index].children
    return stride(from: 0, to: children.count - 1, by: 2).map { place in
      let (title, value) = (children[place], children[place + 1])
      return (title, value, max(height(title, width: titles), height(value, width: values)))
    }
  }

  // MARK: Places

  /// Gives a child its place; `x` is where it begins if `parent` is read from left to right.
  private mutating func place(
    _ index: Int, in parent: FlowBox, x: Double, y: Double, width: Double, height: Double?
  ) {
    let mirrored = 2 * parent.frame.x + parent.frame.width - x - width + parent.padding.left - parent.padding.right
    place(index, x: parent.isReversed ? mirrored : x, y: y, width: width, height: height)
  }

  private mutating func place(_ index: Int, x: Double, y: Double, width: Double, height stated: Double?) {
    let natural = height(index, width: width)
    let height = stated ?? natural
    boxes[index].frame = BoxTree.Frame(x: x, y: y, width: width, height: height)
    let box = boxes[index]
    let (left, top) = (x + box.padding.left, y + box.padding.top)
    let room = max(0, width - box.padding.across)
    switch box.content {
    case .column: placeColumn(box, left, top, room, height - box.padding.downwards)
    case .row: placeRow(box, index, left, top, room, height - box.padding.downwards)
    case .layers:
      for child in box.children { place(child, x: left, y: top, width: room, height: height - box.padding.downwards) }
    case .lines(let gap, let between):
      placeLines(box, index, left, top, room, height - box.padding.downwards, gap, between)
    case .pairs(let gap, _, _):
      let (titles, values) = pairWidths(index, in: room)
      var at = top
      for pair in pairs(of: index, in: room) {
        place(pair.title, in: box, x: left, y: at, width: titles, height: nil)
        place(pair.value, in: box, x: left + titles + gap, y: at, width: values, height: nil)
        at += pair.height
      }
    case .text(let text, let alignment):
      let lines = text.lines(metrics, width: room)
      let own = min(lines.width, room)
      let offset = Self.offset(alignment, room - own)
      boxes[index].ink = BoxTree.Frame(
        x: left + (box.isReversed ? room - own - offset : offset), y: top, width: own, height: lines.height)
    case .picture, .fixed: break
    }
  }

  private mutating func placeColumn(_ box: FlowBox, _ left: Double, _ top: Double, _ room: Double, _ height: Double) {
    var lengths: [(width: Double, height: Double)] = []
    for child in box.children {
      let own = width(of: child, in: room, box.crossPlacement)
      lengths.append((own, self.height(child, width: own)))
    }
    let used = zip(box.children, lengths).reduce(0) { $0 + $1.1.height + boxes[$1.0].margin.downwards }
    let free = height - used
    let grow = box.children.reduce(0) { $0 + boxes[$1].grow }
    let isShared = free > 0 && grow > 0
    var at = top + (isShared ? 0 : Self.offset(box.placement, free))
    for (child, length) in zip(box.children, lengths) {
      let margin = boxes[child].margin
      let more = isShared ? free * boxes[child].grow / grow : 0
      let placement = boxes[child].ownPlacement ?? box.crossPlacement
      let across = Self.offset(placement, room - length.width - margin.across)
      place(
        child, in: box, x: left + margin.left + across, y: at + margin.top, width: length.width,
        height: length.height + more)
      at += length.height + more + margin.downwards
    }
  }

  private mutating func placeRow(
    _ box: FlowBox, _ index: Int, _ left: Double, _ top: Double, _ room: Double, _ height: Double
  ) {
    let widths = widths(of: index, in: room)
    let used = zip(box.children, widths).reduce(0) { $0 + $1.1 + boxes[$1.0].margin.across }
    var at = left + Self.offset(box.placement, room - used)
    for (child, width) in zip(box.children, widths) {
      let margin = boxes[child].margin
      let placement = boxes[child].ownPlacement ?? box.crossPlacement
      let own = self.height(child, width: width)
      let isFilling = placement == .fill && boxes[child].height == nil
      let length = isFilling ? height - margin.downwards : own
      let offset = isFilling ? 0 : Self.offset(placement, height - own - margin.downwards)
      place(child, in: box, x: at + margin.left, y: top + margin.top + offset, width: width, height: length)
      at += width + margin.across
    }
  }

  private mutating func placeLines(
    _ box: FlowBox, _ index: Int, _ left: Double, _ top: Double, _ room: Double, _ height: Double, _ gap: Double,
    _ between: Double
  ) {
    let lines = lines(of: index, in: room, gap)
    let used = lines.reduce(-between) { $0 + $1.height + between }
    // What is left from top to bottom goes to all lines alike.
    let more = max(0, height - used) / Double(max(1, lines.count))
    var at = top
    for line in lines {
      let gaps = gap * Double(line.children.count - 1)
      let least = line.children.map { min(widest($0), room) }
      let isShared = line.children.contains { boxes[$0].grow > 0 }
      // Those that share a line begin with nothing.
      let widths =
        isShared ? shared(least.map { _ in 0 }, least, room: room - gaps, line.children) : least
      var across = left + Self.offset(box.placement, room - gaps - widths.reduce(0, +))
      for (child, own) in zip(line.children, widths) {
        let natural = self.height(child, width: own)
        place(child, in: box, x: across, y: at, width: own, height: line.height + more)
        if case .picture = boxes[child].content {
          boxes[child].ink = boxes[child].frame
          boxes[child].ink?.height = natural
        }
        across += own + gap
      }
      at += line.height + more + between
    }
  }

  private static func offset(_ placement: FlowAlignment, _ free: Double) -> Double {
    switch placement {
    case .start, .fill: 0
    case .center: free / 2
    case .end: free
    }
  }
}
