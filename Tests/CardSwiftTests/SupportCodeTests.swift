import CardTestSupport
import Foundation
import Testing

@testable import CardSwift

@Suite("Support code")
struct SupportCodeTests {
  /// The files of the modules by name.
  private static func sources() throws -> [String: String] {
    var sources: [String: String] = [:]
    let paths = ["Sources/CardRuntime", "Sources/CardKernel"].flatMap { TestFiles.files(below: $0, extension: "swift") }
    for path in paths {
      let name = URL(filePath: path).deletingPathExtension().lastPathComponent
      #expect(sources[name] == nil, "two files are called \(name)")
      sources[name] = try String(contentsOfFile: path, encoding: .utf8)
    }
    return sources
  }

  /// The files that hold these sources, laid out as generated code is.
  private static func generated() throws -> [String: String] {
    var files: [String: String] = [:]
    var (all, parts, imports) = ("", "", "")
    var names: Set<String> = []
    let sorted = try sources().sorted { $0.key < $1.key }
    let prefix = SupportPrefix(of: sorted.map(\.value))
    let formatted = try SwiftTools.formatted(
      sorted.map { .init(name: $0.key, text: prefix.renamed(SupportCode.plain($0.value))) })
    for ((name, source), plain) in zip(sorted, formatted) {
      let variable = (name.prefix(1).lowercased() + name.dropFirst()).replacing("+", with: "")
      let lines = plain.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let body = lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
      files[name + "Source"] = """
        extension SupportSources {
          /// The part `\(name)`.
          static let \(variable) = ##\"""
        \(body)    \"""##

          /// The same as it is read.
          static let \(variable)Part = SupportPart(\(variable))
        }

        """
      parts += "    \"\(name)\": { \(variable)Part },\n"
      all += "    \"\(name)\": \(variable),\n"
      for piece in SupportPiece.pieces(of: plain) { collect(piece, into: &names) }
      for module in ["SwiftUI", "Glibc"] where source.contains("import \(module)\n") {
        imports += "    \"\(name)\": \"\(module)\",\n"
      }
    }
    files["SupportSources"] = """
      /// The sources of the modules `CardRuntime` and `CardKernel`, each file under its name.
      enum SupportSources {
        /// All of them.
        static let files: [String: String] = [
      \(all)  ]
        /// All of them as they are read, each when it is first asked for.
        static let parts: [String: @Sendable () -> SupportPart] = [
      \(parts)  ]
        /// The modules that parts import.
        static let imports: [String: String] = [
      \(imports)  ]
      }

      """
    files["SupportNames"] = """
      extension SupportSources {
        /// The names of types, of their members and of the labels of their initializers, from which it can be told what of the
        /// support code is used.
        static let names = ##\"""
      \(lines(of: names.sorted()))    \"""##
      }

      """
    return files
  }

  private static func collect(_ piece: SupportPiece, into names: inout Set<String>) {
    switch piece.need {
    case .named(let name), .mentioned(let name), .called(let name): names.insert(name)
    case .labelled(let labels): names.formUnion(labels)
    case .always, .extending, .conforming: break
    }
    names.formUnion(piece.requirements)
    // Lines that are there with a word.
    names.formUnion(piece.conditions.map { String($0.word) })
    // What is made with an initializer of an extension has the name of the type.
    names.formUnion(piece.containerName?.split(separator: ".").map(String.init) ?? [])
    for member in piece.members { collect(member, into: &names) }
  }

  /// Words in lines of usual length.
  private static func lines(of words: [String]) -> String {
    var (text, line) = ("", "   ")
    for word in words {
      if line.count + word.count > 115 {
        text += line + "\n"
        line = "   "
      }
      line += " " + word
    }
    return text + line + "\n"
  }

  @Test("is what the modules CardRuntime and CardKernel say; UPDATE_GENERATED=1 writes it anew")
  func files() throws {
    let folder = TestFiles.package.appending(path: "Sources/CardSwift/Support/Generated")
    let wanted = try Self.generated()
    let present = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let updates = ProcessInfo.processInfo.environment["UPDATE_GENERATED"] != nil
    for name in present where wanted[String(name.dropLast(6))] == nil {
      Issue.record("\(name) has no source any more")
      if updates { try FileManager.default.removeItem(at: folder.appending(path: name)) }
    }
    for (name, source) in wanted.sorted(by: { $0.key < $1.key }) {
      let file = folder.appending(path: name + ".swift")
      if (try? String(contentsOf: file, encoding: .utf8)) == source { continue }
      if updates { try source.write(to: file, atomically: true, encoding: .utf8) }
      Issue.record("\(name).swift is stale: UPDATE_GENERATED=1 swift test --filter SupportCodeTests writes it")
    }
  }

  @Test(
    "declares no type that an app may have as well: all are called after this package or are seen in the file alone")
  func prefixes() throws {
    let support = GeneratedViews.support(Set(try Self.sources().keys)).text
    let declared = support.split(separator: "\n").compactMap {
      $0.firstMatch(
        of: /^(?:@\w+ |indirect |final )*(?:struct|class|enum|protocol|typealias|actor|func|let|var) (\w+)/)?.1
    }
    #expect(declared.count > 150)
    #expect(declared.filter { !$0.hasPrefix("Card") } == [])
  }

  @Test("keeps the members and the texts of the types that get another name")
  func renamed() {
    let prefix = SupportPrefix(of: ["struct Instant {}\npackage indirect enum XPath {}\nstruct CardValue {}"])
    let source = #"let a: Instant = Owner.Instant("an Instant \(XPath.name(Instant())) in XPath") // XPath"#
    let wanted =
      #"let a: CardInstant = Owner.Instant("an Instant \(CardXPath.name(CardInstant())) in XPath") // CardXPath"#
    #expect(prefix.renamed(source) == wanted)
    #expect(prefix.renamed("  /// An Instant.") == "  /// An Instant.")
    #expect(prefix.renamed("0...XPath.limit") == "0...CardXPath.limit")
  }

  @Test("has parts that type-check with what they need, and nothing else")
  func dependencies() throws {
    for name in TestEffort.sample(try Self.sources().keys.sorted(), every: 5) {
      let file = GeneratedViews.support([name])
      #expect(try SwiftTools.errors(in: [file]) == [], "\(name)")
    }
  }

  @Test("is of one kind in each file, so that nothing stands between conditions, which are always there")
  func kinds() {
    for (name, source) in SupportSources.files {
      #expect(!source.contains("#if canImport(SwiftUI)"), "\(name)")
    }
  }

  @Test("names only parts that there are")
  func table() throws {
    let names = Set(try Self.sources().keys)
    for (name, needed) in SupportCode.dependencies {
      #expect(names.contains(name), "\(name)")
      #expect(needed.isSubset(of: names), "\(name)")
    }
  }

  @Test("is formatted as usual and has no access levels of its own")
  func format() throws {
    let file = GeneratedViews.support(Set(try Self.sources().keys))
    #expect(try SwiftTools.complaints(about: [file]) == [])
    let words = file.text.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(!words.contains("public") && !words.contains("package"))
  }
}
