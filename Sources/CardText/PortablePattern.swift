/// Regular expressions of JavaScript in a form that other engines read the same.
///
/// Swift and Java know sets in sets and operations on them within brackets, and read a `-` beside a class such as `\w` as a
/// broken range. JavaScript without the `v` flag has none of that: those characters stand for themselves, and authors write
/// them so: `[\w-\.]`.
package enum PortablePattern {
  /// A pattern that matches what `pattern` does in JavaScript.
  package static func of(_ pattern: String) -> String {
    var writer = Writer(Array(pattern.unicodeScalars))
    writer.write()
    return writer.result
  }

  private struct Writer {
    let scalars: [Unicode.Scalar]
    var position = 0
    var result = ""

    init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

    private func scalar(at offset: Int) -> Unicode.Scalar? {
      position + offset < scalars.count ? scalars[position + offset] : nil
    }

    mutating func write() {
      while let next = scalar(at: 0) {
        switch next {
        case "\\": result += escape()
        case "[": set()
        case "{" where !beginsQuantifier:
          result += "\\{"
          position += 1
        case "]", "}":
          // The end of a quantifier is read with its beginning.
          result += "\\\(next)"
          position += 1
        case "{":
          while let part = scalar(at: 0) {
            result.unicodeScalars.append(part)
            position += 1
            if part == "}" { break }
          }
        default:
          result.unicodeScalars.append(next)
          position += 1
        }
      }
    }

    /// Whether a number of repetitions follows, such as `{2,4}`; any other brace stands for itself.
    private var beginsQuantifier: Bool {
      var (offset, digits, commas) = (1, 0, 0)
      while let next = scalar(at: offset), next != "}" {
        switch next {
        case "0"..."9" where commas == 0: digits += 1
        case "0"..."9": break
        case ",": commas += 1
        default: return false
        }
        offset += 1
      }
      return scalar(at: offset) == "}" && digits > 0 && commas < 2
    }

    /// A backslash with what belongs to it.
    private mutating func escape() -> String {
      var length = 2
      switch scalar(at: 1) {
      case "c"?: length = 3
      case "x"?: length = 4
      case "u"? where scalar(at: 2) != "{": length = 6
      case "u"?, "p"?, "P"?, "k"?:
        let end: Unicode.Scalar = scalar(at: 2) == "<" ? ">" : "}"
        if scalar(at: 2) == "{" || scalar(at: 2) == "<" {
          while let next = scalar(at: length), next != end { length += 1 }
          length += 1
        }
      default: break
      }
      let end = min(position + length, scalars.count)
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars[position..<end])
      position = end
      return text
    }

    // MARK: Sets

    /// One member of a set.
    private struct Atom {
      let text: String
      /// Whether it stands for several characters, so that it begins and ends no range.
      let isClass: Bool
    }

    /// The set that begins here; what has no end is left as it is.
    private mutating func set() {
      let start = position
      position += 1
      let isInverted = scalar(at: 0) == "^"
      if isInverted { position += 1 }
      var members = ""
      var isEmpty = true
      while let next = scalar(at: 0), next != "]" {
        isEmpty = false
        let first = atom()
        guard scalar(at: 0) == "-", let after = scalar(at: 1), after != "]" else {
          members += first.text
          continue
        }
        position += 1
        let last = atom()
        // Beside a class the sign stands for itself.
        members += first.text + (first.isClass || last.isClass ? "\\-" : "-") + last.text
      }
      guard scalar(at: 0) == "]" else {
        result.unicodeScalars.append(contentsOf: scalars[start...])
        position = scalars.count
        return
      }
      position += 1
      if isEmpty {
        // Nothing is in the empty set, and everything in its opposite.
        result += isInverted ? "[\\s\\S]" : "(?!)"
      } else {
        result += (isInverted ? "[^" : "[") + members + "]"
      }
    }

    private mutating func atom() -> Atom {
      guard let next = scalar(at: 0) else { return Atom(text: "", isClass: false) }
      if next == "\\" {
        // Within a set this is the backspace, not the edge of a word.
        if scalar(at: 1) == "b" {
          position += 2
          return Atom(text: "\\x08", isClass: false)
        }
        let kind = scalar(at: 1)
        return Atom(text: escape(), isClass: kind.map { "dDwWsSpP".unicodeScalars.contains($0) } ?? false)
      }
      position += 1
      switch next {
      case "-", "[", "&", "~", "^", "|", "#": return Atom(text: "\\\(next)", isClass: false)
      default: return Atom(text: String(next), isClass: false)
      }
    }
  }
}
