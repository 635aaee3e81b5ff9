import CardSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Everything that an evaluation reads and uses up: scopes, policies, clock, chance, limits.
package struct EvaluationContext {
  /// `$root`
  package var root: Value
  /// `$data`, in which plain names are looked up.
  package var data: Value
  /// `$host`
  package var host: Value
  /// `$index`
  package var index: Value = .undefined
  /// The parameters of the lambdas around, innermost last.
  var locals: [(name: PropertyName, value: Value)] = []

  /// Whether names that begin with `$` are looked up in the data first, as a bare expression does.
  var isBareScope = false

  /// Whether a path to nothing is replaced now, by `missing`.
  var substitutes: Bool
  let missing: ExpansionOptions.Missing
  /// Paths that led to nothing since somebody last emptied the list.
  var misses: [Miss] = []
  /// How many texts with holes are being evaluated by `stringOrValue`, one inside the other.
  var textNesting = 0
  /// Whether misses are worth the search for where the path ends.
  var explainsMisses = true

  private let options: ExpansionOptions
  private var stepsLeft: Int
  private var generator: SplitMix64?
  private var currentTime: Instant?

  /// A context over data and host.
  package init(data: Value, host: Value, options: ExpansionOptions) {
    root = data
    self.data = data
    self.host = host
    self.options = options
    missing = options.missing
    substitutes = options.missing != .null
    stepsLeft = options.steps
    currentTime = options.now
  }

  /// Counts `count` steps.
  @inline(__always)
  mutating func charge(_ count: Int = 1) throws(EvaluationError) {
    stepsLeft &-= count
    if stepsLeft < 0 { throw EvaluationError(reason: .limit(.steps(options.steps)), range: 0..<0) }
  }

  /// The time; the same all through one expansion.
  mutating func now() -> Instant {
    if let currentTime { return currentTime }
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let instant = Instant(milliseconds: Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000)
    currentTime = instant
    return instant
  }

  /// The next random bits.
  mutating func random() -> UInt64 {
    var generator = self.generator ?? SplitMix64(state: options.seed ?? UInt64.random(in: 0 ... .max))
    let bits = generator.next()
    self.generator = generator
    return bits
  }
}

/// A path that led to nothing.
package struct Miss: Sendable {
  /// The path as the reference prints it.
  let path: String
  /// The name at which it ends.
  var name: String?
  /// The part of the path that exists, if any.
  var parent: String?
  /// The value in which the name was looked up.
  var node: Node?
  /// The name that was probably meant.
  var suggestion: String?
}

/// A small generator whose whole state is one number, so that a seed gives the same output everywhere.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
