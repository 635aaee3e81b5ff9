public import CardPasses
import CardSyntax

/// Reads what `data:` URLs carry.
public struct DataURLResolver: ResourceResolver {
  /// The resolver.
  public init() {}

  /// What the URL carries.
  public func resource(at url: String) throws(ResourceError) -> Resource {
    guard let colon = url.firstIndex(of: ":"), let comma = url.firstIndex(of: ",") else {
      throw ResourceError("the URL has no comma before its content")
    }
    guard colon < comma else { throw ResourceError("the URL has no scheme") }
    var parameters = url[url.index(after: colon)..<comma].split(separator: ";", omittingEmptySubsequences: false)
    let isBase64 = parameters.last?.lowercased() == "base64"
    if isBase64 { parameters.removeLast() }
    guard let bytes = PercentEncoding.bytes(String(url[url.index(after: comma)...])) else {
      throw ResourceError("the content has a `%` that no two hexadecimal digits follow")
    }
    let type = parameters.joined(separator: ";")
    let mediaType = type.isEmpty ? "text/plain;charset=US-ASCII" : type
    guard isBase64 else { return Resource(bytes: bytes, mediaType: mediaType) }
    guard let decoded = Base64.decode(String(decoding: bytes, as: UTF8.self)) else {
      throw ResourceError("the content is not in base 64")
    }
    return Resource(bytes: decoded, mediaType: mediaType)
  }
}
