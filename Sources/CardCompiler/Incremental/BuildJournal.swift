import CardSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What builds know of an output folder: the files that they wrote there, and what each came from.
///
/// It is kept in the folder itself, as a list of events to which every build adds. A file is announced before it is
/// written, so that a build which is interrupted owns what it wrote; a template is recorded when all its files are there.
/// Anyone may have changed the journal. It is therefore only a hint: names that do not stay in the folder are ignored, and
/// so is a file whose content is not what was written.
///
/// Safe to use from several threads.
package final class BuildJournal: Sendable {
  /// The file in ``OutputFolder/ownFolder``.
  static let file = "journal"
  /// Its place in the output folder.
  static let path = OutputFolder.ownFolder + "/" + file
  /// The places of a journal and of the list that builds kept before there were journals.
  package static let names = [path, Manifest.path]

  /// A file that builds wrote.
  struct Owned: Sendable {
    /// The template, seen from the output folder, or ``Path/standardStream``.
    var source: String
    /// The fingerprints that the content may have. There are several if a build was interrupted: it is not known whether
    /// it came to writing the last one.
    var hashes: Set<UInt64>
    /// Whether the project's settings name the target, and not an option.
    var isConfigured: Bool
  }

  private enum Kind: UInt8 {
    case session = 1
    case announced, built, disowned, owned, forgotten, library
  }

  /// A record: in the journal as it was read, or added since.
  fileprivate enum Place {
    case read(Range<Int>)
    case added([UInt8])

    /// How many bytes the record has.
    var count: Int {
      switch self {
      case .read(let range): range.count
      case .added(let record): record.count
      }
    }
  }

  fileprivate struct State {
    var built: [UInt64: Place] = [:]
    var libraries: [UInt64: Place] = [:]
    /// Files that are in no record of a template.
    var loose: [String: Owned] = [:]
    /// Files that are in a record of a template but are not there any more.
    var disowned: Set<String> = []
    /// The open journal; negative before the first addition.
    var descriptor: Int32 = -1
    /// The number of good bytes in it.
    var count = 0
    /// Why nothing can be added any more.
    var failure: FileError?
    /// Whether something was added.
    var wasContinued = false
    /// Whether the journal has to be written anew to say all that is known.
    var mustBeRewritten = false
  }

  private let folder: OutputFolder
  private let bytes: [UInt8]
  private let state: Protected<State>

  deinit { state.withLock { if $0.descriptor >= 0 { close($0.descriptor) } } }

  /// The journal of a folder; empty if there is none or it makes no sense.
  init(reading folder: OutputFolder, _ diagnostics: inout Diagnostics) {
    self.folder = folder
    var state = State()
    let read = folder.bytes(of: Self.path)
    bytes = read ?? []
    let scan = JournalFile.scan(bytes)
    if read != nil, scan.count != bytes.count {
      // A record that was torn by an interruption is the last one, and nothing was written after it. Otherwise something
      // else has been at the file.
      if scan.count == 0, !JournalFile.head.starts(with: bytes) {
        diagnostics.report(.unreadableManifest(Path.join(folder.path, Self.path)))
      }
      state.mustBeRewritten = true
    }
    state.count = scan.count
    state.built.reserveCapacity(scan.records.count)
    for record in scan.records { Self.replay(bytes, record, &state) }
    if (try? folder.content(of: Manifest.path)) != nil { state.mustBeRewritten = true }
    for entry in Manifest(reading: folder, &diagnostics).entries {
      guard let hash = UInt64(entry.hash, radix: 16), state.loose[entry.path] == nil else { continue }
      state.loose[entry.path] = Owned(source: entry.source, hashes: [hash], isConfigured: false)
    }
    self.state = Protected(state)
  }

  /// What a journal has in it, without the folder, which nobody else may write to while it is held.
  struct Contents: Sendable {
    fileprivate let bytes: [UInt8]
    fileprivate var state: State
  }

  /// What is in the journal.
  var contents: Contents {
    var contents = Contents(bytes: bytes, state: state.withLock { $0 })
    contents.state.descriptor = -1
    contents.state.wasContinued = false
    return contents
  }

  /// A journal that is known to have these contents on the disk.
  init(_ contents: Contents, in folder: OutputFolder) {
    self.folder = folder
    bytes = contents.bytes
    state = Protected(contents.state)
  }

  private static func replay(_ bytes: [UInt8], _ record: Range<Int>, _ state: inout State) {
    var reader = JournalReader(bytes, record)
    switch Kind(rawValue: reader.byte()) {
    case .announced:
      let path = reader.text()
      let source = reader.text()
      let hash = reader.number()
      state.announce(path, source, hash, isConfigured: reader.flag())
    case .built:
      let key = reader.number()
      // The outputs of an earlier record that the new one does not have are still there.
      if state.built[key] != nil || !state.loose.isEmpty || !state.disowned.isEmpty {
        var reader = JournalReader(bytes, record.dropFirst())
        state.settle(key, BuildRecord(outputsOf: &reader), bytes)
      }
      state.built[key] = .read(record)
    case .disowned:
      let path = reader.text()
      state.loose[path] = nil
      state.disowned.insert(path)
    case .owned:
      let path = reader.text()
      let source = reader.text()
      let isConfigured = reader.flag()
      state.loose[path] = Owned(
        source: source, hashes: Set(reader.list { $0.number() }), isConfigured: isConfigured)
      state.disowned.remove(path)
    case .forgotten: state.built[reader.number()] = nil
    case .library: state.libraries[reader.number()] = .read(record)
    case .session, nil: break
    }
  }

  // MARK: What is known

  /// How many templates are recorded.
  var count: Int { state.withLock { $0.built.count } }

  /// Whether every file that builds wrote is in the record of a template.
  var isTidy: Bool { state.withLock { $0.loose.isEmpty && $0.disowned.isEmpty } }

  /// The files that builds wrote and that are in no record of a template; none if there is more to say of files.
  var loose: Set<String>? { state.withLock { $0.disowned.isEmpty ? Set($0.loose.keys) : nil } }

  /// Whether something was added.
  var wasContinued: Bool { state.withLock { $0.wasContinued } }

  /// Whether everything that there was to add is in the journal on the disk.
  var isComplete: Bool { state.withLock { $0.failure == nil } }

  /// The folders in which an interrupted build may have left something unfinished.
  var unsettledFolders: Set<String> {
    let paths = Array(state.withLock { $0.loose }.keys) + [Self.path]
    return Set(paths.filter { Path.isConfined($0) }.map { Path.folder(of: $0) })
  }

  /// Whether a template is recorded.
  func hasRecord(_ key: UInt64) -> Bool { state.withLock { $0.built[key] != nil } }

  /// What came of a template.
  func record(_ key: UInt64) -> BuildRecord? {
    guard var reader = reader(state.withLock { $0.built[key] }) else { return nil }
    return BuildRecord(&reader)
  }

  /// What components declared.
  func library(_ key: UInt64) -> LibraryRecord? {
    guard var reader = reader(state.withLock { $0.libraries[key] }) else { return nil }
    return LibraryRecord(&reader)
  }

  /// The files that builds wrote, by name. Only names that stay in the folder are among them.
  func owned() -> [String: Owned] {
    let (built, loose, disowned) = state.withLock { ($0.built, $0.loose, $0.disowned) }
    var owned: [String: Owned] = [:]
    for place in built.values {
      guard var reader = reader(place) else { continue }
      let record = BuildRecord(outputsOf: &reader)
      for output in record.outputs where !disowned.contains(output.path) {
        owned[output.path, default: Owned(source: record.source, hashes: [], isConfigured: record.isConfigured)].hashes
          .insert(output.hash)
      }
    }
    for (path, file) in loose {
      owned[path] = Owned(
        source: file.source, hashes: file.hashes.union(owned[path]?.hashes ?? []), isConfigured: file.isConfigured)
    }
    return owned.filter { Path.isConfined($0.key) && !$0.key.hasPrefix(OutputFolder.ownFolder + "/") }
  }

  /// The templates that are recorded, by what they are found by.
  func sources() -> [(key: UInt64, source: String)] {
    state.withLock { $0.built }.compactMap { key, place in
      guard var reader = reader(place) else { return nil }
      return (key, BuildRecord(outputsOf: &reader).source)
    }
  }

  private func reader(_ place: Place?) -> JournalReader? {
    var reader: JournalReader
    switch place {
    case .read(let range): reader = JournalReader(bytes, range)
    case .added(let record): reader = JournalReader(record, record.indices)
    case nil: return nil
    }
    _ = reader.byte()
    return reader
  }

  /// The process that wrote last.
  var owner: Int? {
    JournalFile.scan(bytes).records.lazy.reversed().compactMap { [bytes] record in
      var reader = JournalReader(bytes, record)
      return reader.byte() == Kind.session.rawValue ? Int(reader.number()) : nil
    }.first
  }

  // MARK: What is added

  /// Says that a file is about to be written.
  func announce(_ path: String, from source: String, hash: UInt64, isConfigured: Bool) throws(FileError) {
    var writer = JournalWriter()
    writer.byte(Kind.announced.rawValue)
    writer.text(path)
    writer.text(source)
    writer.number(hash)
    writer.flag(isConfigured)
    try add(writer.bytes) { $0.announce(path, source, hash, isConfigured: isConfigured) }
  }

  /// Says that all files of a template are written.
  func add(_ record: BuildRecord) throws(FileError) {
    var writer = JournalWriter()
    writer.byte(Kind.built.rawValue)
    record.write(to: &writer)
    let bytes = writer.bytes
    try add(bytes) { [original = self.bytes] state in
      state.settle(record.key, record, original)
      state.built[record.key] = .added(bytes)
    }
  }

  /// Says what components declare.
  func add(_ record: LibraryRecord) throws(FileError) {
    var writer = JournalWriter()
    writer.byte(Kind.library.rawValue)
    record.write(to: &writer)
    let bytes = writer.bytes
    try add(bytes) { $0.libraries[record.key] = .added(bytes) }
  }

  /// Says that a file without a template of its own is there.
  func own(_ path: String, from source: String, hash: UInt64, isConfigured: Bool) throws(FileError) {
    let file = Owned(source: source, hashes: [hash], isConfigured: isConfigured)
    let isKnown = state.withLock { state in
      state.loose[path].map { $0.source == source && $0.hashes == [hash] && $0.isConfigured == isConfigured } ?? false
    }
    if isKnown { return }
    try add(Self.record(of: path, file)) { state in
      state.loose[path] = file
      state.disowned.remove(path)
    }
  }

  /// Says that a file is not there any more, or not what a build wrote.
  func disown(_ path: String) throws(FileError) {
    var writer = JournalWriter()
    writer.byte(Kind.disowned.rawValue)
    writer.text(path)
    try add(writer.bytes) { state in
      state.loose[path] = nil
      state.disowned.insert(path)
    }
  }

  /// Says that a template is not there any more. Its files must have been disowned before.
  func forget(_ key: UInt64) throws(FileError) {
    var writer = JournalWriter()
    writer.byte(Kind.forgotten.rawValue)
    writer.number(key)
    try add(writer.bytes) { $0.built[key] = nil }
  }

  private static func record(of path: String, _ file: Owned) -> [UInt8] {
    var writer = JournalWriter()
    writer.byte(Kind.owned.rawValue)
    writer.text(path)
    writer.text(file.source)
    writer.flag(file.isConfigured)
    writer.list(file.hashes.sorted()) { $0.number($1) }
    return writer.bytes
  }

  private func add(_ record: [UInt8], _ change: (inout State) -> Void) throws(FileError) {
    if folder.isDryRun { return }
    let error: FileError? = state.withLock { state in
      if let failure = state.failure { return failure }
      do throws(FileError) {
        if state.descriptor < 0 { try open(&state) }
        try append(record, &state)
        state.wasContinued = true
        change(&state)
        return nil
      } catch {
        return error
      }
    }
    if let error { throw error }
  }

  private func open(_ state: inout State) throws(FileError) {
    let count = state.count
    state.descriptor = try folder.openForAppending(Self.file)
    do throws(FileError) {
      // What makes no sense would hide what is added.
      try truncate(&state)
      if state.count == 0 { try append(raw: JournalFile.head, &state) }
      var writer = JournalWriter()
      writer.byte(Kind.session.rawValue)
      writer.number(UInt64(getpid()))
      try append(writer.bytes, &state)
    } catch {
      // Who adds something next begins again.
      close(state.descriptor)
      state.descriptor = -1
      state.count = count
      throw error
    }
  }

  private func append(_ record: [UInt8], _ state: inout State) throws(FileError) {
    try append(raw: JournalFile.framed(record), &state)
  }

  private func append(raw bytes: [UInt8], _ state: inout State) throws(FileError) {
    let fault = folder.faults?.code(.append)
    // A disk that fails does so in the middle.
    let written = fault == nil ? bytes : Array(bytes.prefix(bytes.count / 2))
    var code = written.withUnsafeBytes { AtomicFile.write($0, to: state.descriptor) } ?? fault
    if code == nil, folder.isDurable { code = AtomicFile.sync(state.descriptor, folder.faults) }
    guard let code else {
      state.count += bytes.count
      return
    }
    let error = FileError(.write, Path.join(folder.path, Self.path), code: code)
    // Half a record would hide those after it.
    do throws(FileError) { try truncate(&state) } catch { state.failure = error }
    throw error
  }

  private func truncate(_ state: inout State) throws(FileError) {
    if let code = folder.faults?.code(.truncate) {
      throw FileError(.write, Path.join(folder.path, Self.path), code: code)
    }
    guard ftruncate(state.descriptor, off_t(state.count)) == 0 else {
      throw FileError(.write, Path.join(folder.path, Self.path))
    }
  }

  // MARK: The end of a build

  /// Writes the journal anew if much of it is out of date.
  func compact() throws(FileError) {
    if folder.isDryRun { return }
    var state = state.withLock { $0 }
    if state.failure != nil { return }
    if !state.disowned.isEmpty {
      // Only those matter that a record of a template still has.
      var listed: Set<String> = []
      for place in state.built.values {
        guard var reader = reader(place) else { continue }
        for output in BuildRecord(outputsOf: &reader).outputs { listed.insert(output.path) }
      }
      state.mustBeRewritten = state.mustBeRewritten || !state.disowned.isSubset(of: listed)
      state.disowned.formIntersection(listed)
    }
    guard state.mustBeRewritten || state.descriptor >= 0 else { return }
    let places = Array(state.built) + Array(state.libraries)
    // Putting the journal together takes longer than finding out that there is no need to.
    let size = places.reduce(0) { $0 + JournalFile.framing + $1.value.count }
    guard state.mustBeRewritten || state.count > size + size / 2 + 4096 else { return }
    var text = JournalFile.head
    text.reserveCapacity(size + size / 8)
    for place in places.sorted(by: { $0.key < $1.key }).map(\.value) {
      switch place {
      case .read(let range): JournalFile.frame(bytes[range], into: &text)
      case .added(let record): JournalFile.frame(record[...], into: &text)
      }
    }
    for (path, file) in state.loose.sorted(by: { Path.precedes($0.key, $1.key) }) {
      text += JournalFile.framed(Self.record(of: path, file))
    }
    for path in state.disowned.sorted(by: Path.precedes) {
      var writer = JournalWriter()
      writer.byte(Kind.disowned.rawValue)
      writer.text(path)
      text += JournalFile.framed(writer.bytes)
    }
    guard state.mustBeRewritten || state.count > text.count + text.count / 2 + 4096 else { return }
    // Without anything to note there is nothing to keep, and a folder that was empty stays so.
    if text.count == JournalFile.head.count {
      _ = try folder.remove(Self.path)
    } else {
      _ = try folder.write(text, to: Self.path)
    }
    _ = try folder.remove(Manifest.path)
    let count = text.count == JournalFile.head.count ? 0 : text.count
    let disowned = state.disowned
    self.state.withLock { state in
      state.disowned = disowned
      // Who adds something next opens the new file.
      if state.descriptor >= 0 { close(state.descriptor) }
      state.descriptor = -1
      state.count = count
      state.mustBeRewritten = false
    }
  }
}

extension BuildJournal.State {
  /// A file is about to be written.
  fileprivate mutating func announce(_ path: String, _ source: String, _ hash: UInt64, isConfigured: Bool) {
    let hashes = loose[path]?.hashes ?? []
    loose[path] = BuildJournal.Owned(source: source, hashes: hashes.union([hash]), isConfigured: isConfigured)
    disowned.remove(path)
  }

  /// A template has a new record: its files are in it, and those of the old one that are not stay owned.
  fileprivate mutating func settle(_ key: UInt64, _ record: BuildRecord, _ bytes: [UInt8]) {
    var old: [BuildRecord.Output] = []
    var wasConfigured = false
    if let place = built[key] {
      var reader =
        switch place {
        case .read(let range): JournalReader(bytes, range.dropFirst())
        case .added(let record): JournalReader(record, 1..<record.count)
        }
      let last = BuildRecord(outputsOf: &reader)
      (old, wasConfigured) = (last.outputs, last.isConfigured)
    }
    let paths = Set(record.outputs.map(\.path))
    for output in old where !paths.contains(output.path) {
      if disowned.remove(output.path) != nil { continue }
      loose[output.path, default: .init(source: record.source, hashes: [], isConfigured: wasConfigured)].hashes
        .insert(output.hash)
    }
    for path in paths {
      loose[path] = nil
      disowned.remove(path)
    }
  }
}
