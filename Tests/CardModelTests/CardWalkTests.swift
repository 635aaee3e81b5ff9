import CardModel
import Testing

@Suite("Cards as values: finding")
struct CardWalkTests {
  private let card = AdaptiveCard {
    Container(id: "box", fallback: .replacement(TextBlock("instead", id: "fallback").element)) {
      ColumnSet(id: "set") {
        Column { TextBlock("a", id: "a") }
        Column { Input.Text(id: "first") }
      }
      ImageSet(id: "images") { Image("https://e.com/a.png", id: "image") }
    }
    Table(id: "table", rows: { TableRow { TableCell { TextBlock("c", id: "cell") } } })
    Carousel(id: "carousel") { CarouselPage { TextBlock("p", id: "page") } }
    ActionSet(id: "actions") {
      Action.ShowCard(title: "x", card: AdaptiveCard { Input.Date(id: "inner") })
    }
    CustomElement(type: "Gauge", ["id": "gauge"])
  } actions: {
    Action.ShowCard(title: "y", card: AdaptiveCard { Input.Toggle(id: "last", title: "t") })
  }

  @Test("elements come from top to bottom, with those of columns, cells, pages and the cards of actions")
  func walk() {
    #expect(
      card.elements.map { $0.id } == [
        "box", "set", "a", "first", "images", "image", "table", "cell", "carousel", "page", "actions", "inner", "gauge",
        "last",
      ])
    #expect(card.inputs.map(\.id) == ["first", "inner", "last"])
    #expect(card.body[0].elements.map { $0.id } == ["set", "a", "first", "images", "image"])
  }

  @Test("elements are changed in their places, wherever they are", arguments: ["a", "image", "cell", "page", "gauge"])
  func change(_ id: String) throws {
    var changed = card
    changed[id: id]?.isVisible = false
    #expect(changed[id: id]?.isVisible == false && card[id: id]?.isVisible == nil)
    #expect(changed.elements.map { $0.id } == card.elements.map { $0.id })
    changed[id: id]?.object["isVisible"] = nil
    #expect(changed == card)
  }

  @Test("elements are replaced and taken away")
  func replacement() {
    var changed = card
    changed[id: "inner"] = Input.Time(id: "time").element
    changed[id: "a"] = nil
    changed[id: "fallback"] = TextBlock("never").element
    changed[id: "none"] = TextBlock("never").element
    #expect(changed.inputs.map(\.id) == ["first", "time", "last"])
    #expect(changed[id: "time"]?.inputTime != nil && changed[id: "a"] == nil)
    #expect(changed.body[0].container?.items[0].columnSet?.columns[0].items.isEmpty == true)
    #expect(changed.body[0].fallback == card.body[0].fallback)
    changed[id: "last"]?.inputToggle?.title = "on"
    #expect(changed.actions[0].showCard?.card?.body.first?.inputToggle?.title == "on")
  }
}
