import CardSyntax

/// Where names are looked up in one place of a template.
struct DataScope {
  /// A value under a name, told from all others by a number.
  struct Binding {
    var id: Int
    var value: Knowledge
  }

  /// How many items of an array were looked at.
  struct Repetition {
    /// The array as a path, if it is part of the data.
    var path: String?
    var looked: Int
    var count: Int
  }

  let root: Knowledge
  let host: Knowledge
  var data: Binding
  /// Whether `$index` has a value.
  var hasIndex = false
  /// The parameters of lambdas around, innermost last.
  var locals: [(name: PropertyName, binding: Binding)] = []
  /// The repetition around, innermost last.
  var repetitions: [Repetition] = []
  /// Paths that exist here, whatever the data iss.
  var guards: [PathGuards.Key] = []

  static let rootID = 0
  static let hostID = 1

  init(root: Knowledge, host: Knowledge) {
    self.root = root
    self.host = host
    data = Binding(id: Self.rootID, value: root)
  }

  /// Where a path with this first name can begin, in the order in which the evaluation tries; and how many of its
  /// names that already takes.
  func starts(of name: PropertyName) -> [(binding: Binding, takesName: Bool)] {
    var starts: [(binding: Binding, takesName: Bool)] = []
    for local in locals.reversed() where name.matches(local.name.text) { starts.append((local.binding, true)) }
    guard name.text.hasPrefix("$") else { return starts + [(data, false)] }
    if name.matches("$data") { return starts + [(data, true)] }
    if name.matches("$root") { return starts + [(Binding(id: Self.rootID, value: root), true)] }
    if name.matches("$host") { return starts + [(Binding(id: Self.hostID, value: host), true)] }
    if name.matches("$index") {
      return starts + [(Binding(id: Self.rootID, value: hasIndex ? .unknown(.number) : .missing), true)]
    }
    return starts + [(Binding(id: Self.rootID, value: .anything), true)]
  }

  /// The names that a path can begin with.
  var names: [String] {
    locals.map(\.name.text) + data.value.names + ["$root", "$data", "$host"] + (hasIndex ? ["$index"] : [])
  }

  /// What a guard calls a path; none if it is no path.
  func key(_ expression: Expression) -> PathGuards.Key? {
    guard case .path(let root, let steps) = expression.syntax, let start = starts(of: root).first else { return nil }
    return [String(start.binding.id)] + (start.takesName ? [] : [root.text.lowercased()]) + steps.map { Self.key($0) }
  }

  /// What a guard calls a step.
  static func key(_ step: Expression.Step) -> String {
    switch step {
    case .member(let name): name.text.lowercased()
    case .index(let index): index.stringLiteral?.lowercased() ?? "[\(index)]"
    }
  }

  /// Whether the path `key` exists because something below it, or it itself, was tested.
  func isGuarded(_ key: PathGuards.Key) -> Bool {
    guards.contains { $0.count >= key.count && $0.prefix(key.count).elementsEqual(key) }
  }
}
