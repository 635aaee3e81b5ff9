import CardFormats

/// The Swift source of the model's types, from the vocabulary.
enum ModelSource {
  private typealias Property = ModelTypes.Property
  private static let types = ModelTypes.vocabulary.types
  private static let elements = types.filter { $0.family.name == "an element" }
  private static let inputs = elements.filter { $0.name.hasPrefix("Input.") }
  private static let actions = types.filter { $0.family.name == "an action" }

  /// The files with the first type in each.
  private static let files = [
    ("CardTypes", "AdaptiveCard"), ("ObjectTypes", "ThemedUrl"), ("TextTypes", "TextBlock"), ("MediaTypes", "Image"),
    ("LayoutTypes", "Layout.Stack"), ("HostTypes", "Badge"), ("ContainerTypes", "Container"),
    ("TableTypes", "Table"), ("ChartTypes", "Chart.Donut"), ("InputTypes", "Input.Text"),
    ("ActionTypes", "Action.OpenUrl"),
  ]

  /// All files by name.
  static func all() -> [String: String] {
    var sources = ["Names": names(), "SharedProperties": shared(), "CardElement": choices(), "CardTypeList": list()]
    for (index, (file, first)) in files.enumerated() {
      let start = types.firstIndex { $0.name == first } ?? 0
      let next = index + 1 < files.count ? types.firstIndex { $0.name == files[index + 1].1 } : nil
      sources[file] = types[start..<(next ?? types.count)].map(declaration).joined(separator: "\n")
    }
    return sources.mapValues { body in
      let header = """
        // Written by `UPDATE_REFERENCE=1 swift test --filter ModelSourceTests` from the vocabulary of Adaptive Cards.
        // swift-format-ignore-file

        """
      return header + (body.contains(": Color.self") ? "public import CardIR\n\n" : "\n") + body
    }
  }

  // MARK: Lines

  /// Items after each other, as many on a line as fit.
  private static func filled(_ items: [String], indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for (index, item) in items.enumerated() {
      let text = item + (index + 1 < items.count ? "," : "")
      if let last = lines.last, last.count + 1 + text.count <= 120 {
        lines[lines.count - 1] = last + " " + text
      } else {
        lines.append(margin + text)
      }
    }
    return lines
  }

  /// A declaration in the extension of the namespace that its name says.
  private static func nested(_ name: String, _ body: (_ name: String) -> [String]) -> String {
    let parts = name.split(separator: ".")
    let lines = body(String(parts.last ?? ""))
    guard parts.count > 1 else { return lines.joined(separator: "\n") + "\n" }
    let inner = lines.map { $0.isEmpty ? "" : "  " + $0 }
    return (["extension \(parts.dropLast().joined(separator: ".")) {"] + inner + ["}"]).joined(separator: "\n") + "\n"
  }

  private static func accessor(_ property: Property, isOptional: Bool) -> [String] {
    let place = property.otherName.map { "self[\"\(property.name)\", or: \"\($0)\"]" } ?? "self[\"\(property.name)\"]"
    var (type, get, set) = (property.type, place, "newValue")
    if property.item != nil {
      get += " ?? []"
      if !property.isRequired { set = "newValue.nonEmpty" }
    } else if isOptional || property.type != "String" {
      type += "?"
    } else {
      get += " ?? \"\""
    }
    let head = "public var \(property.swiftName): \(type) {"
    let single = "\(head) get { \(get) } set { \(place) = \(set) } }"
    // Two more columns for types in a namespace, two for members.
    let lines = single.count <= 116 ? [single] : [head, "  get { \(get) }", "  set { \(place) = \(set) }", "}"]
    return ["/// \(property.sentence)"] + lines
  }

  // MARK: Types

  private static func declaration(_ type: TypeSpec) -> String {
    let properties = ModelTypes.properties(of: type)
    let sentence = AdaptiveCardsFormat.glossary[type] ?? "A `\(type.name)`."
    let isInput = inputs.contains { $0 === type }
    let isElement = elements.contains { $0 === type }
    let isAction = actions.contains { $0 === type }
    let base = isInput ? "CardInputProtocol" : isElement ? "CardElementProtocol" : isAction ? "CardActionProtocol" : nil
    let inherited = isElement ? sharedByElements + (isInput ? sharedByInputs : []) : isAction ? sharedByActions : []
    let isData = properties.contains { $0.name == "type" }
    return nested(ModelTypes.swiftName(type.name)) { name in
      let indent = type.name.contains(".") ? 2 : 0
      var lines = [
        "/// \(sentence)", "public struct \(name): \(base ?? "CardObject") {",
        "  /// The name of the type.", "  public static let typeName = \"\(isData ? "" : type.name)\"",
        "  /// The properties of the type.", "  public static let properties: CardProperties = [",
      ]
      lines += filled(properties.map { "\"\($0.name)\": \($0.type).self" }, indent: 4 + indent).map {
        String($0.dropFirst(indent))
      }
      lines.append("  ]")
      let others = properties.compactMap { property in property.otherName.map { "\"\(property.name)\": \"\($0)\"" } }
      if !others.isEmpty {
        lines.append("  /// What the published schema calls properties.")
        lines.append("  public static let otherNames = [\(others.joined(separator: ", "))]")
      }
      lines += [
        "  /// The members.", "  public var object: JSONObject",
        "  /// An object with these members, whatever they are.",
        "  public init(object: JSONObject) { self.object = object }",
      ]
      lines += initializer(sentence, properties, isTyped: ModelTypes.namesItself(type), indent)
      for property in properties where !inherited.contains(property.name) {
        lines += accessor(property, isOptional: !property.isRequired).map { "  " + $0 }
      }
      return lines + ["}"]
    }
  }

  /// What must be said comes first, then what may be, then what the content is made of.
  private static func initializer(
    _ sentence: String, _ properties: [Property], isTyped: Bool, _ indent: Int
  ) -> [String] {
    let required = properties.filter { $0.isRequired && !$0.isBuilt }
    let id = required.filter { $0.name == "id" }
    let built = properties.filter(\.isBuilt)
    let optional = properties.filter { !$0.isRequired && !$0.isBuilt }
    // What people write first.
    let label = optional.filter { $0.name == "label" }
    let ordered =
      id + required.filter { $0.name != "id" } + label + optional.filter { $0.name != "label" } + built
    let parameters = ordered.enumerated().map { index, property in
      if property.isBuilt {
        let item = property.item ?? ""
        let none = property.isRequired ? "" : " = { [] }"
        return "@ListBuilder<\(item)> \(property.swiftName): () -> [\(item)]\(none)"
      }
      if property.isRequired {
        let hasNoLabel = index == 0 && ["text", "url", "elementId", "title"].contains(property.name) && id.isEmpty
        return (hasNoLabel ? "_ " : "") + "\(property.swiftName): \(property.type)"
      }
      return property.item == nil
        ? "\(property.swiftName): \(property.type)? = nil" : "\(property.swiftName): \(property.type) = []"
    }
    var lines = ["  /// \(sentence)"]
    let single = "  public init(\(parameters.joined(separator: ", "))) {"
    if single.count + indent <= 120 {
      lines.append(single)
    } else {
      lines.append("  public init(")
      lines += filled(parameters, indent: 4 + indent).map { String($0.dropFirst(indent)) }
      lines.append("  ) {")
    }
    let values = properties.map { property in
      property.swiftName + (property.isBuilt ? "()" : "")
        + (property.item != nil && !property.isRequired ? ".nonEmpty" : "")
    }
    let make = "    object = Self.\(isTyped ? "typed" : "untyped")("
    let all = make + values.joined(separator: ", ") + ")"
    if all.count + indent <= 120 { return lines + [all, "  }"] }
    lines.append(make)
    lines += filled(values, indent: 6 + indent).map { String($0.dropFirst(indent)) }
    lines[lines.count - 1] += ")"
    return lines + ["  }"]
  }

  // MARK: Shared properties

  /// The properties that all of some types have, with one type of values.
  private static func common(_ types: [TypeSpec], except excluded: [String] = []) -> [Property] {
    let lists = types.map(ModelTypes.properties)
    return (lists.first ?? []).filter { property in
      !excluded.contains(property.name)
        && lists.allSatisfy { $0.contains { $0.name == property.name && $0.type == property.type } }
    }
  }

  private static let sharedByElements = common(elements).map(\.name)
  private static let sharedByInputs = common(inputs, except: sharedByElements).map(\.name)
  private static let sharedByActions = common(actions).map(\.name)

  private static func shared() -> String {
    let extensions = [
      ("CardElementProtocol", "What all elements have.", common(elements)),
      ("CardInputProtocol", "What all inputs have.", common(inputs, except: sharedByElements)),
      ("CardActionProtocol", "What all actions have.", common(actions)),
    ]
    return extensions.map { name, sentence, properties in
      let accessors = properties.flatMap { accessor($0, isOptional: true) }.map { "  \($0)\n" }
      return "// \(sentence)\nextension \(name) {\n\(accessors.joined())}\n"
    }.joined(separator: "\n")
  }

  // MARK: Names

  private static func names() -> String {
    ModelTypes.names.map { path, name, sentence in
      nested(name) { short in
        let spellings = ModelTypes.spellings(path) ?? []
        let list = spellings.map { "\"\($0)\"" }.joined(separator: ", ")
        var lines = [
          "/// \(sentence)", "public struct \(short): CardName {", "  /// The names that the format has.",
          "  public static let names = [\(list)]", "  /// The name.", "  public let rawValue: String",
          "  /// The name with this spelling.", "  public init(spelling: String) { rawValue = spelling }",
        ]
        for spelling in spellings {
          lines.append("  /// `\(spelling)`.")
          lines.append("  public static let \(constant(spelling, in: name)) = Self(spelling: \"\(spelling)\")")
        }
        return lines + ["}"]
      }
    }.joined(separator: "\n")
  }

  /// The name of a constant. With `none` an optional value would be none, and not the name.
  private static func constant(_ spelling: String, in name: String) -> String {
    let words = spelling.split(separator: ":").map(String.init)
    let first = words[0].prefix(1).lowercased() + words[0].dropFirst()
    let joined = first + words.dropFirst().joined()
    return switch joined {
    case "none": name == "Spacing" ? "zero" : "nothing"
    case "default", "repeat": "`\(joined)`"
    default: joined
    }
  }

  // MARK: All types

  private static func list() -> String {
    let entries = types.map { "\"\($0.name)\": \(ModelTypes.swiftName($0.name)).self" }
    return """
      /// All types of the model by their names in the format, in the order of the vocabulary.
      package let cardTypes: KeyValuePairs<String, any CardObject.Type> = [
      \(filled(entries, indent: 2).joined(separator: "\n"))
      ]

      """
  }

  // MARK: Elements and actions of any type

  private static func choices() -> String {
    choice("CardElement", elements, "CardElementProtocol", "CustomElement", "An element", "An element of a card.")
      + "\n" + choice("CardAction", actions, "CardActionProtocol", "CustomAction", "An action", "An action of a card.")
  }

  private static func choice(
    _ name: String, _ types: [TypeSpec], _ base: String, _ custom: String, _ article: String, _ sentence: String
  ) -> String {
    func caseName(_ type: TypeSpec) -> String {
      let name = ModelTypes.swiftName(type.name)
      let words = name.hasPrefix("Action.") ? name.dropFirst(7) : name[...]
      return words.prefix(1).lowercased() + words.dropFirst().filter { $0 != "." }
    }
    let cases = types.map { (name: caseName($0), type: ModelTypes.swiftName($0.name), spec: $0) }
    var lines = ["/// \(sentence)", "public enum \(name): CardValue {"]
    for each in cases {
      lines.append("  /// \(AdaptiveCardsFormat.glossary[each.spec] ?? each.type)")
      lines.append("  case \(each.name)(\(each.type))")
    }
    lines += [
      "  /// \(article) of a type that the format does not have.", "  case custom(\(custom))",
      "  /// What is no object: a hole of a template, or a mistake.", "  case other(JSONValue)", "",
      "  /// The value that JSON stands for, whatever it is.", "  public init(json: JSONValue) {",
      "    guard case .object(let object) = json else {", "      self = .other(json)", "      return", "    }",
      "    switch object[\"type\"]?.string {",
    ]
    for each in cases {
      lines.append("    case \(each.type).typeName: self = .\(each.name)(\(each.type)(object: object))")
    }
    lines += [
      "    default: self = .custom(\(custom)(object: object))", "    }", "  }", "",
      "  /// The object; none for what is no object.", "  public var content: (any \(base))? {", "    switch self {",
    ]
    for each in cases.map(\.name) + ["custom"] { lines.append("    case .\(each)(let value): value") }
    lines += [
      "    case .other: nil", "    }", "  }", "", "  /// The value in JSON, with its type.",
      "  public var json: JSONValue {", "    if case .other(let json) = self { return json }",
      "    return content?.typedJSON ?? .null", "  }",
    ]
    for each in cases + [(name: "custom", type: custom, spec: types[0])] {
      lines += [
        "", "  /// The \(each.type), if it is one; setting it to none changes nothing.",
        "  public var \(each.name): \(each.type)? {",
        "    get { if case .\(each.name)(let value) = self { value } else { nil } }",
        "    set { if let newValue { self = .\(each.name)(newValue) } }", "  }",
      ]
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }
}
