import CardTemplate
import Testing

@Suite("Names of what is in lists")
struct ElementNamingTests {
  @Test(
    "are those of one thing",
    arguments: [
      ("cities", "city"), ("buses", "bus"), ("statuses", "status"), ("movies", "movie"), ("ties", "tie"),
      ("pies", "pie"),
      ("orders", "order"), ("orderItems", "orderItem"), ("bonuses", "bonus"), ("houses", "house"), ("causes", "cause"),
      ("warehouses", "warehouse"), ("uses", "use"), ("boxes", "box"), ("caches", "cache"), ("branches", "branch"),
      ("addresses", "address"), ("dishes", "dish"), ("sizes", "size"), ("cases", "case"), ("lenses", "lens"),
      ("analyses", "analysis"), ("heroes", "hero"), ("shoes", "shoe"), ("shelves", "shelf"), ("quizzes", "quiz"),
      ("favoriteMovies", "favoriteMovie"), ("my_cities", "my_city"), ("CITIES", "CITY"), ("APIs", "API"),
      ("apis", "api"),
      ("taxis", "taxi"), ("menus", "menu"), ("values", "value"), ("categories", "category"), ("activities", "activity"),
    ])
  func several(name: String, one: String) { #expect(ElementNaming.singular(name) == one) }

  @Test(
    "are marked where the name is for one thing already, or no word",
    arguments: [
      "status", "orderStatus", "series", "news", "analysis", "address", "data", "list", "people", "bus", "s", "", "x1",
    ])
  func one(name: String) { #expect(ElementNaming.singular(name) == name + "Item") }
}
