import CardFormats
import CardIR
import CardSyntax

// What concerns the files of a target as a whole, which are one module: names, and the support code that they share.
extension ProjectBuild {
  /// Says what is called otherwise than its file, if that is new.
  func note(_ names: CodeNames, _ results: [ItemResult], _ outcome: inout Outcome) {
    let isNew = Set(results.filter { !$0.isReused && !$0.files.isEmpty }.map(\.template))
    var found = Diagnostics()
    for note in names.notes(isNew.contains) { found.report(note) }
    outcome.diagnostics.append(contentsOf: Answer<Never>(nil, found: found, levels: levels).diagnostics)
  }

  /// The name of files with support code, which no file with the code of a template has.
  static let supportName = "CardSupport"

  /// Writes what the generated files of a target need beside them, as far as it is not there already; none if they need
  /// nothing.
  func support(
    _ target: FormatID, _ destination: Destination, _ results: inout [ItemResult]
  ) -> WrittenFile? {
    let folder = destination.folder
    guard let emitter = compiler.registry.target(target)?.supportedEmitter else { return nil }
    let parts = results.reduce(into: Set<String>()) { $0.formUnion($1.parts[target] ?? []) }
    guard let file = emitter.support(parts) else { return nil }
    // It comes of all templates that need it; a build without the last of them removes it.
    guard let owner = results.lastIndex(where: { !($0.parts[target] ?? []).isEmpty }) else { return nil }
    // A template that needs nothing of it now can need something when it is changed.
    var seen: Set<String> = []
    let inputs = listsInputs ? results.flatMap(\.inputs).filter { seen.insert($0).inserted } : []
    let name = "\(Self.supportName)." + file.fileExtension
    let path = layout == .perTarget ? "\(target)/\(name)" : name
    do throws(FileError) {
      // What a template that fails now gave before still needs all of it.
      if results.contains(where: \.hasFailed), let old = try folder.content(of: path) {
        var file = WrittenFile(path: path, hash: Fingerprint.of(old), outcome: .unchanged)
        file.inputs = inputs
        results[owner].files.append(file)
        return file
      }
      var owning = destination
      let source = destination.journal == nil ? nil : DiskFileSystem.canonical(output)
      let place = source.flatMap { root in
        DiskFileSystem.canonical(results[owner].template).map { Path.relative($0, from: root) }
      }
      owning.subject = nil
      var written = try put(file.bytes, at: path, from: place ?? results[owner].template, owning)
      if measuresFiles { written.size = OutputSize(path, file.bytes, target, isSupport: true) }
      written.inputs = inputs
      results[owner].files.append(written)
      try destination.journal?.own(
        path, from: place ?? results[owner].template, hash: written.hash, isConfigured: destination.isConfigured)
      return written
    } catch {
      results[owner].fail(error)
      return nil
    }
  }
}
