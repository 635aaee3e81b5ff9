package import CardFormats
import CardTemplate

/// The structures of a template's data, from the outermost inwards.
package struct DataTypes: Sendable, Hashable {
  /// A structure that is generated.
  package struct Structure: Sendable, Hashable {
    /// The name inside of the structure around it, or of the file.
    package var name: String
    package var fields: [Field]
    package var structures: [Structure]
  }

  /// A property of a structure.
  package struct Field: Sendable, Hashable {
    /// The key in the data.
    package var key: String
    /// The name in Swift, without backticks.
    package var name: String
    package var type: DataType
  }

  /// The type of the data; none if the template reads none.
  package var root: DataType?
  /// The structure of the data, if it is one.
  package var structure: Structure?

  /// The types of a template's data, whose structure is called `name`.
  package init(_ template: CodeTemplate, name: String) {}

  /// The declarations of the structures.
  package var declarations: [SwiftDeclaration] { [] }
}
