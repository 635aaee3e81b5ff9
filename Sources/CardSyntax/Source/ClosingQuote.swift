/// Where a quote that is missing was to be.
enum ClosingQuote {
  /// The place in the rest of a line after the opening quote. Between brackets, commas and brackets at the end of the line that
  /// close nothing in the text are none of it.
  static func place(in rest: Range<Int>, of source: SourceText, isInBrackets: Bool) -> Int {
    var end = rest.upperBound
    var closers = unopened(in: rest, of: source)
    while end > rest.lowerBound {
      switch source[end - 1] {
      case 0x20, 0x09: break
      case UInt8(ascii: ",") where isInBrackets: break
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard isInBrackets, closers > 0 else { return end }
        closers -= 1
      default: return end
      }
      end -= 1
    }
    return end
  }

  /// How many closing brackets have no opening one before them.
  private static func unopened(in range: Range<Int>, of source: SourceText) -> Int {
    var (open, unopened) = (0, 0)
    for index in range {
      switch source[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): open += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): if open > 0 { open -= 1 } else { unopened += 1 }
      default: break
      }
    }
    return unopened
  }
}
