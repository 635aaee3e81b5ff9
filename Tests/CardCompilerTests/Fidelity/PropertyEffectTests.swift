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
  private static let exceptions: [String: String] = [
    // What says what would be without it.
    "*.height \"auto\"": "elements are as high as their content",
    "*.horizontalAlignment \"left\"": "elements stand at the left",
    "*.horizontalCellContentAlignment \"left\"": "cells show their content at the left",
    "*.verticalCellContentAlignment \"top\"": "cells show their content at the top",
    "*.verticalContentAlignment \"top\"": "boxes show their content at the top",
    "*.verticalContentAlignment \"center\" to swiftui": "nothing here is higher than its content",
    "*.spacing \"padding\"": "the host's padding is as much as its usual distance",
    "Input.ChoiceSet.value": "no choice has the value",
    "Input.ChoiceSet.style \"expanded\"": "toggles below each other are what an expanded choice is",
    "ImageSet.imageSize \"auto\"": "sets of images show them in medium size then",
    "ImageSet.imageSize \"stretch\"": "sets of images show them in medium size then",
    "Image.size \"auto\"": "images have their own size",
    "*.isSubtle false": "text is not subtle",
    "TextBlock.wrap true": "the text is short",
    "TextBlock.maxLines 1": "text that does not wrap has one line",
    "*.width \"stretch\"": "columns share out what is left",
    "TableColumnDefinition.width 2": "columns share out what is left",
    "ActionSet.orientation \"horizontal\"": "buttons stand beside each other",
    "*.fillMode \"cover\"": "pictures cover what they are behind",
    "*.firstRowAsHeader true": "the first row is the header",
    "*.rtl false": "reading goes to the right", "*.rtl? false": "reading goes to the right",
    "Carousel.loop true": "carousels go round",
    "*.spacing 2": "the difference is not reported: two points at most",
    "container.borderColor \"#1F6FEB\"": "a line needs a width",
    "VStack.borderColor \"1F6FEB\"": "a line needs a width",
    "VStack.borderWidth 2": "a line needs a colour", "VStack.borderWidth 12": "a line needs a colour",
    "*.label.text_alignment \"left\"": "text begins at the left",
    // What the source does not do either.
    "Column.height \"stretch\"": "columns are as high as their row",
    "TableCell.height \"stretch\"": "cells are as high as their row",
    "Divider.foregroundColor": "system lines have the system's colour",
    "Spacer.foregroundColor": "there is nothing to colour",
    "Image.foregroundColor": "pictures have their own colours",
    "Rectangle.backgroundColor": "the rectangle hides it",
    "stack.alignment": "rows show no difference between texts of one height",
    "scrollview.alignment": "rows show no difference between texts of one height",
    // What is needed only for something that is not there.
    "*.fallback": "the element itself is shown",
    "*.id to swiftui": "no action refers to the element, and views need no names",
    "*.associatedInputs \"none\"": "there are no inputs",
    "*.scopes []": "no scope is the same as none",
    "AdaptiveCard.fallbackText to swiftui": "views can always be shown",
    "*.bleed true to swiftui": "a box without a look reaches nowhere",
    "TableCell.separator true to swiftui": "the table has its lines",
    "TableCell.spacing to swiftui": "the table has its distances",
    "BackgroundImage.horizontalAlignment \"center\" to swiftui": "pictures stand in the middle",
    "BackgroundImage.verticalAlignment \"center\" to swiftui": "pictures stand in the middle",
    "*.wrap true": "the text is short",
    "Text.font \"headline\" to skima": "headlines are as large as other text, and regular",
    "AdaptiveCard.version": "the output has its own", "screen.version": "the output has its own",
    "AdaptiveCard.$schema": "the output has its own",
    "MediaSource.mimeType to swiftui": "the player looks at the file",
    "Carousel.orientation": "the pages stand below each other, as the report says",
    "apicall": "the report says that only the first of several actions is kept",
    "manageValue": "the report says that only the first of several actions is kept",
    "navigation": "the report says that only the first of several actions is kept",
    "constraint": "the report says which constraints count for nothing",
  ]

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
    let names = [type.name, "\(type.name).\(property.name)", "*.\(property.name)"]
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
        if reference.removals.contains(where: {
          $0.lowerBound <= plain.object.lowerBound && plain.object.upperBound <= $0.upperBound
        }) {
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
