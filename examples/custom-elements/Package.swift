// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "custom-elements",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "cardc", path: "../..")],
  targets: [
    .target(name: "RepositoryElements", dependencies: [.product(name: "CardCompiler", package: "cardc")]),
    .executableTarget(name: "repository-cards", dependencies: ["RepositoryElements"]),
    .testTarget(name: "RepositoryElementsTests", dependencies: ["RepositoryElements"]),
  ]
)
