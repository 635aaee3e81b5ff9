public import CardSyntax

/// The part of a data value that a template reads: what a value must look like for the template to make sense.
public struct DataShape: Sendable {
  /// A property of an object.
  public struct Field: Sendable {
    /// The name as the template writes it, in the first of several spellings by the alphabet; the language takes it
    /// regardless of case.
    public let name: String
    /// What its value looks like.
    public let shape: DataShape
    /// Whether the template makes sense without it.
    let presence: Presence

    /// Whether the template reads it wherever it has the object, without a test before it, and has no answer for what is
    /// not there.
    public var isRequired: Bool { presence == .required }

    /// Whether the template does no more than compare it wherever it has the object: where data are known to have it, they
    /// are expected to have it always.
    package var isExpected: Bool { presence == .expected }
  }

  /// Whether the object around has a property.
  package enum Presence: Comparable, Sendable {
    /// It is read below a condition, or asked for.
    case sometimes
    /// It is compared with something, for which what is not there has an answer as well.
    case expected
    /// It is read.
    case required
  }

  /// The kinds of values that every use accepts. ``ValueType/any`` says that the uses tell nothing.
  ///
  /// An array together with an object is what `$data` takes: it repeats the one and enters the other.
  public let types: ValueType

  /// The properties that are read, in the order in which the template reads them first.
  ///
  /// Of a value that can be an array or an object, these are the properties of either its elements or itself.
  public let fields: [Field]

  private let elements: [DataShape]

  /// What the elements of an array look like, if anything of them is read.
  public var element: DataShape? { elements.first }

  /// Where the value itself is read, in the order of the template.
  public let uses: [TemplateBindings.Use]

  /// Whether the value is text that stands for a time: functions read it as one, and nothing else is done with it but
  /// to show it.
  public let isTime: Bool

  /// What a schema says of the value besides its kind and parts.
  public let details: Details

  /// What a JSON Schema says of a value besides its kind and parts; nothing where there is no schema.
  public struct Details: Sendable, Hashable {
    /// Whether its numbers are integers: `"type": "integer"`.
    public var isInteger = false
    /// The texts that it can be, in their order: `enum`, `const` or alternatives of these; empty if it can be any text.
    public var texts: [String] = []
    /// What it means, in words: `description`.
    public var description: String?

    init() {}
  }

  /// What a schema asks of the value, if there is one.
  let rule: JSONSchema.Rule?

  init(
    types: ValueType, fields: [Field], element: DataShape?, uses: [TemplateBindings.Use], mayBeTime: Bool = true,
    details: Details = Details(), rule: JSONSchema.Rule? = nil
  ) {
    self.types = types
    self.rule = rule
    self.details = details
    self.fields = fields
    elements = element.map { [$0] } ?? []
    self.uses = uses
    isTime =
      mayBeTime && types.subtracting(.null) == .string && uses.contains(where: \.isTime)
      && uses.allSatisfy { $0.isTime || $0.types == .any }
  }
}

/// What a template reads of its data and of the host object, found without data: every path followed through the
/// scopes of the template back to the root.
///
/// The types follow from the uses: the parameters of functions, comparison with literals, repetition. A path that is
/// read in one place only as the whole value of a property can be anything.
public struct TemplateBindings: Sendable {
  /// One place that reads a value.
  public struct Use: Sendable {
    /// What the value is read for.
    public enum Role: String, Sendable {
      /// It becomes a value of the output.
      case value
      /// It is printed into text.
      case text
      /// It becomes the scope of an element: an array repeats it.
      case scope
      /// It decides on something.
      case condition
      /// It is the argument of a function or operator.
      case argument
    }

    /// Where the path was written.
    public let span: SourceSpan
    /// What the value is read for.
    public let role: Role
    /// The kinds of values that this use accepts.
    public let types: ValueType
    /// Whether the value is read whatever the data is, once the value around it is there.
    public let isRequired: Bool
    /// Whether a function reads the value as a time.
    public let isTime: Bool
  }

  /// A path with everything that is known of it.
  public struct Binding: Sendable {
    /// The path from the root of the data: `orders[].name`, `$host.theme`.
    public let path: String
    /// The kinds of values that all uses accept.
    public let types: ValueType
    /// Whether the data must have it.
    public let isRequired: Bool
    /// The places that read it.
    public let uses: [Use]
  }

  /// What the template reads of its data.
  public internal(set) var data: DataShape

  /// What the template reads of `$host`; nothing if it does not.
  public internal(set) var host: DataShape?

  /// What the template `document` reads; expressions with mistakes are left out.
  public init(_ document: Document) { self.init(document, verbatim: []) }

  /// What the template `document` reads. Properties with a name in `verbatim` are bindings as a whole or not at all, and
  /// `lists` says what is read of the lists that stand in place of elements, by where they stand.
  package init(_ document: Document, verbatim: Set<String>, lists: [SourceSpan: ListReading] = [:]) {
    let reader = BindingReader(lists: lists)
    reader.read(TemplateOutline(document, verbatim: verbatim))
    data = reader.root.shape(isRoot: true)
    host = reader.host.isRead ? reader.host.shape(isRoot: true) : nil
  }

  /// All paths that are read, below each object in the order in which the template reads them first.
  public var bindings: [Binding] {
    var bindings: [Binding] = []
    Self.collect(data, "", isRequired: true, into: &bindings)
    if let host { Self.collect(host, "$host", isRequired: true, into: &bindings) }
    return bindings
  }

  /// Whether a template reads a value of the data or of the host object, or something in it; if not, the path that was
  /// probably meant.
  package func reads(_ definition: Definition) -> (isRead: Bool, meant: String?) {
    let isOfHost = definition.path.first == "$host"
    var passed = isOfHost ? ["$host"] : []
    guard var shape = isOfHost ? host : data else { return (false, nil) }
    for name in isOfHost ? definition.path.dropFirst() : definition.path[...] {
      // Who reads a value as a whole reads all that is in it; that is so of what is known to be a list as well.
      if !shape.uses.isEmpty, shape.fields.isEmpty || shape.uses.contains(where: { $0.role != .scope }) {
        return (true, nil)
      }
      let property = PropertyName(name)
      let fields = shape.fields + (shape.element?.fields ?? [])
      guard let field = fields.first(where: { property.matches($0.name) }) else {
        let meant = Suggestion.nearest(to: name, in: fields.map(\.name))
        return (false, meant.map { (passed + [$0]).joined(separator: ".") })
      }
      passed.append(field.name)
      shape = field.shape
    }
    return (true, nil)
  }

  private static func collect(
    _ shape: DataShape, _ path: String, isRequired: Bool, into bindings: inout [Binding]
  ) {
    if !shape.uses.isEmpty {
      bindings.append(
        Binding(path: path.isEmpty ? "$root" : path, types: shape.types, isRequired: isRequired, uses: shape.uses))
    }
    if let element = shape.element {
      // A value that is either repeated or entered has the same properties in both cases; they are listed once.
      collect(element, path + "[]", isRequired: true, into: &bindings)
      return
    }
    for field in shape.fields {
      let name = Lexer.isIdentifier(field.name) ? (path.isEmpty ? "" : ".") + field.name : "['\(field.name)']"
      collect(field.shape, path + name, isRequired: field.isRequired, into: &bindings)
    }
  }
}
