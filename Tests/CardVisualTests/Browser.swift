import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Headless Chromium, told what to do over its debugging pipe: JSON messages that end with a zero byte, commands on
/// descriptor 3 and answers on descriptor 4, as the DevTools protocol defines them.
///
/// Nothing is loaded from a network: every picture is one of 120 by 80 pixels, and anything else is empty.
final class Browser {
  /// What went wrong between the test and the browser.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// The program; none where no Chromium is installed.
  static let program: String? = {
    let names = ["chromium", "chromium-browser", "google-chrome", "chrome"]
    let folders = ["/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/homebrew/bin"]
    return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
      .first(where: FileManager.default.isExecutableFile(atPath:))
  }()

  /// What a page has complained about since it was loaded.
  private(set) var complaints: [String] = []

  private var process: pid_t = 0
  private let commands: Int32
  private let answers: Int32
  private let folder: URL
  private var received = Data()
  private var session: String?
  private var number = 0
  private var isLoaded = false

  /// How long an answer is waited for in seconds; long, because many tests run at a time.
  private static let patience = 120.0

  /// A browser that runs until this object is gone; none, with a message, where there is none.
  static func start(width: Int = 400, height: Int = 1200) throws -> Browser? {
    guard let program else {
      print("skipped: Chromium is not installed, in which pages are looked at")
      return nil
    }
    return try Browser(program, width, height)
  }

  private init(_ program: String, _ width: Int, _ height: Int) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "cardc-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let toBrowser = try Self.pipe(), fromBrowser = try Self.pipe()
    commands = toBrowser.write
    answers = fromBrowser.read
    process = try Self.launch(
      program,
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
        "--no-first-run", "--disable-background-networking", "--disable-extensions", "--force-color-profile=srgb",
        "--user-data-dir=\(folder.path)", "--remote-debugging-pipe",
      ], reading: toBrowser.read, writing: fromBrowser.write)
    close(toBrowser.read)
    close(fromBrowser.write)
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
    session = try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Accessibility"] { try call(domain + ".enable") }
    try call("Fetch.enable", ["patterns": [["urlPattern": "http://*"], ["urlPattern": "https://*"]]])
    try resize(width, height)
  }

  deinit {
    close(commands)
    close(answers)
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    try? FileManager.default.removeItem(at: folder)
  }

  // MARK: Pages

  /// Gives the page another width and height in pixels.
  func resize(_ width: Int, _ height: Int) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// The font that texts of a page are put into, which its own policy would not allow.
  enum Font {
    /// ``SquareFont``: places are arithmetic.
    case squares
    /// ``MetricFont``: texts are as wide as the compiler expects.
    case metrics
  }

  /// Shows a page, in its own fonts or in one for measuring.
  func load(_ page: String, in font: Font? = nil) throws {
    let file = folder.appending(path: "page.html")
    try Data(page.utf8).write(to: file)
    try call("Page.setBypassCSP", ["enabled": font != nil])
    try open(file.absoluteString)
    switch font {
    case .squares: _ = try evaluate(SquareFont.program)
    case .metrics: try #require(try evaluate(MetricFont.program) as? Bool == true, "the font is not one")
    case nil: break
    }
  }

  /// Opens an address of this machine.
  func open(_ address: String) throws {
    complaints = []
    isLoaded = false
    try call("Page.navigate", ["url": address])
    while !isLoaded { note(try message()) }
  }

  /// What a program of the page gives, which may be a promise.
  func evaluate(_ program: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate", ["expression": program, "awaitPromise": true, "returnByValue": true])
    if let details = answer["exceptionDetails"] as? [String: Any] { throw Problem(description: "\(details)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// The page as a PNG file.
  func picture(width: Int, height: Int) throws -> Data {
    let clip: [String: Any] = ["x": 0, "y": 0, "width": width, "height": height, "scale": 1]
    let answer = try call("Page.captureScreenshot", ["format": "png", "clip": clip, "captureBeyondViewport": true])
    return (answer["data"] as? String).flatMap { Data(base64Encoded: $0) } ?? Data()
  }

  // MARK: Protocol

  /// The result of a command.
  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    let own = try send(method, parameters)
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

  private func send(_ method: String, _ parameters: [String: Any]) throws -> Int {
    number += 1
    var command: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session { command["sessionId"] = session }
    var bytes = try JSONSerialization.data(withJSONObject: command)
    bytes.append(0)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(commands, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Problem(description: "Chromium has ended") }
      rest = rest.dropFirst(count)
    }
    return number
  }

  private func message() throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let text = received[received.startIndex..<end]
        received = Data(received[received.index(after: end)...])
        return try JSONSerialization.jsonObject(with: text) as? [String: Any] ?? [:]
      }
      var waiting = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Int32(Self.patience * 1000)) > 0 else {
        throw Problem(description: "Chromium does not answer")
      }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(answers, &buffer, buffer.count)
      guard count > 0 else { throw Problem(description: "Chromium has ended") }
      received.append(contentsOf: buffer[..<count])
    }
  }

  private static let picture =
    ##"<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><rect width="120" height="80" fill="#888"/></svg>"##

  private func note(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Page.loadEventFired": isLoaded = true
    case "Runtime.exceptionThrown": complaints.append("\(parameters["exceptionDetails"] ?? "")")
    case "Log.entryAdded":
      let entry = parameters["entry"] as? [String: Any]
      if entry?["level"] as? String != "verbose" { complaints.append("\(entry?["text"] ?? "")") }
    case "Fetch.requestPaused" where Self.isOwnServer(parameters):
      _ = try? send("Fetch.continueRequest", ["requestId": parameters["requestId"] ?? ""])
    case "Fetch.requestPaused":
      let isPicture = parameters["resourceType"] as? String == "Image"
      let type = isPicture ? "image/svg+xml" : "text/plain"
      let answer: [String: Any] = [
        "requestId": parameters["requestId"] ?? "", "responseCode": 200,
        "responseHeaders": [["name": "Content-Type", "value": type]],
        "body": Data((isPicture ? Self.picture : "").utf8).base64EncodedString(),
      ]
      _ = try? send("Fetch.fulfillRequest", answer)
    default: break
    }
  }

  /// Whether a request goes to a server that a test has started.
  private static func isOwnServer(_ parameters: [String: Any]) -> Bool {
    let address = (parameters["request"] as? [String: Any])?["url"] as? String
    return address?.hasPrefix("http://127.0.0.1:") ?? false
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
