extension SupportSources {
  /// The part `CardFunctions+Chance`.
  static let cardFunctionsChance = ##"""
    extension CardFunctions {
      /// A random integer, at least the first number and below the second one.
      static func rand(
        _ low: CardValue, _ high: CardValue, in evaluation: CardEvaluation
      ) throws(CardError) -> Double {
        let (low, high) = (try integer(low), try integer(high))
        guard low <= high else {
          throw CardError("the lowest number \(low) is above the highest one \(high)")
        }
        return CardSplitMix64.number(from: low, below: high) { evaluation.random() }
      }

      /// A random identifier in the form of RFC 4122, version 4.
      static func newGuid(in evaluation: CardEvaluation) -> String {
        CardSplitMix64.identifier { evaluation.random() }
      }
    }
    """##

  /// The same as it is read.
  static let cardFunctionsChancePart = SupportPart(cardFunctionsChance)
}
