package import CardIR
import CardSyntax

/// Puts small images into the document itself, where the target loads images from URLs that carry them.
package struct InlineImages: Pass {
  private let resolvers: ResourceResolvers
  /// The size in bytes from which on images stay where they are.
  private let limit: Int

  package init(_ resolvers: ResourceResolvers, below limit: Int) {
    self.resolvers = resolvers
    self.limit = limit
  }

  /// The name, also where the pass does not run.
  package static let passName = "inline-images"
  package let name = passName
  package let summary = "Embeds small images in the document."
  package let stage = PassStage.late(.canonical)
  package let example = PassExample(
    before: #"image url="bundle:dot.gif""#, after: #"image url="data:image/gif;base64,R0lGODlh…""#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    if context.target.imagesNeedAbsoluteURLs { return }
    var known: [String: String?] = [:]
    func inline(_ element: inout Element) {
      for id in ResourceURLs.images(of: element.kind) {
        guard let url = ResourceURLs.url(id, of: element), URLText(url).scheme != "data" else { continue }
        let inlined = known[url] ?? dataURL(of: url)
        known[url] = .some(inlined)
        if let inlined { element[value: id] = .text(inlined) }
      }
    }
    screen.rewrite(inline)
    inline(&screen.root)
  }

  /// The URL that carries the image at `url`; none for images that are large or not there.
  private func dataURL(of url: String) -> String? {
    guard case .success(let resource)? = resolvers.resource(at: url), resource.bytes.count < limit else { return nil }
    return resource.imageType.map { resource.dataURL(type: $0) }
  }
}
