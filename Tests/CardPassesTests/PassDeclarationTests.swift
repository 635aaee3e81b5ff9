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

  /// The text of each Swift file in a folder by its name, and the folder in that folder where it is.
  private static func files(in folder: String) throws -> [String: (text: String, folder: String)] {
    let root = root.appendingPathComponent(folder)
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    var files: [String: (text: String, folder: String)] = [:]
    for file in found ?? [] where file.pathExtension == "swift" {
      let path = file.deletingLastPathComponent().standardizedFileURL.path
      files[file.lastPathComponent] = (
        try String(contentsOf: file, encoding: .utf8), String(path.dropFirst(root.standardizedFileURL.path.count))
      )
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
      // One pass, one file, which is named after it.
      let file = try #require(files[Self.typeName(pass) + ".swift"], "\(pass.name)")
      let asks = file.text.contains("context.references(of:")
      if asks { #expect(pass.needs.contains(.references), "\(pass.name)") }
    }
  }

  @Test("the pipeline names no pass")
  func blindness() throws {
    let files = try Self.files(in: "Sources/CardPasses/Manager")
    #expect(files.count > 4)
    for (name, file) in files {
      for pass in PassPipeline.all {
        let words = file.text.split { !$0.isLetter && !$0.isNumber }
        #expect(!words.contains(Substring(Self.typeName(pass))), "\(name): \(Self.typeName(pass))")
      }
    }
  }

  @Test("passes have names of their own")
  func names() {
    let names = PassPipeline.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test("every pass has a file of tests of its own, in the folder that mirrors where the pass is")
  func tests() throws {
    let sources = try Self.files(in: "Sources/CardPasses")
    let tests = try Self.files(in: "Tests/CardPassesTests")
    for pass in PassPipeline.all {
      let name = Self.typeName(pass)
      let file = tests[name + "Tests.swift"]
      #expect(file?.text.contains(name + "(") == true, "\(name)")
      let folder = sources.values.first { $0.text.contains("struct \(name): Pass {") }?.folder
      #expect(file?.folder == folder, "\(name)")
    }
  }
}
