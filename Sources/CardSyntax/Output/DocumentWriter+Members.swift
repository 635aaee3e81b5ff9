extension DocumentWriter {
  /// Writes a member whose value is text, or `null` where there is none.
  package mutating func member(_ name: String, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  /// Writes a member whose value is a whole number, or `null` where there is none.
  package mutating func member(_ name: String, _ value: Int?) {
    key(name)
    if let value { number(value) } else { null() }
  }
}
