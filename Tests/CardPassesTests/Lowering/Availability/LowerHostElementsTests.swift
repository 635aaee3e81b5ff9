import CardFormats
import CardIR
import CardSyntax
import Testing

@testable import CardPasses

/// What stands for elements that only some hosts show: their texts, values and addresses are there.
@Suite struct LowerHostElementsTests {
  /// The screen of a card with an element, lowered, and what is reported.
  private func lowered(
    _ element: String, in list: String = "body", members: String = "", to target: Capabilities,
    locale: String? = nil
  ) throws -> (dump: String, losses: [String]) {
    let (screen, entries) = try run(element, in: list, members: members, to: target, locale: locale)
    return (TextDump.text(of: screen), entries.map(\.kind.id))
  }

  private func run(
    _ element: String, in list: String = "body", members: String = "", to target: Capabilities, locale: String? = nil
  ) throws -> (screen: Screen, entries: [FidelityEntry]) {
    var diagnostics = Diagnostics()
    let card = #"{"type":"AdaptiveCard","version":"1.5"\#(members),"\#(list)":[\#(element)]}"#
    let source = SourceText(name: "card", text: card)
    let read = Document.read(source, as: .json, diagnostics: &diagnostics)
    let document = try #require(read)
    var screen = try #require(
      AdaptiveCardsFormat().importScreen(
        document, options: ImportOptions(name: "card", readsHoles: true), diagnostics: &diagnostics))
    var options = LoweringOptions()
    options.locale = locale
    var context = PassContext(
      source: AdaptiveCardsFormat().capabilities, target: target, targetName: "Test", options: options)
    LowerHostElements().run(&screen, &context)
    return (screen, context.fidelity)
  }

  @Test(
    "texts, values and addresses stay",
    arguments: [
      (#"{"type":"Badge","text":"New","style":"Good"}"#, [#"text="New""#, "text-color=good"]),
      (#"{"type":"Badge","icon":"Star"}"#, ["★"]),
      (#"{"type":"CodeBlock","codeSnippet":"a\n  b ${c}"}"#, ["monospace", "b ${c}"]),
      (#"{"type":"Icon","name":"Rocket"}"#, ["🚀"]), (#"{"type":"Icon","name":"BowTie"}"#, ["Bow Tie"]),
      (
        #"{"type":"CompoundButton","title":"T","description":"D","badge":"B","selectAction":{"type":"Action.Submit"}}"#,
        [#"text="T""#, #"text="D""#, #"text="B""#, "action.submit"]
      ),
      (#"{"type":"ProgressBar","value":7,"max":14}"#, ["▰▰▰▰▰▱▱▱▱▱ 50 %"]),
      (#"{"type":"ProgressBar","value":"${v}","max":14}"#, ["${v} / 14"]),
      (#"{"type":"ProgressBar"}"#, ["…"]), (#"{"type":"ProgressRing","label":"L"}"#, ["◌ L"]),
      (#"{"type":"Rating","value":3.4,"count":12}"#, ["★★★½☆ 3.4 (12)"]),
      (#"{"type":"Rating","value":"${v}"}"#, ["★ ${v} / 5"]),
      (#"{"type":"Input.Rating","id":"r","label":"L","max":2,"value":1}"#, ["input.choice-set", "★★", #"id="r""#]),
      (#"{"type":"Accordion","pages":[{"headerTitle":"H","items":[{"type":"TextBlock","text":"I"}]}]}"#, ["H", "I"]),
      (#"{"type":"TabSet","pages":[{"title":"H","items":[{"type":"TextBlock","text":"I"}]}]}"#, ["H", "I"]),
      (#"{"type":"LoopComponent","componentUrl":"https://e.com/l"}"#, ["https://e.com/l", "action.open-url"]),
      (
        #"{"type":"Component","name":"graph.microsoft.com/user","properties":{"displayName":"Ada"}}"#,
        [#"text="Ada""#]
      ),
      (
        #"{"type":"Component","name":"graph.microsoft.com/users","properties":{"users":[{"displayName":"Ada","userPrincipalName":"ada@a.example"},{"displayName":"${name}"}]}}"#,
        [#"text="Ada""#, #"text="ada@a.example""#, "${name}"]
      ),
      (
        #"{"type":"Component","name":"graph.microsoft.com/event","properties":{"title":"Review","start":"2026-03-01T09:00:00Z","end":"2026-03-01T10:00:00Z","locations":["Room 1","Room 2"],"organizer":{"name":"Bo","email":"b@a.example"},"url":"https://e.com/m"}}"#,
        [#"text="Review""#, "Room 1, Room 2", #"text="Bo""#, "https://e.com/m", "09:00", "10:00", " – "]
      ),
      (
        #"{"type":"Component","name":"graph.microsoft.com/file","properties":{"fileName":"a.pdf"}}"#,
        ["fileName", "a.pdf"]
      ),
      (
        #"{"type":"Chart.Donut","title":"T","showTitle":true,"data":[{"legend":"a","value":2}],"value":"M"}"#,
        ["T", "a", "\"2\"", "M"]
      ),
      (#"{"type":"Chart.Pie","data":"${rows}"}"#, ["$data=\"${rows}\"", "${legend}", "${value}"]),
      (
        #"{"type":"Chart.VerticalBar","data":[{"$data":"${rows}","x":"${n}","y":"${v}"}]}"#,
        ["${rows}", "${n}", "${v}"]
      ),
      (
        #"{"type":"Chart.Line","data":[{"legend":"L","values":[{"x":1,"y":2}]},{"legend":"M","values":[{"x":1,"y":3}]}]}"#,
        ["table", #""L""#, #""M""#, #""1""#, #""2""#, #""3""#]
      ),
      (
        #"{"type":"Chart.VerticalBar","data":[{"x":"2026-01-31T00:00:00Z","y":2},{"x":"2026-01-31T08:00:00","y":3},{"x":"1000-to-2000T","y":1}]}"#,
        [#""2026-01-31""#, #""2026-01-31 08:00""#, #""1000-to-2000T""#]
      ),
      (
        #"{"type":"Chart.Line","data":[{"legend":"L","values":[{"x":"2026-01-31T00:00:00Z","y":2}]}]}"#,
        ["table", #""2026-01-31""#]
      ),
      (
        #"{"type":"Chart.Line","data":[{"$data":"${series}","legend":"${name}","values":"${points}"}]}"#,
        ["$data=\"${series}\"", "${name}", "$data=\"${points}\"", "${x}", "${y}"]
      ),
      (
        #"{"type":"Chart.Line","data":[{"legend":"L","values":[{"$data":"${points}","x":"${at}","y":"${n}"}]}]}"#,
        ["$data=\"${points}\"", "${at}", "${n}"]
      ),
      (#"{"type":"Chart.Line","data":"${rows}"}"#, ["${rows}", "${legend}", "${values}", "${x}", "${y}"]),
      (
        #"{"type":"Chart.HorizontalBar.Stacked","data":[{"title":"T","data":[{"legend":"L","value":4}]}]}"#,
        ["T", "L", #""4""#]
      ),
      (
        #"{"type":"Chart.Gauge","value":1,"max":4,"subLabel":"S","segments":[{"legend":"L","size":4}]}"#,
        ["25 %", "S", "L"]
      ),
      (
        #"{"type":"RichTextBlock","inlines":[{"type":"IconRun","name":"Star"},{"type":"CitationRun","referenceIndex":2}]}"#,
        ["★", "[2]"]
      ),
      (
        #"{"type":"RichTextBlock","inlines":[{"type":"ImageRun","url":"https://e.com/a.png"}]}"#,
        ["https://e.com/a.png"]
      ),
    ])
  func content(_ element: String, _ parts: [String]) throws {
    for target in [Traits.views, DrivenUIFormat().capabilities, SkimaFormat().capabilities] {
      let (dump, losses) = try lowered(element, to: target)
      for part in parts { #expect(dump.contains(part), "\(part) in \(dump)") }
      #expect(!dump.contains("custom"), "\(dump)")
      #expect(losses.contains("lossy.host-element"))
    }
  }

  @Test(
    "buttons stay, and what they show or open",
    arguments: [
      (#"{"type":"Action.Popover","title":"T","content":{"type":"TextBlock","text":"C"}}"#, ["T", "C", "show-card"]),
      (#"{"type":"Action.OpenUrlDialog","title":"T","url":"https://e.com"}"#, ["T", "https://e.com", "open-url"]),
      (#"{"type":"Action.InsertImage","title":"T","url":"https://e.com/a.png"}"#, ["T", "https://e.com/a.png"]),
      (#"{"type":"Action.ResetInputs","title":"T","targetInputIds":[]}"#, ["T", "is-enabled=false"]),
      (#"{"type":"Action.RunCommands","title":"T","commands":[]}"#, ["T", "is-enabled=false"]),
      (
        #"{"type":"Action.Submit","title":"T","menuActions":[{"type":"Action.OpenUrl","title":"M","url":"https://e.com"}]}"#,
        ["T", "M", "https://e.com"]
      ),
    ])
  func actions(_ action: String, _ parts: [String]) throws {
    let (dump, losses) = try lowered(action, in: "actions", to: Traits.views)
    for part in parts { #expect(dump.contains(part), "\(part) in \(dump)") }
    #expect(losses.contains("lossy.host-element"))
  }

  @Test func textsAreInTheLanguageOfTheUser() throws {
    let members =
      #","resources":{"strings":{"a":{"defaultValue":"Hi","localizedValues":{"FR":"Salut","en-GB":"Ello"}}}}"#
    let text = #"{"type":"TextBlock","text":"${rs:a}!"}"#
    #expect(try lowered(text, members: members, to: Traits.views).dump.contains("Hi!"))
    #expect(try lowered(text, members: members, to: Traits.views, locale: "fr-CA").dump.contains("Salut!"))
    #expect(try lowered(text, members: members, to: Traits.views, locale: "en-GB").dump.contains("Ello!"))
    // Without a choice of the user the card's own language is the one that its dates have as well.
    let spoken = #","lang":"fr""# + members
    #expect(try lowered(text, members: spoken, to: Traits.views).dump.contains("Salut!"))
    #expect(try lowered(text, members: spoken, to: Traits.views, locale: "en-GB").dump.contains("Ello!"))
    // Hosts choose by themselves unless a language is stated.
    let own = AdaptiveCardsFormat().capabilities
    #expect(try lowered(text, members: members, to: own).dump.contains("${rs:a}"))
    #expect(try lowered(text, members: members, to: own, locale: "fr").dump.contains("Salut!"))
  }

  @Test func resourcesAreNotForHostsAlone() throws {
    func notes(_ strings: String) throws -> [String] {
      let members = #","resources":\#(strings)"#
      return try run(#"{"type":"TextBlock","text":"${rs:a}"}"#, members: members, to: Traits.views).entries.map(
        \.message)
    }
    #expect(
      try notes(#"{"strings":{"a":{"defaultValue":"Hi"}}}"#) == ["`resources` has texts that stand where they are used"]
    )
    #expect(
      try notes(#"{"strings":{"a":{"defaultValue":"Hi","localizedValues":{"fr":"Salut"}}}}"#)
        == ["`resources` has texts that stand where they are used, in one language alone"])
    #expect(try notes("{}") == ["`resources` is for hosts only, so it is left out"])
  }

  /// An area is lost with the grid around it, as a property that the target does not have; without one it says nothing.
  @Test func areasAreLostWithTheirGrid() throws {
    let grid = #""layouts":[{"type":"Layout.AreaGrid","areas":[{"name":"x"}]}]"#
    func container(_ area: String) -> String {
      #"{"type":"Container",\#(grid),"items":[{"type":"TextBlock","text":"a","grid.area":"\#(area)"}]}"#
    }
    func areas(_ element: String) throws -> (kept: Bool, entries: [String]) {
      let (screen, entries) = try run(element, to: Traits.views)
      var isKept = false
      screen.root.visit { if $0.extras.contains(where: { $0.name == "grid.area" }) { isKept = true } }
      return (isKept, entries.map(\.kind.id))
    }
    #expect(try areas(container("x")) == (true, []))
    #expect(try areas(container("${x}")) == (true, []))
    #expect(try areas(container("y")) == (false, ["note.document-metadata"]))
    #expect(
      try areas(#"{"type":"TextBlock","text":"a","grid.area":"x"}"#) == (false, ["note.document-metadata"]))
    let badge = #"{"type":"Container",\#(grid),"items":[{"type":"Badge","text":"a","grid.area":"x"}]}"#
    #expect(try areas(badge).entries.count { $0 == "lossy.host-element" } == 2)
  }

  /// What a binding stands between is one mention.
  @Test func mentionsMayHaveBoundNames() throws {
    let entities = #","msteams":{"entities":[{"type":"mention","text":"<at>${who}</at>"}]}"#
    let result = try lowered(
      #"{"type":"TextBlock","text":"Hi <at>${who}</at> and <at>Dr. ${a} ${b}</at>, <at>Bo</at> <at>open ${c}"}"#,
      members: entities, to: Traits.meaning)
    #expect(
      result.dump.contains("Hi **${who}** and **Dr. ${a} ${b}**, **Bo** <at>open ${c}"), "\(result.dump)")
  }

  /// A button without effect says less than what the author has in its place.
  @Test func buttonsWithoutEffectGiveWayToFallbacks() throws {
    let reset = #"{"type":"Action.ResetInputs","title":"Reset"FALLBACK}"#
    func dump(_ fallback: String) throws -> String {
      try lowered(
        reset.replacing("FALLBACK", with: fallback), in: "actions", to: with(Traits.meaning, kinds: [.submit])
      ).dump
    }
    #expect(try dump("").contains("action.submit title=\"Reset\" is-enabled=false"))
    #expect(try dump(#","fallback":"drop""#).contains("action.reset-inputs"))
  }

  @Test func mentionsAndCitationsAreWords() throws {
    let members = #","msteams":{"entities":[]}"#
    let text = #"{"type":"TextBlock","text":"<at>Ada</at> says [1](cite:1)"}"#
    #expect(try lowered(text, members: members, to: Traits.views).dump.contains(#"**Ada** says \\[1\\]"#))
    let facts =
      #"{"type":"FactSet","facts":[{"title":"By","value":"<at>Ada</at>"},{"title":"<at>Bo</at>","value":"x"}]}"#
    let dump = try lowered(facts, members: members, to: Traits.views).dump
    #expect(dump.contains(#"value="**Ada**""#) && dump.contains(#"title="**Bo**""#), "\(dump)")
  }

  @Test func ownFormatKeepsThem() throws {
    let badge = #"{"type":"Badge","text":"New"}"#
    let own = AdaptiveCardsFormat()
    #expect(try lowered(badge, to: own.capabilities).dump.contains("custom"))
    #expect(try !lowered(badge, to: own.capabilities(forVersion: "1.3")).dump.contains("custom"))
    // What the author says stands in for it comes first.
    let other = #"{"type":"Badge","text":"New","fallback":"drop"}"#
    #expect(try lowered(other, to: own.capabilities(forVersion: "1.3")).dump.contains("custom"))
  }
}
