import CardSyntax
import CardTestSupport
import Testing

/// Menus of buttons that have no place in a row.
@Suite("Menus of views")
struct MenuCodeTests {
  private static func view(_ actions: [String]) throws -> String {
    let card =
      #"{"type":"AdaptiveCard","version":"1.6","body":[{"type":"ActionSet","actions":[\#(actions.joined(separator: ","))]}]}"#
    let views = GeneratedViews([SourceText(name: "card.json", text: card)])
    let view = try #require(views.views.first, "\(views.failures)")
    #expect(try SwiftTools.errors(in: [view.source], beside: [GeneratedViews.support(view.parts)]) == [])
    #expect(try SwiftTools.complaints(about: [view.source]) == [])
    return view.source.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func action(_ title: String, _ more: String = "") -> String {
    #"{"type":"Action.OpenUrl","title":"\#(title)","url":"https://example.com/a"\#(more)}"#
  }

  private static func other(_ title: String, _ more: String = "") -> String {
    action(title, #","mode":"secondary""# + more)
  }

  @Test("are there only where something is in them")
  func presence() throws {
    let rows: [(actions: [String], code: String?)] = [
      ([Self.other("A")], nil),
      ([Self.other("A", #","$when":"${a}""#), Self.other("B")], nil),
      ([Self.other("A", #","$when":"${a}""#)], "if data.a.isTrue { CardMenu {"),
      (
        [
          Self.other("A", #","$when":"${a}""#), Self.other("B", #","$when":"${b}""#),
          Self.other("C", #","$when":"${a}""#),
        ],
        "if data.a.isTrue || data.b.isTrue { CardMenu {"
      ),
      (
        [Self.other("A", #","$when":"${a}""#), Self.other("${t}", #","$data":"${links}""#)],
        "if data.a.isTrue || !data.links.isEmpty { CardMenu {"
      ),
      (
        [Self.other("${t}", #","$data":"${links}","$when":"${isOpen}""#)],
        "if data.links.contains( where: { item in item.isOpen.isTrue } ) { CardMenu {"
      ),
      (
        [Self.other("${t}", #","$data":"${links}","$when":"${$index > 2}""#)],
        "if data.links.enumerated().contains( where: { index, _ in index > 2 } ) { CardMenu {"
      ),
    ]
    for (actions, code) in rows {
      let view = try Self.view([Self.action("Main")] + actions)
      if let code {
        #expect(view.contains(code), "\(code) in \(view)")
      } else {
        #expect(view.contains("CardMenu {") && !view.contains("{ CardMenu {"), "\(view)")
      }
    }
  }

  @Test("of a button are beside it only where something is in them")
  func split() throws {
    func main(_ items: [String]) -> String {
      Self.action("Main", #","menuActions":[\#(items.joined(separator: ","))]"#)
    }
    let always = try Self.view([main([Self.action("A")])])
    #expect(always.contains("CardMenu {"), "\(always)")
    let sometimes = try Self.view([main([Self.action("A", #","$when":"${a}""#)])])
    #expect(sometimes.contains("CardMenu(hasOthers: data.a.isTrue) {"), "\(sometimes)")
  }
}
