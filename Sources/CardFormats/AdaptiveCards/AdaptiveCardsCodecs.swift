import CardIR
import CardSyntax
import CardTemplate

/// How Adaptive Cards spell the values of their properties. Names are compared without case, as renderers do.
enum AdaptiveCardsCodecs {
  static let spacing = names([
    "default", "none", "extraSmall", "small", "medium", "large", "extraLarge", "padding",
  ])
  .introducing(["extraSmall"], in: FormatVersion(1, 5))
  static let textSize = names(["default", "small", "medium", "large", "extraLarge"])
  static let textWeight = names(["default", "lighter", "bolder"])
  static let textColor = names(["default", "dark", "light", "accent", "good", "warning", "attention"])
  static let fontType = names(["default", "monospace"])
  static let textStyle = names(["default", "heading", "columnHeader"])
  static let containerStyle = names(["default", "emphasis", "good", "attention", "warning", "accent"])
    .introducing(["good", "attention", "warning", "accent"], in: FormatVersion(1, 2))
  static let imageSetStyle = names(["default", "stacked", "grid"])
  static let imageSize = names(["auto", "stretch", "small", "medium", "large"])
  static let imageStyle = names(["default", "person", "roundedCorners"])
    .introducing(["roundedCorners"], in: FormatVersion(1, 5))
  static let fillMode = names(["cover", "repeatHorizontally", "repeatVertically", "repeat"])
  static let blockHeight = names(["auto", "stretch"])
  static let choiceStyle = names(["compact", "expanded", "filtered"])
    .introducing(["filtered"], in: FormatVersion(1, 5))
  static let textInputStyle = names(["text", "tel", "url", "email", "password"])
    .introducing(["password"], in: FormatVersion(1, 5))
  static let inputLook = names(["revealOnHover", "default"])
  static let labelPosition = names(["inline", "above"])
  static let actionMode = names(["primary", "secondary"])
  static let role = names(["button", "link", "tab", "menu", "menuItem"])
  static let axis = names(["horizontal", "vertical"])
  static let drop = names(["drop"])
  static let associatedInputs = ValueCodec.tokens(["auto": "auto", "none": "none"], caseSensitive: false)
  static let horizontal = ValueCodec.tokens(
    ["left": "leading", "center": "center", "right": "trailing"], caseSensitive: false)
  static let vertical = ValueCodec.tokens(["top": "top", "center": "center", "bottom": "bottom"], caseSensitive: false)

  // What hosts added; the spelling is the documented one, in any case.

  static let targetWidth = names(
    ["VeryNarrow", "Narrow", "Standard", "Wide"].flatMap { [$0, "atLeast:" + $0, "atMost:" + $0] })
  static let badgeStyle = names(["Default", "Subtle", "Informative", "Accent", "Good", "Attention", "Warning"])
  static let iconSize = names(["xxSmall", "xSmall", "Small", "Standard", "Medium", "Large", "xLarge", "xxLarge"])
  static let iconStyle = names(["Regular", "Filled"])
  static let ratingColor = names(["Neutral", "Marigold"])
  static let ratingSize = names(["Medium", "Large"])
  static let imageFitMode = names(["Cover", "Contain", "Fill"])
  static let theme = names(["Light", "Dark"])
  static let codeLanguage = names([
    "Bash", "C", "Cpp", "CSharp", "Css", "Dos", "Go", "Graphql", "Html", "Java", "JavaScript", "Json", "ObjectiveC",
    "Perl", "Php", "PlainText", "PowerShell", "Python", "Sql", "TypeScript", "VbNet", "Verilog", "Vhdl", "Xml",
  ])
  static let documentIcon = names([
    "msWord", "msExcel", "msPowerPoint", "msOneNote", "msSharePoint", "msVisio", "msLoop", "msWhiteboard", "code",
    "sketch", "adobeIllustrator", "adobePhotoshop", "adobeInDesign", "adobeFlash", "image", "gif", "video", "sound",
    "zip", "text", "pdf",
  ])
  static let chartColorSet = names([
    "categorical", "sequential", "sequentialred", "sequentialgreen", "sequentialyellow", "diverging",
  ])
  static let chartColor = names(
    [
      "good", "warning", "attention", "neutral", "categoricalRed", "categoricalPurple", "categoricalLavender",
      "categoricalBlue", "categoricalLightBlue", "categoricalTeal", "categoricalGreen", "categoricalLime",
      "categoricalMarigold",
    ] + (1...8).map { "sequential\($0)" } + [
      "divergingBlue", "divergingLightBlue", "divergingCyan", "divergingTeal", "divergingYellow", "divergingPeach",
      "divergingLightRed", "divergingRed", "divergingMaroon", "divergingGray",
    ] + ["Red", "Green", "Yellow"].flatMap { name in (1...8).map { "sequential\(name)\($0)" } })
  static let componentName = ValueCodec.any(of: [
    names(["user", "users", "resource", "file", "event"].map { "graph.microsoft.com/" + $0 }), .string,
  ])

  /// The least width of a row of columns: `auto`, or pixels.
  static let minWidth = ValueCodec.any(of: [names(["auto"]), .pixels])

  /// The extent of a dialog.
  static let dialogExtent = ValueCodec.any(of: [names(["small", "medium", "large"]), .pixels])

  /// Hosts may have action styles of their own, so any name is kept.
  static let actionStyle = ValueCodec.any(of: [names(["default", "positive", "destructive"]), .string])

  /// A flag whose name is a mistake of the published schema.
  static func misnamedFlag(_ name: String) -> ValueCodec {
    .boolean.reviewing { member in
      Diagnostic(
        AdaptiveCardsDiagnostics.oldSpelling, "renderers read `\(name)`, not `\(member.name)`", at: member.keySpan,
        fixIt: .writing(name, over: member.keySpan))
    }
  }

  /// A URL that nothing is loaded from.
  static let address = ValueCodec.string.reviewing(as: .url) { _ in nil }

  /// A URL that is opened.
  static let link = ValueCodec.string.reviewing(as: .url) { member in
    // Most links are to the web, and long; their scheme is seen without a copy of them.
    (namesWebScheme(member.value) ? nil : mistake(inSchemeOf: member)) ?? url.review?(member)
  }

  /// Whether a text begins with `https:` or `http:`.
  private static func namesWebScheme(_ value: Node) -> Bool {
    value.kind == .string
      && value.withRawScalar { raw, _ in raw.starts(with: "https:".utf8) || raw.starts(with: "http:".utf8) }
  }

  /// What is wrong with the scheme of a URL that is opened: it runs a script, or is nearly one of the web.
  private static func mistake(inSchemeOf member: Node.Member) -> Diagnostic? {
    guard let text = member.value.string, let colon = text.firstIndex(of: ":"), !text.containsUTF8("${"),
      !Placeholder.occurs(in: text)
    else { return nil }
    let scheme = text[..<colon].lowercased()
    if scheme == "javascript" || scheme == "vbscript" {
      return Diagnostic(
        AdaptiveCardsDiagnostics.invalidURL, "`\(member.name)` is a script, which renderers do not run",
        at: member.value.span, help: "write the address of a page")
    }
    // Apps have schemes of their own; only what is nearly that of the web is a mistake.
    guard text[colon...].hasPrefix("://"), !["http", "https"].contains(scheme),
      let meant = Suggestion.nearest(to: scheme, in: ["https", "http"])
    else { return nil }
    let corrected = "\(meant)\(text[colon...])"
    return Diagnostic(
      AdaptiveCardsDiagnostics.invalidURL, "`\(scheme)` is not a URL scheme that devices know", at: member.value.span,
      help: "did you mean `\(meant)`?", fixIt: .writing(corrected, over: member.value.span))
  }

  /// Where something is loaded from.
  static let url = ValueCodec.string.reviewing(as: .url) { member in
    if URLText.isPlain(member.value) { return nil }
    guard let text = member.value.string else { return nil }
    // Hosts take the source of a drawing as it is.
    if text.prefix(18).lowercased() == "data:image/svg+xml" { return nil }
    if Placeholder.occurs(in: text) { return nil }
    if !URLText(text).isReference {
      return Diagnostic(
        AdaptiveCardsDiagnostics.invalidURL, "`\(member.name)` is not a URL", at: member.value.span,
        help: text.isEmpty ? nil : "write characters that URLs do not have as percent codes")
    }
    if URLText(text).isAbsolute { return nil }
    return Diagnostic(
      AdaptiveCardsDiagnostics.relativeURL, "`\(member.name)` depends on what the host takes URLs relative to",
      at: member.value.span)
  }

  /// The version of Adaptive Cards that a card is written for.
  static let version = ValueCodec.string.reviewing(as: .version) { _ in nil }

  static let backgroundColor = ValueCodec.color(.alphaFirst)

  /// The height of an image.
  static let imageHeight = ValueCodec.any(of: [blockHeight, .pixels])

  /// The width of a column: `auto`, `stretch`, a share as number or numeric text, or pixels.
  static let columnWidth = ValueCodec(
    expectation: "`auto`, `stretch`, a number or a length such as `50px`", spellings: ["auto", "stretch"],
    shape: .either([
      .names(["auto", "stretch"], isCaseSensitive: false), .number, .pixels, .share,
    ])
  ) { node in
    if let number = node.double { return number.isFinite && number >= 0 ? .measure(number, .weight) : nil }
    if let length = ValueCodec.pixels.decode(node) { return length }
    guard let text = node.string else { return nil }
    if ["auto", "stretch"].contains(text.lowercased()) { return .token(text.lowercased()) }
    let digits = text.hasSuffix("*") ? String(text.dropLast()) : text
    guard let share = Double(digits), share.isFinite, share >= 0 else { return nil }
    return .measure(share, .weight)
  } encode: { value, writer in
    switch value {
    case .token(let name) where name == "auto" || name == "stretch": writer.string(name)
    case .measure(let share, .weight): writer.number(share)
    default: return ValueCodec.pixels.encode(value, &writer)
    }
    return true
  }.introducing { value in
    if case .measure(_, .points) = value { FormatVersion(1, 1) } else { nil }
  }

  /// How much of the width a label takes: percent as a number, or pixels.
  static let labelWidth = ValueCodec.data(
    "a number or a length such as `40px`", .either([.number, .pixels]))

  /// The value of a number input; renderers read text that is a number as well.
  static let numericValue = ValueCodec(expectation: "a number", shape: .number) { node in
    if let number = node.double { return .number(number) }
    return node.string.flatMap { Double($0) != nil ? .text($0) : nil }
  } encode: { value, writer in
    switch value {
    case .text(let text): writer.string(text)
    default: return ValueCodec.number.encode(value, &writer)
    }
    return true
  }

  /// Features with the lowest version of each.
  static let requires = ValueCodec.data("an object of version numbers", .map(.string))

  /// What is sent along with the inputs.
  static let payload = ValueCodec.data("a string or an object", .either([.string, .object]))

  /// One object of a type that only hosts look at.
  static func record(_ name: String) -> ValueCodec {
    .data("an object", .record(RegionSpec(.single, of: TypeFamily(record: name), impliedType: true)))
  }

  /// A list of such objects.
  static func records(_ name: String) -> ValueCodec {
    .data("an array", .list(.record(RegionSpec(.single, of: TypeFamily(record: name), impliedType: true))))
  }

  /// A closed set of names.
  static func names(_ names: [String]) -> ValueCodec { .tokens(names, caseSensitive: false) }

  /// A list of strings.
  static let strings = ValueCodec.data("an array of strings", .list(.string))

  /// How a container lays its elements out, by width: the first that fits counts.
  static let layouts = ValueCodec.data(
    "an array of layouts", .list(.record(RegionSpec(.single, of: AdaptiveCardsVocabulary.layout))))

  /// One action as data, of some types.
  static func action(only types: [String]) -> ValueCodec {
    .data("an action", .record(RegionSpec(.single, of: AdaptiveCardsVocabulary.action, only: types)))
  }

  /// The side of a button.
  static let side = ValueCodec.tokens(
    ["Above": "above", "Below": "below", "Before": "before", "After": "after"], caseSensitive: false)

  /// The picture on a button: a URL, or an icon of the hosts' catalogue, with or without `icon:` before its name.
  static let iconURL = ValueCodec.string.reviewing(as: .url) { member in
    if let text = member.value.string, text.isEmpty || IconName(text) != nil { return nil }
    return url.review?(member)
  }
}
