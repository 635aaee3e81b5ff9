import CardFormats
import CardIR
import CardStyle
import CardSyntax
import CardTemplate

/// How the elements of a page get their places.
enum PageLayout: CaseIterable {
  /// By the browser, in which boxes fill their width.
  case flow
  /// By constraints, which the page solves.
  case constraints
  /// By sizes that the page proposes from the outside in, in which stacks are as large as what is in them.
  case proposals

  /// The whole program of such a page.
  var program: String { PageScript.text + script }

  /// What gives them their places on the page.
  private var script: String {
    switch self {
    case .flow: ""
    case .constraints: ArrangingScript.text + SolverScript.text + SolvedLayoutScript.text
    case .proposals: ArrangingScript.text + ProposedLayoutScript.text
    }
  }
}

/// Makes the page of one screen.
///
/// The kinds of elements are in extensions by topic. Each method gives the element of the page whose box stands for the
/// element of the screen, or none for an element that shows nothing: no room is kept for that.
final class PageBuilder {
  let presentation: Presentation
  let resolver: StyleResolver
  let sheet: StyleSheet
  /// What cannot be shown.
  var findings = Diagnostics()
  /// The ids on the page of elements that actions show and hide, by their names in the screen.
  let targets: [String: String]
  /// Which kinds of addresses the page loads from.
  var sources = PageSources()
  /// How elements get their places.
  let layout: PageLayout
  /// Whether something on the page sends data to a host, which the page shows.
  var sends = false
  /// The tags that elements of the source have on the page, if it says which they stand for.
  var tags: [SourceSpan: String] = [:]
  /// What taps on elements show in bubbles; it is not in these elements, so that a tap on it is not one on them.
  var bubbles: [Markup] = []
  private var count = 0

  init(_ presentation: Presentation) {
    self.presentation = presentation
    resolver = StyleResolver(presentation.host)
    sheet = StyleSheet(
      isLight: presentation.host.page.luminance > 0.3, mapsStated: presentation.hasHostSizes)
    var targets: [String: String] = [:]
    presentation.screen.root.visit { element in
      guard element.kind == .target, let id = element.literal(.targetID), targets[id] == nil else { return }
      targets[id] = "t\(targets.count)"
    }
    self.targets = targets
    layout =
      Self.isSolved(presentation.screen) ? .constraints : presentation.stacksFillWidth ? .flow : .proposals
  }

  /// The screen.
  var screen: Screen { presentation.screen }
  /// The host's design.
  var host: HostConfig { presentation.host }
  /// Whether the texts are Markdown.
  var hasMarkdown: Bool { presentation.hasMarkdown }
  /// Whether the page says of its parts which elements they stand for.
  var isAnnotated: Bool { presentation.isAnnotated }

  /// The JSON pointer to an element of the source, if it is asked for.
  func pointer(of element: Element) -> String? { presentation.pointer(of: element) }

  /// A name for an element of the page, which no document can choose.
  func newID(_ prefix: String) -> String {
    count += 1
    return prefix + String(count)
  }

  // MARK: Elements

  /// The element of the page for an element of the screen; none if it shows nothing.
  func markup(_ element: Element, _ around: Around) -> Markup? {
    var around = around
    let source = pointer(of: element)
    let isNew = source != nil && source != around.source
    if source != nil { around.source = source }
    let name = isAnnotated ? name(ofBox: element, around) : nil
    if name != nil, !element.has(.id) { around.inputOfRow = name }
    guard var markup = content(of: element, around) else { return nil }
    if isAnnotated {
      if isNew, let source { note(source, of: element, on: &markup) }
      if let name { markup[attribute: "data-id"] = name }
    }
    if let id = element.literal(.id), let target = targets[id], markup[attribute: "id"] == nil {
      markup[attribute: "id"] = target
    }
    show(&markup, at: widths(of: element))
    if let area = area(element) { markup.classes.append(area) }
    if let language = element.literal(.language), element.kind != .screen { markup[attribute: "lang"] = language }
    return markup
  }

  /// Writes where an element comes from.
  func note(_ source: String, of element: Element, on markup: inout Markup) {
    markup[attribute: "data-source"] = source
    note(element, as: markup)
  }

  /// Notes which element of the page an element or action becomes.
  func note(_ element: Element, as markup: Markup) {
    if isAnnotated, let span = element.span, tags[span] == nil { tags[span] = markup.tag }
  }

  /// The name of the element whose box an element's box is: its own, but a row that is there for one input, with its caption
  /// or its button beside it, stands for the input.
  private func name(ofBox element: Element, _ around: Around) -> String? {
    if let id = element.literal(.id) { return id == around.inputOfRow ? nil : id }
    guard layout == .constraints, element.kind == .stack, element.literal(.axis) != .vertical else { return nil }
    let content = element[.children].compactMap(\.element)
    guard let input = content.first(where: \.kind.isInput), content.count > 1 else { return nil }
    let isAlone = content.allSatisfy { part in
      switch part.kind {
      case .text, .button, .spacer: true
      case .canvas: !part.hasRegions
      default: part.literal(.id) == input.literal(.id)
      }
    }
    return isAlone ? input.literal(.id) : nil
  }

  private func content(of element: Element, _ around: Around) -> Markup? {
    switch layout {
    case .flow: flowContent(of: element, around)
    case .constraints: solvedBox(element, around)
    case .proposals: proposedBox(element, around)
    }
  }

  /// The element of the page for an element of the screen that has its place by the flow of the page.
  func flowContent(of element: Element, _ around: Around) -> Markup? {
    switch element.kind {
    case .screen: card(element, around)
    case .text: text(element, around)
    case .richText: richText(element, around)
    case .facts: facts(element, around)
    case .image: image(element, around)
    case .imageSet: imageSet(element, around)
    case .media: media(element, around)
    case .icon: icon(element, around)
    case .stack where element.literal(.axis) == .horizontal: row(element, around)
    case .stack, .column, .tableCell, .page, .list: column(element, around)
    case .scroll: scroll(element, around)
    case .overlay: overlay(element, around)
    case .spacer: spacer(element, around)
    case .divider: divider(element, around)
    case .shape: shape(element, around)
    case .table: table(element, around)
    case .carousel: carousel(element, around)
    case .actionSet: actionSet(element, around)
    case .button: button(element, around)
    case .custom: hosted(element, around)
    case .textInput, .numberInput, .dateInput, .timeInput, .toggle, .choiceSet: input(element, around)
    default: nil
    }
  }

  // MARK: Values

  /// An address that a link may have; any other is reported.
  func link(_ element: Element, _ id: AttributeID = .url) -> String? { address(element, id, SafeURL.link) }

  /// An address that a picture may be loaded from; any other is reported.
  func picture(_ element: Element, _ id: AttributeID = .url) -> String? {
    guard let url = address(element, id, SafeURL.picture) else { return nil }
    sources.addPicture(url)
    return url
  }

  /// An address that media may be loaded from; any other is reported.
  func file(_ element: Element, _ id: AttributeID = .url) -> String? {
    guard let url = address(element, id, SafeURL.file) else { return nil }
    sources.addMedia(url)
    return url
  }

  private func address(_ element: Element, _ id: AttributeID, _ check: (String) -> String?) -> String? {
    guard case .text(let text)? = element[value: id] else { return nil }
    if let url = check(text) { return url }
    findings.report(.refusedURL(text, at: element.entry(id)?.origin?.span ?? element.span))
    return nil
  }

  /// A number that an element states.
  func number(_ element: Element, _ id: AttributeID) -> Double? { element[value: id].flatMap { Double($0) } }

  /// The widths of the card at which an element is shown.
  func widths(of element: Element) -> CardWidths {
    if case .token(let widths)? = element[value: .targetWidth] { CardWidths(widths) } else { .all }
  }

  /// Shows something at some widths of the card only.
  func show(_ markup: inout Markup, at widths: CardWidths) {
    if widths != .all { markup.classes.append(sheet.className(for: widths)) }
  }

  /// Whether an element is shown at first. What only data know counts as shown.
  func isVisible(_ element: Element) -> Bool { element.literal(.isVisible) ?? true }
}

/// What a page loads, for its policy.
struct PageSources {
  private var pictures: Set<String> = []
  private var media: Set<String> = []

  /// Notes the address of a picture.
  mutating func addPicture(_ url: String) { pictures.insert(Self.scheme(of: url)) }

  /// Notes the address of a sound or film.
  mutating func addMedia(_ url: String) { media.insert(Self.scheme(of: url)) }

  private static func scheme(of url: String) -> String { (URLText(url).scheme ?? "https") + ":" }

  /// The directives of the policy for them.
  var directives: [String] {
    var directives: [String] = []
    if !pictures.isEmpty { directives.append("img-src " + pictures.sorted().joined(separator: " ")) }
    if !media.isEmpty { directives.append("media-src " + media.sorted().joined(separator: " ")) }
    return directives
  }
}
