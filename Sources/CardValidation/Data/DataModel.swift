import CardSyntax
import CardTemplate

/// A value of the data that a template reads: what must be in it, and which values make a difference.
final class DataModel {
  /// A value that may make a difference.
  enum Candidate: Hashable {
    case null, missing
    case boolean(Bool)
    case number(Double)
    case string(String)
  }

  /// The properties in the order in which they are read first.
  private(set) var members: [(name: PropertyName, value: DataModel)] = []
  /// What the elements have in common, if a scope or function goes through them.
  private(set) var element: DataModel?
  /// The values that conditions tell apart.
  private(set) var candidates: [Candidate] = []
  /// A number that is different for each model, so that values differ too.
  let number: Int

  /// A value that nothing is known of.
  init(number: Int) { self.number = number }

  /// The property `name`, which is the same regardless of case.
  func member(_ name: PropertyName, _ count: inout Int) -> DataModel {
    if let known = members.first(where: { $0.name.matches(name.text) }) { return known.value }
    count += 1
    let made = DataModel(number: count)
    members.append((name, made))
    return made
  }

  /// The elements.
  func elements(_ count: inout Int) -> DataModel {
    if let element { return element }
    count += 1
    let made = DataModel(number: count)
    element = made
    return made
  }

  /// Notes values that some use tells apart.
  func note(_ values: [Candidate]) {
    for value in values where !candidates.contains(value) && candidates.count < 12 { candidates.append(value) }
  }

  /// Whether it has no parts.
  var isLeaf: Bool { members.isEmpty && element == nil }

  /// Calls `body` for every part that values can be chosen for.
  func visitLeaves(_ body: (DataModel) -> Void) {
    if isLeaf || !candidates.isEmpty { body(self) }
    for member in members { member.value.visitLeaves(body) }
    element?.visitLeaves(body)
  }

  /// Calls `body` for every part that has elements.
  func visitLists(_ body: (DataModel) -> Void) {
    if element != nil { body(self) }
    for member in members { member.value.visitLists(body) }
    element?.visitLists(body)
  }
}

/// How the values of one set of data are chosen.
struct DataChoice {
  /// Which of the candidates the values begin with.
  var rotation = 0
  /// How many elements lists have.
  var repetitions = 1
  /// How many elements some lists have, by the number of the model.
  var ownRepetitions: [Int: Int] = [:]
  /// The candidates of some values, by the number of the model.
  var own: [Int: Int] = [:]
  /// Whether values are left out altogether.
  var isEmpty = false

  /// What every set of data has.
  private struct Fixed {
    let members: [Node.Member]
    let host: Node?
    let hostModel: DataModel?

    /// Whether nothing is added to the data.
    var isEmpty: Bool { members.isEmpty && host == nil && hostModel?.members.isEmpty ?? true }
  }

  /// The data as a document, with the host as the member `$host`.
  func document(_ root: DataModel, host: DataModel, known: Node? = nil, knownHost: Node? = nil) -> Node? {
    var writer = DocumentWriter(.minified)
    let fixed = Fixed(
      members: known.map { Array($0.members) } ?? [], host: knownHost, hostModel: isEmpty ? nil : host)
    write(root, shift: 0, adding: fixed, into: &writer)
    var ignored = Diagnostics()
    return Document.read(SourceText(name: "<data>", bytes: writer.finish()), as: .json, diagnostics: &ignored)?.root
  }

  private func write(_ model: DataModel, shift: Int, adding fixed: Fixed? = nil, into writer: inout DocumentWriter) {
    if let element = model.element {
      let count = ownRepetitions[model.number] ?? repetitions
      // What is repeated once may be an object instead.
      if !model.members.isEmpty, count == 1, rotation % 2 == 1 {
        return writeObject(model, shift, fixed, into: &writer)
      }
      writer.beginArray()
      if !isEmpty { for index in 0..<count { write(element, shift: shift + index, into: &writer) } }
      return writer.endArray()
    }
    if !model.members.isEmpty || fixed.map({ model.candidates.isEmpty || !$0.isEmpty }) ?? false {
      if !model.candidates.isEmpty, let index = own[model.number], index < model.candidates.count,
        Self.replacesObject(model.candidates[index])
      {
        return write(model.candidates[index], into: &writer)
      }
      return writeObject(model, shift, fixed, into: &writer)
    }
    write(candidate(of: model, shift) ?? .string("text \(model.number).\(shift)"), into: &writer)
  }

  private static func replacesObject(_ candidate: DataModel.Candidate) -> Bool {
    if case .boolean(true) = candidate { false } else { true }
  }

  private func writeObject(
    _ model: DataModel, _ shift: Int, _ fixed: Fixed?, into writer: inout DocumentWriter
  ) {
    writer.beginObject()
    if !isEmpty {
      for (name, value) in model.members {
        if value.isLeaf, candidate(of: value, shift) == .missing { continue }
        if let fixed, fixed.members.contains(where: { name.matches($0.name) }) { continue }
        writer.key(name.text)
        write(value, shift: shift, into: &writer)
      }
    }
    if let fixed {
      for member in fixed.members {
        writer.key(of: member)
        writer.value(member.value)
      }
      if let host = fixed.host {
        writer.key("$host")
        writer.value(host)
      } else if let host = fixed.hostModel, !host.members.isEmpty {
        writer.key("$host")
        write(host, shift: shift, into: &writer)
      }
    }
    writer.endObject()
  }

  private func candidate(of model: DataModel, _ shift: Int) -> DataModel.Candidate? {
    guard !model.candidates.isEmpty else { return nil }
    return model.candidates[((own[model.number] ?? rotation) + shift) % model.candidates.count]
  }

  private func write(_ candidate: DataModel.Candidate, into writer: inout DocumentWriter) {
    switch candidate {
    case .null, .missing: writer.null()
    case .boolean(let value): writer.boolean(value)
    case .number(let value): writer.number(value)
    case .string(let text): writer.string(text)
    }
  }
}
