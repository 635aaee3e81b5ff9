import CardFormats
import CardIR
import CardPasses
import CardSyntax

// Screens that lead to others: cards become screens of their own, screens become cards.
extension Pipeline {
  /// The screens that a document becomes, the main one first, and what that changes.
  func parts(
    of screen: Screen, for target: any ScreenEmitter, as name: OutputName
  ) -> (screens: [Screen], fidelity: [FidelityEntry]) {
    let options = compiler.options
    let kinds = target.capabilities.kinds
    guard let base = options.lowering.splitCards, screen.format != target.id, kinds.contains(.navigate),
      !kinds.contains(.showCard), let source = compiler.registry.format(screen.format)
    else { return ([screen], []) }
    var context = PassContext(
      source: source.capabilities, target: target.capabilities, targetName: target.title, host: options.host,
      options: options.lowering)
    let screens = SplitCards.split(
      screen, address: (base.hasSuffix("/") ? base : base + "/") + name.address,
      ending: name.ending(emitOptions.syntax.fileExtension), &context)
    return (screens, context.fidelity)
  }

  /// Puts the screens of the folder of the options where buttons lead to them.
  func inlineScreens(
    in translation: inout Translation, _ target: any ScreenEmitter, _ diagnostics: inout Diagnostics
  ) -> [InlinedScreen] {
    guard let folder = compiler.options.inlineScreens, translation.screen.format != translation.screen.sourceFormat,
      target.capabilities.kinds.contains(.showCard)
    else { return [] }
    var inlining = ScreenInlining(pipeline: self, target: target, folder: folder)
    inlining.inline(in: &translation, path: [translation.screen.name])
    diagnostics.append(contentsOf: inlining.diagnostics)
    return inlining.screens
  }
}

/// A screen that stands in another one's output.
struct InlinedScreen: Sendable {
  /// The screen as it was read.
  let screen: Screen
  /// Where the way to it stands, in the document's source or in that of another inlined screen.
  let link: SourceSpan?
}

/// Replaces navigation to screens that are there as files by cards that the same buttons show.
private struct ScreenInlining {
  let pipeline: Pipeline
  let target: any ScreenEmitter
  let folder: String
  var diagnostics = Diagnostics()
  /// What was put into the screen, in the order of the links.
  var screens: [InlinedScreen] = []

  /// Screens inside each other beyond this number stay links; so do those that lead back to themselves.
  private static let depthLimit = 8

  mutating func inline(in translation: inout Pipeline.Translation, path: [String]) {
    var fidelity = translation.fidelity
    var isTemplate = translation.screen.isTemplate
    inline(in: &translation.screen.root, path, &fidelity, &isTemplate)
    translation.screen.isTemplate = isTemplate
    translation.fidelity = fidelity
  }

  private mutating func inline(
    in element: inout Element, _ path: [String], _ fidelity: inout [FidelityEntry], _ isTemplate: inout Bool
  ) {
    for region in element.regions.indices {
      for slot in element.regions[region].slots.indices {
        guard case .one(var child, let scope, let when) = element.regions[region].slots[slot] else { continue }
        if element.regions[region].id == .actions, let address = Navigation.address(of: child),
          let card = card(at: address, of: child, path)
        {
          fidelity.removeAll { $0.kind.id == "lossy.navigation" && $0.span == child.span }
          fidelity += card.fidelity
          isTemplate = isTemplate || card.screen.isTemplate
          var show = Element(.showCard, source: child.source)
          for id in [AttributeID.title, .id, .isEnabled, .actionStyle, .mode, .tooltip, .iconURL] {
            show.take(id, from: child)
          }
          var page = card.screen.root
          // The version of a screen of another format says nothing about cards.
          page[.version] = nil
          show[.card] = [.one(page)]
          child = show
        } else {
          inline(in: &child, path, &fidelity, &isTemplate)
        }
        element.regions[region].slots[slot] = .one(child, scope: scope, when: when)
      }
    }
  }

  /// The screen that an address leads to as the target has it.
  private mutating func card(at address: String, of link: Element, _ path: [String]) -> Pipeline.Translation? {
    let plain = address.prefix { $0 != "?" && $0 != "#" }
    let name = String(plain.split(separator: "/", omittingEmptySubsequences: false).last ?? "")
    let stem = Path.withoutExtension(name)
    guard !name.isEmpty, Path.isConfined(name), path.count <= Self.depthLimit, !path.contains(stem) else { return nil }
    let candidates = name == stem ? ["json", "yaml", "yml"].map { "\(stem).\($0)" } : [name]
    let files = candidates.map { Path.join(folder, $0) }
    let workspace = pipeline.workspace
    guard let file = files.first(where: { workspace.files.kind(of: $0, followingLinks: false) == .file }),
      let source = workspace.files.readInput(file, diagnostics: &diagnostics)
    else { return nil }
    let prepared = pipeline.prepare(source, asTemplate: false, components: workspace.components(for: file))
    var result = SourceFindings(diagnostics: prepared.diagnostics)
    let screen = pipeline.screen(prepared, data: nil, host: nil, &result)
    diagnostics.append(contentsOf: result.diagnostics)
    guard let screen, screen.format != target.id, screen.form == .screen,
      var card = pipeline.translate(screen, target, PassPipeline.Observation(), &diagnostics)
    else { return nil }
    screens.append(InlinedScreen(screen: screen, link: link.span))
    inline(in: &card, path: path + [stem])
    return card
  }
}
