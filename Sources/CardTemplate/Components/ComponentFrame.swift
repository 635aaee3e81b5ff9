import CardSyntax

/// One use of a file during an expansion: the template itself, a component in one of its uses, or a fragment.
final class ComponentFrame {
  /// The source that the document of the file names.
  let base: SourceText
  /// The source that what comes of this use names.
  let source: SourceText
  /// The number of ``source`` in the document that is built.
  let number: UInt32
  /// The component, if the file is one.
  let component: Component?
  /// Where the use was written; none for the template.
  let caller: ComponentFrame?
  /// The number of uses around this one.
  let level: Int
  /// What the use gives for the props of the component.
  var arguments: [String: ComponentExpansion.Argument] = [:]
  /// Whether `$prop{…}` means something.
  var seesProps = false

  /// The keys that the expansion looks for, as numbers of the document.
  let typeSymbol, includeSymbol, dataSymbol: UInt32?

  /// A use of `document`, which is in the file `source` or in a use of it.
  init(
    _ document: Document, source: SourceText, number: UInt32, component: Component? = nil, caller: ComponentFrame? = nil
  ) {
    base = document.source
    self.source = source
    self.number = number
    self.component = component
    self.caller = caller
    level = (caller?.level ?? -1) + 1
    typeSymbol = document.symbol(of: "type")
    includeSymbol = document.symbol(of: "$include")
    dataSymbol = document.symbol(of: "$data")
  }

  /// The place of something in the file, as a place of this use.
  func place(_ span: SourceSpan) -> SourceSpan {
    span.source == base ? SourceSpan(source: source, start: span.start, end: span.end) : span
  }

  /// The frames from the outermost one with `condition` to this one; empty if there is none.
  func path(from condition: (ComponentFrame) -> Bool) -> [ComponentFrame] {
    var path: [ComponentFrame] = []
    var frame: ComponentFrame? = self
    while let current = frame {
      path.append(current)
      if condition(current) { return path.reversed() }
      frame = current.caller
    }
    return []
  }
}
