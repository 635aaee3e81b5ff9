package import CardIR

/// The symbols of Apple's platforms that look like icons of the hosts' catalogue.
package enum HostSymbols {
  /// The symbol for an icon, filled if that is asked for and there is one; none for most of the catalogue's 2,560.
  package static func symbol(for icon: IconName, isFilled: Bool) -> String? {
    guard let name = names[icon.name.lowercased()] else { return nil }
    let fills = isFilled || icon.isFilled
    return fills && !name.hasSuffix(".fill") && hasFilledForm.contains(name) ? name + ".fill" : name
  }

  /// The symbol for the name of an icon as cards write it.
  package static func symbol(named text: String, isFilled: Bool = false) -> String? {
    IconName(text).flatMap { symbol(for: $0, isFilled: isFilled) }
  }

  /// The icons with a symbol, and the symbol of each, by name.
  package static var all: [(icon: String, symbol: String)] {
    pairs.map { ($0.0, $0.1) }.sorted { $0.icon < $1.icon }
  }

  private static let names = Dictionary(
    pairs.map { ($0.0.lowercased(), $0.1) }, uniquingKeysWith: { first, _ in first })

  private static let pairs: [(String, String)] = [
    ("Add", "plus"), ("AddCircle", "plus.circle"), ("Airplane", "airplane"), ("Alert", "bell"),
    ("AlertUrgent", "bell.badge"), ("Apps", "square.grid.2x2"), ("Archive", "archivebox"),
    ("ArrowClockwise", "arrow.clockwise"),
    ("ArrowCounterclockwise", "arrow.counterclockwise"), ("ArrowDown", "arrow.down"),
    ("ArrowDownload", "arrow.down.to.line"), ("ArrowLeft", "arrow.left"), ("ArrowReply", "arrowshape.turn.up.left"),
    ("ArrowReset", "arrow.counterclockwise"), ("ArrowRight", "arrow.right"),
    ("ArrowSync", "arrow.triangle.2.circlepath"),
    ("ArrowTrending", "chart.line.uptrend.xyaxis"), ("ArrowUp", "arrow.up"), ("ArrowUpload", "arrow.up.to.line"),
    ("Attach", "paperclip"), ("Beach", "beach.umbrella"), ("Book", "book"), ("Bookmark", "bookmark"),
    ("Briefcase", "briefcase"), ("Bug", "ladybug"), ("Building", "building.2"),
    ("Calculator", "plus.forwardslash.minus"),
    ("Calendar", "calendar"), ("CalendarAdd", "calendar.badge.plus"), ("CalendarClock", "calendar.badge.clock"),
    ("CalendarLtr", "calendar"), ("Call", "phone"), ("Camera", "camera"), ("Cart", "cart"), ("Chat", "bubble.left"),
    ("ChartMultiple", "chart.bar"), ("Checkmark", "checkmark"), ("CheckmarkCircle", "checkmark.circle"),
    ("ChevronDown", "chevron.down"), ("ChevronLeft", "chevron.left"), ("ChevronRight", "chevron.right"),
    ("ChevronUp", "chevron.up"), ("Circle", "circle"), ("Clipboard", "clipboard"),
    ("ClipboardTask", "list.bullet.clipboard"), ("Clock", "clock"), ("Cloud", "cloud"),
    ("Code", "chevron.left.forwardslash.chevron.right"), ("Comment", "text.bubble"), ("Copy", "doc.on.doc"),
    ("DataPie", "chart.pie"), ("DataBarVertical", "chart.bar"), ("Database", "cylinder"), ("Delete", "trash"),
    ("Dismiss", "xmark"), ("DismissCircle", "xmark.circle"), ("Document", "doc"), ("DocumentText", "doc.text"),
    ("Edit", "pencil"), ("Emoji", "face.smiling"), ("EmojiSmileSlight", "face.smiling"),
    ("ErrorCircle", "exclamationmark.circle"), ("Eye", "eye"), ("EyeOff", "eye.slash"),
    ("Filter", "line.3.horizontal.decrease"), ("Flag", "flag"), ("Flash", "bolt"), ("Folder", "folder"),
    ("Food", "fork.knife"), ("Gift", "gift"), ("Globe", "globe"), ("Heart", "heart"),
    ("History", "clock.arrow.circlepath"), ("Home", "house"), ("Image", "photo"), ("Important", "exclamationmark"),
    ("Info", "info.circle"), ("Key", "key"), ("Laptop", "laptopcomputer"), ("Lightbulb", "lightbulb"), ("Link", "link"),
    ("List", "list.bullet"), ("Location", "mappin.and.ellipse"), ("LockClosed", "lock"), ("LockOpen", "lock.open"),
    ("Mail", "envelope"), ("Map", "map"), ("Megaphone", "megaphone"), ("Mic", "mic"), ("Money", "banknote"),
    ("MoreHorizontal", "ellipsis"), ("Open", "arrow.up.forward.square"), ("Options", "slider.horizontal.3"),
    ("Pause", "pause"), ("Payment", "creditcard"), ("People", "person.2"), ("PeopleTeam", "person.3"),
    ("Person", "person"), ("PersonAdd", "person.badge.plus"), ("Phone", "iphone"), ("Pin", "pin"), ("Play", "play"),
    ("Print", "printer"), ("Question", "questionmark"), ("QuestionCircle", "questionmark.circle"),
    ("Save", "square.and.arrow.down"), ("Search", "magnifyingglass"), ("Send", "paperplane"), ("Settings", "gearshape"),
    ("Share", "square.and.arrow.up"), ("Shield", "shield"), ("Sparkle", "sparkles"), ("Star", "star"), ("Stop", "stop"),
    ("Subtract", "minus"), ("Tag", "tag"), ("Target", "target"), ("TaskListLtr", "checklist"),
    ("ThumbDislike", "hand.thumbsdown"), ("ThumbLike", "hand.thumbsup"), ("Timer", "timer"), ("Trophy", "trophy"),
    ("VehicleCar", "car"), ("Video", "video"), ("Warning", "exclamationmark.triangle"), ("WeatherMoon", "moon"),
    ("WeatherSunny", "sun.max"), ("Wrench", "wrench"),
  ]

  private static let hasFilledForm: Set<String> = [
    "archivebox", "bell", "bell.badge", "bolt", "book", "bookmark", "briefcase", "bubble.left", "building.2", "camera",
    "car", "cart", "chart.bar", "chart.pie", "checkmark.circle", "circle", "clipboard", "clock", "cloud", "creditcard",
    "cylinder", "doc", "doc.on.doc", "doc.text", "envelope", "exclamationmark.circle", "exclamationmark.triangle",
    "eye",
    "eye.slash", "face.smiling", "flag", "folder", "gearshape", "gift", "hand.thumbsdown", "hand.thumbsup", "heart",
    "house", "info.circle", "key", "ladybug", "lightbulb", "lock", "lock.open", "map", "megaphone", "mic", "moon",
    "paperplane", "pause", "person", "person.2", "person.3", "phone", "photo", "pin", "play", "plus.circle", "printer",
    "questionmark.circle", "shield", "square.grid.2x2", "star", "stop", "sun.max", "tag", "text.bubble", "trash",
    "trophy", "video", "xmark.circle", "banknote",
  ]
}
