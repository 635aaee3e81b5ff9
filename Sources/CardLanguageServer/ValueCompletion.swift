import CardCompiler
import CardFormats
import CardIR

// Values of keys.
extension LanguageServer {
  /// The values that a key can have.
  mutating func values(of key: String, in object: Piece, isQuoted: Bool, _ cursor: Cursor) -> [CompletionItem] {
    let language = cursor.file.language
    func insertion(_ text: String, _ isString: Bool) -> String? {
      let needsSpace =
        cursor.isYAML && cursor.offset > 0 && cursor.text.bytes[cursor.offset - 1] == UInt8(ascii: ":") ? " " : ""
      return isString && !cursor.isYAML && !isQuoted ? "\"\(text)\"" : needsSpace.isEmpty ? nil : needsSpace + text
    }
    if cursor.file.role == .data || cursor.file.role == .host { return [] }
    if let listed = DeclarationKeys.values(of: key, in: object, of: cursor.file) {
      return listed.map {
        CompletionItem(label: $0, kind: .value, insertion: insertion($0, $0 != "true" && $0 != "false"))
      }
    }
    if key == language.vocabulary.discriminator, language.property(key, in: object) == nil {
      return types(of: object, cursor, insertion)
    }
    if key == "$data" || key == "$when", cursor.file.role.hasElements {
      return bindings(in: object, isQuoted: isQuoted, cursor, insertion)
    }
    if key == "$include" { return fragments(cursor, insertion) }
    if let component = surroundings(of: cursor.path).component(givenPropsBy: object) {
      let isFlag = component.props.contains { $0.name == key && $0.type == "boolean" }
      return isFlag ? ["true", "false"].map { CompletionItem(label: $0, kind: .value) } : []
    }
    guard let property = language.property(key, in: object) else { return [] }
    return names(for: property, in: object, isQuoted: isQuoted, cursor, insertion)
      ?? listedValues(of: property, in: object, cursor, insertion)
  }

  /// The types that an object can have, and the components that can stand in its place.
  private mutating func types(
    of object: Piece, _ cursor: Cursor, _ insertion: (String, Bool) -> String?
  ) -> [CompletionItem] {
    let language = cursor.file.language
    var seen: Set<String> = []
    let isRoot = object.parent == nil
    var types = language.types(for: object)
    if isRoot, let card = language.vocabulary.typeInAnyFamily(named: "AdaptiveCard") { types.insert(card, at: 0) }
    // Types with the properties that are there already come first.
    let present = Set(object.children.compactMap(\.key)).subtracting([language.vocabulary.discriminator])
    func misses(_ type: TypeSpec) -> Int {
      present.subtracting(type.properties.map(\.name) + type.groups + ["$data", "$when"]).count
    }
    let ordered =
      isRoot
      ? types
      : types.enumerated().sorted { (misses($0.element), $0.offset) < (misses($1.element), $1.offset) }.map(\.element)
    var items = ordered.filter { seen.insert($0.name).inserted }.map {
      CompletionItem(
        label: $0.name, kind: .type, detail: $0.since.map { "since \($0)" } ?? "",
        documentation: language.documentation(of: $0), insertion: insertion($0.name, true))
    }
    let surroundings = surroundings(of: cursor.path)
    let components = surroundings.componentNames.compactMap { surroundings.components[$0] }
    for component in components where seen.insert(component.name.text).inserted {
      items.append(
        CompletionItem(
          label: component.name.text, kind: .type, detail: "component", documentation: component.documentation,
          insertion: insertion(component.name.text, true)))
    }
    return items
  }

  /// What `$data` and `$when` can say: only a binding makes sense there, in quotes where braces or nothing else would be
  /// read.
  private mutating func bindings(
    in object: Piece, isQuoted: Bool, _ cursor: Cursor, _ insertion: (String, Bool) -> String?
  ) -> [CompletionItem] {
    let needsQuotes = !isQuoted && (!cursor.isYAML || object.indent == nil)
    return names(at: cursor.offset..<cursor.offset, from: cursor.offset, in: object, cursor)
      .filter { $0.kind == .field || $0.kind == .variable }.map { item in
        var item = item
        let binding = "${\(item.label)}"
        item.insertion =
          cursor.isYAML ? insertion(needsQuotes ? "\"\(binding)\"" : binding, true) : insertion(binding, true)
        item.insertion = item.insertion ?? (needsQuotes ? "\"\(binding)\"" : binding)
        return item
      }
  }

  /// The names that a property takes: of variables, of elements, or of the first key of an object; none if it takes
  /// something else.
  private func names(
    for property: PropertySpec, in object: Piece, isQuoted: Bool, _ cursor: Cursor,
    _ insertion: (String, Bool) -> String?
  ) -> [CompletionItem]? {
    let language = cursor.file.language
    let start = ObjectStart(in: object, cursor)
    if case .attribute(.body, _) = property.meaning {
      // A call sends variables, which have names of their own.
      return variables(in: cursor).map {
        CompletionItem(
          label: $0, kind: .variable, detail: "variable", insertion: start.element($0, isQuoted: isQuoted))
      }
    }
    if let form = Language.formOfNames(property) {
      return ids(for: property, of: object, in: cursor.file).map {
        let text = form == .list ? start.element($0.text, isQuoted: isQuoted) : insertion($0.text, true)
        return CompletionItem(label: $0.text, kind: .reference, detail: "id", insertion: text)
      }
    }
    guard let (form, region) = Language.objects(of: property) else { return nil }
    // A new object starts with its type, or with what the type is known to have.
    let discriminator = language.vocabulary.discriminator
    let implied = language.vocabulary.impliedType(in: region).map { language.vocabulary.types[$0.index] }
    let own = implied?.properties.map(\.name) ?? []
    let names = property.region == nil && implied != nil ? own : [discriminator] + own.filter { $0 != discriminator }
    return names.map {
      CompletionItem(label: $0, kind: .property, insertion: start.object($0, inList: form == .list))
    }
  }

  /// The values that the vocabulary lists for a property; what the text has for the key already comes first.
  private func listedValues(
    of property: PropertySpec, in object: Piece, _ cursor: Cursor, _ insertion: (String, Bool) -> String?
  ) -> [CompletionItem] {
    guard let codec = property.codec else { return [] }
    let language = cursor.file.language
    let about = language.role(of: object).map { language.documentation(of: property, in: $0.type) } ?? ""
    var listed = Language.values(of: codec.shape)
    if listed.isEmpty { listed = codec.spellings.map { ($0, true) } }
    var uses: [String: Int] = [:]
    cursor.root.visit { piece in
      if piece.key == property.name, !piece.text.isEmpty, !piece.textRange.contains(cursor.offset) {
        uses[piece.text.lowercased(), default: 0] += 1
      }
    }
    let ordered = listed.enumerated().sorted { left, right in
      let (a, b) = (uses[left.element.text.lowercased()] ?? 0, uses[right.element.text.lowercased()] ?? 0)
      return a == b ? left.offset < right.offset : a > b
    }
    return ordered.map(\.element).map {
      CompletionItem(label: $0.text, kind: .value, documentation: about, insertion: insertion($0.text, $0.isString))
    }
  }

  /// The ids that the value of a property can name: all of the file, or for a constraint those of the widgets beside its own with
  /// what is in them. Other containers than these place their children themselves, so a constraint there names nobody.
  private func ids(for property: PropertySpec, of object: Piece, in file: Snapshot) -> [Piece] {
    func enclosing(_ piece: Piece?) -> Piece? {
      var next = piece?.parent
      while let piece = next, piece.kind != .object { next = piece.parent }
      return next
    }
    guard case .attribute(.anchorID, _) = property.meaning, let widget = enclosing(object),
      let list = widget.parent, list.kind == .array
    else { return file.ids }
    if let parent = enclosing(widget).flatMap({ file.language.role(of: $0) }),
      ![.screen, .canvas].contains(parent.type.kind)
    {
      return []
    }
    let others = list.children.filter { $0 !== widget }
    return file.ids.filter { id in others.contains { $0.range.contains(id.textRange.lowerBound) } }
  }

  /// The names of the variables that inputs and actions of a text store values in, each once.
  private func variables(in cursor: Cursor) -> [String] {
    let language = cursor.file.language
    var found: [String] = []
    cursor.root.visit { piece in
      guard piece.kind == .scalar, let key = piece.key, let parent = piece.parent, !piece.text.isEmpty else { return }
      let meaning = language.property(key, in: parent)?.meaning
      let isOfInput = if case .attribute(.variableID, _)? = meaning { true } else { false }
      let isSet = key == "id" && parent.parent?["type"]?.text == "manageValue"
      if isOfInput || isSet, !found.contains(piece.text) { found.append(piece.text) }
    }
    return found
  }

  /// The files that can be included, as they are named from the file.
  private func fragments(_ cursor: Cursor, _ insertion: (String, Bool) -> String?) -> [CompletionItem] {
    let files = projectFiles(around: cursor.path).filter { FileRole($0) == .fragment && $0 != cursor.path }
    return files.map { file in
      let name = Path.relative(file, from: Path.folder(of: cursor.path))
      return CompletionItem(label: name, kind: .file, insertion: insertion(name, true))
    }
  }
}
