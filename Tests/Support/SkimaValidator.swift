package import CardSyntax

/// Checks that a document is a Skima screen that every widget of which is decoded, placed and seen.
///
/// Written from the format's page alone, and stricter than the app: names must be known, every value must be of the
/// right type, and whatever a screen needs must be there. A string with a hole passes for any value.
package struct SkimaValidator {
  private var problems: [String] = []
  private var ids: Set<String> = []
  private var references: [(id: String, path: String)] = []
  private var hasHoleIDs = false

  /// What is wrong with the document, one sentence each.
  package static func problems(in document: Document) -> [String] {
    var validator = SkimaValidator()
    validator.screen(document.root)
    for reference in validator.references
    where !validator.ids.contains(reference.id) && !validator.hasHoleIDs {
      validator.problems.append("\(reference.path): no widget has the id \(reference.id)")
    }
    return validator.problems + SkimaExtents.contradictions(in: document.root)
  }

  private enum Want {
    case string, number, integer, boolean, color, strings, names([String]), widgets, actions, object
  }

  // MARK: Envelope

  private mutating func screen(_ root: Node) {
    guard root.kind == .object else { return fail("", "the root is no object") }
    members(
      of: root, at: "",
      [
        "metadata": .object, "keepInStack": .boolean, "backgroundColor": .color, "actions": .object, "ui": .widgets,
        // The envelope is decoded by names, so that a member of no known name is not looked at.
        "x-cardc": .object,
      ])
    if let metadata = root["metadata"] {
      members(of: metadata, at: "/metadata", ["id": .string, "version": .string, "flow": .string])
    }
    if root["metadata"]?["id"]?.string == nil { fail("/metadata", "there is no id") }
    guard let ui = root["ui"], ui.kind == .array else { return fail("", "there is no ui") }
    widgets(ui, at: "/ui", in: nil)
  }

  // MARK: Widgets

  private static let state: Want = .names(["enable", "disable"])
  private static let stack: [String: Want] = [
    "axis": .names(["vertical", "horizontal"]), "spacing": .number,
    "alignment": .names([
      "leading", "trailing", "top", "bottom", "center", "firstBaseline", "lastBaseline", "fill",
    ]),
    "distribution": .names(["fillEqually", "fillProportionally", "equalSpacing", "equalCentering", "fill"]),
    "children": .widgets,
  ]
  private static let props: [String: [String: Want]] = [
    "label": [
      "text": .string, "max_lines": .integer, "text_alignment": .names(["left", "right", "center", "justified"]),
      "text_color": .color, "font_size": .number,
    ],
    "button": [
      "text": .string, "type": .names(["primary", "secondary", "link"]), "initial_state": state, "onClick": .actions,
    ],
    "image": [
      "url": .string, "content_mode": .names(["scaleAspectFit", "scaleToFill", "scaleAspectFill", "center"]),
    ],
    "textfield": ["variableId": .string, "placeholder": .string],
    "checkbox": [
      "variableId": .string, "initial_condition": .boolean, "color": .color, "onActivated": .actions,
      "onDeactivated": .actions,
    ],
    "container": [
      "backgroundColor": .color, "borderColor": .color, "borderWidth": .number, "cornerRadius": .number,
      "children": .widgets, "onClick": .actions,
    ],
    "stack": stack, "scrollview": stack,
  ]

  /// Checks a list of widgets of a stack, or of a container or screen when `stack` is none.
  private mutating func widgets(_ list: Node, at path: String, in stack: Node?) {
    let siblings = list.elements.compactMap { $0["id"]?.string }
    for (position, widget) in list.elements.enumerated() {
      let path = "\(path)/\(position)"
      if hasHole(widget) { continue }
      guard widget.kind == .object, let type = widget["type"]?.string, let wanted = Self.props[type] else {
        fail(path, "not a widget of a known type")
        continue
      }
      for member in widget.members
      where !["type", "id", "scopes", "props", "constraints", "$data", "$when"].contains(member.name) {
        fail(path, "unknown key \(member.name)")
      }
      if let id = widget["id"] {
        if let text = id.string {
          if text.contains("${") { hasHoleIDs = true }
          if !ids.insert(text).inserted { fail(path, "the id \(text) is used twice") }
        } else {
          fail(path, "id is no string")
        }
      }
      guard let props = widget["props"], props.kind == .object else {
        fail(path, "props is no object")
        continue
      }
      members(of: props, at: path + "/props", wanted)
      content(type, props, at: path)
      let constraints = constraints(of: widget, at: path, siblings: siblings)
      if let stack {
        stacked(type, widget, constraints, in: stack, at: path)
      } else {
        placed(type, widget, constraints, at: path)
      }
      if let children = props["children"], children.kind == .array {
        widgets(children, at: path + "/props/children", in: type == "container" ? nil : props)
      }
    }
  }

  private mutating func content(_ type: String, _ props: Node, at path: String) {
    func needs(_ name: String) -> String? { props[name] == nil ? "\(type) needs \(name)" : nil }
    let missing: [String?] =
      switch type {
      case "stack", "scrollview": [needs("axis")]
      case "checkbox": [needs("variableId"), needs("initial_condition")]
      case "textfield": [needs("variableId")]
      default: []
      }
    for problem in missing.compactMap({ $0 }) { fail(path, problem) }
    for name in ["onClick", "onActivated", "onDeactivated"] {
      if let actions = props[name] { self.actions(actions, at: "\(path)/props/\(name)") }
    }
  }

  // MARK: Layout

  private static let rules: Set<String> = [
    "topEqual", "bottomEqual", "leftEqual", "rightEqual", "width", "height", "centerX", "centerY", "horizontalMargin",
  ]

  /// The rules of a widget's constraints, each with the sibling that it refers to.
  private mutating func constraints(of widget: Node, at path: String, siblings: [String]) -> [String: String?] {
    var found: [String: String?] = [:]
    guard let list = widget["constraints"] else { return found }
    guard list.kind == .array else {
      fail(path, "constraints is no array")
      return found
    }
    for constraint in list.elements {
      guard let rule = constraint["type"]?.string, Self.rules.contains(rule) else {
        fail(path, "a constraint of no known type")
        continue
      }
      members(
        of: constraint, at: path + "/constraints",
        ["type": .string, "value": .number, "to": .names(["top", "bottom", "left", "right"]), "of": .string])
      if found[rule] != nil { fail(path, "two constraints \(rule)") }
      let anchor = constraint["of"]?.string
      found[rule] = .some(anchor)
      if (anchor == nil) != (constraint["to"] == nil) { fail(path, "\(rule) needs both of and to, or neither") }
      if let anchor, !siblings.contains(anchor) || anchor == widget["id"]?.string {
        fail(path, "\(anchor) is no sibling")
      }
      if ["width", "height"].contains(rule), !(constraint["value"]?.double.map { $0 > 0 } ?? hasHole(constraint)) {
        fail(path, "\(rule) is not positive")
      }
    }
    return found
  }

  /// Whether a widget keeps clear of the top and bottom of its container, in its middle.
  private func isCentered(_ widget: Node) -> Bool {
    let rules = (widget["constraints"].map { Array($0.elements) } ?? []).compactMap { $0["type"]?.string }
    return rules.contains("centerY") && !rules.contains("topEqual") && !rules.contains("bottomEqual")
      && rules.contains("horizontalMargin")
  }

  /// Whether a widget is an empty container from side to side, which is as wide as there is room, like one in a row itself.
  private func isEmptyBetweenSides(_ widget: Node) -> Bool {
    let rules = (widget["constraints"].map { Array($0.elements) } ?? []).compactMap { $0["type"]?.string }
    return widget["type"]?.string == "container" && widget["props"]?["children"] == nil
      && rules.contains("horizontalMargin") && !rules.contains("width")
  }

  /// Whether a widget keeps clear of the sides of its container, in its middle, and has its height.
  private func isCenteredAcross(_ widget: Node) -> Bool {
    let rules = (widget["constraints"].map { Array($0.elements) } ?? []).compactMap { $0["type"]?.string }
    return rules.contains("centerX") && !rules.contains("leftEqual") && !rules.contains("rightEqual")
      && (rules.contains("centerY") || rules.contains("topEqual") && rules.contains("bottomEqual"))
  }

  private func widthIsGiven(_ rules: [String: String?]) -> Bool {
    rules["width"] != nil || rules["horizontalMargin"] != nil
      || (rules["leftEqual"] != nil && rules["rightEqual"] != nil)
  }

  private func heightIsGiven(_ rules: [String: String?]) -> Bool {
    rules["height"] != nil || (rules["topEqual"] != nil && rules["bottomEqual"] != nil)
  }

  private mutating func placed(_ type: String, _ widget: Node, _ rules: [String: String?], at path: String) {
    let isPlacedAcross = ["leftEqual", "rightEqual", "centerX", "horizontalMargin"].contains { rules[$0] != nil }
    let isPlacedDown = ["topEqual", "bottomEqual", "centerY"].contains { rules[$0] != nil }
    if !isPlacedAcross { fail(path, "\(type) has no horizontal position") }
    if !isPlacedDown { fail(path, "\(type) has no vertical position") }
    switch type {
    case "image", "scrollview":
      if !widthIsGiven(rules) { fail(path, "\(type) has no width") }
      if !heightIsGiven(rules) { fail(path, "\(type) has no height") }
    case "container":
      if !widthIsGiven(rules), !contentGives(.width, widget) { fail(path, "the container has no width") }
      if !heightIsGiven(rules), !contentGives(.height, widget) { fail(path, "the container has no height") }
    default: break
    }
  }

  private mutating func stacked(
    _ type: String, _ widget: Node, _ rules: [String: String?], in stack: Node, at path: String
  ) {
    for rule in rules.keys.sorted() where rule != "width" && rule != "height" {
      fail(path, "\(rule) on a child of a stack")
    }
    let isColumn = stack["axis"]?.string == "vertical"
    let fills = (stack["alignment"]?.string ?? "fill") == "fill"
    // A row of equal parts gives each its width.
    let givesWidth = isColumn ? fills : stack["distribution"]?.string == "fillEqually"
    switch type {
    case "image":
      if rules["width"] == nil, !givesWidth { fail(path, "the image has no width") }
      if rules["height"] == nil { fail(path, "the image has no height") }
    case "scrollview":
      if rules["height"] == nil { fail(path, "the scrollview has no height") }
    case "container":
      // An empty container without size takes the room that is left over.
      guard let children = widget["props"]?["children"], children.count > 0 else { return }
      // So does one that has its content in the middle.
      if isColumn, rules["height"] == nil, children.elements.allSatisfy({ isCentered($0) }) { return }
      if !isColumn, rules["width"] == nil,
        children.elements.allSatisfy({ isCenteredAcross($0) || isEmptyBetweenSides($0) })
      {
        return
      }
      // A stack that fills gives its children the extent across its axis.
      if rules["width"] == nil, !givesWidth, !contentGives(.width, widget) {
        fail(path, "the container has no width")
      }
      if rules["height"] == nil, isColumn || !fills, !contentGives(.height, widget) {
        fail(path, "the container has no height")
      }
    default: break
    }
  }

  private enum Extent { case width, height }

  /// Whether a chain of children, each with an extent of its own, leads from one edge of the container to the other.
  private func contentGives(_ extent: Extent, _ container: Node) -> Bool {
    guard let children = container["props"]?["children"] else { return false }
    let (start, end) = extent == .width ? ("leftEqual", "rightEqual") : ("topEqual", "bottomEqual")
    let (startEdge, endEdge) = extent == .width ? ("left", "right") : ("top", "bottom")
    func rule(_ name: String, of child: Node) -> Node? {
      child["constraints"]?.elements.first { $0["type"]?.string == name }
    }
    func isSized(_ child: Node) -> Bool {
      if rule(extent == .width ? "width" : "height", of: child) != nil { return true }
      switch child["type"]?.string {
      case "image", "scrollview": return false
      case "container": return contentGives(extent, child)
      default: return true
      }
    }
    var reached: [Node] = []
    var visited: Set<String> = []
    for child in children.elements where isSized(child) {
      if extent == .width, rule("horizontalMargin", of: child) != nil { return true }
      if let edge = rule(start, of: child), edge["of"] == nil { reached.append(child) }
    }
    while let child = reached.popLast() {
      if let edge = rule(end, of: child), edge["of"] == nil { return true }
      guard let id = child["id"]?.string, visited.insert(id).inserted else { continue }
      for next in children.elements where isSized(next) {
        if let edge = rule(start, of: next), edge["of"]?.string == id, edge["to"]?.string == endEdge {
          reached.append(next)
        }
      }
      if let edge = rule(end, of: child), let follower = edge["of"]?.string, edge["to"]?.string == startEdge {
        reached += children.elements.filter { $0["id"]?.string == follower && isSized($0) }
      }
    }
    return false
  }

  // MARK: Actions

  private static let manipulations: [String: [String]] = [
    "buttonManipulation": ["change_text", "change_state"],
    "labelManipulation": ["change_text", "change_text_color", "change_font_size"],
    "imageViewManipulation": ["change_image"],
    "textfieldManipulation": ["change_text", "change_state"],
    "checkboxManipulation": ["activate", "deactivate", "toggle"],
  ]

  private mutating func actions(_ list: Node, at path: String) {
    for (position, action) in list.elements.enumerated() {
      let path = "\(path)/\(position)"
      if hasHole(action) { continue }
      guard action.kind == .object, let type = action["type"]?.string, let data = action["data"], data.kind == .object
      else {
        fail(path, "not an action with data")
        continue
      }
      switch type {
      case "navigation":
        members(of: data, at: path, ["type": .names(["endpoint", "back", "deeplink"]), "value": .string])
        require(["type"] + (data["type"]?.string == "back" ? [] : ["value"]), of: data, at: path)
      case "apicall":
        members(
          of: data, at: path,
          ["method": .names(["get", "post", "put", "delete"]), "endpoint": .string, "body": .strings])
        require(["method", "endpoint"], of: data, at: path)
      case "manageValue":
        members(
          of: data, at: path,
          [
            "type": .names(["createOrModify", "createIfNotExists", "modifyIfExists", "remove"]), "id": .string,
            "dataType": .string, "value": .string,
          ])
        require(["type", "id"] + (data["type"]?.string == "remove" ? [] : ["dataType", "value"]), of: data, at: path)
      default:
        guard let operations = Self.manipulations[type] else {
          fail(path, "unknown action \(type)")
          continue
        }
        members(of: data, at: path, ["widgetId": .string, "type": .names(operations), "value": .string])
        require(["widgetId", "type"], of: data, at: path)
        if let id = data["widgetId"]?.string, !id.contains("${") { references.append((id, path)) }
      }
    }
  }

  private mutating func require(_ names: [String], of data: Node, at path: String) {
    for name in names where data[name] == nil { fail(path, "\(name) is missing") }
  }

  // MARK: Values

  private mutating func members(of object: Node, at path: String, _ wanted: [String: Want]) {
    guard object.kind == .object else { return fail(path, "no object") }
    for member in object.members {
      guard let want = wanted[member.name] else {
        fail(path, "unknown key \(member.name)")
        continue
      }
      if !fits(member.value, want) { fail(path, "\(member.name) has a value of the wrong type") }
    }
  }

  private func hasHole(_ node: Node) -> Bool {
    if node.kind == .object { return node.members.contains { hasHole($0.value) } && node["type"] == nil }
    return node.string?.contains("${") ?? false
  }

  private func fits(_ node: Node, _ want: Want) -> Bool {
    if node.string?.contains("${") ?? false { return true }
    switch want {
    case .string: return node.kind == .string
    case .number: return node.kind == .number
    case .integer: return node.integer != nil
    case .boolean: return node.kind == .boolean
    case .object: return node.kind == .object
    case .widgets, .actions: return node.kind == .array
    case .strings: return node.kind == .array && node.elements.allSatisfy { $0.kind == .string }
    case .names(let names): return node.string.map { names.contains($0) } ?? false
    case .color:
      guard let text = node.string, text.hasPrefix("#"), text.count == 7 || text.count == 9 else { return false }
      return text.dropFirst().allSatisfy(\.isHexDigit)
    }
  }

  private mutating func fail(_ path: String, _ problem: String) { problems.append("\(path): \(problem)") }
}
