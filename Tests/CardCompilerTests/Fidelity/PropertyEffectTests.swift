import CardCompiler
import CardFormats
import CardTestSupport
import Foundation
import Testing

/// A property of the source makes a difference to the output or to the report; otherwise it was lost in silence.
@Suite("Every property counts") struct PropertyEffectTests {
  struct Subject: Sendable, CustomTestStringConvertible {
    let vocabulary: Vocabulary
    let target: FormatID
    var testDescription: String { "\(vocabulary.title) to \(target.rawValue)" }

    static let all = [AdaptiveCardsFormat.vocabulary, DrivenUIVocabulary.strict, SkimaFormat.vocabulary].flatMap {
      vocabulary in
      ["adaptive-card", "drivenui", "skima", "swiftui"].map {
        Subject(vocabulary: vocabulary, target: FormatID(rawValue: $0))
      }
    }
  }

  /// What comes of a document.
  private struct Outcome {
    /// The output and the report, as one text.
    var text = ""
    /// Where elements of the source are not in the output.
    var removals: [Range<Int>] = []

    init(_ document: String, _ target: FormatID) {
      let result = Compiler().compile(SourceText(name: "card.json", text: document), to: [target])
      for output in result.outputs + result.withheld {
        text += output.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        for entry in output.fidelity {
          text += "\(entry.kind.id) \(entry.message)\n"
          if entry.verdict == .dropped, let span = entry.span { removals.append(Int(span.start)..<Int(span.end)) }
        }
      }
      text += result.diagnostics.all.filter { $0.severity == .error }.map(\.message).joined()
    }
  }

  /// What need not make a difference, by property and target, with the reason.
  private static let exceptions: [String: String] = [:]

  private func isDefault(_ sample: String, _ property: PropertySpec) throws -> Bool {
    if sample == "\"default\"" { return true }
    guard let value = property.defaultValue, let codec = property.codec else { return false }
    var diagnostics = Diagnostics()
    let source = SourceText(name: "value", text: sample)
    let node = try #require(Document.read(source, as: .json, diagnostics: &diagnostics)).root
    return codec.decode(node) == value
  }

  private func isExcepted(_ type: TypeSpec, _ property: PropertySpec, _ sample: String, _ subject: Subject) -> Bool {
    let target = subject.target.rawValue
    let names = ["\(type.name).\(property.name)", "*.\(property.name)"]
    return names.contains { name in
      ["", " \(sample)"].contains { value in
        [" to \(target)", ""].contains { Self.exceptions[name + value + $0] != nil }
      }
    }
  }

  @Test("in its place among others", arguments: Subject.all) func effects(_ subject: Subject) throws {
    let vocabulary = subject.vocabulary
    var silent: [String] = []
    for index in VocabularyDocuments(vocabulary, seed: 1).readableTypes {
      let type = vocabulary.types[index]
      for property in type.properties where property.canonicalName == nil && !property.isRequired {
        guard
          let plain = VocabularyDocuments.specimen(vocabulary, of: index, with: property, value: nil)
        else { continue }
        let reference = Outcome(plain.text, subject.target)
        // What is not there at all need not be said of its parts.
        if reference.removals.contains(where: { $0.lowerBound <= plain.object.lowerBound && plain.object.upperBound <= $0.upperBound }) {
          continue
        }
        for sample in VocabularyDocuments.samples(of: property, in: vocabulary, on: type) {
          if try isDefault(sample, property) || isExcepted(type, property, sample, subject) { continue }
          let specimen = VocabularyDocuments.specimen(vocabulary, of: index, with: property, value: sample)
          guard let specimen, Outcome(specimen.text, subject.target).text == reference.text else { continue }
          silent.append("\(type.name).\(property.name) \(sample)")
          if ProcessInfo.processInfo.environment["CARDC_SHOW"] != nil { print(specimen.text) }
        }
      }
    }
    for line in silent { Issue.record("\(line)") }
  }
}
