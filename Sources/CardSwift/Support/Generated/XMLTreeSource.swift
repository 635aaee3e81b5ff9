extension SupportSources {
  /// The part `XMLTree`.
  static let xMLTree = ##"""
    /// An XML document as a flat list of nodes in document order.
    struct CardXMLTree: Sendable {
      /// The kinds of nodes.
      enum Kind: Sendable, Equatable {
        case document, element, attribute, text, cdata, comment, instruction
      }

      /// One node.
      struct Node: Sendable {
        /// What it is.
        var kind: Kind
        /// The name of an element, attribute or processing instruction.
        var name = ""
        /// The text of anything but elements.
        var value = ""
        /// The node around it; none of the document.
        var parent: Int?
        /// The attributes of an element.
        var attributes: Range<Int> = 0..<0
        /// What is directly inside, without attributes.
        var children: [Int] = []
        /// The first node after it that is not inside of it.
        var end = 0
      }

      /// The nodes; the first one is the document.
      var nodes: [Node]

      /// The text of a node as XPath understands it: of an element all text in it.
      func text(_ index: Int) -> String {
        let node = nodes[index]
        guard node.kind == .element || node.kind == .document else { return node.value }
        var text = ""
        for other in nodes[index..<node.end] where other.kind == .text || other.kind == .cdata {
          text += other.value
        }
        return text
      }

      /// A node as XML; of an attribute the text that stands in its element, with the space before it, as the reference
      /// gives it.
      func serialized(_ index: Int) -> String {
        var text = ""
        // Elements that are open, with the rest of their children; a stack of calls could be too deep.
        var open: [(index: Int, next: Int)] = []
        func begin(_ index: Int) {
          let node = nodes[index]
          switch node.kind {
          case .document: open.append((index, 0))
          case .element:
            text += "<" + node.name
            for attribute in node.attributes { begin(attribute) }
            if node.children.isEmpty {
              text += "/>"
            } else {
              text += ">"
              open.append((index, 0))
            }
          case .attribute: text += " \(node.name)=\"\(Self.escaped(node.value, inAttribute: true))\""
          case .text: text += Self.escaped(node.value, inAttribute: false)
          case .cdata: text += "<![CDATA[\(node.value)]]>"
          case .comment: text += "<!--\(node.value)-->"
          case .instruction:
            text += node.value.isEmpty ? "<?\(node.name)?>" : "<?\(node.name) \(node.value)?>"
          }
        }
        begin(index)
        while let (current, next) = open.last {
          if next < nodes[current].children.count {
            open[open.count - 1].next += 1
            begin(nodes[current].children[next])
          } else {
            if nodes[current].kind == .element { text += "</\(nodes[current].name)>" }
            open.removeLast()
          }
        }
        return text
      }

      private static func escaped(_ text: String, inAttribute: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
          switch scalar {
          case "&": result += "&amp;"
          case "<": result += "&lt;"
          case ">": result += "&gt;"
          case "\"" where inAttribute: result += "&quot;"
          case "\t" where inAttribute: result += "&#x9;"
          case "\n" where inAttribute: result += "&#xA;"
          case "\r" where inAttribute: result += "&#xD;"
          default: result.unicodeScalars.append(scalar)
          }
        }
        return result
      }
    }
    """##

  /// The same as it is read.
  static let xMLTreePart = SupportPart(xMLTree)
}
