import CardIR
import CardText

/// How large something is.
struct ViewSize: Hashable {
  var width = 0.0
  var height = 0.0

  /// The length along an axis.
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// What a view is offered: a length that is not there asks for the natural one, one without end for the greatest.
struct Proposal: Hashable {
  /// What the view stands in, which decides on the direction of spacers and lines.
  enum Container: Hashable {
    case row, column, layers
  }

  var width: Double?
  var height: Double?
  var within: Container

  /// The same for what is inside of some padding, of which a stated frame decides.
  func inside(_ view: ViewTree.View) -> Proposal {
    func less(_ length: Double?) -> Double? { length.map { max(0, $0 - 2 * view.padding) } }
    return Proposal(width: less(view.width ?? width), height: less(view.height ?? height), within: within)
  }
}

/// The answer of a view: how large it is, and where its parts are.
final class ViewBox {
  /// A box in another one.
  struct Inner {
    var box: ViewBox
    var x: Double
    var y: Double
  }

  let view: Int
  /// The box with the stated frame, and what is painted in its middle.
  var size = ViewSize()
  var painted = ViewSize()
  /// Where the painted part begins in the frame.
  var offset = ViewSize()
  var inner: [Inner] = []
  /// How far below the upper edge the first line of text stands.
  var baseline: Double?

  init(_ view: Int) { self.view = view }
}

/// Gives views their sizes and places as SwiftUI does: proposals go from the outside in, and sizes come back.
struct ProposalSolver {
  /// What a view says to a proposal, before padding and frame.
  private struct Content {
    var size = ViewSize()
    var inner: [ViewBox.Inner] = []
    var baseline: Double?
  }

  private struct Question: Hashable {
    var view: Int
    var proposal: Proposal
  }

  private let views: [ViewTree.View]
  private let metrics: TextMetrics
  private var known: [Question: ViewBox] = [:]

  init(_ views: [ViewTree.View], _ metrics: TextMetrics) {
    self.views = views
    self.metrics = metrics
  }

  /// The box of a view under a proposal.
  mutating func box(of index: Int, _ proposal: Proposal) -> ViewBox {
    let question = Question(view: index, proposal: proposal)
    if let box = known[question] { return box }
    let view = views[index]
    let content = content(of: view, proposal.inside(view))
    let box = ViewBox(index)
    box.painted = ViewSize(
      width: content.size.width + 2 * view.padding, height: content.size.height + 2 * view.padding)
    box.size = ViewSize(width: view.width ?? box.painted.width, height: view.height ?? box.painted.height)
    box.offset = ViewSize(
      width: (box.size.width - box.painted.width) / 2, height: (box.size.height - box.painted.height) / 2)
    box.inner = content.inner.map { .init(box: $0.box, x: $0.x + view.padding, y: $0.y + view.padding) }
    box.baseline = content.baseline.map { box.offset.height + view.padding + $0 }
    known[question] = box
    return box
  }

  private mutating func content(of view: ViewTree.View, _ proposal: Proposal) -> Content {
    let (width, height) = (proposal.width, proposal.height)
    switch view.kind {
    case .text(let text): return self.text(text, width)
    case .icon: return Content(size: ViewSize(width: SymbolSigns.size.width, height: SymbolSigns.size.height))
    case .image(let natural, let own):
      return Content(size: ViewSize(width: width ?? natural, height: height ?? own))
    case .shape: return Content(size: ViewSize(width: width ?? 10, height: height ?? 10))
    case .divider:
      return Content(
        size: proposal.within == .row
          ? ViewSize(width: 1, height: height ?? 10) : ViewSize(width: width ?? 10, height: 1))
    case .spacer(let least):
      func along(_ length: Double?) -> Double { length.map { max($0, least) } ?? least }
      return Content(
        size: ViewSize(
          width: proposal.within == .column ? 0 : along(width), height: proposal.within == .row ? 0 : along(height)))
    case .stack(let axis): return stack(view, width, height, axis)
    case .layers: return layers(view, width, height)
    case .list: return list(view, width, height)
    case .scroll(let axis):
      let content =
        axis == .horizontal ? stack(view, nil, height, axis) : stack(view, width, nil, axis)
      return Content(
        size: ViewSize(width: width ?? content.size.width, height: height ?? content.size.height),
        inner: content.inner)
    }
  }

  private func text(_ text: StyledText, _ width: Double?) -> Content {
    var lines = text.lines(metrics)
    var natural = (lines.width * 2).rounded(.up) / 2
    if let width, width < natural {
      lines = text.lines(metrics, width: width)
      natural = (lines.width * 2).rounded(.up) / 2
    }
    let line = lines.widths.isEmpty ? 0 : lines.height / Double(lines.widths.count)
    return Content(
      size: ViewSize(width: natural, height: lines.height), baseline: line * 0.8)
  }

  // MARK: Stacks

  private mutating func stack(
    _ view: ViewTree.View, _ width: Double?, _ height: Double?, _ axis: Axis
  ) -> Content {
    let cross: Axis = axis == .horizontal ? .vertical : .horizontal
    let (along, across) = axis == .horizontal ? (width, height) : (height, width)
    let gaps = view.gap * Double(max(0, view.children.count - 1))
    var boxes: [ViewBox] = []
    if let along {
      boxes = share(along - gaps, among: view.children, across, axis)
    } else {
      boxes = view.children.map { ask($0, nil, across, axis) }
    }
    let isOnBaseline = axis == .horizontal && view.alignment == .firstBaseline
    var extent = boxes.map { $0.size[cross] }.max() ?? 0
    extent = max(0, extent)
    let above = boxes.map { $0.baseline ?? $0.size.height }.max() ?? 0
    if isOnBaseline {
      extent = boxes.reduce(extent) { max($0, above - ($1.baseline ?? $1.size.height) + $1.size.height) }
    }
    var content = Content()
    var at = 0.0
    for box in boxes {
      let free = extent - box.size[cross]
      let aside = isOnBaseline ? above - (box.baseline ?? box.size.height) : Self.share(before: view.alignment) * free
      let offset = free.isFinite ? aside : 0
      content.inner.append(
        axis == .horizontal ? .init(box: box, x: at, y: offset) : .init(box: box, x: offset, y: at))
      at += box.size[axis] + view.gap
    }
    content.size[axis] = boxes.reduce(gaps) { $0 + $1.size[axis] }
    content.size[cross] = extent
    if axis == .horizontal {
      content.baseline = content.inner.compactMap { inner in inner.box.baseline.map { inner.y + $0 } }.max()
    }
    return content
  }

  private mutating func ask(_ child: Int, _ along: Double?, _ across: Double?, _ axis: Axis) -> ViewBox {
    box(
      of: child,
      axis == .horizontal
        ? Proposal(width: along, height: across, within: .row)
        : Proposal(width: across, height: along, within: .column))
  }

  /// The boxes of children that share a length: the least flexible first, each with an equal part of what is left; room to
  /// be filled gets what nobody else wants.
  private mutating func share(
    _ length: Double, among children: [Int], _ across: Double?, _ axis: Axis
  ) -> [ViewBox] {
    var least: [Double] = []
    var flexibility: [Double] = []
    for child in children {
      let (low, high) = (ask(child, 0, across, axis).size[axis], ask(child, .infinity, across, axis).size[axis])
      least.append(low)
      flexibility.append(high == low ? 0 : high - low)
    }
    func isRoom(_ place: Int) -> Bool {
      let view = views[children[place]]
      return view.kind.isSpacer && (axis == .horizontal ? view.width : view.height) == nil
    }
    var boxes = [ViewBox?](repeating: nil, count: children.count)
    let groups = [children.indices.filter { !isRoom($0) }, children.indices.filter(isRoom)]
    var room = length
    for (number, group) in groups.enumerated() {
      let kept = number == 0 ? groups[1].reduce(0) { $0 + least[$1] } : 0
      var left = room - kept
      var count = Double(group.count)
      for place in group.sorted(by: { (flexibility[$0], $0) < (flexibility[$1], $1) }) {
        let box = ask(children[place], max(0, left / count), across, axis)
        boxes[place] = box
        // Of room without end there is as much left for the next.
        if left.isFinite { left -= box.size[axis] }
        count -= 1
      }
      room = left + kept
    }
    return boxes.compactMap { $0 }
  }

  private static func share(before alignment: Alignment) -> Double {
    switch alignment {
    case .leading, .top, .fill: 0
    case .trailing, .bottom: 1
    default: 0.5
    }
  }

  // MARK: Other containers

  private mutating func layers(_ view: ViewTree.View, _ width: Double?, _ height: Double?) -> Content {
    let boxes = view.children.map { box(of: $0, Proposal(width: width, height: height, within: .layers)) }
    let size = ViewSize(width: boxes.map(\.size.width).max() ?? 0, height: boxes.map(\.size.height).max() ?? 0)
    return Content(
      size: size,
      inner: boxes.map {
        .init(box: $0, x: (size.width - $0.size.width) / 2, y: (size.height - $0.size.height) / 2)
      })
  }

  /// Rows with the system's insets, at least 44 points high.
  private mutating func list(_ view: ViewTree.View, _ width: Double?, _ height: Double?) -> Content {
    let full = width ?? 320
    var content = Content()
    var at = 0.0
    for child in view.children {
      let box = box(of: child, Proposal(width: max(0, full - 32), height: nil, within: .column))
      let high = max(44, box.size.height + 22)
      content.inner.append(.init(box: box, x: 16, y: at + (high - box.size.height) / 2))
      at += high
    }
    content.size = ViewSize(width: full, height: height ?? at)
    return content
  }
}
