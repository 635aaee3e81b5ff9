import CardCompiler
import Foundation

/// A thousand screens of all three formats converted by one process, against Python that only reads and writes them.
func benchmarkMixedScreens(count: Int, rounds: Int, cardc: String) {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("card-benchmarks-\(getpid())-mixed")
  defer { try? FileManager.default.removeItem(at: folder) }
  let input = folder.appendingPathComponent("in")
  var size = 0
  do {
    try FileManager.default.createDirectory(at: input, withIntermediateDirectories: true)
    try Data(pythonScript.utf8).write(to: folder.appendingPathComponent("rewrite.py"))
    for (index, screen) in mixedScreens(count).enumerated() {
      try Data(screen).write(to: input.appendingPathComponent("screen\(index).json"))
      size += screen.count
    }
  } catch {
    return print("cannot write to \(folder.path): \(error)")
  }
  print("convert \(count) screens of three formats, \((Double(size) / 1e6).fixed(1)) MB")
  var contenders: [Contender] = []
  for target in ["adaptive-card", "drivenui", "skima"] {
    let output = folder.appendingPathComponent(target).path
    contenders.append(
      Contender(name: "cardc convert --to \(target)") {
        precondition(run(cardc, ["convert", input.path, "--to", target, "-o", output, "-q"]), "\(cardc) failed")
        return 1
      })
  }
  let python = findPython()
  if let python {
    let arguments = [folder.appendingPathComponent("rewrite.py").path, input.path, folder.path + "/python"]
    contenders.append(Contender(name: "Python's json, read and written") { run(python, arguments) ? 1 : 0 })
  }
  let seconds = measure(contenders, rounds: rounds)
  var rows = [["", "ms", "screens/s", python == nil ? "" : "Python ="]]
  for (contender, time) in zip(contenders, seconds) {
    let ratio = python == nil ? "" : (seconds[seconds.count - 1] / time).fixed(1) + "x"
    rows.append([contender.name, (time * 1e3).fixed(0), (Double(count) / time).fixed(0), ratio])
  }
  printTable(rows)
}

/// Screens of about four kilobytes, of each format in turn.
private func mixedScreens(_ count: Int) -> [[UInt8]] {
  let cards = SampleCards.files(total: count * 4096, each: 2048).prefix(count)
  let compiler = Compiler()
  let targets: [FormatID] = [.adaptiveCard, .drivenUI, .skima]
  return cards.enumerated().map { index, card in
    let target = targets[index % targets.count]
    let source = SourceText(name: "card.json", bytes: card)
    return target == .adaptiveCard ? card : compiler.compile(source, to: [target])[target]?.bytes ?? card
  }
}

private let pythonScript = """
  import json, os, sys
  source, target = sys.argv[1:]
  os.makedirs(target, exist_ok=True)
  for name in os.listdir(source):
      with open(os.path.join(source, name), encoding="utf-8") as file:
          screen = json.load(file)
      with open(os.path.join(target, name), "w", encoding="utf-8") as file:
          json.dump(screen, file)

  """
