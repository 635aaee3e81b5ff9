import CardKernel

extension CardFunctions {
  /// A path of `xPath` that is read once and used often.
  public struct XMLPath: Sendable {
    fileprivate let path: Result<XPath, CardError>

    /// The path `text`; what cannot be read is an error where it is used.
    public init(_ text: String) {
      do throws(LiteralProblem) {
        path = .success(try XPath(text))
      } catch {
        path = .failure(CardError("the path cannot be read: \(error.message)"))
      }
    }

    /// The path that a value is.
    public init(_ value: CardValue) throws(CardError) { self.init(try string(existing: value)) }
  }

  /// What an XPath finds in an XML text: an array of nodes as XML, or a number, string or boolean.
  public static func xPath(_ value: CardValue, _ path: XMLPath) throws(CardError) -> CardValue {
    let text = try string(existing: value)
    let path = try path.path.get()
    let tree: XMLTree
    do throws(LiteralProblem) { tree = try XMLReader.read(text) } catch {
      throw CardError(XMLReader.message(error, in: text))
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
