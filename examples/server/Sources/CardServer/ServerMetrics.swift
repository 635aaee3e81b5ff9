import NIOConcurrencyHelpers

/// What the server has done, in the text format of Prometheus.
public final class ServerMetrics: Sendable {
  private struct State {
    /// Requests by what was asked and by the status of the answer.
    var requests: [String: Int] = [:]
    /// Answers that took no longer than each of ``bounds``, and all others.
    var times = [Int](repeating: 0, count: ServerMetrics.bounds.count + 1)
    var seconds = 0.0
    var count = 0
    var atWork = 0
    var reloads = 0
    var failedReloads = 0
  }

  /// The bounds of the groups of times, in seconds.
  static let bounds = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1]

  private let state = NIOLockedValueBox(State())

  /// Nothing yet.
  public init() {}

  /// A request that is being worked on.
  func begin() { state.withLockedValue { $0.atWork += 1 } }

  /// Its answer.
  func end(_ question: String, status: Int, after time: Duration) {
    let seconds = time / .seconds(1)
    state.withLockedValue { state in
      state.atWork -= 1
      state.requests["question=\"\(question)\",status=\"\(status)\"", default: 0] += 1
      state.times[Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count] += 1
      state.seconds += seconds
      state.count += 1
    }
  }

  /// That the templates were read again.
  public func reloaded(failed: Bool) {
    state.withLockedValue { state in
      state.reloads += 1
      state.failedReloads += failed ? 1 : 0
    }
  }

  /// How many requests have an answer.
  public var count: Int { state.withLockedValue { $0.count } }

  /// Everything, as Prometheus reads it.
  func text(templates: Int) -> [UInt8] {
    let state = state.withLockedValue { $0 }
    var lines: [String] = []
    func add(_ name: String, _ kind: String, _ help: String, _ values: [(labels: String, value: String)]) {
      lines += ["# HELP card_server_\(name) \(help)", "# TYPE card_server_\(name) \(kind)"]
      for (labels, value) in values { lines.append("card_server_\(name)\(labels) \(value)") }
    }
    add(
      "requests_total", "counter", "Answered requests.",
      state.requests.sorted { $0.key < $1.key }.map { ("{\($0.key)}", "\($0.value)") })
    lines += ["# HELP card_server_seconds Time from the last byte of a request to its answer."]
    lines += ["# TYPE card_server_seconds histogram"]
    var sum = 0
    for (bound, count) in zip(Self.bounds.map { "\($0)" } + ["+Inf"], state.times) {
      sum += count
      lines.append("card_server_seconds_bucket{le=\"\(bound)\"} \(sum)")
    }
    lines += ["card_server_seconds_sum \(state.seconds)", "card_server_seconds_count \(state.count)"]
    add("at_work", "gauge", "Requests without an answer yet.", [("", "\(state.atWork)")])
    add("templates", "gauge", "Templates that are held in memory.", [("", "\(templates)")])
    add("reloads_total", "counter", "Times that templates were read again.", [("", "\(state.reloads)")])
    add("failed_reloads_total", "counter", "Of those, times with an error.", [("", "\(state.failedReloads)")])
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}
