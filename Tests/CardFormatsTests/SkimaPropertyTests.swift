import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Testing

/// Sections 3 and 6 of the format's reference: every key of every widget and action, with every kind of value.
@Suite struct SkimaPropertyTests {
  /// How the app decodes a key.
  enum Decoding: Sendable { case string, color, name, integer, number, boolean, list, strings }

  /// The keys of `props` or `data` of a type.
  struct Keys: Sendable, CustomTestStringConvertible {
    let type: String
    let isAction: Bool
    let decoding: [String: Decoding]
    var testDescription: String { type }

    init(_ type: String, isAction: Bool = false, _ decoding: [String: Decoding]) {
      self.type = type
      self.isAction = isAction
      self.decoding = decoding
    }
  }

  private static let stack: [String: Decoding] = [
    "axis": .name, "spacing": .number, "alignment": .name, "distribution": .name, "children": .list,
  ]
  private static let manipulation: [String: Decoding] = ["widgetId": .string, "type": .name, "value": .string]

  static let keys: [Keys] = [
    Keys(
      "label",
      ["text": .string, "max_lines": .integer, "text_alignment": .name, "text_color": .color, "font_size": .number]),
    Keys("button", ["text": .string, "type": .name, "initial_state": .name, "onClick": .list]),
    Keys("image", ["url": .string, "content_mode": .name, "local_resource": .integer]),
    Keys("textfield", ["variableId": .string, "placeholder": .string]),
    Keys(
      "checkbox",
      [
        "variableId": .string, "initial_condition": .boolean, "initial_state": .string, "color": .color,
        "onActivated": .list, "onDeactivated": .list,
      ]),
    Keys(
      "container",
      [
        "backgroundColor": .color, "borderColor": .color, "borderWidth": .number, "cornerRadius": .number,
        "children": .list, "onClick": .list,
      ]),
    Keys("stack", stack), Keys("scrollview", stack),
    Keys("navigation", isAction: true, ["type": .name, "value": .string]),
    Keys("apicall", isAction: true, ["method": .name, "endpoint": .string, "body": .strings]),
    Keys("manageValue", isAction: true, ["type": .name, "id": .string, "dataType": .string, "value": .string]),
    Keys("buttonManipulation", isAction: true, manipulation),
    Keys("labelManipulation", isAction: true, manipulation),
    Keys("imageViewManipulation", isAction: true, manipulation),
    Keys("textfieldManipulation", isAction: true, manipulation),
    Keys("checkboxManipulation", isAction: true, manipulation),
  ]

  private func read(_ keys: Keys, _ object: String, tolerant: Bool = false) throws -> SkimaReading {
    keys.isAction
      ? try SkimaReading(action: keys.type, data: object, tolerant: tolerant)
      : try SkimaReading(widget: keys.type, props: object, tolerant: tolerant)
  }

  private static func wrong(_ decoding: Decoding) -> [String] {
    switch decoding {
    case .string, .color, .name: ["7", "true", "[]", "{}"]
    case .integer: ["1.5", #""2""#, "true", "[]", "{}"]
    case .number: [#""24""#, "true", "[]", "{}"]
    case .boolean: ["1", #""true""#, "[]", "{}"]
    case .list: ["7", "true", #""x""#, "{}"]
    case .strings: [#""x""#, "[7]", "{}"]
    }
  }

  @Test(arguments: keys) func oneValueOfAWrongTypeVoidsItsObject(_ keys: Keys) throws {
    for (name, decoding) in keys.decoding {
      for value in Self.wrong(decoding) {
        let object = #"{"\#(name)":\#(value)}"#
        let reading = try read(keys, object)
        let errors = reading.reports.filter { $0.hasPrefix("error") }
        #expect(errors.count == 1, "\(keys.type) \(object): \(errors)")
        let start = "error skima.props-void \(value): `\(name)` must be "
        #expect(errors.first?.hasPrefix(start) == true, "\(keys.type) \(object): \(errors)")
        // A tolerant reading warns of the same, and writes nothing that voids an object.
        let tolerant = try read(keys, object, tolerant: true)
        #expect(tolerant.reports == reading.reports.map { $0.replacing("error ", with: "warning ") })
        let again = try SkimaReading(skimaText(try #require(tolerant.screen)))
        #expect(!again.reports.contains { $0.hasPrefix("error") }, "\(keys.type) \(object): \(again.reports)")
      }
    }
  }

  @Test(arguments: keys) func nullIsAbsentAndUnknownKeysAreIgnored(_ keys: Keys) throws {
    let empty = try read(keys, "{}").reports
    for name in keys.decoding.keys {
      #expect(try read(keys, #"{"\#(name)":null}"#).reports == empty, "\(keys.type) \(name)")
    }
    let odd = try read(keys, #"{"mystery":[1]}"#)
    #expect(
      odd.reports.contains("warning skima.unknown-property \"mystery\": `\(keys.type)` has no property `mystery`"))
    #expect(skimaText(try #require(odd.screen)).contains(#""mystery":[1]"#))
  }

  @Test(arguments: keys) func whatHoldsTheKeysIsAnObject(_ keys: Keys) throws {
    let group = keys.isAction ? "data" : "props"
    for value in ["7", #""x""#, "[]"] {
      let reading = try read(keys, value)
      let found = value == "7" ? "the number `7`" : value == "[]" ? "an array" : "the string `x`"
      #expect(
        reading.reports.contains("error skima.props-void \(value): `\(group)` must be an object, found \(found)"),
        "\(reading.reports)")
      let tolerant = try read(keys, value, tolerant: true)
      let again = try SkimaReading(skimaText(try #require(tolerant.screen)))
      #expect(!again.reports.contains { $0.hasPrefix("error") }, "\(again.reports)")
    }
  }

  @Test(
    arguments: [
      ("label", #"{"font_size":"24","text":"a"}"#, #"{"font_size":24,"text":"a"}"#),
      ("label", #"{"max_lines":1.5}"#, #"{"max_lines":2}"#), ("label", #"{"text":5}"#, #"{"text":"5"}"#),
      ("label", #"{"text":true}"#, #"{"text":"true"}"#),
      ("label", #"{"font_size":"large","text":"a"}"#, #"{"text":"a"}"#),
      ("label", #"{"text_color":112233,"text":"a"}"#, #"{"text":"a"}"#),
      ("checkbox", #"{"initial_condition":"false"}"#, #"{"initial_condition":false}"#),
      ("container", #"{"borderWidth":"1.5"}"#, #"{"borderWidth":1.5}"#),
      ("image", #"{"url":"u","local_resource":"name"}"#, #"{"url":"u"}"#),
      (
        "stack", #"{"spacing":"8","children":[{"type":"label","props":{"text":1}}]}"#,
        #"{"spacing":8,"children":[{"type":"label","props":{"text":"1"}}]}"#
      ),
    ])
  func tolerantReadingKeepsWhatIsMeant(_ type: String, _ props: String, _ expected: String) throws {
    let screen = try #require(try SkimaReading(widget: type, props: props, tolerant: true).screen)
    #expect(skimaText(screen).contains(#""props":\#(expected),"constraints""#), "\(skimaText(screen))")
  }

  // MARK: Names

  /// What the names of a key mean, and which one the app uses for any other name; none if it does nothing.
  struct Names: Sendable, CustomTestStringConvertible {
    let type: String
    let key: String
    let id: AttributeID
    let fallback: String?
    let values: [String: AttributeValue]
    var testDescription: String { "\(type) \(key)" }

    init(_ type: String, _ key: String, _ id: AttributeID, _ fallback: String?, _ values: [String: AttributeValue]) {
      (self.type, self.key, self.id, self.fallback, self.values) = (type, key, id, fallback, values)
    }
  }

  private static let axes = ["vertical": Axis.vertical.storage, "horizontal": Axis.horizontal.storage]
  private static let alignments: [String: AttributeValue] = [
    "leading": Alignment.leading.storage, "trailing": Alignment.trailing.storage, "top": Alignment.top.storage,
    "bottom": Alignment.bottom.storage, "center": Alignment.center.storage,
    "firstBaseline": Alignment.firstBaseline.storage, "lastBaseline": Alignment.lastBaseline.storage,
    "fill": Alignment.fill.storage,
  ]
  private static let distributions: [String: AttributeValue] = [
    "fillEqually": Distribution.fillEqually.storage, "fillProportionally": Distribution.fillProportionally.storage,
    "equalSpacing": Distribution.equalSpacing.storage, "equalCentering": Distribution.equalCentering.storage,
    "fill": Distribution.fill.storage,
  ]

  static let names: [Names] = [
    Names(
      "label", "text_alignment", .horizontalAlignment, "left",
      [
        "left": Alignment.leading.storage, "right": Alignment.trailing.storage, "center": Alignment.center.storage,
        "justified": Alignment.justified.storage,
      ]),
    Names(
      "button", "type", .buttonStyle, "primary",
      [
        "primary": ButtonStyle.primary.storage, "secondary": ButtonStyle.secondary.storage,
        "link": ButtonStyle.link.storage,
      ]),
    Names("button", "initial_state", .isEnabled, "enable", ["enable": .flag(true), "disable": .flag(false)]),
    Names(
      "image", "content_mode", .imageFit, "scaleAspectFit",
      [
        "scaleToFill": ImageFit.stretch.storage, "scaleAspectFill": ImageFit.cover.storage,
        "center": ImageFit.center.storage, "scaleAspectFit": ImageFit.contain.storage,
      ]),
    Names("stack", "axis", .axis, "horizontal", axes),
    Names("stack", "alignment", .alignment, "fill", alignments),
    Names("stack", "distribution", .distribution, "fill", distributions),
    Names("scrollview", "axis", .axis, "horizontal", axes),
    Names("scrollview", "alignment", .alignment, "fill", alignments),
    Names("scrollview", "distribution", .distribution, "fill", distributions),
    Names(
      "navigation", "type", .destination, nil,
      [
        "endpoint": Destination.endpoint.storage, "back": Destination.back.storage,
        "deeplink": Destination.deepLink.storage,
      ]),
    Names(
      "apicall", "method", .method, "get",
      ["get": .text("get"), "post": .text("post"), "put": .text("put"), "delete": .text("delete")]),
    Names(
      "manageValue", "type", .operation, nil,
      [
        "createOrModify": Operation.set.storage, "createIfNotExists": Operation.setIfMissing.storage,
        "modifyIfExists": Operation.setIfPresent.storage, "remove": Operation.remove.storage,
      ]),
    Names(
      "buttonManipulation", "type", .operation, nil,
      ["change_text": Operation.changeText.storage, "change_state": Operation.changeState.storage]),
    Names(
      "labelManipulation", "type", .operation, nil,
      [
        "change_text": Operation.changeText.storage, "change_text_color": Operation.changeTextColor.storage,
        "change_font_size": Operation.changeFontSize.storage,
      ]),
    Names("imageViewManipulation", "type", .operation, nil, ["change_image": Operation.changeImage.storage]),
    Names(
      "textfieldManipulation", "type", .operation, nil,
      ["change_text": Operation.changeText.storage, "change_state": Operation.changeState.storage]),
    Names(
      "checkboxManipulation", "type", .operation, nil,
      [
        "activate": Operation.activate.storage, "deactivate": Operation.deactivate.storage,
        "toggle": Operation.toggle.storage,
      ]),
  ]

  @Test(arguments: names) func namesMeanWhatTheReferenceSays(_ names: Names) throws {
    let keys = try #require(Self.keys.first { $0.type == names.type })
    func element(_ reading: SkimaReading) throws -> Element {
      let widget = try #require(reading.widget)
      return keys.isAction ? try #require(widget[.actions].first?.element) : widget
    }
    for (spelling, value) in names.values {
      let reading = try read(keys, #"{"\#(names.key)":"\#(spelling)"}"#)
      #expect(!reading.reports.contains { $0.contains("unknown-value") }, "\(spelling)")
      var element = try element(reading)
      #expect(element[value: names.id] == value, "\(spelling)")
      // Written anew, it is spelt as it was.
      element.source = nil
      element.set(names.id, value, origin: nil)
      var button = Element(.button)
      if keys.isAction { button[.actions] = [.one(element)] }
      let root = Element(.screen, children: [.one(keys.isAction ? button : element)])
      let text = skimaText(Screen(name: "t", format: FormatID(rawValue: "x"), root: root, isTemplate: false))
      #expect(text.contains(#""\#(names.key)":"\#(spelling)""#), "\(text)")
    }
    for odd in ["odd", names.values.keys.first?.uppercased() ?? ""] {
      let reading = try read(keys, #"{"\#(names.key)":"\#(odd)"}"#)
      let effect = names.fallback.map { "the app uses `\($0)`" } ?? "the app does nothing"
      #expect(
        reading.reports.contains(
          "warning skima.unknown-value \"\(odd)\": `\(names.key)` cannot be `\(odd)`, so \(effect)"),
        "\(reading.reports)")
      #expect(try element(reading).has(names.id) == false)
      #expect(skimaText(try #require(reading.screen)) == minified(reading.document))
    }
    // What the name falls back to is what absence means, unless the key must be there.
    if let fallback = names.fallback, !keys.isAction {
      let kind = try element(try read(keys, "{}")).kind
      #expect(SkimaFormat().capabilities.defaultValue(of: names.id, on: kind) == names.values[fallback])
    }
  }

  @Test func absentKeysHaveTheDefaultsOfTheReference() {
    let capabilities = SkimaFormat().capabilities
    func value(_ id: AttributeID, _ kind: ElementKind) -> AttributeValue? {
      capabilities.defaultValue(of: id, on: kind)
    }
    #expect(value(.textSize, .text) == .measure(17, .points))
    #expect(value(.maxLines, .text) == .number(0))
    #expect(value(.textColor, .text) == nil)
    #expect(value(.isOn, .toggle) == .flag(true))
    #expect(value(.backgroundColor, .toggle) == nil)
    #expect(value(.borderColor, .canvas) == .color(.black))
    #expect(value(.borderWidth, .canvas) == .number(0))
    #expect(value(.cornerRadius, .canvas) == .number(0))
    #expect(value(.backgroundColor, .canvas) == nil)
    for kind in [ElementKind.stack, .scroll] {
      #expect(value(.axis, kind) == Axis.horizontal.storage)
      #expect(value(.gap, kind) == .number(0))
    }
  }

  @Test(
    arguments: [
      ("#1F6FEB", Color(0x1F6FEB)), ("#1f6feb", Color(0x1F6FEB)), ("#1F6FEB80", Color(0x1F6FEB, alpha: 0x80)),
      ("1F6FEB", nil), ("#F00", nil), ("red", nil), ("#GGGGGG", nil), ("", nil),
    ])
  func coloursHaveTheirSignAndTheirAlphaLast(_ spelling: String, _ expected: Color?) throws {
    for (type, key, id) in [
      ("label", "text_color", AttributeID.textColor), ("container", "backgroundColor", .backgroundColor),
      ("container", "borderColor", .borderColor), ("checkbox", "color", .backgroundColor),
    ] {
      let reading = try SkimaReading(widget: type, props: #"{"\#(key)":"\#(spelling)"}"#)
      let warning = "warning skima.color \"\(spelling)\": `\(spelling)` is not a colour, so the app uses none"
      #expect(reading.reports.contains(warning) == (expected == nil), "\(reading.reports)")
      #expect(try #require(reading.widget)[value: id] == expected.map { .color($0) })
    }
  }
}
