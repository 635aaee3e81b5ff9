#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system knows of a file without reading it, to tell whether it was changed.
///
/// Two equal stamps mean the same content only if the first one had settled when the content was read: a file that is
/// changed twice within one tick of the clock has the same times after both.
package struct FileStamp: Sendable, Hashable, BitwiseCopyable {
  /// The number of bytes.
  package let size: Int64
  /// When the content was changed, in nanoseconds since 1970.
  package let modified: Int64
  /// When anything was changed, the name and the rights included, in nanoseconds since 1970.
  package let changed: Int64
  /// The number of the file on its device.
  package let number: UInt64

  init(size: Int64, modified: Int64, changed: Int64, number: UInt64) {
    (self.size, self.modified, self.changed, self.number) = (size, modified, changed, number)
  }

  init(_ info: stat) {
    size = Int64(info.st_size)
    number = UInt64(truncatingIfNeeded: info.st_ino)
    #if canImport(Darwin)
      modified = Self.nanoseconds(info.st_mtimespec)
      changed = Self.nanoseconds(info.st_ctimespec)
    #else
      modified = Self.nanoseconds(info.st_mtim)
      changed = Self.nanoseconds(info.st_ctim)
    #endif
  }

  /// Whether a change after `time` is sure to give another stamp.
  ///
  /// Clocks of file systems tick up to 10 milliseconds apart, some every two seconds only, which shows in whole seconds. A
  /// time that is still to come, because the clock was set back, settles nothing.
  func isSettled(at time: Int64) -> Bool {
    let isCoarse = modified % 1_000_000_000 == 0 && changed % 1_000_000_000 == 0
    return max(modified, changed) < time - (isCoarse ? 2_000_000_000 : 50_000_000)
  }

  /// Whether it is the same file with the same content, whatever happened to its name: outputs are renamed after they are
  /// written.
  func isSameContent(as other: FileStamp) -> Bool {
    size == other.size && modified == other.modified && number == other.number
  }

  /// What the clock says, in nanoseconds since 1970.
  static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
