import ArgumentParser

/// The option that leads errors in generated source code back to templates.
struct SourceMapArgument: ParsableArguments {
  @Flag(
    name: .customLong("source-map"), inversion: .prefixedNo,
    help: "Map errors of the Swift compiler in generated code to the lines of the template.")
  var isWanted: Bool?
}
