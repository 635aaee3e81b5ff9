import CardCompiler
import CardTestSupport
import Foundation
import Testing

/// No client is given an image that has nothing to show: one that has no address is left out, wherever it stands.
@Suite("Images without a source")
struct ImageSourceTests {
  private typealias Object = [String: Any]

  /// What stands in the place of an address; none for a document without the member.
  private static let addresses: [String?] = ["", "  ", "::", "ht tp://example.com/a.png", nil]

  /// Members of cards that are pictures, on what they can stand.
  private static let cardPictures = ["backgroundImage", "poster", "iconUrl"]
  private static let keys: Set<String> = [
    "url", "imageUrl", "localImageName", "systemIconName", "image", "backgroundImage", "poster", "iconUrl",
  ]

  /// The document with `address` for every address of a picture.
  private static func spoilt(_ value: Any, _ address: String?, _ format: FormatID, isObject: Bool) -> Any {
    if let list = value as? [Any] { return list.map { spoilt($0, address, format, isObject: isObject) } }
    guard var object = value as? Object else { return value }
    if format == .adaptiveCard, object["type"] is String, let address {
      for key in cardPictures { object[key] = address }
      if isObject { object["backgroundImage"] = ["url": address] }
    }
    for (key, value) in object {
      if keys.contains(key), value is String {
        object[key] = address
      } else {
        object[key] = spoilt(value, address, format, isObject: isObject)
      }
    }
    return object
  }

  @Test("are in no output", arguments: Registry.standard.formats.map(\.id))
  func spoiltAddresses(format: FormatID) throws {
    let documents = try #require(Registry.standard.format(format).flatMap { GrowingDocuments($0) })
    let targets = [FormatID.adaptiveCard, .drivenUI, .skima, .swiftUI].filter { $0 != format }
    var options = CompilerOptions()
    options.from = format
    // What the decoder of DrivenUI rejects is a source as well.
    options.isTolerant = true
    let compiler = Compiler(options)
    var converted = 0
    for (index, family) in TestEffort.sample(Array(documents.families(variants: false).enumerated()), every: 3) {
      let original = try JSONSerialization.jsonObject(with: Data(family.document(2)))
      // Each list with one of the addresses, or with all.
      for address in TestEffort.sample(Self.addresses, every: Self.addresses.count, from: index % Self.addresses.count)
      {
        // Only cards have pictures that are objects.
        for isObject in address == nil || format != .adaptiveCard ? [false] : [false, true] {
          let spoilt = Self.spoilt(original, address, format, isObject: isObject)
          let bytes = Array(try JSONSerialization.data(withJSONObject: spoilt))
          let result = compiler.compile(SourceText(name: "page.json", bytes: bytes), to: targets)
          for output in result.outputs {
            for file in output.files {
              let problems = try Self.problems(in: file, output.target)
              #expect(problems == [], "\(family.name) with \(address ?? "no address") to \(output.target)")
              converted += 1
            }
          }
        }
      }
    }
    #expect(converted > TestEffort.choose(20, thorough: 100))
  }

  // MARK: Outputs

  private static func problems(in file: OutputFile, _ target: FormatID) throws -> [String] {
    if target == .swiftUI {
      let text = String(decoding: file.bytes, as: UTF8.self)
      return [#"URL(string: "")"#, #"URL(string: " "#, #"URL(string: "::")"#, "ht tp"].filter(text.contains)
        .filter { !text.contains("openLink") || $0 != "ht tp" }
    }
    var found: [String] = []
    find(try JSONSerialization.jsonObject(with: Data(file.bytes)), "", target, &found)
    return found
  }

  private static func find(_ value: Any, _ path: String, _ target: FormatID, _ found: inout [String]) {
    for (index, item) in (value as? [Any] ?? []).enumerated() { find(item, "\(path)/\(index)", target, &found) }
    guard let object = value as? Object else { return }
    let (props, values) = (object["props"] as? Object ?? [:], object["values"] as? Object ?? [:])
    switch (target, object["type"] as? String) {
    case (.drivenUI, "Image"?):
      let names = ["systemIconName", "localImageName"].compactMap { values[$0] as? String }
      if names.contains(where: { !$0.isEmpty }) { break }
      if !isURL(values["imageUrl"]) { found.append("\(path): \(values)") }
    case (.skima, "image"?): if !isURL(props["url"]) { found.append("\(path): \(props)") }
    case (.adaptiveCard, "Image"?): if isEmpty(object["url"]) { found.append("\(path): \(object)") }
    default: break
    }
    if target == .adaptiveCard, let picture = object["backgroundImage"] {
      if isEmpty((picture as? Object)?["url"] ?? picture) { found.append("\(path)/backgroundImage") }
    }
    for (key, inner) in object { find(inner, "\(path)/\(key)", target, &found) }
  }

  private static func isEmpty(_ value: Any?) -> Bool {
    (value as? String)?.allSatisfy(\.isWhitespace) ?? true
  }

  /// Whether a value is an address that every client can make a URL of.
  private static func isURL(_ value: Any?) -> Bool {
    guard let text = value as? String, !isEmpty(text) else { return false }
    guard let colon = text.firstIndex(of: ":"), !text[..<colon].contains("/") else { return !text.contains(" ") }
    return text[..<colon].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } && colon != text.startIndex
      && !text.contains(" ")
  }

  // MARK: Reports

  @Test("are reported as dropped, with what they would have set off") func report() throws {
    let card = #"""
      {"type":"AdaptiveCard","version":"1.5","backgroundImage":"","body":[
      {"type":"Container","backgroundImage":{"fillMode":"cover"},"items":[{"type":"TextBlock","text":"A"}]},
      {"type":"Image","url":"","selectAction":{"type":"Action.OpenUrl","url":"https://example.com"}}]}
      """#
    let result = Compiler().compile(SourceText(name: "card.json", text: card), to: [.skima])
    let output = try #require(result.outputs.first)
    let dropped = output.fidelity.filter { $0.kind.id == "dropped.empty-image" }
    #expect(dropped.count { $0.message.contains("has nothing to show, so it is left out") } == 3)
    #expect(dropped.contains { $0.value == "https://example.com" })
  }

  // MARK: Sizes

  private func image(_ body: String, to target: FormatID) throws -> (Double?, Double?) {
    let card = #"{"type":"AdaptiveCard","version":"1.5","body":[\#(body)]}"#
    var options = CompilerOptions()
    options.syntax = .minified
    let file = try #require(
      Compiler(options).compile(SourceText(name: "card.json", text: card), to: [target])[target])
    var size: (Double?, Double?) = (nil, nil)
    func look(_ value: Any) {
      for item in value as? [Any] ?? [] { look(item) }
      guard let object = value as? Object else { return }
      if (object["type"] as? String)?.lowercased() == "image" {
        if let properties = object["properties"] as? Object {
          size = (properties["width"] as? Double, properties["height"] as? Double)
        }
        for rule in object["constraints"] as? [Object] ?? [] {
          if rule["type"] as? String == "width" { size.0 = rule["value"] as? Double }
          if rule["type"] as? String == "height" { size.1 = rule["value"] as? Double }
        }
      }
      for inner in object.values { look(inner) }
    }
    look(try JSONSerialization.jsonObject(with: Data(file.bytes)))
    return size
  }

  private func column(_ width: String, _ image: String) -> String {
    #"""
    {"type":"ColumnSet","columns":[{"type":"Column","width":"\#(width)","items":[\#(image)]},
    {"type":"Column","width":"stretch","items":[{"type":"TextBlock","text":"A"}]}]}
    """#
  }

  @Test("an image is no wider than the room that it has", arguments: [FormatID.drivenUI, .skima])
  func widths(target: FormatID) throws {
    // A screen whose widths are worked out leaves a picture that needs all its column the column's width.
    let fills = target == .skima
    func expect(_ body: String, _ width: Double?, _ height: Double) throws {
      let size = try image(body, to: target)
      #expect(size.0 == width && size.1 == height, "\(size)")
    }
    let plain = #"{"type":"Image","url":"https://example.com/a.png"}"#
    try expect(column("64px", plain), fills ? nil : 64, 64)
    try expect(column("200px", plain), 160, 160)
    let large = #"{"type":"Image","url":"https://example.com/a.png","width":"100px","height":"50px"}"#
    try expect(column("64px", large), fills ? nil : 64, 32)
    let boxed = #"{"type":"Container","style":"emphasis","items":[\#(plain)]}"#
    try expect(column("100px", boxed), fills ? nil : 60, 60)
    let rule = #"{"type":"Image","url":"https://example.com/a.png","width":"10000px","height":"2px"}"#
    try expect(rule, fills ? nil : 350, 2)
    // 390 points less twice 20.
    let wide = #"{"type":"Image","url":"https://example.com/a.png","width":"670px","height":"100px"}"#
    try expect(wide, fills ? nil : 350, 52)
  }
}
