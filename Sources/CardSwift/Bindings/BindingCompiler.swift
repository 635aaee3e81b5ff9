package import CardIR
package import CardSyntax
package import CardTemplate

/// Turns what is bound in a template into expressions of Swift over the generated data types.
///
/// Everything that cannot be said in Swift is reported, and gives a placeholder that compiles.
package struct BindingCompiler {
  /// What the template's data look like.
  package let types: DataTypes
  /// The parts of the support code that were used.
  package private(set) var parts: Set<String> = []
  /// What cannot be said.
  package private(set) var diagnostics = Diagnostics()

  /// A compiler of the bindings of one template.
  package init(_ types: DataTypes) { self.types = types }

  /// Notes that generated code uses a part of the support code.
  package mutating func use(_ part: String) { parts.insert(part) }

  /// A `String`: what the text shows.
  package mutating func text(_ template: TemplateString, in scope: BindingScope, at span: SourceSpan?)
    -> SwiftExpression
  {
    .text(template.sourceText)
  }

  /// A `Bool`; `usual` where the value is none.
  package mutating func flag(
    _ template: TemplateString, or usual: Bool, in scope: BindingScope, at span: SourceSpan?
  ) -> SwiftExpression {
    .verbatim(usual ? "true" : "false")
  }

  /// A `Double`; `usual` where the value is none.
  package mutating func number(
    _ template: TemplateString, or usual: Double, in scope: BindingScope, at span: SourceSpan?
  ) -> SwiftExpression {
    .number(usual)
  }

  /// A `CardValue`.
  package mutating func value(
    _ template: TemplateString, in scope: BindingScope, at span: SourceSpan?
  ) -> SwiftExpression {
    .call("CardValue.string", [SwiftArgument(nil, .text(template.sourceText))])
  }

  /// A `Bool`: whether the element is there.
  package mutating func condition(_ condition: Condition, in scope: BindingScope) -> SwiftExpression { "true" }

  /// What a `$data` does.
  package mutating func enter(_ entry: Scope, in scope: BindingScope) -> ScopeEntry { .once(scope) }
}
