public import CardSyntax

/// What can be wrong with an Adaptive Card.
///
/// Real cards are full of schema violations that renderers put up with, so these are warnings and the value is kept;
/// errors are what no renderer can make sense of.
public enum AdaptiveCardsDiagnostics {
  static let notACard = DiagnosticKind(
    "adaptive-card.not-a-card", .error, "A document is not an Adaptive Card.",
    explanation: "A card is an object with `\"type\": \"AdaptiveCard\"`. `--from` chooses another format.")
  static let duplicateID = DiagnosticKind(
    "adaptive-card.duplicate-id", .error, "Two elements have the same id.",
    explanation:
      "Renderers refuse such cards or lose one of the inputs. Elements that are never present together may share an id: an "
      + "element and its fallback with all that is in them, and elements whose `$when` exclude each other, such as "
      + "`${a}` and `${!a}`, or `${kind == 'x'}` and `${kind == 'y'}`. Show cards are present together. An element that `$data` "
      + "repeats needs an id of its own for each copy, such as `box_${$index}`.")
  static let unknownType = DiagnosticKind(
    "adaptive-card.unknown-type", .warning, "A type is not one of Adaptive Cards 1.6.",
    explanation: "The element is kept as it is for Adaptive Cards; other formats get its fallback or leave it out.")
  static let missingType = DiagnosticKind(
    "adaptive-card.missing-type", .warning, "An object has no `type`.",
    explanation: "Renderers skip elements and actions without a type.")
  static let misplacedType = DiagnosticKind(
    "adaptive-card.misplaced-type", .warning, "A type stands where it is not allowed.",
    explanation:
      "A Column belongs in a ColumnSet, an action in `actions` or `selectAction`. Renderers skip it elsewhere.")
  static let unknownProperty = DiagnosticKind(
    "adaptive-card.unknown-property", .warning, "A type has no such property.",
    explanation: "The property is kept as it is for Adaptive Cards and left out of other formats.")
  static let wrongType = DiagnosticKind(
    "adaptive-card.wrong-type", .warning, "A property has a value of the wrong type.",
    explanation: "Renderers ignore such a value. It is kept as it is for Adaptive Cards and left out of other formats.")
  static let unknownName = DiagnosticKind(
    "adaptive-card.unknown-name", .warning, "A property has an unknown value.",
    explanation: "Renderers use the default instead. The value is kept as it is for Adaptive Cards.")
  static let missingProperty = DiagnosticKind(
    "adaptive-card.missing-property", .warning, "A required property is missing.",
    explanation: "Renderers skip the element or show it empty.")
  static let oldSpelling = DiagnosticKind(
    "adaptive-card.old-spelling", .warning, "A property has a spelling that renderers do not read.",
    explanation: """
      The published schema has `firstRowAsHeader` and `rtl?`, but renderers read `firstRowAsHeaders` and `rtl`. The \
      property is read as intended, and written unchanged to Adaptive Cards.
      """)
  static let newerThanTarget = DiagnosticKind(
    "adaptive-card.newer-version", .warning, "A card uses a feature that is newer than its target version.",
    explanation: """
      `--card-version` says which version the hosts have. They skip elements that are newer, or use their fallback, \
      and ignore newer properties. `convert` and `build` write a card without them, in other terms where there are \
      any.
      """)
  static let listedLate = DiagnosticKind(
    "adaptive-card.listed-late", .note, "The schema of the target version does not list a property that it has.",
    explanation: "Renderers of the version read the property; only strict validation by that schema rejects it.")
  static let badVersion = DiagnosticKind(
    "adaptive-card.bad-version", .warning, "A version is not valid.",
    explanation:
      "Versions are two numbers separated by a point, such as `1.5`; in `requires`, `*` stands for any version.")
  static let badMacro = DiagnosticKind(
    "adaptive-card.bad-macro", .warning, "A date or time macro in a string is not valid.",
    explanation: """
      The forms are `{{DATE(2026-01-31T12:00:00Z)}}`, with `, COMPACT`, `, SHORT` or `, LONG` after the time, and \
      `{{TIME(2026-01-31T12:00:00Z)}}`, with nothing after it. Renderers show anything else as it is.
      """)

  static let hostLacks = DiagnosticKind(
    "host.lacks", .warning, "A card uses something that its host does not have.",
    explanation: """
      `--for` names the host. It leaves out elements that it does not have, or uses their `fallback`, and ignores \
      properties and values. `convert` and `build` with `--for` write a card without them, in other terms where there are \
      any. `cardc hosts NAME` prints what is known of a host and where from; a file of your own can say more.
      """)
  static let hostRefuses = DiagnosticKind(
    "host.refuses", .error, "A host would not take a card at all.",
    explanation: """
      Some hosts show nothing of a card that has no `version`, or one that is newer than they know. Change `version`, or \
      write the card for an older one with `--card-version`.
      """)
  static let badProfile = DiagnosticKind(
    "host.bad-profile", .error, "A file that describes a host is not valid.",
    explanation: """
      `--for` takes the name of a host or a file of yours. `cardc hosts NAME` prints a file to start from, and `cardc \
      schema profile` the JSON Schema of such files.
      """)
  static let unknownInProfile = DiagnosticKind(
    "host.unknown-name", .warning, "A file that describes a host names a type or property that does not exist.",
    explanation: "Types are written as in cards, and properties as `Type.property` or `*.property`.")

  static let invalidURL = DiagnosticKind(
    "adaptive-card.invalid-url", .warning, "A string is not a URL.",
    explanation: """
      Renderers load nothing, or do nothing, for a text that RFC 3986 does not take. Characters such as spaces are \
      written as percent codes. The value is kept as it is for Adaptive Cards.
      """)
  static let relativeURL = DiagnosticKind(
    "adaptive-card.relative-url", .note, "A URL is relative.",
    explanation: """
      Images are relative to the host's `imageBaseUrl`, which most hosts do not set. `--base-url` makes URLs absolute \
      for other formats.
      """)

  static let unknownTarget = DiagnosticKind(
    "adaptive-card.unknown-target", .warning, "An action names an id that nothing in the card has.",
    explanation:
      "`Action.ToggleVisibility` shows and hides the elements with the ids in `targetElements`. It does nothing for an id that "
      + "no element has. Cards whose ids are bindings are not looked at.")
  static let unknownString = DiagnosticKind(
    "adaptive-card.unknown-string", .warning, "A text names a string resource that the card does not have.",
    explanation:
      "`${rs:name}` stands for the text of that name in `resources.strings`. Where there is none, users see the reference as it is "
      + "written. Cards without `resources.strings` are not looked at: their host may have the texts.")
  static let badRange = DiagnosticKind(
    "adaptive-card.bad-range", .warning, "The limits of an input leave nothing, or leave out its value.",
    explanation:
      "With `min` above `max`, or a value outside of both, users cannot submit the card, or have to change what they found. "
      + "`cardc fix` leaves that as it is: only the author knows which of the values is wrong.")
  static let badLimit = DiagnosticKind(
    "adaptive-card.bad-limit", .warning, "A number of lines or characters is negative.",
    explanation: "Renderers ignore such a limit, or show nothing. Leave the property out if there is no limit.")
  static let badDate = DiagnosticKind(
    "adaptive-card.bad-date", .warning, "A date or a time does not exist, or is not written as renderers read it.",
    explanation:
      "`Input.Date` has dates such as `2026-01-31`, `Input.Time` times such as `14:30`. Renderers leave the input empty "
      + "otherwise.")
  static let badPattern = DiagnosticKind(
    "adaptive-card.bad-regex", .warning, "A regular expression cannot be read.",
    explanation:
      "`regex` is given to the engine of the renderer's platform. Some ignore what they cannot read, and others refuse "
      + "every text, so that the card cannot be submitted. What only some engines know is not reported.")
  static let duplicateChoice = DiagnosticKind(
    "adaptive-card.duplicate-choice", .warning, "Two choices have the same value.",
    explanation: "The answer has the value of a choice, so that nobody can tell which of the two was meant.")
  static let unknownChoice = DiagnosticKind(
    "adaptive-card.unknown-choice", .warning, "The value of a choice set is not among its choices.",
    explanation:
      "Nothing is chosen at first. With `isMultiSelect` the value is a list with commas. Choices from data are not "
      + "looked at.")
  static let unanswerableInput = DiagnosticKind(
    "adaptive-card.unanswerable-input", .error, "A required input can never be answered.",
    explanation: """
      Renderers send nothing before every required input has a value. One that is hidden and that no action shows, or a \
      choice set without choices, never gets one. What `cardc` writes in other formats does not require an input that is not \
      shown; renderers of the card do. Cards whose ids are bindings are not checked, and neither are inputs where a binding \
      decides on one of these things.
      """)
  static let unknownStyle = DiagnosticKind(
    "adaptive-card.unknown-style", .warning, "An action has a style that no host is known to have.",
    explanation:
      "Renderers know `default`, `positive` and `destructive`, and show the default for others. A host may have styles "
      + "of its own: silence the finding there.")

  /// The kinds of this format.
  public static let all: [DiagnosticKind] = [
    notACard, duplicateID, unknownType, missingType, misplacedType, unknownProperty, wrongType, unknownName,
    missingProperty, oldSpelling, invalidURL, relativeURL, newerThanTarget, listedLate, badVersion, badMacro,
    hostLacks, hostRefuses, badProfile, unknownInProfile,
    unknownTarget, unknownString, badRange, badLimit, badDate, badPattern, duplicateChoice, unknownChoice,
    unanswerableInput,
    unknownStyle,
  ]

  static let vocabulary = VocabularyDiagnostics(
    unknownType: unknownType, missingType: missingType, misplacedType: misplacedType,
    unknownProperty: unknownProperty, wrongType: wrongType, unknownName: unknownName, missingProperty: missingProperty)
}
