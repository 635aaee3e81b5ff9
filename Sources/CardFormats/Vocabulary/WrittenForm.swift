import CardIR
import CardSyntax

extension Vocabulary {
  /// A value as the attribute of an element is written; none if its type does not take it.
  func node(of value: AttributeValue, as attribute: AttributeID, on element: Element) -> Node? {
    guard let type = type(for: element).map({ types[$0] }), type.implied[attribute] == nil else { return nil }
    for property in type.properties where !property.isReadOnly {
      guard case .attribute(attribute, let codec) = property.meaning else { continue }
      return codec.accepts(value) ? JSONLiteral.make { _ = codec.encode(value, &$0) } : nil
    }
    return nil
  }

  /// The bytes of slots as a region of `parent`, minified; none where its type has no such region for them.
  func size(of slots: [Slot], in region: RegionID, of parent: Element, _ screen: Screen) -> Int? {
    guard let type = type(for: parent) else { return nil }
    for property in types[type].properties where !property.isReadOnly {
      guard case .region(region, let spec) = property.meaning else { continue }
      var emitter = ObjectEmitter(self, screen: screen, options: EmitOptions(syntax: .minified))
      if spec.form == .list {
        emitter.list(slots, spec)
      } else if let slot = slots.first, slots.count == 1 {
        emitter.slot(slot, spec)
      } else {
        return nil
      }
      return emitter.rejected.isEmpty ? emitter.writer.finish().count : nil
    }
    return nil
  }
}
