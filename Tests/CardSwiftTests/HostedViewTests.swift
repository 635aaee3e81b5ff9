import CardCompiler
import CardFormats
import CardSyntax
import CardTestSupport
import Testing

@testable import CardSwift

/// Elements that only some hosts have, as views.
@Suite("SwiftUI views of hosts' elements")
struct HostedViewTests {
  private static func card(_ body: String) -> String {
    #"{"type":"AdaptiveCard","version":"1.5","body":[\#(body)]}"#
  }

  /// One of each, with literal values and with values of data.
  private static let cards = [
    card(
      #"{"type":"Container","style":"emphasis","layouts":[{"type":"Layout.Flow","itemFit":"Fill","minItemWidth":"50px"}],"items":[{"type":"TextBlock","text":"a"}]},{"type":"Container","layouts":[{"type":"Layout.AreaGrid","columns":["40px"],"areas":[{"name":"x"}]}],"items":[{"type":"TextBlock","text":"b","grid.area":"x"},{"type":"TextBlock","text":"c","isVisible":"${ok}"}]}"#
    ),
    card(
      #"{"type":"Badge","text":"On time","icon":"Calendar","style":"Good","appearance":"Tint","tooltip":"T","horizontalAlignment":"Center"},{"type":"Badge","text":"${state}","icon":"NoSuchIcon","iconPosition":"After","size":"ExtraLarge","shape":"Rounded"}"#
    ),
    card(
      ##"{"type":"CodeBlock","codeSnippet":"if a {\n  \"b\"\n}","startLineNumber":9},{"type":"CodeBlock","codeSnippet":"${code}"}"##
    ),
    card(
      #"{"type":"ProgressBar","value":30,"max":60,"color":"good"},{"type":"ProgressBar"},{"type":"ProgressBar","value":"${done}","max":"${total}"},{"type":"ProgressRing","label":"Wait","labelPosition":"Before","size":"Tiny"},{"type":"ProgressRing"}"#
    ),
    card(
      #"{"type":"Rating","value":3.5,"max":6,"count":12,"color":"Marigold","size":"Medium"},{"type":"Rating","value":"${stars}","style":"Compact"},{"type":"Input.Rating","id":"r","label":"R","value":"${stars}"}"#
    ),
    card(
      #"{"type":"Icon","name":"Calendar,filled","size":"Large","color":"accent","selectAction":{"type":"Action.OpenUrl","url":"https://a.b"}},{"type":"Icon","name":"NoSuchIcon"},{"type":"CompoundButton","title":"T","description":"D","badge":"B","icon":{"name":"Star"},"selectAction":{"type":"Action.Submit"}}"#
    ),
    card(
      #"{"type":"Accordion","pages":[{"type":"AccordionPage","headerTitle":"A","headerIconName":"Home","isExpanded":true,"items":[{"type":"TextBlock","text":"a"},{"type":"Accordion","pages":[{"type":"AccordionPage","headerTitle":"In","items":[{"type":"TextBlock","text":"in"}]}]}]},{"type":"AccordionPage","headerTitle":"${b}","showBorder":true,"items":[{"type":"TextBlock","text":"b"}]}]},{"type":"TabSet","pages":[{"type":"TabPage","title":"One","items":[{"type":"TextBlock","text":"1"}]},{"type":"TabPage","title":"Two","items":[{"type":"Input.Text","id":"i","label":"I"}]}]}"#
    ),
    card(
      ["Donut", "Pie"].map {
        #"{"type":"Chart.\#($0)","title":"S","showTitle":true,"value":"10","data":[{"legend":"A","value":3,"color":"good"},{"legend":"B","value":1}]}"#
      }.joined(separator: ",")),
    card(
      #"{"type":"Chart.VerticalBar","xAxisTitle":"x","yAxisTitle":"y","yMin":0,"yMax":10,"showBarValues":true,"maxWidth":"300px","data":[{"x":"a","y":1}]},{"type":"Chart.HorizontalBar","data":[{"$data":"${sales}","x":"${name}","y":"${amount}"},{"x":"rest","y":2}]},{"type":"Chart.Donut","data":"${shares}","showLegend":false}"#
    ),
    card(
      #"{"type":"Chart.VerticalBar.Grouped","stacked":true,"data":[{"legend":"E","values":[{"x":"Mon","y":1}]},{"legend":"F","values":[{"x":"Mon","y":2}]}]},{"type":"Chart.Line","data":[{"legend":"I","values":[{"x":1,"y":2},{"x":2,"y":4}]}]},{"type":"Chart.HorizontalBar.Stacked","data":[{"title":"T","data":[{"legend":"a","value":1,"color":"good"},{"legend":"b","value":2}]}]}"#
    ),
    card(
      #"{"type":"Chart.Gauge","value":30,"min":5,"max":50,"valueFormat":"Fraction","subLabel":"l","title":"G","showTitle":true,"segments":[{"legend":"Low","size":20},{"legend":"High","size":30,"color":"good"}]},{"type":"Chart.Gauge","value":"${speed}","showMinMax":false,"showLegend":false}"#
    ),
    card(
      #"{"type":"Input.Text","id":"a","label":"A","valueChangedAction":{"type":"Action.ResetInputs","targetInputIds":["b"]}},{"type":"Input.ChoiceSet","id":"b","label":"B","isMultiSelect":true,"choices":[{"title":"X","value":"x"}],"valueChangedAction":{"type":"Action.OpenUrlDialog","url":"https://a.example/${x}"}},{"type":"Input.Toggle","id":"c","title":"C","valueChangedAction":{"type":"Action.ResetInputs","targetInputIds":["a","b"]}},{"type":"Input.Date","id":"d","label":"D","valueChangedAction":{"type":"Action.ResetInputs","targetInputIds":"${ids}"}},{"type":"ActionSet","actions":[{"type":"Action.ResetInputs","title":"Clear","iconUrl":"icon:Delete","targetInputIds":["a","${x}"],"menuActions":[{"type":"Action.Submit","title":"Send","iconUrl":"Send,filled"},{"type":"Action.OpenUrl","title":"${x}","url":"https://a.example","$when":"${ok}"}]}]}"#
    ),
    card(
      #"{"type":"ActionSet","actions":[{"type":"Action.Popover","title":"Why","iconUrl":"Info","style":"destructive","position":"After","popoverTitle":"T","maxPopoverWidth":"200px","content":{"type":"Container","items":[{"type":"TextBlock","text":"${x}"},{"type":"Input.Text","id":"p","label":"P"},{"type":"ActionSet","actions":[{"type":"Action.Submit","title":"Go"}]},{"type":"TextBlock","text":"b"}]}}]},{"type":"Container","$data":"${rows}","items":[{"type":"TextBlock","text":"${name}"}],"selectAction":{"type":"Action.Popover","title":"More","content":{"type":"TextBlock","text":"${detail}"}}}"#
    ),
    card(
      #"{"type":"Chart.Line","yMin":0,"data":[{"legend":"A","values":[{"x":"2026-02-01","y":1},{"x":"2026-01-01","y":2}]}]},{"type":"ActionSet","actions":[{"type":"Action.Submit","title":"1"},{"type":"Action.Submit","title":"2"},{"type":"Action.Submit","title":"3"},{"type":"Action.Submit","title":"4"},{"type":"Action.Submit","title":"5"},{"type":"Action.ShowCard","title":"6","card":{"type":"AdaptiveCard","body":[{"type":"TextBlock","text":"s"}]}},{"type":"Action.OpenUrl","title":"7","mode":"secondary","url":"https://a.example/${x}"}]}"#
    ),
    #"{"type":"AdaptiveCard","version":"1.5","layouts":[{"type":"Layout.Flow"}],"backgroundImage":{"url":"https://a.example/l.png","themedUrls":[{"theme":"Dark","url":"https://a.example/d.png"}]},"body":[{"type":"TextBlock","text":"a"},{"type":"Image","url":"https://a.example/l.png","themedUrls":[{"theme":"Dark","url":"${dark}"}]}],"actions":[{"type":"Action.OpenUrl","title":"T","url":"https://a.example"}]}"#,
  ]

  private static let made = GeneratedViews(
    cards.enumerated().map { SourceText(name: "hosted \($0).json", text: $1) })

  private static func view(_ body: String) throws -> (code: String, losses: [String]) {
    let result = Compiler().compile(SourceText(name: "card.json", text: card(body)), to: [.swiftUI])
    let output = try #require(result.outputs.first, "\(result.diagnostics.all.map(\.message))")
    let text = String(decoding: output.files[0].bytes, as: UTF8.self)
    return (
      text.replacing("\n", with: " ").split(separator: " ").joined(separator: " "), output.fidelity.map(\.message)
    )
  }

  @Test("type-check with Swift Charts and without, and are formatted as usual", arguments: [true, false])
  func types(hasCharts: Bool) throws {
    #expect(Self.made.failures.isEmpty, "\(Self.made.failures)")
    let sources = Self.made.views.map(\.source) + [Self.made.support]
    #expect(sources.count == Self.cards.count + 1)
    #expect(try SwiftTools.errors(in: sources, hasCharts: hasCharts) == [])
    if hasCharts { #expect(try SwiftTools.complaints(about: sources) == []) }
  }

  @Test("are SwiftUI's own, without a loss")
  func native() throws {
    let rows: [(element: String, code: [String])] = [
      (#"{"type":"ProgressBar","value":70,"max":60}"#, ["ProgressView(value: 60, total: 60)", ".tint("]),
      (
        #"{"type":"Image","url":"https://example.com/a.png","size":"medium","style":"RoundedCorners"}"#,
        [".clipShape(RoundedRectangle(cornerRadius: 8))"]
      ),
      (#"{"type":"ProgressBar"}"#, ["ProgressView()", ".progressViewStyle(.linear)"]),
      (
        #"{"type":"ProgressRing","label":"W","size":"Large"}"#,
        ["ProgressView().cardControlSize(.large)", "Text(verbatim: \"W\")"]
      ),
      (#"{"type":"Badge","text":"B","icon":"Star,filled"}"#, [#"CardBadge("B", systemImage: "star.fill""#]),
      (#"{"type":"CodeBlock","codeSnippet":"a"}"#, [#"CardCode("a")"#]),
      (#"{"type":"Rating","value":4}"#, ["CardRating(4)"]),
      (
        #"{"type":"Input.Rating","id":"r","label":"R","max":3,"allowHalfSteps":true,"value":2}"#,
        [
          #"CardStars("R", of: 3, hasHalves: true, chosen: form.text("r"))"#,
          #"CardInput(id: "r", value: "2")"#,
        ]
      ),
      (#"{"type":"Icon","name":"Home"}"#, [#"Image(systemName: "house")"#]),
      (
        #"{"type":"Accordion","allowCollapseAllPages":false,"pages":[{"headerTitle":"A","isExpanded":true,"items":[{"type":"TextBlock","text":"x"}]}]}"#,
        ["CardAccordion(CardOpenPages([0], allowsNone: false))", #"CardSection("A", number: 0, in: open)"#]
      ),
      (
        #"{"type":"TabSet","pages":[{"title":"A","items":[{"type":"TextBlock","text":"x"}]}]}"#,
        [#"CardTabs(["A"])"#, "if tab == 0"]
      ),
      // What could not be sent is shown.
      (
        #"{"type":"TabSet","pages":[{"title":"A","items":[{"type":"Input.Text","id":"a"}]},{"title":"B","items":[]}]}"#,
        [#".revealing([["a"], []], in: form)"#]
      ),
      (
        #"{"type":"Accordion","pages":[{"headerTitle":"A","items":[{"type":"Input.Text","id":"a"}]}]}"#,
        [#".cardReveal(["a"], in: form) { open.wrappedValue[0] = true }"#]
      ),
      (
        #"{"type":"Chart.Pie","data":[{"legend":"A","value":3}]}"#,
        [#"CardChart(.pie, [CardChartPoint("A", 3, color:"#]
      ),
      (#"{"type":"Chart.Gauge","value":1,"max":2}"#, ["CardGauge(1, to: 2)"]),
    ]
    let actions: [(element: String, code: [String])] = [
      (
        #"{"type":"ActionSet","actions":[{"type":"Action.Popover","title":"Why","position":"Below","content":{"type":"TextBlock","text":"Because"}}]}"#,
        [#"CardPopover(at: .bottom)"#, #"Because"#, #"label: { Text(verbatim: "Why") }"#]
      ),
      (
        #"{"type":"Input.Text","id":"a","label":"A","valueChangedAction":{"type":"Action.ResetInputs","targetInputIds":["b"]}},{"type":"Input.Text","id":"b","label":"B"}"#,
        [#"form.text("a").onValueChange { form.reset(["b"]) }"#]
      ),
      (
        #"{"type":"Input.Text","id":"a","label":"A"},{"type":"ActionSet","actions":[{"type":"Action.ResetInputs","title":"Clear","targetInputIds":[]}]}"#,
        [#"form.reset()"#]
      ),
      (
        #"{"type":"ActionSet","actions":[{"type":"Action.Submit","title":"Send","iconUrl":"icon:Send","menuActions":[{"type":"Action.Submit","title":"Later"}]}]}"#,
        [#"Label(String("Send"), systemImage: "paperplane")"#, "CardMenu {", #"others: { Button(String("Later"))"#]
      ),
      (
        #"{"type":"Image","url":"https://a.example/l.png","themedUrls":[{"theme":"Dark","url":"https://a.example/d.png"}]}"#,
        [
          #"CardSchemeReader { isDark in CardImage(url: isDark ? "https://a.example/d.png" : "https://a.example/l.png""#
        ]
      ),
    ]
    let items =
      #"[{"type":"TextBlock","text":"a","grid.area":"x"},{"type":"Badge","text":"b","grid.area":"y"}]"#
    let layouts: [(element: String, code: [String])] = [
      (
        #"{"type":"Container","layouts":[{"type":"Layout.Flow","itemWidth":"80px","horizontalItemsAlignment":"Left"}],"items":\#(items)}"#,
        ["CardWrap(", "CardWrapFrames.Widths(fixed: 80)", "across: .start"]
      ),
      (
        #"{"type":"Container","layouts":[{"type":"Layout.AreaGrid","columns":[30,"40px"],"areas":[{"name":"x"},{"name":"y","column":2,"rowSpan":2}]}],"items":\#(items)}"#,
        ["CardAreas([.share(30), .points(40)]", ".cardArea(CardArea())", ".cardArea(CardArea(column: 2, rows: 2))"]
      ),
      (
        #"{"type":"Container","layouts":[{"type":"Layout.AreaGrid","columns":[35,35],"areas":[{"name":"x"},{"name":"y","column":3}]}],"items":\#(items)}"#,
        ["CardAreas([.share(35), .share(35), .share(30)]", ".cardArea(CardArea(column: 3))"]
      ),
    ]
    for row in rows + actions + layouts {
      let (code, losses) = try Self.view(row.element)
      for part in row.code { #expect(code.contains(part), "\(part) in \(code)") }
      #expect(losses == [], "\(row.element)")
    }
  }

  @Test("are laid out for one width, with a report of what is for others")
  func otherWidths() throws {
    let flow = #"{"type":"Layout.Flow","itemWidth":"80px"}"#
    let grid = #"{"type":"Layout.AreaGrid","targetWidth":"Wide","columns":[50],"areas":[{"name":"x"}]}"#
    let items = #"[{"type":"TextBlock","text":"a","grid.area":"x"}]"#
    let (code, losses) = try Self.view(#"{"type":"Container","layouts":[\#(grid),\#(flow)],"items":\#(items)}"#)
    #expect(code.contains("CardWrap(") && !code.contains("CardAreas("), "\(code)")
    #expect(losses.count == 1 && losses[0].contains("for other widths than `standard`"), "\(losses)")
  }

  @Test("have the buttons that are more than the host shows in a menu, with those that belong there")
  func menus() throws {
    func action(_ title: String, _ rest: String = "") -> String {
      #"{"type":"Action.Submit","title":"\#(title)"\#(rest)}"#
    }
    let five = (1...5).map { action("A\($0)") }.joined(separator: ",")
    let few = try Self.view(#"{"type":"ActionSet","actions":[\#(five)]}"#).code
    #expect(!few.contains("CardMenu"))
    for last in [action("Last"), action("Last", #","mode":"secondary""#)] {
      let code = try Self.view(#"{"type":"ActionSet","actions":[\#(five),\#(last)]}"#).code
      #expect(code.contains(#"CardMenu { Button(String("Last"))"#), "\(code)")
      #expect(code.contains(#"Button(String("A5"))"#) && code.split(separator: "CardMenu {").count == 2)
    }
  }

  @Test("that data decide on become what every target has, and are reported")
  func fallback() throws {
    for element in [
      #"{"type":"Badge","text":"B","appearance":"${s}"}"#,
      #"{"type":"Chart.Pie","data":[{"$when":"${a}","legend":"A","value":3}]}"#,
      #"{"type":"Accordion","pages":[{"$data":"${pages}","headerTitle":"${t}","items":[{"type":"TextBlock","text":"x"}]}]}"#,
    ] {
      let (code, losses) = try Self.view(element)
      #expect(!losses.isEmpty && !code.contains("CardBadge") && !code.contains("CardChart"), "\(element)")
    }
  }

  @Test("every icon with a symbol has another one than its neighbours in the table only where they look alike")
  func symbols() {
    let all = HostSymbols.all
    #expect(all.count > 100)
    #expect(Set(all.map { $0.icon.lowercased() }).count == all.count)
    #expect(HostSymbols.symbol(named: "star,filled") == "star.fill")
    #expect(HostSymbols.symbol(named: "Add,filled") == "plus")
    #expect(HostSymbols.symbol(named: "NoSuchIcon") == nil)
  }
}
