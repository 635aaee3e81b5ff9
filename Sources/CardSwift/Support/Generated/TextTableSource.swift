extension SupportSources {
  /// The part `TextTable`.
  static let textTable = ##"""
    /// Tables that are written as text, an entry in each line.
    ///
    /// The optimizer walks through a dictionary literal entry by entry in every pass, which for hundreds of entries takes
    /// seconds of a release build; text costs it nothing.
    enum CardTextTable {
      /// The entries of `text`: what stands before the first `separator` of each line, and what stands after it.
      static func entries(of text: String, separator: Character) -> [(name: String, content: String)] {
        text.split(separator: "\n").compactMap { line in
          let parts = line.split(separator: separator, maxSplits: 1)
          return parts.count == 2 ? (trimmed(parts[0]), trimmed(parts[1])) : nil
        }
      }

      /// The text without spaces at both ends.
      static func trimmed(_ text: Substring) -> String {
        let start = text.drop { $0 == " " }
        return String(
          start.prefix(upTo: start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.startIndex)
        )
      }
    }
    """##

  /// The same as it is read.
  static let textTablePart = SupportPart(textTable)
}
