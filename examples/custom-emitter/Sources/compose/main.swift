import CardCompiler
import ComposeTarget
import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2 else {
  print("usage: compose FOLDER TEMPLATE…")
  print("Writes a Kotlin file for each template into FOLDER, and CardSupport.kt beside them.")
  print("NAME.data.yaml or NAME.data.json beside NAME.yaml or NAME.json tells the types of the data.")
  exit(2)
}

let emitter = ComposeEmitter(packageName: "com.example.cards")
let compiler = Compiler { $0.register(emitter: emitter) }
let folder = URL(fileURLWithPath: arguments[0])
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

var parts: Set<String> = []
var diagnostics = Diagnostics()
for path in arguments.dropFirst() {
  let file = URL(fileURLWithPath: path)
  let stem = file.deletingPathExtension()
  let data = try ["yaml", "json"].map { stem.appendingPathExtension("data.\($0)") }
    .first { FileManager.default.fileExists(atPath: $0.path) }
    .map { SourceText(name: $0.path, bytes: try Data(contentsOf: $0)) }
  let source = SourceText(name: path, bytes: try Data(contentsOf: file))
  let result = compiler.compile(source, data: data, to: [.compose])
  diagnostics.append(contentsOf: result.diagnostics)
  for output in result.outputs {
    parts.formUnion(output.parts)
    for file in output.files {
      let name = stem.lastPathComponent + file.suffix + "." + file.fileExtension
      try Data(file.bytes).write(to: folder.appendingPathComponent(name))
    }
    for entry in output.fidelity where entry.verdict != .note {
      print("\(path): \(entry.kind.id): \(entry.message)")
    }
  }
}
if let support = emitter.support(parts) {
  try Data(support.bytes).write(to: folder.appendingPathComponent("\(support.suffix).\(support.fileExtension)"))
}
print(DiagnosticRenderer(style: .human, color: false).render(diagnostics.sorted()), terminator: "")
if diagnostics.hasErrors { exit(1) }
