// Conformances of public types are public, and so must the imports be that they need.
public import ArgumentParser
public import CardCompiler

extension DiagnosticStyle: ExpressibleByArgument {}
extension DocumentSyntax: ExpressibleByArgument {}
extension OptimizationLevel: ExpressibleByArgument {}
extension ExpansionOptions.Missing: ExpressibleByArgument {}
extension RecordStream.FailurePolicy: ExpressibleByArgument {}
extension LoweringOptions.FontMap: ExpressibleByArgument {}
extension LoweringOptions.LargeChoices: ExpressibleByArgument {}
extension ScreenWidth: ExpressibleByArgument {}
extension FallbackRules: ExpressibleByArgument {}
