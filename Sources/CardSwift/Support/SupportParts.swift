extension SupportCode {
  /// The parts that a part needs, by name.
  static let dependencies: [String: Set<String>] = [
    "CardAction": ["CardValue"],
    "CardActionHandler": ["CardAction"],
    "CardError": ["CardValue"],
    "CardField": ["CardValue", "CardValue+Codable"],
    "CardForm": ["CardInput"],
    "CardFunctions": [
      "CardError", "CardFunctions+Holes", "CardFunctions+Numbers", "CardFunctions+Texts",
      "CardValue",
    ],
    "CardFunctions+Collections": [
      "CardError", "CardField", "CardFunctions", "CardFunctions+Logic", "CardValue", "TextSearch",
    ],
    "CardFunctions+Dates": [
      "CardError", "CardFunctions", "CardFunctions+Holes", "CardValue", "CompiledDateFormat",
      "DateFormat", "DateParser", "Instant",
    ],
    "CardFunctions+Holes": ["CardError", "CardFunctions", "CardValue", "NumberText"],
    "CardFunctions+Logic": [
      "CardError", "CardFunctions", "CardFunctions+Holes", "CardValue", "TextSearch",
    ],
    "CardFunctions+Numbers": [
      "CardError", "CardFunctions", "CardFunctions+Holes", "CardFunctions+Texts", "CardValue",
      "NumberFormat", "NumberLocale", "NumberParsing",
    ],
    "CardFunctions+Texts": [
      "CardError", "CardFunctions", "CardFunctions+Holes", "CardFunctions+Logic", "CardFunctions+Numbers",
      "CardValue", "CardWriter", "TextSearch", "WhiteSpace",
    ],
    "CardValue": ["NumberText"],
    "CardValue+Codable": ["CardField", "CardValue"],
    "CardWriter": ["ByteBuffer", "CardError", "CardValue", "CompiledDateFormat", "JSONText", "NumberText"],
    "CompiledDateFormat": ["ByteBuffer", "DateFormat", "Instant"],
    "DateFormat": ["CompiledDateFormat", "Instant"],
    "DateParser": ["DateScanner", "Instant"],
    "Instant": ["DateParser", "StrictDates"],
    "JSONText": ["ByteBuffer"],
    "NumberFormat": ["ByteBuffer", "NumberLocale", "NumberText"],
    "NumberParsing": ["WhiteSpace"],
    "StrictDates": ["DateParser", "Instant"],
  ]

  /// The parts that stand for something else than a file of their name.
  static let aliases: [String: String] = [
    "CardDates": "CardFunctions+Dates", "CardScope": "CardFunctions+Collections",
  ]
}
