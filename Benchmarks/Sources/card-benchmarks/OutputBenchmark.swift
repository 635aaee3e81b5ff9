import CardCompiler

/// The bytes that each list of each type becomes for each of its bytes, with 10, 100 and 1,000 items: the same share
/// means that output grows as its input does. Bytes are counted minified, with what stands around the list.
func benchmarkOutput() {
  let counts = [10, 100, 1_000]
  let formats = Registry.standard.formats
  let targets = Registry.standard.targets.map(\.id)
  var worst = (growth: 0.0, name: "")
  for format in formats {
    let families = GrowingDocuments(format)?.families(variants: false) ?? []
    print("output of \(format.title), \(families.count) lists: bytes for each byte, with 10, 100 and 1,000 items")
    var rows = [[""] + targets.flatMap { ["\($0)", "", ""] }]
    for family in families {
      let documents = counts.map(family.document)
      var row = [family.name]
      for target in targets {
        let shares = documents.map { document in
          Double(outputLength(of: document, format.id, target)) / Double(document.count)
        }
        row += shares.map { $0.fixed(2) }
        if shares[1] > 0.1, shares[2] / shares[1] > worst.growth {
          worst = (shares[2] / shares[1], "\(family.name), \(format.id) to \(target)")
        }
      }
      rows.append(row)
    }
    printTable(rows)
  }
  print("from 100 to 1,000 items a byte of input becomes at most \(worst.growth.fixed(2)) times as much: \(worst.name)")
}

/// The bytes of all files that a document becomes; none where the target cannot have it.
private func outputLength(of bytes: [UInt8], _ format: FormatID, _ target: FormatID) -> Int {
  var options = CompilerOptions()
  options.from = format
  options.syntax = .minified
  let result = Compiler(options).compile(SourceText(name: "page.json", bytes: bytes), to: [target])
  return result.outputs.flatMap(\.files).reduce(0) { $0 + $1.bytes.count }
}
