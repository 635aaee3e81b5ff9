// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "custom-emitter",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "cardc", path: "../..")],
  targets: [
    .target(name: "ComposeTarget", dependencies: [.product(name: "CardCompiler", package: "cardc")]),
    .executableTarget(name: "compose", dependencies: ["ComposeTarget"]),
    .testTarget(name: "ComposeTargetTests", dependencies: ["ComposeTarget"], exclude: ["Reference"]),
  ]
)
