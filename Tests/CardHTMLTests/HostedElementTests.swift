import CardCompiler
import CardHTML
import CardSyntax
import CardTestSupport
import Foundation
import Testing

/// Elements that only some hosts have, as pages show them.
@Suite("Elements of hosts on pages")
struct HostedElementTests {
  private func compile(_ element: String, data: String? = nil) throws -> (page: PageText, losses: [String]) {
    let card = #"{"type":"AdaptiveCard","version":"1.5","body":[\#(element)]}"#
    let result = Compiler().compile(
      SourceText(name: "card.json", text: card), data: data.map { SourceText(name: "data.json", text: $0) },
      to: [.html])
    let output = try #require(result.outputs.first, "\(result.diagnostics.all.map(\.message))")
    return (try PageText(String(decoding: output.files[0].bytes, as: UTF8.self)), output.fidelity.map(\.message))
  }

  private func page(_ element: String) throws -> PageText {
    let result = try compile(element)
    #expect(result.losses == [])
    return result.page
  }

  @Test("a badge is a pill with its text and sign", arguments: ["Filled", "Tint"])
  func badge(appearance: String) throws {
    let page = try page(
      #"{"type":"Badge","text":"On time","icon":"Calendar","style":"Good","appearance":"\#(appearance)","tooltip":"T"}"#
    )
    #expect(page.shown.contains("📅On time"))
    #expect(page.tags.contains { $0.attributes["class"]?.contains("badge") == true })
    #expect(page.tags.contains { $0.attributes["title"] == "T" })
    #expect(page.source.lowercased().contains(appearance == "Filled" ? "#107c10" : "#f1faf1"))
    let after = try self.page(#"{"type":"Badge","text":"a","icon":"Calendar","iconPosition":"After"}"#)
    #expect(after.shown.contains("a📅"))
  }

  @Test("a rating that is asked for is a row of stars, one of which is picked", arguments: [false, true])
  func ratingInput(hasHalves: Bool) throws {
    let page = try page(
      #"{"type":"Input.Rating","id":"r","label":"How was it?","max":3,"value":2,"allowHalfSteps":\#(hasHalves)}"#)
    let group = try #require(page.tags.first { $0.attributes["role"] == "radiogroup" })
    #expect(group.attributes["aria-labelledby"] != nil)
    let stars = page.tags.filter { $0.name == "input" && $0.attributes["type"] == "radio" }
    #expect(
      stars.map { $0.attributes["value"] } == (hasHalves ? ["0.5", "1", "1.5", "2", "2.5", "3"] : ["1", "2", "3"]))
    #expect(stars.filter { $0.attributes.keys.contains("checked") }.map { $0.attributes["value"] } == ["2"])
    #expect(stars.allSatisfy { $0.attributes["aria-label"] == $0.attributes["value"] })
  }

  @Test("progress is an element that says how far it is")
  func progress() throws {
    let bar = try page(#"{"type":"ProgressBar","value":30,"max":60}"#).tags.first { $0.name == "progress" }
    #expect(bar?.attributes["value"] == "30" && bar?.attributes["max"] == "60")
    let endless = try page(#"{"type":"ProgressBar"}"#).tags.first { $0.name == "progress" }
    #expect(endless != nil && endless?.attributes["value"] == nil)
    let over = try page(#"{"type":"ProgressBar","value":300}"#).tags.first { $0.name == "progress" }
    #expect(over?.attributes["value"] == "100")
  }

  @Test(
    "what is shown has a name for screen readers",
    arguments: [
      (#"{"type":"ProgressBar","value":3}"#, "progress", "Progress"),
      (#"{"type":"ProgressRing"}"#, "svg", "Progress"),
      (
        #"{"type":"Icon","name":"Calendar","selectAction":{"type":"Action.OpenUrl","url":"https://a.example","title":"Open it"}}"#,
        "a", "Open it"
      ),
      (
        #"{"type":"Icon","name":"Calendar","selectAction":{"type":"Action.OpenUrl","url":"https://a.example"}}"#, "a",
        "Calendar"
      ),
      (#"{"type":"Carousel","pages":[{"type":"CarouselPage","items":[]}]}"#, "section", "Pages"),
    ])
  func names(card: String, tag: String, name: String) throws {
    let found = try #require(try page(card).tags.first { $0.name == tag && $0.attributes["aria-label"] != nil })
    #expect(found.attributes["aria-label"] == name)
    // A link that says that it is a picture is no link.
    #expect(tag != "a" || found.attributes["role"] == nil)
  }

  @Test("a carousel that turns by itself is silent and can be stopped", arguments: [true, false])
  func carousels(isTimed: Bool) throws {
    let page = #"{"type":"CarouselPage","items":[{"type":"TextBlock","text":"A"}]}"#
    let tags = try self.page(
      #"{"type":"Carousel",\#(isTimed ? #""timer":5000,"# : "")"pages":[\#(page),\#(page)]}"#
    ).tags
    #expect(tags.first { $0.attributes["aria-live"] != nil }?.attributes["aria-live"] == (isTimed ? "off" : "polite"))
    #expect(tags.contains { $0.attributes["data-pause"] != nil } == isTimed)
    // One page does not turn.
    let single = try self.page(#"{"type":"Carousel","timer":5000,"pages":[\#(page)]}"#).tags
    #expect(single.contains { $0.attributes["aria-live"] == "polite" })
    #expect(!single.contains { $0.attributes["data-timer"] != nil })
  }

  @Test("a ring turns beside its label", arguments: [("Before", "label<svg"), ("After", "svg>label")])
  func ring(position: String, order: String) throws {
    let page = try page(#"{"type":"ProgressRing","label":"Waiting","labelPosition":"\#(position)"}"#)
    let tag = try #require(page.tags.first { $0.attributes["role"] == "progressbar" })
    #expect(tag.name == "svg" && tag.attributes["aria-label"] == "Waiting")
    let label = try #require(page.source.range(of: ">Waiting<"))
    let ring = try #require(page.source.range(of: "role=\"progressbar\""))
    #expect((label.lowerBound < ring.lowerBound) == (position == "Before"))
  }

  @Test("a rating has a star for each step, and half ones")
  func rating() throws {
    let page = try page(#"{"type":"Rating","value":3.5,"max":6,"count":12}"#)
    let drawings = page.tags.filter { $0.name == "svg" }
    #expect(drawings.count == 6)
    #expect(page.tags.count { $0.name == "path" } == 7)
    #expect(page.shown.contains("3.5(12)"))
    #expect(page.tags.contains { $0.attributes["aria-label"] == "3.5 / 6" })
    #expect(try self.page(#"{"type":"Rating","value":3.5,"style":"Compact"}"#).tags.count { $0.name == "svg" } == 1)
  }

  @Test("code keeps its lines and spaces, and is numbered from where it says")
  func code() throws {
    let page = try page(##"{"type":"CodeBlock","codeSnippet":"if a {\n  b<c>\n}","startLineNumber":9}"##)
    #expect(page.source.contains("if a {\n") && page.source.contains("  b&lt;c&gt;\n"))
    #expect(page.shown.contains(" 9if a {") && page.shown.contains("11}"))
  }

  // MARK: Charts

  @Test("the slices of a ring share the turn")
  func donut() throws {
    let page = try page(
      #"{"type":"Chart.Donut","title":"S","showTitle":true,"value":"10","showOutlines":false,"data":[{"legend":"A","value":3,"color":"good"},{"legend":"B","value":1}]}"#
    )
    let arcs = page.tags.filter { $0.name == "path" && $0.attributes["stroke"] != nil }
    #expect(arcs.count == 2)
    #expect(arcs[0].attributes["stroke"] == "#107c10")
    // Three quarters end at nine o'clock, which is left of the middle, at its height.
    let end = try #require(arcs[0].attributes["d"]?.split(separator: " ").suffix(2).compactMap { Double($0) })
    #expect(end.count == 2 && end[0] < 30 && abs(end[1] - 90) < 0.01)
    for text in ["S", "10", "A 3", "B 1"] { #expect(page.shown.contains(text)) }
    // With nothing beside it, a slice has no gap.
    for rest in ["", #",{"legend":"B","value":0}"#] {
      let whole = try self.page(#"{"type":"Chart.Pie","data":[{"legend":"A","value":3}\#(rest)]}"#)
      #expect(whole.tags.contains { $0.name == "circle" })
    }
  }

  @Test("bars are as long as their values", arguments: ["Chart.HorizontalBar", "Chart.VerticalBar"])
  func bars(type: String) throws {
    let page = try page(#"{"type":"\#(type)","data":[{"x":"Mon","y":2},{"x":"Tue","y":4}]}"#)
    let extent = type == "Chart.VerticalBar" ? "height" : "width"
    // Heights are points, and widths shares of what there is.
    let lengths = page.tags.filter { $0.name == "rect" }
      .compactMap { $0.attributes[extent].flatMap { Double($0.filter { $0 != "%" }) } }
    #expect(lengths.count == 2 && abs(lengths[1] / lengths[0] - 2) < 0.001)
    for text in ["Mon", "Tue"] { #expect(page.shown.contains(text)) }
    #expect(page.tags.contains { $0.attributes["aria-label"]?.contains("Mon 2") == true })
  }

  @Test("series stand side by side or on each other, with a legend", arguments: [false, true])
  func groups(isStacked: Bool) throws {
    let page = try page(
      #"{"type":"Chart.VerticalBar.Grouped","stacked":\#(isStacked),"data":[{"legend":"E","values":[{"x":"Mon","y":1}]},{"legend":"F","values":[{"x":"Mon","y":2}]}]}"#
    )
    let bars = page.tags.filter { $0.name == "rect" && $0.attributes["x"]?.hasSuffix("%") == true }
    try #require(bars.count == 2)
    #expect((bars[0].attributes["x"] == bars[1].attributes["x"]) == isStacked)
    #expect(page.shown.contains("E") && page.shown.contains("F"))
  }

  @Test("lines go through their points")
  func lines() throws {
    let page = try page(
      #"{"type":"Chart.Line","data":[{"legend":"I","values":[{"x":1,"y":2},{"x":2,"y":4},{"x":3,"y":4}]}]}"#)
    let parts = page.tags.filter { $0.name == "line" && $0.attributes["stroke-width"] == "2" }
    try #require(parts.count == 2)
    #expect(parts[0].attributes["x2"] == parts[1].attributes["x1"])
    #expect(parts[1].attributes["y1"] == parts[1].attributes["y2"])
    #expect(parts[0].attributes["y1"] != parts[0].attributes["y2"])
  }

  @Test("a series of one point is a dot")
  func lonePoint() throws {
    let page = try page(
      #"{"type":"Chart.Line","data":[{"legend":"I","values":[{"x":1,"y":2},{"x":3,"y":4}]},{"legend":"J","values":[{"x":2,"y":4}]}]}"#
    )
    #expect(page.tags.count { $0.name == "line" && $0.attributes["stroke-width"] == "2" } == 1)
    let dots = page.tags.filter { $0.name == "circle" }
    #expect(dots.map { $0.attributes["cx"] } == ["50%"])
  }

  @Test("moments along an axis are dates", arguments: ["Chart.Line", "Chart.VerticalBar.Grouped"])
  func moments(type: String) throws {
    let page = try page(
      #"{"type":"\#(type)","data":[{"legend":"I","values":[{"x":"2026-01-31T00:00:00Z","y":2},{"x":"2026-02-01T09:30:00+02:00","y":4},{"x":"2026-02-03","y":4}]}]}"#
    )
    for words in ["2026-01-31", "2026-02-01 09:30", "2026-02-03"] {
      #expect(page.tags.contains { $0.attributes["aria-label"]?.contains(words) == true }, "\(words)")
      #expect(page.shown.contains(words), "\(words)")
    }
    #expect(!page.shown.contains("T00:00"))
  }

  @Test("a gauge says its value as it is asked for", arguments: [("Percentage", "60 %"), ("Fraction", "30 / 50")])
  func gauge(format: String, words: String) throws {
    let page = try page(
      #"{"type":"Chart.Gauge","value":30,"max":50,"valueFormat":"\#(format)","subLabel":"litres","segments":[{"legend":"Low","size":20},{"legend":"High","size":30}]}"#
    )
    for text in [words, "litres", "Low", "High", "50"] { #expect(page.shown.contains(text)) }
    #expect(page.tags.count { $0.name == "path" } == 2 && page.tags.contains { $0.name == "line" })
  }

  @Test("a gauge says what a value beyond its scale is", arguments: [(150, "150 %"), (-20, "-20 %")])
  func gaugeBeyond(value: Int, words: String) throws {
    let page = try page(#"{"type":"Chart.Gauge","value":\#(value),"max":100}"#)
    #expect(page.shown.contains(words))
    #expect(page.tags.contains { $0.attributes["aria-label"] == words })
  }

  // MARK: Layouts

  @Test("children flow in rows, or stand in the areas of a grid, at the widths that a layout is for")
  func layouts() throws {
    let items = #"[{"type":"TextBlock","text":"a","grid.area":"x"},{"type":"TextBlock","text":"b","grid.area":"y"}]"#
    let flow = try page(
      #"{"type":"Container","layouts":[{"type":"Layout.Flow","itemWidth":"80px","columnSpacing":"None"}],"items":\#(items)}"#
    )
    let style = flow.raw["style"]?.joined() ?? ""
    #expect(style.contains(".l0{flex-flow:row wrap;gap:20px 0;") && style.contains(".l0>*{flex:0 0 80px"))
    #expect(!style.contains("container-type"))
    let grid = try page(
      #"{"type":"Container","layouts":[{"type":"Layout.Stack","targetWidth":"atMost:Narrow"},{"type":"Layout.AreaGrid","columns":[30,"40px"],"areas":[{"name":"x"},{"name":"y","column":2,"row":1,"rowSpan":2}]}],"items":\#(items)}"#
    )
    let rules = grid.raw["style"]?.joined() ?? ""
    #expect(rules.contains("grid-template-columns:minmax(0,30fr) 40px"))
    #expect(rules.contains(".l0>.g0{grid-area:1/1/2/2}") && rules.contains(".l0>.g1{grid-area:1/2/3/3}"))
    // Where the width is that of the first layout, the second does not count.
    #expect(rules.contains("@container not (not ((min-width:351px))){.l0{display:grid"))
    #expect(rules.contains("container-type"))
  }

  @Test(
    "columns of a grid that only its areas name share what the list leaves of the width",
    arguments: [
      (#"[60]"#, 2, "minmax(0,60fr) minmax(0,40fr)"),
      (#"[35,35]"#, 3, "minmax(0,35fr) minmax(0,35fr) minmax(0,30fr)"),
      (#"["60px",20]"#, 4, "60px minmax(0,20fr) minmax(0,40fr) minmax(0,40fr)"),
      (#"[]"#, 2, "minmax(0,50fr) minmax(0,50fr)"),
      (#"[100]"#, 2, "minmax(0,100fr) minmax(0,1fr)"),
    ])
  func restOfGrid(columns: String, count: Int, template: String) throws {
    let areas = (1...count).map { #"{"name":"a\#($0)","column":\#($0)}"# }.joined(separator: ",")
    let page = try page(
      #"{"type":"Container","layouts":[{"type":"Layout.AreaGrid","columns":\#(columns),"areas":[\#(areas)]}],"items":[{"type":"TextBlock","text":"a","grid.area":"a1"}]}"#
    )
    let style = page.raw["style"]?.joined() ?? ""
    #expect(style.contains("grid-template-columns:\(template);"), "\(style)")
  }

  @Test("a picture has another one in the dark, from addresses that pages may load")
  func themes() throws {
    func image(_ url: String) -> String {
      #"{"type":"Image","url":"https://a.example/l.png","themedUrls":[{"theme":"Light","url":"https://a.example/x.png"},{"theme":"Dark","url":"\#(url)"}]}"#
    }
    let tags = try page(image("https://a.example/d.png")).tags
    let sources = tags.filter { $0.name == "source" }
    #expect(sources.map { $0.attributes["srcset"] } == ["https://a.example/d.png"])
    #expect(sources.map { $0.attributes["media"] } == ["(prefers-color-scheme:dark)"])
    #expect(tags.filter { $0.name == "img" }.map { $0.attributes["src"] } == ["https://a.example/x.png"])
    let refused = try compile(image("javascript:alert(1)"))
    #expect(refused.page.tags.count { $0.name == "source" } == 0)
    #expect(refused.losses == ["a page cannot have the address `javascript:alert(1)`, so it is omitted"])
  }

  // MARK: Pages, icons, bubbles

  @Test("sections open and close, those of one accordion in turns", arguments: [false, true])
  func accordion(allowsSeveral: Bool) throws {
    let page = try page(
      #"{"type":"Accordion","allowMultipleExpandedPages":\#(allowsSeveral),"pages":[{"headerTitle":"One","headerIconName":"Home","isExpanded":true,"showBorder":true,"items":[{"type":"TextBlock","text":"a"}]},{"headerTitle":"Two","headerSize":"Large","items":[{"type":"TextBlock","text":"b"}]}]}"#
    )
    let sections = page.tags.filter { $0.name == "details" }
    #expect(sections.count == 2 && page.tags.count { $0.name == "summary" } == 2)
    #expect(sections.map { $0.attributes["open"] != nil } == [true, false])
    #expect((sections[0].attributes["name"] != nil) == !allowsSeveral)
    #expect(sections[0].attributes["name"] == sections[1].attributes["name"])
    for text in ["One", "Two", "a", "b"] { #expect(page.shown.contains(text)) }
  }

  @Test("one tab is chosen, and its page is shown")
  func tabs() throws {
    let page = try page(
      #"{"type":"TabSet","pages":[{"title":"One","items":[{"type":"TextBlock","text":"a"}]},{"title":"Two","iconName":"Home","tabStyle":"IconOnly","items":[{"type":"TextBlock","text":"b"}]}]}"#
    )
    let choices = page.tags.filter { $0.attributes["type"] == "radio" }
    #expect(choices.count == 2 && choices.map { $0.attributes["checked"] != nil } == [true, false])
    let labels = page.tags.filter { $0.name == "label" }
    #expect(labels.map { $0.attributes["for"] } == choices.map { $0.attributes["id"] })
    for text in ["One", "Two", "a", "b"] { #expect(page.shown.contains(text)) }
  }

  @Test("an icon is a sign with a name")
  func icon() throws {
    let page = try page(#"{"type":"Icon","name":"Calendar,filled","color":"good","size":"Large"}"#)
    #expect(page.shown.contains("📅"))
    #expect(page.tags.contains { $0.attributes["role"] == "img" && $0.attributes["aria-label"] == "Calendar" })
    let unknown = try compile(#"{"type":"Icon","name":"CalendarAgenda"}"#)
    #expect(unknown.page.shown.contains("Calendar Agenda") && unknown.losses.count == 1)
  }

  @Test("a large button has all its texts, and runs its action")
  func compoundButton() throws {
    let page = try page(
      #"{"type":"CompoundButton","title":"Seats","description":"14 are left","badge":"New","icon":{"name":"Star"},"selectAction":{"type":"Action.Submit","title":"Go"}}"#
    )
    for text in ["★", "Seats", "14 are left", "New"] { #expect(page.shown.contains(text)) }
    let button = try #require(page.tags.first { $0.attributes["class"]?.contains("compound") == true })
    #expect(button.attributes["role"] == "button" && button.attributes["data-run"]?.contains("Submit") == true)
  }

  @Test("a bubble opens beside its button")
  func popover() throws {
    let page = try page(
      #"{"type":"ActionSet","actions":[{"type":"Action.Popover","title":"Why","position":"After","content":{"type":"TextBlock","text":"Because"}}]}"#
    )
    let button = try #require(page.tags.first { $0.attributes["popovertarget"] != nil })
    let bubble = try #require(page.tags.first { $0.attributes["popover"] != nil })
    #expect(button.attributes["popovertarget"] == bubble.attributes["id"])
    #expect(button.attributes["data-run"] == nil && page.shown.contains("Because"))
  }

  @Test("a bubble opens beside what is tapped, and is not in it")
  func tappedPopover() throws {
    let page = try page(
      #"{"type":"Container","items":[{"type":"TextBlock","text":"Help"}],"selectAction":{"type":"Action.Popover","popoverTitle":"Title","maxPopoverWidth":"200px","content":{"type":"TextBlock","text":"Because"}}}"#
    )
    let tapped = try #require(page.tags.first { $0.attributes["data-run"] != nil })
    let bubble = try #require(page.tags.first { $0.attributes["popover"] != nil })
    #expect(tapped.attributes["data-run"] == #"[{"do":"bubble"}]"#)
    #expect(tapped.attributes["aria-controls"] == bubble.attributes["id"])
    for text in ["Title", "Because"] { #expect(page.shown.contains(text)) }
  }

  @Test("a button has its menu beside it")
  func menu() throws {
    let page = try page(
      #"{"type":"ActionSet","actions":[{"type":"Action.Submit","title":"Send","iconUrl":"icon:Star","menuActions":[{"type":"Action.Submit","title":"Later"},{"type":"Action.OpenUrl","title":"Help","url":"https://a.example"}]},{"type":"Action.Submit","title":"Other"}]}"#
    )
    let opens = try #require(page.tags.first { $0.attributes["aria-label"] == "More actions: Send" })
    #expect(page.tags.contains { $0.attributes["id"] == opens.attributes["aria-controls"] })
    let titles = ["★", "Send", "Other", "Later", "Help"]
    for title in titles { #expect(page.shown.contains(title)) }
    #expect(page.tags.filter { $0.name == "button" }.count == 4)
  }

  @Test("inputs are put back by a button, and when another one changes")
  func resets() throws {
    let page = try page(
      #"{"type":"Input.Text","id":"a","label":"A","value":"1","valueChangedAction":{"type":"Action.ResetInputs","targetInputIds":["b"]}},{"type":"Input.Text","id":"b","label":"B"},{"type":"ActionSet","actions":[{"type":"Action.ResetInputs","title":"Clear","targetInputIds":["a","b"]}]}"#
    )
    #expect(page.tags.compactMap { $0.attributes["data-changed"] } == [#"[{"do":"reset","ids":["b"]}]"#])
    let button = try #require(page.tags.first { $0.name == "button" && $0.attributes["data-run"] != nil })
    #expect(button.attributes["data-run"] == #"[{"do":"reset","ids":["a","b"]}]"#)
    #expect(button.attributes["disabled"] == nil)
  }

  @Test("a button that names no inputs puts back all of them")
  func resetsAll() throws {
    let page = try page(
      #"{"type":"Input.Text","id":"a","label":"A"},{"type":"ActionSet","actions":[{"type":"Action.ResetInputs","title":"Clear","targetInputIds":[]}]}"#
    )
    let button = try #require(page.tags.first { $0.name == "button" && $0.attributes["data-run"] != nil })
    #expect(button.attributes["data-run"] == #"[{"do":"reset"}]"#)
    #expect(page.source.contains("if (ids && !ids.includes("))
  }

  @Test("the card itself has layouts, and backgrounds differ in the dark")
  func cards() throws {
    let result = Compiler().compile(
      SourceText(
        name: "card.json",
        text:
          #"{"type":"AdaptiveCard","version":"1.5","layouts":[{"type":"Layout.Flow"}],"backgroundImage":{"url":"https://a.example/l.png","themedUrls":[{"theme":"Dark","url":"https://a.example/d.png"}]},"body":[{"type":"Container","maxHeight":"40px","showBorder":true,"roundedCorners":true,"items":[{"type":"TextBlock","text":"a"}]}]}"#
      ), to: [.html])
    let output = try #require(result.outputs.first)
    #expect(output.fidelity.map(\.message) == [])
    let page = try PageText(String(decoding: output.files[0].bytes, as: UTF8.self))
    let style = page.raw["style"]?.joined() ?? ""
    #expect(style.contains(".l0{flex-flow:row wrap"))
    #expect(style.contains("@media (prefers-color-scheme:dark){.b0{background-image:url"))
    #expect(style.contains("max-height:40px") && style.contains("overflow:auto") && style.contains("border-radius:8px"))
  }

  // MARK: Safety

  @Test("no element has a style of its own, and nothing in the document becomes markup")
  func safety() throws {
    let evil = #"\"><script>x</script>"#
    let page = try page(
      #"{"type":"Chart.Donut","title":"\#(evil)","showTitle":true,"value":"\#(evil)","data":[{"legend":"\#(evil)","value":1,"color":"\#(evil)"}]},{"type":"Badge","text":"\#(evil)","tooltip":"\#(evil)"}"#
    )
    #expect(!page.tags.contains { $0.attributes["style"] != nil })
    #expect(page.tags.count { $0.name == "script" } == 1)
  }

  @Test("values beyond all bounds give a page all the same")
  func extremes() throws {
    for value in ["1e308", "-5", "0", "1e-300"] {
      for type in ["Chart.Donut", "Chart.VerticalBar", "Chart.HorizontalBar", "Chart.Pie"] {
        let page = try page(
          #"{"type":"\#(type)","data":[{"legend":"a","x":"a","value":\#(value),"y":\#(value)},{"legend":"b","x":"b","value":1,"y":1}]}"#
        )
        let values = page.tags.flatMap { tag in
          ["d", "x", "y", "width", "height", "x1", "y1"].compactMap { tag.attributes[$0]?.lowercased() }
        }
        #expect(!values.contains { $0.contains("nan") || $0.contains("inf") })
      }
      _ = try page(#"{"type":"ProgressBar","value":\#(value),"max":\#(value)}"#)
      _ = try page(#"{"type":"Rating","value":\#(value),"max":\#(value)}"#)
      _ = try page(#"{"type":"Chart.Gauge","value":\#(value),"max":\#(value),"min":\#(value)}"#)
    }
  }

  @Test("what only data know is shown in other terms, and drawn once they are there")
  func bindings() throws {
    let bar = #"{"type":"ProgressBar","value":"${done}"}"#
    let open = try compile(bar)
    #expect(!open.page.tags.contains { $0.name == "progress" } && !open.losses.isEmpty)
    let bound = try compile(bar, data: #"{"done":40}"#)
    #expect(bound.page.tags.first { $0.name == "progress" }?.attributes["value"] == "40")
  }
}
