/// Unicode signs that look like platform symbols.
package enum SymbolSigns {
  /// About how wide and how high a symbol of a platform is in text of the usual size, in points.
  package static let size = (width: 20.0, height: 22.0)

  /// The sign for a symbol; that of the plain symbol for one with a filled, circled or slashed form.
  package static func sign(for symbol: String) -> String? {
    var name = Substring(symbol)
    while true {
      if let sign = table[String(name)] { return sign }
      guard let suffix = [".fill", ".circle", ".square"].first(where: { name.hasSuffix($0) }) else { return nil }
      name.removeLast(suffix.count)
    }
  }

  private static let table: [String: String] = [
    "star": "☆", "star.fill": "★", "heart": "♡", "heart.fill": "♥", "checkmark": "✓", "checkmark.circle": "✓",
    "checkmark.circle.fill": "✔", "checkmark.square": "☑", "checkmark.square.fill": "☑", "square": "☐",
    "square.fill": "■", "circle": "○", "circle.fill": "●", "largecircle.fill": "◉", "xmark": "✕", "xmark.circle": "ⓧ",
    "xmark.circle.fill": "✖", "xmark.square": "☒", "plus": "+", "plus.circle": "⊕", "minus": "−",
    "minus.circle": "⊖", "multiply": "×", "divide": "÷", "equal": "=", "chevron.right": "›", "chevron.left": "‹",
    "chevron.up": "⌃", "chevron.down": "⌄", "arrow.right": "→", "arrow.left": "←", "arrow.up": "↑",
    "arrow.down": "↓", "arrow.up.right": "↗", "arrow.down.right": "↘", "arrow.left.arrow.right": "⇄",
    "arrow.up.arrow.down": "⇅", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "ellipsis": "…",
    "exclamationmark": "!", "exclamationmark.triangle": "⚠", "questionmark": "?", "info": "ℹ", "info.circle": "ⓘ",
    "phone": "☏", "phone.fill": "☎", "envelope": "✉", "pencil": "✎", "scissors": "✂", "trash": "🗑", "gear": "⚙",
    "gearshape": "⚙", "lock": "🔒", "lock.open": "🔓", "key": "🔑", "bell": "🔔", "magnifyingglass": "🔍",
    "house": "⌂", "person": "👤", "person.crop": "👤", "person.2": "👥", "calendar": "📅", "clock": "🕒", "map": "🗺",
    "mappin": "📍", "location": "➤", "airplane": "✈", "car": "🚗", "cart": "🛒", "creditcard": "💳", "bag": "🛍",
    "gift": "🎁", "globe": "🌐", "link": "🔗", "bookmark": "🔖", "flag": "⚑", "tag": "🏷", "camera": "📷",
    "photo": "🖼", "music.note": "♪", "play": "▶", "pause": "⏸", "stop": "■", "sun.max": "☀", "moon": "☾",
    "cloud": "☁", "umbrella": "☂", "snow": "❄", "bolt": "⚡", "flame": "🔥", "leaf": "🍃", "hand.thumbsup": "👍",
    "hand.thumbsdown": "👎", "eye": "👁", "message": "💬", "bubble.left": "💬", "doc": "📄", "folder": "📁",
    "snowflake": "❄", "drop": "💧", "wind": "🌬", "cloud.rain": "🌧", "cloud.heavyrain": "🌧", "cloud.drizzle": "🌦",
    "cloud.snow": "🌨", "cloud.bolt": "🌩", "cloud.bolt.rain": "⛈", "cloud.sun": "⛅", "cloud.sun.rain": "🌦",
    "cloud.fog": "🌫", "tornado": "🌪", "hurricane": "🌀", "rainbow": "🌈", "thermometer": "🌡", "thermometer.medium": "🌡",
    "thermometer.sun": "🌡", "thermometer.snowflake": "🌡", "sun.min": "☀", "sunrise": "🌅", "sunset": "🌇",
    "moon.stars": "🌙", "bus": "🚌", "tram": "🚊", "bicycle": "🚲", "ferry": "⛴", "fuelpump": "⛽", "bed.double": "🛏",
    "fork.knife": "🍴", "cup.and.saucer": "☕", "wineglass": "🍷", "birthday.cake": "🎂", "ticket": "🎫", "film": "🎞",
    "tv": "📺", "gamecontroller": "🎮", "headphones": "🎧", "mic": "🎤", "speaker.wave.2": "🔊", "speaker.slash": "🔇",
    "video": "🎥", "book": "📖", "newspaper": "📰", "briefcase": "💼", "building": "🏢", "building.2": "🏢",
    "banknote": "💵", "dollarsign": "$", "eurosign": "€", "sterlingsign": "£", "percent": "%", "number": "#", "at": "@",
    "chart.bar": "📊", "chart.line.uptrend.xyaxis": "📈", "chart.line.downtrend.xyaxis": "📉", "list.bullet": "☰",
    "line.3.horizontal": "☰", "clipboard": "📋", "pin": "📌", "printer": "🖨", "shippingbox": "📦", "tray": "📥",
    "wrench": "🔧", "hammer": "🔨", "paintbrush": "🖌", "lightbulb": "💡", "battery.100": "🔋", "powerplug": "🔌",
    "iphone": "📱", "desktopcomputer": "🖥", "laptopcomputer": "💻", "keyboard": "⌨", "cross": "✚", "pills": "💊",
    "stethoscope": "🩺", "bandage": "🩹", "figure.walk": "🚶", "figure.run": "🏃", "trophy": "🏆", "medal": "🏅",
    "face.smiling": "🙂", "hand.raised": "✋", "hand.wave": "👋", "pawprint": "🐾", "tree": "🌳", "mountain.2": "⛰",
    "stopwatch": "⏱", "timer": "⏲", "hourglass": "⏳", "alarm": "⏰", "shield": "🛡", "repeat": "🔁", "shuffle": "🔀",
    "forward": "⏩", "backward": "⏪", "forward.end": "⏭", "backward.end": "⏮", "arrow.triangle.2.circlepath": "🔄",
    "paperclip": "📎", "wifi": "📶", "command": "⌘", "option": "⌥", "sparkles": "✨", "crown": "♛",
  ]
}
