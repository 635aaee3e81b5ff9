extension SupportSources {
  /// The part `TreeValue`.
  static let treeValue = ##"""
    /// A value of JSON as paths and writers see it, whoever holds it: the evaluator or generated code.
    protocol CardTreeValue {
      /// Nothing.
      static var undefined: Self { get }
      /// `null`
      static var null: Self { get }
      /// A truth value.
      static func boolean(_ value: Bool) -> Self
      /// A number.
      static func number(_ value: Double) -> Self
      /// A text.
      static func string(_ text: String) -> Self
      /// An array.
      static func array(_ elements: [Self]) -> Self

      /// Whether it is missing.
      var isUndefined: Bool { get }
      /// Whether it is missing or `null`.
      var isNothing: Bool { get }
      /// The truth value, if it is one.
      var truth: Bool? { get }
      /// The number, if it is one; not a number is none.
      var number: Double? { get }
      /// The text, if it is one.
      var text: String? { get }
      /// The elements, if it is an array.
      var elements: [Self]? { get }
      /// The members, if it is an object.
      var members: [(name: String, value: Self)]? { get }
      /// The number of elements or members.
      var count: Int? { get }
      /// Whether conditions take it for true.
      var isTrue: Bool { get }
      /// Whether it is a string.
      var isString: Bool { get }
      /// Whether it is an array.
      var isArray: Bool { get }
      /// Whether it is an object.
      var isObject: Bool { get }
      /// Whether JavaScript takes it for false.
      var isFalsy: Bool { get }
      /// The text inside of other text, as JavaScript's `toString` gives it; none for `null` and nothing.
      var printed: String? { get }
      /// The steps of reading it once more, if it is a text or a number.
      var textCost: Int { get }

      /// Whether two values are the same, content and all.
      static func areEqual(_ left: Self, _ right: Self) -> Bool
      /// Whether two values are the same as JavaScript's `===` understands it.
      static func areIdentical(_ left: Self, _ right: Self) -> Bool
    }
    """##

  /// The same as it is read.
  static let treeValuePart = SupportPart(treeValue)
}
