extension SupportSources {
  /// The part `XMLWriter`.
  static let xMLWriter = ##"""
    /// Writes a value as XML, as the reference's package does: each member is an element, each element of an array one
    /// more of the same name, and `#text` is the text of the element around it.
    struct CardXMLWriter<Item: CardTreeValue, Failure: Error> {
      /// Counts work.
      typealias Charge = (Int) throws(Failure) -> Void

      /// Values may be nested so deep.
      static var maximumDepth: Int { 200 }

      private var isTooDeep = false

      /// The document of `value`, or none if it is nested too deeply.
      static func document(_ value: Item, charge: Charge) throws(Failure) -> String? {
        var writer = CardXMLWriter()
        let content = try writer.content(of: value, level: 0, charge)
        if writer.isTooDeep { return nil }
        let text = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n" + content
        var scalars = Substring(text).unicodeScalars
        while let last = scalars.last, CardWhiteSpace.contains(last) { scalars.removeLast() }
        return String(scalars)
      }

      private mutating func content(of value: Item, level: Int, _ charge: Charge) throws(Failure)
        -> String
      {
        guard level < Self.maximumDepth else {
          isTooDeep = true
          return ""
        }
        var text = ""
        for (name, member) in Self.members(of: value) {
          try charge(4 + member.textCost * 4)
          if let elements = member.elements {
            for element in elements where !element.isUndefined {
              try charge(1 + element.textCost * 4)
              text += try self.element(name, element, level, charge)
            }
          } else if name == "#text", !member.isNothing, member.count == nil {
            text += Self.escaped(member)
          } else if !member.isUndefined {
            text += try self.element(name, member, level, charge)
          }
        }
        // Each level copies the text of those below.
        try charge(text.utf8.count / 16)
        return text
      }

      /// The members of an object, or the elements of an array by their positions, as JavaScript lists both.
      private static func members(of value: Item) -> [(name: String, value: Item)] {
        if let members = value.members { return members }
        return value.elements?.enumerated().map { (String($0.offset), $0.element) } ?? []
      }

      private mutating func element(
        _ name: String, _ value: Item, _ level: Int, _ charge: Charge
      ) throws(Failure) -> String {
        let indent = String(repeating: "  ", count: level)
        let isInstruction = name.hasPrefix("?")
        if value.isNothing { return indent + "<" + name + (isInstruction ? "?>\n" : "/>\n") }
        let isObject = value.count != nil
        let members = isObject ? Self.members(of: value) : []
        let isText =
          members.count == 1 && members[0].name == "#text" && members[0].value.elements == nil
        if !isObject || isText {
          if isInstruction { return indent + "<" + name + "?>\n" }
          return indent + "<\(name)>" + Self.escaped(isText ? members[0].value : value) + "</\(name)>\n"
        }
        let content = try content(of: value, level: level + 1, charge)
        if isInstruction {
          if content.isEmpty { return indent + "<" + name + "?>\n" }
          return indent + "<" + name
            + (content.utf8.contains(UInt8(ascii: "<")) ? "?>\n" + content + indent : "?>" + content)
        }
        if !content.utf8.contains(UInt8(ascii: "<")) {
          return indent + "<\(name)>\(content)</\(name)>\n"
        }
        return indent + "<\(name)>\n\(content)\(indent)</\(name)>\n"
      }

      private static func escaped(_ value: Item) -> String {
        guard let text = value.text else { return value.printed ?? "" }
        var result = ""
        for scalar in text.unicodeScalars {
          switch scalar {
          case "&": result += "&amp;"
          case "<": result += "&lt;"
          case ">": result += "&gt;"
          case "'": result += "&apos;"
          case "\"": result += "&quot;"
          default: result.unicodeScalars.append(scalar)
          }
        }
        return result
      }
    }
    """##

  /// The same as it is read.
  static let xMLWriterPart = SupportPart(xMLWriter)
}
