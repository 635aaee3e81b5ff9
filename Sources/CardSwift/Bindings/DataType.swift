/// The Swift type of a value that a template reads.
package indirect enum DataType: Sendable, Hashable {
  /// `String`
  case string
  /// `CardDate`: a text that is read as a time.
  case date
  /// `Double`
  case number
  /// `Int`: a number that a schema says to be an integer.
  case integer
  /// `Bool`
  case boolean
  /// `CardValue`: whatever JSON can say.
  case value
  /// An array.
  case array(DataType)
  /// A generated structure, by its full name.
  case structure(String)
  /// A generated enumeration of texts, by its full name.
  case enumeration(String)
  /// `CardField`: a value that may be null or missing.
  case field(DataType)

  /// The type in source text.
  package var source: String {
    switch self {
    case .string: "String"
    case .date: "CardDate"
    case .number: "Double"
    case .integer: "Int"
    case .boolean: "Bool"
    case .value: "CardValue"
    case .array(let element): "[\(element.source)]"
    case .structure(let name), .enumeration(let name): name
    case .field(let wrapped): "CardField<\(wrapped.source)>"
    }
  }
}

extension DataType {
  /// The parts of the support code that declarations of the type need.
  var parts: Set<String> {
    switch self {
    case .date: ["CardDate"]
    case .enumeration: ["CardEnumeration"]
    case .array(let inner): inner.parts
    case .field(let inner): inner.parts.union(["CardField"])
    default: []
    }
  }
}

/// An expression of Swift source with its type.
package struct TypedExpression: Sendable, Hashable {
  package var source: SwiftExpression
  package var type: DataType

  /// An expression of a type.
  package init(_ source: SwiftExpression, _ type: DataType) {
    self.source = source
    self.type = type
  }
}

/// Where source is generated: what the names of the template language stand for there, see ``Fields``.
@dynamicMemberLookup
package struct BindingScope: Sendable, Hashable {
  /// What the names stand for.
  package struct Fields: Sendable, Hashable {
    /// `$data`, whose properties plain names are.
    package var data: TypedExpression
    /// `$root`
    package var root: TypedExpression
    /// `$index`; none outside of repetitions.
    package var index: TypedExpression?
    /// `$host`
    package var host: TypedExpression?
    /// The parameters of lambdas around, innermost last.
    var locals: [Local] = []
  }

  private var shared: SharedFields<Fields>

  /// A parameter of a lambda.
  struct Local: Sendable, Hashable {
    let name: String
    let value: TypedExpression
  }

  /// The scope of a whole template.
  package init(root: TypedExpression, host: TypedExpression? = nil) {
    shared = SharedFields(Fields(data: root, root: root, host: host))
  }

  /// What one of the names stands for.
  package subscript<Value>(dynamicMember field: WritableKeyPath<Fields, Value>) -> Value {
    @inline(__always) get { shared.fields[keyPath: field] }
    @inline(__always) _modify { yield &shared.fields[keyPath: field] }
  }
}

/// What a `$data` does to the element that has it.
package enum ScopeEntry: Sendable {
  /// The element stands once, and sees other data.
  case once(BindingScope)
  /// The element stands once for each element of `sequence`, an array; `item` sees the names `element` and `index`.
  case each(
    sequence: SwiftExpression, element: DataType, item: @Sendable (_ element: String, _ index: String) -> BindingScope)
  /// The element stands once for each `CardScope` of `sequence`: only the run tells whether the data are an array.
  case dynamic(sequence: SwiftExpression, item: @Sendable (_ scope: String) -> BindingScope)
}
