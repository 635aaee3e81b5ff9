package import CardIR

/// What a key of a host configuration takes.
package enum HostConfigType: Sendable, Hashable {
  /// `true` or `false`.
  case flag
  /// A number without a fraction in a range.
  case whole(ClosedRange<Int>)
  /// The same, or text such as `16px`.
  case pixels
  /// Any number from 0.
  case number
  /// `#RRGGBB` or `#AARRGGBB`.
  case color
  /// Text.
  case text
  /// Text that is a URL.
  case url
  /// One of some names, in any case.
  case name([String])
  /// One of the relative weights of text, in any case; `normal` is another word for `default`.
  case weight

  /// The relative weights of text.
  package static let weights: [TextWeight] = [.lighter, .default, .bolder]

  /// The names of a closed set.
  static func names<Token: AttributeToken>(of token: Token.Type) -> Self { name(token.allCases.map(\.rawValue)) }

  /// A length in whole points.
  static let points = whole(0...longest)
  /// More points than any screen has.
  package static let longest = 100_000
}

/// The three sets of values that a host configuration can start from.
public enum HostConfigProfile: String, Sendable, Hashable, CaseIterable {
  /// What the JavaScript renderer takes for hosts without a configuration.
  case `default`
  /// What the JavaScript renderer takes for keys that a host's configuration leaves out.
  case renderer
  /// What the SwiftUI renderer AdaptiveCardUI takes.
  case seed

  /// One sentence for people who choose.
  public var summary: String {
    switch self {
    case .default: "The values that the JavaScript renderer uses for hosts without a configuration."
    case .renderer: "The values that the JavaScript renderer uses for keys that a configuration omits."
    case .seed: "The values of the SwiftUI renderer AdaptiveCardUI."
    }
  }
}

/// A place in a value, as what lends it to a function: `{ $1(&$0.spacing) }`. The runtime takes about a hundred times as
/// long to make a key path, and there are some hundred places.
typealias Place<Root, Value> = @Sendable (inout Root, (inout Value) -> Void) -> Void

/// A value for each profile.
struct ProfileValues<Value> {
  var `default`: Value
  var renderer: Value
  var seed: Value

  /// Values that differ.
  init(default: Value, renderer: Value, seed: Value) {
    self.default = `default`
    self.renderer = renderer
    self.seed = seed
  }

  /// The same value in every profile.
  static func all(_ value: Value) -> Self { Self(default: value, renderer: value, seed: value) }

  /// The value in one profile.
  subscript(profile: HostConfigProfile) -> Value {
    switch profile {
    case .default: `default`
    case .renderer: renderer
    case .seed: seed
    }
  }

  /// Something of each value.
  func map<Result>(_ transform: (Value) -> Result) -> ProfileValues<Result> {
    .init(default: transform(`default`), renderer: transform(renderer), seed: transform(seed))
  }
}

extension ProfileValues: Sendable where Value: Sendable {}

/// One key of a host configuration: where it stands, what it takes, what it means and where the value goes.
package struct HostConfigKey<Root: Sendable>: Sendable {
  /// The names that lead to the key, with points between them.
  package let name: String
  /// What it takes.
  package let type: HostConfigType
  /// One sentence.
  package let meaning: String
  /// The value in a configuration; none for a key that is not set.
  package let get: @Sendable (Root) -> AttributeValue?
  /// Puts a value of the type into a configuration.
  package let set: @Sendable (inout Root, AttributeValue?) -> Void
  /// The value in each profile; none for a key that is not set.
  let values: @Sendable (HostConfigProfile) -> AttributeValue?

  /// The names that lead to the key.
  package var path: [String] { name.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) } }

  /// The value in a profile; none for a key that is not set there.
  package func value(in profile: HostConfigProfile) -> AttributeValue? { values(profile) }

  init(
    name: String, type: HostConfigType, meaning: String,
    values: @escaping @Sendable (HostConfigProfile) -> AttributeValue?,
    get: @escaping @Sendable (Root) -> AttributeValue?,
    set: @escaping @Sendable (inout Root, AttributeValue?) -> Void
  ) {
    self.name = name
    self.type = type
    self.meaning = meaning
    self.values = values
    self.get = get
    self.set = set
  }

  /// A key that always has a value.
  init<Value: AttributeRepresentable>(
    _ name: String, _ type: HostConfigType, _ place: @escaping Place<Root, Value>, _ values: ProfileValues<Value>,
    _ meaning: String
  ) {
    self.init(
      name: name, type: type, meaning: meaning, values: { values[$0].storage },
      get: { root in
        var (root, value) = (root, AttributeValue?.none)
        place(&root) { value = $0.storage }
        return value
      },
      set: { root, value in
        if let value = value.flatMap(Value.init) { place(&root) { $0 = value } }
      })
  }

  /// A key that may be without a value.
  init<Value: AttributeRepresentable>(
    optional name: String, _ type: HostConfigType, _ place: @escaping Place<Root, Value?>,
    _ values: ProfileValues<Value?>, _ meaning: String
  ) {
    self.init(
      name: name, type: type, meaning: meaning, values: { values[$0]?.storage },
      get: { root in
        var (root, value) = (root, AttributeValue?.none)
        place(&root) { value = $0?.storage }
        return value
      },
      set: { root, value in place(&root) { $0 = value.flatMap(Value.init) } })
  }

  /// The same key of a part of something larger, at `prefix` there.
  func lifted<Whole: Sendable>(
    to part: @escaping Place<Whole, Root>, at prefix: String, _ values: ProfileValues<Root>
  ) -> HostConfigKey<Whole> {
    let (get, set) = (self.get, self.set)
    return HostConfigKey<Whole>(
      name: prefix.isEmpty ? name : "\(prefix).\(name)", type: type, meaning: meaning, values: { get(values[$0]) },
      get: { whole in
        var (whole, value) = (whole, AttributeValue?.none)
        part(&whole) { value = get($0) }
        return value
      },
      set: { whole, value in part(&whole) { set(&$0, value) } })
  }

  /// The key with a further effect: what it sets, others take that do not set it themselves.
  func alsoSetting(_ other: HostConfigKey) -> Self {
    let (set, also) = (self.set, other.set)
    return Self(
      name: name, type: type, meaning: meaning, values: values, get: get,
      set: { root, value in
        set(&root, value)
        also(&root, value)
      })
  }
}
