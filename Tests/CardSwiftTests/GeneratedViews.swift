import CardCompiler
import CardFormats
import CardIR
import CardSwift
import CardSyntax
import CardTemplate
import CardTestSupport
import Foundation

/// Views generated from files, as a build would.
struct GeneratedViews {
  /// The view of one file.
  struct View {
    var path: String
    var source: SwiftTools.Source
    var parts: Set<String>
    var document: Document
  }

  private(set) var views: [View] = []
  /// The files that nothing came of, with the reason.
  private(set) var failures: [String: String] = [:]

  /// The views of screens, each with a name that no other has.
  init(_ paths: [String], below root: String) throws {
    self.init(try paths.map { SourceText(name: $0, bytes: try TestFiles.bytes($0)) }, below: root)
  }

  /// The views of screens, each with a name that no other has; the names of the sources are those of files.
  init(_ sources: [SourceText], below root: String = "", evidence: DataEvidence = .none) {
    var taken: Set<String> = []
    for source in sources {
      let path = source.name
      let compiler = Compiler()
      let prepared = compiler.prepare(source)
      guard let document = prepared.document else {
        failures[path] = "it cannot be read"
        continue
      }
      // As in a build, where two files of one name get something more into the names of their types.
      let stem = path.dropFirst(root.count).split(separator: "/").last?.split(separator: ".").dropLast()
      let plain = (stem ?? []).joined(separator: " ")
      var name = plain
      var number = 1
      while !taken.insert(SwiftTypeName.of(name).lowercased()).inserted {
        number += 1
        name = "\(plain) \(number)"
      }
      let result = Self.compile(prepared, compiler, as: name, evidence)
      guard let output = result.outputs.first, let file = output.files.first else {
        failures[path] = result.diagnostics.all.first { $0.severity == .error }?.message ?? "there is no output"
        continue
      }
      let text = String(decoding: file.bytes, as: UTF8.self)
      let fileName = name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
      views.append(
        View(path: path, source: .init(name: fileName, text: text), parts: output.parts, document: document))
    }
  }

  private static func compile(
    _ source: PreparedSource, _ compiler: Compiler, as name: String, _ evidence: DataEvidence
  ) -> CompilationResult {
    var template = CodeTemplate(document: source.document, name: name, evidence: evidence)
    template.typeName = name
    return Pipeline(compiler: compiler).run(
      source, data: nil, host: nil, targets: [.swiftUI], generating: template)
  }

  /// The support code of all views.
  var support: SwiftTools.Source { Self.support(views.reduce(into: []) { $0.formUnion($1.parts) }) }

  /// The support code of some parts.
  static func support(_ parts: Set<String>) -> SwiftTools.Source {
    let file = SwiftUIFormat().support(parts)
    return .init(name: "CardSupport", text: String(decoding: file?.bytes ?? [], as: UTF8.self))
  }
}
