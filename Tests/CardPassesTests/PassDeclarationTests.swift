import CardIR
import Testing

import class Foundation.FileManager
import struct Foundation.URL

@testable import CardPasses

/// What passes say of themselves, which is all that the pipeline knows of them.
@Suite("What passes declare")
struct PassDeclarationTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func typeName(_ pass: any Pass) -> String { String(describing: type(of: pass)) }

  /// The text of each Swift file in a folder by its name.
  private static func files(in folder: String) throws -> [String: String] {
    let root = root.appendingPathComponent(folder)
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    var files: [String: String] = [:]
    for file in found ?? [] where file.pathExtension == "swift" {
      files[file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
    }
    return files
  }

  @Test("a pass that must follow others comes after them, in legalization for a version too")
  func order() {
    let names = Set(PassPipeline.all.map(\.name))
    for passes in [PassPipeline.all, Legalization.versionPasses] {
      for (position, pass) in passes.enumerated() {
        #expect(pass.follows.isSubset(of: names), "\(pass.name)")
        let later = Set(passes[position...].map(\.name))
        #expect(pass.follows.isDisjoint(with: later), "\(pass.name)")
      }
    }
  }

  @Test("the last step of legalization leaves nothing to others")
  func last() {
    #expect(Legalization.passes.last?.follows.isEmpty == false)
    #expect(Legalization.passes.allSatisfy { !$0.repeats && !$0.keepsMeaning && !$0.endsStage })
  }

  @Test("optimizations keep the meaning, others give something up")
  func meaning() {
    #expect(PassPipeline.optimizations.allSatisfy { $0.keepsMeaning })
    #expect(PassPipeline.lossy.allSatisfy { !$0.keepsMeaning && $0.stage == .lossy })
  }

  @Test("only passes after legalization run again, concern what it has made, or end their stage")
  func late() {
    for pass in PassPipeline.all {
      let isLate = if case .late = pass.stage { true } else { false }
      if pass.repeats || pass.concernsLegalized || pass.endsStage { #expect(isLate, "\(pass.name)") }
      // What is written differently only is the same after one run; what takes something away may make way for others.
      if isLate { #expect(pass.repeats == (pass.stage != .late(.canonical)), "\(pass.name)") }
    }
    #expect(PassPipeline.optimizations.filter(\.endsStage).map(\.name) == [PassPipeline.optimizations.last?.name])
  }

  @Test("passes that look for references say so")
  func needs() throws {
    let files = try Self.files(in: "Sources/CardPasses")
    for pass in PassPipeline.all {
      guard let file = files[Self.typeName(pass) + ".swift"] else { continue }
      let asks = file.contains("context.references(of:")
      if asks { #expect(pass.needs.contains(.references), "\(pass.name)") }
    }
  }

  @Test("the pipeline names no pass")
  func blindness() throws {
    let files = try Self.files(in: "Sources/CardPasses/Manager")
    #expect(files.count > 4)
    for (name, text) in files {
      for pass in PassPipeline.all {
        let words = text.split { !$0.isLetter && !$0.isNumber }
        #expect(!words.contains(Substring(Self.typeName(pass))), "\(name): \(Self.typeName(pass))")
      }
    }
  }

  /// Passes whose tests stand in a file with those of others, and why.
  private static let shared: [String: String] = [
    "DropBackgroundImages": "LossyPassesTests", "DropEmbeddedImages": "LossyPassesTests",
    "DropFallbacks": "LossyPassesTests", "DropTooltips": "LossyPassesTests",
    "DropUnknownProperties": "LossyPassesTests", "ShortenTexts": "LossyPassesTests",
    "DropEmptyImages": "LowerImagesTests", "DropExtraCells": "LowerTablesTests", "DropHidden": "LayoutLoweringTests",
    "FlattenAlpha": "MeasureLoweringTests", "FoldExpressions": "BindingPassTests", "HoistColors": "StackTidyingTests",
    "JoinToggles": "InputLoweringTests", "LowerActionSets": "ContentLoweringTests",
    "LowerActions": "ContentLoweringTests", "LowerAlignment": "LayoutLoweringTests",
    "LowerBoxes": "LayoutLoweringTests", "LowerColumns": "LayoutLoweringTests", "LowerFacts": "ContentLoweringTests",
    "LowerInputs": "InputLoweringTests", "LowerRichText": "ContentLoweringTests", "LowerSizes": "MeasureLoweringTests",
    "MaterializeDefaults": "LayoutLoweringTests", "PruneBranches": "BindingPassTests",
    "RaiseSpacing": "LowerSpacingTests", "RaiseVisibility": "RaiseInputsTests",
    "RemoveUnsupported": "LayoutLoweringTests", "RespellBoundColors": "MeasureLoweringTests",
    "RoundMeasures": "MeasureLoweringTests", "ShapeCanvasRoot": "SynthesizeConstraintsTests",
    "ShortenValues": "CanonicalValuesTests", "SimplifyExpressions": "BindingPassTests",
    "SimplifySpacers": "StackTidyingTests", "Specialize": "BindingPassTests", "SplitToggles": "InputLoweringTests",
    "TranslateMarkdown": "ContentLoweringTests", "UnwrapRoot": "LayoutLoweringTests",
    "WrapRoot": "LayoutLoweringTests",
  ]

  @Test("every pass has tests: a file of its own, or a place in one with passes that are like it")
  func tests() throws {
    let files = try Self.files(in: "Tests/CardPassesTests")
    for pass in PassPipeline.all {
      let name = Self.typeName(pass)
      let own = files[name + "Tests.swift"]
      let file = own ?? Self.shared[name].flatMap { files[$0 + ".swift"] }
      #expect(file?.contains(name + "(") == true, "\(name)")
      #expect(own == nil || Self.shared[name] == nil, "\(name) has a file of its own by now")
    }
  }
}
