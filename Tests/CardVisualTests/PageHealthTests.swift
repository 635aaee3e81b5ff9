import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Testing

/// What a browser and a screen reader have to say of the pages of the templates.
@Suite("Pages in a browser")
struct PageHealthTests {
  private static let ways: [FormatID?] = [nil, .skima, .drivenUI]

  @Test("complain of nothing, and their own policy allows all that they do")
  func complaints() throws {
    guard let browser = try Browser.start() else { return }
    for template in try Pages.templates() {
      for way in Self.ways {
        try browser.load(Pages().page(of: template, via: way))
        #expect(browser.complaints == [], "\(template.name) via \(way?.rawValue ?? "-")")
      }
    }
  }

  /// The roles that a screen reader needs a name for.
  private static let named: Set = [
    "button", "link", "textbox", "searchbox", "spinbutton", "checkbox", "radio", "combobox", "listbox", "slider",
    "image",
    "img", "DisclosureTriangle", "Date", "InputTime", "progressbar", "meter",
  ]

  @Test("give everything that is operated or looked at a name")
  func names() throws {
    guard let browser = try Browser.start() else { return }
    var seen = 0
    for template in try Pages.templates() {
      for way in Self.ways {
        try browser.load(Pages().page(of: template, via: way))
        let nodes = try browser.call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
        for node in nodes where node["ignored"] as? Bool != true {
          let role = (node["role"] as? [String: Any])?["value"] as? String ?? ""
          guard Self.named.contains(role) else { continue }
          seen += 1
          let name = (node["name"] as? [String: Any])?["value"] as? String ?? ""
          #expect(!name.isEmpty, "a \(role) of \(template.name) via \(way?.rawValue ?? "-") has no name")
        }
      }
    }
    #expect(seen > 100)
  }

  @Test("are worked with the keyboard in the order in which they are read")
  func focus() throws {
    guard let browser = try Browser.start() else { return }
    for template in try Pages.templates() {
      try browser.load(Pages().page(of: template))
      // Nothing has a place in the order of the keyboard that is not its place in the page.
      let odd = try browser.evaluate(
        "[...document.querySelectorAll('[tabindex]')].filter((e) => e.tabIndex > 0).length")
      #expect(odd as? Int == 0, "\(template.name)")
      let dead = try browser.evaluate(
        """
        [...document.querySelectorAll("button, a[href], input, select, textarea, summary")]
          .filter((e) => e.checkVisibility() && !e.disabled && e.tabIndex < 0 && !e.closest('[role="tablist"]')).length
        """)
      #expect(dead as? Int == 0, "\(template.name)")
    }
  }

  @Test("are as wide as the device, and nothing sticks out of them", arguments: [320, 400, 600])
  func width(width: Int) throws {
    guard let browser = try Browser.start(width: width) else { return }
    for template in try Pages.templates() {
      try browser.load(Pages().page(of: template), in: .squares)
      let excess = try browser.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
      // Parts of a pixel are rounded up.
      #expect((excess as? Int ?? 99) <= 1, "\(template.name) at \(width)")
    }
  }

  @Test("that place their pictures themselves do not begin again with each")
  func pictures() throws {
    guard let browser = try Browser.start() else { return }
    let count = 60
    let images = (1...count).map {
      #"{"type":"image","id":"i\#($0)","props":{"url":"https://example.com/\#($0).png"}}"#
    }
    let screen = #"""
      {"metadata":{"id":"pictures"},"ui":[{"type":"scrollview","id":"root","props":{"axis":"vertical","children":[
      {"type":"stack","props":{"axis":"vertical","alignment":"leading","children":[\#(images.joined(separator: ","))]}}]},
      "constraints":[{"type":"topEqual"},{"type":"bottomEqual"},{"type":"leftEqual"},{"type":"rightEqual"}]}]}
      """#
    try browser.load(Pages().page(of: SourceText(name: "pictures.json", text: screen)))
    let passes = try #require(
      browser.evaluate("performance.getEntriesByName('arranged').length") as? Int)
    #expect((2...count / 4).contains(passes), "arranged \(passes) times")
    // In the end each has the room of its picture.
    let heights = try #require(
      browser.evaluate("[...document.images].map((image) => image.getBoundingClientRect().height)") as? [Double])
    #expect(heights.count == count && heights.allSatisfy { $0 > 0 }, "\(heights)")
  }
}
