/// A service whose pages play films. Their addresses are those of pages, which players of films cannot read.
package struct VideoService {
  /// The name.
  package let name: String

  private static let services: [(domain: String, name: String)] = [
    ("youtube.com", "YouTube"), ("youtu.be", "YouTube"), ("youtube-nocookie.com", "YouTube"), ("vimeo.com", "Vimeo"),
    ("dailymotion.com", "Dailymotion"), ("dai.ly", "Dailymotion"),
  ]

  /// The service that plays what is at an address; none if the address may be that of a film.
  package init?(playing url: String) {
    let parts = url.split(separator: "/", maxSplits: 2)
    guard parts.count > 1, ["http:", "https:"].contains(parts[0].lowercased()) else { return nil }
    let host = parts[1].prefix { !"?#:".contains($0) }.lowercased()
    guard let service = Self.services.first(where: { host == $0.domain || host.hasSuffix("." + $0.domain) })
    else { return nil }
    name = service.name
  }
}
