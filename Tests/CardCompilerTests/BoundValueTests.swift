import CardCompiler
import CardTestSupport
import Foundation
import Testing

/// What is converted before there are data is a document of its format once they are filled in: every name, switch and length
/// that a property can have, in every direction.
@Suite("Values that are bound")
struct BoundValueTests {
  private static let documents: [FormatID] = [.adaptiveCard, .drivenUI, .skima]

  private static let directions = documents.flatMap { source in
    documents.filter { $0 != source }.map { (source, $0) }
  }

  @Test("are spelt as the target has them", arguments: directions)
  func legal(source: FormatID, target: FormatID) throws {
    let documents = try #require(Registry.standard.format(source).flatMap { GrowingDocuments($0) })
    let settings = documents.settings()
    #expect(settings.count > 20)
    let step = TestEffort.choose(3, thorough: 1)
    for index in stride(from: 0, to: settings.count, by: step) {
      let setting = settings[index]
      guard let bound = Self.converted(setting.document("${v}" as NSString), source, target) else { continue }
      for value in setting.values {
        let data = try JSONSerialization.data(withJSONObject: ["v": value])
        let known = Self.converted(setting.document(value), source, target).map { Self.complaints($0, target) } ?? []
        let found = Self.complaints(bound, target, SourceText(name: "data.json", bytes: Array(data)))
        let new = found.filter { !known.contains($0) }
        #expect(
          new.isEmpty,
          "\(setting.name) = \(value) to \(target): \(new.prefix(2))\n\(String(decoding: bound, as: UTF8.self))")
      }
    }
  }

  /// What the test would find if nothing were translated.
  @Test func complaintsAreFound() {
    let component = #"{"type":"Image","values":{"imageUrl":"https://e.com/a.png"},"properties":{"width":"${v}"}}"#
    let data = SourceText(name: "data.json", text: #"{"v":"50px"}"#)
    #expect(!Self.complaints(Array(component.utf8), .drivenUI, data).isEmpty)
  }

  private static func converted(_ bytes: [UInt8], _ source: FormatID, _ target: FormatID) -> [UInt8]? {
    var options = CompilerOptions()
    options.from = source
    options.syntax = .minified
    let result = Compiler(options).compile(SourceText(name: "page.json", bytes: bytes), to: [target])
    return result.outputs.first?.files.first?.bytes
  }

  /// What is wrong with a document by its format, without the places.
  private static func complaints(_ bytes: [UInt8], _ format: FormatID, _ data: SourceText? = nil) -> [String] {
    var options = CompilerOptions()
    options.from = format
    let result = Compiler(options).compile(SourceText(name: "page.json", bytes: bytes), data: data, to: [format])
    return result.diagnostics.all.filter { $0.kind.id.hasPrefix(format.rawValue + ".") }.map(\.message)
  }
}
