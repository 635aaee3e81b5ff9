import CardFormats
import CardIR
import CardStyle
import CardSyntax
import CardTestSupport
import Foundation
import Testing

@testable import CardCompiler

/// Every way to put three containers into each other, against the rule of the reference renderer: a container is painted and
/// padded if it has a style that some container or the card around it has not, or if it has a style and one of those around
/// it has a picture.
@Suite("Which boxes are painted")
struct PaintedBoxesTests {
  /// Three containers, outer ones first: the style of each, and whether it has a picture behind it.
  struct Nest: Sendable, CustomTestStringConvertible {
    let styles: [String?]
    let pictures: [Bool]

    var testDescription: String {
      zip(styles, pictures).map { ($0 ?? "none") + ($1 ? "+picture" : "") }.joined(separator: " > ")
    }

    /// Whether each is painted for its style.
    var painted: [Bool] {
      var around: Set = ["default"]
      var (style, hasPicture) = ("default", false)
      return zip(styles, pictures).map { own, picture in
        let isPainted = own != nil && (hasPicture || around != [own ?? ""])
        style = own ?? style
        around.insert(style)
        if picture { hasPicture = true }
        return isPainted
      }
    }

    var card: SourceText {
      var content = #"{"type": "TextBlock", "text": "inside"}"#
      for (style, picture) in zip(styles, pictures).reversed() {
        var members = [#""type": "Container""#, #""items": [\#(content)]"#]
        if let style { members.append(#""style": "\#(style)""#) }
        if picture { members.append(#""backgroundImage": "https://example.com/a.png""#) }
        content = "{" + members.joined(separator: ", ") + "}"
      }
      return SourceText(name: "card.json", text: #"{"type": "AdaptiveCard", "version": "1.5", "body": [\#(content)]}"#)
    }
  }

  static let nests: [Nest] = {
    let styles: [String?] = [nil, "default", "emphasis", "good"]
    return styles.flatMap { one in
      styles.flatMap { two in
        styles.flatMap { three in
          [[false, false, false], [true, false, false], [false, true, false]].map {
            Nest(styles: [one, two, three], pictures: $0)
          }
        }
      }
    }
  }()

  @Test("resolved styles pad what renderers pad", arguments: nests)
  func resolved(nest: Nest) throws {
    let format = AdaptiveCardsFormat()
    var diagnostics = Diagnostics()
    let document = try #require(Document.read(nest.card, as: .json, diagnostics: &diagnostics))
    let screen = try #require(
      format.importScreen(document, options: ImportOptions(name: "test"), diagnostics: &diagnostics))
    var boxes: [ResolvedBox] = []
    StyleResolver(.default, source: format.capabilities).visit(screen) { element, style in
      if element.kind == .stack, let box = style.box { boxes.append(box) }
    }
    #expect(boxes.map { $0.padding > 0 } == zip(nest.painted, nest.pictures).map { $0 || $1 })
    #expect(boxes.map { $0.background != nil } == nest.painted)
  }

  @Test("DrivenUI pads what renderers pad", arguments: nests.filter { !$0.pictures.contains(true) })
  func drivenUI(nest: Nest) throws {
    let output = try #require(Compiler().compile(nest.card, to: [.drivenUI])[.drivenUI])
    let json = try JSONSerialization.jsonObject(with: Data(output.bytes))
    #expect(Self.paddings(to: "Text", in: json).dropFirst().count == nest.painted.count { $0 })
  }

  /// The paddings from the root to the first object of a type.
  private static func paddings(to type: String, in value: Any) -> [Double] {
    guard let object = value as? [String: Any], object["type"] as? String != type else { return [] }
    let own = ((object["properties"] as? [String: Any])?["padding"] as? Double).map { [$0] } ?? []
    let inner = (object["subviews"] as? [Any])?.lazy.map { paddings(to: type, in: $0) }.first
    return own.filter { $0 > 0 } + (inner ?? [])
  }
}
