import CardIR
import CardText

extension Bound<String> {
  /// The words of a text, as long as they are expected to be where only data know them.
  var expectedWords: String {
    switch self {
    case .literal(let text): text
    case .template(let template): ExpectedText.text(template)
    }
  }
}
