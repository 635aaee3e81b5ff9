import CardIR
import CardSyntax
import CardTemplate

/// Turns calls with variables into submissions.
///
/// A call to the endpoint that stands for the host, with the inputs of the screen and data that are stored just before,
/// is what conversions write for a submission: it becomes one again. Any other call is described in the submitted data,
/// for the host to make.
struct CallRaising {
  /// The values that inputs get just before a call if nobody has touched them.
  private(set) var firstValues: [String: Bound<String>] = [:]
  /// The inputs by the variables of their values.
  private var inputs: [String: Element] = [:]

  /// Notes the inputs of a screen, whose values are sent as the source sends them.
  mutating func collectInputs(_ root: Element, _ source: Capabilities) {
    var found: [String: Element] = [:]
    root.visit { element in
      guard element.kind.isInput, let id = element.literal(.variableID) ?? element.literal(.id) else { return }
      for name in InputNames.variables(of: element, id, source) where found[name] == nil { found[name] = element }
    }
    inputs = found
  }

  /// Whether the screen has inputs, which the host would send with every action that does not say otherwise.
  var hasInputs: Bool { !inputs.isEmpty }

  /// Gives an input the first value that its variable gets.
  static func begin(_ input: inout Element, with values: [String: Bound<String>], _ target: Capabilities) {
    guard input.kind == .textInput, !input.has(.value), target.supports(.value, on: .textInput),
      let value = input.literal(.id).flatMap({ values[$0] })
    else { return }
    input[.value] = value
  }

  /// The submission that a call with its steps stands for.
  mutating func raise(_ call: Element, _ context: inout PassContext) -> Element {
    let steps = Self.distinct(call[.steps].compactMap(\.element)).filter { !isFirstValue($0, context.options) }
    var action = submission(call, steps, &context) ?? description(call, steps, &context)
    action.takeButton(from: call)
    return action
  }

  /// The steps without those that a later one makes void.
  private static func distinct(_ steps: [Element]) -> [Element] {
    var seen: Set<String> = []
    let kept = steps.reversed().filter { step in
      guard let name = step.literal(.targetID) else { return false }
      return seen.insert(name).inserted
    }
    return kept.reversed()
  }

  /// Whether a step only says how an input begins, which the input itself says from now on.
  private mutating func isFirstValue(_ step: Element, _ options: LoweringOptions) -> Bool {
    guard options.raisesPatterns, step.literal(.operation) == .setIfMissing, let value = step[.value],
      let name = step.literal(.targetID), let input = inputs[name]
    else { return false }
    if input.kind != .textInput { return input[.value] == value }
    if let known = firstValues[name] { return known == value }
    firstValues[name] = value
    return true
  }

  // MARK: Submissions

  private func submission(_ call: Element, _ steps: [Element], _ context: inout PassContext) -> Element? {
    guard context.options.raisesPatterns, call.literal(.method) == "post", let endpoint = call.literal(.endpoint),
      endpoint.isEmpty || endpoint == context.options.submitEndpoint, let body = Self.names(call[.body])
    else { return nil }
    let data = steps.compactMap { $0.literal(.targetID) }
    let sent = Set(body)
    guard data.allSatisfy(sent.contains) else { return nil }
    let fields = sent.subtracting(data)
    guard fields.allSatisfy({ inputs[$0] != nil }) else { return nil }
    var leaves = steps
    var action = Element(.submit, source: call.source)
    if let last = leaves.last, last.literal(.targetID) == "verb", last.literal(.dataType) == "string",
      context.target.supports(.execute) || context.target.newerFeatures != nil
    {
      action.kind = .execute
      action[.verb] = last[.value]
      leaves.removeLast()
    }
    if !leaves.isEmpty, let data = SubmittedData(leaves).node { action[.data] = .literal(data) }
    restrict(&action, to: fields, besides: sent, call, &context)
    return action
  }

  /// Keeps the host from sending inputs that a call does not name, as far as it can.
  private func restrict(
    _ action: inout Element, to fields: Set<String>, besides sent: Set<String>, _ call: Element,
    _ context: inout PassContext
  ) {
    guard inputs.keys.contains(where: { !fields.contains($0) && !sent.contains($0) }) else { return }
    if fields.isEmpty, context.target.supports(.associatedInputs, on: action.kind) {
      action[value: .associatedInputs] = .token("none")
    } else {
      context.record(
        LossKinds.endpoint, "\(context.targetName) sends all inputs, also those that the call leaves out", at: call,
        .body)
    }
  }

  /// The names in the body of a call; none for the body that only data know.
  private static func names(_ body: Bound<Node>?) -> [String]? {
    switch body {
    case nil: []
    case .literal(let list)?: list.kind == .array ? list.elements.compactMap(\.string) : nil
    case .template?: nil
    }
  }

  // MARK: Calls

  private func description(_ call: Element, _ steps: [Element], _ context: inout PassContext) -> Element {
    context.record(
      LossKinds.endpoint, "\(context.targetName) sends data to its host, so the endpoint is part of the data",
      at: call, .endpoint, value: call.literal(.endpoint))
    let defaults = steps.filter { $0.literal(.operation) == .setIfMissing }.compactMap { $0.literal(.targetID) }
    var action = Element(.execute, source: call.source)
    action[.verb] = .literal(CallNames.callVerb)
    let data = JSONLiteral.make { writer in
      writer.beginObject()
      for step in steps {
        writer.key(step.literal(.targetID) ?? "")
        SubmittedData.write(step, to: &writer)
      }
      writer.key(CallNames.call)
      writer.beginObject()
      for (key, id) in [("method", AttributeKey.method), ("endpoint", AttributeKey<String>.endpoint)] {
        guard let value = call[id] else { continue }
        writer.key(key)
        writer.text(value)
      }
      switch call[.body] {
      case .literal(let body)?:
        writer.key("body")
        if let names = Self.names(.literal(body)) {
          writer.beginArray()
          for name in sentNames(names) { writer.string(name) }
          writer.endArray()
        } else {
          writer.value(body)
        }
      case .template(let template)?:
        writer.key("body")
        writer.string(template.sourceText)
      case nil: break
      }
      if !defaults.isEmpty {
        writer.key(CallNames.defaults)
        writer.beginArray()
        for name in defaults { writer.string(name) }
        writer.endArray()
      }
      writer.endObject()
      writer.endObject()
    }
    if let data { action[.data] = .literal(data) }
    if let names = Self.names(call[.body]) {
      restrict(&action, to: Set(names.filter { inputs[$0] != nil }), besides: Set(names), call, &context)
    }
    return action
  }

  /// The names under which the host sends what a call names: an input that was several boxes has one.
  private func sentNames(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.map { inputs[$0].flatMap { $0.literal(.variableID) ?? $0.literal(.id) } ?? $0 }
      .filter { seen.insert($0).inserted }
  }
}

/// Data as they are submitted, built from variables whose names are paths with dots.
struct SubmittedData {
  private indirect enum Tree {
    case leaf(Element)
    case object([(name: String, value: Tree)])
  }

  private var root: Tree?
  private let steps: [Element]

  /// The data that the steps store.
  init(_ steps: [Element]) {
    self.steps = steps
    root = steps.reduce(Tree.object([])) { tree, step in
      tree.flatMap { Self.inserting(step, at: Self.path(step)[...], in: $0) }
    }
  }

  /// The data; names that contradict each other as paths stand side by side as they are.
  var node: Node? {
    let tree = root ?? .object(steps.map { (name: $0.literal(.targetID) ?? "", value: .leaf($0)) })
    return JSONLiteral.make { Self.write(tree, to: &$0) }
  }

  private static func path(_ step: Element) -> [String] {
    let name = step.literal(.targetID) ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return parts.contains("") || parts.count > 64 ? [name] : parts
  }

  /// The tree with one more leaf; none where a name would stand for a value and for an object.
  private static func inserting(_ step: Element, at path: ArraySlice<String>, in tree: Tree) -> Tree? {
    guard case .object(var members) = tree, let name = path.first else { return nil }
    let rest = path.dropFirst()
    let position = members.firstIndex { $0.name == name }
    if rest.isEmpty {
      if position != nil { return nil }
      members.append((name, .leaf(step)))
    } else {
      let inner = position.map { members[$0].value } ?? .object([])
      guard let value = inserting(step, at: rest, in: inner) else { return nil }
      if let position { members[position].value = value } else { members.append((name, value)) }
    }
    return .object(members)
  }

  private static func write(_ tree: Tree, to writer: inout DocumentWriter) {
    switch tree {
    case .leaf(let step): write(step, to: &writer)
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.key(member.name)
        write(member.value, to: &writer)
      }
      writer.endObject()
    }
  }

  /// Writes the value that a step stores: text, or what was text only on the way.
  static func write(_ step: Element, to writer: inout DocumentWriter) {
    if step.literal(.dataType) == CallNames.encodedType, let text = step.literal(.value) {
      var diagnostics = Diagnostics()
      let source = SourceText(name: "<generated>", bytes: Array(text.utf8))
      if let document = Document.read(source, as: .json, diagnostics: &diagnostics), !diagnostics.hasErrors {
        return writer.value(document.root)
      }
    }
    writer.text(step[.value] ?? .literal(""))
  }
}
