extension SupportSources {
  /// The part `CardFunctions+Clock`.
  static let cardFunctionsClock = ##"""
    extension CardFunctions {
      /// The time now.
      static func utcNow(_ format: DateFormat = .iso, in evaluation: CardEvaluation) -> String {
        format.compiled.text(evaluation.now())
      }

      /// The time now, later by an amount of a unit, such as `Hour` or `Month`.
      static func getFutureTime(
        _ amount: CardValue, _ unit: CardValue, _ format: DateFormat = .iso,
        in evaluation: CardEvaluation
      ) throws(CardError) -> String {
        try shifted(evaluation.now(), integer(amount), unit, format)
      }

      /// The time now, earlier by an amount of a unit, such as `Hour` or `Month`.
      static func getPastTime(
        _ amount: CardValue, _ unit: CardValue, _ format: DateFormat = .iso,
        in evaluation: CardEvaluation
      ) throws(CardError) -> String {
        try shifted(evaluation.now(), 0 &- integer(amount), unit, format)
      }
    }
    """##

  /// The same as it is read.
  static let cardFunctionsClockPart = SupportPart(cardFunctionsClock)
}
