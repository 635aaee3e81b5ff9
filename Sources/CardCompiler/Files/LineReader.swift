#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard input line by line, for commands that answer as they go.
package struct LineReader {
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// Nothing is read yet.
  package init() {}

  /// Whether the next line, if there is one, has yet to come in.
  package var mustWait: Bool { !isAtEnd && lineEnd == nil }

  /// The next line without its line end; a last line without one counts.
  package mutating func next() throws(FileError) -> ArraySlice<UInt8>? {
    while true {
      if let end = lineEnd {
        defer { start = end + 1 }
        return buffer[start..<end]
      }
      if isAtEnd {
        guard start < buffer.count else { return nil }
        defer { start = buffer.count }
        return buffer[start...]
      }
      try readMore()
    }
  }

  private var lineEnd: Int? { buffer[start...].firstIndex(of: 0x0A) }

  private mutating func readMore() throws(FileError) {
    buffer.removeSubrange(..<start)
    start = 0
    let count = buffer.count
    let room = 65536
    buffer.append(contentsOf: repeatElement(0, count: room))
    let added = buffer.withUnsafeMutableBytes { bytes in
      DiskFileSystem.readSome(STDIN_FILENO, UnsafeMutableRawBufferPointer(rebasing: bytes[count...]))
    }
    buffer.removeLast(room - max(0, added))
    if added < 0 { throw FileError(.read, "<stdin>") }
    isAtEnd = added == 0
  }
}
