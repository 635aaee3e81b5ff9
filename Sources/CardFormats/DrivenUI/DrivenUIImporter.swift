import CardIR
import CardSyntax

/// Reads a DrivenUI component into a screen whose only child it is.
enum DrivenUIImporter {
  /// The screen, or none if the SDK would show nothing of the document.
  static func screen(
    _ document: Document, _ options: ImportOptions, _ tables: DrivenUITables, _ diagnostics: inout Diagnostics
  ) -> Screen? {
    var checker = DrivenUIChecker(readsHoles: options.readsHoles, tables.strict)
    checker.check(root: document.root)
    for var diagnostic in checker.diagnostics.all {
      if options.isTolerant, diagnostic.severity == .error, diagnostic.kind != DrivenUIDiagnostics.notComponent {
        diagnostic.severity = .warning
      }
      diagnostics.report(diagnostic)
    }
    if checker.diagnostics.hasErrors, !options.isTolerant || document.root.kind != .object { return nil }

    let vocabulary =
      options.isTolerant
      ? tables.tolerant(alsoNamed: checker.misspelledTypes) : tables.strict
    var importer = ObjectImporter(vocabulary, readsHoles: options.readsHoles, parsers: tables.parsers) { element, _ in
      finish(&element)
    }
    var slot: Slot? = importer.slot(document.root, DrivenUIVocabulary.subviews)
    // The checker has said what the tables would say, in terms of what the SDK does.
    for diagnostic in importer.diagnostics.all where !DrivenUIDiagnostics.all.contains(diagnostic.kind) {
      diagnostics.report(diagnostic)
    }
    var repair = DrivenUIRepair(isTemplate: options.readsHoles)
    if options.isTolerant { slot = slot.flatMap { repair.repaired($0) } }
    guard let slot else {
      diagnostics.report(
        Diagnostic(
          DrivenUIDiagnostics.notComponent, "nothing is left of the document without its unknown types",
          at: document.root.span))
      return nil
    }
    var screen = Screen(
      name: options.name, format: .drivenUI, root: Element(.screen, source: document.root, children: [slot]),
      isTemplate: importer.isTemplate)
    screen.omissions = repair.omissions
    return screen
  }

  /// Settles what depends on several properties at once.
  private static func finish(_ element: inout Element) {
    if element.kind == .image {
      if element.has(.symbolName) {
        element.kind = .icon
        setAside([.assetName, .url], of: &element, in: DrivenUIVocabulary.values)
      } else if element.has(.assetName) {
        setAside([.url], of: &element, in: DrivenUIVocabulary.values)
      }
    }
    if element.has(.borderColor) != element.has(.borderWidth) {
      setAside([.borderColor, .borderWidth], of: &element, in: DrivenUIVocabulary.properties)
    }
  }

  /// Keeps properties that the SDK makes no use of for the way back, without meaning.
  private static func setAside(_ ids: [AttributeID], of element: inout Element, in group: String) {
    guard let members = element.source?[group]?.members else { return }
    for id in ids {
      guard let origin = element.entry(id)?.origin else { continue }
      element[value: id] = nil
      for member in members where member.value == origin {
        element.extras.append(
          .init(group: group, name: member.name, value: origin, origin: origin, mayHaveHoles: true))
      }
    }
  }

  /// How much a document looks like a DrivenUI component.
  static func likelihood(of root: Node) -> Double {
    guard root.kind == .object, root["ui"] == nil else { return 0 }
    let hasParts = ["properties", "values", "subviews"].contains { root[$0] != nil }
    guard let type = root["type"]?.string else { return hasParts ? 0.5 : 0 }
    let names = DrivenUIVocabulary.strict.typeNames(in: DrivenUIVocabulary.component)
    if names.contains(type) { return hasParts ? 1 : 0.9 }
    if names.contains(where: { $0.lowercased() == type.lowercased() }) { return hasParts ? 0.9 : 0.6 }
    return hasParts && type != "AdaptiveCard" ? 0.5 : 0
  }
}
