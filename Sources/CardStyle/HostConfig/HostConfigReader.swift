import CardIR
public import CardSyntax

extension HostConfig {
  /// The configuration in a document, over the values of `profile` for the keys that it leaves out; none for a
  /// document that is not an object.
  ///
  /// What cannot be used is reported and ignored: the profile's value stays.
  public init?(reading document: Document, over profile: HostConfig = .renderer, diagnostics: inout Diagnostics) {
    guard document.root.kind == .object else {
      diagnostics.report(.hostConfigNotAnObject(document.root))
      return nil
    }
    self = profile
    var reader = HostConfigReader()
    let found = reader.read(document.root, as: HostConfigReader.root)
    for (index, value) in found.sorted(by: { $0.key < $1.key }) { HostConfigTable.keys[index].set(&self, value) }
    for (name, look) in reader.customLooks {
      var style = profile.customStyles[name] ?? containerStyles[.default]
      for (index, value) in look.sorted(by: { $0.key < $1.key }) { HostConfigTable.boxKeys[index].set(&style, value) }
      customStyles[name] = style
    }
    capabilities.merge(reader.capabilities) { _, own in own }
    diagnostics.append(contentsOf: reader.diagnostics)
  }
}

/// Finds the values of a configuration's keys, by the number of the key in its table.
private struct HostConfigReader {
  /// A place in a configuration.
  enum Place: Sendable {
    case key(Int, HostConfigType)
    case section([String: Place])
    case customStyles
    case capabilities
  }

  static let root: [String: Place] = {
    var root = sections(HostConfigTable.keys.map { ($0.path, $0.type) })
    if case .section(var styles)? = root["containerStyles"] {
      styles[HostConfigTable.customStyles] = .customStyles
      root["containerStyles"] = .section(styles)
    }
    root[HostConfigTable.capabilities] = .capabilities
    return root
  }()
  private static let box = sections(HostConfigTable.boxKeys.map { ($0.path, $0.type) })
  /// Where a key stands, by its last name, for those that are written at the top by mistake.
  private static let homes: [String: String] = {
    var homes: [String: String] = [:]
    for key in HostConfigTable.keys where key.path.count > 1 {
      guard let name = key.path.last, homes[name] == nil else { continue }
      homes[name] = key.path.dropLast().joined(separator: ".")
    }
    return homes
  }()

  private static func sections(_ keys: [(path: [String], type: HostConfigType)]) -> [String: Place] {
    func add(_ path: ArraySlice<String>, _ place: Place, to section: inout [String: Place]) {
      guard let name = path.first else { return }
      if path.count == 1 {
        section[name] = place
      } else {
        var inner: [String: Place] = [:]
        if case .section(let known)? = section[name] { inner = known }
        add(path.dropFirst(), place, to: &inner)
        section[name] = .section(inner)
      }
    }
    var root: [String: Place] = [:]
    for (index, key) in keys.enumerated() { add(key.path[...], .key(index, key.type), to: &root) }
    return root
  }

  var diagnostics = Diagnostics()
  var customLooks: [(name: String, values: [Int: AttributeValue])] = []
  var capabilities: [String: String] = [:]
  private var path: [String] = []

  init() {}

  mutating func read(_ node: Node, as section: [String: Place]) -> [Int: AttributeValue] {
    var values: [Int: AttributeValue] = [:]
    for member in node.members {
      path.append(member.name)
      read(member, as: section, into: &values)
      path.removeLast()
    }
    return values
  }

  private mutating func read(
    _ member: Node.Member, as section: [String: Place], into values: inout [Int: AttributeValue]
  ) {
    switch section[member.name] {
    case .key(let index, let type)?: values[index] = value(member.value, type)
    case .section(let inner)?:
      guard isObject(member.value) else { return }
      values.merge(read(member.value, as: inner)) { _, later in later }
    case .customStyles?: readCustomStyles(member.value)
    case .capabilities?: readCapabilities(member.value)
    case nil:
      // Editors find the schema of a file by this key.
      if path.count == 1, member.name == "$schema" { return }
      diagnostics.report(
        .hostConfigUnknownKey(
          path, at: member.keySpan, known: section.keys.sorted(), home: path.count == 1 ? Self.homes[member.name] : nil)
      )
    }
  }

  private mutating func isObject(_ node: Node) -> Bool {
    if node.kind == .object { return true }
    if !node.isNull { diagnostics.report(.hostConfigWrongType(path, "an object", node)) }
    return false
  }

  // MARK: Values

  /// The value of a key; none, and a finding, for what the key does not take. `null` is as good as no key.
  private mutating func value(_ node: Node, _ type: HostConfigType) -> AttributeValue? {
    if node.isNull { return nil }
    switch type {
    case .flag:
      if let flag = node.boolean { return .flag(flag) }
      return wrong(node, "`true` or `false`")
    case .whole(let range): return whole(node, range)
    case .pixels:
      guard let text = node.string else { return whole(node, 0...HostConfigType.longest) }
      let digits = text.lowercased().hasSuffix("px") ? text.dropLast(2) : ""
      guard (1...5).contains(digits.utf8.count), digits.utf8.allSatisfy({ $0 &- 0x30 < 10 }), let number = Int(digits)
      else { return wrong(node, "a whole number") }
      return .number(Double(number))
    case .number:
      guard let number = node.double else { return wrong(node, "a number") }
      if number.isFinite, number >= 0, number <= Double(HostConfigType.longest) { return .number(number) }
      diagnostics.report(.hostConfigOutOfRange(path, "a number from 0 to \(HostConfigType.longest)", at: node.span))
      return nil
    case .color:
      guard let text = node.string else { return wrong(node, "a colour") }
      if text.hasPrefix("#"), let color = Color(text, .alphaFirst) { return .color(color) }
      diagnostics.report(.hostConfigBadColor(path, text, at: node.span))
      return nil
    case .text:
      if let text = node.string { return .text(text) }
      return wrong(node, "text")
    case .url:
      guard let text = node.string else { return wrong(node, "a URL") }
      return text.isEmpty ? nil : .text(text)
    case .weight:
      if node.string?.lowercased() == "normal" { return .token("default") }
      return name(node, HostConfigType.weights.map(\.rawValue))
    case .name(let names): return name(node, names)
    }
  }

  private mutating func wrong(_ node: Node, _ wanted: String) -> AttributeValue? {
    diagnostics.report(.hostConfigWrongType(path, wanted, node))
    return nil
  }

  private mutating func whole(_ node: Node, _ range: ClosedRange<Int>) -> AttributeValue? {
    guard node.kind == .number else { return wrong(node, "a whole number") }
    if let number = node.integer, range.contains(number) { return .number(Double(number)) }
    diagnostics.report(
      .hostConfigOutOfRange(path, "a whole number from \(range.lowerBound) to \(range.upperBound)", at: node.span))
    return nil
  }

  private mutating func name(_ node: Node, _ names: [String]) -> AttributeValue? {
    guard let text = node.string else {
      let list = names.map { "`\($0)`" }.joined(separator: ", ")
      let help = node.kind == .object ? "name one of \(list)" : nil
      diagnostics.report(.hostConfigWrongType(path, "a name", node, help: help))
      return nil
    }
    let folded = text.lowercased()
    if let name = names.first(where: { $0.lowercased() == folded }) { return .token(name) }
    diagnostics.report(.hostConfigUnknownValue(path, text, names, at: node.span))
    return nil
  }

  // MARK: Open keys

  /// A list of objects with a name and a look.
  private mutating func readCustomStyles(_ node: Node) {
    if node.isNull { return }
    guard node.kind == .array else {
      diagnostics.report(.hostConfigWrongType(path, "a list of objects", node))
      return
    }
    for (index, element) in node.elements.enumerated() {
      path.append("\(index)")
      defer { path.removeLast() }
      guard isObject(element) else { continue }
      for member in element.members where member.name != "name" && member.name != "style" {
        diagnostics.report(
          .hostConfigUnknownKey(path + [member.name], at: member.keySpan, known: ["name", "style"], home: nil))
      }
      guard let name = element["name"]?.string, !name.isEmpty else {
        diagnostics.report(.hostConfigWrongType(path + ["name"], "text", element["name"] ?? element))
        continue
      }
      guard let style = element["style"] else { continue }
      path.append("style")
      if isObject(style) { customLooks.append((name, read(style, as: Self.box))) }
      path.removeLast()
    }
  }

  /// Names with versions.
  private mutating func readCapabilities(_ node: Node) {
    guard isObject(node) else { return }
    for member in node.members {
      let version = member.value.string ?? member.value.numberText ?? ""
      if HostConfig.isCapabilityVersion(version) {
        capabilities[member.name] = version
      } else {
        diagnostics.report(
          .hostConfigWrongType(path + [member.name], "a version such as `\"1.0\"`, or `\"*\"`", member.value))
      }
    }
  }
}

extension HostConfig {
  /// Whether text is a version of a host's feature: one to four numbers, or `*` for any version.
  package static func isCapabilityVersion(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let areNumbers = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.count < 9 && part.utf8.allSatisfy { $0 &- 0x30 < 10 }
    }
    return text == "*" || (1...4).contains(parts.count) && areNumbers
  }
}
