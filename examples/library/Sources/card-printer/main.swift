import CardCompiler

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

// 3. Whatever was wrong, with its place.
diagnostics.append(contentsOf: result.diagnostics)
print(DiagnosticRenderer(style: .human, color: false).render(diagnostics.sorted()), terminator: "")
