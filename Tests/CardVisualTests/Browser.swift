import Foundation
import Testing

/// A page of headless Chromium that a test has to itself: nothing of what another test has shown, pressed or set is in it.
/// What pages store they would share, but none stores anything: a profile for each test takes twice as long to make.
///
/// The browser around it goes on with the page of the next test. Nothing is loaded from a network: every picture is one of
/// ``pictureSize``, and anything else is empty.
final class Browser {
  /// What a page has complained about since it was loaded.
  private(set) var complaints: [String] = []
  /// The width and height in pixels that all pictures have.
  var pictureSize = (width: 120, height: 80)

  private let process: BrowserProcess
  private var target = ""
  private var session = ""
  private var isLoaded = false

  /// A page that is there until this object is gone; none, with a message, where there is no browser.
  static func start(width: Int = 400, height: Int = 1200) throws -> Browser? {
    guard let process = try BrowserProcess.take() else {
      print("skipped: Chromium is not installed, in which pages are looked at")
      return nil
    }
    // From here on the page gives back what it has taken, also where it cannot be made.
    let browser = Browser(process)
    try browser.prepare(width, height)
    return browser
  }

  private init(_ process: BrowserProcess) { self.process = process }

  private func prepare(_ width: Int, _ height: Int) throws {
    target = try process.result("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
    let attached = try process.result("Target.attachToTarget", ["targetId": target, "flatten": true])
    session = attached["sessionId"] as? String ?? ""
    for domain in ["Page", "Runtime", "Log", "Accessibility"] { try call(domain + ".enable") }
    try call("Fetch.enable", ["patterns": [["urlPattern": "http://*"], ["urlPattern": "https://*"]]])
    try resize(width, height)
  }

  deinit {
    if !process.hasFailed {
      _ = try? process.result("Target.closeTarget", ["targetId": target])
    }
    process.giveBack()
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
    let file = process.folder.appending(path: "page.html")
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
    while !isLoaded { note(try process.message()) }
    // Where there are no windows the pointer stands in the corner of the page until it is moved.
    try call("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": -1, "y": -1])
  }

  /// What a program of the page gives, which may be a promise.
  func evaluate(_ program: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate", ["expression": program, "awaitPromise": true, "returnByValue": true])
    if let details = answer["exceptionDetails"] as? [String: Any] {
      throw BrowserProcess.Problem(description: "\(details)")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// The page as a PNG file.
  func picture(width: Int, height: Int) throws -> Data {
    let clip: [String: Any] = ["x": 0, "y": 0, "width": width, "height": height, "scale": 1]
    let answer = try call("Page.captureScreenshot", ["format": "png", "clip": clip, "captureBeyondViewport": true])
    return (answer["data"] as? String).flatMap { Data(base64Encoded: $0) } ?? Data()
  }

  // MARK: Protocol

  /// The result of a command to the page.
  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try process.result(method, parameters, in: session, noting: note)
  }

  private var picture: String {
    let size = "width=\"\(pictureSize.width)\" height=\"\(pictureSize.height)\""
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)><rect \(size) fill=\"#888\"/></svg>"
  }

  private func note(_ event: [String: Any]) {
    guard event["sessionId"] as? String == session else { return }
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Page.loadEventFired": isLoaded = true
    case "Runtime.exceptionThrown": complaints.append("\(parameters["exceptionDetails"] ?? "")")
    case "Log.entryAdded":
      let entry = parameters["entry"] as? [String: Any]
      if entry?["level"] as? String != "verbose" { complaints.append("\(entry?["text"] ?? "")") }
    case "Fetch.requestPaused" where Self.isOwnServer(parameters):
      _ = try? process.send("Fetch.continueRequest", ["requestId": parameters["requestId"] ?? ""], in: session)
    case "Fetch.requestPaused":
      let isPicture = parameters["resourceType"] as? String == "Image"
      let type = isPicture ? "image/svg+xml" : "text/plain"
      let answer: [String: Any] = [
        "requestId": parameters["requestId"] ?? "", "responseCode": 200,
        "responseHeaders": [["name": "Content-Type", "value": type]],
        "body": Data((isPicture ? picture : "").utf8).base64EncodedString(),
      ]
      _ = try? process.send("Fetch.fulfillRequest", answer, in: session)
    default: break
    }
  }

  /// Whether a request goes to a server that a test has started.
  private static func isOwnServer(_ parameters: [String: Any]) -> Bool {
    let address = (parameters["request"] as? [String: Any])?["url"] as? String
    return address?.hasPrefix("http://127.0.0.1:") ?? false
  }
}
