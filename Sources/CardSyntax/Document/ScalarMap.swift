/// Where the parts of one string were written: maps ranges of its decoded text to bytes of the source.
///
/// It is made by reading the scalar again, in whatever style it was written. Where that does not give the decoded
/// text, or the string comes out of an expansion, every range maps to the whole scalar.
package struct ScalarMap: Sendable {
  /// The whole scalar with its quotes.
  package let whole: SourceSpan

  /// The parts in order; empty if the parts are not known.
  private let parts: [ScalarScan.Part]

  /// The map of a string.
  package init(_ node: Node) {
    self.init(node.span, isExpanded: node.document.expansion(ofRecord: node.index) != nil, decoded: node.string)
  }

  /// The map of a key.
  package init(key member: Node.Member) {
    let isExpanded = member.document.expansion(ofRecord: member.keyIndex) != nil
    self.init(member.keySpan, isExpanded: isExpanded, decoded: member.name)
  }

  private init(_ whole: SourceSpan, isExpanded: Bool, decoded: String?) {
    self.whole = whole
    guard !isExpanded, let decoded else {
      parts = []
      return
    }
    parts = ScalarScan.parts(of: whole, decoded: Array(decoded.utf8)) ?? []
  }

  /// Where the UTF-8 range of the decoded text was written.
  ///
  /// A range that begins or ends inside an escape or a folded line end takes in all of it.
  package func span(ofDecoded range: Range<Int>) -> SourceSpan {
    guard let last = parts.last, range.lowerBound >= 0, range.upperBound <= last.decoded.upperBound else {
      return whole
    }
    if range.isEmpty {
      guard range.lowerBound < last.decoded.upperBound else {
        return SourceSpan(source: whole.source, last.source.upperBound..<last.source.upperBound)
      }
      let start = parts[index(of: range.lowerBound)].sourceStart(of: range.lowerBound)
      return SourceSpan(source: whole.source, start..<start)
    }
    let start = parts[index(of: range.lowerBound)].sourceStart(of: range.lowerBound)
    let end = parts[index(of: range.upperBound - 1)].sourceEnd(of: range.upperBound)
    return SourceSpan(source: whole.source, start..<end)
  }

  /// The part that the byte at `offset` of the decoded text belongs to.
  private func index(of offset: Int) -> Int {
    var low = 0
    var high = parts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if parts[middle].decoded.lowerBound <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

extension Node {
  /// Where a UTF-8 range of the decoded text of a string was written; the whole scalar where that is not known.
  ///
  /// For several ranges of one string make a ``ScalarMap`` once.
  package func span(ofDecoded range: Range<Int>) -> SourceSpan { ScalarMap(self).span(ofDecoded: range) }
}

extension Node.Member {
  /// Where a UTF-8 range of the decoded key was written; the whole key where that is not known.
  package func keySpan(ofDecoded range: Range<Int>) -> SourceSpan { ScalarMap(key: self).span(ofDecoded: range) }
}
