import CardCompiler
import DigestTarget
import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
guard let path = arguments.first, arguments.count <= 2 else {
  print("usage: digest TEMPLATE [DATA]")
  exit(2)
}

func source(_ path: String) throws -> SourceText {
  SourceText(name: path, bytes: try Data(contentsOf: URL(fileURLWithPath: path)))
}

let compiler = Compiler { $0.register(emitter: DigestEmitter()) }
let result = compiler.compile(
  try source(path), data: try arguments.dropFirst().first.map(source), to: [.digest])
if let file = result[.digest] { print(String(decoding: file.bytes, as: UTF8.self), terminator: "") }
let losses = result.outputs.flatMap(\.fidelity).filter { $0.verdict != .note }
let messages =
  losses.map { "\($0.kind.id): \($0.message)\n" }.joined()
  + DiagnosticRenderer(style: .human, color: false).render(result.diagnostics.sorted())
FileHandle.standardError.write(Data(messages.utf8))
if result.diagnostics.hasErrors { exit(1) }
