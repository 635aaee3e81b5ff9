package import CardFormats

// Documents with an object where it does not belong, so that what has no place shows what it does to everything else.
extension VocabularyDocuments {
  /// A document for every region of a type and every kind of stranger in it: an object of a type that nobody knows,
  /// alone, repeated and with a fallback, one of every other family, and what is no object.
  package static func strangers(_ vocabulary: Vocabulary, in type: Int) -> [String] {
    var documents = VocabularyDocuments(vocabulary, seed: 1)
    documents.hasEmptyValues = false
    guard let path = documents.path(to: type) else { return [] }
    let properties = vocabulary.types[type].properties
    return properties.indices.flatMap { position -> [String] in
      guard let region = properties[position].region, properties[position].canonicalName == nil else { return [] }
      return documents.strangers(to: region).map { stranger in
        let usual = documents.filler(of: region)
        let list = [usual, stranger, usual].compactMap { $0 }.joined(separator: ",")
        var text = documents.wrapped(
          region.form == .list ? "[\(list)]" : stranger, type, position, isRoot: path.isEmpty)
        for (type, property) in path.reversed() {
          let isList = vocabulary.types[type].properties[property].region?.form == .list
          text = documents.wrapped(isList ? "[\(text)]" : text, type, property, isRoot: type == documents.rootType)
        }
        return text.replacing("@id@", with: "gone")
      }
    }
  }

  private mutating func strangers(to region: RegionSpec) -> [String] {
    let name = "\"\(vocabulary.discriminator)\":\"Stranger\""
    var strangers = [
      "{\(name),\"text\":\"from afar\"}", "{\(name)}",
      "{\(name),\"$when\":\"${flag}\",\"$data\":\"${items}\",\"title\":\"${n}\"}",
      "7", "\"${name}\"", "[]",
    ]
    if let own = filler(of: region) { strangers.append("{\(name),\"text\":\"from afar\",\"fallback\":\(own)}") }
    var families: Set<TypeFamily> = [region.family]
    for index in readableTypes where families.insert(vocabulary.types[index].family).inserted {
      strangers.append(object(index, namesType: true, only: shown(of: index), depth: 0, isWhole: true))
    }
    // One of the same family that may not stand here.
    let other = readableTypes.first {
      vocabulary.types[$0].family == region.family && region.typeNames?.contains(vocabulary.types[$0].name) == false
    }
    if let other { strangers.append(object(other, namesType: true, only: shown(of: other), depth: 0, isWhole: true)) }
    return strangers
  }
}
