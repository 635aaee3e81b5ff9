/// The words of the command line.
struct Flags {
  let words: [String]

  /// Whether a flag is given.
  func has(_ flag: String) -> Bool { words.contains(flag) }

  /// The word after a flag.
  func value(of flag: String) -> String? {
    words.firstIndex(of: flag).flatMap { words[$0...].dropFirst().first }
  }

  /// The words that are neither flags nor the values of `valued` ones.
  func operands(after valued: Set<String>) -> [String] {
    words.indices.filter { index in
      !words[index].hasPrefix("--") && (index == 0 || !valued.contains(words[index - 1]))
    }.map { words[$0] }
  }
}
