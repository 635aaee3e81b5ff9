import Foundation

/// Counts the instructions of conversions, which, unlike seconds, are the same on a busy machine: for each byte of a dense
/// card, and for each doubling of cards of many shapes.
///
/// `--save FILE` writes the counts, one a line; `--baseline FILE` compares with such a file and fails where something takes
/// a tenth more than then.
func benchmarkInstructions(cardc: String, isQuick: Bool, save: String?, baseline: String?) -> Bool {
  guard let valgrind = find("valgrind") else {
    print("valgrind is not installed: instructions are left out")
    return true
  }
  let counter = InstructionCounter(valgrind: valgrind, cardc: cardc)
  guard let start = counter.count(GrowingCards.dense.text(0), to: "adaptive-card") else {
    print("`\(cardc)` cannot be run by valgrind")
    return false
  }
  var counts: [String: Int] = ["start": start]
  print("instructions; starting the program takes \((Double(start) / 1e6).fixed(1)) million")

  let targets = ["adaptive-card", "skima", "drivenui", "swiftui", "swift"]
  let dense = GrowingCards.dense.text(isQuick ? 1_300 : 13_000)
  var rows = [["dense card, \(dense.utf8.count / 1000) kB, to", "instructions a byte"]]
  for target in targets {
    guard let count = counter.count(dense, to: target) else { continue }
    counts["dense to \(target)"] = count - start
    rows.append([target, (Double(count - start) / Double(dense.utf8.count)).fixed(0)])
  }
  printTable(rows)

  // Each run takes about a second.
  let grown = isQuick ? ["skima", "swift"] : targets
  rows = [["growth for each doubling"] + grown]
  let sizes = isQuick ? [200, 400, 800] : [1_000, 2_000, 4_000]
  for shape in GrowingCards.shapes {
    var row = [shape.name]
    for target in grown {
      let found = sizes.compactMap { counter.count(shape.text($0), to: target) }
      guard found.count == sizes.count else {
        row.append("failed")
        continue
      }
      counts["\(shape.name) to \(target)"] = found[2] - start
      // What the program does in any case is in both differences no more.
      row.append((Double(found[2] - found[1]) / Double(found[1] - found[0])).fixed(2))
    }
    rows.append(row)
  }
  printTable(rows)

  if let save {
    let lines = counts.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }
    try? Data(lines.joined().utf8).write(to: URL(fileURLWithPath: save))
  }
  return baseline.map { compare(counts, with: $0) } ?? true
}

/// Prints what takes a tenth more instructions than in a file of earlier counts; gives whether nothing does.
private func compare(_ counts: [String: Int], with path: String) -> Bool {
  guard let data = FileManager.default.contents(atPath: path) else {
    print("cannot read \(path)")
    return false
  }
  var isGood = true
  for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
    let parts = line.split(separator: "\t")
    guard parts.count == 2, let before = Int(parts[1]), let now = counts[String(parts[0])] else { continue }
    let change = Double(now) / Double(before) - 1
    if change > 0.1 {
      print("\(parts[0]): \((change * 100).fixed(1)) % more instructions than in \(path)")
      isGood = false
    }
  }
  if isGood { print("nothing takes a tenth more instructions than in \(path)") }
  return isGood
}

/// Runs conversions under callgrind.
private struct InstructionCounter {
  let valgrind: String
  let cardc: String
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("card-instructions-\(getpid())")

  init(valgrind: String, cardc: String) {
    self.valgrind = valgrind
    self.cardc = cardc
  }

  /// The instructions of converting a card; none if that fails.
  func count(_ card: String, to target: String) -> Int? {
    defer { try? FileManager.default.removeItem(at: folder) }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (input, profile) = (folder.appendingPathComponent("card.json"), folder.appendingPathComponent("profile"))
    guard (try? Data(card.utf8).write(to: input)) != nil else { return nil }
    let output = folder.appendingPathComponent("output")
    guard
      run(
        valgrind,
        [
          "--tool=callgrind", "--callgrind-out-file=\(profile.path)", cardc, "convert", input.path, "--to", target,
          "-o",
          output.path, "-q",
        ]), let data = FileManager.default.contents(atPath: profile.path)
    else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    let totals = text.split(separator: "\n").last { $0.hasPrefix("totals:") || $0.hasPrefix("summary:") }
    return totals?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }
}
