import CardSyntax

/// What stood when a build ended, in tables that are compared with the disk as they are.
///
/// A build of which nothing has changed needs nothing else: no template is planned, and the journal is not read. A build of
/// which little has changed looks closely at the templates concerned. An index is only a hint. It counts as long as the
/// journal beside it is the one that it was made with, and whoever asks for the same templates with the same options; what
/// does not fit leads to a build that looks at everything.
///
/// Tables are rows of numbers, and texts are bytes in one pool, so that an index of ten thousand templates is read by a few
/// copies of memory.
struct BuildIndex: Sendable {
  /// The file in ``OutputFolder/ownFolder``.
  static let path = OutputFolder.ownFolder + "/index"

  /// A folder that the plan of the templates depends on.
  struct Folder: BitwiseCopyable, Sendable {
    /// Its name, in the pool.
    var name: UInt32
    var unused: UInt32 = 0
    /// The fingerprint of its ``FolderListing``.
    var listing: UInt64
  }

  /// A file and what the system said of it.
  struct File: BitwiseCopyable, Sendable {
    /// Its name, in the pool.
    var name: UInt32
    var flags: UInt32
    var stamp: FileStamp

    /// An equal stamp means the same content.
    static let settled: UInt32 = 1
    /// A link in place of the file is another file.
    static let unlinked: UInt32 = 2
    /// The file belongs to no template, but the plan depends on it.
    static let common: UInt32 = 4
  }

  /// How often a kind of deviation occurred in a template.
  struct Reason: BitwiseCopyable, Sendable {
    /// The id, in the pool.
    var name: UInt32
    var count: UInt32
  }

  /// A range of a table.
  struct Span: BitwiseCopyable, Sendable {
    var start: UInt32
    var count: UInt32

    init(_ range: Range<Int>) {
      start = UInt32(truncatingIfNeeded: range.lowerBound)
      count = UInt32(truncatingIfNeeded: range.count)
    }

    var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
  }

  /// A template.
  struct Template: BitwiseCopyable, Sendable {
    /// Its ``ProjectItem`` and the rest that is needed to build it, in the pool.
    var item: Span
    /// Its inputs, in ``BuildIndex/uses``; the template is the first.
    var inputs: Span
    /// Its outputs, in ``BuildIndex/outputs``.
    var outputs: Span
    /// Its deviations, in ``BuildIndex/reasons``.
    var reasons: Span
    /// What ``BuildCache/Subject`` says of it.
    var key: UInt64
    var recipe: UInt64
    var library: UInt64
    var flags: UInt64

    /// The journal has a record of it that may be right.
    static let recorded: UInt64 = 1
    /// Something was found.
    static let found: UInt64 = 2
    /// Its outputs need support code.
    static let supported: UInt64 = 4
  }

  /// The fingerprint of everything but files that decides what there is to build.
  var question: UInt64 = 0
  /// The journal that has the records of the templates.
  var journal: FileStamp?
  /// How many rows are not used any more.
  var waste: UInt64 = 0
  /// The folders that were listed.
  var folders: [Folder] = []
  /// The files that were read.
  var inputs: [File] = []
  /// The files that were written; those of no template, which are support code, come first.
  var outputs: [File] = []
  /// How many outputs belong to no template.
  var supports: UInt64 = 0
  /// The folders with outputs, in the pool.
  var outputFolders: [UInt32] = []
  /// The templates in the order of the plan.
  var templates: [Template] = []
  /// The inputs of templates, in ``inputs``.
  var uses: [UInt32] = []
  /// The deviations of templates.
  var reasons: [Reason] = []
  /// Names, each with a zero after it, and what is needed of templates.
  var pool: [UInt8] = [0]

  /// Nothing.
  init() {}

  // MARK: As bytes

  /// What an index begins with. Another number means another form.
  private static let head = Array("cardc index 1\n".utf8) + [0, 0]
  /// The head, a check sum, and 16 numbers.
  private static let start = 16 + 8 + 16 * 8

  /// The index; none if the bytes make no sense.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.start, bytes.starts(with: Self.head) else { return nil }
    let isWhole = bytes.withUnsafeBytes { raw in
      Fingerprint.checkSum(UnsafeRawBufferPointer(rebasing: raw[24...]))
        == raw.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
    }
    guard isWhole else { return nil }
    var place = 24
    func number() -> UInt64 {
      defer { place += 8 }
      return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: UInt64.self) }
    }
    question = number()
    journal = FileStamp(
      size: Int64(bitPattern: number()), modified: Int64(bitPattern: number()), changed: Int64(bitPattern: number()),
      number: number())
    waste = number()
    supports = number()
    let counts = (0..<8).map { _ in number() }
    place = Self.start
    guard let folders: [Folder] = Self.table(counts[0], bytes, &place),
      let inputs: [File] = Self.table(counts[1], bytes, &place),
      let outputs: [File] = Self.table(counts[2], bytes, &place),
      let outputFolders: [UInt32] = Self.table(counts[3], bytes, &place),
      let templates: [Template] = Self.table(counts[4], bytes, &place),
      let uses: [UInt32] = Self.table(counts[5], bytes, &place),
      let reasons: [Reason] = Self.table(counts[6], bytes, &place),
      let pool: [UInt8] = Self.table(counts[7], bytes, &place), place == bytes.count
    else { return nil }
    (self.folders, self.inputs, self.outputs, self.outputFolders) = (folders, inputs, outputs, outputFolders)
    (self.templates, self.uses, self.reasons, self.pool) = (templates, uses, reasons, pool)
    guard isSound else { return nil }
  }

  /// The rows of a table, copied as they are.
  private static func table<Row: BitwiseCopyable>(_ count: UInt64, _ bytes: [UInt8], _ place: inout Int) -> [Row]? {
    let stride = MemoryLayout<Row>.stride
    guard count <= UInt64((bytes.count - place) / stride) else { return nil }
    let range = place..<place + Int(count) * stride
    place = range.upperBound
    return bytes.withUnsafeBytes { raw in
      [Row](unsafeUninitializedCapacity: Int(count)) { rows, filled in
        UnsafeMutableRawBufferPointer(rows).copyMemory(from: UnsafeRawBufferPointer(rebasing: raw[range]))
        filled = Int(count)
      }
    }
  }

  /// Whether every number leads to where there is something, whoever wrote it.
  private var isSound: Bool {
    let size = UInt32(truncatingIfNeeded: pool.count)
    func isIn(_ span: Span, _ count: Int) -> Bool { UInt64(span.start) + UInt64(span.count) <= UInt64(count) }
    return pool.last == 0 && pool.count < Int(UInt32.max) && supports <= UInt64(outputs.count)
      && folders.allSatisfy { $0.name < size } && inputs.allSatisfy { $0.name < size }
      && outputs.allSatisfy { $0.name < size } && outputFolders.allSatisfy { $0 < size }
      && reasons.allSatisfy { $0.name < size } && uses.allSatisfy { $0 < UInt32(truncatingIfNeeded: inputs.count) }
      && templates.allSatisfy {
        isIn($0.item, pool.count) && isIn($0.inputs, uses.count) && isIn($0.outputs, outputs.count)
          && isIn($0.reasons, reasons.count)
      }
  }

  /// The index as bytes.
  var bytes: [UInt8] {
    var bytes = Self.head + [UInt8](repeating: 0, count: 8)
    func add(_ number: UInt64) { withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) } }
    func add<Row: BitwiseCopyable>(_ rows: [Row]) { rows.withUnsafeBytes { bytes.append(contentsOf: $0) } }
    add(question)
    add(UInt64(bitPattern: journal?.size ?? 0))
    add(UInt64(bitPattern: journal?.modified ?? 0))
    add(UInt64(bitPattern: journal?.changed ?? 0))
    add(journal?.number ?? 0)
    add(waste)
    add(supports)
    let counts = [
      folders.count, inputs.count, outputs.count, outputFolders.count, templates.count, uses.count, reasons.count,
      pool.count,
    ]
    for count in counts { add(UInt64(count)) }
    bytes += [UInt8](repeating: 0, count: Self.start - bytes.count)
    add(folders)
    add(inputs)
    add(outputs)
    add(outputFolders)
    add(templates)
    add(uses)
    add(reasons)
    bytes += pool
    let sum = bytes.withUnsafeBytes { Fingerprint.checkSum(UnsafeRawBufferPointer(rebasing: $0[24...])) }
    withUnsafeBytes(of: sum) { bytes.replaceSubrange(16..<24, with: $0) }
    return bytes
  }

  // MARK: Texts

  /// Adds a name; none if the system has other bytes for it than the text.
  mutating func add(name: String) -> UInt32? {
    if FileNameText.mayHaveCharacter(name) || name.utf8.contains(0) { return nil }
    let place = UInt32(truncatingIfNeeded: pool.count)
    pool.append(contentsOf: name.utf8)
    pool.append(0)
    return place
  }

  /// The text of a name.
  func name(at place: UInt32) -> String {
    let end = pool[Int(place)...].firstIndex(of: 0) ?? pool.endIndex
    return String(decoding: pool[Int(place)..<end], as: UTF8.self)
  }

  /// Whether a name is this one.
  func isName(at place: UInt32, _ name: String) -> Bool {
    let end = Int(place) + name.utf8.count
    return end < pool.count && pool[end] == 0 && pool[Int(place)..<end].elementsEqual(name.utf8)
  }

  /// A template with what is needed to build it; none if it is no template of the folders `roots`. The data `shared` may
  /// be elsewhere.
  func subject(_ index: Int, below roots: [String], shared: String?) -> BuildCache.Subject? {
    let template = templates[index]
    var reader = JournalReader(pool, template.item.range)
    let source = reader.text()
    let name = reader.text()
    let (host, schema) = (reader.optionalText(), reader.optionalText())
    let bindings = reader.list { ProjectItem.Binding(data: $0.optionalText(), stem: $0.text()) }
    let (stem, root) = (reader.text(), reader.text())
    guard !reader.isDamaged, let input = roots.first(where: { $0 == root }) else { return nil }
    // Whoever wrote the index: what is read is below what was asked for.
    let names = [name, host, schema].compactMap(\.self) + bindings.compactMap(\.data).filter { $0 != shared }
    guard names.allSatisfy({ isConfined($0, in: input) }) else { return nil }
    let item = ProjectItem(
      template: name, host: host, schema: schema, bindings: bindings, stem: stem, root: root, isNamed: false,
      stamp: nil)
    return BuildCache.Subject(
      item: item, source: source, key: template.key, recipe: template.recipe, library: template.library,
      isVolatile: false)
  }

  private func isConfined(_ path: String, in folder: String) -> Bool {
    if folder.isEmpty || folder == "." { return Path.isConfined(path) }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(start) && Path.isConfined(String(path.dropFirst(start.count)))
  }
}
