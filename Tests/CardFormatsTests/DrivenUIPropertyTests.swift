import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Testing

/// Sections 2, 2.1 and 3 of the format's reference: every key on every type, with every kind of value.
@Suite struct DrivenUIPropertyTests {
  /// How the SDK decodes a key.
  enum Decoding: Sendable { case string, integer, float, horizontal, vertical }

  /// A key, where it stands, how it is decoded, a value of it, and the types that make use of it; none means all.
  struct Key: Sendable, CustomTestStringConvertible {
    let name: String
    let group: String
    let decoding: Decoding
    let value: String
    let types: [String]?
    var testDescription: String { name }
  }

  static let keys: [Key] = [
    Key(name: "font", group: "properties", decoding: .string, value: #""title""#, types: ["Text"]),
    Key(name: "fontWeight", group: "properties", decoding: .string, value: #""bold""#, types: ["Text"]),
    Key(name: "foregroundColor", group: "properties", decoding: .string, value: #""1F6FEB""#, types: nil),
    Key(name: "backgroundColor", group: "properties", decoding: .string, value: #""1F6FEB""#, types: nil),
    Key(name: "borderColor", group: "properties", decoding: .string, value: #""1F6FEB""#, types: nil),
    Key(name: "borderWidth", group: "properties", decoding: .integer, value: "2", types: nil),
    Key(name: "padding", group: "properties", decoding: .integer, value: "8", types: nil),
    Key(name: "spacing", group: "properties", decoding: .integer, value: "8", types: ["HStack", "VStack"]),
    Key(name: "width", group: "properties", decoding: .float, value: "20.5", types: nil),
    Key(name: "height", group: "properties", decoding: .float, value: "20.5", types: nil),
    Key(name: "minLength", group: "properties", decoding: .float, value: "20.5", types: ["Spacer"]),
    Key(
      name: "horizontalAlignment", group: "properties", decoding: .horizontal, value: #""leading""#, types: ["VStack"]),
    Key(name: "verticalAlignment", group: "properties", decoding: .vertical, value: #""top""#, types: ["HStack"]),
    Key(name: "text", group: "values", decoding: .string, value: #""A""#, types: ["Text"]),
    Key(name: "imageUrl", group: "values", decoding: .string, value: #""https://e.com/a.png""#, types: ["Image"]),
    Key(name: "systemIconName", group: "values", decoding: .string, value: #""star""#, types: ["Image"]),
    Key(name: "localImageName", group: "values", decoding: .string, value: #""logo""#, types: ["Image"]),
  ]

  static let types = [
    "Image", "Text", "HStack", "VStack", "ZStack", "Rectangle", "Circle", "Spacer", "Divider", "List",
  ]
  private static let containers: Set = ["HStack", "VStack", "ZStack", "List"]

  /// A component of a type in which nothing is odd but for the one value.
  private func component(_ type: String, _ key: Key, _ value: String) -> String {
    var groups = ["properties": "", "values": ""]
    groups[key.group] = #""\#(key.name)": \#(value)"#
    if key.name == "borderColor" { groups["properties", default: ""] += #", "borderWidth": 1"# }
    if key.name == "borderWidth" { groups["properties", default: ""] += #", "borderColor": "000000""# }
    if type == "Image", key.name != "systemIconName" {
      // The symbol wins, so that nothing else can be wrong with the source.
      let symbol = #""systemIconName": "sun""#
      groups["values", default: ""] += groups["values"] == "" ? symbol : ", " + symbol
    }
    let subviews = Self.containers.contains(type) ? #", "subviews": []"# : ""
    return #"{"type": "\#(type)", "properties": {\#(groups["properties"] ?? "")}, "#
      + #""values": {\#(groups["values"] ?? "")}\#(subviews)}"#
  }

  private func isUsed(_ key: Key, _ type: String) -> Bool { key.types?.contains(type) ?? true }

  @Test(arguments: keys, types) func keysThatTypesMakeNoUseOfAreNotedAndDecoded(_ key: Key, _ type: String) throws {
    let text = component(type, key, key.value)
    _ = try DrivenComponent.decode(Array(text.utf8))
    let reading = try DrivenUIReading(text)
    let note = #"note drivenui.ignored-property "\#(key.name)": `\#(type)` makes no use of `\#(key.name)`"#
    #expect(reading.reports == (isUsed(key, type) ? [] : [note]))
    // What has no use has no meaning, but stands where it stood.
    let isExtra =
      reading.tree.contains(" ?\(key.group).\(key.name)=") || reading.tree.contains(#" ?values={"\#(key.name)":"#)
    let isOutranked = type == "Image" && ["imageUrl", "localImageName"].contains(key.name)
    #expect(isExtra == (!isUsed(key, type) || isOutranked), "\(reading.tree)")
    #expect(drivenUIText(try #require(reading.screen)) == minified(reading.document))
  }

  @Test(arguments: keys, types) func nullIsTheSameAsAbsent(_ key: Key, _ type: String) throws {
    var text = component(type, key, "null")
    if key.name == "systemIconName" { text = text.replacing("null", with: #"null, "localImageName": "a""#) }
    if key.name == "borderColor" || key.name == "borderWidth" {
      text = text.replacing(#", "borderWidth": 1"#, with: "").replacing(#", "borderColor": "000000""#, with: "")
    }
    _ = try DrivenComponent.decode(Array(text.utf8))
    let reading = try DrivenUIReading(text)
    // A note says that the type has no use for the key, as for any other value.
    #expect(reading.diagnostics.filter { $0.severity != .note }.map(\.message) == [])
    let rest = text.replacing(#""\#(key.name)": null, "#, with: "").replacing(#""\#(key.name)": null"#, with: "")
    #expect(meaning(of: reading) == meaning(of: try DrivenUIReading(rest)))
  }

  /// The tree without what has no meaning.
  private func meaning(of reading: DrivenUIReading) -> String {
    reading.tree.split(separator: "\n").map { line in
      line.split(separator: " ", omittingEmptySubsequences: false).filter { !$0.hasPrefix("?") }.joined(separator: " ")
    }.joined(separator: "\n")
  }

  /// Values that are not decoded, by what is wanted, with how they are described.
  private static func wrong(_ decoding: Decoding) -> [(value: String, found: String)] {
    let never = [("true", "`true`"), ("[]", "an array"), ("{}", "an object")]
    switch decoding {
    case .string: return never + [("7", "the number `7`")]
    case .integer:
      return never + [
        ("8.5", "the number `8.5`"), (#""8""#, "the string `8`"), ("1e30", "the number `1e30`"),
        ("9223372036854775808", "the number `9223372036854775808`"),
      ]
    case .float: return never + [(#""300""#, "the string `300`"), ("1e39", "the number `1e39`")]
    case .horizontal, .vertical: return never + [("7", "the number `7`")]
    }
  }

  private static func wanted(_ key: Key) -> String {
    switch key.decoding {
    case .integer: "a whole number"
    case .float: "a number"
    case .string where key.name.hasSuffix("Color"): "a colour such as `1F6FEB`"
    case .string where key.name == "font" || key.name == "fontWeight": "one of"
    case .string: "a string"
    case .horizontal, .vertical: "one of"
    }
  }

  @Test(arguments: keys, types) func oneValueOfAWrongTypeFailsTheDocument(_ key: Key, _ type: String) throws {
    for (value, found) in Self.wrong(key.decoding) {
      let text = component(type, key, value)
      #expect(throws: (any Error).self, "\(text)") { try DrivenComponent.decode(Array(text.utf8)) }
      let reading = try DrivenUIReading(text)
      #expect(reading.screen == nil)
      let errors = reading.reports.filter { $0.hasPrefix("error") }
      #expect(errors.count == 1, "\(errors)")
      let start = "error drivenui.wrong-type \(value): `\(key.name)` must be \(Self.wanted(key))"
      #expect(
        errors.first?.hasPrefix(start) == true && errors.first?.hasSuffix(", found \(found)") == true, "\(errors)")
      // A tolerant reading warns of the same, and what it writes is decoded.
      let tolerant = try DrivenUIReading(text, tolerant: true)
      #expect(tolerant.reports == reading.reports.map { $0.replacing("error ", with: "warning ") })
      let written = drivenUIText(try #require(tolerant.screen))
      #expect(throws: Never.self, "\(written)") { try DrivenComponent.decode(Array(written.utf8)) }
    }
  }

  /// What the names of section 3 mean.
  static let names: [(key: String, type: String, id: AttributeID, values: [String: AttributeValue])] = [
    (
      "font", "Text", .textSize,
      [
        "largeTitle": TextSize.style(.largeTitle).storage, "title": TextSize.style(.title).storage,
        "headline": TextSize.style(.headline).storage, "subheadline": TextSize.style(.subheadline).storage,
        "body": TextSize.style(.body).storage, "callout": TextSize.style(.callout).storage,
        "footnote": TextSize.style(.footnote).storage, "caption": TextSize.style(.caption).storage,
      ]
    ),
    (
      "fontWeight", "Text", .textWeight,
      [
        "ultraLight": TextWeight.ultraLight.storage, "thin": TextWeight.thin.storage,
        "light": TextWeight.light.storage, "regular": TextWeight.regular.storage,
        "medium": TextWeight.medium.storage, "semibold": TextWeight.semibold.storage,
        "bold": TextWeight.bold.storage, "heavy": TextWeight.heavy.storage, "black": TextWeight.black.storage,
      ]
    ),
    (
      "horizontalAlignment", "VStack", .alignment,
      [
        "leading": Alignment.leading.storage, "center": Alignment.center.storage,
        "trailing": Alignment.trailing.storage,
      ]
    ),
    (
      "verticalAlignment", "HStack", .alignment,
      [
        "top": Alignment.top.storage, "center": Alignment.center.storage, "bottom": Alignment.bottom.storage,
        "firstTextBaseline": Alignment.firstBaseline.storage, "lastTextBaseline": Alignment.lastBaseline.storage,
      ]
    ),
  ]

  @Test(arguments: names.indices) func namesMeanWhatTheReferenceSays(_ index: Int) throws {
    let (name, type, id, values) = Self.names[index]
    let key = try #require(Self.keys.first { $0.name == name })
    for (spelling, value) in values {
      let reading = try DrivenUIReading(component(type, key, #""\#(spelling)""#))
      #expect(reading.reports == [])
      #expect(try #require(reading.screen?.root.single(.children))[value: id] == value)
      // No other case will do.
      let shouted = spelling.uppercased()
      let wrong = try DrivenUIReading(component(type, key, #""\#(shouted)""#))
      #expect(wrong.diagnostics.map(\.message) == ["`\(name)` cannot be `\(shouted)`"])
      let isFatal = key.decoding != .string
      #expect((wrong.screen == nil) == isFatal)
      if !isFatal {
        #expect(try #require(wrong.screen?.root.single(.children)).has(id) == false)
      }
      let tolerant = try DrivenUIReading(component(type, key, #""\#(shouted)""#), tolerant: true)
      #expect(try #require(tolerant.screen?.root.single(.children))[value: id] == value)
    }
  }

  @Test func absentKeysHaveTheDefaultsOfTheReference() {
    let capabilities = DrivenUIFormat().capabilities
    #expect(capabilities.defaultValue(of: .textSize, on: .text) == TextSize.style(.body).storage)
    #expect(capabilities.defaultValue(of: .textWeight, on: .text) == TextWeight.regular.storage)
    #expect(capabilities.defaultValue(of: .gap, on: .stack).flatMap { Double($0) } == 0)
    #expect(capabilities.defaultValue(of: .alignment, on: .stack) == Alignment.center.storage)
    #expect(capabilities.defaultValue(of: .alignment, on: .overlay) == Alignment.center.storage)
    #expect(capabilities.defaultValue(of: .imageFit, on: .image) == ImageFit.stretch.storage)
    // The class declares defaults for these, but its decoder overwrites them with nothing.
    for id in [AttributeID.foregroundColor, .backgroundColor, .borderColor, .borderWidth, .padding, .minLength] {
      for kind in [ElementKind.stack, .shape, .spacer] {
        #expect(capabilities.defaultValue(of: id, on: kind) == nil, "\(id) of \(kind)")
      }
    }
  }
}
