/// The Kotlin type of a value.
indirect enum KotlinType: Hashable, Sendable {
  case string, number, int, boolean
  /// `Any?`: a value of several types.
  case any
  /// `List<…>`
  case list(KotlinType)
  /// A data class, by its full name.
  case dataClass(String)
  /// A value that may be missing or null.
  case nullable(KotlinType)

  /// The type in source text.
  var source: String {
    switch self {
    case .string: "String"
    case .number: "Double"
    case .int: "Int"
    case .boolean: "Boolean"
    case .any: "Any?"
    case .list(let element): "List<\(element.source)>"
    case .dataClass(let name): name
    case .nullable(let wrapped): wrapped.source + "?"
    }
  }

  /// The type without null.
  var unwrapped: KotlinType {
    if case .nullable(let wrapped) = self { wrapped } else { self }
  }

  /// Whether it is what values are taken for of which nothing is known.
  var isOpen: Bool { unwrapped == .string || self == .any }

  var isNullable: Bool { self != unwrapped || self == .any }

  /// Whether it may have numbers in it that Kotlin takes for different where the template language does not.
  var mayHoldNumbers: Bool {
    switch self {
    case .any: true
    case .list(let element): element.unwrapped.mayHoldNumbers
    case .string, .number, .int, .boolean, .dataClass, .nullable: false
    }
  }

  /// The type, with null.
  var optional: KotlinType { isNullable ? self : .nullable(self) }
}
