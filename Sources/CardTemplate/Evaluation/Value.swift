import CardKernel
package import CardSyntax

/// A value during evaluation.
///
/// What comes out of data stays a node of it, so that nothing is copied and numbers keep the text they were written
/// with; only computed values are held here. The context of the evaluation keeps the documents, and since nodes without a
/// hold on their document are no matter for other threads, the values are not `Sendable`.
package enum Value {
  /// Nothing: a missing property.
  case undefined
  /// `null`
  case null
  /// `true`, `false`
  case boolean(Bool)
  /// A computed number.
  case number(Double)
  /// An exact integer that no double need hold: ticks. It is written as text.
  case integer(Int)
  /// A computed string.
  case string(String)
  /// A number, string, array or object of a document; never its `null` or booleans.
  case node(BorrowedNode)
  /// A computed array.
  case array([Value])
  /// A computed object.
  case object(ObjectValue)
  /// Binary data, which only encoding functions know.
  case bytes([UInt8])

  /// The value of `node`; nothing for no node.
  @inline(__always)
  package init(_ node: BorrowedNode?) {
    guard let node else {
      self = .undefined
      return
    }
    switch node.kind {
    case .null: self = .null
    case .boolean: self = .boolean(node.boolean ?? false)
    default: self = .node(node)
    }
  }
}

/// An object made by an expression: ordered members with distinct names.
package struct ObjectValue {
  /// The members in order.
  package private(set) var members: [(name: String, value: Value)]

  /// An object with these members, whose names are distinct.
  package init(_ members: [(name: String, value: Value)] = []) { self.members = members }

  /// An object with these members: of those with the same name the last one's value, in the place of the first one.
  init(merging all: [(name: String, value: Value)]) {
    members = []
    members.reserveCapacity(all.count)
    var positions: [String: Int] = [:]
    for member in all {
      if let position = positions[member.name] {
        members[position].value = member.value
      } else {
        positions[member.name] = members.count
        members.append(member)
      }
    }
  }

  /// The value of the member `name`, case and all.
  package subscript(name: String) -> Value? {
    get { members.first { $0.name == name }?.value }
    set {
      let position = members.firstIndex { $0.name == name }
      switch (position, newValue) {
      case (let position?, let value?): members[position].value = value
      case (let position?, nil): members.remove(at: position)
      case (nil, let value?): members.append((name, value))
      case (nil, nil): break
      }
    }
  }
}

extension Value: TreeValue {
  /// Whether the value is missing or `null`.
  package var isNothing: Bool {
    switch self {
    case .undefined, .null: true
    default: false
    }
  }

  /// Whether the value is missing.
  package var isUndefined: Bool {
    if case .undefined = self { return true }
    return false
  }

  /// The number, if it is one; not a number is none.
  package var number: Double? {
    switch self {
    case .number(let value): value.isNaN ? nil : value
    case .node(let node): node.double
    default: nil
    }
  }

  /// The number as an integer, if it is one without fraction.
  var integer: Int? {
    if case .integer(let value) = self { return value }
    return number.flatMap { Int(exactly: $0) }
  }

  /// Whether it is an exact integer, which no double need hold.
  var isExact: Bool {
    if case .integer = self { return true }
    return false
  }

  /// What is computed of two integers, if one of them is an exact one and the result has room.
  static func exact(_ operation: ExactInteger.Operation, _ left: Value, _ right: Value) -> Int? {
    guard left.isExact || right.isExact, let one = left.integer, let other = right.integer else { return nil }
    return ExactInteger.result(operation, one, other)
  }

  /// The text, if it is a string.
  package var text: String? {
    switch self {
    case .string(let text): text
    case .node(let node): node.string
    default: nil
    }
  }

  /// What `body` makes of the UTF-8 bytes, if it is a string.
  @inline(__always)
  func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    switch self {
    case .node(let node) where node.kind == .string && !node.isEscaped: return body(node.rawScalar)
    case .string(var text): return text.withUTF8(body)
    case .node(let node):
      var text = node.string
      return text?.withUTF8(body)
    default: return nil
    }
  }

  /// The truth value, if it is one.
  package var truth: Bool? {
    if case .boolean(let value) = self { return value }
    return nil
  }

  /// The same value; a string with escapes without them, for whoever reads it again and again.
  var decoded: Value {
    guard case .node(let node) = self, node.kind == .string, node.isEscaped, let text = node.string else { return self }
    return .string(text)
  }

  /// Whether it is, or has inside, a node of a document.
  var liesInDocument: Bool {
    switch self {
    case .node: true
    case .array(let elements): elements.contains(where: \.liesInDocument)
    case .object(let object): object.members.contains(where: \.value.liesInDocument)
    default: false
    }
  }

  /// Whether it is a string.
  package var isString: Bool {
    switch self {
    case .string: true
    case .node(let node): node.kind == .string
    default: false
    }
  }

  /// Whether it is an array.
  package var isArray: Bool {
    switch self {
    case .array: true
    case .node(let node): node.kind == .array
    default: false
    }
  }

  /// Whether it is an object.
  package var isObject: Bool {
    switch self {
    case .object: true
    case .node(let node): node.kind == .object
    default: false
    }
  }

  /// The elements, if it is an array.
  package var elements: [Value]? {
    switch self {
    case .array(let elements): return elements
    case .node(let node) where node.kind == .array:
      var elements: [Value] = []
      elements.reserveCapacity(node.count)
      for element in node.elements { elements.append(Value(element)) }
      return elements
    default: return nil
    }
  }

  /// The members, if it is an object.
  package var members: [(name: String, value: Value)]? {
    switch self {
    case .object(let object): object.members
    case .node(let node) where node.kind == .object:
      node.members.map { (JSONText.decode($0.key, escaped: $0.isEscaped), Value($0.value)) }
    default: nil
    }
  }

  /// The object as one that can be changed, if it is an object.
  var copiedObject: ObjectValue? {
    if case .object(let object) = self { return object }
    return members.map { ObjectValue($0) }
  }

  /// The number of elements or members.
  package var count: Int? {
    switch self {
    case .array(let elements): elements.count
    case .object(let object): object.members.count
    case .bytes(let bytes): bytes.count
    case .node(let node) where node.kind == .array || node.kind == .object: node.count
    default: nil
    }
  }

  /// The value of the first member of an object whose name is `name` but for case.
  @inline(__always)
  func member(_ name: FoldedName) -> Value {
    if case .node(let node) = self, node.kind == .object { return Value(node.member(name)) }
    return memberOfOther(name)
  }

  /// The value of the first member of an object whose name is `name` but for case.
  func member(named name: String) -> Value {
    var folded = name.lowercased()
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    return folded.withUTF8 { bytes in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count + FoldedName.padding) { buffer in
        buffer.initialize(repeating: 0)
        _ = buffer.update(from: bytes)
        guard let start = buffer.baseAddress else { return .undefined }
        return member(FoldedName(start, count: bytes.count, isASCII: isASCII))
      }
    }
  }

  @inline(never)
  private func memberOfOther(_ name: FoldedName) -> Value {
    switch self {
    case .object(let object): return object.members.first { name.matches($0.name) }?.value ?? .undefined
    case .node(let node) where node.kind != .array && node.kind != .string: return .undefined
    case .array, .string, .node:
      // Arrays and strings have members `0`, `1`, … as in JavaScript.
      guard let position = Int(name.text), position >= 0, String(position) == name.text else { return .undefined }
      if isArray { return element(at: position) }
      guard let units = text?.utf16, position < units.count else { return .undefined }
      let unit = units[units.index(units.startIndex, offsetBy: position)]
      return .string(String(decoding: [unit], as: UTF16.self))
    default: return .undefined
    }
  }

  /// The element of an array, or the member of an object that has the position for a name.
  func element(at position: Int) -> Value {
    switch self {
    case .array(let elements): elements.indices.contains(position) ? elements[position] : .undefined
    case .node(let node) where node.kind == .array: Value(node[position])
    default: member(named: String(position))
    }
  }

  /// Whether conditions take the value for true: everything but `false`, `null` and nothing.
  package var isTrue: Bool {
    switch self {
    case .boolean(let value): value
    case .undefined, .null: false
    default: true
    }
  }

  /// Whether JavaScript takes the value for false, as property lookup of the reference does.
  package var isFalsy: Bool {
    switch self {
    case .undefined, .null: true
    case .boolean(let value): !value
    case .number(let value): value == 0 || value.isNaN
    case .string(let text): text.isEmpty
    case .node(let node):
      switch node.kind {
      case .number: node.double == 0
      case .string: node.rawScalar.isEmpty
      default: false
      }
    default: false
    }
  }

  /// The kind in words.
  var kindName: String {
    switch self {
    case .undefined: "nothing"
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    case .integer: "an integer larger than numbers are"
    case .bytes: "binary data"
    case .node(let node):
      switch node.kind {
      case .number: "a number"
      case .string: "a string"
      case .array: "an array"
      default: "an object"
      }
    }
  }
}

extension Value {
  /// The kind of a value that a condition has; a value that is none of these is an object.
  var conditionType: ValueType {
    switch self {
    case .undefined, .null: .null
    case .boolean: .boolean
    case .number, .integer: .number
    case .string, .bytes: .string
    case .array: .array
    case .node(let node): ValueType(node.kind)
    default: .object
    }
  }
}
