package import CardIR
import CardSyntax

/// Reports images that a screen embeds more than once.
package struct CheckEmbeddedImages: Pass {
  package init() {}

  /// The size of a URL in bytes up to which repeating it is not worth a word.
  private static let limit = 1024

  /// The name, also where the pass does not run.
  package static let passName = "check-embedded-images"
  package let name = passName
  package let summary = "Reports images that a screen embeds more than once."
  package let stage = PassStage.check
  package let example = PassExample(
    before: #"image url="data:image/png;base64,iVBORw0KGgo=""#,
    after: #"image url="data:image/png;base64,iVBORw0KGgo=""#)

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet(attributes: [.url, .poster, .iconURL])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    var places: [String: [SourceSpan]] = [:]
    var order: [String] = []
    func note(_ id: AttributeID, of element: Element) {
      guard let url = ResourceURLs.url(id, of: element), url.utf8.count > Self.limit, URLText(url).scheme == "data",
        let span = element.entry(id)?.origin?.span ?? element.span
      else { return }
      if places[url] == nil { order.append(url) }
      // What data repeat stands once among them.
      if places[url]?.contains(span) != true { places[url, default: []].append(span) }
    }
    screen.root.visit { element in
      guard element.has(.url) || element.has(.poster) || element.has(.iconURL) else { return }
      for id in ResourceURLs.images(of: element.kind) + ResourceURLs.others(of: element.kind) { note(id, of: element) }
    }
    for url in order {
      guard let spans = places[url], spans.count > 1 else { continue }
      context.report(ResourceDiagnostics.repeated(url, spans))
    }
  }
}
