import CardSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Newline-delimited records of a file or of standard input, in blocks of whole lines.
///
/// One buffer is used all through, which only grows for a line that does not fit it.
package struct RecordReader: ~Copyable {
  /// What diagnostics call the stream.
  package let name: String
  private let descriptor: Int32
  private var buffer: UnsafeMutableBufferPointer<UInt8>
  /// The bytes that were read and not handed out.
  private var pending = 0..<0
  private var isAtEnd = false
  private var isAtStart = true

  /// Opens a file, or standard input for `-`; blocks have about `blockSize` bytes.
  package init(_ path: String, blockSize: Int = 1 << 20) throws(FileError) {
    let isStandardInput = path == Path.standardStream
    descriptor = isStandardInput ? STDIN_FILENO : SystemCall.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.read, path) }
    name = isStandardInput ? "<stdin>" : path
    buffer = .allocate(capacity: max(4096, blockSize))
  }

  deinit {
    buffer.deallocate()
    if descriptor != STDIN_FILENO { close(descriptor) }
  }

  /// The next lines with their line ends, the last one perhaps without; none at the end. They are valid until the
  /// next call.
  ///
  /// A block is handed out as soon as the input would keep us waiting, so that a slow producer sees each record's card
  /// at once. There are no more lines as soon as `end` says so.
  mutating func nextBlock(unless end: Interruption? = nil) throws(FileError) -> UnsafeBufferPointer<UInt8>? {
    moveToFront()
    // How far no line end was found.
    var searched = 0
    while true {
      let isFull = pending.upperBound == buffer.count
      if isAtEnd || isFull || (pending.upperBound > searched && !isReadable) {
        if let end = lastLineEnd(from: searched) { return take(end) }
        searched = pending.upperBound
        if isAtEnd { return pending.isEmpty ? nil : take(pending.upperBound) }
        if isFull { try grow() }
      }
      if let end, !isReadable(unless: end) { return nil }
      let room = UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[pending.upperBound...]))
      let count = DiskFileSystem.readSome(descriptor, room)
      if count < 0 { throw FileError(.read, name) }
      if count == 0 { isAtEnd = true }
      pending = 0..<pending.upperBound + count
      skipByteOrderMark()
    }
  }

  /// Whether reading would not wait.
  private var isReadable: Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) != 0
  }

  /// Waits until there is something to read; false if nothing more is wanted.
  private func isReadable(unless end: Interruption) -> Bool {
    while true {
      var requests = [descriptor, end.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      if poll(&requests, 2, -1) > 0 { return requests[1].revents == 0 }
      // Without an answer to this, reading says what is wrong.
      if errno != EINTR { return true }
    }
  }

  private func lastLineEnd(from start: Int) -> Int? {
    var end = pending.upperBound
    while end > start {
      if buffer[end - 1] == 0x0A { return end }
      end -= 1
    }
    return nil
  }

  private mutating func take(_ end: Int) -> UnsafeBufferPointer<UInt8> {
    let block = UnsafeBufferPointer(rebasing: buffer[pending.lowerBound..<end])
    pending = end..<pending.upperBound
    return block
  }

  private mutating func moveToFront() {
    guard pending.lowerBound > 0, let base = buffer.baseAddress else { return }
    memmove(base, base + pending.lowerBound, pending.count)
    pending = 0..<pending.count
  }

  private mutating func grow() throws(FileError) {
    guard buffer.count <= SourceText.maximumSize else { throw FileError(.read, name, code: EFBIG) }
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: buffer.count * 2)
    if let base = buffer.baseAddress { larger.baseAddress?.update(from: base, count: pending.upperBound) }
    buffer.deallocate()
    buffer = larger
  }

  /// A byte order mark belongs to the stream, not to its first record.
  private mutating func skipByteOrderMark() {
    guard isAtStart, pending.count >= 3 else { return }
    isAtStart = false
    if buffer[0] == 0xEF, buffer[1] == 0xBB, buffer[2] == 0xBF {
      pending = 3..<pending.upperBound
      moveToFront()
    }
  }
}
