import CardSyntax
import Foundation

/// Runs a program to its end with its output thrown away; gives whether it could be started and succeeded.
///
/// Foundation's `Process` looks for the end of a program only now and then, which hides differences of milliseconds.
@discardableResult
func run(_ program: String, _ arguments: [String]) -> Bool {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    let environment = _NSGetEnviron().pointee
  #else
    var actions = posix_spawn_file_actions_t()
    let environment = environ
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
  var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  var child = pid_t()
  guard posix_spawn(&child, program, &actions, nil, &words, environment) == 0 else { return false }
  var status: Int32 = 0
  while waitpid(child, &status, 0) == -1 { if errno != EINTR { return false } }
  return status == 0
}

/// The path of a program that the shell would find.
func find(_ program: String) -> String? {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(program)" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}

/// The path of Python itself: what the shell finds may be a script that looks for it first, at every start.
func findPython() -> String? {
  guard let found = find("python3") else { return nil }
  let process = Process()
  let answer = Pipe()
  process.executableURL = URL(fileURLWithPath: found)
  process.arguments = ["-c", "import sys; print(sys.executable)"]
  process.standardOutput = answer
  do { try process.run() } catch { return nil }
  let path = String(decoding: answer.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  return path.split(separator: "\n").first.map(String.init) ?? found
}

/// Reading a file and writing it minified, against `jq -c .` over the same file.
func benchmarkRewriting(megabytes: Int, rounds: Int) {
  guard let jq = find("jq") else { return print("jq is not installed: left out") }
  let bytes = SampleCards.pretty(size: megabytes << 20)
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("card-benchmarks-\(getpid()).json")
  defer { try? FileManager.default.removeItem(at: file) }
  do { try Data(bytes).write(to: file) } catch { return print("cannot write \(file.path): \(error)") }
  let seconds = measure(
    [
      Contender(name: "read + write") {
        guard let data = FileManager.default.contents(atPath: file.path) else { return 0 }
        var diagnostics = Diagnostics()
        let source = SourceText(name: "cards.json", bytes: data)
        guard let document = Document.readJSON(source, diagnostics: &diagnostics) else { return 0 }
        var writer = DocumentWriter(.minified)
        writer.value(document.root)
        return writer.finish().count
      },
      Contender(name: "jq -c .") { run(jq, ["-c", ".", file.path]) ? 1 : 0 },
    ], rounds: rounds)
  print("read and write \((Double(bytes.count) / 1e6).fixed(1)) MB unchanged")
  printTable([
    ["", "ms", "MB/s", "jq ="],
    [
      "read + write", (seconds[0] * 1e3).fixed(2), (Double(bytes.count) / seconds[0] / 1e6).fixed(0),
      (seconds[1] / seconds[0]).fixed(1) + "x",
    ],
    ["jq -c .", (seconds[1] * 1e3).fixed(2), (Double(bytes.count) / seconds[1] / 1e6).fixed(0), "1.0x"],
  ])
}

/// `cardc --version` against `/bin/true`, fifty starts each in turn.
func benchmarkStart(cardc: String) {
  let seconds = measure(
    [
      Contender(name: "/bin/true") { run("/bin/true", []) ? 1 : 0 },
      Contender(name: "cardc --version") { run(cardc, ["--version"]) ? 1 : 0 },
    ], rounds: 50)
  print("start")
  printTable([
    ["", "ms", "over /bin/true"],
    ["/bin/true", (seconds[0] * 1e3).fixed(2), ""],
    ["cardc --version", (seconds[1] * 1e3).fixed(2), "+\(((seconds[1] - seconds[0]) * 1e3).fixed(2)) ms"],
  ])
}
