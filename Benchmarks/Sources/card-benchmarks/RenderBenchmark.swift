import CardRuntime
import Foundation

/// Generated functions beside the compiled templates that they were generated from, with data that are in memory
/// already: decoded structures for the one, documents for the other.
func benchmarkRendering(rounds: Int) {
  let folder = URL(filePath: #filePath).appending(path: "../../../Templates").standardizedFileURL.path()
  let cases = renderCases(folder)
  let contenders = cases.flatMap { each in
    [
      Contender(name: "expand", duration: 4e-3, work: each.template.expand),
      Contender(name: "render", duration: 4e-3, work: each.render),
    ]
  }
  let seconds = measure(contenders, rounds: rounds)
  print("one card, data in memory, medians of \(rounds) rounds")
  var rows = [["", "bytes", "compiled template µs", "generated µs", "ratio"]]
  var ratios: [Double] = []
  for (index, each) in cases.enumerated() {
    let (expand, render) = (seconds[2 * index], seconds[2 * index + 1])
    ratios.append(expand / render)
    rows.append([
      each.template.name, String(each.template.output.count), (expand * 1e6).fixed(2), (render * 1e6).fixed(2),
      (expand / render).fixed(2),
    ])
  }
  printTable(rows)
  let ratio = median(ratios)
  print("  median ratio \(ratio.fixed(2)), goal 3: \(ratio >= 3 ? "reached" : "NOT REACHED")")
}

/// A template with the function that was generated from it.
private struct RenderCase {
  let template: TemplateCase
  let render: () -> Int
}

/// `Benchmarks/generate.sh` writes the functions.
private func renderCases(_ folder: String) -> [RenderCase] {
  func make<Values: Decodable>(
    _ name: String, _ type: Values.Type, _ render: @escaping (Values, inout [UInt8]) throws -> Void
  ) -> RenderCase {
    let template = TemplateCase(name: name, folder: folder)
    guard let values = try? JSONDecoder().decode(type, from: Data(template.dataBytes)) else {
      stop("\(name): the data do not have the generated type")
    }
    var buffer: [UInt8] = []
    func run() -> Int {
      buffer.removeAll(keepingCapacity: true)
      do { try render(values, &buffer) } catch { stop("\(name): \(error)") }
      return buffer.count
    }
    _ = run()
    if buffer != template.output { stop("\(name): `render` writes something else than the template") }
    return RenderCase(template: template, render: run)
  }
  return [
    make("Bakery", BakeryData.self) { try render($0, into: &$1) },
    make("ChessProblem", ChessProblemData.self) { try render($0, into: &$1) },
    make("ClubForm", ClubFormData.self) { try render($0, into: &$1) },
    make("FerryItinerary", FerryItineraryData.self) { try render($0, into: &$1) },
    make("GroceryOrder", GroceryOrderData.self) { try render($0, into: &$1) },
    make("LibraryDigest", LibraryDigestData.self) { try render($0, into: &$1) },
    make("ParcelTracking", ParcelTrackingData.self) { try render($0, into: &$1) },
    make("PowerPrice", PowerPriceData.self) { try render($0, into: &$1) },
    make("RepairInvoice", RepairInvoiceData.self) { try render($0, into: &$1) },
    make("ShiftPlan", ShiftPlanData.self) { try render($0, into: &$1) },
    make("SolarForecast", SolarForecastData.self) { try render($0, into: &$1) },
    make("TrainTicket", TrainTicketData.self) { try render($0, into: &$1) },
  ]
}
