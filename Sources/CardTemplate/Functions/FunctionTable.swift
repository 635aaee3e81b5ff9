/// All functions of the language by name.
public struct FunctionTable: Sendable {
  /// The functions in groups, in the order in which documentation lists them.
  public let groups: [(name: String, functions: [Function])]

  private let byName: [String: Function]

  /// The one table.
  public static let shared = FunctionTable()

  private init() {
    groups = [
      ("Math", MathFunctions.all),
      ("Logic", LogicFunctions.all),
      ("Strings", StringFunctions.all + PatternFunctions.strings),
      ("Collections", CollectionFunctions.all + LambdaFunctions.all),
      ("Conversion", ConversionFunctions.all + EncodingFunctions.all + PatternFunctions.conversions),
      ("Types", TypeFunctions.all),
      ("Objects", ObjectFunctions.all + PatternFunctions.objects),
      ("Dates", DateFunctions.all),
      ("Time expressions", TimexFunctions.all),
      ("URI", URIFunctions.all),
    ]
    var byName: [String: Function] = [:]
    for group in groups {
      for function in group.functions {
        precondition(byName[function.name] == nil, "two functions are called \(function.name)")
        byName[function.name] = function
      }
    }
    self.byName = byName
  }

  /// The function `name`; names are case-sensitive.
  public func function(named name: String) -> Function? { byName[name] }

  /// The names that can be called and are supported.
  var names: [String] {
    groups.flatMap(\.functions).filter { Lexer.isIdentifier($0.name) }.map(\.name)
  }
}
