/// Puts what stands beside each other into lines, as many in each as it has room for.
enum LineBreaking {
  /// The positions of each line of children so many points wide, `gap` points apart, in a room of `room` points; what is
  /// wider than the room has a line of its own.
  static func lines(of widths: [Double], gap: Double, in room: Double) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var used = 0.0
    for (index, width) in widths.enumerated() {
      if let line = lines.last, used + gap + width <= room {
        lines[lines.count - 1] = line.lowerBound..<index + 1
        used += gap + width
      } else {
        lines.append(index..<index + 1)
        used = width
      }
    }
    return lines
  }
}
