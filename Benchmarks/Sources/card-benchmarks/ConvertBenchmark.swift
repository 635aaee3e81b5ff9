import CardCompiler
import Foundation

/// Cards to cards through the representation, against `jq -c .` over the same files.
func benchmarkConverting(megabytes: Int, rounds: Int, cardc: String?) {
  let cards = SampleCards.files(total: megabytes << 20, each: 40 << 10)
  let size = Double(cards.reduce(0) { $0 + $1.count })
  print("convert \((size / 1e6).fixed(1)) MB of cards to cards, \(cards.count) files")
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("card-benchmarks-\(getpid())-convert")
  defer { try? FileManager.default.removeItem(at: folder) }
  let input = folder.appendingPathComponent("in")
  var paths: [String] = []
  do {
    try FileManager.default.createDirectory(at: input, withIntermediateDirectories: true)
    for (index, card) in cards.enumerated() {
      let file = input.appendingPathComponent("card\(index).json")
      try Data(card).write(to: file)
      paths.append(file.path)
    }
  } catch {
    return print("cannot write to \(folder.path): \(error)")
  }
  let templates = SampleCards.files(total: megabytes << 20, each: 40 << 10, hasHoles: true)
  let sources = cards.enumerated().map { SourceText(name: "card\($0).json", bytes: $1) }
  let compiler = Compiler(minified)
  var contenders = [
    Contender(name: "read + write, no conversion") {
      sources.reduce(0) { total, source in
        var diagnostics = Diagnostics()
        guard let document = Document.readJSON(source, diagnostics: &diagnostics) else { return total }
        var writer = DocumentWriter(.minified)
        writer.value(document.root)
        return total + writer.finish().count
      }
    },
    Contender(name: "convert") {
      sources.reduce(0) { $0 + (compiler.compile($1, to: [.adaptiveCard])[.adaptiveCard]?.bytes.count ?? 0) }
    },
    Contender(name: "convert, a hole in most texts") {
      templates.reduce(0) { total, template in
        let source = SourceText(name: "card.json", bytes: template)
        return total + (compiler.compile(source, to: [.adaptiveCard])[.adaptiveCard]?.bytes.count ?? 0)
      }
    },
  ]
  if let cardc {
    let output = folder.appendingPathComponent("out").path
    contenders.append(
      Contender(name: "cardc build, one thread") {
        let arguments = [
          "build", input.path, "--target", "adaptive-card", "-o", output, "--syntax", "min", "--jobs", "1", "-q",
        ]
        precondition(run(cardc, arguments), "\(cardc) failed")
        return 1
      })
  }
  let jq = find("jq")
  if let jq { contenders.append(Contender(name: "jq -c .") { run(jq, ["-c", "."] + paths) ? 1 : 0 }) }
  let seconds = measure(contenders, rounds: rounds)
  var rows = [["", "ms", "MB/s", jq == nil ? "" : "jq ="]]
  for (contender, time) in zip(contenders, seconds) {
    let ratio = jq == nil ? "" : (seconds[seconds.count - 1] / time).fixed(1) + "x"
    rows.append([contender.name, (time * 1e3).fixed(1), (size / time / 1e6).fixed(0), ratio])
  }
  printTable(rows)
  printStages(sources, rounds: rounds)
  printConversionGrowth()
}

private var minified: CompilerOptions {
  var options = CompilerOptions()
  options.syntax = .minified
  return options
}

/// What each stage takes of a conversion.
private func printStages(_ sources: [SourceText], rounds: Int) {
  let format = AdaptiveCardsFormat()
  let passes = PassPipeline(level: .canonical)
  var times = [[Double]](repeating: [], count: 4)
  for _ in 0..<rounds {
    var durations = [Duration](repeating: .zero, count: 4)
    for source in sources {
      var diagnostics = Diagnostics()
      var document: Document?
      var screen: Screen?
      durations[0] += ContinuousClock().measure { document = Document.readJSON(source, diagnostics: &diagnostics) }
      guard let document else { return }
      durations[1] += ContinuousClock().measure {
        screen = format.importScreen(document, options: ImportOptions(name: "card"), diagnostics: &diagnostics)
      }
      guard var legal = screen else { return }
      var context = PassContext(
        source: format.capabilities, target: format.capabilities, targetName: format.title)
      durations[2] += ContinuousClock().measure { _ = passes.run(&legal, target: format.id, context: &context) }
      durations[3] += ContinuousClock().measure {
        let options = EmitOptions(syntax: .minified)
        sink &+= format.emit(legal, options: options, diagnostics: &diagnostics)[0].bytes.count
      }
    }
    for (stage, duration) in durations.enumerated() { times[stage].append(duration / .seconds(1)) }
  }
  let medians = times.map(median)
  let total = medians.reduce(0, +)
  var rows = [["stage", "ms", "share"]]
  for (name, time) in zip(["read", "import", "passes (-O1)", "emit"], medians) {
    rows.append([name, (time * 1e3).fixed(1), (time / total * 100).fixed(0) + " %"])
  }
  printTable(rows)
}

/// The growth of the cost of one card with its size, which should be none per byte.
private func printConversionGrowth() {
  let compiler = Compiler(minified)
  var rows = [["card", "ms", "MB/s"]]
  for (name, size) in [
    ("10 KB", 10 << 10), ("100 KB", 100 << 10), ("1 MB", 1 << 20), ("10 MB", 10 << 20), ("100 MB", 100 << 20),
  ] {
    let bytes = SampleCards.files(total: 1, each: size)[0]
    let source = SourceText(name: "card.json", bytes: bytes)
    let contender = Contender(name: name, repeats: max(1, (1 << 20) / size)) {
      compiler.compile(source, to: [.adaptiveCard])[.adaptiveCard]?.bytes.count ?? 0
    }
    let time = measure([contender], rounds: size > 50 << 20 ? 3 : 7)[0]
    rows.append([name, (time * 1e3).fixed(3), (Double(bytes.count) / time / 1e6).fixed(0)])
  }
  printTable(rows)
}
