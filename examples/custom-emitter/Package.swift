// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "custom-emitter",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "cardc", path: "../..")],
  targets: [
    .target(name: "DigestTarget", dependencies: [.product(name: "CardCompiler", package: "cardc")]),
    .executableTarget(name: "digest", dependencies: ["DigestTarget"]),
    .testTarget(name: "DigestTargetTests", dependencies: ["DigestTarget"], exclude: ["Reference"]),
  ]
)
