import CardIR
import CardStyle
import CardSyntax
import Testing

/// Whether everything on a page can be told from what is behind it, as a browser shows it: texts, signs and lines that have
/// the page's own colours too. What the check of a compiler says of colours is about texts alone.
@Suite("Contrast on pages")
struct PageContrastTests {
  /// A design whose cards are dark, with a container that is light on them; or the other way round.
  private static func host(isDark: Bool) -> HostConfig {
    var host = HostConfig.default
    let colors: [(ground: Color, ink: Color)] = [(Color(0x202020), .white), (.white, Color(0x202020))]
    for (style, look) in zip([ContainerStyle.default, .emphasis], isDark ? colors : colors.reversed()) {
      host.containerStyles[style].background = look.ground
      for color in PaletteColor.allCases {
        host.containerStyles[style].foreground[color].plain = look.ink
        host.containerStyles[style].foreground[color].subtle = look.ink
      }
    }
    return host
  }

  /// Elements with colours that the page chooses.
  private static let elements = #"""
    {"type":"TextBlock","text":"See [there](https://example.com)"},
    {"type":"RichTextBlock","inlines":[{"type":"TextRun","text":"run"}]},
    {"type":"Rating","value":3,"count":12},
    {"type":"Carousel","pages":[{"type":"CarouselPage","items":[{"type":"TextBlock","text":"1"}]},
      {"type":"CarouselPage","items":[{"type":"TextBlock","text":"2"}]}]},
    {"type":"ProgressBar","value":30},{"type":"ProgressRing","label":"Loading"},
    {"type":"Accordion","pages":[{"headerTitle":"Section","items":[{"type":"TextBlock","text":"3"}]}]},
    {"type":"TabSet","pages":[{"title":"Tab","items":[{"type":"TextBlock","text":"4"}]}]},
    {"type":"CompoundButton","title":"Compound","description":"Words"},
    {"type":"CodeBlock","codeSnippet":"code"},
    {"type":"Icon","name":"Calendar"},
    {"type":"Input.Text","id":"a","label":"Field","placeholder":"Words"},
    {"type":"Input.Toggle","id":"b","title":"Toggle"},
    {"type":"ActionSet","actions":[{"type":"Action.Submit","title":"Button"},
      {"type":"Action.Submit","title":"Delete","style":"destructive"}]},
    {"type":"Chart.Gauge","value":40,"max":100,"subLabel":"Words"},
    {"type":"Chart.Donut","title":"Donut","showTitle":true,"value":"7","data":[{"legend":"A","value":3}]},
    {"type":"Chart.Line","xAxisTitle":"Across","yAxisTitle":"Up","data":[{"legend":"A","values":[{"x":"1","y":3},{"x":"2","y":4}]}]},
    {"type":"Chart.VerticalBar","showBarValues":true,"data":[{"x":"1","y":3},{"x":"2","y":4}]},
    {"type":"Chart.HorizontalBar","data":[{"x":"1","y":3},{"x":"2","y":4}]}
    """#

  /// What has too little contrast with the colour behind it: texts less than 4.5 to 1, lines and signs less than 3 to 1; the
  /// fainter ones that only give a frame are there at all.
  private static let program = #"""
    (() => {
      const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      const read = (color, under) => {
        context.fillStyle = under ? `rgb(${under.join()})` : "#fff";
        context.fillRect(0, 0, 1, 1);
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
      };
      const ground = (element) => {
        const around = [];
        for (let each = element; each; each = each.parentElement) around.unshift(each);
        let color = null;
        for (const each of around) {
          color = read(getComputedStyle(each).backgroundColor, color);
          if (each.matches(".act")) color = read(getComputedStyle(each, "::before").backgroundColor, color);
        }
        return color;
      };
      const light = (color) => {
        const [r, g, b] = color.map((part) => part / 255)
          .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const contrast = (one, other) => {
        const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      };
      const found = [];
      let count = 0;
      const look = (element, property, least, name) => {
        const under = ground(property === "backgroundColor" ? element.parentElement : element);
        const ratio = contrast(read(getComputedStyle(element)[property], under), under);
        count++;
        if (ratio < least) found.push(`${name}: ${ratio.toFixed(2)}`);
      };
      for (const element of document.querySelectorAll("main *")) {
        if (!element.checkVisibility() || element.closest(".unseen")) continue;
        const text = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join("");
        if (text) look(element, element.closest("svg") ? "fill" : "color", 4.5, text);
      }
      for (const star of document.querySelectorAll('[role=img][aria-label="3 / 5"] path')) look(star, "stroke", 3, "a star");
      for (const line of document.querySelectorAll(".chart line")) look(line, "stroke", 1.2, "a line of a chart");
      for (const ring of document.querySelectorAll(".ring circle")) look(ring, "stroke", 1.2, "a ring");
      for (const bar of document.querySelectorAll("progress")) look(bar, "backgroundColor", 1.2, "a bar");
      return { count, found };
    })()
    """#

  @Test(
    "is enough, whatever is lighter, the host's design or the browser's", arguments: [false, true], ["light", "dark"])
  func contrast(isDark: Bool, scheme: String) throws {
    guard let browser = try Browser.start() else { return }
    let card = #"""
      {"type":"AdaptiveCard","version":"1.5","body":[\#(Self.elements),
        {"type":"Container","style":"emphasis","items":[
          \#(Self.elements.replacing(#""id":""#, with: #""id":"inner-"#))]}]}
      """#
    let page = try Pages(host: Self.host(isDark: isDark)).page(of: SourceText(name: "card.json", text: card))
    try browser.call(
      "Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": scheme]]])
    try browser.load(page)
    let result = try #require(browser.evaluate(Self.program) as? [String: Any])
    #expect((result["count"] as? Int ?? 0) > 60)
    #expect(result["found"] as? [String] == [])
  }
}
