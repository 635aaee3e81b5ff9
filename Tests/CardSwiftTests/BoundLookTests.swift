import CardCompiler
import CardFormats
import CardRuntime
import CardStyle
import CardSyntax
import Foundation
import Testing

@testable import CardSwift

/// How views look where data, positions or the host decide on it.
@Suite("Looks that data and hosts decide on")
struct BoundLookTests {
  /// The view of a card in one line, which type-checks, and what is reported about it.
  private static func view(
    _ body: String, host: String? = nil
  ) throws -> (text: String, findings: [String]) {
    let text = #"{"type":"AdaptiveCard","version":"1.6","body":[\#(body)]}"#
    var options = CompilerOptions()
    if let host {
      var diagnostics = Diagnostics()
      let document = try #require(Document.readJSON(SourceText(name: "h.json", text: host), diagnostics: &diagnostics))
      options.host = try #require(HostConfig(reading: document, diagnostics: &diagnostics))
      #expect(diagnostics.all.isEmpty, "\(diagnostics.all.map(\.message))")
    }
    let compiler = Compiler(options)
    let prepared = compiler.prepare(SourceText(name: "card.json", text: text))
    let template = CodeTemplate(document: prepared.document, name: "card")
    let result = Pipeline(compiler: compiler).run(
      prepared, data: nil, host: nil, targets: [.swiftUI], generating: template)
    let output = try #require(result.outputs.first)
    let file = try #require(output.files.first)
    let whole = String(decoding: SwiftUIFormat().selfContained(file, using: output.parts).bytes, as: UTF8.self)
    #expect(try SwiftTools.errors(in: [.init(name: "Card", text: whole)]) == [])
    let alone = String(decoding: file.bytes, as: UTF8.self)
    #expect(try SwiftTools.complaints(about: [.init(name: "Card", text: alone)]) == [])
    let plain = alone.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let notes = result.diagnostics.all.map { $0.id + ": " + $0.message }
    #expect(!notes.contains { $0.hasPrefix("note.position-identity") })
    return (plain, notes + output.fidelity.map { $0.kind.id + ": " + $0.message })
  }

  @Test("of a weight are one call, in the weights of the host")
  func weights() throws {
    let text = #"{"type":"TextBlock","text":"A","weight":"${w}"}"#
    let call = #"Font.Weight(cardWeight: CardFunctions.text(data.w, or: "${w}")"#
    #expect(try Self.view(text).text.contains(".fontWeight(\(call)))"))
    let host = #"{"fontTypes":{"default":{"fontWeights":{"lighter":200,"default":500,"bolder":900}}}}"#
    let other = try Self.view(text, host: host).text
    #expect(other.contains("usual: .medium, bolder: .black"), "\(other)")
    let run = #"{"type":"TextRun","text":"A","weight":"${w}"}"#
    let runs = try Self.view(#"{"type":"RichTextBlock","inlines":[\#(run)]}"#).text
    #expect(runs.contains(".fontWeight(\(call)))"), "\(runs)")
  }

  @Test("of boxes in other boxes are seen where data give the usual style")
  func usualStyle() throws {
    let inner = #"{"type":"Container","style":"${s}","items":[{"type":"TextBlock","text":"A"}]}"#
    let nested = try Self.view(#"{"type":"Container","style":"emphasis","items":[\#(inner)]}"#).text
    #expect(nested.contains("?? theme[.cardDefaultBackground]"), "\(nested)")
    #expect(!nested.contains(#"case "default""#), "\(nested)")
    #expect(!(try Self.view(inner).text).contains("?? theme"))
  }

  @Test("of what hosts have are as bright as they must be in dark interfaces")
  func darkMarks() throws {
    let elements = [
      #"{"type":"Badge","text":"A","style":"Good","appearance":"Tint"}"#,
      #"{"type":"Badge","text":"A","style":"${s}"}"#,
      #"{"type":"ProgressBar","value":3,"color":"good"}"#, #"{"type":"Icon","name":"Calendar","color":"good"}"#,
      #"{"type":"Rating","value":3,"color":"Marigold"}"#,
      #"{"type":"Container","showBorder":true,"items":[{"type":"TextBlock","text":"A"}]}"#,
      #"{"type":"RichTextBlock","inlines":[{"type":"TextRun","text":"A","highlight":true}]}"#,
    ]
    for element in elements {
      let text = try Self.view(element).text
      if !element.contains("Marigold") { #expect(text.contains("Color(light: "), "\(element) \(text)") }
      // Marigold is bright enough for both, as are some inks and grounds of badges.
      if !element.contains("${s}"), !element.contains("Marigold") {
        #expect(!text.contains("Color(rgb:"), "\(element) \(text)")
      }
    }
  }

  @Test("of pictures of a set are no wider than their size")
  func pictures() throws {
    let set = try Self.view(
      #"{"type":"ImageSet","imageSize":"medium","images":[{"type":"Image","url":"https://a.b/c.png"}]}"#)
    #expect(set.text.contains("GridItem(.adaptive(minimum: 80, maximum: 80), spacing:"), "\(set.text)")
  }

  @Test("of rows of a table are behind the whole row")
  func tableRows() throws {
    let cell = #"{"type":"TableCell","items":[{"type":"TextBlock","text":"A"}]}"#
    let table = try Self.view(
      #"{"type":"Table","showGridLines":false,"columns":[{"width":1},{"width":1}],"#
        + #""rows":[{"type":"TableRow","style":"accent","cells":[\#(cell),\#(cell)]}]}"#
    ).text
    #expect(table.ranges(of: ".background(theme[.cardAccentBackground])").count == 1, "\(table)")
  }

  @Test("of facts have titles no wider than the host says")
  func titles() throws {
    let facts = #"{"type":"FactSet","facts":[{"title":"A","value":"B"}]}"#
    #expect(try Self.view(facts).text.ranges(of: ".cardMaxWidth(150)").count == 1)
    let host = #"{"factSet":{"title":{"maxWidth":90},"value":{"maxWidth":300}}}"#
    let other = try Self.view(facts, host: host).text
    #expect(other.contains(".cardMaxWidth(90)") && other.contains(".cardMaxWidth(300)"), "\(other)")
    #expect(!(try Self.view(facts, host: #"{"factSet":{"title":{"maxWidth":0}}}"#).text).contains("cardMaxWidth"))
  }

  @Test("of rows of narrow columns are seen in all of the width, though the columns take none of it")
  func columnRows() throws {
    let column = #"{"type":"Column","width":"auto","items":[{"type":"TextBlock","text":"A"}]}"#
    let row = #"{"type":"ColumnSet","style":"emphasis","columns":[\#(column),\#(column)]}"#
    let painted = try Self.view(row).text
    let filled =
      ".padding(20) .frame(maxWidth: .infinity, alignment: .leading) .background(theme[.cardEmphasisBackground])"
    #expect(painted.contains(filled), "\(painted)")
    let wide = try Self.view(row.replacing("auto", with: "30")).text
    #expect(!wide.contains(filled), "\(wide)")
  }

  @Test("of counts that are none do not end the app")
  func counts() throws {
    for number in [0, -3, 0.5, 1e300, .infinity, -.infinity, .nan] {
      #expect(Int(cardCount: number) == nil, "\(number)")
    }
    #expect(Int(cardCount: 3) == 3 && Int(cardCount: 2.9) == 2)
    let text = try Self.view(
      #"{"type":"TextBlock","text":"A","wrap":true,"maxLines":"${n}"},{"type":"Input.Text","id":"a","maxLength":"${n}"},"#
        + #"{"type":"CodeBlock","codeSnippet":"A","startLineNumber":"${n}"},{"type":"Carousel","initialPage":"${n}","#
        + #""pages":[{"type":"CarouselPage","items":[{"type":"TextBlock","text":"A"}]}]}"#
    ).text
    let count = "Int(cardCount: CardFunctions.number(or: 0, { data.n }))"
    for part in [".lineLimit(\(count))", ".atMost(\(count) ?? .max)", "firstLine: \(count) ?? 1"] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
    #expect(!text.contains("Int(CardFunctions"))
    let known = try Self.view(
      #"{"type":"TextBlock","text":"A","wrap":true,"maxLines":-1},{"type":"Input.Text","id":"a","maxLength":-1}"#
    ).text
    #expect(!known.contains("lineLimit") && !known.contains("atMost"), "\(known)")
  }

  @Test("of boxes have room exactly where the style that data give is not the usual one")
  func boxes() throws {
    let text = #"{"type":"TextBlock","text":"A"}"#
    func box(_ style: String, _ items: String, _ more: String = "") -> String {
      #"{"type":"Container","style":"\#(style)"\#(more),"items":[\#(items)]}"#
    }
    let name = #"boxColor(CardFunctions.text(data.s, or: "${s}"))"#
    let bound = try Self.view(box("${s}", text) + "," + text).text
    #expect(bound.contains(".padding(\(name) == nil ? 0 : 20)"), "\(bound)")
    #expect(bound.contains(".background(\(name) ?? Color.clear)"))
    #expect(bound.contains("private func boxColor(_ name: String) -> Color? {"))
    // Inside of another style the usual one is seen.
    let inside = try Self.view(box("emphasis", box("${s}", text) + "," + text) + "," + text).text
    #expect(!inside.contains("? 0 : 20") && inside.contains("\(name) ?? theme[.cardDefaultBackground]"), "\(inside)")
    // Of styles that the template names, nothing is looked up.
    func chosen(_ first: String, _ second: String) throws -> String {
      try Self.view(box("${if(ok,'\(first)','\(second)')}", text) + "," + text).text
    }
    let either = try chosen("good", "default")
    #expect(either.contains(".padding(data.ok.isTrue ? 20 : 0)") && !either.contains("boxColor"), "\(either)")
    #expect(either.contains(".background(data.ok.isTrue ? theme[.cardGoodBackground] : Color.clear)"), "\(either)")
    #expect(try chosen("good", "warning").contains(".lineLimit(1) .padding(20)"))
    #expect(try !chosen("default", "Default").contains(".background("))
    // What reaches out of such a box has only its room to reach into.
    let bleeding = try Self.view(box("${s}", box("emphasis", text, #","bleed":true"#)) + "," + text).text
    #expect(bleeding.contains(".padding(-(\(name) == nil ? 0 : 20))"), "\(bleeding)")
  }

  @Test("of texts that data leave empty are none")
  func emptyTexts() throws {
    #expect(!CardField<String>.null.isShown && !CardField.value("").isShown)
    #expect(CardField.value("a").isShown && CardField<String>.missing.isShown && CardField.value(0.0).isShown)
    let text = #"{"type":"TextBlock","text":"${TEXT}"}"#
    func view(_ hole: String) throws -> String {
      let items = text.replacing("TEXT", with: hole) + #",{"type":"TextBlock","text":"${toUpper(a.sub)}"}"#
      return try Self.view(#"{"type":"Container","$when":"${exists(a)}","items":[\#(items)]}"#).text
    }
    #expect(try view("a.sub").contains(#"if data.a.flatMap(\.sub).isShown { Text("#))
    #expect(try !view("toLower(a.sub)").contains("isShown"))
    #expect(try !view("other").contains("isShown"))
  }

  @Test("of captions have the suffixes of the host")
  func suffixes() throws {
    func view(_ required: String, _ more: String, host: String? = nil) throws -> String {
      let label = host.map { #"{"inputs":{"label":{"requiredInputs":\#($0)\#(more)}}}"# }
      return try Self.view(
        #"{"type":"Input.Text","id":"a","label":"A","isRequired":\#(required)},{"type":"Input.Text","id":"b","label":"B"}"#,
        host: label
      ).text
    }
    func flat(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    #expect(try !view("true", "").contains("suffix"))
    let words = try view("true", "", host: #"{"suffix":" (required)"}"#)
    let suffix = #"suffix: Text(verbatim: " (required)").foregroundColor(theme[.cardAttentionText]))"#
    #expect(flat(words).contains(flat("isRequired: true, \(suffix)")), "\(words)")
    #expect(words.ranges(of: "suffix:").count == 1)
    let colored = try view("true", "", host: #"{"suffixColor":"good"}"#)
    #expect(
      flat(colored).contains(flat(#"suffix: Text(verbatim: " *").foregroundColor(theme[.cardGoodText])"#)), "\(colored)"
    )
    let both = try view(
      #""${r}""#, #","optionalInputs":{"suffix":" ?","suffixColor":"accent"}"#, host: #"{"suffix":" !"}"#)
    let optional = #"Text(verbatim: " ?").foregroundColor(theme[.cardAccentText])"#
    let either = #"? Text(verbatim: " !").foregroundColor(theme[.cardAttentionText]) : "# + optional
    #expect(flat(both).contains(flat(either)), "\(both)")
    #expect(flat(both).contains(flat(#"label: "B", suffix: "# + optional)))
    // Nothing to be seen needs no colour.
    let empty = try view("true", "", host: #"{"suffix":"","suffixColor":"good"}"#)
    #expect(empty.contains(#"suffix: Text(verbatim: "")"#) && !empty.contains("foregroundColor"), "\(empty)")
  }

  @Test("of subtle texts in a colour by name are subtle")
  func subtle() throws {
    let text = #"{"type":"TextBlock","text":"A","color":"${c}","isSubtle":"#
    let name = #"CardFunctions.text(data.c, or: "${c}")"#
    #expect(try Self.view(text + "true}").text.contains("textColor(\(name), isSubtle: true)"))
    let both = try Self.view(text + #""${s}"}"#).text
    #expect(both.contains("isSubtle: CardFunctions.flag(or: false, { data.s })"), "\(both)")
    #expect(both.contains("isSubtle ? theme[.cardGoodSubtleText] : theme[.cardGoodText]"))
    #expect(try !Self.view(text + "false}").text.contains("isSubtle"))
  }

  @Test("of badges, icons and progress are found by the names that data give")
  func hosted() throws {
    let badge = try Self.view(#"{"type":"Badge","text":"A","style":"${s}","icon":"${i}"}"#)
    let symbol = #"CardSymbols.name(CardFunctions.text(data.i, or: "${i}"))"#
    #expect(badge.text.contains(#"CardBadge( "A", systemImage: \#(symbol),"#))
    #expect(badge.text.contains(#"ink: badgeInk(CardFunctions.text(data.s, or: "${s}"))"#), "\(badge.text)")
    #expect(badge.text.contains(#"case "good": Color(rgb: 0x107C10)"#))
    let tint = try Self.view(#"{"type":"Badge","text":"A","style":"${s}","appearance":"tint"}"#).text
    #expect(
      tint.contains(#"case "good": Color(light: 0xF1FAF1, dark: 0x"#) && tint.contains("ground: tintGround("), "\(tint)"
    )
    let icon = try Self.view(#"{"type":"Icon","name":"${i}","size":"large","color":"${c}"}"#)
    #expect(icon.text.contains(#"CardIcon(CardFunctions.text(data.i, or: "${i}"), size: 32)"#), "\(icon.text)")
    #expect(icon.text.contains(#"meaningColor(CardFunctions.text(data.c, or: "${c}")) ?? .primary"#))
    let known = try Self.view(#"{"type":"Icon","name":"Calendar","style":"filled","color":"${c}"}"#)
    #expect(known.text.contains(#"Image(systemName: "calendar")"#), "\(known.text)")
    #expect(known.text.contains("?? .primary"))
    let bar = try Self.view(#"{"type":"ProgressBar","value":1,"color":"${c}"}"#)
    #expect(
      bar.text.contains(#"meaningColor(CardFunctions.text(data.c, or: "${c}")) ?? Color(light: 0x5B5FC7, dark: 0x"#))
    for view in [badge, icon, known, bar] {
      #expect(view.findings.filter { $0.hasPrefix("lossy") } == [], "\(view.findings)")
    }
    // What is not looked at is said.
    let style = try Self.view(#"{"type":"Icon","name":"Calendar","color":"${c}","style":"${s}"}"#)
    #expect(style.findings.contains { $0.contains("`style` of `Icon`") }, "\(style.findings)")
  }

  @Test("of icons and badges have the sizes and shapes that data name")
  func sizes() throws {
    let known = try Self.view(#"{"type":"Icon","name":"Calendar","size":"${s}"}"#)
    let size = #"CardFunctions.text(data.s, or: "${s}")"#
    #expect(known.text.contains(#"Image(systemName: "calendar") .resizable() .scaledToFit()"#), "\(known.text)")
    #expect(known.text.contains(".cardIconSize(\(size))") && !known.text.contains("CardSymbols"), "\(known.text)")
    let icon = try Self.view(#"{"type":"Icon","name":"${i}","size":"${s}"}"#)
    #expect(icon.text.contains("size: CardExtents.icon(\(size))"), "\(icon.text)")
    let badge = try Self.view(#"{"type":"Badge","text":"A","size":"${s}","shape":"${h}"}"#)
    #expect(badge.text.contains("height: CardExtents.badge(\(size))"), "\(badge.text)")
    #expect(badge.text.contains(#"radius: CardExtents.badgeRadius(CardFunctions.text(data.h, or: "${h}"))"#))
    // A pill is one in any height.
    let pill = try Self.view(#"{"type":"Badge","text":"A","size":"${s}"}"#)
    #expect(pill.text.contains("CardExtents.badge(") && !pill.text.contains("radius:"), "\(pill.text)")
    for view in [known, icon, badge, pill] {
      #expect(view.findings.filter { $0.hasPrefix("lossy") } == [], "\(view.findings)")
    }
    // Names mean what they mean where they are known.
    for name in ["xxSmall", "XSMALL", "Small", "standard", "Medium", "large", "xLarge", "xxLarge"] {
      let text = try Self.view(#"{"type":"Icon","name":"Calendar","size":"\#(name)"}"#).text
      #expect(text.contains(".frame(width: \(Int(CardExtents.icon(name))),"), "\(name): \(text)")
    }
    for name in ["Medium", "Large", "ExtraLarge"] {
      #expect(CardExtents.badge(name) == HostedExtents.badgeHeight(name.lowercased()))
    }
    for name in ["Square", "Rounded", "Circular"] {
      #expect((CardExtents.badgeRadius(name) ?? 10) == HostedExtents.badgeRadius(name.lowercased(), height: 20))
    }
  }

  @Test("of columns have the widths that data give, as renderers read them")
  func columnWidths() throws {
    let item = #""items":[{"type":"TextBlock","text":"A"}]"#
    let columns = #"{"type":"ColumnSet","columns":[{"type":"Column","width":"${w}",\#(item)},"#
    let both = try Self.view(
      columns + #"{"type":"Column","width":"${n}px",\#(item)},{"type":"Column","$data":"${c}","id":"${id}","#
        + #""width":"${own}",\#(item)}]}"#)
    let width = #".cardColumn(CardColumn.Width(cardWidth: CardFunctions.text("#
    #expect(both.text.contains(width + #"data.w, or: "${w}")))"#), "\(both.text)")
    #expect(both.text.contains(width + #"item.own, or: "${own}")))"#), "\(both.text)")
    #expect(both.text.contains("px"), "\(both.text)")
    let cells = #""rows":[{"type":"TableRow","cells":[{"type":"TableCell",\#(item)},{"type":"TableCell",\#(item)}]}]"#
    let table = try Self.view(#"{"type":"Table","columns":[{"width":"${w}"},{"width":1}],\#(cells)}"#)
    #expect(table.text.contains(#"Width(cardCellWidth: CardFunctions.text(data.w, or: "${w}"))"#), "\(table.text)")
    // A share beside one that data give is written, since what says nothing begins at 50 points.
    #expect(table.text.contains(".cardColumn(.weight(1))"), "\(table.text)")
    for view in [both, table] {
      #expect(view.findings.filter { $0.hasPrefix("lossy") } == [], "\(view.findings)")
    }
    let repeated = try Self.view(#"{"type":"Table","columns":[{"$data":"${c}","width":"${w}"}],\#(cells)}"#)
    #expect(repeated.findings.contains { $0.hasPrefix("swiftui.left-out") }, "\(repeated.findings)")
    #expect(!repeated.text.contains("cardColumn"))
  }

  @Test("have the symbols that are known when a view is generated")
  func symbols() {
    for (icon, symbol) in HostSymbols.all {
      #expect(CardSymbols.name(icon) == symbol, "\(icon)")
      let filled = HostSymbols.symbol(named: icon, isFilled: true)
      #expect(CardSymbols.name(icon.lowercased() + ",filled") == filled, "\(icon)")
    }
    #expect(CardSymbols.name("NoSuchIcon") == nil && CardSymbols.name("") == nil)
  }

  @Test("of tables whose rows all repeat have one header")
  func header() throws {
    let cell = #"{"type":"TableCell","items":[{"type":"TextBlock","text":"${a}"}]}"#
    let row = #"{"type":"TableRow","$data":"${rows}","cells":[\#(cell)]}"#
    let text = try Self.view(#"{"type":"Table","columns":[{"width":1}],"rows":[\#(row)]}"#).text
    #expect(text.contains("{ index, item in"))
    #expect(text.contains(".fontWeight(index == 0 ? .semibold : .regular)"), "\(text)")
    #expect(text.contains(".accessibilityAddTraits(index == 0 ? .isHeader : [])"))
    let known = #"{"type":"TableRow","cells":[\#(cell.replacing("${a}", with: "A"))]}"#
    let after = try Self.view(#"{"type":"Table","columns":[{"width":1}],"rows":[\#(known),\#(row)]}"#).text
    #expect(after.contains(".fontWeight(.semibold)") && !after.contains("index == 0"), "\(after)")
  }

  @Test("are those of a host for dark interfaces on its own ground, in any interface")
  func darkHost() throws {
    let colors =
      ##""foregroundColors":{"default":{"default":"#FFFFFFFF","subtle":"#88FFFFFF"},"good":{"default":"#FF55FF55"}}"##
    let dark =
      ##"{"containerStyles":{"default":{"backgroundColor":"#FF1B1B1B",\##(colors)},"##
      + ##""emphasis":{"backgroundColor":"#22FFFFFF",\##(colors)}}}"##
    let body =
      #"{"type":"TextBlock","text":"A"},{"type":"TextBlock","text":"B","color":"good"},"#
      + #"{"type":"Container","style":"emphasis","items":[{"type":"TextBlock","text":"C"}]}"#
    let text = try Self.view(body, host: dark).text
    #expect(text.contains(".background(theme[.cardDefaultBackground]) .environment(\\.colorScheme, .dark)"), "\(text)")
    #expect(text.contains(#"Self("default.backgroundColor", Color(rgb: 0x1B1B1B))"#))
    #expect(text.contains("Color(rgb: 0x55FF55)"))
    #expect(text.contains(#"Self("emphasis.backgroundColor", Color(rgb: 0xFFFFFF, opacity: 0.133))"#))
    #expect(text.contains(#"Text(verbatim: "A").lineLimit(1)"#))
    #expect(try !Self.view(body).text.contains("colorScheme"))
  }

  @Test("texts that do not wrap have the lines that they were written with")
  func linesWithoutWrap() throws {
    let body =
      #"{"type":"TextBlock","text":"- a\n- b\n- c"},{"type":"TextBlock","text":"d\nd"},"#
      + #"{"type":"TextBlock","text":"e"},{"type":"TextBlock","text":"f\nf","wrap":true,"maxLines":1}"#
    let text = try Self.view(body).text
    for (written, lines) in [(#"• a\n• b\n• c"#, 3), (#"d\nd"#, 2), ("e", 1), (#"f\nf"#, 1)] {
      #expect(text.contains("Text(verbatim: \"\(written)\").lineLimit(\(lines))"), "\(written): \(text)")
    }
  }

  @Test("are in the fonts that a host names, in its sizes, unless the theme of the app has others")
  func fonts() throws {
    let body =
      #"{"type":"TextBlock","text":"A"},{"type":"TextBlock","text":"B","size":"large"},"#
      + #"{"type":"TextBlock","text":"C","fontType":"monospace","size":"small"},"#
      + #"{"type":"TextBlock","text":"D","size":"${s}"}"#
    let sizes = #""fontSizes":{"small":11,"default":15,"medium":18,"large":22,"extraLarge":30}"#
    let named = try Self.view(
      body,
      host: #"{"fontTypes":{"default":{"fontFamily":"'Avenir Next', sans-serif",\#(sizes)},"#
        + #""monospace":{"fontFamily":"Menlo",\#(sizes)}}}"#)
    #expect(named.text.contains(#"Self(.init("Avenir Next", 11, 15, 18, 22, 30), monospaced: .init("Menlo", 11"#))
    #expect(named.text.contains("extension CardHostFonts { fileprivate static let host ="), "\(named.text)")
    #expect(named.text.contains(".font(theme.font(.body, of: .host))"), "\(named.text)")
    #expect(named.text.contains(".font(theme.font(.title2, of: .host))"))
    #expect(named.text.contains(".font(theme.font(.footnote, .monospaced, of: .host))"))
    #expect(named.text.contains(#".font(theme.font(cardSize: CardFunctions.text(data.s, or: "${s}"), of: .host))"#))
    #expect(!named.findings.contains { $0.hasPrefix("lossy.font") }, "\(named.findings)")
    // The families of every host, and words for whatever family there is, are the platform's.
    for family in ["Segoe UI,Segoe,Segoe WP,Helvetica Neue,Helvetica,sans-serif", "sans-serif", "system-ui", ""] {
      let text = try Self.view(body, host: #"{"fontTypes":{"default":{"fontFamily":"\#(family)"}}}"#).text
      #expect(!text.contains("CardHostFonts") && text.contains(".font(theme.font(.title2))"), "\(family): \(text)")
    }
    // The platform scales no font of its own for points of a host.
    let scaled = try Self.view(body, host: #"{"fontTypes":{"default":{\#(sizes)}}}"#)
    #expect(scaled.findings.contains { $0.hasPrefix("lossy.font-size") }, "\(scaled.findings)")
  }

  @Test("are kept by copies that data tell apart, and by position with a note")
  func identity() throws {
    func notes(_ more: String) throws -> Set<String> {
      let findings = try Self.view(#"{"type":"TextBlock","$data":"${rows}","text":"${a}"\#(more)}"#).findings
      return Set(findings.filter { $0.hasPrefix("note.position-identity") })
    }
    #expect(try notes("").first?.contains("the copies for `${rows}` are told apart by their position") == true)
    #expect(try notes(#","id":"row_${a}""#) == [])
    #expect(try notes(#","id":"row""#).count == 1)
  }

  @Test("have positions as integers, and no views for what is never shown")
  func positions() throws {
    let text = try Self.view(
      #"{"type":"TextBlock","$data":"${rows}","text":"${$index} of","isVisible":"${$index > 0}"},"#
        + #"{"type":"TextBlock","$data":"${rows}","$when":"${$index == 2}","text":"${a}"},"#
        + #"{"type":"TextBlock","text":"Hidden","isVisible":false}"#
    ).text
    #expect(text.contains(#"Text(verbatim: "\(index) of")"#) || text.contains(#"\(index) of"#), "\(text)")
    #expect(text.contains("if index > 0 {") && text.contains("if index == 2 {"), "\(text)")
    #expect(!text.contains("EmptyView") && !text.contains("Hidden") && !text.contains("Double(index)"))
    let form = try Self.view(#"{"type":"Input.Text","$data":"${rows}","id":"a_${k}"}"#).text
    #expect(form.contains("for item in data.rows {"), "\(form)")
  }
}
