/// A value of the data while its shape is being found.
final class ShapeBuilder {
  /// The properties by first use.
  private(set) var fields: [(name: PropertyName, value: ShapeBuilder)] = []
  /// The position of each property by its name in lower case.
  private var positions: [[UInt8]: Int] = [:]
  /// The elements, of an array.
  private(set) var element: ShapeBuilder?
  /// Whether it can only be an array: it is indexed, or a function wants one.
  var isArray = false
  /// How the template takes it for there.
  var presence = DataShape.Presence.sometimes
  private(set) var uses: [TemplateBindings.Use] = []

  /// Whether the object around must have it. What the template compares must be there where it also does something else
  /// with it: hardly anything else has an answer for what is not.
  var settledPresence: DataShape.Presence { presence == .expected && !isOnlyCompared ? .required : presence }

  private var isOnlyCompared: Bool {
    element == nil && uses.allSatisfy { $0.role == .condition } && fields.allSatisfy(\.value.isOnlyCompared)
  }

  /// Whether anything of it is read.
  var isRead: Bool { !uses.isEmpty || !fields.isEmpty || element != nil }

  /// The property `name`, which is the same regardless of case.
  func field(_ name: PropertyName) -> ShapeBuilder {
    if let known = positions[name.folded] {
      if name.text < fields[known].name.text { fields[known].name = name }
      return fields[known].value
    }
    let value = ShapeBuilder()
    positions[name.folded] = fields.count
    fields.append((name, value))
    return value
  }

  /// The elements.
  func elements() -> ShapeBuilder {
    if let element { return element }
    let made = ShapeBuilder()
    element = made
    return made
  }

  /// Notes a place that reads the value.
  func note(_ use: TemplateBindings.Use) { uses.append(use) }

  /// Takes in what is known of another value.
  private func merge(_ other: ShapeBuilder) {
    for (name, value) in other.fields {
      let mine = field(name)
      mine.presence = max(mine.presence, value.presence)
      mine.merge(value)
    }
    if let element = other.element { elements().merge(element) }
    isArray = isArray || other.isArray
    uses += other.uses
  }

  /// The kinds that all uses accept; of uses that contradict each other, any.
  private var wanted: ValueType {
    let common = uses.reduce(ValueType.any) { $0.intersection($1.types) }
    return common.isEmpty ? uses.reduce([]) { $0.union($1.types) } : common
  }

  /// The shape, once everything has been read.
  func shape(isRoot: Bool = false) -> DataShape {
    if let element, !isArray, !fields.isEmpty {
      // It is an object after all, which `$data` enters.
      self.element = nil
      let inner = ShapeBuilder()
      inner.merge(element)
      let own = uses
      merge(inner)
      uses = own
    }
    let fields = self.fields.map { field in
      DataShape.Field(name: field.name.text, shape: field.value.shape(), presence: field.value.settledPresence)
    }
    let inner = element?.shape()
    var types = wanted
    switch (inner, fields.isEmpty) {
    case (let inner?, true):
      if isArray {
        types = .array
      } else if inner.fields.isEmpty {
        // Whatever it is: `$data` takes a single value for the scope too.
        types = inner.uses.isEmpty ? wanted : .any
      } else {
        types = [.array, .object]
      }
    case (nil, false): types = .object
    case (_?, false): types = [.array, .object]
    case (nil, true): if isArray { types = .array } else if isRoot { types = .any }
    }
    return DataShape(types: types, fields: fields, element: inner, uses: uses)
  }
}
