/// Where tables lie in one allocation, one behind the other.
struct SlabLayout {
  private var size = 0
  private var alignment = 1

  /// Makes room for a table; gives its offset.
  mutating func add<Element>(_ type: Element.Type, _ count: Int) -> Int {
    let step = MemoryLayout<Element>.alignment
    let start = (size + step - 1) / step * step
    size = start + MemoryLayout<Element>.stride * count
    alignment = max(alignment, step)
    return start
  }

  /// The allocation, not yet initialized.
  func allocate() -> UnsafeMutableRawPointer { .allocate(byteCount: size, alignment: alignment) }
}

/// A table of a slab: elements that somebody else owns, and their number, which debug builds compare indices with.
struct SlabTable<Element> {
  let start: UnsafeMutablePointer<Element>
  let count: Int

  /// Copies `elements` to memory that is not initialized and has room for them.
  init(_ elements: [Element], at memory: UnsafeMutableRawPointer) {
    count = elements.count
    start = elements.withUnsafeBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return memory.bindMemory(to: Element.self, capacity: 0) }
      return memory.initializeMemory(as: Element.self, from: first, count: buffer.count)
    }
  }

  @inline(__always)
  subscript(index: UInt32) -> Element {
    assert(index < count, "the table has no such element")
    return start[Int(index)]
  }

  /// Ends the life of the elements.
  func deinitialize() { start.deinitialize(count: count) }
}
