import ArgumentParser

/// The option that leads errors in generated source code back to templates.
struct SourceMapArgument: ParsableArguments {
  @Flag(name: .customLong("source-map"), inversion: .prefixedNo, help: .setting("source-map"))
  var isWanted: Bool?
}
