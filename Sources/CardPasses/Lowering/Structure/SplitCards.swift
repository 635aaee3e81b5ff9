package import CardIR

/// Makes screens of their own of the cards that buttons show, where the target can only go to screens.
package enum SplitCards {
  /// The screens of a document: the document itself, whose buttons lead to the others, then these.
  ///
  /// A card that stands in a scope of the template stays where it is: a screen of its own would not see its data. All
  /// screens have the document's id, so that they share its variables. Their addresses are those of their files:
  /// `address` is the document's without `ending`, which all of them have.
  package static func split(
    _ screen: Screen, address: String, ending: String, _ context: inout PassContext
  ) -> [Screen] {
    var main = screen
    // A card sends the inputs of its parents too, which it no longer stands in afterwards.
    AssociateInputs().run(&main, &context)
    var splitter = Splitter(address: address, ending: ending, document: screen, context: context)
    splitter.split(&main.root)
    context = splitter.context
    return [main] + splitter.screens
  }

  private struct Splitter {
    let address: String
    let ending: String
    let document: Screen
    var context: PassContext
    var screens: [Screen] = []
    private var names: Set<String> = []

    init(address: String, ending: String, document: Screen, context: PassContext) {
      self.address = address
      self.ending = ending
      self.document = document
      self.context = context
    }

    mutating func split(_ element: inout Element) {
      for region in element.regions.indices where element.regions[region].id != .fallback {
        for slot in element.regions[region].slots.indices where element.regions[region].slots[slot].scope == nil {
          guard case .one(var child, nil, let when) = element.regions[region].slots[slot],
            child.containsElement(where: { $0.kind == .showCard })
          else { continue }
          if child.kind == .showCard, let card = child.single(.card) {
            child = link(child, to: card)
          } else {
            split(&child)
          }
          element.regions[region].slots[slot] = .one(child, when: when)
        }
      }
    }

    private mutating func link(_ action: Element, to card: Element) -> Element {
      let name = name(for: action)
      var page = Screen(
        name: "\(document.name)-\(name)", format: document.format, root: card, isTemplate: document.isTemplate)
      page.root[.id] = document.root[.id] ?? .literal(document.name)
      let position = screens.count
      screens.append(page)
      split(&page.root)
      screens[position] = page
      context.record(
        LossKinds.showCard, "\(context.targetName) cannot show a card on demand, so it is a screen of its own",
        at: action, value: action.literal(.title))
      var link = Element(.navigate, source: action.source)
      link[.destination] = .literal(.endpoint)
      link[.url] = .literal("\(address)-\(name)\(ending)")
      link.takeButton(from: action)
      return link
    }

    /// A name that a file and an address can have.
    private mutating func name(for action: Element) -> String {
      let id = action.literal(.id) ?? ""
      let plain = id.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_")
      }
      let stem = plain && !id.isEmpty ? id : "card"
      var (name, count) = (stem == "card" ? "card1" : stem, 1)
      while !names.insert(name.lowercased()).inserted {
        count += 1
        name = stem == "card" ? "card\(count)" : "\(stem)_\(count)"
      }
      return name
    }
  }
}
