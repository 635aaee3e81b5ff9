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

/// A place in a value that any thread may write to.
typealias SendableKeyPath<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

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
  /// The names that lead to the key.
  package let path: [String]
  /// What it takes.
  package let type: HostConfigType
  /// One sentence.
  package let meaning: String
  /// The value in a configuration; none for a key that is not set.
  package let get: @Sendable (Root) -> AttributeValue?
  /// Puts a value of the type into a configuration.
  package let set: @Sendable (inout Root, AttributeValue?) -> Void
  /// The value in each profile; none for a key that is not set.
  let values: [HostConfigProfile: AttributeValue]

  /// The names with points between them.
  package var name: String { path.joined(separator: ".") }

  /// The value in a profile; none for a key that is not set there.
  package func value(in profile: HostConfigProfile) -> AttributeValue? { values[profile] }

  init(
    path: [String], type: HostConfigType, meaning: String, values: [HostConfigProfile: AttributeValue],
    get: @escaping @Sendable (Root) -> AttributeValue?,
    set: @escaping @Sendable (inout Root, AttributeValue?) -> Void
  ) {
    self.path = path
    self.type = type
    self.meaning = meaning
    self.values = values
    self.get = get
    self.set = set
  }

  /// A key that always has a value.
  init<Value: AttributeRepresentable>(
    _ name: String, _ type: HostConfigType, _ property: SendableKeyPath<Root, Value>,
    _ values: ProfileValues<Value>, _ meaning: String
  ) {
    self.init(
      path: name.split(separator: ".").map(String.init), type: type, meaning: meaning,
      values: Self.stored(values.map { $0.storage }),
      get: { $0[keyPath: property].storage },
      set: { root, value in
        if let value = value.flatMap(Value.init) { root[keyPath: property] = value }
      })
  }

  /// A key that may be without a value.
  init<Value: AttributeRepresentable>(
    optional name: String, _ type: HostConfigType, _ property: SendableKeyPath<Root, Value?>,
    _ values: ProfileValues<Value?>, _ meaning: String
  ) {
    self.init(
      path: name.split(separator: ".").map(String.init), type: type, meaning: meaning,
      values: Self.stored(values.map { $0?.storage }),
      get: { $0[keyPath: property]?.storage },
      set: { root, value in root[keyPath: property] = value.flatMap(Value.init) })
  }

  private static func stored(_ values: ProfileValues<AttributeValue?>) -> [HostConfigProfile: AttributeValue] {
    var result: [HostConfigProfile: AttributeValue] = [:]
    for profile in HostConfigProfile.allCases { result[profile] = values[profile] }
    return result
  }

  /// The same key of a part of something larger, at `prefix` there.
  func lifted<Whole: Sendable>(
    to part: SendableKeyPath<Whole, Root>, at prefix: String, _ values: ProfileValues<Root>
  ) -> HostConfigKey<Whole> {
    let (get, set) = (self.get, self.set)
    return HostConfigKey<Whole>(
      path: prefix.split(separator: ".").map(String.init) + path, type: type, meaning: meaning,
      values: Self.stored(values.map(get)),
      get: { get($0[keyPath: part]) }, set: { whole, value in set(&whole[keyPath: part], value) })
  }

  /// The key with a further effect: what it sets, others take that do not set it themselves.
  func alsoSetting(_ other: HostConfigKey) -> Self {
    let (set, also) = (self.set, other.set)
    return Self(
      path: path, type: type, meaning: meaning, values: values, get: get,
      set: { root, value in
        set(&root, value)
        also(&root, value)
      })
  }
}
