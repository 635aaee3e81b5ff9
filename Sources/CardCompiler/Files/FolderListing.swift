/// The fingerprint of the names in a folder that may matter to a build, and of what they stand for, in whatever order the
/// system has them.
struct FolderListing: Sendable {
  /// The fingerprint of what was added.
  private(set) var hash: UInt64 = Fingerprint.empty

  /// Nothing yet.
  init() {}

  /// The entries of a folder.
  init(_ entries: [FolderEntry]) {
    for entry in entries {
      var name = entry.name
      name.withUTF8 { add(UnsafeRawBufferPointer($0), entry.kind) }
    }
  }

  /// Adds a name, by the bytes that the system has.
  mutating func add(_ name: UnsafeRawBufferPointer, _ kind: FileKind) {
    guard Self.matters(name, kind) else { return }
    let number: UInt64 =
      switch kind {
      case .file: 1
      case .folder: 2
      case .link: 3
      case .special: 4
      }
    // A sum is the same in any order; the multiplication makes that of two names differ from that of two others.
    hash &+= (Fingerprint.checkSum(name) ^ number) &* 0xD6E8_FEB8_6659_FD93
  }

  /// Whether an entry may be a template, belong to one, have some in it, or say which are left out. What editors put
  /// beside a file while they save it is none of that.
  static func matters(_ name: UnsafeRawBufferPointer, _ kind: FileKind) -> Bool {
    if name.first == UInt8(ascii: ".") {
      return name.elementsEqual(ExclusionList.fileName.utf8) || name.elementsEqual(OutputFolder.ownFolder.utf8)
    }
    switch kind {
    case .folder, .link: return true
    case .special: return false
    case .file:
      guard let point = name.lastIndex(of: UInt8(ascii: ".")), name.count - point <= 5 else { return false }
      return ProjectPlan.extensions.contains { $0.utf8.elementsEqual(name[(point + 1)...].lazy.map { $0 | 0x20 }) }
    }
  }
}
