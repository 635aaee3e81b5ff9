import CardCompiler
import CardFormats
import CardTestSupport
import Foundation
import Testing

/// A property of the source makes a difference to the output or to the report; otherwise it was lost in silence.
@Suite("Every property counts") struct PropertyEffectTests {
  private struct Subject: Sendable {
    let vocabulary: Vocabulary
    let target: FormatID
    var description: String { "\(vocabulary.title) to \(target.rawValue)" }

    static let targets = ["adaptive-card", "drivenui", "skima", "swiftui"]

    static let all = [AdaptiveCardsFormat.vocabulary, DrivenUIVocabulary.strict, SkimaFormat.vocabulary].flatMap {
      vocabulary in targets.map { Subject(vocabulary: vocabulary, target: FormatID(rawValue: $0)) }
    }

    /// Whether the target is one that a property of a type is looked at in: all in the long form, otherwise one for each
    /// property, by turns.
    func concerns(_ property: Int, of type: Int) -> Bool {
      TestEffort.isThorough || Self.targets[(property + type) % Self.targets.count] == target.rawValue
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

  /// What need not make a difference, with the reason: a type, or a property of it, of any type (`*`) or of those of one sort
  /// (`Chart.*`), perhaps one value of that, and perhaps one target.
  private static let exceptions: [String: String] = [
    // What says what would be without it.
    "*.height \"auto\"": "elements are as high as their content",
    "stack.distribution \"equalSpacing\" to drivenui": "of two parts the first takes the rest",
    "scrollview.distribution \"equalSpacing\" to drivenui": "of two parts the first takes the rest",
    "*.horizontalAlignment \"left\"": "elements stand at the left",
    "*.horizontalCellContentAlignment \"left\"": "cells show their content at the left",
    "*.verticalCellContentAlignment \"top\"": "cells show their content at the top",
    "*.verticalContentAlignment \"top\"": "boxes show their content at the top",
    "*.verticalContentAlignment \"center\" to swiftui": "nothing here is higher than its content",
    "*.verticalContentAlignment \"bottom\" to swiftui": "nothing here is higher than its content",
    "*.spacing \"padding\"": "the host's padding is as much as its usual distance",
    "Input.ChoiceSet.value": "no choice has the value",
    "Input.ChoiceSet.style \"expanded\"": "toggles below each other are what an expanded choice is",
    "TableColumnDefinition.width \"auto\"": "renderers give such columns one part",
    "ImageSet.imageSize \"auto\"": "sets of images show them in medium size then",
    "ImageSet.imageSize \"stretch\"": "sets of images show them in medium size then",
    "Image.size \"auto\"": "images have their own size",
    "*.isSubtle false": "text is not subtle",
    "TextBlock.maxLines 1": "text that does not wrap has one line",
    "*.width \"stretch\"": "columns share out what is left",
    "ActionSet.orientation \"horizontal\"": "buttons stand beside each other",
    "*.fillMode \"cover\"": "pictures cover what they are behind",
    "BackgroundImage.horizontalAlignment \"center\" to drivenui": "pictures are in the middle of what they cover",
    "BackgroundImage.verticalAlignment \"center\" to drivenui": "pictures are in the middle of what they cover",
    "BackgroundImage.horizontalAlignment \"center\" to skima": "pictures are in the middle of what they cover",
    "BackgroundImage.verticalAlignment \"center\" to skima": "pictures are in the middle of what they cover",
    "Image.fitMode \"Contain\" to skima": "all of a picture is shown, in its ratio",
    "Image.fitMode \"Contain\" to swiftui": "all of a picture is shown, in its ratio",
    "*.firstRowAsHeader true": "the first row is the header",
    "*.rtl false": "reading goes to the right", "*.rtl? false": "reading goes to the right",
    "Carousel.loop true": "carousels go round",
    "*.spacing 2": "the difference is not reported: two points at most",
    "container.borderColor \"#1F6FEB\"": "a line needs a width",
    "VStack.borderColor \"1F6FEB\"": "a line needs a width",
    "VStack.borderWidth 2": "a line needs a colour", "VStack.borderWidth 12": "a line needs a colour",
    // What the standard width says as well.
    "*.targetWidth \"Standard\"": "the standard width is meant",
    "*.targetWidth \"atLeast:VeryNarrow\"": "the standard width is more",
    "*.targetWidth \"atLeast:Narrow\"": "the standard width is more",
    "*.targetWidth \"atLeast:Standard\"": "the standard width is meant",
    "*.targetWidth \"atMost:Standard\"": "the standard width is meant",
    "*.targetWidth \"atMost:Wide\"": "the standard width is less",
    "*.roundedCorners true": "a box without a look has no corners to be seen",
    "*.isExpanded false": "sections are closed at first", "BackgroundImage.themedUrls []": "there are no pictures",
    // What has nothing to show is not there, wherever it would stand.
    "Component.id": "nothing is shown, and nothing refers to it", "Component.lang": "there is no text",
    "Component.spacing": "nothing is shown", "Component.separator": "nothing is shown",
    "Component.height": "nothing is shown", "Component.isVisible false to swiftui": "nothing is shown",
    "Chart.*.title to drivenui": "a chart does not show its title by itself",
    "Chart.*.title to skima": "a chart does not show its title by itself",
    // Charts and progress that have nothing to show.
    "Chart.Donut.colorSet to swiftui": "there is nothing that has a colour",
    "Chart.Donut.data [] to swiftui": "the chart is as empty without it",
    "Chart.Gauge.colorSet to swiftui": "there is nothing that has a colour",
    "Chart.Gauge.segments []": "the chart is as empty without it",
    "Chart.HorizontalBar.colorSet to swiftui": "there is nothing that has a colour",
    "Chart.HorizontalBar.data [] to swiftui": "the chart is as empty without it",
    "Chart.HorizontalBar.Stacked.colorSet to swiftui": "there is nothing that has a colour",
    "Chart.HorizontalBar.Stacked.data [] to swiftui": "the chart is as empty without it",
    "Chart.Line.colorSet to swiftui": "there is nothing that has a colour",
    "Chart.Line.data [] to swiftui": "the chart is as empty without it",
    "Chart.Pie.colorSet to swiftui": "there is nothing that has a colour",
    "Chart.Pie.data [] to swiftui": "the chart is as empty without it",
    "Chart.VerticalBar.colorSet to swiftui": "there is nothing that has a colour",
    "Chart.VerticalBar.data [] to swiftui": "the chart is as empty without it",
    "Chart.VerticalBar.Grouped.colorSet to swiftui": "there is nothing that has a colour",
    "Chart.VerticalBar.Grouped.data [] to swiftui": "the chart is as empty without it",
    "Chart.HorizontalBar.color to swiftui": "there is nothing that has a colour",
    "Chart.HorizontalBar.Stacked.color to swiftui": "there is nothing that has a colour",
    "Chart.Line.color to swiftui": "there is nothing that has a colour",
    "Chart.VerticalBar.color to swiftui": "there is nothing that has a colour",
    "Chart.VerticalBar.Grouped.color to swiftui": "there is nothing that has a colour",
    "ProgressBar.color to swiftui": "a bar without a value has the colour of all that wait",
    "ProgressBar.max to swiftui": "a bar without a value runs without end",
    "ProgressRing.labelPosition to swiftui": "there is no label",
    "Badge.iconPosition to swiftui": "there is no icon",
    "*.layouts [] to swiftui": "there is no layout in it",
    "*.grid.area to swiftui": "there is no grid around it",
    "AccordionPage.headerIconName to swiftui": "no symbol looks like the icon, and the title says what is meant",
    "Action.DisplayAppointmentForm.isEnabled false": "the button does nothing anyway",
    "Action.DisplayMessageForm.isEnabled false": "the button does nothing anyway",
    "Action.InvokeAddInCommand.isEnabled false": "the button does nothing anyway",
    "AccordionPage.bleed true": "a box without a look reaches nowhere",
    "TabPage.bleed true": "a box without a look reaches nowhere",
    "Action.RunCommands.isEnabled false": "the button does nothing",
    "Action.ResetInputs.isEnabled false to skima": "the button does nothing there",
    "TextRun.id": "no action refers to it", "IconRun.id": "no action refers to it",
    "CitationRun.id": "no action refers to it",
    "TextRun.lang": "a text is in one language", "IconRun.lang": "a text is in one language",
    "CitationRun.lang": "a text is in one language",
    "*.roundedCorners false": "corners are not round", "*.showBorder false": "there is no border",
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
    "Carousel.orientation": "the pages stand below each other, as the report says",
    "apicall": "the report says that only the first of several actions is kept",
    "manageValue": "the report says that only the first of several actions is kept",
    "navigation": "the report says that only the first of several actions is kept",
    "constraint": "the report says which constraints count for nothing",
  ]

  private static func isDefault(_ sample: String, _ property: PropertySpec) throws -> Bool {
    if sample == "\"default\"" { return true }
    guard let value = property.defaultValue, let codec = property.codec else { return false }
    var diagnostics = Diagnostics()
    let source = SourceText(name: "value", text: sample)
    let node = try #require(Document.read(source, as: .json, diagnostics: &diagnostics)).root
    return codec.decode(node) == value
  }

  /// The broadest of the exceptions that a value of a property is under.
  private static func exception(
    for type: TypeSpec, _ property: PropertySpec, _ sample: String, _ subject: Subject
  ) -> String? {
    let sort = type.name.split(separator: ".")[0]
    for name in [type.name, "*.\(property.name)", "\(sort).*.\(property.name)", "\(type.name).\(property.name)"] {
      for value in ["", " \(sample)"] {
        for target in ["", " to \(subject.target.rawValue)"] where exceptions[name + value + target] != nil {
          return name + value + target
        }
      }
    }
    return nil
  }

  /// What there is to say of the properties of one source in one target.
  private struct Findings {
    /// Values without an effect that nothing excuses.
    var silent: [String] = []
    /// The exceptions that excuse a value.
    var needed: Set<String> = []
  }

  private static func findings(_ subject: Subject) throws -> Findings {
    let vocabulary = subject.vocabulary
    var findings = Findings()
    for index in VocabularyDocuments(vocabulary, seed: 1).readableTypes {
      let type = vocabulary.types[index]
      // Most properties of a type are looked at in the same document.
      var references: [String: Outcome] = [:]
      for (number, property) in type.properties.enumerated()
      where property.canonicalName == nil && !property.isRequired && subject.concerns(number, of: index) {
        guard
          let plain = VocabularyDocuments.specimen(vocabulary, of: index, with: property, value: nil)
        else { continue }
        let reference = references[plain.text] ?? Outcome(plain.text, subject.target)
        references[plain.text] = reference
        // What is not there at all need not be said of its parts.
        if reference.removals.contains(where: {
          $0.lowerBound <= plain.object.lowerBound && plain.object.upperBound <= $0.upperBound
        }) {
          continue
        }
        for sample in VocabularyDocuments.samples(of: property, in: vocabulary, on: type) {
          if try isDefault(sample, property) { continue }
          let exception = exception(for: type, property, sample, subject)
          // What is known to be an exception need not be tried again.
          if let exception, findings.needed.contains(exception) { continue }
          let specimen = VocabularyDocuments.specimen(vocabulary, of: index, with: property, value: sample)
          guard let specimen, Outcome(specimen.text, subject.target).text == reference.text else { continue }
          if let exception {
            findings.needed.insert(exception)
            continue
          }
          findings.silent.append("\(subject.description): \(type.name).\(property.name) \(sample)")
          if ProcessInfo.processInfo.environment["CARDC_SHOW"] != nil { print(specimen.text) }
        }
      }
    }
    return findings
  }

  @Test("in its place among others, and every exception is one") func effects() async throws {
    let all = try await withThrowingTaskGroup(of: Findings.self) { group in
      for subject in Subject.all { group.addTask { try Self.findings(subject) } }
      return try await group.reduce(into: Findings()) { all, findings in
        all.silent += findings.silent
        all.needed.formUnion(findings.needed)
      }
    }
    #expect(all.silent == [])
    guard TestEffort.isThorough else { return }
    #expect(Self.exceptions.keys.filter { !all.needed.contains($0) }.sorted() == [])
  }
}
