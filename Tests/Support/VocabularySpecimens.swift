package import CardFormats
import CardIR

// Documents that are alike but for one property, so that what comes of them shows what the property is good for.
extension VocabularyDocuments {
  /// A document with an object of a type among others, and one more property of it or none.
  package struct Specimen {
    /// The document.
    package let text: String
    /// The object in it, as bytes of the text.
    package let object: Range<Int>
  }

  /// A document with an object of a type among others, which has what it shows and what it must have, but for
  /// `property`, which has the given value or is not there.
  ///
  /// But for that property, documents of one type are alike.
  package static func specimen(
    _ vocabulary: Vocabulary, of type: Int, with property: PropertySpec, value: String?
  ) -> Specimen? {
    var documents = VocabularyDocuments(vocabulary, seed: 1)
    documents.hasEmptyValues = false
    guard let path = documents.path(to: type) else { return nil }
    let parent = path.last.map { vocabulary.types[$0.type].properties[$0.property] }
    let namesType = parent?.region.map(documents.names) ?? documents.rootIsNamed
    documents.marks = true
    let plain = documents.shown(of: type).filter { vocabulary.types[type].properties[$0] !== property }
    var text = documents.object(type, namesType: namesType, only: plain, depth: 1, isWhole: true)
    documents.marks = false
    text = placed(value.map { "\"\(property.name)\":\($0)" }, in: property.group, of: text)
    let object = text
    for (type, property) in path.reversed() {
      let region = vocabulary.types[type].properties[property].region
      if region?.form == .list {
        // Something stands before it and after it, so that distances and alignments mean something.
        let others = (0..<2).compactMap { _ in region.flatMap { documents.filler(of: $0) } }
        text = "[" + [others.first, text, others.last].compactMap { $0 }.joined(separator: ",") + "]"
      }
      text = documents.wrapped(text, type, property, isRoot: type == documents.rootType, isWhole: true)
    }
    guard let range = text.firstRange(of: object) else { return nil }
    let start = text[..<range.lowerBound].utf8.count
    // The name is as long as what stands for it, so the object stays where it is.
    let resolved = text.replacing("@id@", with: "gone")
    return Specimen(text: resolved, object: start..<start + object.utf8.count)
  }

  /// The properties of a type that hold what it shows and does.
  func shown(of type: Int) -> [Int] {
    vocabulary.types[type].properties.indices.filter { position in
      let property = vocabulary.types[type].properties[position]
      switch property.meaning {
      case .attribute(let id, _):
        return property.canonicalName == nil
          && [
            .text, .title, .url, .endpoint, .method, .operation, .targetID, .dataType, .destination, .variableID,
            .rule,
          ].contains(id)
      case .region(let id, _): return [.children, .actions, .card].contains(id)
      case .inert: return false
      }
    }
  }

  /// What stands beside an object in its list: text, or an object of the first type that may.
  mutating func filler(of region: RegionSpec) -> String? {
    let types = types(in: region)
    guard let type = types.first(where: { vocabulary.types[$0].kind == .text }) ?? types.first else { return nil }
    return object(type, namesType: names(region), only: shown(of: type), depth: 0, isWhole: true)
  }

  /// An object with a member more, in a group of it or beside its own.
  private static func placed(_ member: String?, in group: String?, of text: String) -> String {
    var result = text
    if let member {
      if let group, !result.contains("@\(group)@") {
        result = result.replacing("@@", with: ",\"\(group)\":{\(member)}")
      } else {
        result = result.replacing("@\(group ?? "")@", with: "," + member)
      }
    }
    for mark in result.matches(of: /@[a-z]*@/).reversed() where mark.output != "@id@" {
      result.removeSubrange(mark.range)
    }
    return result.replacing("{,", with: "{")
  }

  /// Values of a property, one of every sort that it takes.
  package static func samples(of property: PropertySpec, in vocabulary: Vocabulary, on type: TypeSpec) -> [String] {
    var documents = VocabularyDocuments(vocabulary, seed: 3)
    documents.hasEmptyValues = false
    func samples(_ shape: ValueShape) -> [String] {
      switch shape {
      case .names(let names, _): return names.map { "\"\($0)\"" }
      case .boolean: return ["true", "false"]
      case .number, .integer: return ["2", "12"]
      case .pixels: return ["\"64px\""]
      case .either(let shapes): return shapes.flatMap(samples)
      default: return documents.value(shape).map { [$0] } ?? []
      }
    }
    switch property.meaning {
    case .attribute(let id, let codec):
      switch id {
      case .textColor, .foregroundColor, .backgroundColor, .borderColor:
        if case .string = codec.shape { return ["\"1F6FEB\""] }
      // More than what is in anything.
      case .minHeight: return ["\"640px\""]
      case .id, .targetID, .anchorID, .version, .language, .mimeType, .regex, .url, .iconURL, .poster, .endpoint,
        .minimum, .maximum, .value, .maxLines:
        return documents.value(of: id, codec, on: type).map { [$0] } ?? []
      default: break
      }
      if case .string = codec.shape, !codec.spellings.isEmpty { return codec.spellings.map { "\"\($0)\"" } }
      return samples(codec.shape)
    case .region(_, let region):
      let scalars = region.scalar.map { samples($0.codec.shape) } ?? []
      let item = documents.item(of: region, depth: 0).map { region.form == .list ? "[\($0)]" : $0 }
      return scalars + [item].compactMap { $0 }
    case .inert(let codec): return samples(codec.shape)
    }
  }
}
