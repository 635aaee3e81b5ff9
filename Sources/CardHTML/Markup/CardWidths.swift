/// Widths of a card, as hosts tell them apart: an element may be there for some of them only.
struct CardWidths: OptionSet, Hashable {
  let rawValue: UInt8

  /// Every width.
  static let all = CardWidths(rawValue: 1 << names.count - 1)

  /// The names from the smallest width on, in lower case.
  private static let names = ["verynarrow", "narrow", "standard", "wide"]
  /// The points at which the widths before the last one end.
  private static let ends = [164, 350, 768]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The widths that a text such as `narrow` or `atLeast:standard` names; all where it names none.
  init(_ text: String) {
    let parts = text.lowercased().split(separator: ":")
    guard let name = parts.last, let index = Self.names.firstIndex(of: String(name)) else {
      self = .all
      return
    }
    var widths = CardWidths()
    for other in Self.names.indices {
      let isBelow = other < index && (parts.count == 1 || parts[0] == "atleast")
      let isAbove = other > index && (parts.count == 1 || parts[0] == "atmost")
      if !isBelow, !isAbove { widths.insert(Self.width(other)) }
    }
    self = widths
  }

  private static func width(_ index: Int) -> CardWidths { CardWidths(rawValue: 1 << UInt8(index)) }

  /// The queries of style sheets for the other widths, one for each row of them.
  var queriesOfOthers: [String] {
    var queries: [String] = []
    var index = 0
    while index < Self.names.count {
      guard !contains(Self.width(index)) else {
        index += 1
        continue
      }
      let first = index
      while index < Self.names.count, !contains(Self.width(index)) { index += 1 }
      var bounds: [String] = []
      if first > 0 { bounds.append("(min-width:\(Self.ends[first - 1] + 1)px)") }
      if index <= Self.ends.count { bounds.append("(max-width:\(Self.ends[index - 1])px)") }
      // What is shown at no width at all is out at every one.
      if bounds.isEmpty { bounds.append("(min-width:0)") }
      queries.append(bounds.count == 1 ? bounds[0] : "(\(bounds.joined(separator: " and ")))")
    }
    return queries
  }
}
