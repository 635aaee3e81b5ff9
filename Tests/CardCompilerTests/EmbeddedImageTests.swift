import CardCompiler
import Testing

@Suite("Embedded images")
struct EmbeddedImageTests {
  private func url(_ letter: Character, _ size: Int = 1200) -> String {
    let start = "data:image/png;base64,"
    return start + String(repeating: letter, count: size - start.utf8.count)
  }

  private func notes(_ body: String, data: String? = nil, to targets: [FormatID] = [.adaptiveCard]) -> [Diagnostic] {
    let card = SourceText(name: "card.json", text: #"{"type": "AdaptiveCard", "version": "1.5", "body": [\#(body)]}"#)
    let data = data.map { SourceText(name: "data.json", text: $0) }
    return Compiler().compile(card, data: data, to: targets).diagnostics.all.filter {
      $0.id == "resource.repeated-image"
    }
  }

  private func image(_ url: String, _ more: String = "") -> String { #"{"type": "Image", "url": "\#(url)"\#(more)}"# }

  @Test("an image that stands several times is noted once, with all its places")
  func repeated() throws {
    let behind = #"{"type": "Container", "backgroundImage": "\#(url("A"))", "items": [\#(image(url("B")))]}"#
    let found = notes([image(url("A")), behind, image(url("A"))].joined(separator: ","), to: [.adaptiveCard, .skima])
    let note = try #require(found.first)
    #expect(found.count == 1)
    #expect(note.severity == .note)
    #expect(note.labels.count == 2)
    #expect(note.message.contains("1200 bytes") && note.message.contains("3 times"))
    #expect(note.message.contains("2400 bytes"))
    let places = [note.span].compactMap(\.self) + note.labels.map(\.span)
    #expect(Set(places.map(\.start)).count == 3)
    #expect(places.allSatisfy { $0.end - $0.start == 1202 })
  }

  @Test("every image that is repeated has a note")
  func several() {
    let images = [image(url("A")), image(url("B")), image(url("B")), image(url("A"))]
    #expect(notes(images.joined(separator: ",")).count == 2)
  }

  @Test("what stands once, is small or is no data is not noted")
  func silence() {
    #expect(notes(image(url("A"))).isEmpty)
    #expect(notes(image(url("A")) + "," + image(url("B"))).isEmpty)
    #expect(notes(image(url("A", 1024)) + "," + image(url("A", 1024))).isEmpty)
    let long = "https://example.com/" + String(repeating: "a", count: 2000)
    #expect(notes(image(long) + "," + image(long)).isEmpty)
    // One element of the template, and one value among the data, are each written once.
    #expect(notes(image(url("A"), #", "$data": "${items}""#)).isEmpty)
    let data = #"{"logo": "\#(url("A"))", "items": [1, 2]}"#
    #expect(notes(image("${$root.logo}", #", "$data": "${items}""#)).isEmpty)
    #expect(notes(image(url("A"), #", "$data": "${items}""#), data: data).isEmpty)
  }
}
