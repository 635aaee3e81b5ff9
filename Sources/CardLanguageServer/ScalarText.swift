/// What a scalar says, and where each byte of it was written: escapes in quotes are single characters here.
struct ScalarText {
  /// The decoded text.
  let bytes: [UInt8]
  /// Where each byte begins in the file, and where the last one ends; none where that is the start and the distance.
  private let offsets: [Int]?
  private let start: Int

  /// The text of a scalar in the bytes of its file.
  init(_ piece: Piece, in file: [UInt8]) {
    let range = piece.textRange.clamped(to: 0..<file.count)
    start = range.lowerBound
    let quote = range.lowerBound > 0 ? file[range.lowerBound - 1] : 0
    let raw = file[range]
    if piece.isQuoted, quote == UInt8(ascii: "\""), raw.contains(UInt8(ascii: "\\")) {
      (bytes, offsets) = Self.decode(file, range)
    } else if piece.isQuoted, quote == UInt8(ascii: "'"), raw.contains(UInt8(ascii: "'")) {
      (bytes, offsets) = Self.undouble(file, range)
    } else {
      (bytes, offsets) = (Array(raw), nil)
    }
  }

  /// Where a range of the decoded text was written.
  func source(_ range: Range<Int>) -> Range<Int> {
    guard let offsets else { return (start + range.lowerBound)..<(start + range.upperBound) }
    return offsets[range.lowerBound]..<max(offsets[range.lowerBound], offsets[range.upperBound])
  }

  /// The first place of the decoded text that was written at an offset of the file or behind it.
  func decoded(_ offset: Int) -> Int {
    guard let offsets else { return max(0, min(offset - start, bytes.count)) }
    return min(offsets.firstIndex { $0 >= offset } ?? bytes.count, bytes.count)
  }

  private static func decode(_ file: [UInt8], _ range: Range<Int>) -> ([UInt8], [Int]) {
    var bytes: [UInt8] = []
    var offsets: [Int] = []
    var index = range.lowerBound
    func put(_ text: some Sequence<UInt8>, at offset: Int) {
      for byte in text {
        bytes.append(byte)
        offsets.append(offset)
      }
    }
    while index < range.upperBound {
      let place = index
      let byte = file[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < range.upperBound else {
        put([byte], at: place)
        continue
      }
      let escape = file[index]
      index += 1
      let digits: Int
      switch escape {
      case UInt8(ascii: "n"): put([0x0A], at: place)
      case UInt8(ascii: "t"): put([0x09], at: place)
      case UInt8(ascii: "r"): put([0x0D], at: place)
      case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"):
        digits = escape == UInt8(ascii: "x") ? 2 : escape == UInt8(ascii: "u") ? 4 : 8
        let end = min(index + digits, range.upperBound)
        let number = UInt32(String(decoding: file[index..<end], as: UTF8.self), radix: 16)
        // Half of a pair is one character of unknown value here; nothing is looked for in it.
        put(String(number.flatMap(Unicode.Scalar.init).map { Character($0) } ?? "?").utf8, at: place)
        index = end
      default: put([escape], at: place)
      }
    }
    return (bytes, offsets + [range.upperBound])
  }

  /// Single quotes are doubled in quotes of their kind.
  private static func undouble(_ file: [UInt8], _ range: Range<Int>) -> ([UInt8], [Int]) {
    var bytes: [UInt8] = []
    var offsets: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      bytes.append(file[index])
      offsets.append(index)
      let isDouble = file[index] == UInt8(ascii: "'") && index + 1 < range.upperBound && file[index + 1] == file[index]
      index += isDouble ? 2 : 1
    }
    return (bytes, offsets + [range.upperBound])
  }
}
