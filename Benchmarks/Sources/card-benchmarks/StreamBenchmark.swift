import Foundation

/// `cardc expand --ndjson` over ten and a hundred thousand records: the throughput, and the most memory that it had.
func benchmarkRecords(cardc: String, counts: [Int]) {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("card-benchmarks-\(getpid())-records")
  defer { try? FileManager.default.removeItem(at: folder) }
  var rows = [["", "s", "records/s", "MB/s in", "MB/s out", "peak MB"]]
  do {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let template = folder.appendingPathComponent("order.json")
    try Data(orderTemplate.utf8).write(to: template)
    for count in counts {
      let data = folder.appendingPathComponent("orders.ndjson")
      let output = folder.appendingPathComponent("cards.ndjson")
      let bytes = orders(count)
      try bytes.write(to: data)
      for jobs in [1, 2] {
        let clock = ContinuousClock()
        let start = clock.now
        let arguments = [
          "expand", template.path, "--ndjson", "--data", data.path, "--jobs", "\(jobs)", "--now",
          "2026-01-31T12:00:00Z", "-q",
        ]
        guard let peak = peakMemory(of: cardc, arguments, output: output.path) else {
          return print("`\(cardc) expand --ndjson` failed")
        }
        let seconds = (clock.now - start) / .seconds(1)
        let written = try FileManager.default.attributesOfItem(atPath: output.path)[.size] as? Int ?? 0
        rows.append([
          "\(count) records, \(jobs) thread\(jobs == 1 ? "" : "s")", seconds.fixed(2),
          (Double(count) / seconds).fixed(0), (Double(bytes.count) / seconds / 1e6).fixed(0),
          (Double(written) / seconds / 1e6).fixed(0), (Double(peak) / 1024).fixed(1),
        ])
      }
    }
  } catch {
    return print("cannot write to \(folder.path): \(error)")
  }
  print("expand a stream of records")
  printTable(rows)
}

/// Runs a program with its output in a file; the most memory that it had in kilobytes, none if it failed.
private func peakMemory(of program: String, _ arguments: [String], output: String) -> Int? {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    let environment = _NSGetEnviron().pointee
  #else
    var actions = posix_spawn_file_actions_t()
    let environment = environ
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  var child = pid_t()
  guard posix_spawn(&child, program, &actions, nil, &words, environment) == 0 else { return nil }
  var status: Int32 = 0
  var usage = rusage()
  while wait4(child, &status, 0, &usage) == -1 { if errno != EINTR { return nil } }
  #if canImport(Darwin)
    let kilobytes = usage.ru_maxrss / 1024
  #else
    let kilobytes = usage.ru_maxrss
  #endif
  return status == 0 ? kilobytes : nil
}

private let orderTemplate = #"""
  {"type": "AdaptiveCard", "version": "1.5", "body": [
    {"type": "TextBlock", "size": "large", "weight": "bolder", "text": "Order ${number}"},
    {"type": "TextBlock", "isSubtle": true, "text": "Placed on ${formatDateTime(placed, 'd MMM yyyy')} by ${customer.name}"},
    {"type": "ColumnSet", "$data": "${items}", "columns": [
      {"type": "Column", "width": "stretch", "items": [{"type": "TextBlock", "wrap": true, "text": "${amount} x ${title}"}]},
      {"type": "Column", "width": "auto", "items": [{"type": "TextBlock", "text": "${formatNumber(amount * price, 2)}"}]}]},
    {"type": "TextBlock", "$when": "${customer.isMember}", "color": "good", "text": "Thank you for being a member."},
    {"type": "FactSet", "facts": [
      {"title": "Total", "value": "${formatNumber(total, 2)} ${currency}"},
      {"title": "Ships to", "value": "${customer.city}"}]}]}
  """#

private func orders(_ count: Int) -> Data {
  let titles = ["Teapot, blue", "Cup and saucer", "Kettle", "Milk jug", "Sugar bowl", "Tin of loose tea"]
  var data = Data()
  for number in 0..<count {
    var total = 0.0
    let items = (0..<3 + number % 4).map { index in
      let (amount, price) = (1 + (number + index) % 3, Double(450 + (number * 37 + index * 991) % 5000) / 100)
      total += Double(amount) * price
      return #"{"title":"\#(titles[(number + index) % 6])","amount":\#(amount),"price":\#(price)}"#
    }
    let line = #"""
      {"number":"A-\#(100_000 + number)","placed":"2026-01-\#(10 + number % 20)T10:30:00Z","currency":"EUR","total":\#(total),"customer":{"name":"Customer \#(number % 977)","city":"Porto","isMember":\#(number % 3 == 0)},"items":[\#(items.joined(separator: ","))]}

      """#
    data.append(contentsOf: line.utf8)
  }
  return data
}
