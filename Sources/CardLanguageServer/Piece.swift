/// A part of a text that is read although it may be broken: an object, an array, or anything else.
///
/// Unlike a document it is there for every text: what is half typed ends at the end of its line.
final class Piece {
  enum Kind { case object, array, scalar }

  var kind: Kind
  /// The object or array around it.
  private(set) weak var parent: Piece?
  /// The key in the object around it, and where it stands; none for elements and for the whole.
  var key: String?
  var keyRange: Range<Int>?
  /// Where the value stands. An empty range where it is still missing.
  var range: Range<Int>
  /// The text of a scalar without its quotes, as it is written otherwise.
  var text = ""
  /// Where ``text`` stands.
  var textRange: Range<Int>
  /// The members or elements.
  private(set) var children: [Piece] = []
  /// Columns before the keys or dashes, in block style of YAML; none elsewhere.
  var indent: Int?
  /// Whether the scalar has quotes.
  var isQuoted = false

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    range = offset..<offset
    textRange = offset..<offset
  }

  func add(_ child: Piece) {
    child.parent = self
    children.append(child)
  }

  subscript(key: String) -> Piece? { children.first { $0.key == key } }

  /// Everything inside, itself first.
  func visit(_ body: (Piece) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  /// The innermost value or key at an offset.
  func innermost(at offset: Int) -> Piece {
    for child in children.reversed() {
      let start = child.keyRange?.lowerBound ?? child.range.lowerBound
      if start <= offset, offset <= max(child.range.upperBound, child.keyRange?.upperBound ?? 0) {
        return child.innermost(at: offset)
      }
    }
    return self
  }
}
