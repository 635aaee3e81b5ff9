/// Cards of one shape and any size.
struct GrowingCards: Sendable {
  let name: String
  /// The text of a card with so many parts.
  let text: @Sendable (_ count: Int) -> String

  private init(_ name: String, _ text: @escaping @Sendable (_ count: Int) -> String) {
    self.name = name
    self.text = text
  }

  private static func card(_ body: String, _ rest: String = "") -> String {
    #"{"type":"AdaptiveCard","version":"1.5","body":[\#(body)]\#(rest)}"#
  }

  private static func list(_ count: Int, _ item: (Int) -> String) -> String {
    (0..<count).map(item).joined(separator: ",")
  }

  private static func text(_ number: Int) -> String { #"{"type":"TextBlock","text":"Text \#(number)"}"# }

  /// A card of many small parts of several kinds, as a generator writes it.
  static let dense = GrowingCards("dense") { count in
    card(
      list(count / 13) { number in
        #"{"type":"TextBlock","text":"Line \#(number)","wrap":true},"#
          + #"{"type":"TextBlock","text":"More of **it**"},"#
          + #"{"type":"Container","items":[{"type":"TextBlock","text":"Item","weight":"bolder"},"#
          + #"{"type":"Image","url":"https://example.com/\#(number).png","size":"small"}]},"#
          + #"{"type":"ColumnSet","columns":[{"type":"Column","width":"stretch","items":[\#(text(number))]},"#
          + #"{"type":"Column","width":"auto","items":[{"type":"TextBlock","text":"USD","isSubtle":true}]}]},"#
          + #"{"type":"ActionSet","actions":[{"type":"Action.OpenUrl","title":"Open","url":"https://example.com/"}]}"#
      })
  }

  /// Cards that are large in one respect each.
  static let shapes: [GrowingCards] = [
    dense,
    GrowingCards("wide") { card(list($0, text)) },
    GrowingCards("deep") { count in
      // Below the limit of nesting, so several times as deep as any card.
      let depth = count / 20
      let before = String(repeating: #"{"type":"Container","items":["#, count: depth)
      return card(list(20) { _ in before + text(0) + String(repeating: "]}", count: depth) })
    },
    GrowingCards("properties") { count in
      card(#"{"type":"TextBlock","text":"x",\#(list(count) { #""key\#($0)":\#($0)"# })}"#)
    },
    GrowingCards("choices") { count in
      let choices = list(count) { #"{"title":"Choice \#($0)","value":"\#($0)"}"# }
      return card(#"{"type":"Input.ChoiceSet","id":"c","choices":[\#(choices)]}"#)
    },
    GrowingCards("facts") { count in
      card(#"{"type":"FactSet","facts":[\#(list(count) { #"{"title":"Fact \#($0)","value":"\#($0)"}"# })]}"#)
    },
    GrowingCards("actions") { count in
      let actions = list(count) { #"{"type":"Action.OpenUrl","title":"\#($0)","url":"https://example.com/"}"# }
      return card("", #","actions":[\#(actions)]"#)
    },
    GrowingCards("inputs") { count in
      card(
        list(count) { #"{"type":"Input.Text","id":"i\#($0)","label":"Input"}"# },
        #","actions":[{"type":"Action.Submit","title":"Send"}]"#)
    },
    GrowingCards("long text") { count in
      card(#"{"type":"TextBlock","text":"\#(String(repeating: "some **bold** words ", count: count))"}"#)
    },
    GrowingCards("bindings") { count in
      card(list(count) { #"{"type":"TextBlock","text":"${a.b\#($0)} of ${if(c, 1, 2)}"}"# })
    },
  ]
}
