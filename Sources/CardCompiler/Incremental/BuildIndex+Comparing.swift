#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension BuildIndex {
  /// A part of the tables.
  private enum Part: Sendable {
    case folders(Range<Int>)
    case inputs(Range<Int>)
    case outputs(Range<Int>)
    case outputFolders(Range<Int>)
  }

  /// What does not look as it did, in one part.
  private struct Difference: Sendable {
    var isOther = false
    var inputs: [Int] = []
    var outputs: [Int] = []
  }

  /// The templates that have to be looked at closely, because a file of theirs does not look as it did, or because they are
  /// never left alone; none if there may be other templates than there were.
  func openTemplates(in folder: OutputFolder, jobs: Int) -> [Int]? {
    var parts = Self.chunks(folders.count, 32).map(Part.folders)
    parts += Self.chunks(outputFolders.count, 64).map(Part.outputFolders)
    parts += Self.chunks(outputs.count, 1024).map(Part.outputs) + Self.chunks(inputs.count, 1024).map(Part.inputs)
    var isInputOther = [Bool](repeating: false, count: inputs.count)
    var isOutputOther = [Bool](repeating: false, count: outputs.count)
    for difference in Parallel.map(parts, jobs: jobs, { compare($0, folder) }) {
      if difference.isOther { return nil }
      for index in difference.inputs { isInputOther[index] = true }
      for index in difference.outputs { isOutputOther[index] = true }
    }
    if isOutputOther.prefix(Int(supports)).contains(true) { return nil }
    return templates.indices.filter { index in
      let template = templates[index]
      return template.flags & Template.recorded == 0 || uses[template.inputs.range].contains { isInputOther[Int($0)] }
        || isOutputOther[template.outputs.range].contains(true)
    }
  }

  private static func chunks(_ count: Int, _ size: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
  }

  private func compare(_ part: Part, _ folder: OutputFolder) -> Difference {
    var difference = Difference()
    var info = stat()
    pool.withUnsafeBytes { pool in
      guard let names = pool.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
      switch part {
      case .folders(let range):
        difference.isOther = folders[range].contains { DiskFileSystem.listing(names + Int($0.name)) != $0.listing }
      case .outputFolders(let range):
        difference.isOther = outputFolders[range].contains { !folder.isStraight(Path.join(name(at: $0), "x")) }
      case .outputs(let range):
        difference.outputs = range.filter {
          !folder.isSameContent(names + Int(outputs[$0].name), as: outputs[$0].stamp, &info)
        }
      case .inputs(let range):
        for index in range where !Self.isSame(inputs[index], names, &info) {
          difference.inputs.append(index)
          if inputs[index].flags & File.common != 0 { difference.isOther = true }
        }
      }
    }
    return difference
  }

  /// Whether a file is what it was, so far as this can be told without reading it.
  @inline(__always)
  private static func isSame(_ file: File, _ names: UnsafePointer<CChar>, _ info: inout stat) -> Bool {
    file.flags & File.settled != 0
      && SystemCall.note(
        AT_FDCWD, names + Int(file.name), followingLinks: file.flags & File.unlinked == 0, &info)
      && DiskFileSystem.kind(info) == .file && FileStamp(info) == file.stamp
  }

  /// How many files the templates have given that need not be looked at, and how often each kind of deviation occurred.
  func closedFigures(without open: [Int]) -> (files: Int, reasons: [(id: String, count: Int)]) {
    var files = Int(supports)
    var counts: [UInt32: Int] = [:]
    var next = open[...]
    for (index, template) in templates.enumerated() {
      if next.first == index {
        next.removeFirst()
        continue
      }
      files += Int(template.outputs.count)
      for reason in reasons[template.reasons.range] { counts[reason.name, default: 0] += Int(reason.count) }
    }
    return (files, counts.map { (name(at: $0.key), $0.value) })
  }
}
