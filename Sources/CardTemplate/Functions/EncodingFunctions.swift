import CardKernel

/// Functions between text, binary data and their encoded forms. Text is UTF-8.
enum EncodingFunctions {
  static let all: [Function] = [
    Function(
      "binary", [.any], .any, "The UTF-8 bytes of a text.", example: "count(binary('hi')) → 2",
      swift: .function(throws: true)
    ) { (call, context) throws(EvaluationError) in
      .bytes(Array(try call.string(0, &context).utf8))
    },
    Function(
      "base64", [.any], .string, "Text or binary data in base 64.", example: #"base64('hello') → "aGVsbG8=""#,
      swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let value = try call.value(0, &context)
      if case .bytes(let bytes) = value { return .string(Base64.encode(bytes)) }
      guard let text = value.text else { throw call.wrong(0, value, "a string or binary data") }
      try context.charge(text.utf8.count / 4)
      return .string(Base64.encode(Array(text.utf8)))
    },
    Function(
      "base64ToBinary", [.any], .any, "The data that a base 64 text encodes.",
      example: #"string(base64ToBinary('aGVsbG8=')) → "hello""#, swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in .bytes(try decoded(try call.string(0, &context), call))
    },
    Function(
      "base64ToString", [.any], .string, "The text that a base 64 text encodes.",
      example: #"base64ToString('aGVsbG8=') → "hello""#, swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      .string(String(decoding: try decoded(try call.string(0, &context), call), as: UTF8.self))
    },
    Function(
      "dataUri", [.any], .string, "A `data:` URI of a text.",
      example: #"dataUri('hello') → "data:text/plain;charset=utf-8;base64,aGVsbG8=""#, swift: .function(throws: true)
    ) { (call, context) throws(EvaluationError) in
      .string("data:text/plain;charset=utf-8;base64," + Base64.encode(Array(try call.string(0, &context).utf8)))
    },
    Function(
      "dataUriToBinary", [.any], .any, "The bytes of a `data:` URI as it is written, its prefix included.",
      example: "count(dataUriToBinary('data:text/plain;base64,aGk=')) → 27", swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in .bytes(Array(try call.string(0, &context).utf8))
    },
    Function(
      "dataUriToString", [.any], .string, "The text that a `data:` URI in base 64 carries.",
      example: #"dataUriToString('data:text/plain;base64,aGk=') → "hi""#, swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let uri = try call.string(0, &context)
      let content = uri.lastIndex(of: ",").map { String(uri[uri.index(after: $0)...]) } ?? uri
      return .string(String(decoding: try decoded(content, call), as: UTF8.self))
    },
    Function(
      "uriComponent", [.any], .string, "The text with reserved characters as `%XX`.",
      example: #"uriComponent('a b&c') → "a%20b%26c""#, swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let text = try call.string(0, &context)
      try context.charge(text.utf8.count / 4)
      return .string(PercentEncoding.encode(text))
    },
    Function(
      "uriComponentToString", [.any], .string, "The text with `%XX` as characters.",
      example: #"uriComponentToString('a%20b') → "a b""#, swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      guard let text = PercentEncoding.decode(try call.string(0, &context)) else {
        throw call.error("the text has a `%` that no two hexadecimal digits follow, or is not UTF-8")
      }
      return .string(text)
    },
  ]

  private static func decoded(_ text: String, _ call: Call) throws(EvaluationError) -> [UInt8] {
    guard let bytes = Base64.decode(text) else { throw call.error("the text is not in base 64") }
    return bytes
  }
}
