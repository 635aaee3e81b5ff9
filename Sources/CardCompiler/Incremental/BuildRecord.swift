import CardFormats
import CardSyntax

/// What came of one template in an earlier build, and what that depended on.
struct BuildRecord: Sendable {
  /// A file that was read.
  struct Input: Sendable {
    /// Its name, as diagnostics say it.
    var path: String
    /// The fingerprint of what was read.
    var hash: UInt64
    /// What the system said of it.
    var stamp: FileStamp
    /// Whether an equal stamp means the same content.
    var isSettled: Bool
  }

  /// A file that was written, or found to have the content already.
  struct Output: Sendable {
    /// Its name in the output folder.
    var path: String
    /// The fingerprint of the content.
    var hash: UInt64
    /// What the system said of it afterwards.
    var stamp: FileStamp
  }

  /// The template, seen from the output folder.
  var source: String
  /// Where the outputs are, without extension, seen from the folder of a target.
  var stem: String
  /// Whether the project's settings name the targets, and not an option.
  var isConfigured: Bool
  /// The outputs.
  var outputs: [Output] = []
  /// The fingerprint of everything but files that decided what was made.
  var recipe: UInt64 = 0
  /// The fingerprint of the names of the components that the template can use.
  var library: UInt64 = 0
  /// The inputs, the template first.
  var inputs: [Input] = []
  /// How often each kind of deviation occurred.
  var reasons: [(id: String, count: Int)] = []
  /// The parts of the support code that the outputs use, by target.
  var parts: [(target: String, names: [String])] = []
  /// What was found, as ``FindingsRecord`` writes it; empty for nothing.
  var findings: [UInt8] = []

  /// What a record is found by.
  static func key(source: String, stem: String) -> UInt64 {
    Fingerprint.of(stem, after: Fingerprint.of(source))
  }

  /// What the record is found by.
  var key: UInt64 { Self.key(source: source, stem: stem) }
}

extension BuildRecord {
  /// Only the outputs, which come first.
  init(outputsOf reader: inout JournalReader) {
    _ = reader.number()
    source = reader.text()
    stem = reader.text()
    isConfigured = reader.flag()
    outputs = reader.list { Output(path: $0.text(), hash: $0.number(), stamp: $0.stamp()) }
  }

  /// The whole record; none if it makes no sense.
  init?(_ reader: inout JournalReader) {
    self.init(outputsOf: &reader)
    recipe = reader.number()
    library = reader.number()
    inputs = reader.list {
      Input(path: $0.text(), hash: $0.number(), stamp: $0.stamp(), isSettled: $0.flag())
    }
    reasons = reader.list { ($0.text(), $0.count()) }
    parts = reader.list { reader in (reader.text(), reader.list { $0.text() }) }
    findings = reader.list { $0.byte() }
    if reader.isDamaged { return nil }
  }

  func write(to writer: inout JournalWriter) {
    writer.number(key)
    writer.text(source)
    writer.text(stem)
    writer.flag(isConfigured)
    writer.list(outputs) { writer, output in
      writer.text(output.path)
      writer.number(output.hash)
      writer.stamp(output.stamp)
    }
    writer.number(recipe)
    writer.number(library)
    writer.list(inputs) { writer, input in
      writer.text(input.path)
      writer.number(input.hash)
      writer.stamp(input.stamp)
      writer.flag(input.isSettled)
    }
    writer.list(reasons) { writer, reason in
      writer.text(reason.id)
      writer.count(reason.count)
    }
    writer.list(parts) { writer, part in
      writer.text(part.target)
      writer.list(part.names) { $0.text($1) }
    }
    writer.list(findings) { $0.byte($1) }
  }
}

/// What the components of a folder declared in an earlier build.
struct LibraryRecord: Sendable {
  /// The fingerprint of the folder's name and that of the root.
  var key: UInt64
  /// The fingerprint of the declared names.
  var index: UInt64
  /// Whether there was nothing to say about the declarations.
  var isClean: Bool
  /// The files with the declarations.
  var files: [BuildRecord.Input]

  init(key: UInt64, index: UInt64, isClean: Bool, files: [BuildRecord.Input]) {
    (self.key, self.index, self.isClean, self.files) = (key, index, isClean, files)
  }

  init?(_ reader: inout JournalReader) {
    key = reader.number()
    index = reader.number()
    isClean = reader.flag()
    files = reader.list {
      BuildRecord.Input(path: $0.text(), hash: $0.number(), stamp: $0.stamp(), isSettled: $0.flag())
    }
    if reader.isDamaged { return nil }
  }

  func write(to writer: inout JournalWriter) {
    writer.number(key)
    writer.number(index)
    writer.flag(isClean)
    writer.list(files) { writer, input in
      writer.text(input.path)
      writer.number(input.hash)
      writer.stamp(input.stamp)
      writer.flag(input.isSettled)
    }
  }
}
