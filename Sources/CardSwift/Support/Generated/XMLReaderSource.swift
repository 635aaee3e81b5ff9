extension SupportSources {
  /// The part `XMLReader`.
  static let xMLReader = ##"""
    /// Reads XML without namespaces and without document type declarations, and refuses what is not well-formed.
    struct CardXMLReader {
      /// Elements may be nested so deep.
      static let maximumDepth = 1000

      private let bytes: [UInt8]
      private var position = 0
      private var tree = CardXMLTree(nodes: [CardXMLTree.Node(kind: .document)])
      private var open: [Int] = [0]

      private init(_ text: String) { bytes = Array(text.utf8) }

      /// The tree of `text`.
      static func read(_ text: String) throws(CardLiteralProblem) -> CardXMLTree {
        var reader = CardXMLReader(text)
        try reader.document()
        return reader.tree
      }

      /// A problem in words, with its place.
      static func message(_ problem: CardLiteralProblem, in text: String) -> String {
        let before = text.utf8.prefix(problem.range.lowerBound)
        let line = before.count { $0 == 0x0A } + 1
        let column = before.reversed().prefix { $0 != 0x0A }.count { $0 & 0xC0 != 0x80 } + 1
        return "the text is not XML: \(problem.message), in line \(line), column \(column)"
      }

      private mutating func document() throws(CardLiteralProblem) {
        if starts(with: "\u{FEFF}") { position += 3 }
        while position < bytes.count {
          if peek == UInt8(ascii: "<") { try markup() } else { try text() }
        }
        if open.count > 1 {
          throw problem(
            "the element `\(tree.nodes[open[open.count - 1]].name)` is not closed", bytes.count)
        }
        if !tree.nodes[0].children.contains(where: { tree.nodes[$0].kind == .element }) {
          throw problem("there is no element", bytes.count)
        }
        tree.nodes[0].end = tree.nodes.count
      }

      // MARK: Markup

      private mutating func markup() throws(CardLiteralProblem) {
        let start = position
        if starts(with: "</") { return try endTag() }
        if starts(with: "<!--") {
          let value = try delimited("<!--", "-->", "the comment is not closed")
          if value.contains("--") { throw problem("a comment cannot contain `--`", start) }
          add(CardXMLTree.Node(kind: .comment, value: value))
        } else if starts(with: "<![CDATA[") {
          let value = try delimited("<![CDATA[", "]]>", "the CDATA section is not closed")
          if open.count == 1 { throw problem("text cannot stand outside of the root element", start) }
          add(CardXMLTree.Node(kind: .cdata, value: value))
        } else if starts(with: "<?") {
          try instruction()
        } else if starts(with: "<!") {
          throw problem("document type declarations are not supported", start)
        } else {
          try startTag()
        }
      }

      private mutating func delimited(
        _ before: String, _ after: String, _ message: String
      ) throws(CardLiteralProblem) -> String {
        let start = position
        position += before.utf8.count
        let contentStart = position
        let wanted = Array(after.utf8)
        while position < bytes.count {
          if bytes[position] == wanted[0], starts(with: after) {
            let content = try characters(contentStart..<position)
            position += wanted.count
            return content
          }
          position += 1
        }
        throw problem(message, start)
      }

      private mutating func instruction() throws(CardLiteralProblem) {
        let start = position
        position += 2
        let target = try name()
        var content = try delimited("", "?>", "the processing instruction is not closed")
        content = String(content.drop { $0.isWhitespace })
        if target.lowercased() == "xml" {
          if start > 0, !(start == 3 && bytes[0] == 0xEF) {
            throw problem("the XML declaration must stand at the start", start)
          }
        }
        add(CardXMLTree.Node(kind: .instruction, name: target, value: content))
      }

      private mutating func startTag() throws(CardLiteralProblem) {
        let start = position
        position += 1
        let name = try name()
        if open.count == 1, tree.nodes[0].children.contains(where: { tree.nodes[$0].kind == .element })
        {
          throw problem("there is a second root element", start)
        }
        if open.count > Self.maximumDepth {
          throw problem("elements are nested more than \(Self.maximumDepth) levels deep", start)
        }
        let element = tree.nodes.count
        add(CardXMLTree.Node(kind: .element, name: name))
        var names: Set<String> = []
        while true {
          let hasSpace = skipSpace()
          if starts(with: "/>") {
            position += 2
            finish(element)
            break
          }
          if peek == UInt8(ascii: ">") {
            position += 1
            open.append(element)
            break
          }
          guard position < bytes.count else { throw problem("the tag is not closed", start) }
          guard hasSpace else { throw problem("white space must stand before an attribute", position) }
          let place = position
          let attribute = try attribute()
          if !names.insert(attribute.name).inserted {
            throw problem("the attribute `\(attribute.name)` is given twice", place)
          }
          tree.nodes.append(
            CardXMLTree.Node(
              kind: .attribute, name: attribute.name, value: attribute.value, parent: element))
          tree.nodes[tree.nodes.count - 1].end = tree.nodes.count
        }
        tree.nodes[element].attributes = element + 1..<element + 1 + names.count
        if tree.nodes[element].end != 0 { tree.nodes[element].end = tree.nodes.count }
      }

      private mutating func attribute() throws(CardLiteralProblem) -> (name: String, value: String) {
        let name = try name()
        _ = skipSpace()
        guard peek == UInt8(ascii: "=") else {
          throw problem("`=` must follow the name of the attribute", position)
        }
        position += 1
        _ = skipSpace()
        guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
          throw problem("the value of the attribute must be quoted", position)
        }
        let start = position
        position += 1
        while let byte = peek, byte != quote {
          if byte == UInt8(ascii: "<") {
            throw problem("the value of an attribute cannot contain `<`", position)
          }
          position += 1
        }
        guard position < bytes.count else {
          throw problem("the value of the attribute is not closed", start)
        }
        let value = try decoded(start + 1..<position, inAttribute: true)
        position += 1
        return (name, value)
      }

      private mutating func endTag() throws(CardLiteralProblem) {
        let start = position
        position += 2
        let name = try name()
        _ = skipSpace()
        guard peek == UInt8(ascii: ">") else { throw problem("the closing tag is not closed", start) }
        position += 1
        guard open.count > 1 else { throw problem("`</\(name)>` closes no element", start) }
        let element = open.removeLast()
        guard tree.nodes[element].name == name else {
          throw problem("`</\(name)>` cannot close `<\(tree.nodes[element].name)>`", start)
        }
        finish(element)
      }

      // MARK: Text

      private mutating func text() throws(CardLiteralProblem) {
        let start = position
        while let byte = peek, byte != UInt8(ascii: "<") {
          position += 1
          _ = byte
        }
        let value = try decoded(start..<position, inAttribute: false)
        if open.count == 1 {
          guard value.unicodeScalars.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0.value) }) else {
            throw problem("text cannot stand outside of the root element", start)
          }
          return
        }
        add(CardXMLTree.Node(kind: .text, value: value))
      }

      /// The characters of a part of the text, with line ends as XML has them.
      private func characters(_ range: Range<Int>) throws(CardLiteralProblem) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(range.count)
        for index in range {
          let byte = bytes[index]
          switch byte {
          case 0x0D:
            if index + 1 >= range.upperBound || bytes[index + 1] != 0x0A { result.append(0x0A) }
          case 0x09, 0x0A, 0x20...: result.append(byte)
          default: throw problem("a control character cannot stand in XML", index)
          }
        }
        return String(decoding: result, as: UTF8.self)
      }

      /// Text with its entities replaced.
      private func decoded(_ range: Range<Int>, inAttribute: Bool) throws(CardLiteralProblem) -> String
      {
        var result = ""
        var start = range.lowerBound
        while start < range.upperBound {
          let end =
            bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) ?? range.upperBound
          let plain = try characters(start..<end)
          if inAttribute {
            for scalar in plain.unicodeScalars {
              result.unicodeScalars.append(scalar == "\n" || scalar == "\t" ? " " : scalar)
            }
          } else {
            result += plain
          }
          guard end < range.upperBound else { break }
          // No entity is long; a far-away semicolon belongs to something else.
          let limit = min(end + 12, range.upperBound)
          guard let semicolon = bytes[end..<limit].firstIndex(of: UInt8(ascii: ";")),
            let scalar = Self.entity(String(decoding: bytes[end + 1..<semicolon], as: UTF8.self))
          else {
            throw problem("`&` begins no known entity, and text has it as `&amp;`", end)
          }
          result.unicodeScalars.append(scalar)
          start = semicolon + 1
        }
        return result
      }

      private static func entity(_ name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        let digits: Substring
        let radix: Int
        if name.hasPrefix("#x") {
          (digits, radix) = (name.dropFirst(2), 16)
        } else if name.hasPrefix("#") {
          (digits, radix) = (name.dropFirst(), 10)
        } else {
          return nil
        }
        guard digits.first?.isHexDigit == true, let code = UInt32(digits, radix: radix) else {
          return nil
        }
        guard code >= 0x20 || [0x09, 0x0A, 0x0D].contains(code) else { return nil }
        return Unicode.Scalar(code)
      }

      // MARK: Helpers

      private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

      private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

      private mutating func skipSpace() -> Bool {
        let start = position
        while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
        return position > start
      }

      private mutating func name() throws(CardLiteralProblem) -> String {
        let start = position
        while let byte = peek, CardXMLName.isPart(byte, isFirst: position == start) { position += 1 }
        if position == start { throw problem("a name is expected", start) }
        return String(decoding: bytes[start..<position], as: UTF8.self)
      }

      private mutating func add(_ node: CardXMLTree.Node) {
        let parent = open[open.count - 1]
        var node = node
        node.parent = parent
        // An element ends when it is closed.
        if node.kind != .element { node.end = tree.nodes.count + 1 }
        tree.nodes[parent].children.append(tree.nodes.count)
        tree.nodes.append(node)
      }

      private mutating func finish(_ element: Int) { tree.nodes[element].end = tree.nodes.count }

      private func problem(_ message: String, _ offset: Int) -> CardLiteralProblem {
        CardLiteralProblem(message, offset..<offset)
      }
    }

    /// The names of elements and attributes.
    enum CardXMLName {
      /// Whether a UTF-8 byte can stand in a name; all characters beyond ASCII can.
      static func isPart(_ byte: UInt8, isFirst: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "_"),
          UInt8(ascii: ":"), 0x80...:
          true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !isFirst
        default: false
        }
      }
    }
    """##

  /// The same as it is read.
  static let xMLReaderPart = SupportPart(xMLReader)
}
