import CardFormats
import CardIR
import CardSyntax

/// The reference of the types and properties of Adaptive Cards, made from the vocabulary that reads and writes them.
package enum VocabularyReference {
  /// The article of the documentation.
  package static func markdown() -> String {
    let targets = Registry.standard.formats.filter { $0.id != .adaptiveCard }
    var text = """
      # Adaptive Cards

      Every type and property of Adaptive Cards 1.0 to 1.6, and what other formats have of them.

      ## Overview

      *Since* is the version that introduced a property; \\* marks what renderers have and the published schema does \
      not. *Default* is what leaving a property out means, where that does not depend on others. **Bold** properties \
      are required.

      Under each target, *yes* says that the format has the property on such an element, and *–* that it has not: the \
      property is then expressed by others where that is possible, and reported as a loss where it is not. All of it \
      survives from Adaptive Cards to Adaptive Cards. `cardc schema adaptive-card` prints the same as a JSON Schema.

      This page is made from the vocabulary: `UPDATE_REFERENCE=1 swift test --filter VocabularyReferenceTests` writes \
      it anew.

      """
    for type in AdaptiveCardsFormat.vocabulary.types { text += section(type, targets) }
    return text
  }

  private static func section(_ type: TypeSpec, _ targets: [any Format]) -> String {
    var text = "\n## \(type.name)\n\n"
    if let summary = AdaptiveCardsFormat.glossary[type] { text += summary + " " }
    text += "Since \(version(type.since))\(type.isExtension ? "\\*" : "")."
    if let release = AdaptiveCardsReleases.release(ofType: type.name) { text += " " + release.sentence }
    text += "\n"
    let isPassedOn = type.isRecord ? [] : targets
    text += "\n| Property | Values | Since | Default |"
    for target in isPassedOn { text += " \(target.title) |" }
    text += "\n|---|---|---|---|" + isPassedOn.map { _ in "---|" }.joined() + "\n"
    for property in type.properties { text += row(property, of: type, isPassedOn) }
    return text
  }

  private static func row(_ property: PropertySpec, of type: TypeSpec, _ targets: [any Format]) -> String {
    let name = property.isRequired ? "**`\(property.name)`**" : "`\(property.name)`"
    let since = version(max(property.since ?? first, type.since ?? first)) + (property.isExtension ? "\\*" : "")
    var cells = [name, values(of: property), since, defaultText(property)]
    for target in targets { cells.append(supports(property, of: type, target.capabilities) ? "yes" : "–") }
    return "| " + cells.joined(separator: " | ") + " |\n"
  }

  private static func supports(_ property: PropertySpec, of type: TypeSpec, _ target: Capabilities) -> Bool {
    guard target.supports(type.kind) else { return false }
    switch property.meaning {
    case .attribute(let id, _): return target.supports(id, on: type.kind)
    case .region(let id, _): return target.supports(id, on: type.kind)
    case .inert: return false
    }
  }

  private static let first = FormatVersion(1, 0)

  private static func version(_ version: FormatVersion?) -> String {
    let version = version ?? first
    return "\(version.major).\(version.minor)"
  }

  private static func defaultText(_ property: PropertySpec) -> String {
    guard let value = property.defaultValue, let codec = property.codec, codec.accepts(value) else { return "" }
    var writer = DocumentWriter(.minified)
    _ = codec.encode(value, &writer)
    let bytes = writer.finish()
    return "`" + String(decoding: bytes, as: UTF8.self) + "`"
  }

  // MARK: Values

  private static func values(of property: PropertySpec) -> String {
    guard let region = property.region else { return property.codec.map { words($0.shape) } ?? "" }
    var forms = [objects(region)]
    if region.shorthand != nil { forms.append(region.form == .list ? "strings" : "string") }
    if let scalar = region.scalar { forms.append(words(scalar.codec.shape)) }
    return forms.joined(separator: ", ")
  }

  private static func objects(_ region: RegionSpec) -> String {
    let vocabulary = AdaptiveCardsFormat.vocabulary
    let isList = region.form == .list
    if region.hasImpliedType, let type = vocabulary.impliedType(in: region)?.index {
      return (isList ? "array of " : "") + link(vocabulary.types[type].name)
    }
    let noun = region.family.name.split(separator: " ").dropFirst().joined(separator: " ")
    guard let names = region.typeNames else { return isList ? "array of \(noun)s" : noun }
    let excluded = vocabulary.typeNames(in: region.family).filter { !names.contains($0) }
    return (isList ? "array of \(noun)s" : noun) + " except " + excluded.map(link).joined(separator: ", ")
  }

  private static func link(_ name: String) -> String {
    "[\(name)](#\(name.split(separator: ".").joined(separator: "")))"
  }

  private static func words(_ shape: ValueShape) -> String {
    switch shape {
    case .string, .verbatim: "string"
    case .url: "URL"
    case .pixels: "`\"50px\"`"
    case .share: "`\"2\"`"
    case .color: "`\"#AARRGGBB\"`"
    case .version: "`\"1.5\"`"
    case .names(let names, _): names.map { "`\($0)`" }.joined(separator: ", ")
    case .boolean: "boolean"
    case .number: "number"
    case .integer: "whole number"
    case .object: "object"
    case .map(.record(let region)): "object of \(objects(region))"
    case .map(let value): "object of \(words(value))s"
    case .list(.record(let region)): "array of \(objects(region))"
    case .list(let value): "array of \(words(value))s"
    case .record(let region): objects(region)
    case .either(let shapes): shapes.map(words).joined(separator: ", ")
    case .any: "any"
    }
  }
}
