import CardCompiler
import CardFormats
import CardSyntax
import CardTemplate
import CardTestSupport
import Foundation
import Testing

@testable import CardSwift

/// Generated functions against the compiled templates that they were made from.
@Suite struct RenderTests {
  /// A template to generate code for, with data to fill it with.
  struct Sample {
    var name: String
    var template: Document
    var samples: [String] = []
    /// Data as JSON; none for random ones.
    var data: [String]?
  }

  /// What a program made of generated code writes: a line for each set of data, `!` for an error.
  private func outputs(of samples: [Sample], randomSets: Int) throws -> [[(
    data: String, expected: String, actual: String
  )]] {
    let folder = try GeneratedProgram()
    var main = "import Foundation\n\nfunc decode<T: Decodable>(_ type: T.Type, _ text: Substring) -> T? {\n"
    main +=
      "  do { return try JSONDecoder().decode(type, from: Data(text.utf8)) } catch { print(\"?\", error); return nil }\n}\n"
    var all: [[(data: String, expected: String)]] = []
    for (number, sample) in samples.enumerated() {
      var diagnostics = Diagnostics()
      let document = sample.template
      let roots = try sample.samples.map { text in
        let source = SourceText(name: "data", text: text)
        return try #require(Document.read(source, as: SourceSyntax.detect(source), diagnostics: &diagnostics)).root
      }
      let code = CodeTemplate(document: document, evidence: .samples(roots))
      let name = "T\(number)"
      let made = RenderGenerator.file(code, name: name, header: [], diagnostics: &diagnostics)
      #expect(diagnostics.all.filter { $0.severity == .error }.map(\.message) == [], "\(sample.name)")
      guard let made else { continue }
      try folder.add("\(name).swift", made.file.source)
      let types = DataTypes(code, name: name + "Data", open: made.open)
      let compiled = try #require(Template(compiling: document, diagnostics: &diagnostics))
      var sets: [(data: String, expected: String)] = []
      for set in 0..<(sample.data?.count ?? randomSets) {
        var random = RandomData(seed: UInt64(set))
        let text = sample.data?[set] ?? types.root.map { random.json($0, types) } ?? "{}"
        var found = Diagnostics()
        let data = try #require(
          Document.read(SourceText(name: "data.json", text: text), as: .json, diagnostics: &found), "\(text)")
        var buffer = ByteBuffer()
        let isDone = compiled.expand(data.root, into: &buffer, diagnostics: &found)
        sets.append((text, isDone ? buffer.string() : "!"))
      }
      all.append(sets)
      try folder.add("\(name).jsonl", sets.map(\.data).joined(separator: "\n"))
      main += """

        for line in try! String(contentsOfFile: "\(name).jsonl", encoding: .utf8).split(separator: "\\n") {
          guard let data = decode(\(name)Data.self, line) else { continue }
          var output: [UInt8] = []
          do { try render(data, into: &output) } catch { output = [33] }
          print(String(decoding: output, as: UTF8.self))
        }
        print("--")

        """
    }
    try folder.add("main.swift", main)
    let lines = try folder.run().split(separator: "--\n", omittingEmptySubsequences: false)
    return zip(all, lines).map { sets, part in
      zip(sets, part.split(separator: "\n")).map { ($0.data, $0.expected, String($1)) }
    }
  }

  private func check(_ samples: [Sample], randomSets: Int) throws {
    let outputs = try outputs(of: samples, randomSets: randomSets)
    #expect(outputs.count == samples.count)
    for (sample, sets) in zip(samples, outputs) {
      #expect(sets.count == sample.data?.count ?? randomSets, "\(sample.name)")
      let wrong = sets.filter { $0.expected != $0.actual }
      for set in wrong.prefix(2) {
        Issue.record("\(sample.name) with \(set.data)\n expand \(set.expected)\n render \(set.actual)")
      }
      #expect(wrong.isEmpty, "\(sample.name): \(wrong.count) of \(sets.count) differ")
    }
  }

  @Test(.timeLimit(.minutes(5))) func templatesOfTheProject() throws {
    var samples: [Sample] = []
    let folder = Project.root + "/templates"
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      guard file.hasSuffix(".yaml") || file.hasSuffix(".json"), !file.contains(".data.") else { continue }
      let stem = String(file.dropLast(5))
      let pipeline = Pipeline(compiler: Compiler(CompilerOptions()))
      let path = folder + "/" + file
      let source = SourceText(name: path, text: try String(contentsOfFile: path, encoding: .utf8))
      let prepared = pipeline.prepare(source, asTemplate: true, files: pipeline.files(for: path))
      var sample = Sample(name: stem, template: try #require(prepared.document))
      for ending in ["json", "yaml"] {
        if let data = try? String(contentsOfFile: "\(folder)/\(stem).data.\(ending)", encoding: .utf8) {
          sample.samples.append(data)
        }
      }
      samples.append(sample)
    }
    #expect(samples.count > 8)
    try check(samples, randomSets: 500)
  }

  @Test(.timeLimit(.minutes(5))) func semantics() throws {
    func hole(_ text: String) throws -> Document {
      try #"{"a":"\#(text)","b":"x \#(text) y","c":["\#(text)"]}"#.document()
    }
    let people =
      #"{"name":"Ada","age":36,"isAdmin":true,"tags":["a","b"],"items":[{"n":1,"t":"x"},{"n":2.5,"t":"y"}],"when":"2026-03-14T15:09:26Z","note":"n"}"#
    let texts = [
      "${name}", "${name + '!'}", "${age + 1}", "${age - 1 * 2}", "${(age - 1) * 2}", "${age / 5}", "${age / 7.5}",
      "${age % 5}", "${isAdmin}", "${!isAdmin}", "${if(isAdmin, name, 'nobody')}", "${if(age > 18, 'adult', 'child')}",
      "${age >= 36 && isAdmin}", "${name == 'Ada' || age == 1}", "${name != 'Ada'}", "${toUpper(name)}",
      "${toLower(name)}",
      "${trim(name)}", "${length(name)}", "${count(items)}", "${count(tags)}", "${formatNumber(age, 2)}",
      "${formatNumber(age, 0, 'de-DE')}", "${string(age)}", "${string(name)}", "${string(isAdmin)}",
      "${sum(select(items, x, x.n))}", "${average(select(items, x, x.n))}", "${min(age, 3)}", "${max(age, 3)}",
      "${floor(age / 2.5)}", "${ceiling(age / 2.5)}", "${abs(age - 100)}", "${round(age / 3.7, 1)}",
      "${formatDateTime(when, 'yyyy-MM-dd')}", "${formatDateTime(when, 'dddd, d MMMM')}",
      "${formatEpoch(age, 'HH:mm')}",
      "${join(tags, ', ')}", "${join(select(items, x, x.t), '+')}", "${count(where(items, x, x.n > 1))}",
      "${any(items, x, x.t == 'y')}", "${all(items, x, x.n > 0)}", "${first(tags)}", "${last(tags)}", "${tags[0]}",
      "${items[1].t}", "${items[9].t}", "${exists(note)}", "${if(exists(note), note, 'none')}",
      "${coalesce(note, name)}",
      "${empty(name)}", "${empty(items)}", "${substring(name, 0, 1)}", "${replace(name, 'A', 'B')}",
      "${contains(name, 'd')}",
      "${startsWith(name, 'A')}", "${endsWith(name, 'a')}", "${indexOf(name, 'a')}", "${split(name, 'd')}",
      "${concat(name, age)}", "${concat(name, isAdmin, '-')}", "${name & age}", "${addOrdinal(age)}", "${int(name)}",
      "${float('1.5')}", "${sentenceCase(name)}", "${skip(tags, 1)}", "${take(tags, 1)}", "${createArray(name, age)}",
      "${isString(name)}", "${age ^ 2}", "${sqrt(age)}", "${note ?? 'x'}", "${[name, age]}", "${$root.name}",
      "${if(note == null, 'none', note)}", "${bool(age)}", "${less(name, 'b')}", "${name < 'b'}", "${age / 0}",
      "${1 + 2}", "${-age}", "${'a' + 'b'}", "${tags}", "${items}",
    ]
    let holes = try texts.enumerated().map {
      Sample(name: "\($0.offset) \($0.element)", template: try hole($0.element), samples: [people])
    }
    let scopes = [
      #"[{"$data":"${items}","t":"${t}","i":"${$index}","r":"${$root.name}"}]"#,
      #"[{"$data":"${items}","$when":"${n > 1}","t":"${t} ${$index}"}]"#,
      #"{"x":{"$data":"${items}","t":"${t}"}}"#, #"{"x":{"$when":"${isAdmin}","t":"${name}"}}"#,
      #"{"x":{"$data":"${items}","$when":"${n > 2}","t":"${t}"}}"#,
      #"[{"$data":[{"a":1},{"a":"z"}],"t":"${a}","r":"${$root.name}"}]"#, #"[{"$data":{"a":1},"t":"${a} ${b}"}]"#,
      #"[{"$data":"${items}","l":[{"$data":"${$root.tags}","t":"${$data}","i":"${$index}"}],"i":"${$index}"}]"#,
      #"[{"$when":"${exists(note)}","t":"${note}"},{"$when":"${!exists(note)}","t":"-"}]"#,
      #"{"t":"${user.name}","u":"${if(exists(user.mail), user.mail, '-')}","v":"${user.address.city}"}"#,
      #"[{"$data":"${list}","t":"${name}"}]"#, #"{"t":"plain"}"#, #""${name}""#,
    ]
    let others = try scopes.enumerated().map {
      Sample(name: "scope \($0.offset)", template: try $0.element.document(), samples: $0.offset < 9 ? [people] : [])
    }
    let keys = #"""
      {"a":"${class} ${$data['self']}","b":"${$data['🎉']}","c":"${$data['']}","d":"${$data['größe']}","e":["${init}"],
       "f":"${$data['first name']}${$data['first-name']}","g":"${Type.protocol}","h":"${hash + codingKeys}"}
      """#
    let values = #"""
      {"class":"1","self":"2","🎉":"3","":"4","größe":"5","init":6,"first name":"7","first-name":"8",
       "Type":{"protocol":9},"hash":10,"codingKeys":11}
      """#
    let named = Sample(name: "keys", template: try keys.document(), samples: [values])
    try check(holes + others + [named], randomSets: 40)
  }
}

/// A program that is made of generated files and the sources of the support code.
struct GeneratedProgram {
  let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "cardc-generated-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  func add(_ name: String, _ content: String) throws {
    try content.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
  }

  /// Compiles everything and gives what the program prints.
  func run() throws -> String {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.sorted()
    let runtime = Project.root + "/Sources"
    // As in generated files the support code is one module with the views.
    let parts = (FileManager.default.enumerator(atPath: runtime)?.compactMap { $0 as? String } ?? [])
      .filter { ($0.hasPrefix("CardRuntime/") || $0.hasPrefix("CardKernel/")) && $0.hasSuffix(".swift") }.sorted()
    for (number, part) in parts.enumerated() {
      let text = try String(contentsOfFile: runtime + "/" + part, encoding: .utf8)
      try add("support\(number).swift", text.replacing("import CardKernel\n", with: ""))
    }
    let sources = parts.indices.map { "support\($0).swift" }
    let build = try Project.execute(
      "swiftc", ["-swift-version", "6", "-wmo", "-package-name", "generated", "-o", "program"] + files + sources,
      in: folder)
    #expect(build.code == 0, "\(build.output.suffix(3000))")
    guard build.code == 0 else { return "" }
    let run = try Project.execute(folder + "/program", [], in: folder)
    #expect(run.code == 0)
    try? FileManager.default.removeItem(atPath: folder)
    return run.output
  }
}

/// The checkout that is tested.
enum Project {
  /// The folder of the package.
  static let root = String(#filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 })

  /// Runs a program.
  static func execute(_ program: String, _ arguments: [String], in folder: String) throws -> (
    code: Int32, output: String
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program.hasPrefix("/") ? program : "/usr/bin/env")
    process.arguments = program.hasPrefix("/") ? arguments : [program] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}

extension String {
  /// The JSON document that the text is.
  fileprivate func document() throws -> Document {
    var diagnostics = Diagnostics()
    return try #require(
      Document.read(SourceText(name: "t.json", text: self), as: .json, diagnostics: &diagnostics), "\(self)")
  }
}
