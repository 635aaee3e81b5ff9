import CardKernel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension String {
  /// Whether the bytes of `part` stand in the string.
  ///
  /// For marks of a syntax, such as `${`: they count wherever their bytes stand, also where the character after them
  /// combines with the last one. `contains(_:)` compares characters, which takes about a hundred times as long.
  package func containsUTF8(_ part: String) -> Bool {
    // Most texts have not even the first byte.
    guard let first = part.utf8.first, !utf8.contains(first) else { return TextSearch.contains(self, part) }
    return false
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes of `part`, which is not empty, stand in these.
  func containsUTF8(_ part: String) -> Bool {
    guard var place = baseAddress else { return false }
    let wanted = Array(part.utf8)
    let end = place + count
    while place + wanted.count <= end, let found = memchr(place, Int32(wanted[0]), place.distance(to: end)) {
      place = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
      if place + wanted.count <= end, memcmp(place, wanted, wanted.count) == 0 { return true }
      place += 1
    }
    return false
  }
}

extension Document {
  /// Whether some string may have the bytes of `mark`, of which there are two or more below 128, in it. Most documents have
  /// neither those bytes anywhere nor an escape that could stand for one of them, which is told without a look at values.
  package func mayHaveStrings(with mark: String) -> Bool {
    let text = UnsafeBufferPointer(start: arena, count: arenaCount)
    // Strings are in JSON's escaped form here, where only a code unit can stand for such a byte.
    return withExtendedLifetime(self) { text.containsUTF8(mark) || text.containsUTF8("\\u00") }
  }
}
