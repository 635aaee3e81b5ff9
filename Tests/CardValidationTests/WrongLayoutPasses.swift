import CardIR

// Wrong passes on what the validator does not take literally: room between parts, and actions on what stays hidden.
extension WrongPass {
  // MARK: Room

  static let room: [WrongPass] = [
    WrongPass(
      description: "joins spacers with content between them", format: .drivenUI,
      caughtOn: column(gap: 0, [text("A"), space(8), text("B"), space(4), text("C")]),
      harmlessOn: column(gap: 0, [text("A"), space(8), space(4), text("B")])
    ) { $0.changeStacks { slots, _ in joinSpacers(in: &slots, across: true) } },
    WrongPass(
      description: "joins spacers without the distance between them", format: .drivenUI,
      caughtOn: column(gap: 2, [text("A"), space(8), space(4), text("B")]),
      harmlessOn: column(gap: 0, [text("A"), space(8), space(4), text("B")])
    ) { $0.changeStacks { slots, _ in joinSpacers(in: &slots) } },
    WrongPass(
      description: "joins a spacer with one that is painted", format: .drivenUI,
      caughtOn: column(gap: 0, [text("A"), space(8, #", "backgroundColor": "FF0000""#), space(4), text("B")]),
      harmlessOn: column(gap: 0, [text("A"), space(8), space(4), text("B")])
    ) { $0.changeStacks { slots, _ in joinSpacers(in: &slots) } },
    WrongPass(
      description: "removes room that keeps two distances apart", format: .drivenUI,
      caughtOn: column(gap: 4, [text("A"), space(0), text("B")]),
      harmlessOn: column(gap: 0, [text("A"), space(0), text("B")])
    ) { $0.changeStacks { slots, _ in slots.removeAll { height(of: $0) == 0 } } },
    WrongPass(
      description: "removes empty stacks that keep two distances apart", format: .drivenUI,
      caughtOn: column(gap: 4, [text("A"), space(8), column(gap: 0, []), space(8), text("B")]),
      harmlessOn: column(gap: 0, [text("A"), space(8), column(gap: 0, []), space(8), text("B")])
    ) { screen in
      screen.changeStacks { slots, _ in
        slots.removeAll { $0.element?.kind == .stack && $0.element?[.children].isEmpty == true }
      }
    },
    WrongPass(
      description: "takes flexible spacers that are neighbours for one", format: .drivenUI,
      caughtOn: column(gap: 0, [text("A"), flexible, flexible, text("B"), flexible]),
      harmlessOn: column(gap: 0, [text("A"), flexible, text("B"), flexible])
    ) { screen in
      screen.changeStacks { slots, _ in
        for index in slots.indices.dropFirst().reversed()
        where slots[index].element?.kind == .spacer && slots[index - 1].element?.kind == .spacer {
          slots.remove(at: index)
        }
      }
    },
    WrongPass(
      description: "takes room across a stack for room along it", format: .drivenUI,
      caughtOn: column(gap: 0, [text("A"), across, text("B")]),
      harmlessOn: column(gap: 0, [text("A"), across, text("B")], type: "HStack")
    ) { $0.changeStacks { slots, _ in slots.removeAll { $0.element?.literal(.width) == .points(0) } } },
    WrongPass(
      description: "joins more room than there is", format: .drivenUI,
      caughtOn: column(gap: 0, [text("A"), space(8), space(4), text("B")]),
      harmlessOn: column(gap: 0, [text("A"), space(8), text("B")])
    ) { $0.changeStacks { slots, _ in joinSpacers(in: &slots, adding: 1) } },
  ]

  private static let flexible = #"{"type": "Spacer"}"#
  private static let across = #"{"type": "Spacer", "properties": {"width": 0}}"#

  private static func text(_ text: String) -> String { #"{"type": "Text", "values": {"text": "\#(text)"}}"# }

  private static func space(_ height: Int, _ more: String = "") -> String {
    #"{"type": "Spacer", "properties": {"height": \#(height)\#(more)}}"#
  }

  private static func column(gap: Int, _ parts: [String], type: String = "VStack") -> String {
    let parts = parts.joined(separator: ", ")
    return #"{"type": "\#(type)", "properties": {"spacing": \#(gap)}, "subviews": [\#(parts)]}"#
  }

  private static func height(of slot: Slot) -> Double? {
    guard slot.element?.kind == .spacer, case .points(let points)? = slot.element?.literal(.height) else { return nil }
    return points
  }

  /// Makes one spacer of those that are neighbours, or of all in a list, as high as all of them together.
  private static func joinSpacers(in slots: inout [Slot], across isAcross: Bool = false, adding more: Double = 0) {
    var joined: [Slot] = []
    for slot in slots {
      guard let height = height(of: slot),
        let place = isAcross
          ? joined.indices.first(where: { Self.height(of: joined[$0]) != nil })
          : joined.indices.last.flatMap({ Self.height(of: joined[$0]) == nil ? nil : $0 }),
        let before = Self.height(of: joined[place])
      else {
        joined.append(slot)
        continue
      }
      joined[place] = joined[place].replacing { spacer in
        var spacer = spacer
        spacer[.height] = .literal(.points(before + height + more))
        return spacer
      }
    }
    slots = joined
  }

  // MARK: What stays hidden, and what cannot be evaluated

  static let unseen: [WrongPass] = [
    WrongPass(
      description: "drops actions on the content of what can be shown",
      caughtOn: hidden(#""id": "box", "#, #"{"type": "TextBlock", "text": "B", "id": "b"}"#, targets: #""box", "b""#),
      harmlessOn: hidden("", #"{"type": "TextBlock", "text": "B", "id": "b"}"#, targets: #""a", "b""#)
    ) { dropTargetsInside(&$0) },
    WrongPass(
      description: "drops actions on inputs that are sent although they are hidden",
      caughtOn: hidden("", #"{"type": "Input.Text", "id": "b"}"#, targets: #""a", "b""#),
      harmlessOn: hidden("", #"{"type": "TextBlock", "text": "B", "id": "b"}"#, targets: #""a", "b""#)
    ) { dropTargetsInside(&$0) },
    WrongPass(
      description: "leaves out holes that cannot be evaluated", caughtOn: card("A ${n / 0}"),
      harmlessOn: card("A ${''}")
    ) { $0.change(.text) { if case .template? = $0[.text] { $0[.text] = .literal("A ") } } },
    WrongPass(
      description: "takes a hole that cannot be evaluated for one that can", caughtOn: card("A ${n / 0}"),
      harmlessOn: card("A ${n}")
    ) { $0.change(.text) { if case .template? = $0[.text] { $0[.text] = .template(template("A ${n}")) } } },
  ]

  private static func card(_ text: String) -> String {
    #"{"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "TextBlock", "text": "\#(text)"}]}"#
  }

  /// A card with a container that is hidden at first, and a button that addresses elements.
  private static func hidden(_ id: String, _ content: String, targets: String) -> String {
    """
    {"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "TextBlock", "text": "A", "id": "a"},
      {"type": "Container", \(id)"isVisible": false, "items": [\(content)]}],
      "actions": [{"type": "Action.ToggleVisibility", "title": "More", "targetElements": [\(targets)]}]}
    """
  }

  /// Drops what actions do to elements inside of hidden containers, whether something shows those or not.
  private static func dropTargetsInside(_ screen: inout Screen) {
    var names: Set<String> = []
    screen.root.visit { box in
      guard box.kind == .stack, box.literal(.isVisible) == false else { return }
      for slot in box[.children] { if let name = slot.element?.literal(.id) { names.insert(name) } }
    }
    screen.change(.toggleVisibility) { action in
      action[.targets].removeAll { $0.element?.literal(.targetID).map(names.contains) ?? false }
    }
  }
}

extension Screen {
  /// Changes the children of every stack.
  fileprivate mutating func changeStacks(_ body: (inout [Slot], Element) -> Void) {
    changeChildren { parent, slots in if parent.kind == .stack { body(&slots, parent) } }
  }
}
