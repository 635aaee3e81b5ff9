extension SupportSources {
  /// The part `CardListItem`.
  static let cardListItem = ##"""
    /// What stands in lists in whose place data may have one object: `$data` repeats an element for a list, and shows it once
    /// for an object.
    protocol CardListItem {}

    extension KeyedDecodingContainer {
      /// A list, or an object as the only one of a list.
      func decode<Item: Decodable & CardListItem>(_ type: [Item].Type, forKey key: Key) throws -> [Item]
      {
        if (try? nestedUnkeyedContainer(forKey: key)) == nil,
          let only = try? decode(Item.self, forKey: key)
        {
          return [only]
        }
        return try [Item](from: superDecoder(forKey: key))
      }
    }
    """##

  /// The same as it is read.
  static let cardListItemPart = SupportPart(cardListItem)
}
