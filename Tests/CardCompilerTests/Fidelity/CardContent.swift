import CardCompiler

/// Adaptive Cards: what each type shows, loads, asks for and does.
extension ScreenContent {
  mutating func addCard(_ card: Node, _ place: String) {
    guard card.kind == .object else { return }
    addBackground(card, place)
    addCardAction(card["selectAction"], place + "/selectAction")
    for (element, pointer) in list(card["body"], place + "/body") { addElement(element, pointer) }
    for (action, pointer) in list(card["actions"], place + "/actions") { addCardAction(action, pointer) }
    addCardAction(card["refresh"]?["action"], place + "/refresh/action")
    add(.text, card["authentication"]?["text"], place + "/authentication/text")
    for (button, pointer) in list(card["authentication"]?["buttons"], place + "/authentication/buttons") {
      add(.text, button["title"], pointer + "/title")
      add(.url, button["image"], pointer + "/image")
      add(.url, button["value"], pointer + "/value")
    }
  }

  private func list(_ node: Node?, _ place: String) -> [(Node, String)] {
    var found: [(Node, String)] = []
    each(node, place) { found.append(($0, $1)) }
    return found
  }

  private mutating func addBackground(_ element: Node, _ place: String) {
    let image = element["backgroundImage"]
    add(.url, image, place + "/backgroundImage")
    add(.url, image?["url"], place + "/backgroundImage/url")
  }

  private mutating func addElement(_ element: Node, _ place: String, as implied: String? = nil) {
    guard let type = implied ?? element["type"]?.string?.lowercased() else { return }
    switch type {
    case "textblock": add(.text, element["text"], place + "/text", isMarkdown: true)
    case "richtextblock":
      for (run, pointer) in list(element["inlines"], place + "/inlines") {
        add(.text, run, pointer)
        add(.text, run["text"], pointer + "/text")
        addCardAction(run["selectAction"], pointer + "/selectAction")
      }
    case "image":
      add(.url, element["url"], place + "/url")
      addCardAction(element["selectAction"], place + "/selectAction")
    case "imageset":
      for (image, pointer) in list(element["images"], place + "/images") { addElement(image, pointer, as: "image") }
    case "media":
      add(.url, element["poster"], place + "/poster")
      for (source, pointer) in list(element["sources"], place + "/sources") {
        add(.url, source["url"], pointer + "/url")
      }
      for (source, pointer) in list(element["captionSources"], place + "/captionSources") {
        add(.url, source["url"], pointer + "/url")
        add(.text, source["label"], pointer + "/label")
      }
    case "container", "column", "tablecell", "carouselpage":
      addBackground(element, place)
      addCardAction(element["selectAction"], place + "/selectAction")
      for (item, pointer) in list(element["items"], place + "/items") { addElement(item, pointer) }
    case "columnset":
      addCardAction(element["selectAction"], place + "/selectAction")
      for (column, pointer) in list(element["columns"], place + "/columns") {
        addElement(column, pointer, as: "column")
      }
    case "carousel":
      addBackground(element, place)
      addCardAction(element["selectAction"], place + "/selectAction")
      for (page, pointer) in list(element["pages"], place + "/pages") {
        addElement(page, pointer, as: "carouselpage")
      }
    case "factset":
      for (fact, pointer) in list(element["facts"], place + "/facts") {
        add(.text, fact["title"], pointer + "/title", isMarkdown: true)
        add(.text, fact["value"], pointer + "/value", isMarkdown: true)
      }
    case "table":
      for (row, rowPointer) in list(element["rows"], place + "/rows") {
        for (cell, pointer) in list(row["cells"], rowPointer + "/cells") {
          addElement(cell, pointer, as: "tablecell")
        }
      }
    case "actionset":
      for (action, pointer) in list(element["actions"], place + "/actions") { addCardAction(action, pointer) }
    case let type where type.hasPrefix("input."): addInput(element, type, place)
    default: break
    }
  }

  private mutating func addInput(_ input: Node, _ type: String, _ place: String) {
    let shown: [String]
    switch type {
    case "input.text", "input.number", "input.date", "input.time": shown = ["placeholder", "value"]
    case "input.toggle": shown = ["title"]
    case "input.choiceset": shown = ["placeholder"]
    default: return
    }
    for key in ["label", "errorMessage"] + shown { add(.text, input[key], "\(place)/\(key)") }
    for (choice, pointer) in list(input["choices"], place + "/choices") {
      add(.text, choice["title"], pointer + "/title")
    }
    add(.input, input["id"], place)
    addCardAction(input["inlineAction"], place + "/inlineAction")
  }

  private mutating func addCardAction(_ action: Node?, _ place: String) {
    guard let action, let type = action["type"]?.string?.lowercased() else { return }
    switch type {
    case "action.openurl":
      add(.url, action["url"], place + "/url")
      addAction("open", action["url"]?.string, at: place)
    case "action.showcard":
      addAction("show-card", at: place)
      if let card = action["card"] { addCard(card, place + "/card") }
    case "action.togglevisibility": addAction("toggle-visibility", at: place)
    case "action.submit", "action.execute": addSubmission(action, place)
    default: return
    }
    add(.text, action["title"], place + "/title")
    add(.url, action["iconUrl"], place + "/iconUrl")
  }

  /// A submission, or what the mapping says that navigation and calls become.
  private mutating func addSubmission(_ action: Node, _ place: String) {
    let data = action["data"]
    if let call = data?["$apicall"] {
      add(.url, call["endpoint"], place + "/data/$apicall/endpoint")
      addAction("call", call["endpoint"]?.string, at: place)
      for member in data.map({ Array($0.members) }) ?? [] where member.name != "$apicall" {
        addAction("variable", member.name, at: "\(place)/data/\(member.name)")
        add(.stored, member.value, "\(place)/data/\(member.name)")
      }
    } else if let verb = action["verb"]?.string ?? data?["verb"]?.string, verb.hasPrefix("navigate.") {
      add(.url, data?["value"], place + "/data/value")
      addAction(verb, data?["value"]?.string, at: place)
    } else {
      // What nobody can use and has nothing to send is a button and no more.
      let isIdle =
        action["isEnabled"]?.boolean == false && action["associatedInputs"]?.string?.lowercased() == "none"
        && action["verb"] == nil && data.map { $0.kind == .object && $0.count == 0 } ?? true
      if !isIdle { addAction("submit", at: place) }
    }
  }
}
