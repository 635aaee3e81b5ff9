import CardSwift
import CardSyntax

/// What generated types and their files are called in one build, so that no two have one name.
///
/// The files of a target are one module, for which the folders that they are in mean nothing: `swiftc` takes no two files of
/// one name, and a file of Kotlin is a class that is called after it.
struct CodeNames: Sendable {
  private var names: [String: String] = [:]
  /// The templates of which some are called otherwise than their files, those of one name together.
  private var groups: [[Template]] = []

  private struct Template: Sendable {
    let path: String
    let stem: String
  }

  /// The names for templates: that of the file; where two files would give the same type, the whole path of each; where
  /// that does not help either, the path with its signs as words; then with a number. So among templates of one folder none
  /// takes the name of another one when it comes along, with which code that was written for that would compile.
  init(_ items: [ProjectItem]) {
    var open: [String: Template] = [:]
    for item in items { open[item.stem] = Template(path: item.template, stem: item.stem) }
    let byType = Dictionary(grouping: open.values) { Self.type(Path.name(of: $0.stem)) }
    var taken: Set<String> = []
    for spelling in Self.spellings {
      let candidates = Dictionary(grouping: open.keys) { Self.type(spelling($0)) }
      for (type, stems) in candidates {
        guard stems.count == 1, let stem = stems.first, !Self.isReserved(spelling(stem)),
          taken.insert(type).inserted
        else { continue }
        let name = spelling(stem)
        if name != Path.name(of: stem) { names[stem] = name }
        open[stem] = nil
      }
    }
    for stem in open.keys.sorted() {
      var number = 1
      while !taken.insert(Self.type("\(stem) \(number)")).inserted { number += 1 }
      names[stem] = "\(stem) \(number)"
    }
    groups = byType.values.filter { group in group.contains { names[$0.stem] != nil } }
      .map { $0.sorted { $0.stem < $1.stem } }.sorted { $0[0].stem < $1[0].stem }
  }

  /// What the types of a template are called after; none if its own name does.
  subscript(stem: String) -> String? { names[stem] }

  /// Where the file of a template stands, in the folder of its target and without an extension.
  func file(of stem: String) -> String {
    guard let name = names[stem] else { return stem }
    return Path.join(Path.folder(of: stem), Self.file(name))
  }

  /// What is to be said of templates that are called otherwise than their files, one note for those of one name.
  ///
  /// - Parameter isNew: Whether what is generated of a template is not what there was before.
  func notes(_ isNew: (String) -> Bool) -> [Diagnostic] {
    groups.filter { $0.contains { isNew($0.path) } }.map { group in
      .generatedNames(group.map { ($0.path, SwiftTypeName.of(names[$0.stem] ?? Path.name(of: $0.stem))) })
    }
  }

  /// The names that a template may have, the best first.
  private static let spellings: [@Sendable (String) -> String] = [
    { Path.name(of: $0) }, { $0 }, { spelled($0, signs) }, { spelled($0, signs + [("/", "slash")]) },
  ]

  private static let signs: [(Character, String)] = [
    ("-", "hyphen"), ("_", "underscore"), (".", "dot"), (" ", "space"), ("+", "plus"),
  ]

  /// The path with signs as words: types, and classes of files of Kotlin, do not tell signs apart.
  private static func spelled(_ stem: String, _ signs: [(Character, String)]) -> String {
    stem.reduce(into: "") { result, character in
      result += signs.first { $0.0 == character }.map { " \($0.1) " } ?? String(character)
    }
  }

  /// The name of a file, which has the type that the name has.
  private static func file(_ name: String) -> String {
    name.split { $0 == "/" || $0 == " " }.joined(separator: "-")
  }

  /// Whether a file of that name would be that with the support code, also where names are the same in any case.
  private static func isReserved(_ name: String) -> Bool {
    file(name).lowercased() == ProjectBuild.supportName.lowercased()
  }

  /// The type, without the case that some file systems do not tell apart.
  private static func type(_ name: String) -> String { SwiftTypeName.of(name).lowercased() }
}
