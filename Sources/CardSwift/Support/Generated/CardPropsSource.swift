extension SupportSources {
  /// The part `CardProps`.
  static let cardProps = ##"""
    extension CardValue {
      /// The properties of an element as an app reads them; none where they are others.
      func props<Props: Decodable>(_ props: Props.Type, of type: String) -> Props? {
        do {
          return try JSONDecoder().decode(props, from: JSONEncoder().encode(self))
        } catch {
          #if DEBUG
            print("The properties of `\(type)` are no \(props): \(error)")
          #endif
          return nil
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardPropsPart = SupportPart(cardProps)
}
