import CardTestSupport
import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The preview as somebody uses it: a browser shows it while files change.
///
/// How long things take is printed, and no finding: the machine may have other things to do.
@Suite("The preview in a browser")
struct PreviewTests {
  /// A running preview, which ends with this object.
  private final class Preview {
    let address: String
    private let process = Process()

    init(_ box: Sandbox) throws {
      process.executableURL = try Sandbox.program().deletingLastPathComponent().appending(path: "cardc-preview")
      process.arguments = ["."]
      process.currentDirectoryURL = URL(fileURLWithPath: box.path)
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      process.standardInput = FileHandle.nullDevice
      try process.run()
      var line = ""
      while !line.contains("\n") {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { break }
        line += String(decoding: data, as: UTF8.self)
      }
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      address = try #require(words.first { $0.hasPrefix("http://127.0.0.1:") }, "\(line)")
    }

    deinit {
      // Not waited for with a run loop, which may belong to a test that waits in turn.
      kill(process.processIdentifier, SIGKILL)
    }
  }

  private static func card(_ text: String) -> String {
    """
    { "type": "AdaptiveCard", "version": "1.5", "body": [
      { "type": "TextBlock", "id": "first", "text": "\(text)" }, { "type": "TextBlock", "id": "second", "text": "Below" }
    ] }

    """
  }

  /// Notes when the first page with each text is shown; the pages of the other targets follow it one by one.
  private static let watcher = """
    (() => {
      window.seen = {};
      const look = () => {
        const articles = [...document.querySelectorAll("#outputs article")];
        if (!articles.length || articles[0].querySelector("iframe.next")) return;
        const shown = /edit [0-9]+/.exec(articles[0].querySelector("pre").textContent)?.[0];
        if (shown && !window.seen[shown]) window.seen[shown] = performance.timeOrigin + performance.now();
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      let last = performance.now();
      window.pause = 0;
      setInterval(() => { const now = performance.now(); window.pause = Math.max(window.pause, now - last); last = now; }, 10);
      return true;
    })()
    """

  /// Holds back the answer to the next question for a file until the page is told to release it.
  private static let delay = """
    (() => {
      const ask = window.fetch, held = new Promise((done) => { window.release = done; });
      window.fetch = async (...words) => {
        if (window.delayed || !String(words[0]).startsWith("file?")) return ask(...words);
        window.delayed = true;
        const answer = await ask(...words), text = await answer.text();
        await held;
        setTimeout(() => { window.released = true; }, 100);
        return new Response(text);
      };
      return true;
    })()
    """

  /// Asks the page until it says so.
  private func wait(_ browser: Browser, until condition: String) throws -> Bool {
    for _ in 0..<600 {
      if try browser.evaluate("!!(\(condition))") as? Bool == true { return true }
      usleep(50_000)
    }
    return false
  }

  @Test("keeps what is edited there, and stays with a file that is away for a moment")
  func edits() throws {
    guard let browser = try Browser.start(width: 1400, height: 900) else { return }
    let box = try Sandbox()
    try box.write("card.json", Self.card("edit 0"))
    try box.write("card.data/a.json", #"{ "name": "A" }"#)
    try box.write("card.data/b.json", #"{ "name": "B" }"#)
    try box.write("another.json", Self.card("other"))
    let preview = try Preview(box)
    try browser.open(preview.address + "#path=card.json")
    func holds(_ condition: String) throws -> Bool { try wait(browser, until: condition) }
    #expect(try holds("document.querySelectorAll('#outputs article').length > 3"))
    func type(_ text: String) throws {
      _ = try browser.evaluate(
        "(() => { const area = document.getElementById('source'); area.value = area.value.replace('edit 0', '\(text)');"
          + " area.dispatchEvent(new Event('input')); return true; })()")
    }
    func choose(_ menu: String, _ value: String) throws {
      _ = try browser.evaluate(
        "(() => { const menu = document.getElementById('\(menu)'); menu.value = '\(value)';"
          + " menu.dispatchEvent(new Event('change')); return true; })()")
    }
    let isKept =
      "document.getElementById('source').value.includes('typed') && !document.getElementById('revert').hidden"
    let shows = { (path: String) in "document.getElementById('data').value === '\(path)'" }
    try type("typed")
    let other = try browser.evaluate("[...document.getElementById('data').options].at(-1).value") as? String ?? ""
    #expect(other.hasSuffix("b.json"))
    try choose("data", other)
    #expect(try holds("\(shows(other)) && \(isKept)"))
    // A file that is added changes the list.
    try box.write("third.json", Self.card("third"))
    #expect(try holds("[...document.getElementById('file').options].length === 3"))
    #expect(try holds("\(shows(other)) && \(isKept)"))
    // Another screen and back.
    let others =
      "[...document.getElementById('file').options].map(option => option.value).find(path => path.includes('another'))"
    let another = try browser.evaluate(others) as? String ?? ""
    let first = try browser.evaluate("document.getElementById('file').value") as? String ?? ""
    try choose("file", another)
    #expect(try holds("document.getElementById('source').value.includes('other')"))
    try choose("file", first)
    #expect(try holds(isKept))
    // Away for a moment.
    let text = try #require(box.read("card.json"))
    try box.remove("card.json")
    #expect(try holds("document.getElementById('status').textContent.includes('is gone')"))
    #expect(try holds("document.getElementById('file').value === '\(first)' && \(isKept)"))
    try box.write("card.json", text)
    #expect(try holds("!document.getElementById('status').textContent.includes('is gone')"))
    #expect(try holds("document.getElementById('file').value === '\(first)' && \(isKept)"))
    // So is a file of data that somebody has chosen.
    try box.remove("card.data/b.json")
    #expect(try holds("!(\(shows(other)))"))
    try box.write("card.data/b.json", #"{ "name": "B" }"#)
    #expect(try holds("\(shows(other)) && \(isKept)"))
    // What is saved meanwhile does not replace what is typed, which is said.
    #expect(try holds("document.getElementById('changed').hidden"))
    try box.write("card.json", text.replacing("Below", with: "Beneath"))
    #expect(
      try holds("document.getElementById('changed').textContent.startsWith('\(first) changed on disk') && \(isKept)"))
    try box.write("card.json", text)
    #expect(try holds("document.getElementById('changed').hidden && \(isKept)"))
    _ = try browser.evaluate("(() => { document.getElementById('revert').click(); return true; })()")
    #expect(try holds("document.getElementById('source').value.includes('edit 0')"))
    // The place in the text stays when the file is saved.
    let places = "[...['selectionStart', 'selectionEnd'].map(name => document.getElementById('source')[name])].join()"
    _ = try browser.evaluate("document.getElementById('source').setSelectionRange(3, 7)")
    try box.write("card.json", text.replacing("Below", with: "Beneath"))
    #expect(try holds("document.getElementById('source').value.includes('Beneath') && \(places) === '3,7'"))
    // So it does where a file is saved in two steps, and empty in between.
    try box.write("card.json", "")
    #expect(try holds("document.getElementById('source').value === ''"))
    try box.write("card.json", text)
    #expect(try holds("document.getElementById('source').value.includes('Below') && \(places) === '3,7'"))
    // An answer that comes late is older than what is shown.
    _ = try browser.evaluate(Self.delay)
    try box.write("card.json", text.replacing("Below", with: "Late"))
    #expect(try holds("window.delayed"))
    try box.write("card.json", text.replacing("Below", with: "Latest"))
    #expect(try holds("document.getElementById('source').value.includes('Latest')"))
    _ = try browser.evaluate("(() => { window.release(); return true; })()")
    #expect(try holds("window.released"))
    #expect(try holds("document.getElementById('source').value.includes('Latest') && \(places) === '3,7'"))
    // The address names the screen.
    _ = try browser.evaluate("(() => { location.hash = '#path=' + encodeURIComponent('\(another)'); return true; })()")
    #expect(try holds("document.getElementById('file').value === '\(another)'"))
  }

  @Test("shows a file that was saved, keeps what it showed while the file is broken, and leads back to the text")
  func editing() throws {
    guard let browser = try Browser.start(width: 1400, height: 900) else { return }
    let box = try Sandbox()
    try box.write("card.json", Self.card("edit 0"))
    let preview = try Preview(box)
    try browser.open(preview.address)
    #expect(try wait(browser, until: "document.querySelectorAll('#outputs article').length > 3"))
    _ = try browser.evaluate(Self.watcher)
    var times: [Double] = []
    for number in 1...TestEffort.choose(5, thorough: 30) {
      let began = Date().timeIntervalSince1970 * 1000
      try box.write("card.json", Self.card("edit \(number)"))
      #expect(try wait(browser, until: "window.seen['edit \(number)']"), "edit \(number) is not shown")
      let seen = try browser.evaluate("window.seen['edit \(number)']") as? NSNumber
      times.append((seen?.doubleValue ?? 0) - began)
    }
    times.sort()
    print("saved to shown: median \(Int(times[times.count / 2])) ms, slowest \(Int(times.last ?? 0)) ms")

    try box.write("card.json", "{ \"type\": \"AdaptiveCard\", ")
    #expect(
      try wait(
        browser, until: "document.querySelector('#findings .error') && document.querySelector('article.stale iframe')"))
    try box.write("card.json", Self.card("edit 900"))
    #expect(
      try wait(
        browser, until: "!document.querySelector('#findings .error') && !document.querySelector('article.stale')"))

    // What a page says of itself when someone picks a part of it.
    let picked = """
      (async () => {
        document.getElementById("pick-button").click();
        const frame = document.querySelector("article[data-target=html] iframe");
        dispatchEvent(new MessageEvent("message",
          { data: { cardc: "picked", source: "/body/1" }, source: frame.contentWindow }));
        const area = document.getElementById("source");
        for (let round = 0; round < 200 && area.selectionStart === area.selectionEnd; round++)
          await new Promise((done) => setTimeout(done, 20));
        return area.value.slice(area.selectionStart, area.selectionEnd);
      })()
      """
    let text = try #require(browser.evaluate(picked) as? String)
    #expect(text.hasPrefix("{") && text.contains("Below") && !text.contains("edit 900"), "\(text)")
    #expect(browser.complaints == [])
  }

  @Test("keeps up with fifty edits a second")
  func typing() throws {
    guard let browser = try Browser.start(width: 1400, height: 900) else { return }
    let box = try Sandbox()
    try box.write("card.json", Self.card("edit 0"))
    let preview = try Preview(box)
    try browser.open(preview.address)
    #expect(try wait(browser, until: "document.querySelectorAll('#outputs article').length > 3"))
    _ = try browser.evaluate(Self.watcher)
    let seconds = TestEffort.choose(1, thorough: 10)
    let count = 50 * seconds
    let typing = """
      (async () => {
        const area = document.getElementById("source"), began = performance.now();
        for (let number = 1; number <= \(count); number++) {
          area.value = area.value.replace(/edit [0-9]+/, "edit " + number);
          area.dispatchEvent(new Event("input"));
          const rest = began + number * 20 - performance.now();
          if (rest > 0) await new Promise((done) => setTimeout(done, rest));
        }
        return true;
      })()
      """
    _ = try browser.evaluate(typing)
    let ended = Date().timeIntervalSince1970 * 1000
    #expect(try wait(browser, until: "window.seen['edit \(count)']"), "the last edit is not shown")
    let seen = (try browser.evaluate("window.seen['edit \(count)']") as? NSNumber)?.doubleValue ?? 0
    let pause = (try browser.evaluate("window.pause") as? NSNumber)?.doubleValue ?? 0
    print(
      "\(count) edits in \(seconds) s: the last shown after \(Int(seen - ended)) ms, longest pause of the page \(Int(pause)) ms"
    )
    #expect(browser.complaints == [])
  }

  @Test("shows a folder of many screens without opening them all")
  func gallery() throws {
    guard let browser = try Browser.start(width: 1400, height: 900) else { return }
    let box = try Sandbox()
    let count = TestEffort.choose(120, thorough: 1000)
    for number in 0..<count { try box.write("card\(number).json", Self.card("Screen \(number)")) }
    let preview = try Preview(box)
    let began = Date()
    try browser.open(preview.address)
    #expect(try wait(browser, until: "document.querySelectorAll('#gallery a').length === \(count)"))
    #expect(try wait(browser, until: "document.querySelectorAll('#gallery iframe').length > 5"))
    // Each at its full height, however many there are.
    #expect(try browser.evaluate("document.querySelector('#gallery a').offsetHeight > 300") as? Bool == true)
    print("a gallery of \(count): \(Int(Date().timeIntervalSince(began) * 1000)) ms")
    _ = try browser.evaluate("document.getElementById('gallery').scrollTo(0, 1e6)")
    #expect(try wait(browser, until: "document.querySelector('#gallery a:last-child iframe')"))
    // Those that went out of sight are closed again.
    let isFew = "document.querySelectorAll('#gallery iframe').length < 80"
    #expect(try wait(browser, until: isFew))
    // A file that is saved leaves the place; a screen that cannot be shown says why.
    let top = try browser.evaluate("document.getElementById('gallery').scrollTop") as? Double ?? 0
    try box.write("card0.json", "{ \"type\": \"AdaptiveCard\", \"body\": [ }")
    usleep(1_500_000)
    let after = try browser.evaluate("document.getElementById('gallery').scrollTop") as? Double
    #expect(top > 1000 && after == top)
    // The width and the look are those of the small pages as well, and a screen that is chosen is shown.
    func choose(_ menu: String, _ value: String) throws {
      _ = try browser.evaluate(
        "(() => { const menu = document.getElementById('\(menu)'); menu.value = \(value);"
          + " menu.dispatchEvent(new Event('change')); return true; })()")
    }
    try choose("look", "'dark'")
    try choose("width", "'768'")
    let dressed =
      "[...document.querySelectorAll('#gallery iframe')].every(frame => frame.offsetWidth === 768"
      + " && getComputedStyle(frame).colorScheme === 'dark')"
    #expect(try browser.evaluate(dressed) as? Bool == true)
    try choose("file", "menu.options[0].value")
    #expect(
      try wait(
        browser, until: "document.getElementById('gallery').hidden && !document.getElementById('workbench').hidden"))
  }
}
