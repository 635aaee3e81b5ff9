/// A view in two forms: as a whole, and with what is large or occurs elsewhere as well in sub-views.
struct BuiltView {
  /// With sub-views.
  var split: [SwiftStatement]
  /// Without.
  var whole: [SwiftStatement]
  /// How many elements are in the first form.
  var weight: Int
  /// How many elements are in the second form.
  var size: Int
  /// What it would be called as a sub-view.
  var name = "content"

  /// A view that is one element.
  init(_ expression: SwiftExpression, name: String = "content") {
    split = [.expression(expression)]
    whole = split
    weight = 1
    size = 1
    self.name = name
  }

  /// A view around others.
  init(around children: [BuiltView], name: String = "content", _ make: ([SwiftStatement]) -> [SwiftStatement]) {
    split = make(children.flatMap(\.split))
    whole = make(children.flatMap(\.whole))
    weight = children.reduce(1) { $0 + $1.weight }
    size = children.reduce(1) { $0 + $1.size }
    self.name = name
  }

  /// The view with something done to its only expression.
  func map(_ transform: (SwiftExpression) -> SwiftExpression) -> BuiltView {
    func mapped(_ statements: [SwiftStatement]) -> [SwiftStatement] {
      if statements.count == 1, let expression = statements[0].expression {
        return [statements[0].map { _ in .expression(transform(expression)) }]
      }
      return [.expression(transform(.call("Group", [], SwiftClosure([], statements))))]
    }
    var result = self
    result.split = mapped(split)
    result.whole = mapped(whole)
    return result
  }

  /// The view inside of other statements.
  func wrapped(_ make: ([SwiftStatement]) -> [SwiftStatement]) -> BuiltView {
    var result = self
    result.split = make(split)
    result.whole = make(whole)
    return result
  }
}

/// A value that a sub-view gets from the repetition that it is in.
struct ViewParameter: Hashable {
  let name: String
  let type: String
}

/// The sub-views of a view.
struct Subviews {
  /// The most elements of one body.
  static let limit = 40
  /// The most children of one stack.
  static let childLimit = 20
  /// What must occur several times to become a sub-view for that alone has at least so many elements.
  private static let shareable = 5

  /// What occurs several times, as was found out before.
  var shared: Set<Key> = []
  private(set) var declarations: [SwiftDeclaration] = []
  private var counts: [Key: Int] = [:]
  private var known: [Key: String] = [:]
  private var names: Set<String> = [
    "body", "data", "host", "form", "state", "perform", "inputs", "textColor", "boxColor",
  ]

  /// What makes two views the same.
  struct Key: Hashable {
    let statements: [SwiftStatement]
    let parameters: [ViewParameter]
  }

  /// What occurred several times.
  var repeated: Set<Key> { Set(counts.filter { $0.value > 1 }.keys) }

  /// The view, as a use of a sub-view if it occurs elsewhere as well.
  mutating func sharing(_ view: BuiltView, _ parameters: [ViewParameter]) -> BuiltView {
    guard view.size >= Self.shareable else { return view }
    let key = Key(statements: view.whole, parameters: parameters)
    counts[key, default: 0] += 1
    return shared.contains(key) ? extracted(view, parameters) : view
  }

  /// Views of which at most so many elements are in one body.
  mutating func bounded(_ views: [BuiltView], _ parameters: [ViewParameter]) -> [BuiltView] {
    var views = views
    var total = views.reduce(0) { $0 + $1.weight }
    while total > Self.limit {
      guard let index = views.indices.max(by: { views[$0].weight < views[$1].weight }), views[index].weight > 4 else {
        break
      }
      total -= views[index].weight - 1
      views[index] = extracted(views[index], parameters)
    }
    while views.count > Self.childLimit {
      var groups: [BuiltView] = []
      for start in stride(from: 0, to: views.count, by: Self.childLimit) {
        let group = Array(views[start..<min(start + Self.childLimit, views.count)])
        if group.count == 1 {
          groups.append(group[0])
          continue
        }
        var joined = BuiltView(around: group, name: "part") { $0 }
        joined.weight = group.reduce(0) { $0 + $1.weight }
        groups.append(extracted(joined, parameters))
      }
      views = groups
    }
    return views
  }

  /// The use of a new sub-view, or of an equal one that there is.
  mutating func extracted(_ view: BuiltView, _ parameters: [ViewParameter]) -> BuiltView {
    let used = parameters.filter { SwiftMentions.of($0.name, in: view.whole) }
    let key = Key(statements: view.whole, parameters: used)
    let name: String
    if let existing = known[key] {
      name = existing
    } else {
      name = SwiftNames.unique(SwiftNames.lowerCamel(view.name), among: &names)
      known[key] = name
      declare(name, view.split, used)
    }
    let arguments = used.map { SwiftArgument(nil, .verbatim($0.name)) }
    let own = SwiftNames.escaped(name)
    var result = view
    result.split = [.expression(used.isEmpty ? .verbatim(own) : .call(own, arguments))]
    result.weight = 1
    return result
  }

  private mutating func declare(_ name: String, _ body: [SwiftStatement], _ parameters: [ViewParameter]) {
    let isExpression = body.count == 1 && body[0].expression != nil
    let attributes = isExpression ? [] : ["@ViewBuilder"]
    if parameters.isEmpty {
      var property = SwiftProperty(SwiftNames.escaped(name), type: "some View", body: body)
      property.attributes = attributes
      property.modifiers = ["private"]
      declarations.append(.property(property))
    } else {
      var function = SwiftFunction(
        "func \(SwiftNames.escaped(name))", parameters.map { "_ \($0.name): \($0.type)" }, result: "some View",
        body: body)
      function.attributes = attributes
      function.modifiers = ["private"]
      declarations.append(.function(function))
    }
  }
}

/// Finds names in source.
enum SwiftMentions {
  /// Whether statements mention a name.
  static func of(_ name: String, in statements: [SwiftStatement]) -> Bool {
    let source = SwiftFile(header: [], imports: [], [.function(SwiftFunction("func f", body: statements))]).source
    var rest = source[...]
    while let range = rest.firstRange(of: name) {
      let before = range.lowerBound == source.startIndex ? " " : source[source.index(before: range.lowerBound)]
      let after = range.upperBound == source.endIndex ? " " : source[range.upperBound]
      func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
      if !isPart(before), before != ".", !isPart(after) { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }
}
