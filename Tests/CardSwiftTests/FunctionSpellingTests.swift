import CardCompiler
import CardFormats
import CardSyntax
import CardTemplate
import Foundation
import Testing

@testable import CardSwift

/// Every row of the table of functions says how generated Swift spells a call, or why there is none.
@Suite("Functions in generated Swift") struct FunctionSpellingTests {
  private static var functions: [Function] { FunctionTable.shared.groups.flatMap(\.functions) }

  /// A declaration of the support code.
  private struct Declaration {
    let parameters: String
    let canThrow: Bool
    let result: String
    let takesEvaluation: Bool
  }

  /// The declarations of the support code by name.
  private static let declarations: [String: [Declaration]] = {
    var declarations: [String: [Declaration]] = [:]
    for source in SupportSources.files.filter({ $0.key.hasPrefix("CardFunctions") }).values {
      for piece in source.split(separator: "static func ").dropFirst() {
        let name = String(piece.prefix { $0.isLetter || $0.isNumber })
        let head = piece.dropFirst(name.count).prefix { $0 != "{" }
        guard let end = head.range(of: ")\n  )") ?? head.range(of: ")", options: .backwards) else { continue }
        let text = String(head)
        let result = text.components(separatedBy: "-> ").last?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        declarations[name, default: []].append(
          Declaration(
            parameters: String(head[..<end.lowerBound]), canThrow: text.contains("throws"), result: result,
            takesEvaluation: text.contains("in evaluation")))
      }
    }
    return declarations
  }()

  private static func swiftType(of type: ValueType) -> String {
    switch type {
    case .number: "Double"
    case .string: "String"
    case .boolean: "Bool"
    default: "CardValue"
    }
  }

  @Test("what the table says of a function of the support code is what that declares")
  func declared() {
    for function in Self.functions {
      guard case .call(let support) = function.swift else { continue }
      let found = Self.declarations[support.name ?? function.name] ?? []
      let wanted = Self.swiftType(of: support.result ?? function.result)
      let fits = found.filter { declaration in
        declaration.result == wanted && declaration.canThrow == support.canThrow
          && declaration.takesEvaluation == (function.purity != .pure)
          && (function.parameters.isEmpty || declaration.parameters.contains("CardValue"))
      }
      #expect(!fits.isEmpty, "\(function.name): \(found)")
      guard let overload = support.typed else { continue }
      let types = function.parameters.map { ": \(Self.swiftType(of: $0.type))" }
      let typed = found.filter { declaration in
        declaration.result == wanted && declaration.canThrow == (overload == .throwing)
          && types.allSatisfy { declaration.parameters.contains($0) } && !declaration.parameters.contains("CardValue")
      }
      // A text that is formatted is read when the code runs, so that this overload can throw like the other.
      #expect(!typed.isEmpty || function.literalIndex != nil, "\(function.name): \(found)")
    }
  }

  @Test("each function can be generated, or is refused with what to do instead")
  func generated() throws {
    for function in Self.functions {
      var diagnostics = Diagnostics()
      let text = function.example.expression.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      let source = SourceText(name: "t.json", text: "[\"${\(text)}\"]")
      let document = try #require(Document.readJSON(source, diagnostics: &diagnostics))
      let made = RenderGenerator.file(
        CodeTemplate(document: document), name: "T", header: [], diagnostics: &diagnostics)
      let file = made?.file.source
      switch function.swift {
      case .call(let support):
        let written = file ?? ""
        #expect(file != nil, "\(text): \(diagnostics.all.map(\.message))")
        let isSupport = written.contains("CardFunctions.\(support.name ?? function.name)(")
        #expect(isSupport || Self.writtenAsOperators.contains(function.name), "\(text)")
      case .expression: #expect(file != nil, "\(text): \(diagnostics.all.map(\.message))")
      case .none(let help):
        #expect(file == nil && diagnostics.all.contains { $0.help == help }, "\(text)")
      }
    }
  }

  /// Functions whose examples have arguments of known types, of which Swift makes an operator, a literal or a member.
  private static let writtenAsOperators: Set<String> = [
    "add", "sub", "mul", "concat", "length", "first", "last", "count", "string",
  ]
}
