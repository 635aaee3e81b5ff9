// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// The flags that pkg-config gives for simdjson, or none if it is not installed: the comparison is then left out.
func simdjsonFlags() -> [String]? {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["pkg-config", "--libs", "simdjson"]
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  do { try process.run() } catch { return nil }
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { return nil }
  return text.split(whereSeparator: \.isWhitespace).map(String.init)
}

let simdjson = simdjsonFlags()

let package = Package(
  name: "card-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "cardc", path: "..")],
  targets: [
    .target(
      name: "CSIMDJSON",
      cxxSettings: simdjson == nil ? [] : [.define("HAVE_SIMDJSON")],
      linkerSettings: simdjson.map { [.unsafeFlags($0)] } ?? []
    ),
    .executableTarget(
      name: "card-benchmarks",
      dependencies: [
        "CSIMDJSON", .product(name: "CardCompiler", package: "cardc"), .product(name: "CardRuntime", package: "cardc"),
      ]
    ),
  ],
  cxxLanguageStandard: .cxx17
)
