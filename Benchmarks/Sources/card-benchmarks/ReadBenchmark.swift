import CSIMDJSON
import CardSyntax
import Foundation

/// Reads `source` and gives the number of records; stops the program if it is not JSON.
func readDocument(_ source: SourceText) -> Int {
  var diagnostics = Diagnostics()
  guard let document = Document.readJSON(source, diagnostics: &diagnostics) else {
    preconditionFailure("the sample is not JSON: \(diagnostics.all.first?.message ?? "")")
  }
  return document.root.count
}

/// Visits every value of `node` and gives their number.
func visit(_ node: Node) -> Int {
  var count = 1
  switch node.kind {
  case .array: for element in node.elements { count += visit(element) }
  case .object: for member in node.members { count += visit(member.value) }
  default: break
  }
  return count
}

/// JSON text to a tree: ours against Foundation's, with simdjson as the limit and copying as the floor.
func benchmarkReading(megabytes: Int, rounds: Int) {
  let bytes = SampleCards.pretty(size: megabytes << 20)
  let source = SourceText(name: "cards.json", bytes: bytes)
  let data = Data(bytes)
  var padded = bytes
  padded.append(contentsOf: repeatElement(0, count: 64))
  let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
  defer { copy.deallocate() }
  var diagnostics = Diagnostics()
  guard let document = Document.readJSON(source, diagnostics: &diagnostics) else {
    preconditionFailure("the sample is not JSON")
  }

  var contenders = [
    Contender(name: "memcpy") {
      bytes.withUnsafeBytes {
        UnsafeMutableRawPointer(copy).copyMemory(from: $0.baseAddress ?? .init(copy), byteCount: $0.count)
      }
      return Int(copy[bytes.count / 2])
    },
    Contender(name: "Document") { readDocument(source) },
    Contender(name: "Document, from bytes") { readDocument(SourceText(name: "cards.json", bytes: bytes)) },
    Contender(name: "visit every node") { visit(document.root) },
    Contender(name: "JSONSerialization") {
      ((try? JSONSerialization.jsonObject(with: data)) as? [Any])?.count ?? 0
    },
  ]
  let version = card_simdjson_version()
  if let version {
    print("simdjson \(String(cString: version))")
    let buffer = padded
    contenders.append(
      Contender(name: "simdjson DOM") {
        buffer.withUnsafeBufferPointer { $0.baseAddress.map { card_simdjson_dom($0, bytes.count) } ?? 0 }
      })
    contenders.append(
      Contender(name: "simdjson on demand") {
        buffer.withUnsafeBufferPointer { $0.baseAddress.map { card_simdjson_ondemand($0, bytes.count) } ?? 0 }
      })
  } else {
    print("simdjson is not installed (pkg-config finds none): left out")
  }

  let seconds = measure(contenders, rounds: rounds)
  let foundation = seconds[4]
  print("read \((Double(bytes.count) / 1e6).fixed(1)) MB of pretty-printed cards, \(visit(document.root)) values")
  var rows = [["", "ms", "MB/s", "JSONSerialization ="]]
  for (contender, time) in zip(contenders, seconds) {
    rows.append([
      contender.name, (time * 1e3).fixed(2), (Double(bytes.count) / time / 1e6).fixed(0),
      (foundation / time).fixed(1) + "x",
    ])
  }
  printTable(rows)
}

/// The growth of the cost with the size of the input, which should be none per byte.
func benchmarkGrowth() {
  var rows = [["input", "ms", "MB/s"]]
  for (name, size) in [
    ("1 KB", 1 << 10), ("10 KB", 10 << 10), ("100 KB", 100 << 10), ("1 MB", 1 << 20), ("10 MB", 10 << 20),
    ("100 MB", 100 << 20),
  ] {
    let bytes = SampleCards.pretty(size: size)
    let source = SourceText(name: "cards.json", bytes: bytes)
    let contender = Contender(name: name, repeats: max(1, (4 << 20) / size)) { readDocument(source) }
    let time = measure([contender], rounds: size > 50 << 20 ? 3 : 9)[0]
    rows.append([name, (time * 1e3).fixed(4), (Double(bytes.count) / time / 1e6).fixed(0)])
  }
  print("growth")
  printTable(rows)
}
