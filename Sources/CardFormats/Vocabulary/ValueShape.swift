package import CardIR
package import CardSyntax

/// What the values of a property look like in a document.
package indirect enum ValueShape: Sendable {
  /// Any string.
  case string
  /// Any string; `${name}` beside other text is text too.
  case verbatim
  /// A string that is a URL, absolute or relative.
  case url
  /// A string such as `50px`.
  case pixels
  /// A string that is a share: `2` or `2*`.
  case share
  /// A colour by number, as the notation has it.
  case color(Color.Notation)
  /// A version of the format: `1.5`.
  case version
  /// One of several strings.
  case names([String], isCaseSensitive: Bool)
  /// `true` or `false`.
  case boolean
  /// A number.
  case number
  /// A whole number.
  case integer
  /// An object of anything.
  case object
  /// An object whose members all have values of one shape.
  case map(ValueShape)
  /// An array.
  case list(ValueShape)
  /// An object of one of the vocabulary's types.
  case record(RegionSpec)
  /// One of several shapes.
  case either([ValueShape])
  /// Anything.
  case any

  /// Whether values are objects of the vocabulary's types, or lists of such.
  var holdsRecords: Bool {
    switch self {
    case .record: true
    case .list(let shape), .map(let shape): shape.holdsRecords
    default: false
    }
  }

  /// A shape of plain values that another one may have among its own.
  enum Scalar { case boolean, number, string }

  /// Whether any value of a plain shape fits.
  func takes(_ scalar: Scalar) -> Bool {
    switch (self, scalar) {
    case (.boolean, .boolean), (.number, .number), (.integer, .number), (.string, .string), (.verbatim, .string),
      (.version, .string):
      true
    case (.either(let shapes), _): shapes.contains { $0.takes(scalar) }
    default: false
    }
  }

  /// Where the objects of the vocabulary's types stand in values of the shape.
  var regions: [RegionSpec] {
    switch self {
    case .record(let region): [region]
    case .list(let shape), .map(let shape): shape.regions
    case .either(let shapes): shapes.flatMap(\.regions)
    default: []
    }
  }

  /// Whether a value has the shape; the objects of records and lists are not looked into.
  package func fits(_ node: Node) -> Bool {
    switch self {
    case .string, .url, .verbatim: node.kind == .string
    case .share, .version: node.kind == .string
    case .pixels: ValueCodec.pixels.decode(node) != nil
    case .color(let notation): node.string.flatMap { Color($0, notation) } != nil
    case .names(let names, let isCaseSensitive):
      node.string.map { text in
        names.contains { isCaseSensitive ? $0 == text : $0.lowercased() == text.lowercased() }
      } ?? false
    case .boolean: node.kind == .boolean
    case .number: node.kind == .number
    case .integer: node.integer != nil
    case .object, .record: node.kind == .object
    case .map(let shape): node.kind == .object && node.members.allSatisfy { shape.fits($0.value) }
    case .list: node.kind == .array
    case .either(let shapes): shapes.contains { $0.fits(node) }
    case .any: true
    }
  }
}
