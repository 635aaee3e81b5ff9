import CardIR
import CardSyntax

/// The views that elements and actions of the source become, if that is asked for.
final class ViewNames {
  /// The names of the views by what they come of.
  private(set) var names: [SourceSpan: String] = [:]
  private let isWanted: Bool

  init(isWanted: Bool) { self.isWanted = isWanted }

  /// Notes what an element becomes; of those with one source the outermost comes last.
  func note(_ name: @autoclosure () -> String?, of element: Element) {
    guard isWanted, let span = element.span, let name = name() else { return }
    names[span] = name
  }
}
