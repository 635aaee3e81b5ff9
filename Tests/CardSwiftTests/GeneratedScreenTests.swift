import CardCompiler
import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Foundation
import Synchronization
import Testing

@testable import CardSwift

/// Generated views of widgets and components, laid out as SwiftUI lays out stacks, frames and padding, beside the places
/// that the rules of their own formats give what is seen.
@Suite("Layout of generated views, and of their sources")
struct GeneratedScreenTests {
  /// A target that keeps the source of views as a tree.
  private final class Trees: PresentationEmitter {
    let id = FormatID(rawValue: "trees")
    let title = "trees"
    var diagnosticKinds: [DiagnosticKind] { [] }
    var capabilities: Capabilities { SwiftUIFormat().capabilities }
    let made = Mutex<SwiftFile?>(nil)

    func generate(_ presentation: Presentation, diagnostics: inout Diagnostics) -> GeneratedCode {
      let file = ScreenGenerator(presentation).generate().file
      made.withLock { $0 = file }
      return GeneratedCode(files: [OutputFile(fileExtension: "swift", bytes: file.bytes)])
    }
  }

  // MARK: Comparison

  /// What is seen in a source, by what it shows: the edges of its place, and the side at which its words are.
  private static func expected(_ text: String, _ boxes: [ElementBox]) throws -> [String: (
    frame: [Double], side: String
  )] {
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    func value(_ pointer: String) -> [String: Any]? {
      var place: Any? = json
      for part in pointer.split(separator: "/") {
        place =
          Int(part).map { index in (place as? [Any])?[index] }
          ?? (place as? [String: Any])?[String(part)]
      }
      return place as? [String: Any]
    }
    var result: [String: (frame: [Double], side: String)] = [:]
    var names: [String: Int] = [:]
    for box in boxes {
      guard let object = value(box.pointer) else { continue }
      let values = object["props"] as? [String: Any] ?? object["values"] as? [String: Any] ?? [:]
      let name: String
      switch box.kind {
      case .text: name = values["text"] as? String ?? ""
      case .image:
        name = (values["url"] ?? values["imageUrl"] ?? values["localImageName"]) as? String ?? ""
      case .button: name = "button " + (values["text"] as? String ?? "")
      default: continue
      }
      names[name, default: 0] += 1
      let side =
        object["props"] != nil && box.kind == .text
        ? values["text_alignment"] as? String ?? "left" : ""
      result[name] = (box.frame, side)
    }
    // What is seen twice could be either.
    return result.filter { !$0.key.isEmpty && names[$0.key] == 1 }
  }

  /// How many of the things that are seen are where they should be, and which are not.
  private static func compare(_ name: String, _ text: String) throws -> (all: Int, wrong: [String])? {
    let trees = Trees()
    let compiler = Compiler { $0.register(emitter: trees) }
    let source = SourceText(name: name, text: text)
    _ = compiler.compile(source, to: [trees.id])
    guard let file = trees.made.withLock({ $0 }), let boxes = Compiler().layout(of: source) else {
      return nil
    }
    var reader = LaidOutView.Reader(file)
    let root = reader.view(.verbatim("body"))
    guard reader.unknown.isEmpty else {
      print("\(name) is left out: \(reader.unknown.sorted())")
      return nil
    }
    var found: [String: LaidOutView.Place] = [:]
    let size = root.size(390, 763)
    root.place((390 - size.width) / 2, 390, 763, &found)
    var (all, wrong) = (0, [String]())
    for (key, expected) in try Self.expected(text, boxes) {
      guard let place = found[key] else { continue }
      all += 1
      let frame = expected.frame
      let start = abs(place.x - frame[0])
      let end = abs(place.x + place.width - frame[0] - frame[2])
      let middle = abs(place.x + place.width / 2 - frame[0] - frame[2] / 2)
      let off: Double =
        switch expected.side {
        case "left": start
        case "right": end
        case "center": middle
        default: max(start, end)
        }
      if off > 6 { wrong.append("\(name) `\(key)` \(place), not \(frame) \(expected.side)") }
    }
    return (all, wrong.sorted())
  }

  private static let samples: [(name: String, text: String)] = [
    (
      "middle",
      #"""
      {"ui": [{"type": "image", "props": {"url": "a", "content_mode": "scaleAspectFill"}, "constraints": [
        {"type": "topEqual"}, {"type": "bottomEqual"}, {"type": "leftEqual"}, {"type": "rightEqual"}]},
      {"type": "image", "props": {"url": "b"}, "constraints": [{"type": "width", "value": 32},
        {"type": "height", "value": 40}, {"type": "centerX"}, {"type": "centerY"}]}]}
      """#
    ),
    (
      "badge",
      ##"""
      {"ui": [{"type": "image", "id": "hero", "props": {"url": "a"}, "constraints": [{"type": "topEqual"},
        {"type": "horizontalMargin"}, {"type": "height", "value": 300}]},
      {"type": "container", "props": {"backgroundColor": "#FF0000", "children": [{"type": "label", "props": {
        "text": "-30 %", "max_lines": 1}, "constraints": [{"type": "topEqual", "value": 5},
        {"type": "bottomEqual", "value": 5}, {"type": "leftEqual", "value": 12}, {"type": "rightEqual", "value": 12}]}]},
      "constraints": [{"type": "topEqual", "of": "hero", "to": "top", "value": 16},
        {"type": "rightEqual", "of": "hero", "to": "right", "value": -16}]},
      {"type": "label", "props": {"text": "Name"}, "constraints": [
        {"type": "topEqual", "of": "hero", "to": "bottom", "value": 16}, {"type": "horizontalMargin", "value": 16}]}]}
      """##
    ),
    (
      "form",
      #"""
      {"ui": [{"type": "scrollview", "props": {"axis": "vertical", "spacing": 8, "children": [
        {"type": "label", "props": {"text": "Welcome", "text_alignment": "center"}},
        {"type": "button", "props": {"text": "Go"}},
        {"type": "stack", "props": {"axis": "horizontal", "spacing": 8, "children": [
          {"type": "label", "props": {"text": "Subtotal"}},
          {"type": "label", "props": {"text": "120", "text_alignment": "right"}}]}}]},
      "constraints": [{"type": "topEqual"}, {"type": "bottomEqual"}, {"type": "leftEqual", "value": 16},
        {"type": "rightEqual", "value": 16}]}]}
      """#
    ),
    (
      "row",
      #"""
      {"ui": [{"type": "label", "id": "h", "props": {"text": "Head"}, "constraints": [
        {"type": "topEqual", "value": 8}, {"type": "horizontalMargin", "value": 20}]},
      {"type": "button", "id": "fo", "props": {"text": "Follow"}, "constraints": [
        {"type": "topEqual", "of": "h", "to": "bottom", "value": 12}, {"type": "leftEqual", "value": 20}]},
      {"type": "button", "props": {"text": "Message"}, "constraints": [
        {"type": "topEqual", "of": "h", "to": "bottom", "value": 12}, {"type": "leftEqual", "of": "fo", "to": "right",
        "value": 12}, {"type": "rightEqual", "value": 20}, {"type": "width", "value": 160}]}]}
      """#
    ),
    (
      "sibling",
      #"""
      {"ui": [{"type": "label", "id": "t", "props": {"text": "Title"}, "constraints": [
        {"type": "topEqual", "value": 8}, {"type": "leftEqual", "value": 16}]},
      {"type": "label", "props": {"text": "Below"}, "constraints": [{"type": "topEqual", "of": "t", "to": "bottom",
        "value": 4}, {"type": "leftEqual", "of": "t", "to": "left", "value": 24}]}]}
      """#
    ),
    (
      "picture",
      #"""
      {"ui": [{"type": "image", "id": "i", "props": {"url": "a", "content_mode": "scaleAspectFill"}, "constraints": [
        {"type": "topEqual"}, {"type": "horizontalMargin"}, {"type": "height", "value": 160}]},
      {"type": "label", "props": {"text": "Below"}, "constraints": [
        {"type": "topEqual", "of": "i", "to": "bottom", "value": 4}, {"type": "horizontalMargin", "value": 16}]}]}
      """#
    ),
    (
      "message",
      #"""
      {"type": "VStack", "subviews": [{"type": "HStack", "properties": {"spacing": 8}, "subviews": [
        {"type": "Text", "values": {"text": "A long message that takes several lines when there is no room for it"}},
        {"type": "Spacer"},
        {"type": "VStack", "properties": {"horizontalAlignment": "trailing"}, "subviews": [
          {"type": "Text", "values": {"text": "21:40"}}, {"type": "Text", "values": {"text": "2"}}]}]},
      {"type": "VStack", "properties": {"horizontalAlignment": "trailing", "width": 200}, "subviews": [
        {"type": "Text", "values": {"text": "hug"}}]}]}
      """#
    ),
  ]

  @Test(
    "put what is seen to where its format has it, from side to side", arguments: samples.map(\.name)
  )
  func places(name: String) throws {
    let text = try #require(Self.samples.first { $0.name == name }?.text)
    let result = try #require(try Self.compare(name, text))
    #expect(result.all > 0)
    #expect(result.wrong.isEmpty, "\(result.wrong.joined(separator: "\n"))")
  }

  @Test("put what is seen in screens of the corpus to where its format has it")
  func corpus() throws {
    guard let root = ProcessInfo.processInfo.environment["CARDC_SHARED"] else { return }
    var (all, wrong) = (0, [String]())
    for folder in ["skima", "drivenui"] {
      let path = URL(filePath: root).appending(path: "corpus/" + folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: path.path).sorted() {
        guard name.hasSuffix(".json") else { continue }
        let text = try String(contentsOf: path.appending(path: name), encoding: .utf8)
        guard let result = try Self.compare(folder + "/" + name, text) else { continue }
        all += result.all
        wrong += result.wrong
      }
    }
    print("\(all - wrong.count) of \(all) are in place")
    if ProcessInfo.processInfo.environment["CARDC_SHOW"] != nil {
      print(wrong.joined(separator: "\n"))
    }
    #expect(all > 100, "\(all)")
    #expect(wrong.isEmpty, "\(wrong.count) of \(all): \(wrong.prefix(10))")
  }
}
