extension SupportSources {
  /// The part `PathLiteral`.
  static let pathLiteral = ##"""
    /// A value that a path of `jPath` names itself.
    enum CardPathLiteral: Sendable {
      case null
      case boolean(Bool)
      case number(Double)
      case string(String)

      /// The same as one of the values that the path is applied to.
      func item<Item: CardTreeValue>() -> Item {
        switch self {
        case .null: .null
        case .boolean(let value): .boolean(value)
        case .number(let value): .number(value)
        case .string(let text): .string(text)
        }
      }
    }
    """##

  /// The same as it is read.
  static let pathLiteralPart = SupportPart(pathLiteral)
}
