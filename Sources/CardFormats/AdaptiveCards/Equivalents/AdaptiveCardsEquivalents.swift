import CardIR
import CardSyntax
import CardTemplate

/// What stands for elements, actions and properties of cards that only some hosts have, in one document.
///
/// Texts, values and addresses stay; of the look there is as much as every format has: a badge is a coloured label, a
/// chart the table of its values, progress a text.
struct AdaptiveCardsEquivalents {
  let options: EquivalentOptions
  let texts: AdaptiveCardsTexts
  /// The names of the areas in the grids of the document.
  private let areas: Set<String>

  init(of root: Element, _ options: EquivalentOptions) {
    self.options = options
    texts = AdaptiveCardsTexts(of: root, locale: options.locale)
    var areas: Set<String> = []
    root.visit { element in
      guard element.hasExtras, let extra = element.extras.first(where: { $0.name == "layouts" }) else { return }
      for layout in extra.value.elements {
        guard let list = layout["areas"] else { continue }
        for area in list.elements { if let name = area["name"]?.string { areas.insert(name) } }
      }
    }
    self.areas = areas
  }

  /// What gives the equivalents of elements; none for those that every host has.
  func makeEquivalents() -> (Element) -> Equivalent? {
    { element in
      // Nearly all elements are what they are.
      guard var equivalent = replaced(element) else {
        return texts.resolved(element, isOwnFormat: options.isOwnFormat).map { Equivalent($0) }
      }
      if let changed = texts.resolved(equivalent.element, isOwnFormat: options.isOwnFormat) {
        equivalent.element = changed
      }
      return equivalent
    }
  }

  private func replaced(_ element: Element) -> Equivalent? {
    switch element.kind {
    case .custom, .customAction:
      guard let name = element.literal(.typeName), let found = custom(element, named: name) else { return nil }
      return separating(noting(found, insteadOf: element), of: element, named: name)
    case .showPopover where !options.hasKind(.showPopover): return noting(popover(element), insteadOf: element)
    case .resetInputs where !options.hasKind(.resetInputs):
      return noting(
        inert(element, "puts inputs back in some hosts, so the button does nothing"), insteadOf: element)
    case _ where options.isOwnFormat: return nil
    default: return plain(element)
    }
  }

  /// What stands for an element, with what of the element it does not say.
  private func noting(_ found: Equivalent, insteadOf element: Element) -> Equivalent {
    var found = found
    if found.element.kind == .text { found.element.take(.horizontalAlignment, from: element) }
    found.omittedAttributes = [
      AttributeID.horizontalAlignment, .tooltip, .minHeight, .altText, .popoverSide, .hasArrow, .maxWidth,
      .targetInputs,
    ].filter { element.has($0) && !found.element.has($0) }
    for extra in element.extras {
      if extra.name == HostedProperty.area.rawValue, options.keepsProperty(extra.name, found.element.kind) {
        // It says where the element stands in what is around it, whatever stands in for it.
        found.element.extras.append(extra)
      } else if isSilent(extra) {
        if let note = Self.note(on: extra) {
          found.settled.append((extra, note))
        } else {
          found.hostProperties.append(extra)
        }
      } else if extra.name == HostedProperty.area.rawValue {
        found.unsaid.append(extra)
      } else if !Self.kept.contains(extra.name), !found.said.contains(extra.name) {
        found.omitted.append(extra)
      }
    }
    return found
  }

  /// Tells the properties of which nothing is left from those that are said in part: without the former, or with other
  /// values of them, the same stands for the element.
  private func separating(_ found: Equivalent, of element: Element, named name: String) -> Equivalent {
    if found.omitted.isEmpty { return found }
    func text(_ found: Equivalent?) -> String? {
      found.map { TextDump.text(of: Screen(name: "", format: .adaptiveCard, root: $0.element, isTemplate: false)) }
    }
    let whole = text(custom(element, named: name))
    var separated = found
    separated.omitted = []
    func isSaid(_ extra: Element.Extra) -> Bool {
      var rest = element
      rest.extras.removeAll { $0 == extra }
      if text(custom(rest, named: name)) != whole { return true }
      // The value may be the usual one.
      guard let other = Self.other(than: extra.value) else { return false }
      rest.extras.append(Element.Extra(group: extra.group, name: extra.name, value: other))
      return text(custom(rest, named: name)) != whole
    }
    for extra in found.omitted {
      if isSaid(extra) { separated.omitted.append(extra) } else { separated.unsaid.append(extra) }
    }
    return separated
  }

  /// Another number than a number, and another boolean than a boolean.
  private static func other(than value: Node) -> Node? {
    let text: String
    switch value.kind {
    case .number: text = value.double == 1 ? "2" : "1"
    case .boolean: text = value.boolean == true ? "false" : "true"
    default: return nil
    }
    var ignored = Diagnostics()
    return JSONReader.read(SourceText(name: "value", text: text), diagnostics: &ignored)?.root
  }

  private func custom(_ element: Element, named name: String) -> Equivalent? {
    switch name {
    case "Badge": badge(element)
    case "CodeBlock": code(element)
    case "CompoundButton": compoundButton(element)
    case "Icon": icon(element)
    case "ProgressBar": progressBar(element)
    case "ProgressRing": progressRing(element)
    case "Rating": rating(element)
    case "Input.Rating": ratingInput(element)
    case "Accordion": accordion(element)
    case "TabSet": tabs(element)
    case "LoopComponent": loop(element)
    case "Component": component(element)
    case "IconRun", "ImageRun", "CitationRun": run(element, named: name)
    case "Chart.Donut", "Chart.Pie": singleSeries(element, name: "legend", value: "value")
    case "Chart.VerticalBar", "Chart.HorizontalBar": singleSeries(element, name: "x", value: "y")
    case "Chart.VerticalBar.Grouped", "Chart.Line": manySeries(element, name: "legend", parts: "values")
    case "Chart.HorizontalBar.Stacked": manySeries(element, name: "title", parts: "data")
    case "Chart.Gauge": gauge(element)
    case "Action.OpenUrlDialog": link(element, "opens a dialog in some hosts, so it becomes a link")
    case "Action.InsertImage": link(element, "puts a picture into a document in some hosts, so it becomes a link")
    case "Action.Http": request(element)
    case "Action.InvokeAddInCommand": inert(element, "opens an add-in of Outlook, so the button does nothing")
    case "Action.DisplayMessageForm", "Action.DisplayAppointmentForm":
      inert(element, "opens a form of Outlook, so the button does nothing")
    case "Action.RunCommands": inert(element, "runs commands of some hosts, so the button does nothing")
    default: nil
    }
  }

  // MARK: Elements that every host has, with what only some read

  /// What says nothing to anybody but the host that reads it.
  private static let silent: Set<String> = [
    "key", "isSortKey", "labelFor", "grid.area", "msteams", "msTeams", "resources", "allowExpand", "pageAnimation",
    "originator", "correlationId", "expectedActors", "hideOriginalBody", "autoInvokeAction",
  ]

  /// Whether a property says nothing to anybody but a host. An area is lost with the grid that has it, and means nothing
  /// without one.
  func isSilent(_ extra: Element.Extra) -> Bool {
    if extra.name == HostedProperty.area.rawValue, !areas.isEmpty, let name = extra.value.string,
      areas.contains(name) || extra.mayHaveHoles && name.containsUTF8("${")
    {
      return false
    }
    return Self.silent.contains(extra.name)
  }

  /// What becomes of a property that is left out although it is not for hosts alone, in words behind its name.
  static func note(on extra: Element.Extra) -> String? {
    switch extra.name {
    case HostedProperty.area.rawValue: "names no area of a grid, so it is left out"
    case "resources": AdaptiveCardsStrings.note(onResources: extra.value)
    default: nil
    }
  }

  /// What every replacement says in full.
  private static let kept: Set<String> = ["description", "badge", "subLabel", "segments"]

  // MARK: Values

  /// A property that no attribute says.
  func value(_ element: Element, _ name: String) -> AttributeValue? { element.additional[name] }

  func flag(_ element: Element, _ name: String) -> Bool? {
    if case .flag(let flag)? = value(element, name) { flag } else { nil }
  }

  func number(_ element: Element, _ name: String) -> Double? {
    if case .number(let number)? = value(element, name) { number } else { nil }
  }

  func name(_ element: Element, _ name: String) -> String? {
    if case .text(let text)? = value(element, name) { text.lowercased() } else { nil }
  }

  /// What stands in a document as a text of a template or of a card.
  static func text(_ node: Node, mayHaveHoles: Bool) -> AttributeValue? {
    switch node.kind {
    case .string:
      if mayHaveHoles, let template = TemplateString.parse(node.string ?? "") { return .text(template) }
      return .text(node.string ?? "")
    case .number: return node.numberText.map { .text($0) }
    case .boolean: return .text(node.boolean == true ? "true" : "false")
    default: return nil
    }
  }

  /// Several texts, one after the other.
  static func joined(_ parts: [AttributeValue]) -> AttributeValue {
    var segments: [TemplateString.Segment] = []
    for part in parts {
      switch part {
      case .text(let text): segments.append(.text(text))
      case .template(let template): segments += template.segments
      case .number(let number): segments.append(.text(Self.words(number)))
      default: break
      }
    }
    return .text(TemplateString(segments))
  }

  /// A number as people write it.
  static func words(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  // MARK: Elements

  /// A text of one look.
  static func text(
    _ text: AttributeValue, bold: Bool = false, subtle: Bool = false, color: PaletteColor? = nil, source: Node? = nil
  ) -> Element {
    var element = Element(.text, source: source)
    element[value: .text] = text
    element[.wrap] = .literal(true)
    if bold { element[.textWeight] = .literal(.bolder) }
    if subtle { element[.isSubtle] = .literal(true) }
    if let color { element[.textColor] = .literal(.palette(color)) }
    return element
  }

  /// A box of elements, one below the other.
  static func stack(_ children: [Element], source: Node? = nil) -> Element {
    stack(children.map { .one($0) }, source: source)
  }

  /// A box of elements, one below the other.
  static func stack(_ children: [Slot], source: Node? = nil) -> Element {
    var stack = Element(.stack, source: source)
    stack[.axis] = .literal(.vertical)
    stack[.children] = children
    return stack
  }
}
