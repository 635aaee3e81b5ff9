import CardFormats
import CardIR
import CardSyntax
import CardTemplate
import CardTestSupport
import Testing

/// Documents with every property of the vocabularies, against what the table of attributes says that values are.
@Suite("Values of attributes")
struct AttributeValueTests {
  @Test("every value that a format reads is of the kind that its attribute states")
  func kinds() throws {
    var seen: Set<AttributeID> = []
    for subject in PropertySetTests.Subject.all {
      for seed in 0..<60 {
        var documents = VocabularyDocuments(subject.vocabulary, seed: UInt64(seed))
        let source = SourceText(name: "generated.json", text: documents.document())
        var diagnostics = Diagnostics()
        let document = try #require(Document.read(source, as: .json, diagnostics: &diagnostics))
        let options = ImportOptions(name: "generated")
        guard let screen = subject.format.importScreen(document, options: options, diagnostics: &diagnostics) else {
          continue
        }
        screen.root.visit { element in
          for entry in element.attributes {
            seen.insert(entry.id)
            let fits = Self.fits(entry.value, entry.id.roles)
            #expect(fits, "\(subject.format.title) \(element.kind) \(entry.id): \(entry.value)")
          }
        }
      }
    }
    #expect(seen.count > 80)
  }

  @Test("what is usual of an element is so in every format")
  func usualValues() {
    var seen: Set<AttributeID> = []
    for subject in PropertySetTests.Subject.all {
      for (kind, defaults) in subject.format.capabilities.defaults {
        for (id, value) in defaults {
          guard let usual = id.usualValue else { continue }
          seen.insert(id)
          #expect(value == usual, "\(subject.format.title) \(kind.rawValue) \(id.rawValue)")
        }
      }
    }
    #expect(seen == Set(AttributeID.allCases.filter { $0.usualValue != nil }))
  }

  private static func fits(_ value: AttributeValue, _ roles: AttributeRoles) -> Bool {
    switch value {
    case .template: true
    case .flag: roles.contains(.flag) || roles.contains(.enumeration)
    // What is entered into an input of numbers is one.
    case .number: !roles.isDisjoint(with: [.number, .measure, .enumeration, .string])
    // A host may have names of its own.
    case .text: !roles.isDisjoint(with: [.string, .enumeration])
    // A word may stand for a usual length, or for data as they usually are.
    case .token: !roles.isDisjoint(with: [.enumeration, .measure, .data])
    case .measure: !roles.isDisjoint(with: [.measure, .enumeration])
    case .color: roles.contains(.color) || roles.contains(.enumeration)
    case .json: roles.contains(.data)
    }
  }
}
