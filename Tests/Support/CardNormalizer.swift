package import CardSyntax

/// A card in the one form that all its spellings have: an independent reading of what the description of the format
/// says may be written in several ways. Names are in lower case, shorthand forms are written out, types that may be
/// left out are left out, and so are values that absence means as well.
package struct CardNormalizer {
  /// A JSON value with the order of its members and the text of its numbers.
  package indirect enum Value: Equatable, CustomStringConvertible {
    case scalar(String)
    case array([Value])
    case object([Member])

    package struct Member: Equatable {
      package var key: String
      package var value: Value
    }

    /// What a document says.
    package init(_ node: Node) {
      switch node.kind {
      case .null: self = .scalar("null")
      case .boolean: self = .scalar(node.boolean == true ? "true" : "false")
      case .number: self = .scalar(node.numberText ?? "")
      case .string: self = .text(node.string ?? "")
      case .array: self = .array(node.elements.map(Value.init))
      case .object: self = .object(node.members.map { Member(key: $0.name, value: Value($0.value)) })
      }
    }

    static func text(_ text: String) -> Value { .scalar("\"" + text) }

    package var description: String {
      switch self {
      case .scalar(let text): text
      case .array(let values): "[" + values.map(\.description).joined(separator: ",") + "]"
      case .object(let members): "{" + members.map { $0.key + ":" + $0.value.description }.joined(separator: ",") + "}"
      }
    }

    var string: String? {
      if case .scalar(let text) = self, text.hasPrefix("\"") { String(text.dropFirst()) } else { nil }
    }

    subscript(key: String) -> Value? {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.key == key }?.value
    }
  }

  /// Properties whose values are names.
  private static let names: Set<String> = [
    "associatedInputs", "color", "fillMode", "fontType", "gridStyle", "height", "horizontalAlignment",
    "horizontalCellContentAlignment", "imageSize", "inputStyle", "labelPosition", "mode", "orientation", "role", "size",
    "spacing", "style", "verticalAlignment", "verticalCellContentAlignment", "verticalContentAlignment", "weight",
    "fallback",
  ]

  /// What absence means, by type; `*` is any. Values as in JSON text, strings with a quotation mark before.
  private static let defaults: [String: [String: String]] = [
    "*": ["isVisible": "true", "separator": "false", "spacing": "\"default", "bleed": "false", "isRequired": "false"],
    "TextBlock": ["wrap": "false", "style": "\"default"],
    "TextRun": ["highlight": "false", "italic": "false", "strikethrough": "false", "underline": "false"],
    "Image": ["height": "\"auto", "style": "\"default"], "ImageSet": ["imageSize": "\"medium"],
    "Table": ["firstRowAsHeaders": "true", "showGridLines": "true", "gridStyle": "\"default"],
    "TableColumnDefinition": ["width": "1"], "Input.Text": ["isMultiline": "false", "style": "\"text"],
    "Input.Toggle": ["value": "\"false", "valueOff": "\"false", "valueOn": "\"true", "wrap": "false"],
    "Input.ChoiceSet": ["isMultiSelect": "false", "style": "\"compact", "wrap": "false"],
    "Action": ["isEnabled": "true", "mode": "\"primary", "style": "\"default", "associatedInputs": "\"auto"],
  ]

  /// The types that objects in a member have when they name none.
  private static let implied: [String: String] = [
    "ColumnSet.columns": "Column", "ImageSet.images": "Image", "FactSet.facts": "Fact",
    "Input.ChoiceSet.choices": "Input.Choice", "Media.sources": "MediaSource",
    "Media.captionSources": "CaptionSource", "Table.columns": "TableColumnDefinition", "Table.rows": "TableRow",
    "TableRow.cells": "TableCell", "Carousel.pages": "CarouselPage", "Action.ShowCard.card": "AdaptiveCard",
    "Refresh.action": "Action.Execute", "Action.ToggleVisibility.targetElements": "TargetElement",
    "AdaptiveCard.refresh": "Refresh", "Column.fallback": "Column",
  ]

  /// A card in its one form.
  package static func normalized(_ card: Node) -> Value {
    normalized(Value(card), type: "AdaptiveCard", mayOmitType: true)
  }

  private static func normalized(_ value: Value, type given: String?, mayOmitType: Bool) -> Value {
    switch value {
    case .scalar: return value
    case .array(let values): return .array(values.map { normalized($0, type: given, mayOmitType: mayOmitType) })
    case .object(let members):
      let type = value["type"]?.string ?? given ?? ""
      var result: [Value.Member] = []
      for member in members {
        if member.key == "type", mayOmitType, member.value.string == given { continue }
        let key = member.key == "firstRowAsHeader" ? "firstRowAsHeaders" : member.key
        let value = property(key, member.value, of: type)
        if isDefault(value, key, type) { continue }
        result.append(.init(key: key, value: value))
      }
      return .object(result)
    }
  }

  private static func isDefault(_ value: Value, _ key: String, _ type: String) -> Bool {
    guard case .scalar(let text) = value else { return false }
    let family = type.hasPrefix("Action.") ? "Action" : type
    return [family, "*"].contains { defaults[$0]?[key] == text }
  }

  private static func property(_ key: String, _ value: Value, of type: String) -> Value {
    if key == "data", type.hasPrefix("Action.") { return value }
    if let text = value.string {
      if names.contains(key) { return .text(text.lowercased()) }
      if key == "backgroundImage" { return .object([.init(key: "url", value: value)]) }
      if key == "width", let share = Double(text) { return .scalar(share == share.rounded() ? "\(Int(share))" : text) }
      return value
    }
    let place = "\(type).\(key)"
    if case .array(let values) = value, place == "RichTextBlock.inlines" || place.hasSuffix(".targetElements") {
      return .array(values.map { shorthand($0, in: place) })
    }
    guard let child = implied[place] else { return normalized(value, type: nil, mayOmitType: false) }
    return normalized(value, type: child, mayOmitType: true)
  }

  private static func shorthand(_ value: Value, in place: String) -> Value {
    let isRun = place == "RichTextBlock.inlines"
    let child = isRun ? "TextRun" : "TargetElement"
    guard value.string != nil else { return normalized(value, type: child, mayOmitType: true) }
    return .object([.init(key: isRun ? "text" : "elementId", value: value)])
  }
}
