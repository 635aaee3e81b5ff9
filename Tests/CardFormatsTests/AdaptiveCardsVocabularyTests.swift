import CardIR
import CardSyntax
import CardTestSupport
import Testing

@testable import CardFormats

/// The vocabulary against the schema that Microsoft publishes, type by type and property by property.
@Suite struct AdaptiveCardsVocabularyTests {
  private static let schemaFile = TestFiles.corpus("schemas")?.first { $0.hasSuffix("adaptive-card.json") }

  /// Where the vocabulary says something else than the schema, with the reason. Properties that their rows mark as
  /// extensions need none.
  private static let differences: [String: String] = [
    "AdaptiveCard.style: extra": "removed from the schema in 1.3, read by renderers and used by samples",
    "AdaptiveCard.height: extra": "the C++ renderer reads it",
    "AdaptiveCard.fallback: extra": "the JS renderer shows it where the version is too high",
    "*.lang: extra": "the JS renderer hands the language down from any element",
    "Image.forceLoad: extra": "the JS renderer reads it",
    "ImageSet.style: extra": "the typed schema has it, the generated file was not updated",
    "ImageSet.offset: extra": "the JS renderer reads it",
    "Container.rtl: extra": "the schema's key `rtl?` is a typing mistake",
    "TableCell.rtl: extra": "the schema's key `rtl?` is a typing mistake",
    "Column.height: extra": "renderers take columns for elements",
    "Column.horizontalAlignment: extra": "renderers take columns for elements",
    "FactSet.horizontalAlignment: extra": "renderers hand the alignment down from any element",
    "ActionSet.horizontalAlignment: extra": "renderers hand the alignment down from any element",
    "ActionSet.orientation: extra": "the JS renderer reads it",
    "Table.firstRowAsHeaders: extra": "renderers and samples read the plural",
    "*.role: extra": "renderers read it on every action",
    "*.disabledUnlessAssociatedInputsChange: extra": "the JS renderer reads it",
    "Column.rtl?: extra": "the mistake of Container is understood on columns too",
    "AdaptiveCard.backgroundImage: since is 1.0, published 1.2": "the published mark is that of the object form",
    "*.spacing: values is default/extralarge/extrasmall/large/medium/none/padding/small, published default/extralarge/large/medium/none/padding/small":
      "hosts have one step more",
    "Image.style: values is default/person/roundedcorners, published default/person": "hosts have one style more",
    "*.style: values is string, published default/destructive/positive": "hosts have styles of actions of their own",
    "TargetElement.elementId: since is 1.2, published 1.0": "no action had targets before",
    "TargetElement.isVisible: since is 1.2, published 1.0": "no action had targets before",
    "TextBlock.style: since is 1.5, published 1.0": "the published mark stands on the enumeration",
    "TextBlock.style: values is columnheader/default/heading, published default/heading":
      "the JS renderer has a third style",
  ].merging(asElements) { first, _ in first }

  /// What renderers, and samples, have on the parts of a table, which they take for elements.
  private static let asElements: [String: String] = {
    let shared = ["fallback", "height", "id", "isVisible", "requires", "separator", "spacing"]
    let places =
      (shared + ["rtl"]).map { "TableRow." + $0 } + (shared + ["horizontalAlignment"]).map { "TableCell." + $0 }
    return Dictionary(places.map { ($0 + ": extra", "renderers take the parts of a table for elements") }) { $1 }
  }()

  @Test(.enabled(if: schemaFile != nil, "CARDC_SHARED does not name a folder with schemas"))
  func isThePublishedSchema() throws {
    let path = try #require(Self.schemaFile)
    var diagnostics = Diagnostics()
    let bytes = try TestFiles.bytes(path)
    let document = try #require(
      Document.read(SourceText(name: "schema", bytes: bytes), as: .json, diagnostics: &diagnostics))
    let schema = PublishedSchema(root: document.root)
    var found: [String] = []
    var marked: Set<String> = []
    for type in AdaptiveCardsVocabulary.vocabulary.types {
      guard let published = schema.properties(of: type.name) else {
        found.append("\(type.name): extra")
        // Hosts that went on without a schema say when they added it.
        if AdaptiveCardsReleases.knows(type.name) { marked.insert("\(type.name): extra") }
        continue
      }
      let own = Dictionary(type.properties.map { ($0.name, $0) }) { first, _ in first }
      for name in Set(own.keys).union(published.keys).sorted() {
        let place = "\(type.name).\(name)"
        switch (own[name], published[name]) {
        case (let property?, nil):
          found.append("\(place): extra")
          if property.isExtension {
            marked.insert("\(place): extra")
          } else if name != "rtl?", name != "rtl" {
            found.append("\(place): not marked")
          }
        case (nil, _?): found.append("\(place): missing")
        case (let property?, let other?):
          if property.isExtension { found.append("\(place): marked") }
          let description = Self.description(property, of: type)
          for (key, value) in description.sorted(by: { $0.key < $1.key }) where other[key] != value {
            found.append("\(place): \(key) is \(value), published \(other[key] ?? "")")
          }
        default: break
        }
      }
    }
    for name in schema.typeNames where !AdaptiveCardsVocabulary.vocabulary.types.contains(where: { $0.name == name }) {
      found.append("\(name): missing")
    }
    let unexplained = found.filter { difference in
      if marked.contains(difference) { return false }
      let parts = difference.split(separator: ".", maxSplits: 1)
      let anyType =
        parts.count == 2 && !difference.hasPrefix("Action.") ? "*." + parts[1] : "*." + Self.property(of: difference)
      return Self.differences[difference] == nil && Self.differences[anyType] == nil
        && Self.differences["*." + Self.property(of: difference)] == nil
    }
    #expect(unexplained == [])
    let explained = Self.differences.keys.filter { key in
      !found.contains { $0 == key || "*." + Self.property(of: $0) == key }
    }
    #expect(explained == [], "differences that are none")
  }

  /// What stands behind the type of `Action.Submit.role: extra`.
  private static func property(of difference: String) -> String {
    let place = difference.prefix { $0 != ":" }
    let name = place.split(separator: ".").last.map(String.init) ?? ""
    return name + difference.dropFirst(place.count)
  }

  /// A property in the words in which ``PublishedSchema`` describes one.
  private static func description(_ property: PropertySpec, of type: TypeSpec) -> [String: String] {
    let first = FormatVersion(1, 0)
    let since = max(property.since ?? first, type.since ?? first)
    var forms: Set<String> = []
    if let region = property.region {
      forms.insert(region.form == .list ? "array" : "object")
      if region.shorthand != nil, region.form == .single { forms.insert("uri-reference") }
      if let scalar = region.scalar { forms.formUnion(Self.forms(scalar.codec.shape)) }
    } else if let codec = property.codec {
      forms = Self.forms(codec.shape)
    }
    // A name is a string like any other where any is taken.
    if forms.contains("string") { forms = forms.filter { !$0.contains("/") } }
    return [
      "since": "\(since.major).\(since.minor)", "required": "\(property.isRequired)",
      "values": forms.sorted().joined(separator: " | "),
    ]
  }

  private static func forms(_ shape: ValueShape) -> Set<String> {
    switch shape {
    case .string, .verbatim, .pixels, .share, .color, .version: ["string"]
    case .url: ["uri-reference"]
    case .names(let names, _): [names.map { $0.lowercased() }.sorted().joined(separator: "/")]
    case .boolean: ["boolean"]
    case .number, .integer: ["number"]
    case .object, .record, .map: ["object"]
    case .list: ["array"]
    case .either(let shapes): shapes.reduce(into: []) { $0.formUnion(forms($1)) }
    case .any: ["any"]
    }
  }

  @Test func everythingIsExplained() {
    let languages = [
      (AdaptiveCardsVocabulary.vocabulary, AdaptiveCardsFormat.glossary),
      (DrivenUIVocabulary.strict, DrivenUIFormat.glossary),
      (SkimaVocabulary.screens, SkimaFormat.glossary), (SkimaVocabulary.tabBars, SkimaFormat.glossary),
    ]
    for (vocabulary, glossary) in languages {
      for type in vocabulary.types {
        #expect(glossary[type]?.hasSuffix(".") == true, "\(type.name)")
        for property in type.properties {
          #expect(glossary[property, of: type]?.hasSuffix(".") == true, "\(type.name).\(property.name)")
        }
      }
    }
  }
}

/// The properties of types in the published schema.
private struct PublishedSchema {
  let root: Node

  private var definitions: Node? { root["definitions"] }

  /// The types that objects can have: definitions that are neither enumerations nor abstract.
  var typeNames: [String] {
    (definitions.map { Array($0.members) } ?? []).filter { member in
      definition(of: member.name) != nil && !member.name.hasPrefix("Extendable.")
    }.map(\.name)
  }

  /// What the schema says of each property of a type: `since`, `required`, `values`.
  func properties(of type: String) -> [String: [String: String]]? {
    guard let definition = definition(of: type) else { return nil }
    var result: [String: [String: String]] = [:]
    let required = Set(requirements(of: definition))
    for (name, schema) in members(of: definition) where name != "type" || schema["enum"] == nil {
      let since = [definitions?[type]?["version"]?.string, schema["version"]?.string].compactMap { $0 }.max() ?? "1.0"
      var forms = forms(schema).subtracting(["null"])
      if forms.contains("string") { forms = forms.filter { !$0.contains("/") } }
      result[name] = [
        "since": since, "required": "\(required.contains(name))", "values": forms.sorted().joined(separator: " | "),
      ]
    }
    return result
  }

  /// The definition of a type of objects; of one that a string may stand for, the alternative for objects.
  private func definition(of type: String) -> Node? {
    guard let definition = definitions?[type] else { return nil }
    if definition["properties"] != nil { return definition }
    return definition["anyOf"].flatMap { alternatives in alternatives.elements.first { $0["properties"] != nil } }
  }

  private func requirements(of definition: Node) -> [String] {
    let own = definition["required"]?.elements.compactMap(\.string) ?? []
    return own + bases(of: definition).flatMap { requirements(of: $0) }
  }

  private func bases(of definition: Node) -> [Node] {
    (definition["allOf"].map { Array($0.elements) } ?? []).compactMap { target($0["$ref"]?.string) }
  }

  /// Own members win over those of what the type extends; an empty one stands for the other's.
  private func members(of definition: Node) -> [String: Node] {
    var result: [String: Node] = [:]
    for base in bases(of: definition) { result.merge(members(of: base)) { first, _ in first } }
    for member in definition["properties"].map({ Array($0.members) }) ?? [] where !Array(member.value.members).isEmpty {
      result[member.name] = member.value
    }
    return result
  }

  private func target(_ reference: String?) -> Node? {
    reference.flatMap { definitions?[String($0.dropFirst("#/definitions/".count))] }
  }

  private func forms(_ schema: Node) -> Set<String> {
    if let reference = schema["$ref"]?.string {
      guard let target = target(reference) else { return [] }
      if target["properties"] != nil || reference.contains("ImplementationsOf") { return ["object"] }
      return forms(target)
    }
    if let names = schema["enum"]?.elements.compactMap(\.string) {
      return [names.map { $0.lowercased() }.sorted().joined(separator: "/")]
    }
    if let alternatives = schema["anyOf"]?.elements { return alternatives.reduce(into: []) { $0.formUnion(forms($1)) } }
    if schema["pattern"] != nil { return [] }
    if let format = schema["format"]?.string { return [format == "uri" ? "uri-reference" : format] }
    return schema["type"]?.string.map { [$0] } ?? []
  }
}
