import CardIR
import CardSyntax
import CardTemplate

/// Turns submissions into calls with variables: first values of inputs, then the data, then the call.
///
/// What ``CallRaising`` made of a call or a navigation becomes that again.
struct CallLowering {
  var context: PassContext
  let isTemplate: Bool
  /// Whether anybody can use the button that the submission is on.
  var isUsable = true

  /// What runs in place of a submission.
  mutating func steps(for action: Element) -> [Slot] {
    if context.options.raisesPatterns {
      if let step = navigation(action) { return [.one(step)] }
      if case .literal(let data)? = action[.data], let call = data[CallNames.call], call.kind == .object {
        return restored(call, data, action)
      }
    }
    return sent(action)
  }

  // MARK: Submissions

  private mutating func sent(_ action: Element) -> [Slot] {
    var leaves: [Leaf] = []
    var hasTypes = false
    switch action[.data] {
    case .literal(let data)?:
      collect(data, [], &leaves)
      hasTypes = leaves.contains(where: \.isEncoded)
    case .template(let data)?: leaves.append(whole(data, action))
    case nil: break
    }
    if let verb = action[.verb] {
      if leaves.contains(where: { $0.name == "verb" }) {
        context.record(
          LossKinds.submitTypes,
          "\(context.targetName) sends values by name, and the data have one that is called `verb`, so the action's own is not "
            + "sent", at: action, .verb)
      } else {
        leaves.append(Leaf(name: "verb", value: verb))
      }
    }
    for index in leaves.indices where !leaves[index].isEncoded {
      // What data give may be a number, for which decoders refuse the step.
      if case .template(let template) = leaves[index].value {
        leaves[index].value = .template(StringifyTexts.text(ofAny: template))
      }
    }
    var names = inputs(of: action)
    // A button that nobody can use and that has nothing to send is no call.
    if leaves.isEmpty, !isUsable, action[value: .associatedInputs] == .token("none") { return [] }
    if hasTypes || !names.isEmpty {
      context.record(
        LossKinds.submitTypes, "\(context.targetName) sends every value as text", at: action,
        action.has(.data) ? .data : .id)
    }
    var steps = action[.steps]
    for leaf in leaves {
      // What somebody enters counts instead of what the data say for it.
      let isInput = names.contains(leaf.name)
      steps.append(.one(store(leaf, isInput ? .setIfMissing : .set, action)))
      if !isInput { names.append(leaf.name) }
    }
    if context.options.submitEndpoint ?? "" == "" {
      context.record(
        LossKinds.submitEndpointMissing,
        "\(context.targetName) calls an endpoint itself and none is set, so nothing is sent; "
          + "`--submit-endpoint URL` (`submit-endpoint` in `cardc.yaml`) sets it", at: action)
    }
    var call = Element(.callAPI, source: action.source)
    call[.method] = .literal("post")
    call[.endpoint] = .literal(context.options.submitEndpoint ?? "")
    if let body = JSONLiteral.list(names) { call[.body] = .literal(body) }
    return steps + [.one(call)]
  }

  /// The variables of the inputs that a submission sends.
  private func inputs(of action: Element) -> [String] {
    guard case .literal(let body)? = action[.body] else { return [] }
    return body.elements.compactMap(\.string)
  }

  // MARK: Data

  /// What data are called that are no object, or of which nobody knows what is in them.
  private static let wholeName = "data"

  /// A value in submitted data.
  private struct Leaf {
    /// The path to it, with dots.
    let name: String
    var value: Bound<String>
    /// Whether the value is JSON and not the text itself.
    var isEncoded = false
  }

  private func store(_ leaf: Leaf, _ operation: Operation, _ action: Element) -> Element {
    var step = Element(.setVariable, source: action.source)
    step[.operation] = .literal(operation)
    step[.targetID] = .literal(leaf.name)
    step[.dataType] = .literal(leaf.isEncoded ? CallNames.encodedType : "string")
    step[.value] = leaf.value
    return step
  }

  /// The leaves of submitted data, named by their path.
  private func collect(_ node: Node, _ path: [String], _ leaves: inout [Leaf]) {
    let name = path.isEmpty ? Self.wholeName : path.joined(separator: ".")
    switch node.kind {
    case .object where path.isEmpty || node.count > 0:
      for member in node.members { collect(member.value, path + [member.name], &leaves) }
    case .string: leaves.append(Leaf(name: name, value: bound(node)))
    default: leaves.append(Leaf(name: name, value: encoded(node), isEncoded: true))
    }
  }

  /// Data as a whole that a binding gives: nobody knows which values are in it.
  private mutating func whole(_ data: TemplateString, _ action: Element) -> Leaf {
    context.record(
      LossKinds.submitTypes,
      "which values are sent is known only with data, so \(context.targetName) sends all of them as `\(Self.wholeName)`, in JSON",
      at: action, .data)
    return Leaf(name: Self.wholeName, value: .template(TemplateString([Self.json(data)])), isEncoded: true)
  }

  /// A value in JSON, with what its bindings give.
  private func encoded(_ node: Node) -> Bound<String> {
    var segments: [TemplateString.Segment] = []
    encode(node, &segments)
    let template = TemplateString(segments)
    return template.plainText.map { .literal($0) } ?? .template(template)
  }

  private func encode(_ node: Node, _ segments: inout [TemplateString.Segment]) {
    func add(_ text: String) { segments.append(.text(text)) }
    switch node.kind {
    case .array:
      add("[")
      for (index, element) in node.elements.enumerated() {
        if index > 0 { add(",") }
        encode(element, &segments)
      }
      add("]")
    case .object:
      add("{")
      for (index, member) in node.members.enumerated() {
        add((index > 0 ? "," : "") + Self.json { $0.string(member.name) } + ":")
        encode(member.value, &segments)
      }
      add("}")
    case .string:
      if case .template(let template) = bound(node) { return segments.append(Self.json(template)) }
      fallthrough
    default: add(Self.json { $0.value(node) })
    }
  }

  /// What a binding gives, or the text around bindings, in JSON.
  private static func json(_ template: TemplateString) -> TemplateString.Segment {
    let parts = template.segments.map { segment in
      switch segment {
      case .text(let text): Expression.string(text)
      case .hole(let hole): hole
      }
    }
    return .hole(.call("jsonStringify", [parts.count == 1 ? parts[0] : .call("concat", parts)]))
  }

  private static func json(_ write: (inout DocumentWriter) -> Void) -> String {
    var writer = DocumentWriter(.minified)
    write(&writer)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private func bound(_ node: Node) -> Bound<String> {
    let text = node.string ?? ""
    guard isTemplate, let template = TemplateString.parse(text), template.hasHoles else { return .literal(text) }
    return .template(template)
  }

  // MARK: The way back

  /// The navigation that a command stands for.
  private func navigation(_ action: Element) -> Element? {
    var data: Node?
    if case .literal(let node)? = action[.data] { data = node }
    guard let verb = action.literal(.verb) ?? data?[CallNames.verb]?.string, CallNames.commands.contains(verb) else {
      return nil
    }
    let destination: Destination =
      switch verb {
      case CallNames.back: .back
      case CallNames.deepLink: .deepLink
      default: .endpoint
      }
    let address = data?[CallNames.address]
    if destination != .back, address?.kind != .string { return nil }
    var step = Element(.navigate, source: action.source)
    step[.destination] = .literal(destination)
    if let address, address.kind == .string { step.set(.url, bound(address).attribute, origin: address) }
    return step
  }

  /// The call that is described in the data of a submission, after what it needs.
  private func restored(_ call: Node, _ data: Node, _ action: Element) -> [Slot] {
    let names = variables(of: call["body"]?.elements.compactMap(\.string) ?? [], action)
    let defaults = Set(call[CallNames.defaults]?.elements.compactMap(\.string) ?? [])
    var steps = action[.steps].filter { slot in
      slot.element?.literal(.targetID).map { names.contains($0) && data[$0] == nil } ?? false
    }
    for member in data.members where member.name != CallNames.call && member.name != CallNames.verb {
      var leaves: [Leaf] = []
      collect(member.value, [member.name], &leaves)
      let operation = defaults.contains(member.name) ? Operation.setIfMissing : .set
      steps += leaves.map { .one(store($0, operation, action)) }
    }
    var step = Element(.callAPI, source: action.source)
    for (key, id) in [("method", AttributeID.method), ("endpoint", .endpoint)] {
      if let value = call[key], value.kind == .string { step.set(id, bound(value).attribute, origin: value) }
    }
    if !step.has(.method) { step[.method] = .literal("post") }
    if let body = call["body"], body.kind == .string {
      step[value: .body] = bound(body).attribute
    } else if call["body"] != nil, let body = JSONLiteral.list(names) {
      step[.body] = .literal(body)
    }
    return steps + [.one(step)]
  }

  /// What the names in the body of a call are here: an input of several boxes has a variable for each.
  private func variables(of names: [String], _ action: Element) -> [String] {
    let known = inputs(of: action)
    return names.flatMap { name in
      let boxes = known.contains(name) ? [] : known.filter { InputNames.isBox($0, of: name) }
      return boxes.isEmpty ? [name] : boxes
    }
  }
}

extension Bound<String> {
  /// The text as passes see it that know no types.
  var attribute: AttributeValue {
    switch self {
    case .literal(let text): .text(text)
    case .template(let template): .template(template)
    }
  }
}
