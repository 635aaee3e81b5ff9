import CardIR
import CardTemplate

extension Bound<String> {
  /// The words of a text, with `standIn` for each value that only data know.
  func words(holesAs standIn: String) -> String {
    switch self {
    case .literal(let text): text
    case .template(let template):
      template.segments.reduce(into: "") { words, segment in
        switch segment {
        case .text(let text): words += text
        case .hole: words += standIn
        }
      }
    }
  }
}
