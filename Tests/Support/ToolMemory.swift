package import Foundation

/// What tools had nothing to say of, remembered from one run of the tests to the next.
///
/// Most of what is generated is the same after a change as before it, and a tool says the same of the same files. Only
/// complete silence is remembered, so that nothing can be hidden that a test would look for. What stands in the folder of
/// the build, as this does, goes with `swift package clean`.
package enum ToolMemory {
  /// Everything that an answer depends on.
  package struct Question {
    private var low: UInt64 = 0xCBF2_9CE4_8422_2325
    private var high: UInt64 = 0x6C62_272E_07BB_0142

    /// What a tool is asked, as lists of texts, among which are the tool, its arguments and what it reads.
    package init(_ lists: [[String]]) {
      for list in lists {
        add(UInt64(list.count))
        for text in list { add(text) }
      }
    }

    /// The name of the file that says that the question has been answered.
    fileprivate var name: String {
      [high, low].map { String(repeating: "0", count: $0.leadingZeroBitCount / 4) + String($0, radix: 16) }.joined()
    }

    private mutating func add(_ text: String) {
      var text = text
      text.withUTF8 { bytes in
        add(UInt64(bytes.count))
        var offset = 0
        while offset + 8 <= bytes.count {
          add(UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
          offset += 8
        }
        while offset < bytes.count {
          add(UInt64(bytes[offset]))
          offset += 1
        }
      }
    }

    private mutating func add(_ word: UInt64) {
      low = (low ^ word) &* 0x0000_0100_0000_01B3
      low ^= low >> 32
      high = (high ^ word) &* 0x9E37_79B9_7F4A_7C15
      high ^= high >> 29
    }
  }

  /// Whether a tool was asked the same before and had nothing to say.
  package static func isAnswered(_ question: Question) -> Bool {
    let file = folder.appending(path: question.name)
    guard FileManager.default.fileExists(atPath: file.path) else { return false }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
    return true
  }

  /// Remembers that a tool had nothing to say.
  package static func remember(_ question: Question) {
    _ = FileManager.default.createFile(atPath: folder.appending(path: question.name).path, contents: nil)
  }

  /// The folder with a file for each answer. What nobody asked for weeks goes away.
  private static let folder: URL = {
    let folder = products.appending(path: "ToolMemory")
    let files = FileManager.default
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    let old = Date(timeIntervalSinceNow: -21 * 24 * 3600)
    let known = try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    for file in known ?? [] {
      let date = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
      if let date, date < old { try? files.removeItem(at: file) }
    }
    return folder
  }()

  /// The folder with what was built.
  package static let products: URL = {
    var url = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    // Where a test runner loads the tests, it is given their bundle.
    if let bundle = CommandLine.arguments.first(where: { $0.hasSuffix(".xctest") }) { url = URL(filePath: bundle) }
    return url.deletingLastPathComponent()
  }()
}
