/// A character that Markdown writes by name or number, such as `&nbsp;`, `&#160;` and `&#xA0;`.
///
/// What renderers of cards show of them is what CommonMark says, section 6.2: with a semicolon only, and anything else is
/// text as it stands. Of the names those of HTML 4 are known, and those of signs on keyboards.
package struct CharacterReference: Sendable, Hashable {
  /// The character.
  package let character: Character
  /// Behind the semicolon.
  package let end: Int

  /// The reference whose `&` is at `start`; none if there is no such reference. `byte` gives the bytes of a text one after
  /// the other, and 0 for what is not ASCII and behind the end.
  package init?(at start: Int, _ byte: (Int) -> UInt8) {
    guard byte(start) == UInt8(ascii: "&") else { return nil }
    let scalar: Unicode.Scalar
    if byte(start + 1) == UInt8(ascii: "#") {
      let isHexadecimal = byte(start + 2) | 0x20 == UInt8(ascii: "x")
      let first = start + (isHexadecimal ? 3 : 2)
      var (index, number) = (first, UInt32(0))
      while index < first + (isHexadecimal ? 6 : 7), let digit = Self.digit(byte(index), isHexadecimal) {
        number = number * (isHexadecimal ? 16 : 10) + digit
        index += 1
      }
      guard index > first, byte(index) == UInt8(ascii: ";") else { return nil }
      scalar = number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}"
      end = index + 1
    } else {
      var index = start + 1
      var name = ""
      while index <= start + Self.longestName, Self.isNameByte(byte(index)) {
        name.unicodeScalars.append(Unicode.Scalar(byte(index)))
        index += 1
      }
      guard byte(index) == UInt8(ascii: ";"), let named = Self.names[name] else { return nil }
      scalar = named
      end = index + 1
    }
    character = Character(scalar)
  }

  private static func digit(_ byte: UInt8, _ isHexadecimal: Bool) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f") where isHexadecimal: UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F") where isHexadecimal: UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }

  // MARK: Names

  private static let longestName = 8

  private static let names: [String: Unicode.Scalar] = {
    var names: [String: Unicode.Scalar] = [:]
    for (first, list) in runs {
      var number = first
      for name in list.split(separator: " ") {
        // A dot stands for a character without name.
        if name != ".", let scalar = Unicode.Scalar(number) { names[String(name)] = scalar }
        number += 1
      }
    }
    return names
  }()

  /// Names of characters that follow each other, after the number of the first.
  private static let runs: [(first: UInt32, names: String)] = [
    (0x09, "Tab NewLine"), (0x21, "excl quot num dollar percnt amp apos lpar rpar ast plus comma . period sol"),
    (0x3A, "colon semi lt equals gt quest commat"), (0x5B, "lsqb bsol rsqb Hat lowbar grave"),
    (0x7B, "lcub verbar rcub"),
    (0xA0, "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr"),
    (0xB0, "deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest"),
    (0xC0, "Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml"),
    (0xD0, "ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig"),
    (0xE0, "agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml"),
    (0xF0, "eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml"),
    (0x152, "OElig oelig"), (0x160, "Scaron scaron"), (0x178, "Yuml"), (0x192, "fnof"), (0x2C6, "circ"),
    (0x2DC, "tilde"),
    (0x391, "Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho"),
    (0x3A3, "Sigma Tau Upsilon Phi Chi Psi Omega"),
    (0x3B1, "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf"),
    (0x3C3, "sigma tau upsilon phi chi psi omega"), (0x3D1, "thetasym upsih"), (0x3D6, "piv"),
    (0x2002, "ensp emsp"), (0x2009, "thinsp"), (0x200C, "zwnj zwj lrm rlm"), (0x2013, "ndash mdash"),
    (0x2018, "lsquo rsquo sbquo . ldquo rdquo bdquo . dagger Dagger bull"), (0x2026, "hellip"), (0x2030, "permil"),
    (0x2032, "prime Prime"), (0x2039, "lsaquo rsaquo"), (0x203E, "oline"), (0x2044, "frasl"), (0x20AC, "euro"),
    (0x2111, "image"), (0x2118, "weierp"), (0x211C, "real"), (0x2122, "trade"), (0x2135, "alefsym"),
    (0x2190, "larr uarr rarr darr harr"), (0x21B5, "crarr"), (0x21D0, "lArr uArr rArr dArr hArr"),
    (0x2200, "forall . part exist . empty . nabla isin notin . ni . . . prod . sum minus"), (0x2217, "lowast"),
    (0x221A, "radic"), (0x221D, "prop infin"), (0x2220, "ang"), (0x2227, "and or cap cup int"), (0x2234, "there4"),
    (0x223C, "sim"), (0x2245, "cong"), (0x2248, "asymp"), (0x2260, "ne equiv"), (0x2264, "le ge"),
    (0x2282, "sub sup nsub . sube supe"), (0x2295, "oplus . otimes"), (0x22A5, "perp"), (0x22C5, "sdot"),
    (0x2308, "lceil rceil lfloor rfloor"), (0x25CA, "loz"), (0x2605, "starf star"),
    (0x2660, "spades . . clubs . hearts diams"), (0x2713, "check"), (0x2717, "cross"), (0x27E8, "lang rang"),
  ]
}
