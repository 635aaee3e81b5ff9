import CardCompiler
import CardServer
import Dispatch
import Foundation

/// `card-server FOLDER [--port N] [--host ADDRESS] [--loops N] [--workers N] [--steps N] [--body-bytes N]
/// [--milliseconds N]`
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

var limits = ServerLimits()
var numbers = ["--port": 8080, "--loops": 1, "--workers": max(1, ProcessInfo.processInfo.activeProcessorCount)]
var host = "127.0.0.1"
var folder: String?
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--host": host = arguments.popFirst() ?? host
  case "--port", "--loops", "--workers", "--steps", "--body-bytes", "--milliseconds":
    guard let number = arguments.popFirst().flatMap({ Int($0) }), number >= 0 else {
      fail("\(argument) needs a number")
    }
    numbers[argument] = number
  default:
    if argument.hasPrefix("-") || folder != nil { fail("unexpected argument \(argument)") }
    folder = argument
  }
}
guard let folder else { fail("usage: card-server FOLDER [--port N] [--host ADDRESS] [--loops N] [--workers N]") }
limits.steps = numbers["--steps"] ?? limits.steps
limits.bodyBytes = numbers["--body-bytes"] ?? limits.bodyBytes
limits.milliseconds = numbers["--milliseconds"] ?? limits.milliseconds

@Sendable func render(_ diagnostics: Diagnostics) -> String {
  DiagnosticRenderer(style: .human, color: false).render(diagnostics.sorted())
}

do {
  let library = try TemplateLibrary(folder, limits: limits.expansion)
  let service = CardService(library)
  let isWatched = library.watch { reload in
    service.metrics.reloaded(failed: reload.diagnostics.hasErrors)
    let names = (reload.changed + reload.removed.map { "-" + $0 }).joined(separator: " ")
    print("read again: \(names)\n\(render(reload.diagnostics))", terminator: "")
    fflush(nil)
  }
  if !isWatched { fail("the system has no thread left to watch with") }
  let server = try CardServer(
    service, host: host, port: numbers["--port"] ?? 0, loops: max(1, numbers["--loops"] ?? 1),
    workers: max(1, numbers["--workers"] ?? 1), limits: limits)
  print("\(library.names.count) templates at http://\(host):\(server.port)")
  fflush(nil)
  // An orchestrator that moves the server gives the requests that are there time to end.
  var signals: [any DispatchSourceSignal] = []
  for number in [SIGTERM, SIGINT] {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler { server.close() }
    source.resume()
    signals.append(source)
  }
  try withExtendedLifetime(signals) { try server.wait() }
} catch let error as CompilationError {
  fail(render(error.diagnostics))
} catch {
  fail("\(error)")
}
