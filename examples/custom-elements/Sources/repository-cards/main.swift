import CardCompiler
import Foundation
import RepositoryElements

// A compiler that knows both elements; no other compiler does.
let compiler = Compiler {
  $0.register(element: .repositoryLanguage)
  $0.register(element: .progressBar)
}

guard CommandLine.arguments.count > 1 else {
  print("usage: repository-cards TEMPLATE [DATA]")
  print("Prints the card in TEMPLATE in every format, with the holes filled if there is DATA.")
  exit(2)
}

let files = try CommandLine.arguments.dropFirst().map { path in
  SourceText(name: path, bytes: try Data(contentsOf: URL(fileURLWithPath: path)))
}
let targets = compiler.registry.formats.map(\.id)
let result = compiler.compile(files[0], data: files.count > 1 ? files[1] : nil, to: targets)
for output in result.outputs {
  print("── \(output.target)")
  for file in output.files { print(String(decoding: file.bytes, as: UTF8.self), terminator: "") }
  for entry in output.fidelity { print("   \(entry.kind.id): \(entry.message)") }
}
print(DiagnosticRenderer(style: .short, color: false).render(result.diagnostics.sorted()), terminator: "")
