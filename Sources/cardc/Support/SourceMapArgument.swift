import ArgumentParser

/// The option that leads errors in generated source code back to templates.
struct SourceMapArgument: ParsableArguments {
  @Flag(
    name: .customLong("source-map"), inversion: .prefixedNo,
    help: "Let errors of the compiler in generated Swift lead to the lines of the template.")
  var isWanted: Bool?
}
