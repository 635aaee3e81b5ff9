package import CardIR
public import CardSyntax

/// Reports images and media that are not where a screen says, as far as there are resolvers for their URLs.
package struct CheckResources: Pass {
  private let resolvers: ResourceResolvers

  package init(_ resolvers: ResourceResolvers) { self.resolvers = resolvers }

  /// The name, also where the pass does not run.
  package static let passName = "check-resources"
  package let name = passName
  package let summary = "Reports images and media whose URLs do not resolve."
  package let stage = PassStage.check
  package let example = PassExample(
    before: #"image url="bundle:logo.png""#, after: #"image url="bundle:logo.png""#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    var found: [Diagnostic] = []
    var known: [String: Result<Resource, ResourceError>?] = [:]
    func check(_ id: AttributeID, of element: Element, isImage: Bool) {
      guard let url = ResourceURLs.url(id, of: element) else { return }
      let span = element.entry(id)?.origin?.span ?? element.span
      // What stands at a URL is asked for once, however often it is used.
      let answer = known[url] ?? resolvers.resource(at: url)
      known[url] = .some(answer)
      switch answer {
      case nil: break
      case .failure(let error): found.append(ResourceDiagnostics.notFound(url, error, span))
      case .success(let resource):
        if isImage, resource.imageType == nil {
          found.append(ResourceDiagnostics.notAnImage(url, resource, span))
        }
      }
    }
    screen.root.visit { element in
      for id in ResourceURLs.images(of: element.kind) { check(id, of: element, isImage: true) }
      for id in ResourceURLs.others(of: element.kind) { check(id, of: element, isImage: false) }
    }
    for diagnostic in found { context.report(diagnostic) }
  }
}

/// What can be wrong with what URLs lead to.
public enum ResourceDiagnostics {
  static let notFound = DiagnosticKind(
    "resource.not-found", .warning, "A URL does not resolve.",
    explanation: """
      The program that uses the library has registered a resolver for the URL's scheme, and the message has its \
      reason. Nothing is fetched unless a resolver is registered.
      """)
  static let notAnImage = DiagnosticKind(
    "resource.not-an-image", .warning, "The URL of an image leads to something else.",
    explanation: """
      PNG, JPEG, GIF, WebP and SVG are recognized by their content. Other content is an image only if the resolver's \
      media type says so.
      """)

  static let repeatedImage = DiagnosticKind(
    "resource.repeated-image", .note, "A screen embeds the same image more than once.",
    explanation: """
      A URL that begins with `data:` contains its content, and no format can share it: each copy is written in full, \
      which counts toward the size limits of hosts. Serve the image from a URL, repeat one element with the image by \
      `$data`, or take its URL from the data with a binding. Reported from 1 KiB on.
      """)

  /// The kinds.
  public static let all: [DiagnosticKind] = [notFound, notAnImage, repeatedImage]

  /// That the image in `url` stands at several places, of which the first is the one to keep.
  static func repeated(_ url: String, _ places: [SourceSpan]) -> Diagnostic {
    let size = url.utf8.count
    return Diagnostic(
      repeatedImage,
      "the same image of \(size) bytes is embedded \(places.count) times, \(size * (places.count - 1)) bytes "
        + "more than necessary",
      at: places.first, labels: places.dropFirst().map { Diagnostic.Label($0, "again here") },
      help: "give the image a URL to load it from, or repeat one element with it")
  }

  fileprivate static func notFound(_ url: String, _ error: ResourceError, _ span: SourceSpan?) -> Diagnostic {
    Diagnostic(notFound, "there is nothing at `\(shown(url))`: \(error.reason)", at: span)
  }

  fileprivate static func notAnImage(_ url: String, _ resource: Resource, _ span: SourceSpan?) -> Diagnostic {
    let found = resource.mediaType.map { "`\($0)`" } ?? "something else"
    return Diagnostic(notAnImage, "`\(shown(url))` is not an image: it is \(found)", at: span)
  }

  /// A URL, short enough for a message: those that carry their content may have any length.
  private static func shown(_ url: String) -> String { url.count > 60 ? url.prefix(59) + "…" : url }
}
