import CardSyntax

/// The form of a journal: a line that says what it is, and records of which each has its length and a check sum before it.
///
/// A journal only grows, so that a build which is interrupted at any point leaves a good beginning. What follows the first
/// record that is not whole is ignored.
enum JournalFile {
  /// What a journal begins with. Another number at the end means another form.
  static let head = Array("cardc journal 1\n".utf8)

  /// The bytes before each record.
  static let framing = 12

  /// A record with what stands before it.
  static func framed(_ record: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    frame(record[...], into: &text)
    return text
  }

  /// Adds a record with what stands before it.
  static func frame(_ record: ArraySlice<UInt8>, into text: inout [UInt8]) {
    var writer = JournalWriter()
    writer.count(record.count)
    writer.number(checkSum(record))
    text += writer.bytes
    text += record
  }

  /// Where the whole records of a journal are, and how far they go.
  struct Scan {
    /// The records, without what stands before them.
    var records: [Range<Int>] = []
    /// The number of bytes from the beginning that make sense; 0 if the journal has another form.
    var count = 0
  }

  /// Looks through a journal.
  static func scan(_ bytes: [UInt8]) -> Scan {
    guard bytes.starts(with: head) else { return Scan() }
    var scan = Scan(count: head.count)
    while bytes.count - scan.count >= framing {
      var reader = JournalReader(bytes, scan.count..<bytes.count)
      let length = reader.count()
      let sum = reader.number()
      let start = scan.count + framing
      guard length > 0, length <= bytes.count - start, checkSum(bytes[start..<start + length]) == sum else { break }
      scan.records.append(start..<start + length)
      scan.count = start + length
    }
    return scan
  }

  /// A number that a torn record does not have by chance.
  private static func checkSum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { Fingerprint.checkSum($0) }
  }
}
