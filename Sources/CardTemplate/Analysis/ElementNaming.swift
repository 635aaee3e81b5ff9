/// What one of the things in a list is called, in the name of its type and where code goes through the list.
///
/// All targets have the same rule, so that `cities` are of the type `City` in each.
package enum ElementNaming {
  /// What one of several things is called: `city` for `cities`, and `statusItem` for `status`, which is one thing.
  package static func singular(_ name: String) -> String {
    let word = String(lastWord(of: name)).lowercased()
    func ending(_ count: Int, _ ending: String = "") -> String {
      name.dropLast(count) + (name.last?.isUppercase == true ? ending.uppercased() : ending)
    }
    if isOne(word) { return name + "Item" }
    if let (several, one) = changes.first(where: { word.hasSuffix($0.several) }) { return ending(several.count, one) }
    if word.hasSuffix("ies") { return word.count > 4 && !withE.contains(word) ? ending(3, "y") : ending(1) }
    if word.hasSuffix("es"), dropsE(word) { return ending(2) }
    return ending(1)
  }

  /// Whether a name says that there are several things: `cities`, but not `status`.
  static func isSeveral(_ name: String) -> Bool { !isOne(String(lastWord(of: name)).lowercased()) }

  /// The letters at the end that begin with a capital behind a small letter, or behind no letter.
  private static func lastWord(of name: String) -> Substring {
    var start = name.endIndex
    while start > name.startIndex {
      let previous = name.index(before: start)
      guard name[previous].isLetter else { break }
      if start < name.endIndex, name[start].isUppercase, name[previous].isLowercase { break }
      start = previous
    }
    return name[start...]
  }

  /// Whether a word is for one thing, or for one as for several.
  private static func isOne(_ word: String) -> Bool {
    if !word.hasSuffix("s") || word.hasSuffix("ss") || word.count < 3 { return true }
    if word.hasSuffix("us") { return !severalInU.contains(word) }
    // `analysis` and `basis`, but `apis` and `taxis`.
    return word.hasSuffix("sis") || invariable.contains(word)
  }

  private static let severalInU: Set<String> = ["menus", "submenus", "gurus", "emus", "cpus", "gpus", "skus"]

  private static let invariable: Set<String> = [
    "series", "species", "news", "means", "headquarters", "axis", "iris", "tennis", "debris", "metropolis", "chassis",
    "gas",
    "bias", "alias", "atlas", "canvas", "lens",
  ]

  /// What is several in `-ies` of which one ends in `-ie`.
  private static let withE: Set<String> = [
    "movies", "cookies", "calories", "selfies", "brownies", "zombies", "rookies", "hoodies", "smoothies", "foodies",
    "newbies", "goalies", "genies", "freebies", "veggies", "prairies", "neckties", "birdies", "groupies", "sweeties",
  ]

  /// Words that change before their ending.
  private static let changes: [(several: String, one: String)] = [
    ("analyses", "analysis"), ("crises", "crisis"), ("theses", "thesis"), ("diagnoses", "diagnosis"),
    ("quizzes", "quiz"),
    ("shelves", "shelf"), ("leaves", "leaf"), ("halves", "half"), ("knives", "knife"), ("wives", "wife"),
    ("wolves", "wolf"), ("calves", "calf"), ("thieves", "thief"), ("loaves", "loaf"),
  ]

  /// Whether `-es` in place of `-s` makes several of a word: of `bus` and `box`, but not of `house`.
  private static func dropsE(_ word: String) -> Bool {
    if word.hasSuffix("uses") {
      return !word.hasSuffix("ouses") && !word.hasSuffix("auses") && !withUse.contains(word)
    }
    if word.hasSuffix("oes") { return !["shoes", "toes", "foes", "canoes", "floes", "oboes"].contains(word) }
    if ["gases", "biases", "aliases", "atlases", "canvases", "lenses"].contains(word) { return true }
    if ["ches", "shes", "xes", "sses", "zzes"].contains(where: word.hasSuffix) {
      return !["caches", "niches", "aches", "headaches", "quiches"].contains(word)
    }
    return false
  }

  private static let withUse: Set<String> = ["uses", "fuses", "muses", "ruses", "excuses", "refuses", "reuses"]
}
