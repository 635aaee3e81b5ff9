import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Headless Chromium, told what to do over its debugging pipe: JSON messages that end with a zero byte, commands on
/// descriptor 3 and answers on descriptor 4, as the DevTools protocol defines them.
///
/// To start it takes longer than to look at most pages, so one that a test has done with waits for the next test. There are
/// as many as there are tests that look at pages at a time.
final class BrowserProcess: @unchecked Sendable {
  /// What went wrong between the test and the browser.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// The program, and what to tell it to show no windows; none where no Chromium is installed.
  ///
  /// The one that has no windows at all lays out and paints alike, and takes less than half as long for a page, because it
  /// keeps nothing of what is around one.
  private static let program: (path: String, options: [String])? = {
    let folders = ["/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/homebrew/bin"]
    func first(_ names: [String], in folders: [String]) -> String? {
      folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
        .first(where: FileManager.default.isExecutableFile(atPath:))
    }
    // What Debian puts beside other programs is a script, which would be ended instead of the browser.
    if let shell = first(["chromium-headless-shell", "chrome-headless-shell"], in: ["/usr/lib/chromium"] + folders) {
      // As the other one has it from the system; else the width of each letter would be a whole number of pixels.
      return (shell, ["--font-render-hinting=slight"])
    }
    return first(["chromium", "chromium-browser", "google-chrome", "chrome"], in: folders).map {
      ($0, ["--headless=new"])
    }
  }()

  /// A folder of its own, for its settings and for pages.
  let folder: URL

  private var process: pid_t = 0
  private let commands: Int32
  private let answers: Int32
  private var received = Data()
  private var number = 0
  /// Whether an answer is missing, so that no other can be relied on.
  private(set) var hasFailed = false

  /// How long an answer is waited for in seconds; long, because many tests run at a time.
  private static let patience = 120.0

  // MARK: Tests in turn

  /// Those that no test has, which ``lock`` protects.
  nonisolated(unsafe) private static var idle: [BrowserProcess] = []
  private static let lock = NSLock()

  /// Ends those that wait when the tests end.
  private static let ending: Void = {
    atexit {
      for process in BrowserProcess.lock.withLock({ BrowserProcess.idle }) { process.end() }
    }
  }()

  /// One that no other test has until it is given back; none where there is no Chromium.
  static func take() throws -> BrowserProcess? {
    guard let program else { return nil }
    _ = ending
    return try lock.withLock { idle.popLast() } ?? BrowserProcess(program.path, program.options)
  }

  /// Leaves it to the next test, unless it has failed this one.
  func giveBack() {
    if hasFailed { end() } else { Self.lock.withLock { Self.idle.append(self) } }
  }

  private init(_ program: String, _ options: [String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "cardc-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let toBrowser = try Self.pipe(), fromBrowser = try Self.pipe()
    commands = toBrowser.write
    answers = fromBrowser.read
    process = try Self.launch(
      program,
      options + [
        "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
        "--no-first-run", "--disable-background-networking", "--disable-extensions", "--force-color-profile=srgb",
        "--user-data-dir=\(folder.path)", "--remote-debugging-pipe",
      ], reading: toBrowser.read, writing: fromBrowser.write)
    close(toBrowser.read)
    close(fromBrowser.write)
  }

  /// Ends the program; nothing can be asked of it any more.
  func end() {
    close(commands)
    close(answers)
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    try? FileManager.default.removeItem(at: folder)
  }

  // MARK: Protocol

  /// The result of a command to the browser, or to a page in the session with it. What else is said meanwhile is noted.
  @discardableResult
  func result(
    _ method: String, _ parameters: [String: Any] = [:], in session: String? = nil,
    noting note: ([String: Any]) -> Void = { _ in }
  ) throws -> [String: Any] {
    let own = try send(method, parameters, in: session)
    while true {
      let answer = try message()
      guard answer["id"] as? Int == own else {
        note(answer)
        continue
      }
      if let error = answer["error"] as? [String: Any] { throw Problem(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// Sends a command, and gives the number that its answer has.
  @discardableResult
  func send(_ method: String, _ parameters: [String: Any], in session: String? = nil) throws -> Int {
    number += 1
    var command: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session { command["sessionId"] = session }
    var bytes = try JSONSerialization.data(withJSONObject: command)
    bytes.append(0)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(commands, $0.baseAddress, $0.count) }
      guard count > 0 else { throw failure("has ended") }
      rest = rest.dropFirst(count)
    }
    return number
  }

  /// The next thing that the browser says.
  func message() throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let text = received[received.startIndex..<end]
        received = Data(received[received.index(after: end)...])
        return try JSONSerialization.jsonObject(with: text) as? [String: Any] ?? [:]
      }
      var waiting = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Int32(Self.patience * 1000)) > 0 else {
        throw failure("does not answer")
      }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(answers, &buffer, buffer.count)
      guard count > 0 else { throw failure("has ended") }
      received.append(contentsOf: buffer[..<count])
    }
  }

  private func failure(_ words: String) -> Problem {
    hasFailed = true
    return Problem(description: "Chromium " + words)
  }

  // MARK: Process

  /// A pipe whose ends a started program does not inherit, and that stay clear of the descriptors it is given.
  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    #if canImport(Darwin)
      let made = Darwin.pipe(&ends)
    #else
      let made = Glibc.pipe(&ends)
    #endif
    guard made == 0 else { throw Problem(description: "no pipe can be made") }
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    for end in ends { close(end) }
    return (moved[0], moved[1])
  }

  private static func launch(
    _ program: String, _ arguments: [String], reading: Int32, writing: Int32
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, reading, 3)
    posix_spawn_file_actions_adddup2(&actions, writing, 4)
    for output in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
    }
    var words = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var settings = ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") }
    settings.append(nil)
    defer { for setting in settings { free(setting) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, program, &actions, nil, words, settings)
    guard code == 0 else { throw Problem(description: "\(program) cannot be started: \(code)") }
    return process
  }
}
