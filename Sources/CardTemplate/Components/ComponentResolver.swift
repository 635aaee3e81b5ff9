package import CardSyntax

/// Where the components and fragments of templates come from.
package protocol ComponentResolver: Sendable {
  /// The components that a template can use.
  func library(for template: SourceText) -> ComponentLibrary
  /// The file that `path` means in `source`.
  func fragment(_ path: String, in source: SourceText) -> Result<ReadFile, IncludeProblem>
}

/// Why a file is not included.
package enum IncludeProblem: Error, Sendable, Hashable {
  /// The path is not one of a file in a folder: empty, a URL, or with a zero byte.
  case notAPath
  /// The path begins at the root of the disk.
  case absolute
  /// The path leads outside the input's root.
  case outside
  /// A symbolic link stands in the way; the name is the link's.
  case link(String, leadsOutside: Bool)
  /// The file cannot be read, for the reason given.
  case unreadable(String)
}

/// Paths of `$include`.
package enum IncludePath {
  /// The names of the folders and the file on the way from the root to what `path` means in a file in `folder`, which
  /// is itself given by the names from the root.
  package static func names(of path: String, in folder: [String]) -> Result<[String], IncludeProblem> {
    if path.isEmpty || path.utf8.contains(0) || path.contains("://") { return .failure(.notAPath) }
    if path.hasPrefix("/") { return .failure(.absolute) }
    var names = folder
    for name in path.split(separator: "/") {
      switch name {
      case ".": break
      case "..":
        if names.isEmpty { return .failure(.outside) }
        names.removeLast()
      default: names.append(String(name))
      }
    }
    return names.isEmpty || path.hasSuffix("/") ? .failure(.notAPath) : .success(names)
  }
}

/// Components and fragments that a program holds in memory; fragments are found by the names of their sources.
package struct MemoryResolver: ComponentResolver {
  private let components: ComponentLibrary
  private let fragments: [String: ReadFile]

  /// A resolver of these sources; `reserved` are the types of the formats in lower case.
  package init(components: [SourceText], fragments: [SourceText], reserved: Set<String>) {
    self.components = ComponentLibrary(components.map(ReadFile.init), reserved: reserved)
    self.fragments = Dictionary(fragments.map { ($0.name, ReadFile($0)) }) { first, _ in first }
  }

  package func library(for template: SourceText) -> ComponentLibrary { components }

  package func fragment(_ path: String, in source: SourceText) -> Result<ReadFile, IncludeProblem> {
    let folder = source.name.split(separator: "/").dropLast().map(String.init)
    return IncludePath.names(of: path, in: folder).flatMap { names in
      fragments[names.joined(separator: "/")].map { .success($0) } ?? .failure(.unreadable("there is no such source"))
    }
  }
}
