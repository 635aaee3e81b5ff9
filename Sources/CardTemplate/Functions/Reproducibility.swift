package import CardSyntax

extension Template {
  /// Reports each hole whose value depends on a clock or on chance that `options` leave open.
  package func reportChance(_ options: ExpansionOptions, diagnostics: inout Diagnostics) {
    for (expression, span) in expressions {
      guard let function = expression.firstFunction(where: { options.leavesOpen($0.purity) }) else { continue }
      diagnostics.report(.notReproducible(function, at: span))
    }
  }
}

extension ExpansionOptions {
  fileprivate func leavesOpen(_ purity: Function.Purity) -> Bool {
    switch purity {
    case .pure: false
    case .clock: now == nil
    case .random: seed == nil
    }
  }
}

extension Expression {
  /// The first function in source order that is called and fits.
  fileprivate func firstFunction(where fits: (Function) -> Bool) -> Function? {
    if case .call(let function, _) = syntax, fits(function) { return function }
    for child in children {
      if let function = child.firstFunction(where: fits) { return function }
    }
    return nil
  }
}
