import CardSyntax
import Foundation
import Testing

/// Pages as somebody uses them: fields are filled in, buttons pressed, and what a host would get is read.
@Suite("Pages in use")
struct PageBehaviourTests {
  /// A page in a browser, and what people do with it.
  private struct Page {
    let browser: Browser

    /// Shows the card with this body and these actions; none without a browser.
    init?(_ body: String, actions: String = "", rest: String = "") throws {
      try self.init(
        screen: #"{"type":"AdaptiveCard","version":"1.5","body":[\#(body)],"actions":[\#(actions)]\#(rest)}"#)
    }

    /// Shows a screen; none without a browser.
    init?(screen: String) throws {
      guard let browser = try Browser.start() else { return nil }
      self.browser = browser
      try browser.load(Pages().page(of: SourceText(name: "card.json", text: screen)))
    }

    /// What a program of the page gives, as text.
    func ask(_ program: String) throws -> String {
      String(describing: try browser.evaluate(program) ?? "")
    }

    func isTrue(_ program: String) throws -> Bool { try browser.evaluate("!!(\(program))") as? Bool == true }

    /// Presses what has this text.
    func press(_ title: String) throws {
      let program = """
        (() => {
          const found = [...document.querySelectorAll("button,a,summary,[data-run]")]
            .filter((element) => element.innerText.trim() === "\(title)" && element.checkVisibility());
          if (found.length !== 1) return false;
          found[0].click();
          return true;
        })()
        """
      #expect(try browser.evaluate(program) as? Bool == true, "one thing is called \(title)")
    }

    /// Puts a text into the field with this label, as typing does.
    func type(_ text: String, into label: String) throws {
      #expect(try isTrue(#"(() => { const field = \#(field(label)); field.focus(); field.select(); return true })()"#))
      try browser.call("Input.insertText", ["text": text])
    }

    /// The field with this label.
    func field(_ label: String) -> String {
      """
      [...document.querySelectorAll("input,select,textarea")]
        .find((field) => field.labels?.[0]?.textContent.trim().startsWith("\(label)"))
      """
    }

    /// Presses a key of the keyboard.
    func key(_ name: String, text: String = "") throws {
      for kind in ["keyDown", "keyUp"] {
        var event: [String: Any] = ["type": kind, "key": name, "code": name]
        if name == "Tab" { event["windowsVirtualKeyCode"] = 9 }
        if name == "Enter" { event["windowsVirtualKeyCode"] = 13 }
        if !text.isEmpty, kind == "keyDown" { event["text"] = text }
        try browser.call("Input.dispatchKeyEvent", event)
      }
    }

    /// What was sent to the host last, with its members in the order of their names; none if nothing was.
    func sent() throws -> String? {
      let text = try ask(
        #"(() => { const place = document.getElementById("sent"); return place.hidden ? "" : place.querySelector("pre").innerText })()"#
      )
      if text.isEmpty { return nil }
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
      let bytes = try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
      return String(decoding: bytes, as: UTF8.self)
    }

    /// The words for what is wrong that are shown.
    func errors() throws -> String {
      try ask(#"[...document.querySelectorAll("[role=alert]")].map((e) => e.innerText).filter(Boolean).join("|")"#)
    }
  }

  private static let send = #"{"type":"Action.Submit","title":"Send","data":{"list":[1],"name":"?"}}"#

  @Test("send what a host gets: the data, and the values of all inputs as texts")
  func sending() throws {
    let page = try Page(
      #"""
      {"type":"Input.Text","id":"name","label":"Name"},
      {"type":"Input.Text","id":"empty","label":"Nothing"},
      {"type":"Input.Number","id":"count","label":"Count","value":3},
      {"type":"Input.Date","id":"day","label":"Day","value":"2026-05-04"},
      {"type":"Input.Time","id":"time","label":"Time","value":"09:30"},
      {"type":"Input.Toggle","id":"agrees","title":"Agree","valueOn":"yes","valueOff":"no"},
      {"type":"Input.ChoiceSet","id":"one","style":"expanded","value":"b",
       "choices":[{"title":"A","value":"a"},{"title":"B","value":"b"}]},
      {"type":"Input.ChoiceSet","id":"many","isMultiSelect":true,"value":"a,c",
       "choices":[{"title":"A","value":"a"},{"title":"B","value":"b"},{"title":"C","value":"c"}]},
      {"type":"Input.ChoiceSet","id":"named","style":"filtered","label":"Letter",
       "choices":[{"title":"Alpha","value":"1"},{"title":"Beta","value":"2"}]}
      """#,
      actions: Self.send
        + #",{"type":"Action.Submit","title":"Cancel","associatedInputs":"none","data":"bye"}"#
        + #",{"type":"Action.Execute","title":"Run","verb":"go","data":{}}"#)
    guard let page else { return }
    try page.type("Ada", into: "Name")
    try page.type("Beta", into: "Letter")
    try page.press("Send")
    let values =
      #""agrees":"no","count":"3","day":"2026-05-04","list":[1],"many":"a,c","name":"Ada","named":"2","one":"b","time":"09:30""#
    #expect(try page.sent() == #"{"data":{\#(values)},"type":"Action.Submit"}"#)
    try page.press("Cancel")
    #expect(try page.sent() == #"{"data":"bye","type":"Action.Submit"}"#)
    try page.press("Run")
    #expect(try page.sent()?.contains(#""name":"Ada""#) == true)
    #expect(try page.sent()?.hasSuffix(#""type":"Action.Execute","verb":"go"}"#) == true)
    #expect(page.browser.complaints == [])
  }

  @Test("send the variables that a call names: what was entered, and what actions keep")
  func variables() throws {
    func keep(_ operation: String, _ id: String, _ value: String) -> String {
      #"{"type":"manageValue","data":{"type":"\#(operation)","id":"\#(id)","dataType":"string","value":"\#(value)"}}"#
    }
    func button(_ text: String, below other: String, _ actions: String...) -> String {
      #"{"type":"button","id":"\#(text)","props":{"text":"\#(text)","onClick":[\#(actions.joined(separator: ","))]},"#
        + #""constraints":[{"type":"topEqual","of":"\#(other)","to":"bottom","value":16},{"type":"leftEqual"}]}"#
    }
    let call =
      #"{"type":"apicall","data":{"method":"post","endpoint":"https://example.com/","body":["name","kind","other"]}}"#
    let field =
      #"{"type":"textfield","id":"f","props":{"variableId":"name"},"constraints":[{"type":"topEqual"},{"type":"horizontalMargin"}]}"#
    let widgets = [
      field,
      button(
        "Send", below: "f", keep("createIfNotExists", "name", "nobody"), keep("createOrModify", "kind", "order"), call),
      button("Again", below: "Send", keep("remove", "kind", ""), keep("modifyIfExists", "other", "x"), call),
    ].joined(separator: ",")
    let page = try Page(screen: #"{"metadata":{"id":"a"},"ui":[\#(widgets)]}"#)
    guard let page else { return }
    func body() throws -> String? {
      try page.sent().map { sent in String(sent.prefix { $0 != "}" }) }
    }
    try page.press("Send")
    #expect(try body() == #"{"body":{"kind":"order","name":"nobody""#)
    #expect(try page.isTrue("(() => { document.querySelector('input').focus(); return true })()"))
    try page.browser.call("Input.insertText", ["text": "Ada"])
    try page.press("Again")
    #expect(try body() == #"{"body":{"name":"Ada""#)
    #expect(page.browser.complaints == [])
  }

  @Test("say what is wrong, to a screen reader as well, and lead to the first such field")
  func errors() throws {
    let page = try Page(
      #"""
      {"type":"Input.Text","id":"first","label":"First"},
      {"type":"Input.Text","id":"name","label":"Name","isRequired":true,"errorMessage":"Say who you are"},
      {"type":"Input.Toggle","id":"agrees","title":"Agree","isRequired":true}
      """#, actions: Self.send)
    guard let page else { return }
    try page.press("Send")
    #expect(try page.sent() == nil)
    #expect(try page.errors() == "Say who you are|A value is required.")
    #expect(try page.isTrue("document.activeElement === \(page.field("Name"))"))
    #expect(try page.isTrue("document.activeElement.getAttribute('aria-invalid') === 'true'"))
    let described = "document.getElementById(document.activeElement.getAttribute('aria-describedby')).innerText"
    #expect(try page.ask(described) == "Say who you are")
    // What is corrected is said to be right at once.
    try page.type("Ada", into: "Name")
    #expect(try page.errors() == "A value is required.")
    #expect(try page.isTrue("(() => { \(page.field("Agree")).click(); return true })()"))
    try page.press("Send")
    #expect(try page.sent()?.contains(#""agrees":"true""#) == true)
  }

  @Test("show nothing as sent where the last button was refused")
  func refusal() throws {
    let page = try Page(
      #"{"type":"Input.Text","id":"name","label":"Name","isRequired":true}"#,
      actions: #"{"type":"Action.Submit","title":"Reject","associatedInputs":"none"},"# + Self.send)
    guard let page else { return }
    try page.press("Reject")
    #expect(try page.sent() != nil)
    try page.press("Send")
    #expect(try page.sent() == nil)
    try page.type("Ada", into: "Name")
    try page.press("Send")
    #expect(try page.sent()?.contains("Ada") == true)
  }

  @Test("keep the picture behind what is pressed while the pointer is over it", arguments: [false, true])
  func hovering(isCard: Bool) throws {
    let picture =
      #""backgroundImage":"https://example.com/a.png","selectAction":{"type":"Action.Submit","title":"Pick"}"#
    let page =
      isCard
      ? try Page(#"{"type":"TextBlock","text":"White headline"}"#, rest: "," + picture)
      : try Page(#"{"type":"Container",\#(picture),"items":[{"type":"TextBlock","text":"White headline"}]}"#)
    guard let page else { return }
    func look(_ property: String) throws -> String {
      try page.ask("getComputedStyle(document.querySelector('.tap')).\(property)")
    }
    let shadow = try look("boxShadow")
    #expect(try look("backgroundImage").contains("a.png"))
    let middle = try #require(
      page.browser.evaluate(
        "(() => { const b = document.querySelector('.tap').getBoundingClientRect(); return [b.left + b.width / 2, b.top + 3] })()"
      ) as? [Double])
    try page.browser.call("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": middle[0], "y": middle[1]])
    #expect(try page.isTrue("document.querySelector('.tap').matches(':hover')"))
    #expect(try look("backgroundImage").contains("a.png"))
    #expect(try look("boxShadow") != shadow)
  }

  @Test("read code from the left, whatever the language of the card")
  func code() throws {
    let page = try Page(#"{"type":"CodeBlock","codeSnippet":"let x = 1;"}"#, rest: #","rtl":true"#)
    guard let page else { return }
    let program = """
      (() => {
        const text = document.querySelector(".code code").lastChild, length = text.length, range = document.createRange();
        const left = (index) => {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          return range.getBoundingClientRect().left;
        };
        return left(0) < left(length - 1) && left(0) < document.querySelector(".code").getBoundingClientRect().left + 40;
      })()
      """
    #expect(try page.isTrue(program))
  }

  @Test(
    "hold values to their limits",
    arguments: [
      (#""type":"Input.Text","regex":"^[0-9]{5}$""#, "1234", "12345"),
      (#""type":"Input.Number","min":-2,"max":9"#, "10", "9"), (#""type":"Input.Number","min":-2,"max":9"#, "-3", "-2"),
      (#""type":"Input.Number","min":5"#, "10e-1", "10"),
      (#""type":"Input.Text","regex":"[""#, "", "a pattern that is none allows everything"),
    ])
  func limits(input: String, wrong: String, right: String) throws {
    guard let page = try Page(#"{\#(input),"id":"x","label":"Value","errorMessage":"No"}"#, actions: Self.send) else {
      return
    }
    if !wrong.isEmpty {
      try page.type(wrong, into: "Value")
      try page.press("Send")
      #expect(try page.errors() == "No" && page.sent() == nil)
    }
    try page.type(right, into: "Value")
    try page.press("Send")
    #expect(try page.errors() == "" && page.sent() != nil)
  }

  @Test("let no field be in the way that nobody can see")
  func hiddenFields() throws {
    let page = try Page(
      #"""
      {"type":"Input.Text","id":"more","label":"More","isRequired":true,"isVisible":false},
      {"type":"Container","id":"box","isVisible":false,"items":[
        {"type":"Input.Number","id":"count","label":"Count","isRequired":true}]},
      {"type":"ActionSet","actions":[{"type":"Action.ToggleVisibility","title":"Show","targetElements":["box"]}]}
      """#, actions: Self.send)
    guard let page else { return }
    try page.press("Send")
    #expect(try page.sent() != nil && page.errors() == "")
    try page.press("Show")
    try page.press("Send")
    #expect(try page.errors() == "A value is required.")
  }

  @Test(
    "open what is folded around a field that is wrong",
    arguments: [#""type":"Accordion""#, #""type":"TabSet""#])
  func foldedFields(type: String) throws {
    let page = try Page(
      #"""
      {\#(type),"pages":[
        {"title":"One","headerTitle":"One","items":[{"type":"TextBlock","text":"Nothing to fill in"}]},
        {"title":"Two","headerTitle":"Two","items":[
          {"type":"Input.Text","id":"name","label":"Name","isRequired":true}]}]}
      """#, actions: Self.send)
    guard let page else { return }
    #expect(try !page.isTrue("\(page.field("Name")).checkVisibility()"))
    try page.press("Send")
    #expect(try page.isTrue("\(page.field("Name")).checkVisibility()"))
    #expect(try page.isTrue("document.activeElement === \(page.field("Name"))"))
  }

  @Test("show and hide elements with the room before them")
  func toggling() throws {
    let page = try Page(
      #"""
      {"type":"TextBlock","id":"first","text":"First"},
      {"type":"TextBlock","id":"second","text":"Second","isVisible":false},
      {"type":"ActionSet","actions":[
        {"type":"Action.ToggleVisibility","title":"Flip","targetElements":["second"]},
        {"type":"Action.ToggleVisibility","title":"Hide","targetElements":[{"elementId":"first","isVisible":false}]}]}
      """#)
    guard let page else { return }
    func top(_ text: String) throws -> Double {
      let program = """
        (() => {
          const text = [...document.querySelectorAll("p")].find((text) => text.innerText === "\(text)");
          if (!text?.checkVisibility()) return -1;
          return text.getBoundingClientRect().top - document.querySelector(".card").getBoundingClientRect().top;
        })()
        """
      return (try page.browser.evaluate(program) as? NSNumber)?.doubleValue ?? -2
    }
    let start = try top("First")
    #expect(try start > 0 && top("Second") == -1)
    try page.press("Flip")
    #expect(try top("Second") > start)
    try page.press("Hide")
    // Now it is the first, without the distance to what was before it.
    #expect(try top("First") == -1 && top("Second") == start)
    try page.press("Hide")
    #expect(try top("First") == -1)
    try page.press("Flip")
    #expect(try top("Second") == -1)
  }

  @Test("open one card at a time, which sends the inputs around it too")
  func shownCards() throws {
    func shown(_ name: String) -> String {
      #"{"type":"Action.ShowCard","title":"\#(name)","card":{"type":"AdaptiveCard","body":["#
        + #"{"type":"Input.Text","id":"in\#(name)","label":"In \#(name)","value":"\#(name)"}],"#
        + #""actions":[{"type":"Action.Submit","title":"Send \#(name)"}]}}"#
    }
    let page = try Page(
      #"{"type":"Input.Text","id":"outer","label":"Outer","value":"o"}"#,
      actions: "\(shown("A")),\(shown("B")),\(Self.send)")
    guard let page else { return }
    let open = #"[...document.querySelectorAll("[aria-expanded=true]")].map((e) => e.innerText.trim()).join()"#
    #expect(try page.ask(open) == "")
    try page.press("A")
    #expect(try page.ask(open) == "A")
    try page.press("B")
    #expect(try page.ask(open) == "B")
    #expect(try !page.isTrue("\(page.field("In A")).checkVisibility()"))
    try page.press("Send B")
    #expect(try page.sent() == #"{"data":{"inB":"B","outer":"o"},"type":"Action.Submit"}"#)
    try page.press("B")
    #expect(try page.ask(open) == "")
    try page.press("Send")
    #expect(try page.sent() == #"{"data":{"list":[1],"name":"?","outer":"o"},"type":"Action.Submit"}"#)
  }

  @Test("open a card from the menu of the buttons that have no place of their own")
  func cardInMenu() throws {
    let rest = (1...6).map { number in
      #"{"type":"Action.ShowCard","title":"B\#(number)","mode":"\#(number < 6 ? "primary" : "secondary")","card":{"type":"AdaptiveCard","body":[{"type":"TextBlock","text":"Card \#(number)"}]}}"#
    }
    let actions = #"{"type":"Action.Submit","title":"First"},"# + rest.joined(separator: ",")
    guard let page = try Page("", actions: actions) else { return }
    let isSeen = { (number: Int) in
      try page.isTrue(
        #"[...document.querySelectorAll("p")].find((text) => text.textContent === "Card \#(number)").checkVisibility()"#
      )
    }
    for number in [5, 6] {
      try page.press("…")
      #expect(try !isSeen(number))
      try page.press("B\(number)")
      #expect(try isSeen(number), "B\(number)")
      try page.press("…")
    }
    try page.press("B1")
    #expect(try isSeen(1))
  }

  @Test("show a bubble beside its button, wherever that is", arguments: ["Above", "Below", "Before", "After"])
  func bubble(side: String) throws {
    let lines = (1...8).map { #"{"type":"TextBlock","text":"Line \#($0)"}"# }.joined(separator: ",")
    let popover =
      #"{"type":"ActionSet","actions":[{"type":"Action.Popover","title":"Why","position":"\#(side)","content":{"type":"Container","items":[\#(lines)]}}]}"#
    guard let page = try Page(popover) else { return }
    try page.press("Why")
    let distance = try page.ask(
      """
      (() => {
        const button = document.querySelector("[popovertarget]").getBoundingClientRect();
        const bubble = document.querySelector(".bubble").getBoundingClientRect();
        const isOver = bubble.left < button.right && button.left < bubble.right
          && bubble.top < button.bottom && button.top < bubble.bottom;
        return JSON.stringify([isOver, bubble.top >= 0 && bubble.left >= 0]);
      })()
      """)
    #expect(distance == "[false,true]")
  }

  @Test("stop what turns by itself, and let it turn again")
  func pause() throws {
    let pages = (1...3).map { #"{"type":"CarouselPage","items":[{"type":"TextBlock","text":"Page \#($0)"}]}"# }
    let page = try Page(#"{"type":"Carousel","timer":5000,"pages":[\#(pages.joined(separator: ","))]}"#)
    guard let page else { return }
    func press() throws { _ = try page.isTrue("document.querySelector('[data-pause]').click()") }
    func speaks() throws -> Bool {
      try page.isTrue("document.querySelector('.pages').getAttribute('aria-live') === 'polite'")
    }
    #expect(try !speaks())
    try press()
    #expect(try speaks())
    #expect(try page.isTrue("document.querySelector('[data-pause]').getAttribute('aria-pressed') === 'true'"))
    try press()
    #expect(try !speaks())
  }

  @Test("turn the pages of a carousel, to the left where that is forward", arguments: [false, true])
  func carousels(isRightToLeft: Bool) throws {
    let pages = (1...3).map {
      #"{"type":"CarouselPage","items":[{"type":"TextBlock","text":"Page \#($0)"}]}"#
    }
    let page = try Page(
      #"{"type":"Carousel","pages":[\#(pages.joined(separator: ","))]}"#,
      rest: isRightToLeft ? #","rtl":true"# : "")
    guard let page else { return }
    try page.browser.call(
      "Emulation.setEmulatedMedia", ["features": [["name": "prefers-reduced-motion", "value": "reduce"]]])
    func turn(_ by: Int) throws { _ = try page.isTrue("document.querySelector('[data-turn=\"\(by)\"]').click()") }
    func isSeen(_ number: Int) throws -> Bool {
      for _ in 0..<100 {
        let isThere = try page.isTrue(
          """
          (() => {
            const strip = document.querySelector(".pages").getBoundingClientRect();
            const text = [...document.querySelectorAll(".pages p")].find((text) => text.innerText === "Page \(number)");
            const box = text.getBoundingClientRect();
            return box.left >= strip.left - 1 && box.right <= strip.right + 1
              && document.querySelector(".turn").innerText.includes("\(number) / 3");
          })()
          """)
        if isThere { return true }
        usleep(20_000)
      }
      return false
    }
    #expect(try isSeen(1))
    try turn(1)
    #expect(try isSeen(2))
    try turn(1)
    #expect(try isSeen(3))
    try turn(-1)
    #expect(try isSeen(2))
  }

  @Test("are worked without a mouse")
  func keyboard() throws {
    let page = try Page(
      #"""
      {"type":"Container","selectAction":{"type":"Action.Submit","title":"Pick","data":{"from":"box"}},
       "items":[{"type":"TextBlock","text":"A box"}]},
      {"type":"Input.Text","id":"name","label":"Name"}
      """#, actions: Self.send)
    guard let page else { return }
    try page.key("Tab")
    #expect(try page.isTrue("document.activeElement.innerText.trim() === 'A box'"))
    #expect(try page.isTrue("getComputedStyle(document.activeElement).outlineStyle !== 'none'"))
    try page.key("Enter", text: "\r")
    #expect(try page.sent() == #"{"data":{"from":"box"},"type":"Action.Submit"}"#)
    try page.key("Tab")
    try page.browser.call("Input.insertText", ["text": "Ada"])
    try page.key("Tab")
    #expect(try page.isTrue("document.activeElement.innerText.trim() === 'Send'"))
    try page.key("Enter", text: "\r")
    #expect(try page.sent()?.contains(#""name":"Ada""#) == true)
  }

  @Test("have tables whose head is one, and run from the right where the language does")
  func tables() throws {
    let rows = [["Name", "Count"], ["Nut", "3"]].map { cells in
      let cells = cells.map { #"{"type":"TableCell","items":[{"type":"TextBlock","text":"\#($0)"}]}"# }
      return #"{"type":"TableRow","cells":[\#(cells.joined(separator: ","))]}"#
    }
    let page = try Page(
      #"{"type":"Table","columns":[{"width":1},{"width":1}],"rows":[\#(rows.joined(separator: ","))]}"#,
      rest: #","rtl":true"#)
    guard let page else { return }
    let nodes = try page.browser.call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    let roles = nodes.compactMap { ($0["role"] as? [String: Any])?["value"] as? String }
    #expect(roles.count { $0 == "columnheader" } == 2 && roles.contains("table"), "\(roles)")
    let program = """
      (() => {
        const left = (text) => [...document.querySelectorAll("p")]
          .find((block) => block.innerText === text).getBoundingClientRect().left;
        return left("Name") > left("Count") && left("Nut") > left("3");
      })()
      """
    #expect(try page.isTrue(program))
  }

  @Test("are printed without what only a screen is for")
  func printing() throws {
    let page = try Page(
      #"{"type":"Carousel","pages":[{"type":"CarouselPage","items":[{"type":"TextBlock","text":"One"}]},"#
        + #"{"type":"CarouselPage","items":[{"type":"TextBlock","text":"Two"}]}]}"#, actions: Self.send)
    guard let page else { return }
    try page.press("Send")
    try page.browser.call("Emulation.setEmulatedMedia", ["media": "print"])
    #expect(try page.isTrue("!document.getElementById('sent').checkVisibility()"))
    #expect(try page.isTrue("!document.querySelector('.turn').checkVisibility()"))
    // Nobody can turn the pages of paper.
    let tops = "[...document.querySelectorAll('.pages p')].map((text) => text.getBoundingClientRect().top)"
    let places = try #require(page.browser.evaluate(tops) as? [Double])
    #expect(places.count == 2 && places[0] < places[1])
  }
}
