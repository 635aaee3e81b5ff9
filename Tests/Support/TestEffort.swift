import Foundation

/// How much the tests look at, which the environment decides.
///
/// `CARDC_THOROUGH=1` turns on the long forms: every variant, every random document, every part by itself. They are for
/// checking a change before it is merged. Without it a test looks at as much as there is time for after every edit.
package enum TestEffort {
  /// Whether the long forms run.
  package static let isThorough = value(of: "CARDC_THOROUGH") != nil

  /// One of two amounts, as the effort asks.
  package static func choose<Value>(_ usual: Value, thorough: Value) -> Value { isThorough ? thorough : usual }

  /// How many random documents a test looks at; `CARDC_RANDOM_DOCUMENTS` names another number.
  package static func randomDocuments(_ usual: Int, thorough: Int = 2000) -> Int {
    value(of: "CARDC_RANDOM_DOCUMENTS").flatMap { Int($0) } ?? choose(usual, thorough: thorough)
  }

  /// The seeds and ranges of seeds of random documents that `CARDC_RANDOM_SEEDS` names.
  package static let randomSeeds: [ClosedRange<UInt64>]? = value(of: "CARDC_RANDOM_SEEDS").map { list in
    list.split(separator: ",").map { item in
      let bounds = item.split(separator: "-").compactMap { UInt64($0) }
      guard let first = bounds.first, let last = bounds.last, bounds.count <= 2, first <= last else {
        preconditionFailure("`\(item)` is neither a seed nor a range of seeds")
      }
      return first...last
    }
  }

  /// Every element in the long form; without it every `step`th, `start` being the first.
  package static func sample<Element>(_ elements: [Element], every step: Int, from start: Int = 0) -> [Element] {
    isThorough ? elements : stride(from: start, to: elements.count, by: step).map { elements[$0] }
  }

  private static func value(of name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
