import CardIR
import CardKernel
import CardStyle

extension PageBuilder {
  /// The whole page.
  func page() -> String {
    let card = markup(screen.root, Around())
    var main = Markup("main")
    if let card { main.append(card) }
    for bubble in bubbles { main.append(bubble) }
    var printer = MarkupPrinter(sheet)
    printer.print(main)
    if sends { printer.print(output()) }
    let body = printer.text
    let style = PageStyle.text + fontRule + sheet.text + (isAnnotated ? PickingScript.style : "")
    // Before the program of the page, which otherwise would do what a click asks for.
    let script = (isAnnotated ? PickingScript.text : "") + layout.program
    return """
      <!DOCTYPE html>
      <html lang="\(MarkupText.escaped(language))"\(direction)\(theme)>
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy(style: style, script: script))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <title>\(MarkupText.escaped(screen.name))</title>
      <style>\(style)</style>
      </head>
      <body>
      \(body)
      <script>\(script)</script>
      </body>
      </html>

      """
  }

  /// Which look the page has, where it does not follow the reader's. Where constraints say what is where, pages are white and
  /// texts black unless they say otherwise, so in the dark those that state one of both could not be read on the other.
  private var theme: String { layout == .constraints ? #" data-theme="light""# : "" }

  /// What the page may do: show itself, and load what it shows. Styles and scripts are named by their hashes.
  private func policy(style: String, script: String) -> String {
    let directives =
      ["default-src 'none'", "style-src \(PagePolicy.source(style))", "script-src \(PagePolicy.source(script))"]
      + sources.directives + ["base-uri 'none'", "form-action 'none'"]
    return directives.joined(separator: "; ")
  }

  private var language: String { screen.root.literal(.language) ?? "en" }

  private var direction: String {
    screen.root[value: .rightToLeft] == .flag(true) ? " dir=\"rtl\"" : ""
  }

  /// The font of everything that asks for no other.
  private var fontRule: String {
    "body{font-family:\(fontFamilies(.default))}\n"
  }

  /// The families of a font.
  func fontFamilies(_ type: FontType) -> String {
    switch type {
    case .default: CSSText.families(host.fontTypes[.default].family + ",system-ui", last: "sans-serif")
    case .monospace: CSSText.families(host.fontTypes[.monospace].family + ",ui-monospace", last: "monospace")
    }
  }

  /// Where the page shows what a host would get.
  private func output() -> Markup {
    var output = Markup("output", "sent")
    output[attribute: "id"] = "sent"
    output[attribute: "aria-live"] = "polite"
    output.set(flag: "hidden")
    return output
  }
}
