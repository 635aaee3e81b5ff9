extension SupportSources {
  /// The part `CardError`.
  static let cardError = ##"""
    /// Why an expression of a template has no value for the given data.
    struct CardError: Error, Sendable, Hashable, CustomStringConvertible {
      /// One sentence.
      let description: String

      /// An error.
      init(_ description: String) { self.description = description }

      /// A value of the wrong kind.
      static func wrong(_ value: CardValue, _ wanted: String) -> CardError {
        CardError("\(value.kindName) stands where \(wanted) is wanted")
      }
    }
    """##

  /// The same as it is read.
  static let cardErrorPart = SupportPart(cardError)
}
