import CardSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The rest of a stream of records, from which workers take their blocks one after the other.
final class RecordInput {
  /// What diagnostics call the stream.
  let name: String
  /// What ends the stream before its end; none if the system has no descriptor left, and what was asked for is waited for.
  let end = Interruption()
  private var reader: RecordReader
  private var line = 1
  private var count = 0
  private var toSkip: Int
  private var isAtEnd = false

  /// A stream without its first `skip` records.
  init(_ reader: consuming RecordReader, skip: Int) {
    name = reader.name
    self.reader = reader
    toSkip = skip
  }

  /// Gives the next block to a worker, with its number; none at the end.
  func next(into worker: RecordWorker) -> Result<Int?, FileError> {
    if isAtEnd { return .success(nil) }
    do throws(FileError) {
      guard var block = try reader.nextBlock(unless: end) else {
        isAtEnd = true
        return .success(nil)
      }
      let size = block.count
      let skipped = skip(&block)
      worker.take(block, firstLine: line, of: size, skipped: skipped)
      line += Self.lineEnds(in: block)
      count += 1
      return .success(count - 1)
    } catch {
      isAtEnd = true
      return .failure(error)
    }
  }

  /// Leaves out lines until there is nothing more to leave out.
  private func skip(_ block: inout UnsafeBufferPointer<UInt8>) -> Int {
    var skipped = 0
    while toSkip > 0, let record = RecordLine.take(from: &block) {
      line += 1
      if record.isBlank { continue }
      skipped += 1
      toSkip -= 1
    }
    return skipped
  }

  private static func lineEnds(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for byte in bytes where byte == 0x0A { count += 1 }
    return count
  }
}

/// A line of a block, without its line end.
struct RecordLine {
  let bytes: UnsafeBufferPointer<UInt8>

  /// Whether there is no record in it.
  var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 } }

  /// Takes the first line from a block; none if nothing is left.
  static func take(from block: inout UnsafeBufferPointer<UInt8>) -> RecordLine? {
    guard let base = block.baseAddress, !block.isEmpty else { return nil }
    let end = memchr(base, 0x0A, block.count).map { base.distance(to: $0.assumingMemoryBound(to: UInt8.self)) }
    let line = RecordLine(bytes: UnsafeBufferPointer(rebasing: block[..<(end ?? block.count)]))
    block = UnsafeBufferPointer(rebasing: block[(end.map { $0 + 1 } ?? block.count)...])
    return line
  }
}

/// Wakes a thread that waits for input.
final class Interruption: Sendable {
  /// Can be read from as soon as nothing more is wanted.
  let descriptor: Int32
  private let other: Int32

  /// Something that can be waited for; none if the system has no descriptor left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (descriptor, other) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(other)
  }

  /// Ends all waiting, now and later.
  func interrupt() {
    var byte: UInt8 = 0
    // A pipe that is full has been written to, which is all that is wanted.
    _ = write(other, &byte, 1)
  }
}
