public import CardFormats
public import CardIR
public import CardPasses
import CardSyntax

/// The formats and passes that a compiler knows.
public struct Registry: Sendable {
  /// Everything that can be written, in the order in which it is listed.
  public private(set) var emitters: [any Emitter] = []
  /// The passes beside those of the package.
  public private(set) var addedPasses: [any Pass] = []

  /// The formats of the package. A new format is one folder in `CardFormats` and one line here.
  public static var standard: Registry {
    var registry = Registry()
    registry.register(emitter: AdaptiveCardsFormat())
    registry.register(emitter: DrivenUIFormat())
    registry.register(emitter: SkimaFormat())
    return registry
  }

  /// Adds a format that can be written, and read if it is a ``Format``; it replaces one with the same name.
  public mutating func register(emitter: any Emitter) {
    if let index = emitters.firstIndex(where: { $0.id == emitter.id }) {
      emitters[index] = emitter
    } else {
      emitters.append(emitter)
    }
  }

  /// Adds a pass, which runs after the package's own of its stage.
  public mutating func register(pass: any Pass) { addedPasses.append(pass) }

  /// The formats that can be read as well.
  public var formats: [any Format] { emitters.compactMap { $0 as? any Format } }

  /// The types of the formats in lower case, which no component can have for a name.
  var typeNames: Set<String> {
    formats.reduce(into: []) { names, format in names.formUnion(format.typeNames.map { $0.lowercased() }) }
  }

  /// What writes the format `id`.
  public func emitter(_ id: FormatID) -> (any Emitter)? { emitters.first { $0.id == id } }

  /// What reads the format `id`.
  public func format(_ id: FormatID) -> (any Format)? { emitter(id) as? any Format }

  /// The format that a document is probably written in; none if it looks like none of them.
  public func detect(_ document: Document) -> (any Format)? {
    var best: (format: any Format, likelihood: Double)?
    for format in formats {
      let likelihood = format.likelihood(of: document)
      // Of equals the first one counts, so that the answer does not depend on anything but the order here.
      if likelihood > best?.likelihood ?? 0 { best = (format, likelihood) }
    }
    return best?.format
  }
}
