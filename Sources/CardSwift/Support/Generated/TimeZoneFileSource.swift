extension SupportSources {
  /// The part `TimeZoneFile`.
  static let timeZoneFile = ##"""
    /// Reads the time zone files of the system, in the format TZif of RFC 9636, versions 1 to 4.
    enum CardTimeZoneFile {
      /// No real file is nearly as large.
      static let maximumSize = 1 << 20

      /// The zone that the bytes of a file describe, or none if they are no such file.
      static func read(_ bytes: [UInt8]) -> CardTimeZoneOffsets? {
        guard let header = Header(bytes, at: 0) else { return nil }
        guard header.version >= 2 else { return zone(bytes, header, timeSize: 4, rule: nil) }
        // The first block repeats the data in 32 bits, for readers of version 1.
        let second = Header.size + header.dataSize(timeSize: 4)
        guard let header = Header(bytes, at: second) else { return nil }
        let footer = header.start + header.dataSize(timeSize: 8)
        guard footer < bytes.count, bytes[footer] == UInt8(ascii: "\n"),
          let end = bytes[(footer + 1)...].firstIndex(of: UInt8(ascii: "\n"))
        else { return nil }
        let text = String(decoding: bytes[(footer + 1)..<end], as: UTF8.self)
        let rule = CardTimeZoneRule(text)
        if rule == nil, !text.isEmpty { return nil }
        return zone(bytes, header, timeSize: 8, rule: rule)
      }

      private struct Header {
        static let size = 44

        let version: Int
        /// Where the data begin.
        let start: Int
        let utIndicators: Int
        let standardIndicators: Int
        let leapSeconds: Int
        let transitions: Int
        let types: Int
        let characters: Int

        init?(_ bytes: [UInt8], at offset: Int) {
          guard offset + Self.size <= bytes.count, bytes[offset..<offset + 4].elementsEqual("TZif".utf8)
          else { return nil }
          let mark = bytes[offset + 4]
          version = mark == 0 ? 1 : Int(mark) - 0x30
          guard version >= 1 else { return nil }
          start = offset + Self.size
          func count(_ index: Int) -> Int {
            CardTimeZoneFile.integer(bytes, offset + 20 + 4 * index, size: 4)
          }
          utIndicators = count(0)
          standardIndicators = count(1)
          leapSeconds = count(2)
          transitions = count(3)
          types = count(4)
          characters = count(5)
          let counts = [utIndicators, standardIndicators, leapSeconds, transitions, types, characters]
          guard counts.allSatisfy({ 0...CardTimeZoneFile.maximumSize ~= $0 }), types >= 1 else {
            return nil
          }
        }

        func dataSize(timeSize: Int) -> Int {
          transitions * (timeSize + 1) + types * 6 + characters + leapSeconds * (timeSize + 4)
            + standardIndicators
            + utIndicators
        }
      }

      private static func zone(
        _ bytes: [UInt8], _ header: Header, timeSize: Int, rule: CardTimeZoneRule?
      ) -> CardTimeZoneOffsets? {
        guard header.start + header.dataSize(timeSize: timeSize) <= bytes.count else { return nil }
        let kinds = header.start + header.transitions * timeSize
        let types = kinds + header.transitions
        func offset(_ type: Int) -> Int { integer(bytes, types + type * 6, size: 4) }
        var times: [Int] = []
        var offsets: [Int] = []
        for index in 0..<header.transitions {
          let time = integer(bytes, header.start + index * timeSize, size: timeSize)
          let type = Int(bytes[kinds + index])
          guard type < header.types, times.last.map({ $0 < time }) ?? true else { return nil }
          times.append(time)
          offsets.append(offset(type))
        }
        return CardTimeZoneOffsets(
          transitions: times, offsets: offsets, initialOffset: offset(0), rule: rule)
      }

      /// A big-endian signed integer.
      private static func integer(_ bytes: [UInt8], _ offset: Int, size: Int) -> Int {
        var value = Int(Int8(bitPattern: bytes[offset]))
        for index in 1..<size { value = value << 8 | Int(bytes[offset + index]) }
        return value
      }
    }
    """##

  /// The same as it is read.
  static let timeZoneFilePart = SupportPart(timeZoneFile)
}
