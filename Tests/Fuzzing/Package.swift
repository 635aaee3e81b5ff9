// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "card-fuzz",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "cardc", path: "../..")],
  targets: [
    // libFuzzer brings the `main` function: `--sanitize fuzzer` links it.
    .executableTarget(name: "card-fuzz", dependencies: [.product(name: "CardCompiler", package: "cardc")])
  ]
)
