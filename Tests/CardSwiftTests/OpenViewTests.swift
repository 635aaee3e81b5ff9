import CardCompiler
import CardFormats
import CardIR
import CardStyle
import CardSyntax
import CardTestSupport
import Foundation
import Testing

@testable import CardSwift

/// What apps can change about generated views: elements, actions, links, colours, pictures; and who may use them.
@Suite("Views that apps change")
struct OpenViewTests {
  private static func view(
    _ body: String, actions: String = "[]", options: CompilerOptions = CompilerOptions(), sample: String? = nil,
    target: String = "swiftui"
  ) throws -> String {
    let text = #"{"type":"AdaptiveCard","version":"1.5","body":[\#(body)],"actions":\#(actions)}"#
    let compiler = Compiler(options)
    let prepared = compiler.prepare(SourceText(name: "card.json", text: text))
    var template = CodeTemplate(document: prepared.document, name: "card")
    var diagnostics = Diagnostics()
    template.sample = sample.flatMap {
      Document.readJSON(SourceText(name: "data", text: $0), diagnostics: &diagnostics)?.root
    }
    let result = Pipeline(compiler: compiler).run(
      prepared, data: nil, host: nil, targets: [FormatID(rawValue: target)], generating: template)
    let output = try #require(result.outputs.first)
    let file = try #require(output.files.first)
    let whole = SwiftUIFormat().selfContained(file, using: output.parts)
    return String(decoding: whole.bytes, as: UTF8.self)
  }

  private static func errors(_ text: String) throws -> [String] {
    try SwiftTools.errors(in: [.init(name: "Card", text: text)])
  }

  // MARK: Elements

  @Test("tell apps all properties of elements that nobody knows, with what stands for them elsewhere")
  func unknown() throws {
    let view = try Self.view(
      #"{"type":"AcmeMap","latitude":1.5,"title":"Map of ${city}","items":[{"type":"TextBlock"}]}"#)
    let code = view.filter { !$0.isWhitespace }
    #expect(code.contains(#"CardElement("AcmeMap",.object([.init("latitude",.number(1.5)),.init("title""#))
    // Nobody but the app knows what they are.
    #expect(code.contains(#".init("items",.array("#))
    #expect(code.contains("){Text(markdown:"))
    #expect(try Self.errors(view) == [])
  }

  @Test("have slots for known elements only where these are asked for, also for apps with views of their own types")
  func known() throws {
    let bar = #"{"type":"ProgressBar","value":30}"#
    #expect(!(try Self.view(bar).contains("CardElement")))
    var options = CompilerOptions()
    options.lowering.openTypes = ["ProgressBar"]
    let view = try Self.view(bar, options: options)
    #expect(view.contains(#"CardElement("ProgressBar", .object([.init("value", .number(30))]))"#))
    let app = """

      struct ProgressBarProps: Decodable { var value: Double? }

      struct AppView: View {
        var body: some View {
          CardView()
            .cardElement("ProgressBar") { (props: ProgressBarProps) in ProgressView(value: props.value, total: 100) }
            .cardElement("AcmeMap") { (props: CardValue) in Text(verbatim: "\\(props["latitude"])") }
        }
      }

      """
    #expect(try Self.errors(view + app) == [])
  }

  @Test("have slots for inputs, whose controls change the value and are told what is wrong with it")
  func inputs() throws {
    let inputs =
      #"{"type":"Input.Text","id":"name","label":"Name of ${who}","isRequired":true},"#
      + #"{"type":"Input.Toggle","id":"news","title":"News"}"#
    #expect(!(try Self.view(inputs).contains("CardInputSlot")))
    var options = CompilerOptions()
    options.lowering.openTypes = ["Input.Text"]
    let view = try Self.view(inputs, options: options)
    let code = view.filter { !$0.isWhitespace }
    #expect(code.contains(#"CardInputSlot("Input.Text",.object([.init("id",.string("name")),.init("label","#))
    #expect(code.contains(#"form.text("name")){CardInputField(entry:form.entry("name"),label:"Nameof"#))
    #expect(!code.contains(#"CardInputSlot("Input.Toggle""#))
    let app = """

      struct TextProps: Decodable { var label: String? }

      struct AppView: View {
        let data: CardViewData
        var body: some View {
          CardView(data: data)
            .cardInput("Input.Text") { (props: TextProps, input) in
              VStack {
                TextField(props.label ?? "", text: input.value)
                if let problem = input.problem { Text(verbatim: problem) }
              }
            }
        }
      }

      """
    #expect(try Self.errors(view + app) == [])
  }

  // MARK: Actions

  @Test("wait for what sends values, and take errors for fields and new cards back")
  func handlers() throws {
    let view = try Self.view(
      #"{"type":"Input.Text","id":"name","label":"Name"}"#,
      actions: #"[{"type":"Action.Submit","title":"Send"},"#
        + #"{"type":"Action.OpenUrl","title":"Help","url":"https://example.com"}]"#)
    #expect(view.filter { !$0.isWhitespace }.contains("inputs:inputs),refused:form.refuse)"))
    #expect(view.contains(#"openLink("https://example.com")"#))
    let app = """

      struct Model: CardActionHandler {
        func perform(_ action: CardAction) async -> CardActionResult {
          guard case .submit(_, _, let inputs) = action else { return .done }
          try? await Task.sleep(nanoseconds: 1)
          if inputs["name"] == "" { return .refused(["name": "Who are you?"]) }
          return .replaced(AnyView(Text(verbatim: "Thank you")))
        }
      }

      struct AppView: View {
        var body: some View { CardView().cardActionHandler(Model()).cardURLSchemes(["https", "acme"]) }
      }

      """
    #expect(try Self.errors(view + app) == [])
  }

  @Test("have fonts of a theme, which may be made of a host configuration")
  func fonts() throws {
    let view = try Self.view(
      #"""
      {"type":"TextBlock","text":"A","size":"large"},{"type":"TextBlock","text":"B","fontType":"monospace"},
      {"type":"TextBlock","text":"C"},{"type":"RichTextBlock","inlines":[{"type":"TextRun","text":"D","size":"small"}]}
      """#)
    for wanted in [
      #"Text(verbatim: "A") .font(theme.font(.title2))"#, #"Text(verbatim: "B") .font(theme.font(.body, .monospaced))"#,
      #"Text(verbatim: "D").font(theme.font(.footnote))"#, "private var theme",
    ] {
      #expect(view.replacing(/\s+/, with: " ").contains(wanted), "\(wanted) \(view)")
    }
    let app = """
      struct Themed: View {
        var body: some View {
          CardView().cardTheme(CardTheme(fonts: { .custom("Avenir", size: $1 == .monospaced ? 12 : 14, relativeTo: $0) }))
        }
      }
      """
    #expect(try Self.errors(view + app) == [])
  }

  @Test("write dates with words in them in the language of the card")
  func languages() throws {
    func view(_ more: String) throws -> String {
      let text = #"{"type":"TextBlock","text":"{{DATE(${due},LONG)}} {{TIME(${due})}} {{DATE(${due})}}"}"#
      let other = #"{"type":"Container","lang":"fr","items":[\#(text)]}"#
      return try Self.view("\(text),\(other)", actions: "[]" + more).replacing(/\s+/, with: " ")
    }
    let due = #"CardFunctions.text(data.due, or: "${due}")"#
    let plain = try view("")
    #expect(plain.contains("CardMoment.long.text(\(due)))") && plain.contains(#"in: "fr""#), "\(plain)")
    let german = try view(#","lang":"de""#)
    for form in ["long", "time"] {
      for language in ["de", "fr"] {
        let wanted = #"CardMoment.\#(form).text(\#(due), in: "\#(language)")"#
        #expect(german.contains(wanted), "\(wanted) in \(german)")
      }
    }
    // Dates in numbers are those of the user.
    #expect(german.ranges(of: "CardMoment.compact.text(\(due))").count == 2)
  }

  @Test("write dates as the user reads them, and texts that only look like dates as they are")
  func moments() throws {
    let view = try Self.view(
      #"""
      {"type":"TextBlock","text":"From {{DATE(2026-01-31T12:00:00Z, SHORT)}} at {{TIME(2026-01-31T12:00:00-08:00)}}."},
      {"type":"TextBlock","text":"**Due** {{DATE(${due},LONG)}}"},{"type":"TextBlock","text":"{{DATE(tomorrow)}}"},
      {"type":"FactSet","facts":[{"title":"Day","value":"{{DATE(${day}T00:00:00Z)}}"}]}
      """#)
    for wanted in [
      #"From \(CardMoment.short.text("2026-01-31T12:00:00Z")) at \"#,
      #"\(CardMoment.time.text("2026-01-31T12:00:00-08:00"))."#,
      #"Text(markdown: "**Due** \(CardMoment.long.text(CardFunctions.text(data.due, or: "${due}")))")"#,
      #"Text(verbatim: "{{DATE(tomorrow)}}")"#,
      #"Text( verbatim: CardMoment.compact.text( "\(CardFunctions.text(data.day, or: "${day}"))T00:00:00Z" ) )"#,
    ] {
      #expect(view.replacing(/\s+/, with: " ").contains(wanted), "\(wanted) \(view)")
    }
    #expect(try Self.errors(view) == [])
    // Other formats have no such dates.
    let screen = SourceText(
      name: "s.json",
      text: #"{"type":"VStack","subviews":[{"type":"Text","values":{"text":"{{DATE(2026-01-31T12:00:00Z)}}"}}]}"#)
    let other = try #require(Compiler().compile(screen, to: [.swiftUI])[.swiftUI])
    #expect(String(decoding: other.bytes, as: UTF8.self).contains(#""{{DATE(2026-01-31T12:00:00Z)}}""#))
  }

  @Test("open links of texts as buttons do, so that the allowed schemes hold for both")
  func links() throws {
    for body in [
      #"{"type":"TextBlock","text":"[a](https://a.b)"}"#, #"{"type":"TextBlock","text":"${a}"}"#,
      #"{"type":"RichTextBlock","inlines":[{"type":"TextRun","text":"a","selectAction":{"type":"Action.OpenUrl","url":"https://a.b"}}]}"#,
    ] {
      let view = try Self.view(body)
      #expect(view.contains(".cardLinks(openLink)") && view.contains(#"["http", "https", "mailto", "tel"]"#))
      #expect(try Self.errors(view) == [])
    }
    #expect(!(try Self.view(#"{"type":"TextBlock","text":"**a**"}"#).contains("cardLinks")))
  }

  @Test("do for each part of a text what the part says, and nothing for the others")
  func actionsOfRuns() throws {
    let view = try Self.view(
      #"""
      {"type":"RichTextBlock","inlines":["Please ",
        {"type":"TextRun","text":"approve","selectAction":{"type":"Action.Submit","data":{"d":"a"}}},
        {"type":"TextRun","text":"reject","highlight":true,
         "selectAction":{"type":"Action.Submit","data":{"d":"r"},"isEnabled":"${open}"}},
        {"type":"TextRun","$data":"${people}","text":"${name}",
         "selectAction":{"type":"Action.Submit","data":{"d":"${name}"}}},
        {"type":"TextRun","text":"help","selectAction":{"type":"Action.OpenUrl","url":"https://e.com"}}]}
      """#)
    let plain = view.replacing(/\s+/, with: " ")
    for wanted in [
      #"link: "card-run:1")"#, #""card-run:2" : """#, #"link: "card-run:3.\(runIndex)""#, #"link: "https://e.com""#,
      #"if link == "1" { perform(.submit("#, #"if link == "2" {"#, #"if link == "3.\(runIndex)" {"#,
      "for (runIndex, run) in", ".cardRuns { link in", ".cardLinks(openLink)",
    ] {
      #expect(plain.contains(wanted), "\(wanted) \(view)")
    }
    #expect(!view.contains("Button("))
    #expect(try Self.errors(view) == [])
  }

  @Test("show lists of facts and choices that data give as a whole")
  func wholeLists() throws {
    let body = #"""
      {"type":"FactSet","facts":"${facts}"},{"type":"Input.ChoiceSet","id":"a","choices":"${choices}"},
      {"type":"Input.ChoiceSet","id":"b","style":"expanded","choices":"${choices}"},
      {"type":"Input.ChoiceSet","id":"c","isMultiSelect":true,"choices":"${choices}"}
      """#
    let sample = #"{"facts":[{"title":"A","value":"B"}],"choices":[{"title":"C","value":"1"}]}"#
    for sample in [nil, sample] {
      let view = try Self.view(
        body, actions: #"[{"type":"Action.Submit","title":"Send"}]"#, sample: sample)
      #expect(view.components(separatedBy: "ForEach(").count == 5, "\(view)")
      #expect(!view.contains("EmptyView()\n"))
      #expect(try Self.errors(view) == [])
    }
  }

  @Test("show the texts of lists of pictures and parts of texts that data give as a whole, and say what is left out")
  func wholeImagesAndRuns() throws {
    let body = #"""
      {"type":"ImageSet","images":"${list}"},{"type":"RichTextBlock","inlines":"${runs}"}
      """#
    let sample = #"{"list":[{"type":"Image","url":"https://e.com/a.png"}],"runs":["A",{"type":"TextRun","text":"B"}]}"#
    for sample in [nil, sample] {
      let view = try Self.view(body, sample: sample)
      #expect(view.contains("ForEach(") && view.contains("CardImage(") && view.contains("joining: "), "\(view)")
      #expect(!view.contains("EmptyView()\n") && !view.contains("joining: [])"))
      #expect(try Self.errors(view) == [])
    }
    let text = #"{"type":"AdaptiveCard","version":"1.5","body":[\#(body)]}"#
    let result = Compiler().compile(SourceText(name: "c.json", text: text), to: [.swiftUI])
    let messages = result.diagnostics.all.filter { $0.id == "swiftui.spliced-elements" }.map(\.message)
    #expect(messages.count == 2 && messages.allSatisfy { $0.contains("no more than") }, "\(messages)")
  }

  @Test("name the inputs around cards that buttons show once, where there are many")
  func inputsAroundCards() throws {
    func view(_ count: Int) throws -> String {
      let inputs = (0..<count).map { #"{"type":"Input.Text","id":"i\#($0)"}"# }.joined(separator: ",")
      let cards = ["a", "b"].map {
        #"{"type":"Action.ShowCard","title":"\#($0)","card":{"type":"AdaptiveCard","body":["#
          + #"{"type":"Input.Text","id":"\#($0)"}],"actions":[{"type":"Action.Submit","title":"Send"}]}}"#
      }
      let view = try Self.view(inputs, actions: "[" + cards.joined(separator: ",") + "]")
      #expect(try Self.errors(view) == [])
      return view.replacing(/\s+/, with: " ")
    }
    #expect(try view(2).contains(#"form.submission(of: ["i0", "i1", "b"])"#))
    let many = try view(9)
    #expect(many.contains(#"private static let sentInputs1 = [ "i0","#) || many.contains(#"sentInputs1 = ["i0","#))
    #expect(many.contains(#"sentInputs3 = sentInputs1 + ["b"]"#), "\(many)")
    #expect(many.contains("form.submission(of: Self.sentInputs3)"))
  }

  @Test("keep the columns of a table where a row has fewer cells than there are columns")
  func shortRows() throws {
    let view = try Self.view(
      #"""
      {"type":"Table","columns":[{"width":1},{"width":2},{"width":"60px"}],"rows":[
        {"type":"TableRow","cells":[{"type":"TableCell","items":[{"type":"TextBlock","text":"a"}]}]},
        {"type":"TableRow","cells":[{"type":"TableCell","$data":"${b}","items":[{"type":"TextBlock","text":"${c}"}]}]}]}
      """#)
    let plain = view.replacing(/\s+/, with: " ")
    #expect(
      plain.contains("Color.clear .frame(height: 0) .cardColumn(.weight(2)) Color.clear")
        || plain.contains("Color.clear.frame(height: 0).cardColumn(.weight(2)) Color.clear"), "\(view)")
    // How many cells data give is not known.
    #expect(view.components(separatedBy: "Color.clear").count == 3)
    #expect(try Self.errors(view) == [])
  }

  @Test("count the pages of a carousel that are there")
  func carouselPages() throws {
    func page(_ more: String = "") -> String {
      #"{"type":"CarouselPage"\#(more),"items":[{"type":"TextBlock","text":"A"}]}"#
    }
    let view = try Self.view(
      #"{"type":"Carousel","pages":[\#(page()),\#(page(#","$when":"${n > 5}""#)),\#(page())]}"#)
    let flat = view.filter { !$0.isWhitespace }
    #expect(flat.contains(".tag(0)") && flat.contains(".tag(1)"))
    #expect(flat.contains("?1:0)") && !flat.contains("pageCount:3"), "\(view)")
    #expect(try Self.errors(view) == [])
  }

  @Test("place cells where what is around their table has its content")
  func cellAlignment() throws {
    let cell = #"{"type":"TableCell","items":[{"type":"TextBlock","text":"A"}]}"#
    let table = #"{"type":"Table","columns":[{"width":1}],"rows":[{"type":"TableRow","cells":[\#(cell)]}]}"#
    func view(_ alignment: String) throws -> String {
      try Self.view(#"{"type":"Container","verticalContentAlignment":"\#(alignment)","items":[\#(table)]}"#)
    }
    #expect(try view("center").contains(".cardColumn(.stretch, .center)"))
    #expect(try view("bottom").contains(".cardColumn(.stretch, .bottom)"))
    #expect(!(try view("top")).contains(".cardColumn("))
  }

  @Test("have a least height of a carousel beside one that is set")
  func carouselHeights() throws {
    func view(_ more: String) throws -> String {
      let page = #"{"type":"CarouselPage","items":[{"type":"TextBlock","text":"A"}]}"#
      let view = try Self.view(#"{"type":"Carousel","pages":[\#(page)]\#(more)}"#)
      #expect(try Self.errors(view) == [], "\(more)")
      return view
    }
    #expect(try view("").contains("CardCarousel(pageCount: 1)"))
    #expect(try view(#","minHeight":"100px""#).contains("minHeight: 100"))
    #expect(try view(#","heightInPixels":"300px""#).contains("height: 300"))
    #expect(try view(#","minHeight":"${least}""#).contains("minHeight: "))
  }

  @Test("have no control for what is never shown, but send its value")
  func neverShown() throws {
    let view = try Self.view(
      #"{"type":"Input.Text","id":"h","value":"x","isVisible":false}"#,
      actions: #"[{"type":"Action.Submit","title":"Send"}]"#)
    #expect(!view.contains("if false") && !view.contains("TextField("), "\(view)")
    #expect(view.contains(#"CardInput(id: "h", value: "x")"#))
    #expect(try Self.errors(view) == [])
  }

  // MARK: Appearance

  @Test("have colours that a theme of the app changes, also one made of a host configuration")
  func theme() throws {
    let view = try Self.view(
      #"{"type":"TextBlock","text":"A","color":"good"},{"type":"Container","style":"emphasis","items":[]}"#)
    #expect(view.contains("theme[.cardGoodText]") && view.contains(#""default.foregroundColors.good.default""#))
    let app = """

      struct AppView: View {
        var body: some View { CardView().cardTheme(CardTheme(["good.backgroundColor": .red])) }
      }

      """
    #expect(try Self.errors(view + app) == [])
  }

  @Test("load every picture, also those behind content, by the loader of the app")
  func pictures() throws {
    let view = try Self.view(
      #"{"type":"Image","url":"https://a.b/c.png"},{"type":"Container","backgroundImage":"https://a.b/d.png","items":[{"type":"TextBlock","text":"A"}]}"#
    )
    #expect(view.contains("CardBackdrop(") && view.components(separatedBy: "AsyncImage(").count == 2)
    let app = """

      struct AppView: View {
        var body: some View {
          CardView().cardImageLoader { url in Image(systemName: url.lastPathComponent) }
        }
      }

      """
    #expect(try Self.errors(view + app) == [])
  }

  @Test("show texts on boxes of a colour by number as on a bright interface, and dark texts brighter on dark ones")
  func darkness() throws {
    var box = Element(.stack)
    box[.backgroundColor] = .literal(Color(0xFFFFFF))
    box[.children] = [.one(Element(.text))]
    #expect(BoxCode.scheme(on: box) == ".light")
    box[.backgroundColor] = .literal(Color(0x101010))
    #expect(BoxCode.scheme(on: box) == ".dark")
    box[.children] = []
    #expect(BoxCode.scheme(on: box) == nil)
    let colors = ViewColors(.default, notation: .alphaFirst)
    #expect(colors.ink(Color(0x202020), isOnPaper: true) == colors.number(Color(0x202020)))
    #expect(colors.ink(Color(0x202020), isOnPaper: false) != colors.number(Color(0x202020)))
    #expect(colors.ink(Color(0xF0F0F0), isOnPaper: false) == colors.number(Color(0xF0F0F0)))
  }

  // MARK: Layout

  @Test("share out the width of tables as their columns say")
  func tables() throws {
    let cell = #"{"type":"TableCell","items":[{"type":"TextBlock","text":"A"}]}"#
    func table(_ width: String) -> String {
      #"{"type":"Table","columns":[{"width":2},{"width":\#(width)}],"rows":[{"type":"TableRow","cells":[\#(cell),\#(cell)]}]}"#
    }
    let view = try Self.view(table(#""80px""#))
    #expect(view.contains("CardColumns") && view.contains(".cardColumn(.weight(2))"))
    #expect(view.contains(".cardColumn(.points(80))") && !view.contains("GridRow"))
    #expect(try Self.errors(view) == [])
    // The format has weights and points; anything else is a weight of one, as in every target.
    for width in ["auto", "stretch"] {
      let view = try Self.view(table("\"\(width)\""))
      #expect(view.contains(".cardColumn(.weight(2))") && !view.contains("GridRow"))
      // Without it, the column would begin at 50 points, as what stretches does.
      #expect(view.contains(".cardColumn(.weight(1))"), "\(width): \(view)")
    }
  }

  @Test("scroll what is higher than it may be")
  func heights() throws {
    let view = try Self.view(
      #"{"type":"Container","maxHeight":"100px","items":[{"type":"TextBlock","text":"A"},{"type":"TextBlock","text":"B"}]}"#
    )
    #expect(view.contains("CardMaxHeight(100)"))
    #expect(try Self.errors(view) == [])
  }

  // MARK: Previews and access

  @Test("have previews with the data beside the template, and none where these are of another kind")
  func previews() throws {
    let body =
      #"{"type":"TextBlock","text":"${a.b} ${formatNumber(c,1)}"},{"type":"TextBlock","$data":"${rows}","text":"${n}"}"#
    let view = try Self.view(body, sample: #"{"a":{"b":"x"},"c":2,"rows":[{"n":"1"}]}"#)
    #expect(view.contains("CardView(data: .sample)") && view.contains("#Preview"))
    // The macro of the preview is not here, but what it shows is.
    let app = "\nstruct AppView: View { var body: some View { CardView(data: .sample) } }\n"
    #expect(try Self.errors(view + app) == [])
    #expect(try Self.view(#"{"type":"TextBlock","text":"A"}"#).contains("CardView()"))
    #expect(!(try Self.view(body).contains("#Preview")))
    #expect(!(try Self.view(body, sample: #"[1]"#).contains("#Preview")))
  }

  @Test("are public with all that they are made of, if that is asked for", arguments: ["swiftui", "swift"])
  func access(target: String) throws {
    var options = CompilerOptions()
    options.isPublic = true
    let body =
      #"{"type":"TextBlock","text":"${a.b} ${formatNumber(c,1)}","color":"good","$when":"${e}"},{"type":"Input.Text","id":"i","value":"${a.b}"}"#
    let text = try Self.view(
      body, actions: #"[{"type":"Action.Submit","title":"${d}"}]"#, options: options, target: target)
    #expect(
      text.contains("public struct Card\(target == "swift" ? "" : "View")Data: Codable")
        && text.contains("public init("))
    #expect(text.contains(target == "swift" ? "public func render(" : "public var body: some View"))
    #expect(text.contains("public enum CardValue") && text.contains("public enum CardField"))
    #expect(try Self.errors(text) == [])
  }

  @Test("give their bytes themselves where they are data of a function")
  func rendered() throws {
    let text = try Self.view(#"{"type":"TextBlock","text":"${a}"}"#, target: "swift")
    #expect(text.contains("func rendered() throws(CardError) -> [UInt8]"))
    #expect(try Self.errors(text) == [])
  }
}
