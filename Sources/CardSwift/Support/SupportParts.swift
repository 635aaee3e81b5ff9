extension SupportCode {
  /// The parts that a part needs, by name.
  static let dependencies: [String: Set<String>] = [
    "ByteBuffer": ["JSONText"],
    "CardAction": ["CardValue"],
    "CardActionHandler": ["CardAction"],
    "CardDate": ["CardError", "CardField", "CardValue", "CompiledDateFormat", "Instant"],
    "CardError": ["CardValue"],
    "CardEvaluation": ["CardEnvironment", "Instant", "SplitMix64"],
    "CardField": ["CardError", "CardValue", "CardValue+Codable"],
    "CardForm": ["CardInput"],
    "CardFunctions": [
      "CardError", "CardFunctions+Holes", "CardFunctions+Numbers", "CardFunctions+Texts",
      "CardValue",
    ],
    "CardFunctions+Chance": ["CardError", "CardEvaluation", "CardFunctions", "CardValue", "SplitMix64"],
    "CardFunctions+Clock": [
      "CardError", "CardEvaluation", "CardFunctions", "CardFunctions+DateSums", "CardFunctions+Dates", "CardValue",
    ],
    "CardFunctions+Collections": [
      "CardError", "CardField", "CardFunctions", "CardFunctions+Logic", "CardValue", "TextSearch",
    ],
    "CardFunctions+DateParts": [
      "CardError", "CardFunctions", "CardValue", "DateArithmetic", "DateParser", "Instant", "StrictDates",
    ],
    "CardFunctions+DateSums": [
      "CardError", "CardFunctions", "CardFunctions+DateParts", "CardFunctions+Dates", "CardValue", "DateArithmetic",
      "Instant",
    ],
    "CardFunctions+Dates": [
      "CardError", "CardFunctions", "CardFunctions+Holes", "CardValue", "CompiledDateFormat",
      "DateFormat", "DateParser", "Instant",
    ],
    "CardFunctions+Encodings": ["Base64", "CardError", "CardFunctions", "CardValue", "PercentEncoding"],
    "CardFunctions+Holes": ["CardError", "CardField", "CardFunctions", "CardValue", "NumberText"],
    "CardFunctions+Identity": ["CardFunctions", "CardFunctions+Logic", "CardValue"],
    "CardFunctions+JSON": ["CardError", "CardFunctions", "CardJSONReader", "CardValue", "CardWriter"],
    "CardFunctions+Logic": [
      "CardError", "CardField", "CardFunctions", "CardFunctions+Holes", "CardValue", "TextSearch",
    ],
    "CardFunctions+Numbers": [
      "CardError", "CardFunctions", "CardFunctions+Holes", "CardFunctions+Texts", "CardValue",
      "NumberFormat", "NumberLocale", "NumberParsing",
    ],
    "CardFunctions+Objects": ["CardError", "CardFunctions", "CardValue"],
    "CardFunctions+Paths": [
      "CardError", "CardFunctions", "CardFunctions+JSON", "CardValue", "CardValue+Tree", "LiteralProblem",
      "PathQuery",
    ],
    "CardFunctions+Patterns": ["CardError", "CardFunctions", "CardValue", "LiteralProblem", "RegularExpression"],
    "CardFunctions+Sets": ["CardError", "CardFunctions", "CardFunctions+Identity", "CardValue"],
    "CardFunctions+Sorting": ["CardError", "CardFunctions", "CardValue", "NumberParsing", "StableSort", "TextSearch"],
    "CardFunctions+Texts": [
      "CardError", "CardFunctions", "CardFunctions+Holes", "CardFunctions+Logic", "CardFunctions+Numbers",
      "CardValue", "CardWriter", "TextCase", "TextSearch", "WhiteSpace",
    ],
    "CardFunctions+TimeZones": [
      "CardError", "CardEvaluation", "CardFunctions", "CardFunctions+DateParts", "CardFunctions+Dates", "CardValue",
      "DateParser", "Instant", "TimeZoneDatabase", "TimeZoneOffsets",
    ],
    "CardFunctions+Timex": [
      "CardError", "CardEvaluation", "CardFunctions", "CardFunctions+TimeZones", "CardValue", "CardValue+Tree",
      "Instant", "Timex",
    ],
    "CardFunctions+URIs": ["CardError", "CardFunctions", "CardValue", "URIParts"],
    "CardFunctions+XML": [
      "CardError", "CardFunctions", "CardFunctions+JSON", "CardValue", "CardValue+Tree", "XMLWriter",
    ],
    "CardFunctions+XPath": [
      "CardError", "CardFunctions", "CardValue", "LiteralProblem", "XMLReader", "XMLTree", "XPath",
    ],
    "CardJSONReader": ["CardError", "CardValue", "JSONText"],
    "CardValue": ["NumberText"],
    "CardValue+Codable": ["CardField", "CardValue"],
    "CardValue+Tree": ["CardFunctions", "CardFunctions+Identity", "CardFunctions+Logic", "CardValue", "TreeValue"],
    "CardWriter": [
      "ByteBuffer", "CardError", "CardField", "CardValue", "CardValue+Codable", "CompiledDateFormat", "JSONText",
      "NumberText",
    ],
    "CompiledDateFormat": ["ByteBuffer", "DateFormat", "Instant"],
    "DateArithmetic": ["DateFormat", "Instant"],
    "DateFormat": ["CompiledDateFormat", "Instant"],
    "DateParser": ["DateScanner", "Instant"],
    "Instant": ["DateParser", "StrictDates"],
    "JSONPathEvaluation": ["JavaScriptOperators", "PathQuery", "TreeValue"],
    "JSONPathParser": ["LiteralProblem", "PathLiteral", "PathQuery"],
    "JSONText": ["ByteBuffer"],
    "JSPathEvaluation": ["JavaScriptOperators", "PathQuery", "TreeValue"],
    "JSPathLexer": ["NumberParsing"],
    "JSPathParser": ["JSPathLexer", "LiteralProblem", "PathLiteral", "PathQuery"],
    "JavaScriptOperators": ["PathQuery", "TextSearch", "TreeValue", "WhiteSpace"],
    "NumberFormat": ["ByteBuffer", "NumberLocale", "NumberText"],
    "NumberParsing": ["WhiteSpace"],
    "NumberText": ["ByteBuffer"],
    "PathLiteral": ["TreeValue"],
    "PathQuery": [
      "JSONPathEvaluation", "JSONPathParser", "JSPathEvaluation", "JSPathParser", "LiteralProblem", "PathLiteral",
      "TreeValue",
    ],
    "PercentEncoding": ["ByteBuffer"],
    "RegularExpression": [
      "LiteralProblem", "RegularExpressionClasses", "RegularExpressionMatcher", "RegularExpressionParser",
      "RegularExpressionProgram", "UnitSet",
    ],
    "RegularExpressionClasses": ["RegularExpression"],
    "RegularExpressionMatcher": ["RegularExpression"],
    "RegularExpressionParser": ["RegularExpression"],
    "RegularExpressionProgram": ["RegularExpression"],
    "StrictDates": ["DateParser", "Instant"],
    "TextCase": ["WhiteSpace"],
    "TimeZoneDatabase": ["TimeZoneFile", "TimeZoneOffsets", "WindowsTimeZones"],
    "TimeZoneFile": ["TimeZoneOffsets", "TimeZoneRule"],
    "TimeZoneOffsets": ["Instant", "TimeZoneRule"],
    "TimeZoneRule": ["Instant"],
    "Timex": ["TimexParsing", "TimexResolution", "TimexSearch"],
    "TimexParsing": ["Timex", "TreeValue"],
    "TimexResolution": ["Instant", "NumberText", "Timex"],
    "TimexSearch": ["Instant", "Timex"],
    "UnitSet": ["RegularExpression"],
    "WindowsTimeZones": ["TextTable"],
    "XMLReader": ["LiteralProblem", "XMLTree"],
    "XMLWriter": ["TreeValue", "WhiteSpace"],
    "XPath": ["LiteralProblem", "XMLTree", "XPathEvaluation", "XPathFunctions", "XPathParser"],
    "XPathEvaluation": ["XPath"],
    "XPathFunctions": ["NumberParsing", "NumberText", "TextSearch", "XPath"],
    "XPathParser": ["XPath", "XPathToken"],
    "XPathToken": ["LiteralProblem", "NumberParsing", "XMLReader", "XPath"],
  ]

  /// The parts that stand for something else than a file of their name.
  static let aliases: [String: String] = [
    "CardDates": "CardFunctions+Dates", "CardScope": "CardFunctions+Collections",
  ]
}
