extension SupportSources {
  /// The part `ExactInteger`.
  static let exactInteger = ##"""
    /// Arithmetic of integers that no double holds: ticks.
    enum CardExactInteger {
      /// What is computed of two integers.
      enum Operation: Sendable {
        case add, sub, mul, div, mod
      }

      /// The result; none if it has no room in 64 bits. The divisor is not 0.
      static func result(_ operation: Operation, _ left: Int, _ right: Int) -> Int? {
        let (value, hasOverflow): (Int, Bool)
        switch operation {
        case .add: (value, hasOverflow) = left.addingReportingOverflow(right)
        case .sub: (value, hasOverflow) = left.subtractingReportingOverflow(right)
        case .mul: (value, hasOverflow) = left.multipliedReportingOverflow(by: right)
        case .mod: (value, hasOverflow) = left.remainderReportingOverflow(dividingBy: right)
        case .div:
          let (quotient, isTooLarge) = left.dividedReportingOverflow(by: right)
          // Quotients of integers are rounded down.
          let isBelow = !isTooLarge && left % right != 0 && (left < 0) != (right < 0)
          (value, hasOverflow) = (isBelow ? quotient - 1 : quotient, isTooLarge)
        }
        return hasOverflow ? nil : value
      }

      /// Whether an integer equals a number.
      static func equals(_ integer: Int, _ number: Double) -> Bool { Int(exactly: number) == integer }

      /// Whether an integer is smaller than a number.
      static func isLess(_ integer: Int, _ number: Double) -> Bool {
        Int(exactly: number).map { integer < $0 } ?? (Double(integer) < number)
      }

      /// Whether a number is smaller than an integer.
      static func isLess(_ number: Double, _ integer: Int) -> Bool {
        Int(exactly: number).map { $0 < integer } ?? (number < Double(integer))
      }
    }
    """##

  /// The same as it is read.
  static let exactIntegerPart = SupportPart(exactInteger)
}
