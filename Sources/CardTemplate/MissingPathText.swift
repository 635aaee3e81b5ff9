/// What is said about a path that is missing from the data, by the expansion, which follows it once, and by the check,
/// which follows it in all data.
enum MissingPathText {
  /// That a path leads to nothing.
  static func notFound(_ path: String, in place: String = "the data") -> String { "`\(path)` is not in \(place)" }

  /// That a value has no member of this name.
  static func noMember(_ name: String, of parent: String) -> String { "`\(parent)` has no `\(name)`" }

  /// What was probably meant.
  static func suggestion(_ name: String) -> String { "did you mean `\(name)`?" }

  /// What to write instead, where that is certain.
  static func correction(_ path: String) -> String {
    "inside of `$data`, plain names are those of its value: write `\(path)`"
  }

  /// How to write a value that the data may lack.
  static func valueHelp(_ path: String) -> String {
    "write `if(exists(\(path)), \(path), …)` if the data may lack it"
  }

  /// How to write a value that the data may lack, where a fallback was meant to take its place.
  static func fallbackHelp(_ path: String, _ alternative: String?) -> String {
    "`coalesce` and `??` replace null, not a path to nothing: write `if(exists(\(path)), \(path), \(alternative ?? "…"))`"
  }

  /// How to write a `$data` that the data may lack.
  static func scopeHelp(_ path: String) -> String {
    "write `\"$when\": \"${exists(\(path))}\"` around the element if the data may lack it"
  }
}

extension Expression {
  /// What was meant to take the place of a path that leads to nothing, where the path is in a fallback; none elsewhere.
  func fallback(of path: String) -> String? {
    if case .call(let function, let arguments) = syntax, case .fallback = function.form {
      for (argument, next) in zip(arguments, arguments.dropFirst()) where argument.description == path {
        return next.description
      }
    }
    for child in children { if let found = child.fallback(of: path) { return found } }
    return nil
  }
}
