extension TemplateString {
  /// The same choice among other values, where the text is one hole with conditions that choose among strings; none where it
  /// is something else, or `value` does not know one of the strings.
  package func mappingChoice(_ value: (_ string: String) -> Expression?) -> TemplateString? {
    guard let hole = singleHole else { return nil }
    return hole.mappingChoice(value).map { TemplateString([.hole($0)]) }
  }
}

extension Expression {
  fileprivate func mappingChoice(_ value: (String) -> Expression?) -> Expression? {
    switch content {
    case .string(let text): return value(text)
    case .call("if", let arguments) where arguments.count == 3:
      guard let yes = arguments[1].mappingChoice(value), let no = arguments[2].mappingChoice(value) else { return nil }
      return .call("if", [arguments[0], yes, no])
    default: return nil
    }
  }
}
