import Foundation

/// A Python process that waits for requests and measures `json.dumps(json.loads(text))`: work that is the same on every
/// machine, against which times of different machines and moments can be compared.
final class PythonYardstick {
  private let process = Process()
  private let requests = Pipe()
  private let answers = Pipe()

  private static let script = """
    import json, sys, time
    texts = [open(path, encoding="utf-8").read() for path in sys.argv[1:]]
    clock, loads, dumps = time.perf_counter, json.loads, json.dumps
    for line in sys.stdin:
        index, repeats = map(int, line.split())
        text = texts[index]
        dumps(loads(text))
        start = clock()
        for _ in range(repeats):
            dumps(loads(text))
        print((clock() - start) / repeats, flush=True)
    """

  /// Starts Python with the texts in `files`; none if it is not installed.
  init?(files: [String]) {
    guard let python = findPython() else { return nil }
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = ["-c", Self.script] + files
    process.standardInput = requests
    process.standardOutput = answers
    do { try process.run() } catch { return nil }
    guard seconds(file: 0, repeats: 1) != nil else { return nil }
  }

  deinit {
    try? requests.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// The seconds that one reading and writing of a file's text takes, over so many in a row.
  func seconds(file: Int, repeats: Int) -> Double? {
    guard process.isRunning else { return nil }
    do { try requests.fileHandleForWriting.write(contentsOf: Data("\(file) \(repeats)\n".utf8)) } catch { return nil }
    var line: [UInt8] = []
    while true {
      let data = answers.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      line += data
      if line.last == UInt8(ascii: "\n") { return Double(String(decoding: line.dropLast(), as: UTF8.self)) }
    }
  }

  /// Takes part in a measurement with one of the files.
  func contender(file: Int, duration: Double) -> Contender {
    let once = seconds(file: file, repeats: 10) ?? duration
    let repeats = max(1, Int(duration / once))
    return .measuringItself("Python") { [self] in
      guard let seconds = seconds(file: file, repeats: repeats) else { stop("the Python process ended") }
      return seconds
    }
  }
}
