/// A value that a sub-view gets from the repetition that it is in.
struct ViewParameter: Hashable {
  let name: String
  let type: String
}

/// The sub-views of a view.
final class Subviews {
  /// The most elements of one body.
  static let limit = 40
  /// The most children of one stack.
  static let childLimit = 20
  /// What must occur several times to become a sub-view for that alone has at least so many elements.
  private static let shareable = 5

  /// What occurs several times, as was found out before.
  private let shared: Set<Key>
  private let statements: StatementTable
  /// The sub-views in the order in which they were made: what is inside comes before what is around it.
  private var made: [Made] = []
  private var counts: [Key: Int] = [:]
  /// What sub-views are called until all are known.
  private var known: [Key: String] = [:]
  /// The names that were asked for, as names of Swift: there are few, and each is asked for often.
  private var spellings: [String: String] = [:]
  private var names = Subviews.free
  private static let free = UniqueNames([
    "body", "data", "host", "form", "state", "perform", "openLink", "inputs", "textColor", "boxColor", "theme",
    "meaningColor", "badgeInk", "badgeGround", "tintInk", "tintGround",
  ])

  /// The sub-views of a view; of one in which the same occurs several times as in `trial`, if there was one.
  init(after trial: Subviews?) {
    shared = trial.map { Set($0.counts.filter { $0.value > 1 }.keys) } ?? []
    statements = trial?.statements ?? StatementTable()
  }

  /// A sub-view.
  private struct Made {
    /// What it is called until all are known.
    let name: String
    /// What its name is made of.
    let base: String
    let body: [SwiftStatement]
    let parameters: [ViewParameter]
  }

  // MARK: Names

  /// The body of a view, and the declarations of its sub-views.
  ///
  /// Sub-views are made from the inside out, and read from the outside in: what a view shows first comes first, and then
  /// what is inside of that. So they get their names, and their numbers with these, when all of them are made.
  func named(_ body: [SwiftStatement]) -> (body: [SwiftStatement], declarations: [SwiftDeclaration]) {
    if made.isEmpty { return (body, []) }
    let views = Dictionary(uniqueKeysWithValues: made.map { ($0.name, $0) })
    var names: [String: String] = [:]
    var free = Self.free
    var bodies: [(view: Made, name: String, body: [SwiftStatement])] = []
    func name(_ own: String) -> String {
      if let known = names[own] { return known }
      guard let view = views[own] else { return own }
      let result = SwiftNames.escaped(free.take(view.base))
      names[own] = result
      let place = bodies.count
      bodies.append((view, result, view.body))
      if let renamed = view.body.renamed(name) { bodies[place].body = renamed }
      return result
    }
    let renamed = body.renamed(name) ?? body
    for view in made { _ = name(view.name) }
    return (renamed, bodies.map { Self.declaration(of: $0.name, $0.body, $0.view.parameters) })
  }

  /// A name for a sub-view made of what a person has written, if it makes a good one.
  static func name(from text: String) -> String? {
    let name = SwiftNames.lowerCamel(String(text.map { $0.isASCII ? $0 : " " }))
    return name.count < 40 && name.first?.isLetter == true && name != "value" ? name : nil
  }

  /// What makes two views the same.
  fileprivate struct Key: Hashable {
    /// By their numbers in the table of statements.
    let statements: [Int]
    let parameters: [ViewParameter]
  }

  /// Whether something occurred several times.
  var hasRepeated: Bool { counts.contains { $0.value > 1 } }

  /// The view, as a use of a sub-view if it occurs elsewhere as well.
  func sharing(_ view: BuiltView, _ parameters: [ViewParameter]) -> BuiltView {
    guard view.size >= Self.shareable else { return view }
    var view = view
    // What is inside was looked at, and is not again when what is around it is.
    view.whole = view.whole.map { statements.shortened($0) }
    let key = Key(statements: statements.numbers(of: view.whole), parameters: parameters)
    if view.counted != key.statements { counts[key, default: 0] += 1 }
    view.counted = key.statements
    return shared.contains(key) ? extracted(view, parameters) : view
  }

  /// Views of which at most so many elements are in one body.
  func bounded(_ views: [BuiltView], _ parameters: [ViewParameter]) -> [BuiltView] {
    var total = views.reduce(0) { $0 + $1.weight }
    if total <= Self.limit, views.count <= Self.childLimit { return views }
    var views = views
    // The heaviest become sub-views, which are named in the order in which they stand.
    var heavy = views.indices.filter { views[$0].weight > 4 }.sorted { (views[$1].weight, $0) < (views[$0].weight, $1) }
    var count = 0
    while total > Self.limit, count < heavy.count {
      total -= views[heavy[count]].weight - 1
      count += 1
    }
    heavy.removeLast(heavy.count - count)
    for index in heavy.sorted() { views[index] = extracted(views[index], parameters) }
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
  func extracted(_ view: BuiltView, _ parameters: [ViewParameter]) -> BuiltView {
    let used = parameters.filter { mentions($0.name, in: view.whole) }
    var view = view
    view.whole = statements.numbered(view.whole)
    let key = Key(statements: statements.numbers(of: view.whole), parameters: used)
    let name: String
    if let existing = known[key] {
      name = existing
    } else {
      let base = lowerCamel(view.name)
      name = names.take(base)
      known[key] = name
      made.append(Made(name: name, base: base, body: view.split, parameters: used))
    }
    let arguments = used.map { SwiftArgument(nil, .verbatim($0.name)) }
    let use = SwiftExpression.subview(name)
    var result = view.replaced(by: [.expression(used.isEmpty ? use : .call(use, arguments, nil))])
    result.weight = 1
    return result
  }

  /// Whether statements of views mention a name.
  func mentions(_ name: String, in body: [SwiftStatement]) -> Bool { statements.mentions(name, in: body) }

  private func lowerCamel(_ name: String) -> String {
    if let known = spellings[name] { return known }
    let spelling = SwiftNames.lowerCamel(name)
    spellings[name] = spelling
    return spelling
  }

  private static func declaration(
    of name: String, _ body: [SwiftStatement], _ parameters: [ViewParameter]
  ) -> SwiftDeclaration {
    let isExpression = body.count == 1 && body[0].expression != nil
    let attributes = isExpression ? [] : ["@ViewBuilder"]
    if parameters.isEmpty {
      var property = SwiftProperty(name, type: "some View", body: body)
      property.attributes = attributes
      property.modifiers = ["private"]
      return .property(property)
    }
    var function = SwiftFunction(
      "func \(name)", parameters.map { "_ \($0.name): \($0.type)" }, result: "some View",
      body: body)
    function.attributes = attributes
    function.modifiers = ["private"]
    return .function(function)
  }
}
