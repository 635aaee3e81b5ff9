import CardIR
import CardKernel
import CardSyntax
import CardTemplate

/// What is probably not meant in a card although every value is one that its property takes: values that contradict each
/// other, names of nothing, texts that are no date and no pattern.
///
/// Only `cardc check` asks for this. Values with bindings are not looked at: nobody knows them.
struct AdaptiveCardsLint {
  private typealias Kinds = AdaptiveCardsDiagnostics

  private var diagnostics = Diagnostics()
  /// The ids of everything in the card, also of what no vocabulary knows.
  private var ids: Set<String> = []
  /// Whether ids may be made of data.
  private var hasOpenIDs = false

  /// Reports what is found in a screen.
  static func check(_ screen: Screen, _ diagnostics: inout Diagnostics) {
    var lint = AdaptiveCardsLint()
    if let root = screen.root.source { lint.collectIDs(in: root) }
    screen.root.visit { lint.check($0, in: screen) }
    AdaptiveCardsAnswers.check(screen.root, &lint.diagnostics)
    if let root = screen.root.source { AdaptiveCardsStrings.check(root, &lint.diagnostics) }
    diagnostics.append(contentsOf: lint.diagnostics)
  }

  private mutating func check(_ element: Element, in screen: Screen) {
    switch element.kind {
    case .screen:
      version(element)
      if element.source == screen.root.source { type(of: element) }
    case .target: target(element)
    case .text: negative(element, [(.maxLines, "maxLines")])
    case .textInput:
      negative(element, [(.maxLength, "maxLength")])
      pattern(element)
    case .numberInput: range(element)
    case .dateInput, .timeInput: dates(element)
    case .choiceSet: choices(element)
    default: if element.kind.family == .action { style(element) }
    }
  }

  // MARK: What stands in the card

  private mutating func collectIDs(in node: Node) {
    switch node.kind {
    case .object:
      for member in node.members {
        if member.name == "id", let id = member.value.string {
          if id.containsUTF8("${") { hasOpenIDs = true } else { ids.insert(id) }
        } else {
          collectIDs(in: member.value)
        }
      }
    case .array:
      for item in node.elements {
        // A text in place of an element is a binding that stands for elements.
        if item.kind == .string, item.string?.hasPrefix("${") == true { hasOpenIDs = true }
        collectIDs(in: item)
      }
    default: break
    }
  }

  /// The literal text of an attribute, with its place.
  private func text(_ element: Element, _ id: AttributeID) -> (text: String, node: Node)? {
    guard let entry = element.entry(id), let origin = entry.origin else { return nil }
    switch entry.value {
    case .text(let text): return text.containsUTF8("${") || Placeholder.occurs(in: text) ? nil : (text, origin)
    default: return nil
    }
  }

  /// The literal number of an attribute, with its place.
  private func number(_ element: Element, _ id: AttributeID) -> (number: Double, node: Node)? {
    guard let entry = element.entry(id), let origin = entry.origin else { return nil }
    switch entry.value {
    case .number(let number): return (number, origin)
    case .text(let text): return Double(text).map { ($0, origin) }
    default: return nil
    }
  }

  private mutating func report(
    _ kind: DiagnosticKind, _ message: String, at node: Node, labels: [Diagnostic.Label] = [], meant: String? = nil,
    help: String? = nil, fixIt: Diagnostic.FixIt? = nil
  ) {
    diagnostics.report(
      Diagnostic(kind, message, at: node.span, labels: labels, meant: meant, help: help, fixIt: fixIt))
  }

  // MARK: Rules

  /// Reports a card that does not say that it is one: it is known by its `body` here, and renderers do not take it.
  private mutating func type(of card: Element) {
    guard let node = card.source, node["type"] == nil, let first = node.members.first(where: { _ in true }) else {
      return
    }
    let text = Diagnostic.FixIt.member("type", "AdaptiveCard", before: first)
    diagnostics.report(
      Diagnostic(
        Kinds.missingType, "the card has no `type`", at: first.keySpan, help: "add `type: AdaptiveCard`", fixIt: text))
  }

  private mutating func version(_ card: Element) {
    guard let entry = card.entry(.version), let origin = entry.origin, case .text(let text) = entry.value,
      let version = FormatVersion(text), let newest = AdaptiveCardsVersions.known.last, version > newest
    else { return }
    report(
      Kinds.badVersion, "there is no version `\(text)` of Adaptive Cards", at: origin,
      help: "renderers show the `fallbackText` of a card that is newer than they are; the newest version is `\(newest)`"
    )
  }

  private mutating func target(_ element: Element) {
    guard !hasOpenIDs, let (id, node) = text(element, .targetID), !ids.contains(id) else { return }
    report(
      Kinds.unknownTarget, "nothing in the card has the id `\(id)`", at: node,
      meant: Suggestion.nearest(to: id, in: ids.sorted()), help: "the action does nothing for it")
  }

  private mutating func negative(_ element: Element, _ properties: [(id: AttributeID, name: String)]) {
    for (id, name) in properties {
      guard let (number, node) = number(element, id), number < 0 else { continue }
      report(
        Kinds.badLimit, "`\(name)` cannot be negative", at: node,
        help: "leave `\(name)` out if there is no limit")
    }
  }

  private mutating func range(_ element: Element) {
    guard let (least, leastNode) = number(element, .minimum), let (most, mostNode) = number(element, .maximum) else {
      return outside(element, number(element, .minimum)?.number, number(element, .maximum)?.number)
    }
    if least > most {
      report(
        Kinds.badRange, "`min` is above `max`, so that no number is allowed", at: leastNode,
        labels: [.init(mostNode.span, "`max` is here")], help: "exchange the two")
    } else {
      outside(element, least, most)
    }
  }

  private mutating func outside(_ element: Element, _ least: Double?, _ most: Double?) {
    guard let (value, node) = number(element, .value) else { return }
    let isBelow = least.map { value < $0 } ?? false
    guard isBelow || most.map({ value > $0 }) ?? false else { return }
    report(
      Kinds.badRange, "the value is \(isBelow ? "below `min`" : "above `max`")", at: node,
      help: "users cannot submit the card before they change it")
  }

  private mutating func dates(_ element: Element) {
    let isDate = element.kind == .dateInput
    var limits: [AttributeID: (key: Int, node: Node)] = [:]
    for (id, name) in [(AttributeID.value, "value"), (.minimum, "min"), (.maximum, "max")] {
      guard let (text, node) = text(element, id), !text.isEmpty else { continue }
      // Renderers take a date from a time with a date as well.
      let key = isDate ? Self.day(text) : Self.minute(text)
      if let key {
        limits[id] = (key, node)
        if !isDate, id == .value { checkDigits(of: text, key, at: node) }
      } else {
        report(
          Kinds.badDate, "`\(name)` is not a \(isDate ? "date" : "time"): `\(text)`", at: node,
          help: isDate ? Self.dateHelp(text) : "write hours and minutes, as in `14:30`")
      }
    }
    if let least = limits[.minimum], let most = limits[.maximum], least.key > most.key {
      report(
        Kinds.badRange, "`min` is after `max`, so that nothing is allowed", at: least.node,
        labels: [.init(most.node.span, "`max` is here")], help: "exchange the two")
    }
  }

  /// Reports a time that is not two digits, a colon and two digits, which renderers do not show.
  private mutating func checkDigits(of text: String, _ minute: Int, at node: Node) {
    if text.utf8.count == 5 { return }
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let time = "\(twoDigits(minute / 60)):\(twoDigits(minute % 60))"
    report(
      Kinds.badDate, "renderers show a time of two digits, a colon and two digits, and not `\(text)`", at: node,
      help: "write `\(time)`", fixIt: .writing(time, over: node.span))
  }

  /// What to write in place of a text that is no date.
  private static func dateHelp(_ text: String) -> String {
    if let parts = dateParts(text), parts.day > 0 {
      return "the month has \(Instant.daysInMonth(parts.year, parts.month)) days"
    }
    return "write year, month and day, as in `2026-01-31`"
  }

  /// The days since 1970 of `2026-01-31` with or without a time; none for what is no day.
  private static func day(_ text: String) -> Int? {
    guard let (year, month, day) = dateParts(text), day > 0, day <= Instant.daysInMonth(year, month) else { return nil }
    return Instant.days(year: year, month: month, day: day)
  }

  /// The numbers of a date, of which the month is one, and the day any that has two digits.
  private static func dateParts(_ text: String) -> (year: Int, month: Int, day: Int)? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      bytes.count == 10 || bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: " "),
      let year = digits(bytes[0..<4]), let month = digits(bytes[5..<7]), let day = digits(bytes[8..<10]),
      (1...12).contains(month)
    else { return nil }
    return (year, month, day)
  }

  /// The minutes since midnight of `14:30`, with or without seconds; none for what is no time.
  private static func minute(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let hour = digits(Array(parts[0].utf8)[...]),
      let minute = digits(Array(parts[1].utf8)[...]), parts[0].count <= 2, parts[1].count == 2, hour < 24, minute < 60
    else { return nil }
    if parts.count == 3, (digits(Array(parts[2].utf8.prefix(2))[...]) ?? 60) >= 60 { return nil }
    return hour * 60 + minute
  }

  private static func digits(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard !bytes.isEmpty, bytes.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    return bytes.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private mutating func pattern(_ element: Element) {
    guard let (text, node) = text(element, .regex), let problem = PatternSyntax.problem(in: text) else { return }
    report(
      Kinds.badPattern, "the regular expression cannot be read: \(problem)", at: node,
      help: "renderers ignore it or refuse every text")
  }

  private mutating func choices(_ element: Element) {
    var firsts: [String: Node] = [:]
    var isOpen = element.has(.choiceQuery)
    for slot in element[.children] {
      guard let choice = slot.element, slot.scope == nil, slot.when == nil, let (value, node) = text(choice, .value)
      else {
        isOpen = true
        continue
      }
      if let first = firsts[value] {
        report(
          Kinds.duplicateChoice, "two choices have the value `\(value)`", at: node,
          labels: [.init(first.span, "first here")], help: "nobody can tell from the answer which one was meant")
      } else {
        firsts[value] = node
      }
    }
    guard !isOpen, !firsts.isEmpty, let (value, node) = text(element, .value), !value.isEmpty else { return }
    let isMulti = element.entry(.isMultiSelect)?.value
    if case .template? = isMulti { return }
    let wanted =
      isMulti == .flag(true)
      ? value.split(separator: ",").map { String($0.drop { $0 == " " }) } : [value]
    guard let wrong = wanted.first(where: { firsts[$0] == nil }) else { return }
    let meant = Suggestion.nearest(to: wrong, in: firsts.keys.sorted())
    report(
      Kinds.unknownChoice, "`\(wrong)` is not among the choices, so that nothing is chosen", at: node,
      meant: wanted.count == 1 ? meant : nil, help: meant.map { "did you mean `\($0)`?" })
  }

  private mutating func style(_ element: Element) {
    let known = ["default", "positive", "destructive"]
    guard let (style, node) = text(element, .actionStyle), !known.contains(style.lowercased()) else { return }
    guard let meant = Suggestion.nearest(to: style, in: known) else {
      return report(
        Kinds.unknownStyle, "no host is known to have the style `\(style)` of actions", at: node,
        help: "renderers know \(known.map { "`\($0)`" }.joined(separator: ", ")); hosts may add others")
    }
    report(Kinds.unknownStyle, "no host is known to have the style `\(style)` of actions", at: node, meant: meant)
  }
}

/// The published versions of Adaptive Cards.
package enum AdaptiveCardsVersions {
  /// From the oldest to the newest.
  package static let known = (0...6).map { FormatVersion(1, $0) }
}
