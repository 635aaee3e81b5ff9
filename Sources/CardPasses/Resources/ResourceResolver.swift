import CardSyntax

/// What stands at a URL.
public struct Resource: Sendable, Hashable {
  /// The content.
  public var bytes: [UInt8]
  /// The media type, such as `image/png`; none if whoever has the content does not say.
  public var mediaType: String?

  /// A content.
  public init(bytes: [UInt8], mediaType: String? = nil) {
    self.bytes = bytes
    self.mediaType = mediaType
  }
}

/// Why there is no resource at a URL.
public struct ResourceError: Error, Sendable, Hashable {
  /// The reason, as a clause: `there is no such file`.
  public var reason: String

  /// A reason.
  public init(_ reason: String) { self.reason = reason }
}

/// Gets what stands at the URLs of a scheme. Compilers use it from many threads at a time.
///
/// Nothing is ever fetched unless a resolver for the scheme is registered.
public protocol ResourceResolver: Sendable {
  /// What stands at an absolute URL.
  func resource(at url: String) throws(ResourceError) -> Resource
}

/// The resolvers of a compiler, by scheme.
package struct ResourceResolvers: Sendable {
  private let byScheme: [String: any ResourceResolver]
  /// Where relative URLs begin.
  private let baseURL: String?

  package init(_ byScheme: [String: any ResourceResolver], baseURL: String?) {
    self.byScheme = byScheme
    self.baseURL = baseURL
  }

  /// What stands at a URL; `nil` if no one is asked for URLs of its scheme.
  func resource(at url: String) -> Result<Resource, ResourceError>? {
    let own = URLText(url)
    guard let absolute = own.isAbsolute ? own : baseURL.flatMap({ own.resolved(against: URLText($0)) }),
      let scheme = absolute.scheme, let resolver = byScheme[scheme]
    else { return nil }
    do throws(ResourceError) {
      return .success(try resolver.resource(at: absolute.text))
    } catch {
      return .failure(error)
    }
  }
}

/// The kinds of image files that can be told by their content.
enum ImageSignature {
  /// The media type of an image; none if the bytes begin like none that is known.
  static func mediaType(of bytes: [UInt8]) -> String? {
    func starts(_ prefix: [UInt8], at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: prefix) }
    if starts([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
    if starts([0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if starts(Array("GIF87a".utf8)) || starts(Array("GIF89a".utf8)) { return "image/gif" }
    if starts(Array("RIFF".utf8)), starts(Array("WEBP".utf8), at: 8) { return "image/webp" }
    return isSVG(bytes) ? "image/svg+xml" : nil
  }

  /// Whether the first tag of the text is `<svg`, after a byte order mark, declarations and comments.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    var rest = bytes.prefix(4096)[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
      if rest.starts(with: Array("<svg".utf8)) { return true }
      let isComment = rest.starts(with: Array("<!--".utf8))
      guard isComment || rest.starts(with: Array("<?".utf8)) || rest.starts(with: Array("<!".utf8)) else {
        return false
      }
      let end = Array((isComment ? "-->" : ">").utf8)
      while !rest.isEmpty, !rest.starts(with: end) { rest = rest.dropFirst() }
      if rest.isEmpty { return false }
      rest = rest.dropFirst(end.count)
    }
  }
}

extension Resource {
  /// The media type of an image: what the content shows, or else what the resolver says; none if it is no image.
  var imageType: String? {
    if let type = ImageSignature.mediaType(of: bytes) { return type }
    guard let type = mediaType?.prefix(while: { $0 != ";" }), type.lowercased().hasPrefix("image/") else { return nil }
    return type.lowercased()
  }

  /// The resource as a URL that carries it.
  func dataURL(type: String) -> String { "data:\(type);base64,\(Base64.encode(bytes))" }
}
