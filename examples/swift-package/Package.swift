// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "receipts",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "cardc", path: "../..")],
  targets: [
    .target(
      name: "Receipts",
      dependencies: [.product(name: "CardRuntime", package: "cardc")],
      plugins: [.plugin(name: "CardcPlugin", package: "cardc")]),
    .testTarget(
      name: "ReceiptsTests",
      dependencies: ["Receipts", .product(name: "CardCompiler", package: "cardc")]),
  ]
)
