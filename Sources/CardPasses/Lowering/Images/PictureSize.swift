package import CardIR
import CardKernel

/// The size that a picture has by itself, where its bytes are part of the document: in points, one for each pixel.
package struct PictureSize: Hashable {
  /// Points across.
  package let width: Double
  /// Points from top to bottom.
  package let height: Double

  private init?(_ width: Double, _ height: Double) {
    guard width > 0, height > 0, width < 100_000, height < 100_000 else { return nil }
    self.width = width
    self.height = height
  }

  /// The size of the picture that an image shows; none if it must be loaded first, or is of an unknown kind.
  package init?(of image: Element) {
    guard let url = image.literal(.url) else { return nil }
    self.init(url: url)
  }

  /// The size of the picture in a `data:` URL (RFC 2397).
  init?(url: String) {
    guard url.utf8.count > 5, url.prefix(5).lowercased() == "data:",
      let comma = url.utf8.firstIndex(of: UInt8(ascii: ","))
    else { return nil }
    let type = url[..<comma].lowercased()
    let content = url[url.utf8.index(after: comma)...]
    if type.contains(";base64") {
      // Sizes stand at the start, but those of photographs may stand behind a preview.
      let text = content.prefix(1 << 17)
      guard let bytes = Base64.decode(String(text.prefix(text.utf8.count / 4 * 4))) else { return nil }
      self.init(bytes: bytes, isMarkup: type.hasPrefix("data:image/svg"))
    } else {
      self.init(markup: Self.decoded(content))
    }
  }

  private init?(bytes: [UInt8], isMarkup: Bool) {
    if isMarkup {
      self.init(markup: String(decoding: bytes, as: UTF8.self))
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
      // PNG: the header chunk comes first.
      self.init(Self.big(bytes, 16, 4), Self.big(bytes, 20, 4))
    } else if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      self.init(Self.little(bytes, 6, 2), Self.little(bytes, 8, 2))
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      self.init(photograph: bytes)
    } else if bytes.starts(with: Array("RIFF".utf8)), bytes.count >= 30 {
      self.init(webPicture: bytes)
    } else {
      return nil
    }
  }

  /// JPEG: the size stands in the first frame header, which is found from segment to segment.
  private init?(photograph bytes: [UInt8]) {
    var position = 2
    while position + 9 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        self.init(Self.big(bytes, position + 7, 2), Self.big(bytes, position + 5, 2))
        return
      }
      position += 2 + max(2, Int(Self.big(bytes, position + 2, 2)))
    }
    return nil
  }

  /// WebP: plain, lossless or extended.
  private init?(webPicture bytes: [UInt8]) {
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ": self.init(Double(Self.bits(bytes, 26) & 0x3FFF), Double(Self.bits(bytes, 28) & 0x3FFF))
    case "VP8L":
      let (low, high) = (Self.bits(bytes, 21), Self.bits(bytes, 23))
      self.init(Double(low & 0x3FFF) + 1, Double((low >> 14) | (high & 0xFFF) << 2) + 1)
    case "VP8X": self.init(Self.little(bytes, 24, 3) + 1, Self.little(bytes, 27, 3) + 1)
    default: return nil
    }
  }

  private static func bits(_ bytes: [UInt8], _ start: Int) -> Int { Int(bytes[start]) | Int(bytes[start + 1]) << 8 }

  private static func big(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Double {
    bytes[start..<start + count].reduce(0) { $0 * 256 + Double($1) }
  }

  private static func little(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Double {
    bytes[start..<start + count].reversed().reduce(0) { $0 * 256 + Double($1) }
  }

  // MARK: Drawings

  /// SVG: the width and height of the outermost element, else those of its view box.
  private init?(markup: String) {
    guard let start = markup.firstRange(of: "<svg"), let end = markup[start.upperBound...].firstIndex(of: ">") else {
      return nil
    }
    let tag = markup[start.upperBound..<end]
    let (width, height) = (Self.length(tag, "width"), Self.length(tag, "height"))
    let box = Self.value(tag, "viewBox")?.split { " ,\t\n\r".contains($0) }.compactMap { Double($0) } ?? []
    let ratio = box.count == 4 && box[3] > 0 ? box[2] / box[3] : nil
    switch (width, height, ratio) {
    case (let width?, let height?, _): self.init(width, height)
    case (let width?, nil, let ratio?): self.init(width, width / ratio)
    case (nil, let height?, let ratio?): self.init(height * ratio, height)
    case (nil, nil, _?): self.init(box[2], box[3])
    default: return nil
    }
  }

  private static func value(_ tag: Substring, _ name: String) -> Substring? {
    for quote in ["\"", "'"] {
      var rest = tag
      while let start = rest.firstRange(of: "\(name)=\(quote)") {
        // `stroke-width` is another name.
        let isWhole = start.lowerBound == tag.startIndex || tag[tag.index(before: start.lowerBound)].isWhitespace
        rest = rest[start.upperBound...]
        if isWhole { return rest.prefix { String($0) != quote } }
      }
    }
    return nil
  }

  /// A length in pixels or points; none for shares of what is around the picture.
  private static func length(_ tag: Substring, _ name: String) -> Double? {
    guard let text = value(tag, name) else { return nil }
    let unit = text.drop { $0.isNumber || $0 == "." }
    guard unit.isEmpty || unit == "px" || unit == "pt" else { return nil }
    return Double(text.dropLast(unit.count))
  }

  /// Text of a URL without its percent signs.
  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
