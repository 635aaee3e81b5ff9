import CardIR
import CardSyntax

extension NestedSpans {
  /// The places of the elements of screens, for finding the element that a place is in.
  init(elementsOf screens: [Screen]) {
    var places: [SourceSpan] = []
    for screen in screens {
      screen.root.visit { element in
        if let span = element.span { places.append(span) }
      }
    }
    self.init(places)
  }
}
