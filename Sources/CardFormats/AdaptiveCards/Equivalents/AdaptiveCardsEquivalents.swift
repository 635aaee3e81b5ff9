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
  private func isSilent(_ extra: Element.Extra) -> Bool {
    if extra.name == HostedProperty.area.rawValue, !areas.isEmpty, let name = extra.value.string,
      areas.contains(name) || extra.mayHaveHoles && name.containsUTF8("${")
    {
      return false
    }
    return Self.silent.contains(extra.name)
  }

  /// What becomes of a property that is left out although it is not for hosts alone, in words behind its name.
  private static func note(on extra: Element.Extra) -> String? {
    switch extra.name {
    case HostedProperty.area.rawValue: "names no area of a grid, so it is left out"
    case "resources": AdaptiveCardsStrings.note(onResources: extra.value)
    default: nil
    }
  }

  /// What every replacement says in full.
  private static let kept: Set<String> = ["description", "badge", "subLabel", "segments"]

  /// What an element of every host has where there is something to replace in it, besides properties that are no
  /// attributes: most have nothing, and are asked for no more than this.
  private static let plainConcern = AttributeSet([.imageStyle, .iconURL, .typeName])

  private func plain(_ element: Element) -> Equivalent? {
    guard element.hasExtras || element.hasAny(of: Self.plainConcern) || element.has(.actions) else { return nil }
    var result = element
    var isChanged = false
    var note: String?
    var hostProperties: [Element.Extra] = []
    var settled: [(property: Element.Extra, note: String)] = []
    var forOtherWidths: [Node] = []
    if element.kind == .image, let style = element.entry(.imageStyle), style.value == .token("roundedCorners") {
      result[value: .imageStyle] = nil
      result.set(.cornerRadius, .measure(Self.rounding, .points), origin: style.origin)
      isChanged = true
    }
    if element.kind == .image, options.hasAttribute(.imageFit, .image),
      let extra = element.extras.first(where: { $0.name == "fitMode" }),
      let fit = ["cover": "cover", "contain": "contain", "fill": "stretch"][extra.value.string?.lowercased() ?? ""]
    {
      result.set(.imageFit, .token(fit), origin: extra.value)
      result.extras.removeAll { $0 == extra }
      isChanged = true
    }
    func isSilent(_ extra: Element.Extra) -> Bool {
      self.isSilent(extra) && !options.keepsProperty(extra.name, element.kind)
    }
    if element.extras.contains(where: isSilent) {
      for extra in element.extras.filter(isSilent) {
        if let note = Self.note(on: extra) { settled.append((extra, note)) } else { hostProperties.append(extra) }
      }
      result.extras.removeAll(where: isSilent)
      isChanged = true
    }
    if [.stack, .column, .tableCell, .page].contains(element.kind) {
      for extra in element.extras where extra.value.kind == .boolean {
        switch extra.name {
        case "showBorder":
          if extra.value.boolean == true {
            result.set(.borderWidth, .measure(1, .points), origin: extra.value)
            result[.borderColor] = .literal(Color(0xD1D1D1))
            // Hosts keep content off a line as they keep it off the edge of a colour.
            if !element.has(.padding), options.padding > 0 { result[.padding] = .literal(options.padding) }
          }
        case "roundedCorners":
          if extra.value.boolean == true {
            result.set(.cornerRadius, .measure(Self.rounding, .points), origin: extra.value)
          }
        default: continue
        }
        result.extras.removeAll { $0 == extra }
        isChanged = true
      }
    }
    if let themes = element.extras.first(where: { $0.name == "themedUrls" }), themes.value[0]?["url"] != nil,
      options.hasAttribute(.darkURL, element.kind)
    {
      setThemes(themes, of: &result)
      isChanged = true
    }
    // Of several layouts the first that fits the width counts; elements below each other need none.
    if let fits = options.fits, options.keepsProperty("layouts", element.kind),
      let extra = element.extras.first(where: { $0.name == "layouts" }), extra.value.kind == .array
    {
      let layouts = Array(extra.value.elements)
      let layout = layouts.first { $0["targetWidth"]?.string.map(fits) ?? true }
      forOtherWidths = layouts.filter { $0["targetWidth"]?.string.map(fits) == false }
      result.extras.removeAll { $0 == extra }
      if let layout, HostLayout(layout) != nil {
        result.extras.append(
          Element.Extra(
            group: extra.group, name: extra.name, value: layout, origin: extra.origin,
            mayHaveHoles: extra.mayHaveHoles, isKnown: extra.isKnown, isMistyped: extra.isMistyped))
      }
      isChanged = true
    }
    if let url = element.literal(.iconURL), let icon = IconName(url) {
      result[.iconURL] = nil
      let shown =
        options.hasSymbols
        ? HostSymbols.symbol(for: icon, isFilled: false) : AdaptiveCardsIcons.sign(for: icon).map { _ in icon.name }
      if let shown, options.hasAttribute(.symbolName, element.kind) {
        result[value: .symbolName] = .text(shown)
      } else {
        note = "has an icon of the host's catalogue, which is left out"
        // Nothing else would say what a button without words is for.
        if element.kind.family == .action,
          [AttributeID.title, .tooltip].allSatisfy({ [nil, .text("")].contains(element[value: $0]) })
        {
          result[.title] = .literal(AdaptiveCardsIcons.words(icon))
          note = "has an icon of the host's catalogue, whose name is its title"
        }
      }
      isChanged = true
    }
    if element.kind == .page, element.has(.typeName) {
      result[.typeName] = nil
      isChanged = true
    }
    if element.has(.actions), let menus = withMenus(element) {
      result[.actions] = menus
      isChanged = true
      note =
        options.hasOverflow
        ? "has menus of buttons, which join the menu of all buttons"
        : "has menus of buttons, which become buttons beside the others"
    }
    if !isChanged { return nil }
    var equivalent = Equivalent(result, note: note)
    equivalent.hostProperties = hostProperties
    equivalent.settled = settled
    equivalent.forOtherWidths = forOtherWidths
    return equivalent
  }

  /// Gives a picture the addresses that it has in the light and in the dark.
  private func setThemes(_ themes: Element.Extra, of picture: inout Element) {
    for item in themes.value.elements {
      guard let url = item["url"], let address = Self.text(url, mayHaveHoles: themes.mayHaveHoles) else { continue }
      let isDark = item["theme"]?.string?.lowercased() == "dark"
      picture.set(isDark ? .darkURL : .url, address, origin: url)
    }
    picture.extras.removeAll { $0 == themes }
  }

  /// The rounding of corners, in points.
  static let rounding = 8.0

  /// The actions of an element with what stands in their menus after each; none if there are no menus.
  private func withMenus(_ element: Element) -> [Slot]? {
    var hasMenu = false
    let slots = element[.actions].flatMap { slot -> [Slot] in
      guard var action = slot.element, action.has(.menu), !options.hasRegion(.menu, action.kind) else { return [slot] }
      hasMenu = true
      var others = action[.menu]
      if options.hasOverflow {
        others = others.map { slot in
          slot.replacing { other in
            var other = other
            other[value: .mode] = .token("secondary")
            return other
          }
        }
      }
      action.remove(.menu)
      return [slot.replacing { _ in action }] + others
    }
    return hasMenu ? slots : nil
  }

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
