package import CardSyntax

/// Looks for extents that a screen states twice, with different numbers: what is pinned to both edges of a widget is as
/// large as the widget less the insets. What is tied to siblings, and what only data tell, is not looked at.
package struct SkimaExtents {
  private var problems: [String] = []

  /// The widgets that cannot have the extents that are stated for them, one sentence each.
  package static func contradictions(in screen: Node) -> [String] {
    var extents = SkimaExtents()
    let widgets = screen["ui"]?.elements.map { $0 } ?? []
    for (index, widget) in widgets.enumerated() { _ = extents.read(widget, "/ui/\(index)") }
    return extents.problems
  }

  private struct Extents {
    var width: Double?
    var height: Double?
  }

  private init() {}

  /// The extents that a widget has by its constraints and by those of its children.
  private mutating func read(_ widget: Node, _ path: String) -> Extents {
    let list = widget["props"]?["children"]?.elements.map { $0 } ?? []
    let children = list.enumerated().map { ($1, read($1, "\(path)/props/children/\($0)")) }
    var found = Extents()
    for (name, extent) in [("width", \Extents.width), ("height", \Extents.height)] as [(String, WritableKeyPath)] {
      var stated = Self.rules(name, of: widget).compactMap { Self.value(of: $0) }
      // The children of other widgets are placed by these.
      if widget["type"]?.string == "container" {
        stated += children.compactMap { child, extents in
          guard let own = extents[keyPath: extent], let inset = Self.inset(name, of: child) else { return nil }
          return own + inset
        }
      }
      if Set(stated).count > 1 { problems.append("\(path): the \(name) is \(stated.map { "\($0)" })") }
      found[keyPath: extent] = stated.first
    }
    return found
  }

  /// The constant of a rule, 0 where there is none; none where only data tell.
  private static func value(of rule: Node) -> Double? { rule["value"].map { $0.double } ?? 0 }

  private static func rules(_ name: String, of widget: Node) -> [Node] {
    (widget["constraints"]?.elements.map { $0 } ?? []).filter { $0["type"]?.string == name && $0["of"] == nil }
  }

  /// The sum of the distances to the two edges that a widget is pinned to; none if it is not pinned to both.
  private static func inset(_ name: String, of widget: Node) -> Double? {
    func value(_ rule: String) -> Double? {
      rules(rule, of: widget).first.flatMap { Self.value(of: $0) }
    }
    if name == "width", let margin = value("horizontalMargin") { return 2 * margin }
    let (start, end) = name == "width" ? ("leftEqual", "rightEqual") : ("topEqual", "bottomEqual")
    guard let first = value(start), let second = value(end) else { return nil }
    return first + second
  }
}
