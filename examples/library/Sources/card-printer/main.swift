import CardCompiler
import CardModel

// A template as an app or server has it: as text, with holes.
let template = SourceText(
  name: "greeting.yaml",
  text: """
    type: AdaptiveCard
    version: "1.4"
    body:
      - type: TextBlock
        text: Hello ${name}
        size: large
      - type: TextBlock
        text: "- ${item}"
        $data: ${orders}
        spacing: none
    """)

// 1. Compile once and expand for each request, as bytes.
var diagnostics = Diagnostics()
let compiled = Document.read(template, as: .yaml, diagnostics: &diagnostics)
  .flatMap { Template(compiling: $0, diagnostics: &diagnostics) }
for customer in ["Ada", "Grace"] {
  let data = SourceText(
    name: "request.json", text: #"{"name": "\#(customer)", "orders": [{"item": "tea"}, {"item": "rope"}]}"#)
  guard let compiled, let values = Document.read(data, as: .json, diagnostics: &diagnostics) else { break }
  var card = ByteBuffer()
  if compiled.expand(values.root, options: ExpansionOptions(), into: &card, diagnostics: &diagnostics) {
    print(card.string())
  }
}

// 2. The same template as a screen of another format, with its holes alive.
let compiler = Compiler()
let result = compiler.compile(template, to: [.drivenUI])
if let output = result[.drivenUI] { print(String(decoding: output.bytes, as: UTF8.self)) }
for entry in result.outputs.flatMap(\.fidelity) { print("\(entry.kind.id): \(entry.message)") }

// 3. A card that is written in Swift, with an element that only this host knows.
struct Gauge: CardElementProtocol {
  static let typeName = "Gauge"
  static let properties: CardProperties = ["value": Double.self]
  var object: JSONObject

  init(object: JSONObject) { self.object = object }
  init(value: Double) { object = ["type": "Gauge", "value": value.json, "fallback": "drop"] }

  var value: Double? {
    get { self["value"] }
    set { self["value"] = newValue }
  }
}

var card = AdaptiveCard(version: "1.5") {
  TextBlock("Disk", size: .large, id: "title")
  Gauge(value: 0.75)
} actions: {
  Action.OpenURL("https://example.com/disk", title: "Details")
}
card[id: "title"]?.textBlock?.text = "Disk space"
if let gauge = card.elements.lazy.compactMap({ $0.as(Gauge.self) }).first { print("gauge: \(gauge.value ?? 0)") }
print(card.text(.yaml), terminator: "")
diagnostics.append(contentsOf: card.check())

// 4. Whatever was wrong, with its place.
diagnostics.append(contentsOf: result.diagnostics)
print(DiagnosticRenderer(style: .human, color: false).render(diagnostics.sorted()), terminator: "")
