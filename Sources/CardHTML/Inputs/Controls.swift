import CardIR
import CardStyle
import CardTemplate
import CardText

extension PageBuilder {
  /// What the user types, picks or switches.
  func control(of element: Element, _ names: FieldNames, _ around: Around) -> Markup {
    switch element.kind {
    case .toggle: return toggle(element, names, around)
    case .choiceSet: return choices(element, names, around)
    case .textInput where isLong(element): return longText(element, names)
    default: return field(element, names)
    }
  }

  private func isLong(_ element: Element) -> Bool {
    element[value: .isMultiline] == .flag(true) && element[value: .inputStyle] != .token("password")
  }

  // MARK: Typed values

  private func field(_ element: Element, _ names: FieldNames) -> Markup {
    var input = Markup("input", "control")
    input[attribute: "type"] = Self.type(of: element)
    describe(&input, element, names)
    if let value = value(of: element) { input[attribute: "value"] = value }
    if let text = words(element, .placeholder) { input[attribute: "placeholder"] = text }
    if let least = entry(element, .minimum) { input[attribute: "min"] = least }
    if let most = entry(element, .maximum) { input[attribute: "max"] = most }
    if element.kind == .numberInput { input[attribute: "step"] = "any" }
    if let most = element.literal(.maxLength), most >= 1 {
      input[attribute: "maxlength"] = CSSText.number(most.rounded())
    }
    return input
  }

  private static func type(of element: Element) -> String {
    switch element.kind {
    case .numberInput: return "number"
    case .dateInput: return "date"
    case .timeInput: return "time"
    default:
      guard case .token(let name)? = element[value: .inputStyle] else { return "text" }
      return ["tel", "url", "email", "password"].contains(name) ? name : "text"
    }
  }

  private func longText(_ element: Element, _ names: FieldNames) -> Markup {
    var input = Markup("textarea", "control")
    describe(&input, element, names)
    if let text = words(element, .placeholder) { input[attribute: "placeholder"] = text }
    if let most = element.literal(.maxLength), most >= 1 {
      input[attribute: "maxlength"] = CSSText.number(most.rounded())
    }
    // The first end of a line in the element is not part of the value.
    if let value = value(of: element) { input.append("\n" + value) }
    return input
  }

  private func value(of element: Element) -> String? { entry(element, .value) }

  /// A value or limit of an input as controls have it, which is what browsers compare; none of a date or time that cannot
  /// be read.
  func entry(_ element: Element, _ id: AttributeID) -> String? {
    guard case .text(let text)? = element[value: id] else { return words(element, id) }
    return text.isEmpty ? nil : MomentText.normalized(text, of: element.kind)
  }

  /// What every control says to assistive technology.
  private func describe(_ control: inout Markup, _ element: Element, _ names: FieldNames) {
    control[attribute: "id"] = names.control
    control[attribute: "aria-describedby"] = names.error
    if element[value: .isRequired] == .flag(true) { control[attribute: "aria-required"] = "true" }
    if names.label == nil, let title = names.title { control[attribute: "aria-label"] = title }
  }

  // MARK: Boxes

  private func toggle(_ element: Element, _ names: FieldNames, _ around: Around) -> Markup {
    var box = Markup("input")
    box[attribute: "type"] = "checkbox"
    describe(&box, element, names)
    // A title that is not shown is still what the box is called.
    let showsTitle = flag(element, "showTitle", default: true)
    if let title = words(element, .title) {
      box[attribute: "aria-label"] = showsTitle || names.label != nil ? nil : title
    } else if names.label == nil, names.title == nil {
      // Formats whose boxes have no titles put a text beside them.
      box[attribute: "aria-label"] = around.wordsOfRow ?? words(element, .variableID) ?? words(element, .id)
    }
    let isOn =
      element[value: .isOn].map { $0 == .flag(true) } ?? (words(element, .value) == words(element, .valueOn) ?? "true")
    if isOn { box.set(flag: "checked") }
    let title = showsTitle ? element[.title] : nil
    return choice(box, title: title, wraps: element.literal(.wrap) ?? false, around, isWide: true)
  }

  /// A box with what it stands for.
  private func choice(
    _ box: Markup, title: Bound<String>?, wraps: Bool, _ around: Around, isWide: Bool = false
  ) -> Markup {
    var label = Markup("label", "choice")
    if isWide { label.look["flex"] = "1 1 auto" }
    label.look["min-width"] = "0"
    label.append(box)
    if let title, title.literal != "" {
      var text = Markup("span", look: look(resolver.text(HostConfig.TextLook(), in: around.style), in: around))
      text.look["overflow"] = "hidden"
      limit(&text, lines: 0, wraps: wraps)
      text.content = textContent(title, isMarkdown: hasMarkdown)
      label.append(text)
    }
    return label
  }

  // MARK: Choices

  private func choices(_ element: Element, _ names: FieldNames, _ around: Around) -> Markup {
    if element[value: .inputStyle] == Equivalent.stars { return stars(element, names) }
    let isMultiple = element[value: .isMultiSelect] == .flag(true)
    if element.listsChoices {
      return boxes(element, names, isMultiple: isMultiple, around)
    }
    return element[value: .inputStyle] == .token("filtered") ? filtered(element, names) : menu(element, names)
  }

  /// The least width of a column of choices that states none.
  private static let choiceWidth = 100.0

  private func boxes(_ element: Element, _ names: FieldNames, isMultiple: Bool, _ around: Around) -> Markup {
    var group = Markup("div", look: Look(["flex": "1 1 auto", "min-width": "0"]))
    group[attribute: "id"] = names.control
    group[attribute: "role"] = isMultiple ? "group" : "radiogroup"
    group[attribute: "aria-describedby"] = names.error
    if let label = names.label { group[attribute: "aria-labelledby"] = label }
    if element[value: .isRequired] == .flag(true), !isMultiple { group[attribute: "aria-required"] = "true" }
    if flag(element, "useMultipleColumns", default: false) {
      let least = CSSText.pixels(max(number(element, named: "minColumnWidth") ?? Self.choiceWidth, 1))
      group.look["display"] = "grid"
      group.look["grid-template-columns"] = "repeat(auto-fill,minmax(min(\(least),100%),1fr))"
      group.look["column-gap"] = "12px"
    }
    let value = words(element, .value) ?? ""
    let selected = isMultiple ? Self.parts(of: value, separator: host.choiceSetValueSeparator) : [value]
    for choice in element[.children].compactMap(\.element) {
      var box = Markup("input")
      box[attribute: "type"] = isMultiple ? "checkbox" : "radio"
      // Boxes of one name switch each other off.
      box[attribute: "name"] = names.control
      let own = words(choice, .value) ?? ""
      box[attribute: "value"] = own
      if !own.isEmpty, selected.contains(own) { box.set(flag: "checked") }
      group.append(
        self.choice(box, title: choice[.title], wraps: element.literal(.wrap) ?? false, around))
    }
    return group
  }

  /// A row of stars, of which one is picked; where halves can be picked, each star is two of them.
  private func stars(_ element: Element, _ names: FieldNames) -> Markup {
    var group = Markup("div", "stars")
    group[attribute: "id"] = names.control
    group[attribute: "role"] = "radiogroup"
    group[attribute: "aria-describedby"] = names.error
    if let label = names.label { group[attribute: "aria-labelledby"] = label }
    if element[value: .isRequired] == .flag(true) { group[attribute: "aria-required"] = "true" }
    let choices = element[.children].compactMap(\.element).map { words($0, .value) ?? "" }
    let hasHalves = choices.contains { $0.hasSuffix(".5") }
    for own in choices {
      var star = Markup("label", "star")
      if hasHalves { star.classes.append(own.hasSuffix(".5") ? "start" : "end") }
      var box = Markup("input")
      box[attribute: "type"] = "radio"
      box[attribute: "name"] = names.control
      box[attribute: "value"] = own
      box[attribute: "aria-label"] = own
      if own == words(element, .value) { box.set(flag: "checked") }
      star.append(box)
      star.append(Markup("span").with("aria-hidden", "true").containing(text: "★"))
      group.append(star)
    }
    return group
  }

  private static func parts(of value: String, separator: String) -> [String] {
    guard separator.count == 1, let mark = separator.first else { return [value] }
    return value.split(separator: mark).map(String.init)
  }

  private func menu(_ element: Element, _ names: FieldNames) -> Markup {
    var select = Markup("select", "control")
    describe(&select, element, names)
    select.look["width"] = "100%"
    let value = words(element, .value) ?? ""
    let options = element[.children].compactMap(\.element)
    let isKnown = options.contains { !value.isEmpty && words($0, .value) == value }
    if !isKnown {
      var option = Markup("option")
      option[attribute: "value"] = ""
      option.set(flag: "selected")
      option.append(words(element, .placeholder) ?? "")
      select.append(option)
    }
    for choice in options {
      var option = Markup("option")
      let own = words(choice, .value) ?? ""
      option[attribute: "value"] = own
      if isKnown, own == value { option.set(flag: "selected") }
      option.append(words(choice, .title) ?? own)
      select.append(option)
    }
    return select
  }

  private func filtered(_ element: Element, _ names: FieldNames) -> Markup {
    let box = Markup("div", look: Look(["width": "100%", "display": "flex"]))
    var input = Markup("input", "control")
    input[attribute: "type"] = "text"
    describe(&input, element, names)
    if let text = words(element, .placeholder) { input[attribute: "placeholder"] = text }
    var list = Markup("datalist")
    let id = newID("d")
    list[attribute: "id"] = id
    input[attribute: "list"] = id
    for choice in element[.children].compactMap(\.element) {
      var option = Markup("option")
      let title = words(choice, .title) ?? words(choice, .value) ?? ""
      option[attribute: "value"] = title
      option[attribute: "data-value"] = words(choice, .value) ?? ""
      if let value = words(element, .value), words(choice, .value) == value { input[attribute: "value"] = title }
      list.append(option)
    }
    if input[attribute: "value"] == nil, let value = words(element, .value) { input[attribute: "value"] = value }
    return box.containing(input, list)
  }
}
