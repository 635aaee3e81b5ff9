import CardIR
import CardSyntax

/// What is probably not meant in a screen although the app takes every value. Only `cardc check` asks for this.
struct SkimaLint {
  /// The variables of the screen, in the order of the text.
  private var variables: [String] = []
  /// The variables of widgets by the widgets' ids.
  private var variableOfWidget: [String: String?] = [:]
  /// The names of variables in bodies of calls.
  private var sent: [Node] = []

  /// Reports names of variables to be sent that nothing on the screen stores.
  static func check(_ screen: Screen, _ diagnostics: inout Diagnostics) {
    guard let root = screen.root.source else { return }
    var lint = SkimaLint()
    lint.read(root)
    for node in lint.sent { lint.check(node, &diagnostics) }
  }

  private mutating func read(_ node: Node) {
    switch node.kind {
    case .array: for item in node.elements { read(item) }
    case .object:
      let variable = node["props"]?["variableId"]?.string
      if let variable { variables.append(variable) }
      if let id = node["id"]?.string, node["props"] != nil { variableOfWidget[id] = variable }
      let data = node["data"]
      switch node["type"]?.string {
      case "manageValue": if let id = data?["id"]?.string { variables.append(id) }
      case "apicall": if let body = data?["body"], body.kind == .array { sent += body.elements }
      default: break
      }
      for member in node.members { read(member.value) }
    default: break
    }
  }

  /// Other screens may store a variable as well; what is nearly one of this screen, or names a widget, is a mistake.
  private func check(_ node: Node, _ diagnostics: inout Diagnostics) {
    guard let name = node.string, !variables.contains(name), !name.containsUTF8("${") else { return }
    let ofWidget = variableOfWidget[name]
    let meant = ofWidget.flatMap(\.self) ?? Suggestion.nearest(to: name, in: variables)
    guard ofWidget != nil || meant != nil else { return }
    let what = ofWidget != nil ? "the id of a widget and no variable" : "no variable of the screen"
    diagnostics.report(
      Diagnostic(
        SkimaDiagnostics.unknownVariable, "`\(name)` is \(what), so the call does not send it", at: node.span,
        meant: meant, help: "write the `variableId` of the input"))
  }
}
