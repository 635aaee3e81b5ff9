public import CardIR

/// A property that a custom element declares.
///
/// Declared properties are checked as those of built-in types are: wrong types, missing and misspelt names are
/// reported at their places, `${…}` may stand for any value, and the format's JSON Schema lists them.
public struct CustomProperty: Sendable {
  let name: String
  /// What the property is for, in a sentence.
  let summary: String?
  private let content: Content
  private let group: String?
  private let since: String?
  private let isRequired: Bool

  private enum Content: Sendable {
    case value(ValueCodec, default: AttributeValue?)
    case elements
    case actions(RegionID, RegionSpec.Form)
  }

  /// A value.
  public static func value<Value>(
    _ key: PropertyKey<Value>, required: Bool = false, since: String? = nil, summary: String? = nil
  ) -> CustomProperty {
    CustomProperty(
      name: key.name, summary: summary, content: .value(key.codec, default: key.defaultValue?.storage),
      group: key.group, since: since, isRequired: required)
  }

  /// A list of elements, of which a type has at most one: the `RegionID.children` of its elements.
  public static func elements(
    _ name: String, group: String? = nil, required: Bool = false, since: String? = nil, summary: String? = nil
  ) -> CustomProperty {
    CustomProperty(
      name: name, summary: summary, content: .elements, group: group, since: since, isRequired: required)
  }

  /// A list of actions, which passes find in `region`.
  public static func actions(
    _ name: String, as region: RegionID = .actions, group: String? = nil, required: Bool = false,
    since: String? = nil, summary: String? = nil
  ) -> CustomProperty {
    CustomProperty(
      name: name, summary: summary, content: .actions(region, .list), group: group, since: since,
      isRequired: required)
  }

  /// One action, which passes find in `region`.
  public static func action(
    _ name: String, as region: RegionID = .tap, group: String? = nil, required: Bool = false, since: String? = nil,
    summary: String? = nil
  ) -> CustomProperty {
    CustomProperty(
      name: name, summary: summary, content: .actions(region, .single), group: group, since: since,
      isRequired: required)
  }

  /// The property in a format's table.
  func spec(in families: FormatFamilies) -> PropertySpec? {
    let since = since.flatMap { FormatVersion($0) }
    switch content {
    case .value(let codec, let value):
      return .payload(name, codec, in: group, default: value, since: since, required: isRequired)
    case .elements:
      return .region(
        name, .children, RegionSpec(.list, of: families.element), in: group, since: since, required: isRequired)
    case .actions(let region, let form):
      guard let action = families.action else { return nil }
      return .region(name, region, RegionSpec(form, of: action), in: group, since: since, required: isRequired)
    }
  }
}

/// The families of a format whose types stand for elements and actions.
package struct FormatFamilies: Sendable {
  let element: TypeFamily
  let action: TypeFamily?
}
