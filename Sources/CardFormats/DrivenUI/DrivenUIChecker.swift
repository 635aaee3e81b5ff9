import CardIR
import CardSyntax
import CardTemplate

/// Reports what the SDK would make of a document: where it shows nothing, crashes, or shows something else.
///
/// The SDK decodes every known key of every component, also those that the component's type does not use, so the
/// whole tree is checked, not only what has a meaning.
struct DrivenUIChecker {
  /// Whether strings may contain holes, whose values are known only later.
  let readsHoles: Bool
  /// What was found.
  private(set) var diagnostics = Diagnostics()
  /// Type names that are right but for case.
  private(set) var misspelledTypes: [String] = []

  private let vocabulary: Vocabulary
  private static let keys = ["type", DrivenUIVocabulary.properties, DrivenUIVocabulary.values, "subviews"]

  init(readsHoles: Bool, _ vocabulary: Vocabulary = DrivenUIVocabulary.strict) {
    self.readsHoles = readsHoles
    self.vocabulary = vocabulary
  }

  /// Checks the document's root.
  mutating func check(root node: Node) {
    guard node.kind == .object else {
      let help = node.kind == .array ? "put the components into the `subviews` of a `VStack`" : nil
      report(
        DrivenUIDiagnostics.notComponent, "a DrivenUI document is one object, found \(ObjectImporter.describe(node))",
        at: node.span, help: help)
      return
    }
    check(component: node)
  }

  private mutating func check(component node: Node) {
    if isHole(node) { return }
    guard node.kind == .object else {
      report(
        DrivenUIDiagnostics.wrongType, "expected a component, found \(ObjectImporter.describe(node))", at: node.span)
      return
    }
    let type = self.type(of: node)
    for member in node.members {
      switch member.name {
      case vocabulary.discriminator: continue
      case "$data" where readsHoles, "$when" where readsHoles: continue
      case DrivenUIVocabulary.properties, DrivenUIVocabulary.values: check(group: member, type)
      case "subviews": check(subviews: member, type)
      // What belongs to a component of another kind is said with its type.
      default: if type != nil || !isForeign(node) { reportUnknown(member, in: nil, type) }
      }
    }
    if let type { checkUse(node, type) }
  }

  /// Whether a component has a type that is not even nearly one of the SDK's, but perhaps one of another format.
  private func isForeign(_ node: Node) -> Bool {
    guard let name = node[vocabulary.discriminator]?.string else { return false }
    return Suggestion.nearest(to: name, in: vocabulary.typeNames(in: DrivenUIVocabulary.component)) == nil
  }

  /// The type of a component, if it has one that the SDK knows.
  private mutating func type(of node: Node) -> TypeSpec? {
    guard let value = node[vocabulary.discriminator], !value.isNull else {
      report(
        DrivenUIDiagnostics.missingType, "the component has no `type`, so nothing is drawn in its place",
        at: node.span, help: "add a `type`, for example `VStack` or `Text`")
      return nil
    }
    if isHole(value) { return nil }
    guard let name = value.string else {
      report(
        DrivenUIDiagnostics.wrongType, "`type` must be a string, found \(ObjectImporter.describe(value))",
        at: value.span)
      return nil
    }
    if let index = vocabulary.type(named: name, in: DrivenUIVocabulary.component) { return vocabulary.types[index] }
    let names = vocabulary.typeNames(in: DrivenUIVocabulary.component)
    let near = Suggestion.nearest(to: name, in: names)
    if let near, near.lowercased() == name.lowercased() { misspelledTypes.append(name) }
    diagnostics.report(
      Diagnostic(
        DrivenUIDiagnostics.unknownType, "DrivenUI has no type `\(name)`", at: value.span,
        meant: near, help: "expected one of \(Self.listed(names))"))
    return nil
  }

  // MARK: Groups

  private mutating func check(group member: Node.Member, _ type: TypeSpec?) {
    let value = member.value
    if value.isNull || isHole(value) { return }
    guard value.kind == .object else {
      report(
        DrivenUIDiagnostics.wrongType, "`\(member.name)` must be an object, found \(ObjectImporter.describe(value))",
        at: value.span)
      return
    }
    for property in value.members { check(property: property, in: member.name, type) }
  }

  private mutating func check(property member: Node.Member, in group: String, _ type: TypeSpec?) {
    let own = type.flatMap { Self.codec(member.name, group, in: $0) }
    guard let codec = own ?? vocabulary.types.lazy.compactMap({ Self.codec(member.name, group, in: $0) }).first else {
      return reportUnknown(member, in: group, type)
    }
    if let type, own == nil {
      report(
        DrivenUIDiagnostics.ignoredProperty, "`\(type.name)` makes no use of `\(member.name)`", at: member.keySpan)
    }
    let value = member.value
    if value.isNull || isHole(value) { return }
    guard codec.decode(value) != nil else { return reportMismatch(member, codec) }
    if let text = value.string, member.name.hasSuffix("Color") { check(color: text, at: value.span) }
  }

  private static func codec(_ name: String, _ group: String, in type: TypeSpec) -> ValueCodec? {
    for property in type.properties where property.name == name && property.group == group {
      if case .attribute(_, let codec) = property.meaning { return codec }
    }
    return nil
  }

  private mutating func reportMismatch(_ member: Node.Member, _ codec: ValueCodec) {
    let value = member.value
    guard let text = value.string, !codec.spellings.isEmpty else {
      let isColor = member.name.hasSuffix("Color") && value.kind == .number
      diagnostics.report(
        Diagnostic(
          DrivenUIDiagnostics.wrongType,
          "`\(member.name)` must be \(codec.expectation), found \(ObjectImporter.describe(value))", at: value.span,
          help: isColor ? "write the colour in quotes, or it is read as a number" : nil,
          // The digits of a colour may be those of a number written in another way.
          fixIt: isColor ? Self.quoting(color: value) : codec.conversion(of: value)))
      return
    }
    let kind =
      switch member.name {
      case "font": DrivenUIDiagnostics.unknownFont
      case "fontWeight": DrivenUIDiagnostics.unknownWeight
      default: DrivenUIDiagnostics.unknownAlignment
      }
    let near = Suggestion.nearest(to: text, in: codec.spellings)
    diagnostics.report(
      Diagnostic(
        kind, "`\(member.name)` cannot be `\(text)`", at: value.span,
        meant: near, help: "expected \(codec.expectation)"))
  }

  /// The six digits of a colour in quotes, as they are written; none of another number.
  private static func quoting(color value: Node) -> Diagnostic.FixIt? {
    let digits = value.span.text.utf8
    return digits.count == 6 && digits.allSatisfy { $0 &- 0x30 < 10 } ? .quotingScalar(value) : nil
  }

  private mutating func check(color text: String, at span: SourceSpan) {
    let color = DrivenUIColor(text)
    let meant = color.meant.text(.bare)
    if !color.isColor {
      report(
        DrivenUIDiagnostics.color, "`\(text)` is not a colour, so the SDK shows `\(meant)`", at: span,
        help: "write six hexadecimal digits, for example `1F6FEB`")
    } else if color.meant.alpha != 255 {
      report(
        DrivenUIDiagnostics.color, "the SDK shows `\(text)` opaque, as `\(color.shown.text(.bare))`", at: span,
        help: "colours have no alpha; blend the colour with its background")
    } else if color.meant != color.shown {
      diagnostics.report(
        Diagnostic(
          DrivenUIDiagnostics.color, "the SDK reads `\(text)` as `\(color.shown.text(.bare))`", at: span,
          help: "write `\(meant)`", fixIt: .writing(meant, over: span)))
    }
  }

  // MARK: Content

  private mutating func check(subviews member: Node.Member, _ type: TypeSpec?) {
    let value = member.value
    if let type, !type.properties.contains(where: { $0.name == member.name }) {
      report(DrivenUIDiagnostics.ignoredProperty, "`\(type.name)` shows no `subviews`", at: member.keySpan)
    }
    if value.isNull || isHole(value) { return }
    guard value.kind == .array else {
      report(
        DrivenUIDiagnostics.wrongType, "`subviews` must be an array, found \(ObjectImporter.describe(value))",
        at: value.span, help: value.kind == .object ? "put the component into an array" : nil)
      return
    }
    for component in value.elements { check(component: component) }
  }

  /// What is decoded without complaint, but not shown as it is meant.
  private mutating func checkUse(_ node: Node, _ type: TypeSpec) {
    let place = node[vocabulary.discriminator]?.span ?? node.span
    if type.properties.contains(where: { $0.name == "subviews" }), Self.present(node["subviews"]) == nil {
      report(
        DrivenUIDiagnostics.placeholderText,
        "`\(type.name)` has no `subviews`, so the SDK shows `Please Add Subview`", at: place,
        help: "add `subviews`, an empty array if there are none")
    }
    if type.kind == .image { checkSource(of: node, at: place) }
    let properties = node[DrivenUIVocabulary.properties]
    let (color, width) = (Self.present(properties?["borderColor"]), Self.present(properties?["borderWidth"]))
    if let lone = color ?? width, color == nil || width == nil {
      report(
        DrivenUIDiagnostics.halfBorder, "a border needs both `borderColor` and `borderWidth`", at: lone.span)
    }
  }

  private mutating func checkSource(of image: Node, at place: SourceSpan) {
    let values = image[DrivenUIVocabulary.values]
    if Self.present(values?["systemIconName"]) != nil || Self.present(values?["localImageName"]) != nil { return }
    guard let url = Self.present(values?["imageUrl"]) else {
      if values?.kind ?? .object == .object || values?.isNull == true {
        report(
          DrivenUIDiagnostics.imageNoSource,
          "the image has no source, so the SDK shows `Image value could not read`", at: place,
          help: "give it a `systemIconName`, a `localImageName` or an `imageUrl`")
      }
      return
    }
    guard let text = url.string, !isHole(url), !URLText(text).isStrict else { return }
    report(
      DrivenUIDiagnostics.badURL,
      text.isEmpty ? "the image's URL is empty, and the SDK crashes" : "`\(text)` is not a URL, and the SDK crashes",
      at: url.span, help: text.isEmpty ? nil : "write `\(URLText(text).repaired)`")
  }

  private static func present(_ node: Node?) -> Node? { node.flatMap { $0.isNull ? nil : $0 } }

  // MARK: Reports

  private func isHole(_ node: Node) -> Bool {
    guard readsHoles, node.kind == .string, let text = node.string, text.containsUTF8("${") else { return false }
    var ignored = Diagnostics()
    return TemplateString.parse(node, diagnostics: &ignored) != nil
  }

  private mutating func reportUnknown(_ member: Node.Member, in group: String?, _ type: TypeSpec?) {
    if member.name == Diagnostics.silencingKey { return }
    let place = group.map { "`\($0)`" } ?? "a component"
    let homes = Set(
      vocabulary.types.flatMap { $0.properties.filter { $0.name == member.name }.compactMap(\.group) }
    ).sorted()
    let names: [String]
    if let group {
      let types = type.map { [$0] } ?? vocabulary.types
      names = types.flatMap { $0.properties.filter { $0.group == group }.map(\.name) }
    } else {
      names = Self.keys
    }
    let home = homes.first.map { "`\(member.name)` belongs in `\($0)`" }
    diagnostics.report(
      Diagnostic(
        DrivenUIDiagnostics.unknownKey, "\(place) has no key `\(member.name)`, so the SDK ignores it",
        at: member.keySpan, meant: home == nil ? Suggestion.nearest(to: member.name, in: names) : nil, help: home))
  }

  private mutating func report(
    _ kind: DiagnosticKind, _ message: String, at span: SourceSpan, help: String? = nil
  ) {
    diagnostics.report(Diagnostic(kind, message, at: span, help: help))
  }

  private static func listed(_ names: [String]) -> String {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.map { "`\($0)`" }.joined(separator: ", ")
  }
}
