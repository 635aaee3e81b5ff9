package import CardSyntax

extension TemplateBindings {
  /// Where the paths stand for whose values `$data` repeats an element.
  ///
  /// They lead to lists by what else the template does with them, by data or by a schema. Of what none of these tells, the
  /// name does: `${orders}` are several, and `${customer}` is one.
  package var repeatingPaths: [SourceSpan] {
    var spans: [SourceSpan] = []
    func collect(_ shape: DataShape, named name: String) {
      let types = shape.types.subtracting(.null)
      let isOpen = types.contains(.object)
      if types.contains(.array), !isOpen || ElementNaming.isSeveral(name) {
        spans += shape.uses.lazy.filter { $0.role == .scope }.map(\.span)
      }
      if let element = shape.element { collect(element, named: name) }
      for field in shape.fields { collect(field.shape, named: field.name) }
    }
    collect(data, named: "")
    return spans
  }
}
