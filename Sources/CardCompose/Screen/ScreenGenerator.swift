import CardFormats
import CardIR
import CardStyle
import CardSyntax
import CardTemplate

/// Generates the file of one screen.
///
/// The kinds of elements are in extensions by topic. Each method gives the statements that emit an element.
final class ScreenGenerator {
  private(set) var presentation: Presentation
  let resolver: StyleResolver
  /// What the names of the function and of the data class begin with.
  let typeName: String
  var bindings: BindingCompiler
  /// What cannot be generated, but for bindings.
  private var findings = Findings()
  /// The inputs, in order.
  var inputs: [InputState] = []
  /// Where among them the state of an input stands.
  var inputPlaces: [ObjectIdentifier: Int] = [:]
  /// What is entered in each card, by the numbers of the cards that lead to it; what is in none is in the screen itself.
  var entries: [[Int]: CardEntries] = [:]
  /// How many actions take back all that was entered, and the function that they call if there are several.
  var resetCount = 0
  var resetFunction: String?
  /// The names that the states of the function have.
  var takenNames: Set<String> = []
  /// The cards whose inputs are repeated or see other data than the screen.
  var forms: [[Int]] = []
  /// The names of their variables.
  var formNames: [[Int]: String] = [:]
  /// The states of what actions show and hide, by the names of the elements.
  var visibilities: [String: VisibilityState] = [:]
  /// The states of what opens, by the elements that it belongs to.
  var openings: [ObjectIdentifier: OpeningState] = [:]
  /// The same in the order in which they are declared.
  var openingDeclarations: [KotlinStatement] = []
  /// What taps and buttons open that is not in its place yet.
  var bubbles: [Bubble] = []
  /// Whether actions show and hide elements by names that only data know.
  var hasNamedVisibilities = false
  /// The names of targets, and those of elements, that only data know.
  var boundTargets: [TemplateString] = []
  var boundNames: [TemplateString] = []
  /// What is declared behind the function: styles of texts and inputs.
  var declarations = SharedValues()
  /// Whether the function is given a handler of actions.
  var usesActions = false
  /// Whether the function is given what shows pictures.
  var usesImages = false
  /// The functions that elements of the source are calls of, if that is asked for.
  private(set) var functions: [SourceSpan: String] = [:]
  /// The numbers of the cards that buttons show.
  var cardNumbers: [(card: Element, number: Int)] = []

  init(_ presentation: Presentation) {
    self.presentation = presentation
    resolver = StyleResolver(presentation.host)
    typeName = KotlinNames.upperCamel(presentation.template.typeName ?? presentation.screen.name)
    var template = presentation.template
    let written = WrittenScreen(presentation.screen)
    self.presentation.screen = written.screen
    template.lists = written.lists
    bindings = BindingCompiler(DataClasses(template, name: typeName + "Data", flags: written.flags))
    for loss in written.losses { report(loss) }
  }

  /// The screen.
  var screen: Screen { presentation.screen }
  /// The host's design.
  var host: HostConfig { presentation.host }

  /// What cannot be generated.
  var diagnostics: Diagnostics {
    var all = bindings.findings.diagnostics
    all.append(contentsOf: findings.diagnostics)
    return all
  }

  func report(_ diagnostic: Diagnostic) { findings.report(diagnostic) }

  /// Notes what the statements of an element call; of those with one source the outermost comes last.
  func note(_ statements: [KotlinStatement], of element: Element) {
    note(statements.lazy.compactMap(\.view).first, of: element)
  }

  /// Notes the function that an element or action becomes.
  func note(_ name: @autoclosure () -> String?, of element: Element) {
    guard presentation.isAnnotated, let span = element.span, let name = name() else { return }
    functions[span] = name
  }

  /// Notes that a name of a library is used, and gives its last part.
  func use(_ name: String) -> KotlinExpression {
    bindings.use(import: name)
    return .verbatim(name.split(separator: ".").last.map(String.init) ?? name)
  }

  /// Notes that a part of the support code is used, and gives its name.
  func use(part: String) -> KotlinExpression {
    bindings.use(part: part)
    return .verbatim(part)
  }

  // MARK: The file

  /// The names that variables of the function must not have.
  static let parameters: Set<String> = ["data", "actions", "image", "modifier", "it", "form", "shown"]

  /// The file of the screen.
  func file(in package: String) -> String {
    let data = bindings.classes.root.map { TypedExpression("data", $0) }
    var around = Around(scope: BindingScope(data: data, root: data), taken: Self.parameters)
    around.fillsDown = true
    collectVisibilities(around)
    collectInputs(screen.root, around)
    nameFunctions()
    around.taken.formUnion(takenNames)
    let slot = Slot.one(screen.root, scope: screen.scope, when: screen.when)
    let body = themed(statements(for: slot, around).statements)
    _ = use("androidx.compose.runtime.Composable")
    _ = use("androidx.compose.ui.Modifier")
    var states = visibilities.values.sorted { $0.name < $1.name }.map(\.declaration)
    states += namedVisibilities + openingDeclarations
    states += inputs.flatMap(\.declarations) + formDeclarations + functionDeclarations
    if usesActions { _ = use(part: "CardAction") }
    if usesImages { _ = use(part: "CardImage") }
    let shown = preview()
    var writer = KotlinWriter()
    let name = String(screen.name.map { $0.isNewline || $0 == "`" || $0 == "*" ? " " : $0 })
    writer.line("// Generated by cardc from `\(name)`. Changes are lost.")
    writer.line("")
    writer.line("package \(package)")
    writer.line("")
    for name in bindings.imports.sorted() { writer.line("import \(name)") }
    if let type = bindings.classes.outermost {
      writer.line("")
      writer.line("/** What the screen `\(name)` shows. */")
      writer.dataClass(type, wholes: bindings.classes.wholes)
    }
    writer.line("")
    writer.line("/** The screen `\(name)`. */")
    writer.line("@Composable")
    writer.line("fun \(typeName)Card(")
    if let type = bindings.classes.root { writer.line("data: \(type.source),", 1) }
    if usesActions { writer.line("actions: CardActionHandler,", 1) }
    if usesImages { writer.line("image: @Composable (CardImage) -> Unit,", 1) }
    writer.line("modifier: Modifier = Modifier,", 1)
    writer.line(") {")
    writer.statements(states, 1)
    if !states.isEmpty { writer.line("") }
    writer.statements(body, 1)
    writer.line("}")
    if let shown { writer.preview(shown, of: typeName + "Card") }
    for (name, value) in declarations.values {
      writer.line("")
      writer.statements([.value(name, value)], 0, modifier: "private ")
    }
    return writer.source.replacing("\npackage ", with: Self.silence(writer.source) + "\npackage ", maxReplacements: 1)
  }

  /// Asks the compiler not to warn of questions whether a value is there that a condition around them has answered: what is
  /// written in one place is the same in every place.
  private static func silence(_ source: String) -> String {
    let asks = source.containsUTF8("?.") || source.containsUTF8("?:")
    return asks ? "\n@file:Suppress(\"UNNECESSARY_SAFE_CALL\", \"USELESS_ELVIS\")\n" : ""
  }
}

extension ScreenGenerator {
  /// What Material Design has colours of its own for.
  private static let controls: Set<String> = [
    "CardInput", "CardButton", "CardOverflow", "CardBubble", "CardSection", "CardTabs",
  ]

  /// What the whole screen stands on; none where the host says nothing of it.
  var screenGround: Color? { screen.root.literal(.backgroundColor) ?? resolver.background(of: .default) }

  /// The screen with the host's colours for its controls, which stand on the host's ground whatever theme the app has.
  private func themed(_ body: [KotlinStatement]) -> [KotlinStatement] {
    guard !body.isEmpty, !bindings.parts.isDisjoint(with: Self.controls),
      let ground = screenGround
    else { return body }
    let colors: [(String, Color)] = [
      ("ground", ground), ("ink", host.color(.default, subtle: false, in: .default)),
      ("subtle", host.color(.default, subtle: true, in: .default)),
      ("accent", host.color(.accent, subtle: false, in: .default)),
      ("error", host.color(.attention, subtle: false, in: .default)),
    ]
    let theme = KotlinExpression.call(
      use(part: "CardTheme"), colors.map { KotlinArgument($0.0, color($0.1)) }, trailing: KotlinLambda(body: body))
    return [.expression(theme)]
  }
}

/// Diagnostics, each of them once: some expressions are generated for two places.
struct Findings: Sendable {
  private(set) var diagnostics = Diagnostics()
  private var seen: Set<String> = []

  mutating func report(_ diagnostic: Diagnostic) {
    let place = diagnostic.span.map { "\($0.range)" } ?? ""
    if seen.insert(diagnostic.message + place).inserted { diagnostics.report(diagnostic) }
  }
}

/// Values that are the same in several places of a file and are declared once, behind the function.
struct SharedValues {
  private(set) var values: [(name: String, value: KotlinExpression)] = []
  private var names: [KotlinExpression: String] = [:]
  private var taken: Set<String> = []

  /// The name of a value, which begins with `name` if it is new.
  mutating func name(for value: KotlinExpression, _ name: String) -> KotlinExpression {
    if let known = names[value] { return .verbatim(known) }
    var own = name
    for letter in "BCDEFGHIJKLMNOPQRSTUVWXYZ" where taken.contains(own) { own = "\(name)\(letter)" }
    own = KotlinNames.unique(own, among: &taken)
    names[value] = own
    values.append((own, value))
    return .verbatim(own)
  }
}
