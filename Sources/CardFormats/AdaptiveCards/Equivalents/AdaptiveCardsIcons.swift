import CardIR
import CardText

/// Icons of the hosts' catalogue, for targets that show elements of hosts as they are.
package enum HostIcons {
  /// The sign that looks like an icon; none for most of the catalogue's.
  package static func sign(of name: String) -> String? { IconName(name).flatMap { AdaptiveCardsIcons.sign(for: $0) } }

  /// The sign that looks like an icon, else its name in words; the name may have a style after a comma.
  package static func text(of name: String) -> String {
    guard let icon = IconName(name) else { return name }
    return AdaptiveCardsIcons.sign(for: icon) ?? AdaptiveCardsIcons.words(icon)
  }

  /// The name of an icon in words.
  package static func words(of name: String) -> String { IconName(name).map(AdaptiveCardsIcons.words) ?? name }
}

/// What icons of the hosts' catalogue look like as signs of Unicode.
enum AdaptiveCardsIcons {
  /// The sign that looks like an icon; none for most of the catalogue's 2,560.
  static func sign(for icon: IconName) -> String? {
    signs[icon.name.lowercased()]
      ?? HostSymbols.symbol(for: icon, isFilled: false).flatMap { SymbolSigns.sign(for: $0) }
  }

  /// The name of an icon in words: `CalendarAdd` is `Calendar Add`.
  static func words(_ icon: IconName) -> String {
    var words = ""
    for character in icon.name {
      if character.isUppercase, let last = words.last, !last.isUppercase { words.append(" ") }
      words.append(character)
    }
    return words
  }

  private static let signs: [String: String] = [
    "add": "+", "alert": "🔔", "alerturgent": "🔔", "airplane": "✈", "archive": "🗄", "arrowdown": "↓",
    "arrowleft": "←", "arrowright": "→", "arrowup": "↑", "arrowsync": "↻", "arrowclockwise": "↻",
    "arrowcounterclockwise": "↺", "arrowdownload": "⤓", "arrowupload": "⤒", "attach": "📎", "book": "📖",
    "bookmark": "🔖", "briefcase": "💼", "bug": "🐛", "building": "🏢", "calculator": "🧮", "calendar": "📅",
    "calendarltr": "📅", "calendarclock": "📅", "call": "☎", "camera": "📷", "cart": "🛒", "chat": "💬",
    "checkmark": "✓", "checkmarkcircle": "✔", "chevrondown": "⌄", "chevronleft": "‹", "chevronright": "›",
    "chevronup": "⌃", "circle": "○", "clipboard": "📋", "clipboardtask": "📋", "clock": "🕒", "cloud": "☁",
    "code": "⌨", "comment": "💬", "copy": "⧉", "database": "🗃", "delete": "🗑", "dismiss": "✕",
    "dismisscircle": "✖", "document": "📄", "documenttext": "📄", "edit": "✎", "emojismileslight": "🙂",
    "emoji": "🙂", "errorcircle": "⚠", "eye": "👁", "filter": "⏷", "flag": "⚑", "flash": "⚡", "folder": "📁",
    "food": "🍴", "gift": "🎁", "globe": "🌐", "heart": "♥", "history": "↺", "home": "⌂", "image": "🖼",
    "important": "❗", "info": "ℹ", "key": "🔑", "lightbulb": "💡", "link": "🔗", "location": "📍",
    "lockclosed": "🔒", "lockopen": "🔓", "mail": "✉", "map": "🗺", "megaphone": "📣", "mic": "🎤", "money": "💵",
    "morehorizontal": "…", "open": "↗", "options": "⚙", "pause": "⏸", "payment": "💳", "people": "👥",
    "peopleteam": "👥", "person": "👤", "phone": "📱", "pin": "📌", "play": "▶", "print": "🖨", "question": "?",
    "questioncircle": "?", "rocket": "🚀", "save": "💾", "search": "🔍", "send": "➤", "settings": "⚙",
    "share": "↗", "shield": "🛡", "sparkle": "✨", "star": "★", "stop": "■", "subtract": "−", "tag": "🏷",
    "target": "◎", "taskliltr": "☑", "thumblike": "👍", "thumbdislike": "👎", "timer": "⏱", "trophy": "🏆",
    "vehiclecar": "🚗", "video": "🎬", "warning": "⚠", "weathersunny": "☀", "weathermoon": "☾", "wrench": "🔧",
  ]
}
