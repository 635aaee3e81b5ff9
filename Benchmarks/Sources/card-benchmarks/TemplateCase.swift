import CardCompiler
import Foundation

/// One template with its data and what it must expand to: `NAME.template.json`, `NAME.data.json`, `NAME.expected.json`.
final class TemplateCase {
  let name: String
  let templateBytes: [UInt8]
  let dataBytes: [UInt8]
  let expectedFile: String
  let template: Template
  let data: Document
  /// What the template expands to.
  let output: [UInt8]

  /// The buffer that every expansion writes into.
  private var buffer = ByteBuffer(capacity: 64 << 10)
  /// Where ``copy()`` copies to.
  private let target: UnsafeMutableRawBufferPointer

  /// Reads, compiles and expands a case; stops the program if there is any diagnostic, or another result than expected.
  init(name: String, folder: String) {
    self.name = name
    let path = "\(folder)/\(name)"
    expectedFile = "\(path).expected.json"
    templateBytes = contents(of: "\(path).template.json")
    dataBytes = contents(of: "\(path).data.json")

    var diagnostics = Diagnostics()
    let document = Document.readJSON(
      SourceText(name: "\(path).template.json", bytes: templateBytes), diagnostics: &diagnostics)
    let data = Document.readJSON(SourceText(name: "\(path).data.json", bytes: dataBytes), diagnostics: &diagnostics)
    let template = document.flatMap { Template(compiling: $0, diagnostics: &diagnostics) }
    var isExpanded = false
    if let template, let data {
      isExpanded = template.expand(data.root, into: &buffer, diagnostics: &diagnostics)
    }
    if let first = diagnostics.all.first { stop("\(path): \(first.message)") }
    guard let template, let data, isExpanded else { stop("\(path): not expanded") }
    self.template = template
    self.data = data
    output = buffer.array()
    target = .allocate(byteCount: output.count, alignment: 16)

    let expected = SourceText(name: expectedFile, bytes: contents(of: expectedFile))
    guard let wanted = Document.readJSON(expected, diagnostics: &diagnostics),
      let found = Document.readJSON(SourceText(name: name, bytes: output), diagnostics: &diagnostics)
    else { stop("\(path): the output or \(expectedFile) is not JSON") }
    if let difference = firstDifference(found.root, wanted.root, at: "$") { stop("\(path): \(difference)") }
  }

  deinit { target.deallocate() }

  /// The names of the cases in a folder, sorted.
  static func names(in folder: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let suffix = ".template.json"
    return files.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }.sorted()
  }

  /// Expands with data that was read before.
  func expand() -> Int {
    expand(data)
  }

  /// Reads the data from bytes and expands.
  func readAndExpand() -> Int {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "data.json", bytes: dataBytes)
    guard let data = Document.readJSON(source, diagnostics: &diagnostics) else { stop("\(name): the data is not read") }
    return expand(data)
  }

  /// Reads and compiles the template.
  func compile() -> Int {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "template.json", bytes: templateBytes)
    guard let document = Document.readJSON(source, diagnostics: &diagnostics),
      let template = Template(compiling: document, diagnostics: &diagnostics)
    else { stop("\(name): the template is not compiled") }
    return withExtendedLifetime(template) { templateBytes.count }
  }

  /// Copies the output, which no way of making it can beat.
  func copy() -> Int {
    output.withUnsafeBytes { target.copyMemory(from: $0) }
    return Int(target[output.count / 2])
  }

  private func expand(_ data: Document) -> Int {
    var diagnostics = Diagnostics()
    buffer.removeAll()
    guard template.expand(data.root, into: &buffer, diagnostics: &diagnostics), buffer.count == output.count else {
      stop("\(name): another result than the first time")
    }
    return buffer.count
  }
}

/// The bytes of a file; stops the program if it cannot be read.
private func contents(of path: String) -> [UInt8] {
  guard let data = FileManager.default.contents(atPath: path) else { stop("cannot read \(path)") }
  return Array(data)
}

/// Where two documents first differ, members in any order; none if they say the same.
private func firstDifference(_ found: Node, _ wanted: Node, at path: String) -> String? {
  let difference = "another result than expected at \(path)"
  guard found.kind == wanted.kind, found.count == wanted.count else { return difference }
  switch found.kind {
  case .array:
    for (index, pair) in zip(found.elements, wanted.elements).enumerated() {
      if let inner = firstDifference(pair.0, pair.1, at: "\(path)[\(index)]") { return inner }
    }
    return nil
  case .object:
    for member in found.members {
      guard let other = wanted[member.name] else { return difference + ": no `\(member.name)` is expected" }
      if let inner = firstDifference(member.value, other, at: "\(path).\(member.name)") { return inner }
    }
    return nil
  case .string: return found.string == wanted.string ? nil : difference
  case .number: return found.double == wanted.double ? nil : difference
  case .boolean: return found.boolean == wanted.boolean ? nil : difference
  case .null: return nil
  }
}

/// Ends the program with a message.
func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("card-benchmarks: \(message)\n".utf8))
  exit(1)
}
