import CardSyntax

extension BuildIndex {
  /// What a build knows of one template when it ends.
  struct Entry: Sendable {
    let subject: BuildCache.Subject
    /// What came of it; none if that may not be relied upon.
    let record: BuildRecord?
  }

  /// The index of a build that has looked at everything; none if something has a name that cannot be noted.
  ///
  /// `declaring` are the files that declare components, and `supports` what was written for no single template.
  init?(
    _ question: UInt64, _ traces: [(path: String, listing: UInt64)], ignoring: [(path: String, stamp: FileStamp)],
    declaring: [BuildRecord.Input], supports: [(path: String, stamp: FileStamp)], entries: some Sequence<Entry>,
    at time: Int64
  ) {
    self.init()
    self.question = question
    for folder in traces {
      guard let name = add(name: folder.path) else { return nil }
      folders.append(Folder(name: name, listing: folder.listing))
    }
    for file in ignoring {
      guard let name = add(name: file.path), file.stamp.isSettled(at: time) else { return nil }
      inputs.append(File(name: name, flags: File.settled | File.unlinked | File.common, stamp: file.stamp))
    }
    var seen: Set<String> = []
    for file in declaring where seen.insert(file.path).inserted {
      guard let name = add(name: file.path), file.isSettled else { return nil }
      inputs.append(File(name: name, flags: File.settled | File.common, stamp: file.stamp))
    }
    self.supports = UInt64(supports.count)
    for file in supports {
      guard let name = add(name: file.path) else { return nil }
      outputs.append(File(name: name, flags: 0, stamp: file.stamp))
    }
    var making = Making(isFilled: true)
    templates.reserveCapacity(entries.underestimatedCount)
    for entry in entries {
      guard let item = addItem(entry.subject), let own = add(name: entry.subject.item.template) else { return nil }
      // The name of the template is the first input, and remains the only one while nothing is known.
      let use = uses.count
      uses.append(UInt32(truncatingIfNeeded: inputs.count))
      let unknown = FileStamp(size: 0, modified: 0, changed: 0, number: 0)
      inputs.append(File(name: own, flags: File.unlinked, stamp: unknown))
      templates.append(
        Template(
          item: item, inputs: Span(use..<use + 1), outputs: Span(0..<0), reasons: Span(0..<0), key: entry.subject.key,
          recipe: entry.subject.recipe, library: entry.subject.library, flags: 0))
      guard note(entry.record, of: templates.count - 1, &making) else { return nil }
    }
    waste = 0
  }

  /// What is found again while templates are noted.
  struct Making {
    /// The rows of files that several templates may read, by name.
    var inputs: [String: UInt32] = [:]
    /// The ids of deviations.
    var reasons: [String: UInt32] = [:]
    /// The folders of outputs that are known.
    var folders: Set<String> = []
    /// Whether the rows of the index before are in the tables.
    var isFilled = false

    fileprivate mutating func fill(from index: BuildIndex) {
      if isFilled { return }
      isFilled = true
      for name in Set(index.reasons.map(\.name)) { reasons[index.name(at: name)] = name }
      for name in index.outputFolders { folders.insert(index.name(at: name)) }
    }
  }

  private mutating func addItem(_ subject: BuildCache.Subject) -> Span? {
    let item = subject.item
    let names = [item.template, item.host, item.schema] + item.bindings.map(\.data)
    if item.isNamed || names.contains(where: { $0.map(FileNameText.mayHaveCharacter) ?? false }) { return nil }
    var writer = JournalWriter()
    writer.text(subject.source)
    writer.text(item.template)
    writer.text(item.host)
    writer.text(item.schema)
    writer.list(item.bindings) { writer, binding in
      writer.text(binding.data)
      writer.text(binding.stem)
    }
    writer.text(item.stem)
    writer.text(item.root)
    let start = pool.count
    pool += writer.bytes
    // Names end with a zero, so that whatever is read as one ends in the pool.
    pool.append(0)
    return Span(start..<pool.count - 1)
  }

  /// Notes what came of a template, in place of what came of it before; false if that cannot be said.
  mutating func note(_ record: BuildRecord?, of index: Int, _ making: inout Making) -> Bool {
    guard let record, record.recipe == templates[index].recipe, record.library == templates[index].library,
      let own = record.inputs.first, isName(at: inputs[ownInput(of: index)].name, own.path)
    else {
      templates[index].flags = 0
      return true
    }
    making.fill(from: self)
    inputs[ownInput(of: index)].stamp = own.stamp
    inputs[ownInput(of: index)].flags = File.unlinked | (own.isSettled ? File.settled : 0)
    guard noteInputs(record.inputs.dropFirst(), of: index, &making), noteOutputs(record.outputs, of: index, &making),
      noteReasons(record.reasons, of: index, &making)
    else { return false }
    let found = record.findings.isEmpty ? 0 : Template.found
    templates[index].flags = Template.recorded | found | (record.parts.isEmpty ? 0 : Template.supported)
    return true
  }

  private func ownInput(of index: Int) -> Int { Int(uses[Int(templates[index].inputs.start)]) }

  private mutating func noteInputs(
    _ files: ArraySlice<BuildRecord.Input>, of index: Int, _ making: inout Making
  ) -> Bool {
    let old = Array(uses[templates[index].inputs.range])
    var rows = Array(old.prefix(1))
    for file in files {
      let flags = file.isSettled ? File.settled : 0
      func isSame(_ row: UInt32) -> Bool {
        inputs[Int(row)].stamp == file.stamp && inputs[Int(row)].flags == flags
      }
      // Another template may have read the file when it was another one: a row in use stays as it is.
      if let row = making.inputs[file.path], isSame(row) {
        rows.append(row)
      } else if let row = old.dropFirst().first(where: { isSame($0) && isName(at: inputs[Int($0)].name, file.path) }) {
        rows.append(row)
      } else {
        guard let name = add(name: file.path) else { return false }
        let row = UInt32(truncatingIfNeeded: inputs.count)
        inputs.append(File(name: name, flags: flags, stamp: file.stamp))
        making.inputs[file.path] = row
        waste += 1
        rows.append(row)
      }
    }
    if rows.elementsEqual(old) { return true }
    waste += UInt64(old.count)
    templates[index].inputs = Span(uses.count..<uses.count + rows.count)
    uses += rows
    return true
  }

  private mutating func noteOutputs(_ files: [BuildRecord.Output], of index: Int, _ making: inout Making) -> Bool {
    let range = templates[index].outputs.range
    if range.count == files.count, zip(range, files).allSatisfy({ isName(at: outputs[$0].name, $1.path) }) {
      for (row, file) in zip(range, files) { outputs[row].stamp = file.stamp }
      return true
    }
    waste += UInt64(range.count)
    templates[index].outputs = Span(outputs.count..<outputs.count + files.count)
    for file in files {
      guard let name = add(name: file.path) else { return false }
      outputs.append(File(name: name, flags: 0, stamp: file.stamp))
      let folder = Path.folder(of: file.path)
      if folder != ".", making.folders.insert(folder).inserted {
        guard let name = add(name: folder) else { return false }
        outputFolders.append(name)
      }
    }
    return true
  }

  private mutating func noteReasons(
    _ found: [(id: String, count: Int)], of index: Int, _ making: inout Making
  ) -> Bool {
    var rows: [Reason] = []
    for reason in found {
      guard let name = making.reasons[reason.id] ?? add(name: reason.id) else { return false }
      making.reasons[reason.id] = name
      rows.append(Reason(name: name, count: UInt32(truncatingIfNeeded: reason.count)))
    }
    let range = templates[index].reasons.range
    if rows.count <= range.count {
      reasons.replaceSubrange(range.lowerBound..<range.lowerBound + rows.count, with: rows)
      templates[index].reasons = Span(range.lowerBound..<range.lowerBound + rows.count)
    } else {
      waste += UInt64(range.count)
      templates[index].reasons = Span(reasons.count..<reasons.count + rows.count)
      reasons += rows
    }
    return true
  }

  /// Whether so many rows are not used any more that the index is better made anew.
  var isWasteful: Bool { waste > UInt64(templates.count / 2 + 1000) }
}
