import CardIR
import CardSyntax

// Elements that every host has, with what only some hosts read in them.
extension AdaptiveCardsEquivalents {
  /// An element of every host while what only some hosts read in it is replaced.
  private struct PlainElement {
    /// The element as it was read.
    let source: Element
    /// What stands for it.
    var element: Element
    var isChanged = false
    var note: String?
    /// What says nothing to anybody but a host.
    var hostProperties: [Element.Extra] = []
    /// What is left out with a reason of its own.
    var settled: [(property: Element.Extra, note: String)] = []
    /// The layouts for other widths than that of the screen.
    var forOtherWidths: [Node] = []

    init(_ element: Element) {
      source = element
      self.element = element
    }

    /// Takes a property out, as something else says it.
    mutating func take(_ extra: Element.Extra) {
      element.extras.removeAll { $0 == extra }
      isChanged = true
    }

    /// What stands for the element; none if that is the element itself.
    var equivalent: Equivalent? {
      if !isChanged { return nil }
      var equivalent = Equivalent(element, note: note)
      equivalent.hostProperties = hostProperties
      equivalent.settled = settled
      equivalent.forOtherWidths = forOtherWidths
      return equivalent
    }
  }

  /// What an element of every host has where there is something to replace in it, besides properties that are no
  /// attributes: most have nothing, and are asked for no more than this.
  private static let plainConcern = AttributeSet([.imageStyle, .iconURL, .typeName])

  /// What stands for an element of every host; none if there is nothing to replace in it.
  func plain(_ element: Element) -> Equivalent? {
    guard element.hasExtras || element.hasAny(of: Self.plainConcern) || element.has(.actions) else { return nil }
    var plain = PlainElement(element)
    shapePicture(&plain)
    takeSilent(&plain)
    drawBox(&plain)
    takeThemes(&plain)
    chooseLayout(&plain)
    replaceIcon(&plain)
    if element.kind == .page, element.has(.typeName) {
      plain.element[.typeName] = nil
      plain.isChanged = true
    }
    takeMenus(&plain)
    return plain.equivalent
  }

  // MARK: Pictures

  /// Says the rounding of a picture, and how it fills its frame, by attributes.
  private func shapePicture(_ plain: inout PlainElement) {
    let element = plain.source
    guard element.kind == .image else { return }
    if let style = element.entry(.imageStyle), style.value == .token("roundedCorners") {
      plain.element[value: .imageStyle] = nil
      plain.element.set(.cornerRadius, .measure(Self.rounding, .points), origin: style.origin)
      plain.isChanged = true
    }
    if options.hasAttribute(.imageFit, .image), let extra = element.extras.first(where: { $0.name == "fitMode" }),
      let fit = ["cover": "cover", "contain": "contain", "fill": "stretch"][extra.value.string?.lowercased() ?? ""]
    {
      plain.element.set(.imageFit, .token(fit), origin: extra.value)
      plain.take(extra)
    }
  }

  /// Gives a picture the addresses that it has in the light and in the dark.
  private func takeThemes(_ plain: inout PlainElement) {
    guard let themes = plain.source.extras.first(where: { $0.name == "themedUrls" }), themes.value[0]?["url"] != nil,
      options.hasAttribute(.darkURL, plain.source.kind)
    else { return }
    for item in themes.value.elements {
      guard let url = item["url"], let address = Self.text(url, mayHaveHoles: themes.mayHaveHoles) else { continue }
      let isDark = item["theme"]?.string?.lowercased() == "dark"
      plain.element.set(isDark ? .darkURL : .url, address, origin: url)
    }
    plain.take(themes)
  }

  /// Replaces an icon of the host's catalogue with a symbol of the target, or leaves it out.
  private func replaceIcon(_ plain: inout PlainElement) {
    let element = plain.source
    guard let url = element.literal(.iconURL), let icon = IconName(url) else { return }
    plain.element[.iconURL] = nil
    plain.isChanged = true
    let shown =
      options.hasSymbols
      ? HostSymbols.symbol(for: icon, isFilled: false) : AdaptiveCardsIcons.sign(for: icon).map { _ in icon.name }
    if let shown, options.hasAttribute(.symbolName, element.kind) {
      plain.element[value: .symbolName] = .text(shown)
      return
    }
    plain.note = "has an icon of the host's catalogue, which is left out"
    // Nothing else would say what a button without words is for.
    if element.kind.family == .action,
      [AttributeID.title, .tooltip].allSatisfy({ [nil, .text("")].contains(element[value: $0]) })
    {
      plain.element[.title] = .literal(AdaptiveCardsIcons.words(icon))
      plain.note = "has an icon of the host's catalogue, whose name is its title"
    }
  }

  // MARK: Boxes

  /// The rounding of corners, in points.
  static let rounding = 8.0

  /// Says the border and the rounding of a box by attributes.
  private func drawBox(_ plain: inout PlainElement) {
    let element = plain.source
    guard [.stack, .column, .tableCell, .page].contains(element.kind) else { return }
    for extra in element.extras where extra.value.kind == .boolean {
      switch extra.name {
      case "showBorder":
        if extra.value.boolean == true {
          plain.element.set(.borderWidth, .measure(1, .points), origin: extra.value)
          plain.element[.borderColor] = .literal(Color(0xD1D1D1))
          // Hosts keep content off a line as they keep it off the edge of a colour.
          if !element.has(.padding), options.padding > 0 { plain.element[.padding] = .literal(options.padding) }
        }
      case "roundedCorners":
        if extra.value.boolean == true {
          plain.element.set(.cornerRadius, .measure(Self.rounding, .points), origin: extra.value)
        }
      default: continue
      }
      plain.take(extra)
    }
  }

  /// Leaves the layout that counts: of several the first that fits the width. Elements below each other need none.
  private func chooseLayout(_ plain: inout PlainElement) {
    guard let fits = options.fits, options.keepsProperty("layouts", plain.source.kind),
      let extra = plain.source.extras.first(where: { $0.name == "layouts" }), extra.value.kind == .array
    else { return }
    let layouts = Array(extra.value.elements)
    let layout = layouts.first { $0["targetWidth"]?.string.map(fits) ?? true }
    plain.forOtherWidths = layouts.filter { $0["targetWidth"]?.string.map(fits) == false }
    plain.take(extra)
    if let layout, HostLayout(layout) != nil {
      plain.element.extras.append(
        Element.Extra(
          group: extra.group, name: extra.name, value: layout, origin: extra.origin, mayHaveHoles: extra.mayHaveHoles,
          isKnown: extra.isKnown, isMistyped: extra.isMistyped))
    }
  }

  // MARK: Properties and menus

  /// Takes out what says nothing to anybody but a host.
  private func takeSilent(_ plain: inout PlainElement) {
    let kind = plain.source.kind
    for extra in plain.source.extras where isSilent(extra) && !options.keepsProperty(extra.name, kind) {
      if let note = Self.note(on: extra) {
        plain.settled.append((extra, note))
      } else {
        plain.hostProperties.append(extra)
      }
      plain.take(extra)
    }
  }

  /// Puts what stands in the menus of buttons beside the buttons.
  private func takeMenus(_ plain: inout PlainElement) {
    guard plain.source.has(.actions), let slots = withMenus(plain.source) else { return }
    plain.element[.actions] = slots
    plain.isChanged = true
    plain.note =
      options.hasOverflow
      ? "has menus of buttons, which join the menu of all buttons"
      : "has menus of buttons, which become buttons beside the others"
  }

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
}
