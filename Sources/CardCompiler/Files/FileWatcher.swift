import CardSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Tells of changes of files in folders, until the process ends.
///
/// Linux says so itself; elsewhere the folders are looked through several times a second. `kqueue` would take an open file
/// for each template, of which a process has few, and says of a folder only that a name was added or removed.
package struct FileWatcher: Sendable {
  private let roots: [String]
  private let excluded: Set<FileIdentity>
  private let guarded: [String]
  private let isTold: Bool
  private let onStart: @Sendable () -> Void
  private let onChange: @Sendable ([String]?) -> Void
  private let onRest: @Sendable () -> Void

  /// How long it must be quiet after a change, in milliseconds: editors write a file in several steps.
  private static let quiet: Int32 = 20
  /// How long it must be quiet after a change until it is a rest, in milliseconds.
  private static let rest: Int32 = 300
  /// How often folders are looked through where the system does not tell of changes, in milliseconds.
  private static let period: Int32 = 300

  /// Watches files, also such as are not there yet, and folders with everything in them but the folders `excluded` and
  /// `guarded`.
  ///
  /// What is removed from a folder of `guarded` leads to a rest as well, where the system tells of changes, unless its name
  /// is hidden, as those of unfinished files are. Nobody looks through these folders otherwise: they may be large. What a call
  /// itself removes leads to one rest more, for nobody knows whether somebody else did it meanwhile. That something is written
  /// there does not count: two programs that each write what they want would never come to rest.
  ///
  /// `onStart` is called as soon as no change is missed any more, and `onChange` after changes with the names that have
  /// changed, if they are known; `onRest` once when nothing has changed for a while after changes whose names were known.
  /// All are called on one thread: what changes meanwhile is told of afterwards. Unless `isTold`, folders are looked through
  /// although the system would tell.
  package init(
    _ roots: [String], excluding excluded: [String] = [], guarding guarded: [String] = [], isTold: Bool = true,
    onStart: @escaping @Sendable () -> Void = {},
    onRest: @escaping @Sendable () -> Void = {},
    onChange: @escaping @Sendable ([String]?) -> Void
  ) {
    self.roots = roots
    self.excluded = Set((excluded + guarded).compactMap { DiskFileSystem.identity(of: $0) })
    self.guarded = guarded
    self.isTold = isTold
    self.onStart = onStart
    self.onChange = onChange
    self.onRest = onRest
  }

  /// Begins to watch; false if the system has no more threads.
  package func start() -> Bool {
    Thread {
      #if os(Linux)
        if isTold { watch() }
      #endif
      poll()
    } != nil
  }

  // MARK: Looking through folders

  private func poll() {
    var known = state()
    onStart()
    while true {
      usleep(UInt32(Self.period) * 1000)
      let now = state()
      if now != known {
        known = now
        onChange(nil)
      }
    }
  }

  /// What the system said of each file last.
  private func state() -> [String: FileStamp] {
    var found: [String: FileStamp] = [:]
    for root in roots {
      if DiskFileSystem.kind(of: root) == .folder {
        collect(root, &found)
      } else {
        found[root] = SystemCall.status(root).map(FileStamp.init)
      }
    }
    return found
  }

  private func collect(_ folder: String, _ found: inout [String: FileStamp]) {
    if let identity = DiskFileSystem.identity(of: folder), excluded.contains(identity) { return }
    for entry in (try? DiskFileSystem().entries(of: folder)) ?? [] {
      let path = Path.join(folder, entry.name)
      if entry.kind != .folder {
        found[path] = entry.stamp
      } else if !entry.name.hasPrefix(".") {
        collect(path, &found)
      }
    }
  }

  // MARK: Being told

  #if os(Linux)
    /// Watches by `inotify`, for as long as the system offers it and for so many folders.
    private func watch() {
      let descriptor = inotify_init1(Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return }
      defer { close(descriptor) }
      var folders: [Int32: String] = [:]
      for root in roots where DiskFileSystem.kind(of: root) == .folder {
        // What is reached by several roots is called as the first one says it.
        let known = folders
        guard add(root, descriptor, &folders) else { return }
        folders.merge(known) { _, first in first }
      }
      let singles = watchSingleFiles(descriptor)
      var guarding = GuardedFolders(descriptor)
      onStart()
      for folder in guarded { guarding.add(folder) }
      var buffer = [UInt8](repeating: 0, count: 64 << 10)
      var hasChanged = false
      var isResting = true
      // Whether a call was the last thing that happened: what it has made again is watched again when no event is left.
      var isAfterCall = false
      // The names that have changed; none if the system has lost some.
      var names: Set<String>? = []
      while true {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let patience = isAfterCall ? 0 : hasChanged ? Self.quiet : isResting ? -1 : Self.rest
        let count = Glibc.poll(&request, 1, patience)
        if count == 0, isAfterCall {
          isAfterCall = false
          guarding.restore(guarded)
        } else if count == 0, hasChanged {
          hasChanged = false
          isResting = names == nil
          onChange(names.map { $0.sorted() })
          names = []
          isAfterCall = true
        } else if count == 0 {
          isResting = true
          onRest()
          isAfterCall = true
        } else if count > 0 {
          let size = read(descriptor, &buffer, buffer.count)
          guard size > 0 else { return }
          for event in Self.events(buffer[..<size]) {
            if folders[event.watch] == nil {
              if let single = singles[event.watch], single.names.contains(event.name) {
                hasChanged = true
                names?.insert(Path.join(single.folder, event.name))
                continue
              }
              let isRemoval = guarding.note(event)
              if isRemoval == true { isResting = false }
              if isRemoval != nil || singles[event.watch] != nil { continue }
            }
            hasChanged = true
            if let folder = folders[event.watch], event.mask & UInt32(IN_Q_OVERFLOW) == 0 {
              names?.insert(Path.join(folder, event.name))
            } else {
              names = nil
            }
            guard event.mask & UInt32(IN_ISDIR) != 0, event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0,
              let folder = folders[event.watch]
            else { continue }
            if !add(Path.join(folder, event.name), descriptor, &folders) { return }
          }
        } else if errno != EINTR {
          return
        }
      }
    }

    /// Watches the folders of single files, by the names in them that count: editors replace files, and a file may be made
    /// only later. Folders that cannot be watched have none.
    private func watchSingleFiles(_ descriptor: Int32) -> [Int32: (folder: String, names: Set<String>)] {
      var singles: [Int32: (folder: String, names: Set<String>)] = [:]
      for file in roots where DiskFileSystem.kind(of: file) != .folder {
        let folder = Path.folder(of: file)
        let watch = SystemCall.inotifyAddWatch(descriptor, folder, Self.changes | UInt32(IN_MASK_ADD))
        guard watch >= 0 else { continue }
        singles[watch, default: (folder, [])].names.insert(Path.name(of: file))
      }
      return singles
    }

    private static let changes = UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)

    private func add(_ folder: String, _ descriptor: Int32, _ folders: inout [Int32: String]) -> Bool {
      if let identity = DiskFileSystem.identity(of: folder), excluded.contains(identity) { return true }
      let watch = SystemCall.inotifyAddWatch(descriptor, folder, Self.changes)
      guard watch >= 0 else { return false }
      folders[watch] = folder
      for entry in (try? DiskFileSystem().entries(of: folder)) ?? []
      where entry.kind == .folder && !entry.name.hasPrefix(".") {
        if !add(Path.join(folder, entry.name), descriptor, &folders) { return false }
      }
      return true
    }

    fileprivate struct Event {
      let watch: Int32
      let mask: UInt32
      let name: String
    }

    /// The events in a buffer: a number, a mask, a cookie, the length of the name, and the name with zeros after it.
    private static func events(_ bytes: ArraySlice<UInt8>) -> [Event] {
      func word(_ offset: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << UInt32(8 * $1) }
      }
      var events: [Event] = []
      var offset = bytes.startIndex
      while offset + 16 <= bytes.endIndex {
        let end = offset + 16 + Int(word(offset + 12))
        guard end <= bytes.endIndex else { break }
        let name: ArraySlice<UInt8> = bytes[(offset + 16)..<end].prefix { $0 != 0 }
        events.append(
          Event(
            watch: Int32(bitPattern: word(offset)), mask: word(offset + 4),
            name: name.withUnsafeBufferPointer { FileNameText.text($0) }))
        offset = end
      }
      return events
    }
  #endif
}

#if os(Linux)
  /// Folders of which it matters that somebody removes something from them, but not what.
  private struct GuardedFolders {
    private let descriptor: Int32
    private var folders: [Int32: String] = [:]
    /// The folders that were watched as a whole and are gone.
    private var lost: Set<String> = []
    private var roots: [Int32: String] = [:]

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Watches a folder with everything in it, as far as the system has watches left: what is missed is found later.
    mutating func add(_ root: String) {
      if let watch = watch(root) { roots[watch] = root } else { lost.insert(root) }
    }

    /// Watches again what was gone and is there again.
    mutating func restore(_ guarded: [String]) {
      for root in guarded where lost.remove(root) != nil { add(root) }
    }

    @discardableResult
    private mutating func watch(_ folder: String) -> Int32? {
      let mask = UInt32(
        IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
          | IN_MASK_ADD)
      let watch = SystemCall.inotifyAddWatch(descriptor, folder, mask)
      guard watch >= 0 else { return nil }
      folders[watch] = folder
      for entry in (try? DiskFileSystem().entries(of: folder)) ?? []
      where entry.kind == .folder && !entry.name.hasPrefix(".") {
        self.watch(Path.join(folder, entry.name))
      }
      return watch
    }

    /// Whether an event says that something was removed; none if it is about another folder.
    mutating func note(_ event: FileWatcher.Event) -> Bool? {
      guard let folder = folders[event.watch] else { return nil }
      let mask = event.mask
      if mask & UInt32(IN_ISDIR) != 0, mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0, !event.name.hasPrefix(".") {
        watch(Path.join(folder, event.name))
      }
      if let root = roots[event.watch], mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF) != 0 {
        // What has been moved elsewhere is not the folder any more.
        lost.insert(root)
        roots[event.watch] = nil
        inotify_rm_watch(descriptor, event.watch)
      }
      if mask & UInt32(IN_IGNORED) != 0 { folders[event.watch] = nil }
      if event.name.hasPrefix(".") { return false }
      return mask & UInt32(IN_DELETE | IN_MOVED_FROM | IN_DELETE_SELF | IN_MOVE_SELF) != 0
    }
  }
#endif
