import CardIR

// What a button shows of its action: its words and its style.
extension PassContext {
  /// Gives a button the title of an action. One without has the name of its icon or of what it does, since nothing else
  /// would say what it is for: the target's buttons have no icons.
  mutating func entitle(_ button: inout Element, as action: Element) {
    if action[value: .mode] == .token("secondary"), !target.supports(.mode, on: action.kind) {
      record(
        LossKinds.unsupportedAttribute,
        "\(targetName) has no menu of further actions, so the button is always seen", at: action, .mode)
    }
    button.take(.title, from: action)
    let hasTitle = button[.title].map { $0.literal?.isEmpty != true } ?? false
    let showsIcon = action.has(.iconURL) && target.supports(.iconURL, on: .button)
    if hasTitle || showsIcon {
      if action.has(.iconURL), !showsIcon {
        record(
          LossKinds.actionIcon, "\(targetName) buttons have no icons", at: action, .iconURL,
          value: action.literal(.iconURL))
      }
      return
    }
    if let tooltip = action.entry(.tooltip), tooltip.value != .text("") {
      button.set(.title, tooltip.value, origin: tooltip.origin)
    } else {
      button[.title] = .literal(action.literal(.iconURL).flatMap(Self.words) ?? Self.name(of: action))
    }
    let title = button.literal(.title).map { "`\($0)`" } ?? "its tooltip"
    record(
      LossKinds.actionIcon,
      action.has(.iconURL)
        ? "\(targetName) buttons have no icons, so the title is \(title)"
        : "a button without a title cannot be told from others, so it is \(title)", at: action, .iconURL,
      value: action.literal(.iconURL))
  }

  /// The name of an icon or of a picture's file, as words that begin with a capital letter; none if it has no letters.
  static func words(_ address: String) -> String? {
    var name = IconName(address)?.name[...] ?? address.prefix { $0 != "?" && $0 != "#" }
    if name.hasPrefix("data:") { return nil }
    if let slash = name.lastIndex(of: "/") { name = name[name.index(after: slash)...] }
    if let dot = name.lastIndex(of: "."), dot > name.startIndex { name = name[..<dot] }
    var words = ""
    var before: Character?
    for character in name {
      if character == "-" || character == "_" || character == " " {
        if let last = words.last, last != " " { words.append(" ") }
      } else if character.isUppercase, before?.isLowercase ?? false {
        words += " " + character.lowercased()
      } else {
        words.append(character)
      }
      before = character
    }
    guard let first = words.first, words.contains(where: \.isLetter), !words.contains("%") else { return nil }
    return first.uppercased() + words.dropFirst()
  }

  /// What an action does, in a word or two.
  private static func name(of action: Element) -> String {
    switch action.kind {
    case .openURL: "Open"
    case .showCard, .showPopover: "Show"
    case .toggleVisibility: "Show or hide"
    case .resetInputs: "Reset"
    case .execute: action.literal(.verb).flatMap(words) ?? "Send"
    default: "Send"
    }
  }

  /// The style of a button that stands for an action of a card.
  mutating func buttonStyle(of action: Element) -> ButtonStyle {
    if let style = action.styleOfButton { return style }
    if let other = action[value: .actionStyle] {
      if case .template = other {
        record(
          LossKinds.binding, "the style of the button is known only with data, so it is outlined", at: action,
          .actionStyle)
      } else {
        record(
          LossKinds.buttonStyle, "\(targetName) has no button style `\(other.written)`, so it is outlined", at: action,
          .actionStyle)
      }
    }
    return .secondary
  }
}

extension Element {
  /// How the button of an action looks, as on cards: filled where the action stands out; none where the action has a style
  /// that is not one of buttons.
  var styleOfButton: ButtonStyle? {
    if self[value: .mode] == .token("secondary") { return .link }
    return switch self[value: .actionStyle] {
    case .token("positive")?: .primary
    case nil, .token("default")?: .secondary
    default: nil
    }
  }
}
