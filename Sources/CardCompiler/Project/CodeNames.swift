import CardSwift

/// What generated types are called in one build, so that no two have one name.
struct CodeNames: Sendable {
  private var names: [String: String] = [:]

  /// The names for templates: that of the file; where two files would give the same type, the whole path; and where
  /// that does not help either, the path with a number.
  init(_ items: [ProjectItem]) {
    var byType: [String: [String]] = [:]
    for item in items { byType[Self.type(Path.name(of: item.stem)), default: []].append(item.stem) }
    var taken = Set(byType.filter { $0.value.count == 1 }.keys)
    for stem in byType.values.filter({ $0.count > 1 }).joined().sorted() {
      var name = stem
      var number = 1
      while !taken.insert(Self.type(name)).inserted {
        number += 1
        name = "\(stem) \(number)"
      }
      names[stem] = name
    }
  }

  /// What the types of a template are called after; none if its own name does.
  subscript(stem: String) -> String? { names[stem] }

  /// The type, without the case that some file systems do not tell apart.
  private static func type(_ name: String) -> String { SwiftTypeName.of(name).lowercased() }
}
