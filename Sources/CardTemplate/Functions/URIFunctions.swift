import CardKernel

/// Functions of the parts of an absolute URI.
enum URIFunctions {
  private static func part(
    _ name: String, _ result: ValueType, _ summary: String, _ part: @escaping @Sendable (URIParts) -> Value
  ) -> Function {
    Function(name, [.string], result, summary) { (call, context) throws(EvaluationError) in
      let text = try call.string(0, &context)
      guard let parts = URIParts(text) else { throw call.error("`\(text)` is not an absolute URI") }
      return part(parts)
    }
  }

  static let all: [Function] = [
    part("uriHost", .string, "The host of a URI.") { .string($0.host) },
    part("uriPath", .string, "The path of a URI.") { .string($0.path) },
    part("uriPathAndQuery", .string, "The path and query of a URI.") { .string($0.path + $0.query) },
    part("uriPort", .number, "The port of a URI, or the usual one of its scheme.") { parts in
      parts.port.map { .number(Double($0)) } ?? .undefined
    },
    part("uriQuery", .string, "The query of a URI with its `?`.") { .string($0.query) },
    part("uriScheme", .string, "The scheme of a URI.") { .string($0.scheme) },
  ]
}
