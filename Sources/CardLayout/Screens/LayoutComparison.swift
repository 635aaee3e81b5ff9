import CardIR
import CardSyntax

/// Where the content of a screen is in another form of it.
///
/// What belongs together is found by where it was written: each part of the other form comes from a place in the source of
/// the first. Of screens that do not come from each other it is what shows the same, in the same order. Places are compared as an eye does it: of the two sides and the middle of something that one counts which
/// moved least, and from top to bottom the distance from what is before it.
public struct LayoutComparison: Sendable {
  /// Something that is in both forms.
  public struct Pair: Sendable {
    /// The part of the first form, by its place among the parts.
    public let part: Int
    /// Where it is seen in the first form and in the other one, in points.
    public let frames: (own: BoxTree.Frame, other: BoxTree.Frame)
    /// How far it moved to the right; less than none for the left.
    public internal(set) var aside = 0.0
    /// How much further it is from what is before it, or the first from the top of a screen; less than none for nearer.
    public internal(set) var below = 0.0
    /// Whether nothing is before it.
    public internal(set) var isFirst = false
    /// How much wider it became, for content whose extents are its own.
    public internal(set) var wider = 0.0
    /// How much higher it became.
    public internal(set) var higher = 0.0
    /// Whether words are broken in the other form that are whole in the first, because their place is too narrow.
    public internal(set) var breaksWords = false

    /// Whether it is where it was, within so many points, as large, and its words whole.
    public func isInPlace(within tolerance: Double) -> Bool {
      !breaksWords && abs(aside) <= tolerance && abs(below) <= tolerance
        && abs(wider) <= max(tolerance, frames.own.width / 8)
        && abs(higher) <= max(tolerance, frames.own.height / 8)
    }
  }

  /// How far something may be from its place without being seen to be elsewhere, in points.
  public static let tolerance = 8.0

  /// What is in both forms, in the order of the first.
  public private(set) var pairs: [Pair] = []
  /// The parts of the first form that are not found in the other one.
  public private(set) var missing: [Int] = []
  /// How many parts of another screen are not found in the first one.
  public private(set) var added = 0

  /// How many pairs are in place.
  public var inPlace: Int { pairs.count { $0.isInPlace(within: Self.tolerance) } }

  /// Looks for the content of a layout in another layout of the same screen.
  public init(_ own: ScreenLayout, _ other: ScreenLayout) {
    let index = PartIndex(own)
    var found: [Int: [Int]] = [:]
    for (place, part) in other.parts.enumerated() where part.isContent && part.element.kind != .divider {
      if let group = index.group(of: part) { found[group, default: []].append(place) }
    }
    // A control that the other form has not is seen there as the box that is drawn around its words.
    for (place, part) in other.parts.enumerated() where part.isDrawnBox {
      if let group = index.group(of: part), index.groups[group].count == 1,
        own.parts[index.groups[group][0]].element.kind.isControl
      {
        found[group, default: []].append(place)
      }
    }
    var frames: [Int: BoxTree.Frame] = [:]
    var broken: Set<Int> = []
    for (group, places) in found {
      let owners = index.groups[group]
      // Data repeat what stands once in the source: then each gets as many as the next.
      let share = places.count / owners.count
      guard places.count == share * owners.count else { continue }
      for (number, owner) in owners.enumerated() {
        let found = places[number * share..<(number + 1) * share].map { other.parts[$0] }
        if found.contains(where: \.breaksWords) { broken.insert(owner) }
        let mine = found.map(\.ink)
        frames[owner] = mine.dropFirst().reduce(mine[0]) { $0.union($1) }
      }
    }
    pair(own.parts.indices.filter { index.isCompared[$0] }, of: own, frames, broken)
    compareTops(own, other)
  }

  /// Compares the content of any two screens.
  public init(_ own: ScreenLayout, besides other: ScreenLayout) {
    let (mine, theirs) = (own.content, other.content)
    let difference = theirs.map { other.parts[$0].sight }.difference(from: mine.map { own.parts[$0].sight })
    var (gone, new): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): new.insert(offset)
      }
    }
    added = new.count
    let kept = mine.indices.filter { !gone.contains($0) }
    let found = theirs.indices.filter { !new.contains($0) }
    let frames = zip(kept, found).map { (mine[$0], other.parts[theirs[$1]].ink) }
    let broken = zip(kept, found).filter { other.parts[theirs[$1]].breaksWords }.map { mine[$0.0] }
    pair(mine, of: own, Dictionary(uniqueKeysWithValues: frames), Set(broken))
    compareTops(own, other)
  }

  /// Measures how far the first content is from the top of the screen, where both forms are laid out in one: a card is as
  /// high as its content.
  private mutating func compareTops(_ own: ScreenLayout, _ other: ScreenLayout) {
    guard own.fillsScreen, other.fillsScreen, !pairs.isEmpty else { return }
    pairs[0].isFirst = true
    pairs[0].below = pairs[0].frames.other.y - pairs[0].frames.own.y
  }

  /// Measures how far content moved, with where each part is in the other form.
  private mutating func pair(
    _ places: [Int], of own: ScreenLayout, _ frames: [Int: BoxTree.Frame], _ broken: Set<Int>
  ) {
    var before: Pair?
    for place in places {
      // What stands for an element of a host is of another size by its nature, so what follows is at no distance that means
      // anything.
      let isReplaced = own.parts[place].element.kind == .custom
      guard let frame = frames[place] else {
        missing.append(place)
        if isReplaced { before = nil }
        continue
      }
      // What has no extent, such as a blank text, is not seen, and nothing is near to it.
      let ink = own.parts[place].ink
      if ink.width == 0, ink.height == 0 { continue }
      var pair = Pair(part: place, frames: (ink, frame))
      pair.measure(after: before, hasOwnExtents: own.parts[place].hasOwnExtents)
      pair.breaksWords = broken.contains(place) && !own.parts[place].breaksWords
      before = isReplaced ? nil : pair
      pairs.append(pair)
    }
  }
}

extension LayoutComparison.Pair {
  fileprivate mutating func measure(after before: Self?, hasOwnExtents: Bool) {
    let shift = frames.other.x - frames.own.x
    let growth = frames.other.width - frames.own.width
    // What is wider or narrower keeps the side that it is aligned with.
    aside = [shift, shift + growth / 2, shift + growth].min { abs($0) < abs($1) } ?? shift
    if let before {
      below =
        Self.distance(of: frames.other, below: before.frames.other)
        - Self.distance(of: frames.own, below: before.frames.own)
    }
    guard hasOwnExtents else { return }
    wider = growth
    higher = frames.other.height - frames.own.height
  }

  /// From the top of what is before where both are beside each other, else from its end: lines of another height do not
  /// count.
  private static func distance(of frame: BoxTree.Frame, below before: BoxTree.Frame) -> Double {
    let isBeside = frame.y < before.y + before.height / 2
    return frame.y - before.y - (isBeside ? 0 : before.height)
  }
}

extension BoxTree.Frame {
  /// The smallest frame around both.
  func union(_ other: Self) -> Self {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Self(x: left, y: top, width: max(right, other.right) - left, height: max(bottom, other.bottom) - top)
  }
}

extension ScreenLayout {
  /// The content that is compared with that of other screens.
  fileprivate var content: [Int] { parts.indices.filter { parts[$0].isContent && parts[$0].element.kind != .divider } }
}

extension ScreenLayout.Part {
  /// What is seen of it, the same whatever format it is in: its words, the picture, or else what kind of thing it is.
  fileprivate var sight: String {
    if element.kind.isInput {
      return [element.kind.rawValue, element.literal(.placeholder)].compactMap(\.self).joined(separator: " ")
    }
    if !text.isEmpty { return "text " + text }
    if let url = element.literal(.url), element.kind == .image { return "image " + url }
    return element.kind.rawValue
  }

  /// Whether it has extents that do not come from a font: choices below each other are as wide as their titles.
  fileprivate var hasOwnExtents: Bool {
    attribute == nil && (element.kind == .image || element.kind == .media || element.kind.isInput)
      && element.kind != .toggle && !element.listsChoices
  }

  /// Whether it is a box that is seen by its line or its colour.
  fileprivate var isDrawnBox: Bool {
    !isContent && parent != nil
      && (element.has(.borderWidth) || element.has(.backgroundColor) || element.kind == .shape)
  }
}

extension ElementKind {
  /// Whether someone uses it: an input, a button or an action that is seen as one.
  fileprivate var isControl: Bool { self == .button || isInput || family == .action }
}

/// The content of a layout by the places where it was written.
private struct PartIndex {
  /// The parts that were written at one place, in their order.
  private(set) var groups: [[Int]] = []
  /// Which parts are compared: content without further content in it.
  private(set) var isCompared: [Bool]
  private let spans: NestedSpans

  init(_ layout: ScreenLayout) {
    isCompared = layout.parts.map { $0.isContent && $0.element.kind != .divider }
    var places: [SourceSpan?] = []
    for (place, part) in layout.parts.enumerated() {
      let span = isCompared[place] ? part.attribute == nil ? part.element.span : part.span : nil
      if span == nil { isCompared[place] = false }
      places.append(span)
    }
    spans = NestedSpans(places.compactMap { $0 })
    groups = Array(repeating: [], count: spans.count)
    for (place, span) in places.enumerated() {
      if let span, let group = spans.innermost(containing: span) { groups[group].append(place) }
    }
  }

  /// The parts that a part of another form was made of: those that were written around it, of several the innermost. What
  /// it shows may come from elsewhere, from data or from the use of a component.
  func group(of part: ScreenLayout.Part) -> Int? {
    part.span.flatMap(spans.innermost) ?? part.element.span.flatMap(spans.innermost)
  }
}
