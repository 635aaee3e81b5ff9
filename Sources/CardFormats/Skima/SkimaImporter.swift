import CardIR
import CardSyntax
import CardTemplate

/// Reads screens and tab bars.
enum SkimaImporter {
  /// The screen in a document; none if it is no screen.
  static func read(
    _ document: Document, options: ImportOptions, _ tables: SkimaTables, diagnostics: inout Diagnostics
  ) -> Screen? {
    let root = document.root
    let isTabBar = root["ui"] == nil && root["tabs"] != nil
    guard root.kind == .object, isTabBar || root["component"] == nil else {
      let found =
        root.kind == .object ? "a definition of a compose widget" : ObjectImporter.describe(root)
      diagnostics.report(
        Diagnostic(
          SkimaDiagnostics.notAScreen, "expected a screen or a tab bar, found \(found)", at: root.span,
          help: "a screen is an object with an array `ui`"))
      return nil
    }
    let vocabulary = isTabBar ? SkimaVocabulary.tabBars : tables.screens
    guard let type = vocabulary.onlyType(in: SkimaVocabulary.document) else { return nil }
    var importer = ObjectImporter(
      vocabulary, readsHoles: options.readsHoles, parsers: tables.parsers, finish: SkimaChecks.finish)
    var element = importer.element(root, type: type)
    let (scope, when) = (importer.scope(of: root), importer.condition(of: root))
    var found = importer.diagnostics
    var layout = SkimaLayoutChecks()
    layout.check(element)
    found.append(contentsOf: layout.diagnostics)
    for diagnostic in found.all {
      var diagnostic = diagnostic
      if options.isTolerant, tolerated.contains(diagnostic.kind) { diagnostic.severity = .warning }
      diagnostics.report(diagnostic)
    }
    var repair = SkimaRepair(vocabulary)
    if options.isTolerant { repair.repair(&element, type: type) }
    var screen = Screen(
      form: isTabBar ? .tabBar : .screen, name: options.name, format: .skima, root: element,
      isTemplate: importer.isTemplate)
    screen.scope = scope
    screen.when = when
    screen.omissions = repair.omissions
    return screen
  }

  private static let tolerated: Set<DiagnosticKind> = [SkimaDiagnostics.propsVoid, SkimaDiagnostics.envelope]
}

/// What the table of properties cannot say about one element.
enum SkimaChecks {
  /// Checks an element that was just read, and gives names from the documentation their right spelling.
  @Sendable static func finish(_ element: inout Element, _ diagnostics: inout Diagnostics) {
    if lacksProps(element) {
      report(
        SkimaDiagnostics.missingProperty, "the widget has no `props`", head(element), &diagnostics,
        help: "write `\"props\": {}` for a widget with all defaults")
      return
    }
    switch element.kind {
    case .screen:
      if let lifecycle = element.entry(.lifecycle) {
        report(SkimaDiagnostics.lifecycleInert, "`actions` of a screen are never run", lifecycle.origin, &diagnostics)
      }
    case .toggle: toggle(element, &diagnostics)
    case .textInput: stored(element, &diagnostics)
    case .canvas: spelling("BorderWidth", of: "borderWidth", in: "props", element, &diagnostics)
    case .navigate: navigate(&element, &diagnostics)
    case .callAPI: call(element, &diagnostics)
    case .setVariable: variable(element, &diagnostics)
    case .manipulate: manipulate(element, &diagnostics)
    default: break
    }
  }

  private static func lacksProps(_ element: Element) -> Bool {
    let isWidget =
      switch element.kind {
      case .text, .button, .image, .textInput, .toggle, .canvas, .stack, .scroll: true
      default: false
      }
    return isWidget && element.source?[SkimaVocabulary.props].map { $0.isNull } ?? true
  }

  private static func report(
    _ kind: DiagnosticKind, _ message: String, _ node: Node?, _ diagnostics: inout Diagnostics, help: String? = nil
  ) {
    diagnostics.report(Diagnostic(kind, message, at: node?.span, help: help))
  }

  /// Where a message about the whole of an element points to: its type, which is short.
  private static func head(_ element: Element) -> Node? { element.source?["type"] ?? element.source }

  private static func spelling(
    _ wrong: String, of right: String, in group: String, _ element: Element, _ diagnostics: inout Diagnostics
  ) {
    guard let members = element.source?[group]?.members else { return }
    for member in members where member.name == wrong {
      diagnostics.report(
        Diagnostic(
          SkimaDiagnostics.docSpelling, "`\(wrong)` is written `\(right)`", at: member.keySpan,
          fixIt: .writing(right, over: member.keySpan)))
    }
  }

  private static func toggle(_ element: Element, _ diagnostics: inout Diagnostics) {
    stored(element, &diagnostics)
    guard !element.has(.isOn), !isWritten("initial_condition", in: "props", element) else { return }
    report(
      SkimaDiagnostics.implicitChecked, "the checkbox is checked at first", head(element), &diagnostics,
      help: "state `initial_condition`")
  }

  private static func stored(_ element: Element, _ diagnostics: inout Diagnostics) {
    guard !element.has(.variableID), !isWritten("variableId", in: "props", element) else { return }
    report(
      SkimaDiagnostics.unstoredInput, "the input has no `variableId`, so its value is stored nowhere", head(element),
      &diagnostics)
  }

  /// Whether the key stands in the source with a value that was reported already.
  private static func isWritten(_ name: String, in group: String, _ element: Element) -> Bool {
    element.extras.contains { $0.group == group && $0.name == name && !$0.value.isNull }
  }

  private static func needs(
    _ name: String, _ id: AttributeID, _ element: Element, _ diagnostics: inout Diagnostics
  ) -> Bool {
    if element.has(id) || isWritten(name, in: "data", element) { return true }
    report(
      SkimaDiagnostics.inertAction, "the action needs `\(name)` in its `data` and does nothing without it",
      head(element), &diagnostics)
    return false
  }

  private static func navigate(_ element: inout Element, _ diagnostics: inout Diagnostics) {
    guard element.source?["data"] != nil || element.source?["type"] != nil else {
      let hasIcon = element.has(.iconURL) && element.literal(.iconURL).map { URLText($0).isStrict } ?? true
      if !element.has(.url) || !hasIcon {
        report(
          SkimaDiagnostics.tabSkipped, "the tab needs an `endpoint` and an `image` to be shown", element.source,
          &diagnostics)
      }
      return
    }
    guard needs("type", .destination, element, &diagnostics), let entry = element.entry(.destination) else { return }
    if let origin = entry.origin, origin.isString("deep_link") {
      diagnostics.report(
        Diagnostic(
          SkimaDiagnostics.docSpelling, "`deep_link` is written `deeplink`", at: origin.span,
          fixIt: .writing("deeplink", over: origin.span)))
      element.set(.destination, entry.value, origin: nil)
    }
    if element.literal(.destination) != .back { _ = needs("value", .url, element, &diagnostics) }
  }

  private static func call(_ element: Element, _ diagnostics: inout Diagnostics) {
    spelling("type", of: "method", in: "data", element, &diagnostics)
    _ = needs("method", .method, element, &diagnostics)
    _ = needs("endpoint", .endpoint, element, &diagnostics)
    if element.literal(.method) == "get" {
      report(
        SkimaDiagnostics.getBody, "a `get` call carries a body, which the app's network library refuses",
        element.entry(.method)?.origin, &diagnostics, help: "use `post`")
    }
  }

  private static func variable(_ element: Element, _ diagnostics: inout Diagnostics) {
    guard needs("type", .operation, element, &diagnostics), needs("id", .targetID, element, &diagnostics),
      let operation = element.literal(.operation), operation != .remove
    else { return }
    _ = needs("dataType", .dataType, element, &diagnostics)
    _ = needs("value", .value, element, &diagnostics)
  }

  private static func manipulate(_ element: Element, _ diagnostics: inout Diagnostics) {
    if let type = element.source?["type"], type.isString("imageManipulation") {
      diagnostics.report(
        Diagnostic(
          SkimaDiagnostics.docSpelling, "`imageManipulation` is written `imageViewManipulation`", at: type.span,
          fixIt: .writing("imageViewManipulation", over: type.span)))
    }
    if let kind = element.literal(.targetKind), SkimaActions.inertKinds.contains(kind) {
      let name = element.literal(.typeName) ?? ""
      report(SkimaDiagnostics.inertAction, "`\(name)` does nothing", head(element), &diagnostics)
      return
    }
    if needs("widgetId", .targetID, element, &diagnostics) {
      _ = needs("type", .operation, element, &diagnostics)
    }
  }
}
