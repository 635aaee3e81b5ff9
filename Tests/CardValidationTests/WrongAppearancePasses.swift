import CardIR
import CardSyntax

// Wrong passes on what is seen of an element besides its content: its outline, its extent, and where it stands.
extension WrongPass {
  // MARK: Outlines and extents

  static let outlines: [WrongPass] = [
    drivenUI(
      "makes circles square", caughtOn: row([#"{"type": "Circle"}"#]), harmlessOn: row([#"{"type": "Rectangle"}"#])
    ) { $0.change(.shape) { $0[.shape] = .literal(.rectangle) } },
    inCard(
      "makes round pictures square", caughtOn: picture(#""style": "person""#),
      harmlessOn: picture(#""style": "default""#)
    ) { $0.remove(.imageStyle) },
    skima(
      "drops rounded corners", caughtOn: container(#""cornerRadius": 12"#),
      harmlessOn: container(#""cornerRadius": 0"#)
    ) { $0.remove(.cornerRadius) },
    inCard(
      "drops the fixed width of pictures", caughtOn: picture(#""width": "64px""#),
      harmlessOn: picture(#""altText": "A""#)
    ) { $0.remove(.width) },
    drivenUI(
      "drops the fixed width of boxes", caughtOn: row([word("A")], #""width": 120"#),
      harmlessOn: row([word("A")], #""spacing": 0"#)
    ) { $0.remove(.width) },
    skima(
      "drops constraints on the width", caughtOn: container("", #", {"type": "width", "value": 120}"#),
      harmlessOn: container("")
    ) { screen in
      screen.change { element in
        guard element.has(.constraints) else { return }
        element[.constraints].removeAll { $0.element?.literal(.rule) == .width }
      }
    },
    inCard(
      "drops the fixed height of pictures", caughtOn: picture(#""height": "64px""#),
      harmlessOn: picture(#""height": "auto""#)
    ) { $0.remove(.height) },
    inCard(
      "drops the least height of rows", caughtOn: columns([column("A")], #""minHeight": "90px""#),
      harmlessOn: columns([column("A")], #""minHeight": "0px""#)
    ) { $0.remove(.minHeight) },
    inCard(
      "makes all columns equally wide",
      caughtOn: columns([column("A", #""width": 1"#), column("B", #""width": 3"#)]),
      harmlessOn: columns([column("A", #""width": 1"#), column("B", #""width": 1"#)])
    ) { $0.change(.column) { $0[.width] = .literal(.weight(1)) } },
    skima(
      "lets the parts of a row share its room as they like", caughtOn: stack("fillEqually"), harmlessOn: stack("fill")
    ) { $0.remove(.distribution) },
  ]

  // MARK: Places

  static let places: [WrongPass] = [
    inCard(
      "takes text from its side", caughtOn: words(#""horizontalAlignment": "right""#),
      harmlessOn: words(#""horizontalAlignment": "left""#)
    ) { $0.remove(.horizontalAlignment) },
    inCard(
      "takes pictures from their side", caughtOn: picture(#""horizontalAlignment": "center""#),
      harmlessOn: picture(#""horizontalAlignment": "left""#)
    ) { $0.remove(.horizontalAlignment) },
    drivenUI(
      "puts the parts of a row in its middle", caughtOn: row([word("A"), word("B")], #""verticalAlignment": "top""#),
      harmlessOn: row([word("A"), word("B")], #""verticalAlignment": "center""#)
    ) { $0.remove(.alignment) },
    skima(
      "stretches the parts of a stack across it", caughtOn: stack("fill", #""alignment": "center""#),
      harmlessOn: stack("fill", #""alignment": "fill""#)
    ) { $0.remove(.alignment) },
    inCard(
      "lifts the content of high boxes", caughtOn: high(#""minHeight": "90px", "verticalContentAlignment": "bottom""#),
      harmlessOn: high(#""minHeight": "90px""#)
    ) { $0.change { if $0.has(.minHeight) { $0[.verticalAlignment] = nil } } },
    inCard(
      "turns columns round", caughtOn: columns([column("A"), column("B")]),
      harmlessOn: columns([column("A"), column("A")])
    ) { $0.changeChildren { parent, slots in if parent.literal(.axis) == .horizontal { slots.reverse() } } },
    drivenUI(
      "turns layers round", caughtOn: layers(["Circle", "Rectangle"]), harmlessOn: layers(["Circle", "Circle"])
    ) { $0.changeChildren { parent, slots in if parent.kind == .overlay { slots.reverse() } } },
    drivenUI(
      "moves room to the other side", caughtOn: row([#"{"type": "Spacer"}"#, word("A")]),
      harmlessOn: row([#"{"type": "Spacer"}"#, word("A"), #"{"type": "Spacer"}"#])
    ) { $0.changeChildren { parent, slots in if parent.literal(.axis) == .horizontal { slots.reverse() } } },
  ]

  // MARK: What stands in, and what stands for nothing

  static let hollows: [WrongPass] = [
    inCard(
      "moves fallbacks to the box around",
      caughtOn: high(#""id": "box""#, in: words(#""requires": {"x": "1"}, "fallback": \#(words(#""id": "b""#))"#)),
      harmlessOn: high(#""id": "box""#, in: words(#""fallback": \#(words(#""id": "b""#))"#))
    ) { screen in
      screen.change(.stack) { box in
        guard let first = box[.children].first?.element, first.has(.fallback) else { return }
        box[.fallback] = first[.fallback]
        box[.children][0] = box[.children][0].replacing { child in
          var child = child
          child.remove(.fallback)
          return child
        }
      }
    },
    inCard(
      "drops fallbacks that are hidden",
      caughtOn: words(#""requires": {"x": "1"}, "fallback": \#(words(#""isVisible": false"#))"#),
      harmlessOn: words(#""fallback": \#(words(#""isVisible": false"#))"#)
    ) { $0.change { if $0[.fallback].first?.element?.literal(.isVisible) == false { $0.remove(.fallback) } } },
    inCard(
      "drops what is hidden and may not be shown on a host",
      caughtOn: high(
        #""fallback": \#(words(#""id": "b""#))"#, in: words(#""isVisible": false, "requires": {"x": "1"}"#)),
      harmlessOn: high(#""fallback": \#(words(#""id": "b""#))"#, in: words(#""isVisible": false"#))
    ) { $0.changeChildren { _, slots in slots.removeAll { $0.element?.literal(.isVisible) == false } } },
    inCard(
      "drops hidden columns", caughtOn: columns([column("A", #""isVisible": false"#)]),
      harmlessOn: columns([column("A", #""isVisible": false"#), column("B")])
    ) { $0.changeChildren { _, slots in slots.removeAll { $0.element?.literal(.isVisible) == false } } },
    inCard(
      "hands the distance of a box to text of which nothing is seen",
      caughtOn: "\(words(#""id": "a""#)), \(box(of: ["", "B"]))",
      harmlessOn: "\(words(#""id": "a""#)), \(box(of: ["A", "B"]))"
    ) { screen in
      screen.changeChildren { _, slots in
        slots = slots.flatMap { slot -> [Slot] in
          guard let box = slot.element, box.kind == .stack, let first = box[.children].first else { return [slot] }
          let moved = first.replacing { child in
            var child = child
            child[.spacing] = box[.spacing]
            return child
          }
          return [moved] + box[.children].dropFirst()
        }
      }
    },
    inCard(
      "takes one of two heights for the other", caughtOn: carousel(#""heightInPixels": "90px", "height": "stretch""#),
      harmlessOn: carousel(#""heightInPixels": "90px""#)
    ) { screen in
      screen.change(.carousel) { carousel in
        guard carousel.extras.contains(where: { $0.name == "height" }) else { return }
        carousel[.height] = .literal(.stretch)
        carousel.extras = []
      }
    },
    inCard(
      "drops the height that another one overrules",
      caughtOn: carousel(#""heightInPixels": "90px", "height": "stretch""#),
      harmlessOn: carousel(#""heightInPixels": "90px""#)
    ) { $0.change(.carousel) { $0.extras = [] } },
  ]

  // MARK: Screens

  private static func inCard(
    _ description: String, caughtOn: String, harmlessOn: String, _ run: @escaping @Sendable (inout Screen) -> Void
  ) -> WrongPass {
    func whole(_ body: String) -> String { #"{"type": "AdaptiveCard", "version": "1.6", "body": [\#(body)]}"# }
    return WrongPass(description: description, caughtOn: whole(caughtOn), harmlessOn: whole(harmlessOn), run: run)
  }

  private static func drivenUI(
    _ description: String, caughtOn: String, harmlessOn: String, _ run: @escaping @Sendable (inout Screen) -> Void
  ) -> WrongPass {
    WrongPass(description: description, format: .drivenUI, caughtOn: caughtOn, harmlessOn: harmlessOn, run: run)
  }

  private static func skima(
    _ description: String, caughtOn: String, harmlessOn: String, _ run: @escaping @Sendable (inout Screen) -> Void
  ) -> WrongPass {
    func whole(_ widget: String) -> String { #"{"metadata": {"id": "s", "version": "1"}, "ui": [\#(widget)]}"# }
    return WrongPass(
      description: description, format: .skima, caughtOn: whole(caughtOn), harmlessOn: whole(harmlessOn), run: run)
  }

  private static func words(_ property: String) -> String { #"{"type": "TextBlock", "text": "A", \#(property)}"# }

  private static func picture(_ property: String) -> String {
    #"{"type": "Image", "url": "https://a.example/a.png", \#(property)}"#
  }

  private static func high(_ property: String, in content: String = words(#""wrap": true"#)) -> String {
    #"{"type": "Container", \#(property), "items": [\#(content)]}"#
  }

  private static func box(of texts: [String]) -> String {
    let items = texts.map { #"{"type": "TextBlock", "text": "\#($0)"}"# }
    return #"{"type": "Container", "spacing": "large", "items": [\#(items.joined(separator: ", "))]}"#
  }

  private static func columns(_ columns: [String], _ property: String = #""spacing": "default""#) -> String {
    #"{"type": "ColumnSet", \#(property), "columns": [\#(columns.joined(separator: ", "))]}"#
  }

  private static func column(_ text: String, _ property: String = #""width": "stretch""#) -> String {
    #"{"type": "Column", \#(property), "items": [{"type": "TextBlock", "text": "\#(text)"}]}"#
  }

  private static func carousel(_ property: String) -> String {
    #"{"type": "Carousel", \#(property), "pages": [{"type": "CarouselPage", "items": [\#(words(#""wrap": true"#))]}]}"#
  }

  private static func word(_ text: String) -> String { #"{"type": "Text", "values": {"text": "\#(text)"}}"# }

  private static func row(_ parts: [String], _ property: String = #""spacing": 8"#) -> String {
    let parts = parts.joined(separator: ", ")
    return #"{"type": "HStack", "properties": {\#(property)}, "subviews": [\#(parts)]}"#
  }

  private static func layers(_ shapes: [String]) -> String {
    let shapes = shapes.map { #"{"type": "\#($0)"}"# }.joined(separator: ", ")
    return #"{"type": "ZStack", "properties": {"width": 40, "height": 40}, "subviews": [\#(shapes)]}"#
  }

  private static func stack(_ distribution: String, _ property: String = #""spacing": 8"#) -> String {
    """
    {"type": "stack", "props": {"axis": "horizontal", "distribution": "\(distribution)", \(property), "children": [
      {"type": "label", "props": {"text": "A"}}, {"type": "label", "props": {"text": "BB"}}]},
      "constraints": [{"type": "horizontalMargin", "value": 8}]}
    """
  }

  private static func container(_ property: String, _ constraint: String = "") -> String {
    let property = property.isEmpty ? "" : property + ", "
    return """
      {"type": "container", "props": {\(property)"backgroundColor": "#1F6FEB", "children": []},
        "constraints": [{"type": "topEqual", "value": 8}\(constraint)]}
      """
  }
}
