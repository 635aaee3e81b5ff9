/// Finds minutes in the place of months in formats of dates, and months in that of minutes.
enum DateFormatLint {
  /// What is wrong with a format and what to write; none if nothing is.
  static func mistake(in format: String) -> (message: String, meant: String)? {
    var characters = Array(format)
    let runs = runs(of: characters)
    var message: String?
    for (position, run) in runs.enumerated() {
      let before = position > 0 ? runs[position - 1] : nil
      let after = position + 1 < runs.count ? runs[position + 1] : nil
      let neighbours = [before, after].compactMap { $0?.letter }
      let written = String(repeating: run.letter, count: run.range.count)
      if run.letter == "m", !neighbours.contains(where: { "hHs".contains($0) }),
        neighbours.contains(where: { "dDyY".contains($0) })
      {
        message = message ?? "`\(written)` is minutes; months are `\(written.uppercased())`"
        for index in run.range { characters[index] = "M" }
      } else if run.letter == "M", let before, "hH".contains(before.letter),
        before.range.upperBound + 1 == run.range.lowerBound,
        characters[before.range.upperBound] == ":", after.map({ "st".contains($0.letter) }) ?? true
      {
        message = message ?? "`\(written)` is the month; minutes are `\(written.lowercased())`"
        for index in run.range { characters[index] = "m" }
      }
    }
    return message.map { ($0, String(characters)) }
  }

  /// The runs of equal letters that stand for parts of a time, outside of quotes.
  private static func runs(of characters: [Character]) -> [(letter: Character, range: Range<Int>)] {
    var runs: [(letter: Character, range: Range<Int>)] = []
    var index = 0
    var quote: Character?
    while index < characters.count {
      let character = characters[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "'" || character == "`" {
        quote = character
      } else if character == "\\" {
        index += 1
      } else if "dDyYmMhHst".contains(character) {
        var end = index
        while end < characters.count, characters[end] == character { end += 1 }
        runs.append((character, index..<end))
        index = end
        continue
      }
      index += 1
    }
    return runs
  }
}
