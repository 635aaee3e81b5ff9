extension SupportSources {
  /// The part `CardRows`.
  static let cardRows = ##"""
    extension Sequence {
      /// The elements with their positions, and names that stay theirs when the elements change: `id` of
      /// each. Of several with one name, the later ones have their number behind it.
      func cardRows(
        id: (Element) -> String
      ) -> [(id: String, index: Int, item: Element)] {
        var counts: [String: Int] = [:]
        return enumerated().map { index, item in
          let name = id(item)
          let count = (counts[name] ?? 0) + 1
          counts[name] = count
          return (count == 1 ? name : name + "#" + String(count), index, item)
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardRowsPart = SupportPart(cardRows)
}
