import CardFormats
import CardIR
import Foundation
import Testing

/// The representation, the passes and the Swift generators know capabilities, not formats: none of them spells a type or
/// property as a format does, or names a format.
@Suite("Modules that know no format")
struct FormatBlindnessTests {
  /// Literals that are a format's name for something as well, by file, and why they stand there.
  private static let exceptions: [String: (literals: Set<String>, reason: String)] = [
    "ExpectedText.swift": (["count"], "names that data often have"),
    "HostConfigKey.swift": (["adaptivecard"], "documents which renderer a host configuration is for"),
    "HostConfigReader.swift": (["$schema", "style"], "keys of host configurations, which are a format of their own"),
    "HostConfigSchema.swift": (
      ["$schema", "type", "items", "style", "adaptive card"],
      "keys of JSON Schema and of host configurations"
    ),
    "HostConfigTable.swift": (["adaptivecard"], "keys of host configurations"),
    "HostConfigTextKeys.swift": (["color", "size", "weight"], "keys of host configurations"),
    "CallNames.swift": (["apicall"], "the word for a call that the representation has taken over"),
    "HostFeatures.swift": (["adaptivecard"], "the name under which hosts state the version that they implement"),
    "LostParts.swift": (["type"], "messages name the object that a property is written in, by the type that it says"),
    "OpenElements.swift": (["type"], "types that the user names are found as the source writes them"),
    "UnknownContent.swift": (
      [
        "cells", "choices", "iconUrl", "images", "inlines", "items", "pages", "rows", "selectAction", "type",
        "imageUrl",
      ], "looks into elements of types that nobody knows for what a person meets, by the names that content usually has"
    ),
  ]

  /// What Swift and SwiftUI call something, which formats took over: files of generated code spell it.
  private static let swift: Set<String> = [
    "color", "column", "columns", "defaultValue", "rows", "thickness",
    "Button", "Circle", "Divider", "HStack", "Image", "List", "Rectangle", "Spacer", "Text", "VStack", "ZStack",
    "buttons", "choices", "container", "count",
    "font", "fontWeight", "max", "min", "minWidth", "number", "of", "size", "string", "theme", "to", "type", "weight",
  ]

  /// Names of types and properties that the representation has not taken over as its own.
  private static let names: Set<String> = {
    var names: Set<String> = []
    for subject in PropertySetTests.Subject.all {
      for type in subject.vocabulary.types {
        names.insert(type.name)
        for property in type.properties { names.insert(property.name) }
      }
    }
    let own =
      AttributeID.allCases.flatMap { [$0.rawValue, "\($0)"] }
      + ElementKind.allCases.flatMap { [$0.rawValue, "\($0)"] } + RegionID.allCases.flatMap { [$0.rawValue, "\($0)"] }
    return names.subtracting(own).subtracting(words)
  }()

  /// Words that objects of hosts have as keys and that mean something else everywhere.
  private static let words: Set<String> = [
    "name", "description", "properties", "maxWidth", "y", "x", "key", "content", "email", "extension", "row", "start",
    "end", "strings", "position", "abstract", "top", "right", "bottom", "left", "view",
  ]

  private static let formats = ["adaptivecard", "adaptive card", "drivenui", "driven ui", "skima"]

  /// The string literals of source text, and the rest of it without comments.
  private static func parts(of source: String) -> (literals: [String], code: String) {
    var (literals, code) = ([String](), "")
    for line in source.split(separator: "\n") {
      var (literal, isLiteral, isEscaped) = ("", false, false)
      var previous: Character = " "
      for character in line {
        if isLiteral {
          if character == "\"", !isEscaped {
            literals.append(literal)
            (literal, isLiteral) = ("", false)
          } else {
            literal.append(character)
          }
          isEscaped = character == "\\" && !isEscaped
        } else if character == "\"" {
          isLiteral = true
        } else {
          if character == "/", previous == "/" { break }
          code.append(character)
        }
        previous = character
      }
      code.append("\n")
    }
    return (literals, code)
  }

  @Test("no literal and no identifier is a format's name for a type or property, or names a format")
  func blindness() throws {
    #expect(Self.names.count > 100)
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources")
    // Types of formats, as identifiers: what SwiftUI calls so is its own.
    let types = Self.names.filter { $0.first?.isUppercase == true }.subtracting(Self.swift)
    var used: [String: Set<String>] = [:]
    for module in ["CardIR", "CardStyle", "CardText", "CardPasses", "CardSwift"] {
      let folder = sources.appendingPathComponent(module)
      let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
      for file in found ?? [] where file.pathExtension == "swift" && !file.path.contains("/Generated/") {
        let name = file.lastPathComponent
        let (literals, code) = Self.parts(of: try String(contentsOf: file, encoding: .utf8))
        var hits = Set(literals).intersection(Self.names)
        for literal in Set(literals) {
          if let format = Self.formats.first(where: { literal.lowercased().contains($0) }) { hits.insert(format) }
        }
        if module == "CardSwift" { hits.subtract(Self.swift) }
        // What a variable is stored as is a word of the representation.
        if module == "CardPasses" { hits.remove("string") }
        used[name] = hits
        let exceptions = Self.exceptions[name]?.literals ?? []
        #expect(hits.subtracting(exceptions).isEmpty, "\(module)/\(name): \(hits.subtracting(exceptions).sorted())")
        // Host configurations are a format of their own, whose sections are named after types.
        if file.path.contains("/HostConfig/") { continue }
        let words = Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { String($0) })
        #expect(words.intersection(types).isEmpty, "\(module)/\(name): \(words.intersection(types).sorted())")
        let named = words.filter { word in Self.formats.contains { word.lowercased().contains($0) } }
        #expect(named.isEmpty, "\(module)/\(name): \(named.sorted())")
      }
    }
    // An exception that is needed no more goes.
    for (file, exception) in Self.exceptions {
      let unused = exception.literals.subtracting(used[file] ?? [])
      #expect(unused.isEmpty, "\(file) no longer has \(unused.sorted())")
    }
  }
}
