import ArgumentParser
import Testing

@testable import cardc

@Suite("command lines that need no argument parser")
struct PlainArgumentsTests {
  @Test(
    "mean what the argument parser takes them for",
    arguments: [
      "convert a.json --to skima",
      "convert a.json b.json c --to=skima --from adaptive-card -o out/ --jobs 3 -q",
      "convert - --to drivenui --output - --syntax yaml -v --dry-run",
      "convert --to skima a.json --report x.json --report x.html --data d.json --host -",
      "convert a.json --to skima -Os --no-verify --verify-each --strict --fail-under 0.5 --budget 28KB",
      "convert a.json --to skima -O 2 --passes a,b --disable-pass a --disable-pass b --allow-lossy c --require-bound",
      "convert a.json --to swiftui --source-map --define a.b=1 --define c=x --no-literal --preserve",
      "convert a.json --to adaptive-card --card-version 1.4 --host-config teams --capability acme=1.0 --locale de",
      "convert a.json --to skima --font-map metric --base-url https://a.b/ --asset-base c --icon-base d",
      "convert a.json --to skima --submit-endpoint /x --no-scroll --pin-actions --split-cards s --inline-screens i",
      "convert a.json --to skima --show-hidden --no-show-urls --tolerant --diagnostics json --color never",
      "convert a.json --to skima --level input.duplicate-key=error --optimize 0 --fallback-rules javascript",
      "build", "build templates/ more -o dist --target skima --target drivenui --check --stats --stats-file s.json",
      "build --now 2026-01-31T12:00:00Z --seed 7 --max-steps 100 --data=d.yaml",
      "check", "check a.yaml b.yaml --jobs 2 --card-version 1.3 --host-config teams --data d --host h --quiet",
      "expand a.yaml", "expand - --data d.json -o o.json --syntax min --missing error --lenient --seed 3",
      "expand a.yaml --ndjson --data r.ndjson --on-error skip --jobs 4",
      "generate a.yaml", "generate a.yaml --target swift --output A.swift --no-source-map",
    ])
  func same(line: String) throws {
    let arguments = line.split(separator: " ").map(String.init)
    guard let full = try? Cardc.parseAsRoot(arguments) else {
      #expect(Cardc.plainCommand(arguments) == nil, "the argument parser does not take `\(line)`")
      return
    }
    let plain = try #require(Cardc.plainCommand(arguments))
    #expect(Self.values(of: plain) == Self.values(of: full))
  }

  @Test(
    "leave to the argument parser what only that can tell",
    arguments: [
      "", "--help", "help convert", "convert", "convert --help", "convert -h", "convert a.json", "convert --to skima",
      "convert a.json --to", "convert a.json --to --from x", "convert a.json --to skima --to drivenui", "conv a.json",
      "convert a.json --to skima --jobs x", "convert a.json --to skima --jobs 0", "convert a.json --to skima -vq",
      "convert a.json --to skima --strict --no-strict", "convert a.json --to skima --quiet=yes",
      "convert a.json --to skima -- b.json", "convert a.json --to skima --unknown", "convert a.json --to=",
      "convert a.json --to skima --report x.txt", "convert a.json --to skima --fail-under -1", "expand", "expand a b",
      "generate", "generate a b", "check --card-version x", "build --now x", "convert a.json --to skima -Ox",
      "build --version", "passes", "eval 1",
    ])
  func left(line: String) {
    #expect(Cardc.plainCommand(line.split(separator: " ").map(String.init)) == nil)
  }

  /// Every value in a command: in the order of the properties, and whatever the argument parser keeps with them.
  private static func values(of value: Any, _ path: String = "") -> [String] {
    let mirror = Mirror(reflecting: value)
    if let parsed = mirror.children.first(where: { $0.label == "_parsedValue" }) {
      guard let state = Mirror(reflecting: parsed.value).children.first, state.label == "value" else {
        return [path + " has no value"]
      }
      return values(of: state.value, path)
    }
    if let options = value as? any ParsableArguments {
      return Mirror(reflecting: options).children.flatMap { values(of: $0.value, path + "." + ($0.label ?? "")) }
    }
    return ["\(path) \(value)"]
  }
}
