extension SupportSources {
  /// The part `CardFunctions+XPath`.
  static let cardFunctionsXPath = ##"""
    extension CardFunctions {
      /// A path of `xPath` that is read once and used often.
      struct XMLPath: Sendable {
        fileprivate let path: Result<CardXPath, CardError>

        /// The path `text`; what cannot be read is an error where it is used.
        init(_ text: String) {
          do throws(CardLiteralProblem) {
            path = .success(try CardXPath(text))
          } catch {
            path = .failure(CardError("the path cannot be read: \(error.message)"))
          }
        }

        /// The path that a value is.
        init(_ value: CardValue) throws(CardError) { self.init(try string(existing: value)) }
      }

      /// What an XPath finds in an XML text: an array of nodes as XML, or a number, string or boolean.
      static func xPath(_ value: CardValue, _ path: XMLPath) throws(CardError) -> CardValue {
        let text = try string(existing: value)
        let path = try path.path.get()
        let tree: CardXMLTree
        do throws(CardLiteralProblem) { tree = try CardXMLReader.read(text) } catch {
          throw CardError(CardXMLReader.message(error, in: text))
        }
        switch path.evaluate(tree, charge: { _ in }) {
        case .number(let number): return .number(number)
        case .string(let string): return .string(string)
        case .boolean(let value): return .boolean(value)
        case .nodes(let nodes):
          if nodes.isEmpty { throw CardError("the path has no match") }
          return .array(nodes.map { .string(tree.serialized($0)) })
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardFunctionsXPathPart = SupportPart(cardFunctionsXPath)
}
