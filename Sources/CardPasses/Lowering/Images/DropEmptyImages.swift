package import CardIR
import CardSyntax
import CardTemplate

/// Removes images that have nothing to show, before distances to their neighbours are worked out.
///
/// That goes for pictures in backgrounds, icons and posters as well. Clients that load pictures themselves need whole
/// addresses, and some of them crash on anything else: for those a text that is no address shows nothing either.
package struct DropEmptyImages: Pass {
  package init() {}

  package let name = "drop-empty-images"
  package let summary = "Removes images without a source."
  package let stage = PassStage.lowering
  package let example = PassExample(before: #"image url="""#, after: "")

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// The addresses of pictures that are no elements.
  private static let addresses = ContentSet(attributes: [.iconURL, .poster])

  private static let pictures = ContentSet([.image, .backgroundImage])

  /// What the pass looks for.
  private static let content = ContentSet([.image, .backgroundImage], attributes: [.iconURL, .poster])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    var dropped: [Element] = []
    let mustBeAddress = context.target.imagesNeedAbsoluteURLs
    Self.drop(in: &screen.root, mustBeAddress, &dropped)
    screen.rewrite(in: Self.addresses) { element in
      for id in [AttributeID.iconURL, .poster] {
        guard case .text(let url)? = element[value: id], Self.showsNothing(url, mustBeAddress) else { continue }
        context.record(
          LossKinds.emptyImage, "`\(element.sourceName(of: id))` has nothing to show, so it is left out",
          at: element, id)
        element[value: id] = nil
      }
    }
    if context.target.emptyImagesCrash, !context.source.emptyImagesCrash, screen.isTemplate {
      Self.waitForAddresses(in: &screen.root)
    }
    for image in dropped {
      let picture = image.kind == .image ? "the image" : "the picture in the background"
      context.record(
        LossKinds.emptyImage, "\(picture) has nothing to show, so it is left out", at: image,
        value: image.literal(.url).flatMap { $0.isEmpty ? nil : $0 })
      for region in image.regions {
        for action in region.slots.compactMap(\.element) where action.kind.family == .action {
          context.recordRemoval(of: action, LossKinds.emptyImage, "what would be tapped has nothing to show")
        }
      }
    }
  }

  private static func drop(in element: inout Element, _ mustBeAddress: Bool, _ dropped: inout [Element]) {
    let count = dropped.count
    element.filterOwn(in: pictures) { child in
      drop(in: &child, mustBeAddress, &dropped)
      guard child.kind == .image || child.kind == .backgroundImage, !shows(child, mustBeAddress) else { return true }
      dropped.append(child)
      return false
    }
    if dropped.count > count, element.has(.background), element[.background].isEmpty { element.remove(.background) }
  }

  /// Shows pictures only where data give an address.
  private static func waitForAddresses(in root: inout Element) {
    root.rewriteChildren(in: pictures) { _, slots in
      for index in slots.indices {
        guard let image = slots[index].element, image.kind == .image,
          case .template(let url)? = image[.url], let address = url.singleHole
        else { continue }
        slots[index] = slots[index].shown(if: .not(.call("empty", [address])))
      }
    }
  }

  private static func showsNothing(_ address: String, _ mustBeAddress: Bool) -> Bool {
    mustBeAddress ? URLText(address).isUnusable : URLText(address).isBlank
  }

  /// Whether an image names something that can be shown, or data may.
  private static func shows(_ image: Element, _ mustBeAddress: Bool) -> Bool {
    switch image[.assetName] {
    case .literal(let name)?: if !URLText(name).isBlank { return true }
    case .template?: return true
    case nil: break
    }
    switch image[.url] {
    case .literal(let url)?: return !showsNothing(url, mustBeAddress)
    case .template?: return true
    case nil: return false
    }
  }
}
