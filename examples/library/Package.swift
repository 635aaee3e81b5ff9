// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "card-printer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "cardc", path: "../..")],
  targets: [
    .executableTarget(
      name: "card-printer",
      dependencies: [
        .product(name: "CardCompiler", package: "cardc"), .product(name: "CardModel", package: "cardc"),
      ])
  ]
)
