import CardKernel

extension CardFunctions {
  private static func parts(_ value: CardValue) throws(CardError) -> URIParts {
    let text = try string(existing: value)
    guard let parts = URIParts(text) else { throw CardError("`\(text)` is not an absolute URI") }
    return parts
  }

  /// The host of a URI.
  public static func uriHost(_ value: CardValue) throws(CardError) -> String { try parts(value).host }

  /// The path of a URI.
  public static func uriPath(_ value: CardValue) throws(CardError) -> String { try parts(value).path }

  /// The path and query of a URI.
  public static func uriPathAndQuery(_ value: CardValue) throws(CardError) -> String {
    let parts = try parts(value)
    return parts.path + parts.query
  }

  /// The port of a URI, or the usual one of its scheme.
  public static func uriPort(_ value: CardValue) throws(CardError) -> CardValue {
    try parts(value).port.map { .number(Double($0)) } ?? .missing
  }

  /// The query of a URI with its `?`.
  public static func uriQuery(_ value: CardValue) throws(CardError) -> String { try parts(value).query }

  /// The scheme of a URI.
  public static func uriScheme(_ value: CardValue) throws(CardError) -> String { try parts(value).scheme }
}
