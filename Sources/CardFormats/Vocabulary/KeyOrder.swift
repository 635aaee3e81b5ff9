/// The order in which the keys of an element are usually written.
///
/// What says what the element is comes first, then when it is there and how it is called, then its properties in the order
/// of the vocabulary, and at last those that hold other elements. What no vocabulary has stays behind, as it was.
package enum KeyOrder {
  private static let heads = ["$schema", "type", "version", "$data", "$when", "id"]

  /// The positions of `keys` as they are usually written in an object of `type`; all as they are without a known type.
  package static func positions(of keys: [String], inType type: String?) -> [Int] {
    guard let type, let order = orders[type] else { return Array(keys.indices) }
    return keys.indices.sorted { left, right in
      let (one, other) = (order[keys[left]] ?? .max, order[keys[right]] ?? .max)
      return one == other ? left < right : one < other
    }
  }

  /// The rank of each key, by the name of a type.
  private static let orders: [String: [String: Int]] = {
    var orders: [String: [String: Int]] = [:]
    let vocabularies = [
      AdaptiveCardsVocabulary.vocabulary, DrivenUIVocabulary.strict, SkimaVocabulary.screens, SkimaVocabulary.tabBars,
    ]
    for vocabulary in vocabularies {
      for spec in vocabulary.types where orders[spec.name] == nil {
        let own = spec.properties.filter { $0.group == nil && $0.region == nil }.map(\.name)
        let regions = spec.properties.filter { $0.group == nil && $0.region != nil }.map(\.name)
        var ranks: [String: Int] = [:]
        for name in heads + own + spec.groups.sorted() + regions where ranks[name] == nil { ranks[name] = ranks.count }
        orders[spec.name] = ranks
      }
    }
    return orders
  }()
}
