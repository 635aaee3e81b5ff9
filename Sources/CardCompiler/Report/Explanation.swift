import CardFormats
import CardPasses
import CardSyntax
import CardTemplate

/// What `cardc explain` says of a name.
package struct Explanation: Sendable {
  /// What has a name of its own; names of different spaces may be the same.
  package enum Space: String, CaseIterable, Sendable {
    case diagnostic
    case function = "fn"
    case pass
    case type
    case property
    case option
    case host

    /// One thing of the space, in words.
    fileprivate var noun: String { self == .function ? "function" : rawValue }
  }

  /// The space.
  package let space: Space
  /// The name.
  package let name: String
  /// What is said, in lines with a line end each; texts that belong together are one line, however long.
  package let text: String

  /// What has the name `query`, which may be a name with its space, such as `fn:join`, the id of a diagnostic, or a name alone.
  /// Case counts only where there is more than one spelling. Of a diagnostic, the part behind the point is a name as well.
  package static func find(_ query: String) throws(UsageProblem) -> [Explanation] {
    if let colon = query.firstIndex(of: ":"), let space = Space(rawValue: String(query[..<colon])) {
      let name = String(query[query.index(after: colon)...])
      let found = all(in: space, named: name)
      if found.isEmpty { throw .unknownName(space.noun, name, names(in: space)) }
      return found
    }
    if let kind = DiagnosticCatalog.kind(query) { return [explanation(kind)] }
    let isOption = query.hasPrefix("--")
    let name = isOption ? String(query.dropFirst(2)) : query
    let found = (isOption ? [.option] : Space.allCases).flatMap { all(in: $0, named: name) }
    if !found.isEmpty { return found }
    if query.contains(".") { throw .unknownName("diagnostic", query, DiagnosticCatalog.all.map(\.id)) }
    let known = isOption ? names(in: .option) : Space.allCases.flatMap { names(in: $0) }
    if let help = Suggestion.help(for: name, in: known) { throw UsageProblem("Nothing is called `\(query)`: \(help)") }
    let elsewhere = isOption ? "; `cardc help COMMAND` explains the options of a command" : ""
    throw UsageProblem("Nothing is called `\(query)`\(elsewhere).")
  }

  // MARK: Names

  private static func all(in space: Space, named name: String) -> [Explanation] {
    let names = names(in: space)
    let lowered = name.lowercased()
    let spelled = names.contains(name) ? [name] : names.filter { $0.lowercased() == lowered }
    return Set(spelled).sorted().flatMap { explanations(of: $0, in: space) }
  }

  private static func names(in space: Space) -> [String] {
    switch space {
    case .diagnostic: DiagnosticCatalog.all.map { slug($0) }
    case .function: FunctionTable.shared.groups.flatMap { $0.functions.map(\.name) }
    case .pass: PassPipeline.all.map(\.name)
    case .type: vocabularies.flatMap { $0.vocabulary.types.map(\.name) }
    case .property: vocabularies.flatMap { $0.vocabulary.types.flatMap { $0.properties.map(\.name) } }
    case .option: Setting.all.map(\.name)
    case .host: HostProfile.all.map(\.name)
    }
  }

  private static func slug(_ kind: DiagnosticKind) -> String {
    kind.id.firstIndex(of: ".").map { String(kind.id[kind.id.index(after: $0)...]) } ?? kind.id
  }

  private static func explanations(of name: String, in space: Space) -> [Explanation] {
    switch space {
    case .diagnostic: return DiagnosticCatalog.all.filter { slug($0) == name }.map(explanation)
    case .function: return FunctionTable.shared.function(named: name).map { [explanation($0)] } ?? []
    case .pass:
      return PassPipeline.all.first { $0.name == name }.map { [Explanation(space: .pass, name: name, text: text($0))] }
        ?? []
    case .type: return [Explanation(space: .type, name: name, text: text(ofType: name))]
    case .property: return [Explanation(space: .property, name: name, text: text(ofProperty: name))]
    case .option:
      guard let setting = Setting.named(name) else { return [] }
      let text =
        "--\(name) (an option, and a key of `cardc.yaml`)\n\(setting.meaning)\n\n  \(name): \(setting.example)\n"
      return [Explanation(space: .option, name: name, text: text)]
    case .host:
      guard let host = HostProfile.named(name) else { return [] }
      let text =
        "\(name) (a host)\n\(host.title), for `--for \(name)`. `cardc hosts \(name)` prints what is known of it.\n"
      return [Explanation(space: .host, name: name, text: text)]
    }
  }

  // MARK: Texts

  private static func explanation(_ kind: DiagnosticKind) -> Explanation {
    let text = "\(kind.id) (\(kind.severity.rawValue))\n\(kind.summary)\n\n\(kind.explanation)\n"
    return Explanation(space: .diagnostic, name: kind.id, text: text)
  }

  private static func explanation(_ function: Function) -> Explanation {
    var text = "\(function.signature) → \(function.result)\n\(function.summary)\n"
    if let note = FunctionReference.note(function) { text += note + "\n" }
    text += "\n  \(function.example.expression)\n  → \(function.example.result)\n"
    return Explanation(space: .function, name: function.name, text: text)
  }

  /// What is said of a pass, with its example.
  package static func text(_ pass: any Pass) -> String {
    let occasion =
      switch pass.stage {
      case .early(let level), .late(let level): "from -O\(level.rawValue)"
      case .lossy: "where --allow-lossy names it and --budget asks for it"
      case .check: "once for each source"
      case .lowering: "where the target needs it"
      }
    func indented(_ text: String) -> String {
      text.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n")
    }
    return """
      \(pass.name)  (\(occasion))
        \(pass.summary)
          before
      \(indented(pass.example.before))
          after
      \(indented(pass.example.after))

      """
  }

  private static var vocabularies: [(vocabulary: Vocabulary, glossary: Glossary)] {
    [
      (AdaptiveCardsFormat.vocabulary, AdaptiveCardsFormat.glossary),
      (DrivenUIVocabulary.strict, DrivenUIFormat.glossary), (SkimaFormat.vocabulary, SkimaFormat.glossary),
    ]
  }

  /// What a type is in each format that has it, with the names of its properties.
  private static func text(ofType name: String) -> String {
    var parts: [String] = []
    for (vocabulary, glossary) in vocabularies {
      for type in vocabulary.types where type.name == name {
        var text = "\(name) (a type of \(vocabulary.title)\(type.since.map { " since \($0)" } ?? ""))\n"
        if let sentence = glossary[type] { text += sentence + "\n" }
        let properties = type.properties.map(\.name).reduce(into: [String]()) { names, name in
          if !names.contains(name) { names.append(name) }
        }
        if !properties.isEmpty { text += "Properties: \(properties.joined(separator: ", ")).\n" }
        parts.append(text)
      }
    }
    return parts.joined(separator: "\n")
  }

  /// What a property is, with the types that have it: once for each meaning.
  private static func text(ofProperty name: String) -> String {
    var parts: [String] = []
    for (vocabulary, glossary) in vocabularies {
      var meanings: [(meaning: String, types: [String])] = []
      for type in vocabulary.types {
        for property in type.properties where property.name == name {
          let meaning = [glossary[property, of: type], values(of: property)].compactMap { $0 }.joined(separator: " ")
          if let index = meanings.firstIndex(where: { $0.meaning == meaning }) {
            if meanings[index].types.last != type.name { meanings[index].types.append(type.name) }
          } else {
            meanings.append((meaning, [type.name]))
          }
        }
      }
      if meanings.isEmpty { continue }
      parts.append(
        "\(name) (a property of \(vocabulary.title))\n"
          + meanings.map { "\($0.meaning) On \($0.types.joined(separator: ", ")).\n" }.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n")
  }

  private static func values(of property: PropertySpec) -> String {
    if let region = property.region {
      return "Its value is \(region.form == .list ? "a list: " : "")\(region.family.name)."
    }
    return "Its value is \(property.codec?.expectation ?? "anything")."
  }
}
