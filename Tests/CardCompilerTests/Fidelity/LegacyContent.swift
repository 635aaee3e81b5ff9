import CardCompiler

/// DrivenUI: texts and pictures; nothing can be done.
extension ScreenContent {
  mutating func addComponent(_ component: Node, _ place: String) {
    let values = component["values"]
    switch component["type"]?.string {
    case "Text": add(.text, values?["text"], place + "/values/text")
    case "Image":
      // The first of these that is set is shown.
      let key = ["systemIconName", "localImageName", "imageUrl"].first { values?[$0]?.string != nil }
      if let key { add(.url, values?[key], "\(place)/values/\(key)") }
    case "VStack", "HStack", "ZStack", "List":
      var children: [(Node, String)] = []
      each(component["subviews"], place + "/subviews") { children.append(($0, $1)) }
      for (child, pointer) in children { addComponent(child, pointer) }
    default: break
    }
  }
}

/// Skima: widgets, what they show, and sequences of actions.
extension ScreenContent {
  mutating func addScreen(_ screen: Node, _ place: String) {
    for (widget, pointer) in list(screen["ui"], place + "/ui") { addWidget(widget, pointer) }
    for phase in ["didLoad", "willAppear", "willDisappear", "back"] {
      addSteps(screen["actions"]?[phase], "\(place)/actions/\(phase)")
    }
    for (tab, pointer) in list(screen["tabs"], place + "/tabs") {
      add(.text, tab["title"], pointer + "/title")
      add(.url, tab["endpoint"], pointer + "/endpoint")
      add(.url, tab["image"], pointer + "/image")
    }
  }

  private func list(_ node: Node?, _ place: String) -> [(Node, String)] {
    var found: [(Node, String)] = []
    each(node, place) { found.append(($0, $1)) }
    return found
  }

  private mutating func addWidget(_ widget: Node, _ place: String) {
    let props = widget["props"]
    let inside = place + "/props"
    switch widget["type"]?.string {
    case "label": add(.text, props?["text"], inside + "/text")
    case "button":
      add(.text, props?["text"], inside + "/text")
      addSteps(props?["onClick"], inside + "/onClick")
    case "image": add(.url, props?["url"], inside + "/url")
    case "textfield":
      add(.text, props?["placeholder"], inside + "/placeholder")
      add(.input, props?["variableId"] ?? widget["id"], place)
    case "checkbox":
      add(.input, props?["variableId"] ?? widget["id"], place)
      for event in ["onActivated", "onDeactivated"] { addSteps(props?[event], "\(inside)/\(event)") }
    case "container", "stack", "scrollview":
      addSteps(props?["onClick"], inside + "/onClick")
      for (child, pointer) in list(props?["children"], inside + "/children") { addWidget(child, pointer) }
    default: break
    }
  }

  private mutating func addSteps(_ actions: Node?, _ place: String) {
    for (action, pointer) in list(actions, place) { addStep(action, pointer) }
  }

  private mutating func addStep(_ action: Node, _ place: String) {
    guard let type = action["type"]?.string, let data = action["data"] else { return }
    let value = data["value"]
    switch type {
    case "navigation":
      switch data["type"]?.string {
      case "back": addAction("navigate.back", "", at: place)
      case "endpoint":
        add(.url, value, place + "/data/value")
        addAction("navigate.endpoint", value?.string, at: place)
      default:
        add(.url, value, place + "/data/value")
        addAction("open", value?.string, at: place)
      }
    case "apicall":
      add(.url, data["endpoint"], place + "/data/endpoint")
      addAction("call", data["endpoint"]?.string, at: place)
    case "manageValue":
      addAction("variable", data["id"]?.string, at: place)
      add(.stored, value, place + "/data/value")
    default:
      guard type.lowercased().hasSuffix("manipulation") else { return }
      addAction("change", data["widgetId"]?.string, at: place)
      switch data["type"]?.string {
      case "change_text": add(.text, value, place + "/data/value")
      case "change_image": add(.url, value, place + "/data/value")
      default: break
      }
    }
  }
}
