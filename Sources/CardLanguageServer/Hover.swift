import CardFormats
import CardSyntax
import CardTemplate

// What stands at the cursor.
extension LanguageServer {
  func hover(_ parameters: JSONValue) -> JSONValue {
    guard let cursor = cursor(parameters) else { return .null }
    let language = Language.of(cursor.root)
    var text: String?
    var range: Range<Int>?
    switch cursor.place {
    case .key(let object, let replacing):
      let key = String(decoding: cursor.text.bytes[replacing], as: UTF8.self)
      range = replacing
      if let role = language.role(of: object), let property = language.property(key, in: object) {
        text = "**\(key)** of `\(role.type.name)`\n\n" + language.documentation(of: property, in: role.type)
      }
    case .value(let key, let object, _, let replacing):
      range = replacing
      let word = String(decoding: cursor.text.bytes[replacing], as: UTF8.self)
      if key == language.vocabulary.discriminator, let role = language.role(of: object) {
        text = "**\(word)**\n\n" + language.documentation(of: role.type)
      } else if let role = language.role(of: object), let property = language.property(key, in: object) {
        text = "**\(key)** of `\(role.type.name)`\n\n" + language.documentation(of: property, in: role.type)
      }
    case .expression(let object, let start):
      let bytes = cursor.text.bytes
      var end = cursor.offset
      while end < bytes.count, PieceReader.isWordByte(bytes[end]), bytes[end] != 0x2D { end += 1 }
      let path = Self.path(endingAt: end, from: start, bytes)
      range = (end - path.utf8.count)..<end
      if end < bytes.count, bytes[end] == UInt8(ascii: "("),
        let function = FunctionTable.shared.function(named: String(path))
      {
        text = "```\n\(function.signature) → \(function.result)\n```\n\(function.summary)"
      } else if !path.isEmpty {
        let root = data(of: cursor.path)
        let scope = DataScope.at(object, root: root).path(path, root: root)
        if !scope.samples.isEmpty || !scope.schemas.isEmpty {
          text = "`\(path)`: \(scope.type)"
          if let sample = scope.samples.first {
            var writer = DocumentWriter(.minified)
            writer.value(sample)
            text? += "\n\n```json\n\(String(decoding: writer.finish().prefix(400), as: UTF8.self))\n```"
          }
        }
      }
    }
    guard let text, let range else { return .null }
    return [
      "contents": ["kind": "markdown", "value": .string(text)], "range": cursor.text.json(range, encoding),
    ]
  }

  func signatureHelp(_ parameters: JSONValue) -> JSONValue {
    guard let cursor = cursor(parameters), case .expression(_, let start) = cursor.place else { return .null }
    let bytes = cursor.text.bytes
    var index = cursor.offset
    var depth = 0
    var argument = 0
    while index > start {
      index -= 1
      switch bytes[index] {
      case UInt8(ascii: ")"): depth += 1
      case UInt8(ascii: ","): if depth == 0 { argument += 1 }
      case UInt8(ascii: "("):
        if depth > 0 {
          depth -= 1
          continue
        }
        let name = Self.path(endingAt: index, from: start, bytes)
        guard let function = FunctionTable.shared.function(named: String(name)) else { return .null }
        let labels = (function.parameters + function.optional + (function.rest.map { [$0] } ?? [])).map(\.description)
        let active = function.rest == nil ? argument : min(argument, max(0, labels.count - 1))
        return [
          "signatures": [
            [
              "label": .string(function.signature), "documentation": .string(function.summary),
              "parameters": .array(labels.map { ["label": .string($0)] }),
            ]
          ],
          "activeSignature": 0, "activeParameter": .integer(active),
        ]
      default: break
      }
    }
    return .null
  }
}
