/// What the types that are generated for a template are called.
package enum SwiftTypeName {
  /// What the names of all its types begin with: `ExpenseReport` for `expense-report`, `Screen` and what is left of it
  /// for a name that cannot be that of a type.
  package static func of(_ name: String) -> String {
    let last = SwiftNames.upperCamel(name)
    if last.first?.isLetter == true { return last == "Value" && !name.lowercased().contains("value") ? "Screen" : last }
    return "Screen" + last.drop { $0 == "_" }
  }
}
