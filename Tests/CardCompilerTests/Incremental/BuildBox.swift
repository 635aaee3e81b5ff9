import CardTestSupport
import Foundation

@testable import CardCompiler

/// A folder with templates that is built in the process of the test.
struct BuildBox {
  let box: Sandbox

  init() throws {
    box = try Sandbox()
    try box.write("in/a.json", Self.card("a"))
    try box.write("in/sub/b.json", Self.card("b ${name}"))
    try box.write("in/sub/b.data.json", #"{"name": "Ada"}"#)
    try box.write("in/c.json", #"{"type": "badge", "text": "new"}"#)
    try box.write(
      "in/_components/badge.yaml",
      """
      metadata: { name: badge }
      props: { text: { type: string } }
      component: { type: Text, values: { text: "$prop{text}" } }

      """)
  }

  static func card(_ text: String) -> String { #"{"type": "Text", "values": {"text": "\#(text)"}}"# }

  /// Builds the templates into a folder.
  func build(
    into output: String = "out", targets: [String] = ["drivenui", "skima"],
    _ change: (inout ProjectBuild) -> Void = { _ in }
  ) throws -> ProjectBuild.Outcome {
    var request = WorkspaceRequest()
    request.inputs = [box.absolute("in")]
    request.settings.inputs = request.inputs
    request.mustBeReproducible = true
    request.settings.targets = targets
    let workspace = try Workspace.open(request)
    var build = ProjectBuild(
      workspace, targets: try workspace.targets(targets), output: box.absolute(output))
    build.jobs = 2
    build.patience = 0
    change(&build)
    return build.run(request.inputs)
  }

  /// The outputs by name, without what builds keep for themselves.
  func outputs(in folder: String = "out") -> [String: String] {
    let names = box.files(in: folder).filter { !$0.hasPrefix(".cardc/") }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, box.read(folder + "/" + $0) ?? "") })
  }
}

extension ProjectBuild.Outcome {
  /// Everything that was found, as one line each.
  var text: String { DiagnosticRenderer(style: .human, color: false).render(diagnostics.sorted()) }
}
