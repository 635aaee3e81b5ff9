import CardIR
import CardStyle
import CardSyntax

extension PageBuilder {
  /// A field with its caption above or beside it, and the place where it is said what is wrong with its value.
  func input(_ element: Element, _ around: Around) -> Markup? {
    var field = Markup("div", look: Look(["display": "flex"]))
    let isBeside = element[value: .labelPosition] == .token("inline")
    field.look["flex-direction"] = isBeside ? "row" : "column"
    if isBeside { field.look["flex-wrap"] = "wrap" }
    field[attribute: "data-input"] = facts(of: element)
    if element.has(.onChange) { field[attribute: "data-changed"] = program(element[.onChange]) }
    let (control, error) = (newID("i"), newID("e"))
    let style = resolver.input(element, in: around.style)
    let label = caption(of: element, style, control: control, around)
    if var label {
      if isBeside {
        label.look["align-self"] = "center"
        label.look["width"] = labelWidth(of: element)
      } else {
        label.look["margin-bottom"] = CSSText.pixels(style.labelSpacing)
      }
      field.append(label)
    }
    var names = FieldNames(control: control, error: error, label: label?[attribute: "id"])
    names.title = label == nil ? words(element, .placeholder) ?? words(element, .title) : nil
    var box = Markup("div", "field")
    if isBeside { box.look["flex"] = "1 1 0" }
    if element.literal(.height) == .stretch, !isBeside { box.look["flex"] = "1 1 auto" }
    box.append(self.control(of: element, names, around))
    if let action = element.single(.inlineAction) { box.append(inlineButton(action)) }
    field.append(box)
    var wrong = Markup("div", "wrong", look: look(style.error, in: around))
    wrong.look["color"] = nil
    wrong[attribute: "id"] = error
    wrong[attribute: "role"] = "alert"
    wrong.look["margin-top"] = CSSText.pixels(style.errorSpacing)
    if isBeside { wrong.look["width"] = "100%" }
    field.append(wrong)
    size(&field, element)
    return field
  }

  private func caption(
    of element: Element, _ style: ResolvedInput, control: String, _ around: Around
  ) -> Markup? {
    guard let text = element[.label], text.literal != "" else { return nil }
    let isGroup = isGroup(element)
    var label = Markup(isGroup ? "div" : "label", "run")
    label[attribute: "id"] = newID("l")
    if !isGroup { label[attribute: "for"] = control }
    align(&label, element, around)
    var span = Markup("span", look: look(style.label, in: around, hasLineHeight: false))
    span.content = textContent(text, isMarkdown: false)
    label.append(span)
    if element[value: .isRequired] == .flag(true), let suffix = style.suffix {
      var mark = Markup("span", look: look(style.label, in: around, hasLineHeight: false))
      mark.look["color"] = sheet.color(style.suffixColor)
      // Fields say themselves that they are required; there is no such word for a group of boxes.
      if !isGroup || element[value: .isMultiSelect] != .flag(true) { mark[attribute: "aria-hidden"] = "true" }
      mark.append(suffix)
      label.append(mark)
    }
    return label
  }

  private func labelWidth(of element: Element) -> String {
    if case .json(let node)? = element[value: .labelWidth] {
      if let percent = node.double, 0...100 ~= percent { return CSSText.number(percent) + "%" }
      if let text = node.string, text.hasSuffix("px"), let points = Double(text.dropLast(2)), points >= 0 {
        return CSSText.pixels(points)
      }
    }
    return CSSText.number(host.inputs.labelWidth) + "%"
  }

  /// Whether the field is several boxes, which are a group with a caption of its own.
  private func isGroup(_ element: Element) -> Bool {
    element.listsChoices || element.kind == .choiceSet && element[value: .inputStyle] == Equivalent.stars
  }

  private func inlineButton(_ action: Element) -> Markup {
    var button = actionButton(.one(action), isInline: true)
    button.classes.append("inline")
    return button
  }

  // MARK: What the script has to know

  private static let rules: [(name: String, id: AttributeID)] = [
    ("error", .errorMessage), ("regex", .regex), ("min", .minimum), ("max", .maximum),
  ]

  /// The rules for the value, as JSON.
  private func facts(of element: Element) -> String {
    var writer = DocumentWriter(.minified)
    writer.beginObject()
    writer.key("id")
    writer.string(words(element, .variableID) ?? words(element, .id) ?? "")
    writer.key("kind")
    writer.string(element.kind.rawValue)
    if element[value: .isRequired] == .flag(true) {
      writer.key("required")
      writer.boolean(true)
    }
    for (name, id) in Self.rules {
      let isLimit = id == .minimum || id == .maximum
      guard let text = isLimit ? entry(element, id) : words(element, id) else { continue }
      writer.key(name)
      writer.string(text)
    }
    if element.kind == .toggle {
      writer.key("on")
      writer.string(words(element, .valueOn) ?? "true")
      writer.key("off")
      writer.string(words(element, .valueOff) ?? "false")
    }
    if element[value: .isMultiSelect] == .flag(true) {
      writer.key("joined")
      writer.string(host.choiceSetValueSeparator)
    }
    writer.endObject()
    return String(decoding: writer.finish(), as: UTF8.self)
  }
}

/// What the parts of a field call each other.
struct FieldNames {
  /// The id of the control.
  var control: String
  /// The id of the place for errors.
  var error: String
  /// The id of the caption.
  var label: String?
  /// What the control is called where there is no caption.
  var title: String?

  init(control: String, error: String, label: String?) {
    self.control = control
    self.error = error
    self.label = label
  }
}
