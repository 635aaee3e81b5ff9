import CardIR
import Testing

@Suite("The roles of attributes")
struct AttributeRoleTests {
  @Test("every attribute states one kind of value, and what it is for")
  func everyAttributeHasARole() {
    for id in AttributeID.allCases {
      let values = id.roles.intersection(.values)
      #expect(values.rawValue.nonzeroBitCount == 1, "\(id)")
      #expect(!id.roles.subtracting(.values).isEmpty, "\(id)")
    }
  }

  @Test("roles agree with each other")
  func rolesAgree() {
    for id in AttributeID.allCases {
      let roles = id.roles
      // What is shown or said as text is one; a name is one or stands in data.
      if roles.contains(.visibleText) { #expect(roles.contains(.string), "\(id)") }
      if roles.contains(.reference) { #expect(roles.contains(.string) && !roles.contains(.varying), "\(id)") }
      if roles.contains(.identity) { #expect(!roles.contains(.varying), "\(id)") }
      if roles.contains(.namingData) { #expect(roles.contains(.data), "\(id)") }
      if roles.contains(.distance) { #expect(roles.contains(.placement), "\(id)") }
      // JSON cannot take the place of a value in a repetition.
      if roles.contains(.data) { #expect(!roles.contains(.varying), "\(id)") }
    }
  }

  @Test("attributes come in their order, and a set has what the list has")
  func all() {
    #expect(AttributeID.all(.flow) == [.axis, .gap, .alignment, .distribution])
    #expect(AttributeID.all([]).isEmpty)
    for shift in 0..<32 {
      let role = AttributeRoles(rawValue: 1 << shift)
      let set = AttributeSet(role)
      #expect(AttributeID.allCases.filter(set.contains) == AttributeID.all(role))
    }
  }
}
