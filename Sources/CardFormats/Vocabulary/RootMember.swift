/// Members that the root of a document can have in any format, and that no format's decoder looks at.
package enum RootMember {
  /// What the document was converted from.
  package static let preservedSource = "x-cardc"
}
