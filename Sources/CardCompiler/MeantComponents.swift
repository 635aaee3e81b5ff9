import CardFormats
import CardSyntax
import CardTemplate

extension Diagnostics {
  /// The findings, of which those about types that the format does not have name the component that was probably meant.
  ///
  /// Formats know no components: these have been put in the place of their uses before a screen is read.
  func naming(_ components: ComponentLibrary, in format: any Format) -> Diagnostics {
    let kinds = format.unknownTypeKinds
    guard !components.names.isEmpty, all.contains(where: { kinds.contains($0.kind) }) else { return self }
    var named = Diagnostics()
    for var each in all {
      // A type of the format that is nearly the same was more probably meant, unless the case alone is wrong.
      if kinds.contains(each.kind), let span = each.span,
        let component = components.meant(by: span.unquoted, byCaseOnly: each.fixIt != nil)
      {
        each.help = "the component `\(component.name)` is used as `\(component.use)`"
        each.fixIt = .writing(component.name, over: span)
      }
      named.report(each)
    }
    return named
  }
}

extension SourceSpan {
  /// The text without the quotes around it.
  fileprivate var unquoted: String {
    let text = text
    guard let quote = text.first, quote == "\"" || quote == "'", text.count > 1, text.last == quote else { return text }
    return String(text.dropFirst().dropLast())
  }
}
