/// What a target reads of each item of a list that data give as a whole in place of elements: the template does not say
/// what there is in it.
package struct ListReading: Sendable, Hashable {
  /// The paths of the values that are read, each from an item on.
  package var values: [[String]] = []
  /// The lists that are read, by the paths to them.
  package var lists: [[String]: ListReading] = [:]

  /// A reading of nothing yet.
  package init() {}

  /// Reads what the holes of a text read, but for what is no part of an item.
  package mutating func read(_ template: TemplateString) {
    for path in template.segments.compactMap(\.expression).flatMap(\.freePaths) where !path.hasPrefix("$") {
      values.append(path.split(separator: ".").map(String.init))
    }
  }

  /// Reads a list of an item.
  package mutating func read(_ list: TemplateString, each item: ListReading) {
    guard let path = list.singleHole?.freePaths.first, !path.hasPrefix("$") else { return }
    lists[path.split(separator: ".").map(String.init)] = item
  }
}
