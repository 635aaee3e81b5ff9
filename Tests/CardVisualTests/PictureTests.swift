import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Foundation
import Testing

/// How pages look, compared with pictures that someone has looked at. `UPDATE_REFERENCE=1` takes them anew.
///
/// Edges may be drawn a little differently by another version of the browser, so a few pixels may differ. Where more do, the
/// finding names a picture that shows both and what differs in red.
@Suite("Pictures of pages")
struct PictureTests {
  struct Case: CustomTestStringConvertible {
    let template: String
    let format: FormatID?
    var isDark = false

    var testDescription: String { file }
    var file: String {
      let name = template.prefix { $0 != "." }
      return "\(name)\(format.map { "-as-\($0.rawValue)" } ?? "")\(isDark ? "-dark" : "").png"
    }
  }

  static let cases = [
    Case(template: "order-receipt.yaml", format: nil), Case(template: "order-receipt.yaml", format: .skima),
    Case(template: "order-receipt.yaml", format: .drivenUI), Case(template: "flight-update.json", format: nil),
    Case(template: "survey.yaml", format: nil, isDark: true), Case(template: "settings.yaml", format: nil),
  ]

  private static let folder = TestFiles.package.appending(path: "Tests/CardVisualTests/Pictures")
  private static let size = (width: 400, height: 700)
  /// The share of pixels that may differ.
  private static let tolerance = 0.005

  /// Draws both pictures and a third that has their differences in red; gives the share of pixels that differ.
  private static func program(_ wanted: Data, _ found: Data) -> String {
    """
    (async () => {
      const open = async (data) => {
        const image = new Image();
        image.src = "data:image/png;base64," + data;
        await image.decode();
        return image;
      };
      const images = [await open("\(wanted.base64EncodedString())"), await open("\(found.base64EncodedString())")];
      const { width, height } = images[1], canvas = document.createElement("canvas");
      canvas.width = 3 * width;
      canvas.height = height;
      const context = canvas.getContext("2d", { willReadFrequently: true });
      images.forEach((image, index) => context.drawImage(image, index * width, 0));
      const [one, other] = [0, 1].map((index) => context.getImageData(index * width, 0, width, height));
      let count = 0;
      for (let index = 0; index < one.data.length; index += 4) {
        const error = Math.max(...[0, 1, 2].map((part) => Math.abs(one.data[index + part] - other.data[index + part])));
        const isOther = error > 40;
        count += isOther;
        other.data.set(isOther ? [220, 0, 0, 255] : [245, 245, 245, 255], index);
      }
      context.putImageData(other, 2 * width, 0);
      return [count / (width * height), canvas.toDataURL("image/png").split(",")[1]];
    })()
    """
  }

  @Test("are as they were when someone looked at them", arguments: cases)
  func looks(test: Case) throws {
    guard let browser = try Browser.start(width: Self.size.width, height: Self.size.height) else { return }
    let template = try #require(try Pages.templates().first { $0.name.hasPrefix(test.template) })
    let scheme = [["name": "prefers-color-scheme", "value": test.isDark ? "dark" : "light"]]
    try browser.call("Emulation.setEmulatedMedia", ["features": scheme])
    try browser.load(Pages().page(of: template, via: test.format), in: .squares)
    let found = try browser.picture(width: Self.size.width, height: Self.size.height)
    let file = Self.folder.appending(path: test.file)
    let wanted = try? Data(contentsOf: file)
    var share = 1.0
    if let wanted {
      try browser.load("<!doctype html><title>Comparison</title>", in: .squares)
      let result = try #require(browser.evaluate(Self.program(wanted, found)) as? [Any])
      share = (result[0] as? NSNumber)?.doubleValue ?? 1
      if share > Self.tolerance, let picture = (result[1] as? String).flatMap({ Data(base64Encoded: $0) }) {
        let place = FileManager.default.temporaryDirectory.appending(path: "cardc-differs-\(test.file)")
        try picture.write(to: place)
        print("what differs: \(place.path)")
      }
    }
    if share > Self.tolerance, ProcessInfo.processInfo.environment["UPDATE_REFERENCE"] != nil {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try found.write(to: file)
    }
    #expect(share <= Self.tolerance, "\(test.file): \((share * 1000).rounded() / 10) % of the pixels differ")
  }
}
