import CardKernel

/// Functions of the parts of an absolute URI.
enum URIFunctions {
  private static func part(
    _ name: String, _ result: ValueType, _ summary: String, example: FunctionExample,
    gives swiftType: ValueType? = nil, _ part: @escaping @Sendable (URIParts) -> Value
  ) -> Function {
    Function(
      name, [.string], result, summary, example: example, swift: .function(throws: true, gives: swiftType)
    ) { (call, context) throws(EvaluationError) in
      let text = try call.string(0, &context)
      guard let parts = URIParts(text) else { throw call.error("`\(text)` is not an absolute URI") }
      return part(parts)
    }
  }

  static let all: [Function] = [
    part(
      "uriHost", .string, "The host of a URI.",
      example: #"uriHost('https://cards.example.com:8080/menu?day=5') → "cards.example.com""#
    ) { .string($0.host) },
    part(
      "uriPath", .string, "The path of a URI.", example: #"uriPath('https://cards.example.com/menu?day=5') → "/menu""#
    ) { .string($0.path) },
    part(
      "uriPathAndQuery", .string, "The path and query of a URI.",
      example: #"uriPathAndQuery('https://cards.example.com/menu?day=5') → "/menu?day=5""#
    ) { .string($0.path + $0.query) },
    part(
      "uriPort", .number, "The port of a URI, or the usual one of its scheme.",
      example: "uriPort('https://cards.example.com/') → 443", gives: .any
    ) { parts in
      parts.port.map { .number(Double($0)) } ?? .undefined
    },
    part(
      "uriQuery", .string, "The query of a URI with its `?`.",
      example: #"uriQuery('https://cards.example.com/menu?day=5') → "?day=5""#
    ) { .string($0.query) },
    part("uriScheme", .string, "The scheme of a URI.", example: #"uriScheme('https://cards.example.com/') → "https""#) {
      .string($0.scheme)
    },
  ]
}
