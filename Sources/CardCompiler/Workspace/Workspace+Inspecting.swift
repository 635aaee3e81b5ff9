import CardFormats
package import CardIR
import CardLayout
import CardPasses
import CardSyntax

// What the compiler makes of a screen on the way.
extension Workspace {
  /// What is looked at.
  package struct Inspection: Sendable {
    /// The stage.
    package enum Stage: Sendable {
      /// The tree that was read.
      case document
      /// The screen.
      case screen
      /// What the host makes of each element.
      case styles
      /// Where the bytes of the output are.
      case size
      /// Where the elements are on the screen; with a target beside where they are in that.
      case layout
    }

    package let stage: Stage
    /// The format that the screen is handed to; none for that of the source.
    package var target: FormatID?
    /// Another screen whose layout this one is compared with; none for that of the target.
    package var other: String?
    /// The pass before which the screen is shown.
    package var passBefore: String?
    /// The pass after which the screen is shown.
    package var passAfter: String?

    /// A look at a stage.
    package init(_ stage: Stage) { self.stage = stage }

    fileprivate var observedPass: String? { passBefore ?? passAfter }
  }

  /// A template as it is at some stage, as text.
  package func inspect(_ template: String, _ inspection: Inspection) throws(UsageProblem) -> Answer<String> {
    let passes = PassPipeline.all.map(\.name)
    for name in [inspection.passBefore, inspection.passAfter].compactMap(\.self) where !passes.contains(name) {
      throw .unknownName("pass", name, passes)
    }
    var isUnobserved = false
    let answer = try answer(about: template, asTemplate: data != nil) { question, diagnostics throws(FileError) in
      diagnostics.append(contentsOf: question.source.diagnostics)
      return diagnostics.hasErrors ? nil : self.text(of: question, inspection, &isUnobserved, &diagnostics)
    }
    if isUnobserved, let pass = inspection.observedPass {
      throw UsageProblem(
        "The pass `\(pass)` does not run here: `cardc passes` says when it does, `-O` and `--to` decide.")
    }
    return answer
  }

  private func text(
    of question: Question, _ inspection: Inspection, _ isUnobserved: inout Bool, _ diagnostics: inout Diagnostics
  ) -> String? {
    let pipeline = pipeline
    guard
      let source = inspection.stage == .document
        ? question.source : pipeline.onlyPart(of: question.source, &diagnostics)
    else { return nil }
    if inspection.stage == .document {
      let document =
        question.data == nil
        ? source.document : pipeline.expand(source, question.data, question.host, &diagnostics)
      return document.map { DocumentDump.text(of: $0) }
    }
    var result = SourceFindings()
    let screen = pipeline.screen(source, data: question.data, host: question.host, &result)
    diagnostics.append(contentsOf: result.diagnostics)
    guard let screen else { return nil }
    if inspection.stage == .styles {
      return StyleReport.text(of: screen, pipeline.styles(of: screen), in: source.written)
    }
    if inspection.stage == .size {
      return sizes(of: screen, for: inspection.target ?? screen.format, in: question, &diagnostics)
    }
    if inspection.stage == .layout {
      if let other = inspection.other {
        return compare(screen, in: source.written, with: other, question, &diagnostics)
      }
      return layout(of: screen, for: inspection.target, in: source.written, &diagnostics)
    }
    // What is known shows only in what passes make of the screen.
    let isSpecialized = question.data == nil && !pipeline.known.isEmpty
    guard inspection.target != nil || inspection.observedPass != nil || isSpecialized,
      let emitter = compiler.registry.target(inspection.target ?? screen.format)?.screenEmitter
    else { return TextDump.text(of: screen) }
    let stages = ObservedStages()
    var observation = PassPipeline.Observation()
    observation.beforePass = { [pass = inspection.passBefore] name, screen in if name == pass { stages.add(screen) } }
    observation.afterPass = { [pass = inspection.passAfter] name, screen in if name == pass { stages.add(screen) } }
    let legal = pipeline.translate(screen, emitter, observation, &diagnostics)
    guard inspection.observedPass != nil else { return legal.map { TextDump.text(of: $0.screen) } }
    let texts = stages.texts
    isUnobserved = texts.isEmpty
    return texts.joined()
  }
}

extension Workspace {
  /// Where the bytes are in what becomes of a screen. A message that the card is in counts where the host counts messages.
  private func sizes(
    of screen: Screen, for target: FormatID, in question: Question, _ diagnostics: inout Diagnostics
  ) -> String? {
    let pipeline = pipeline
    let output = pipeline.output(screen, to: target, PassPipeline.Observation(), &diagnostics)
    guard let file = output?.files.first else { return nil }
    let source = SourceText(name: "output." + file.fileExtension, bytes: file.bytes)
    let limit = pipeline.payloadLimit(of: target)
    return Document.read(source, as: SourceSyntax.detect(source), diagnostics: &diagnostics).map {
      SizeReport.text(of: $0.root, limit)
    }
  }
}

extension Workspace {
  /// Where the elements of a screen and of another one are, side by side, each laid out by the rules of its format.
  private func compare(
    _ own: Screen, in document: Document?, with name: String, _ question: Question, _ diagnostics: inout Diagnostics
  ) -> String? {
    guard let other = screen(name, with: question, &diagnostics) else { return nil }
    var layouts: [ScreenLayout] = []
    for (screen, besides) in [(own, other), (other, own)] {
      guard let layout = pipeline.layout(of: screen, besides: screen.format == besides.format ? nil : besides.format)
      else {
        diagnostics.report(.noLayout(of: screen))
        return nil
      }
      layouts.append(layout)
    }
    var report = LayoutReport(document)
    return report.text(of: LayoutComparison(layouts[0], besides: layouts[1]), layouts[0])
  }

  /// A screen that is looked at besides that of a question, with the same data.
  private func screen(_ name: String, with question: Question, _ diagnostics: inout Diagnostics) -> Screen? {
    guard let item = item(name, &diagnostics) else { return nil }
    do throws(FileError) {
      let read = try source(of: item, asTemplate: question.data != nil)
      diagnostics.append(contentsOf: read.diagnostics)
      guard !diagnostics.hasErrors, let source = pipeline.onlyPart(of: read, &diagnostics) else { return nil }
      var result = SourceFindings()
      let screen = pipeline.screen(source, data: question.data, host: question.host, &result)
      diagnostics.append(contentsOf: result.diagnostics)
      return screen
    } catch {
      diagnostics.report(error.diagnostic)
      return nil
    }
  }

  /// Where the elements of a screen are; beside where they are in another format, if one is named.
  private func layout(
    of screen: Screen, for target: FormatID?, in document: Document?, _ diagnostics: inout Diagnostics
  ) -> String? {
    let pipeline = pipeline
    var report = LayoutReport(document)
    guard let target, target != screen.format else {
      guard let layout = pipeline.layout(of: screen) else {
        diagnostics.report(.noLayout(of: screen))
        return nil
      }
      return report.text(of: layout)
    }
    guard let emitter = compiler.registry.format(target) else {
      diagnostics.report(.noLayout(of: screen, in: compiler.registry.target(target)?.title ?? target.rawValue))
      return nil
    }
    guard let legal = pipeline.translate(screen, emitter, PassPipeline.Observation(), &diagnostics)?.screen
    else { return nil }
    guard let own = pipeline.layout(of: screen, besides: target),
      let other = pipeline.layout(of: legal, besides: screen.format)
    else {
      diagnostics.report(.noLayout(of: screen))
      return nil
    }
    return report.text(of: LayoutComparison(own, other), own)
  }
}

/// What a screen was before and after a pass.
private final class ObservedStages: Sendable {
  private let content = Protected<[String]>([])

  var texts: [String] { content.withLock { $0 } }

  func add(_ screen: Screen) { content.withLock { $0.append(TextDump.text(of: screen)) } }
}
