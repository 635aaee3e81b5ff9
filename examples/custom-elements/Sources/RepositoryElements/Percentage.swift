import CardCompiler

/// Shares as texts.
enum Percentage {
  /// The text `62 %`, with the computation in the hole where the share is one.
  static func text(of share: Bound<Double>) -> Bound<String> {
    switch share {
    case .literal(let share): .literal("\(Int((share * 100).rounded())) %")
    case .template(let template):
      .template(
        TemplateString(
          template.map { .call("round", [.call("mul", [$0, .number(100)])]) }.segments + [.text(" %")]))
    }
  }
}
