/// A word of an expression: what it is and which UTF-8 bytes of the text it covers.
package struct Token {
  /// The kinds of words.
  package enum Kind: UInt8, CaseIterable {
    case end
    case number
    case string
    case identifier
    case backtick
    case leftParenthesis
    case rightParenthesis
    case leftBracket
    case rightBracket
    case leftBrace
    case rightBrace
    case comma
    case dot
    case colon
    case question
    case questionQuestion
    case arrow
    case plus
    case minus
    case asterisk
    case slash
    case percent
    case caret
    case ampersand
    case ampersandAmpersand
    case barBar
    case bang
    case equalEqual
    case bangEqual
    case lessGreater
    case less
    case lessEqual
    case greater
    case greaterEqual
    /// A quote that is never closed.
    case unterminatedString
    /// A character that begins no word.
    case unknown
  }

  package var kind: Kind
  package var range: Range<Int>
}
