// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "card-server",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "cardc", path: "../.."),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  ],
  targets: [
    .target(
      name: "CardServer",
      dependencies: [
        .product(name: "CardCompiler", package: "cardc"), .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
      ]),
    .executableTarget(name: "card-server", dependencies: ["CardServer"]),
    .testTarget(name: "CardServerTests", dependencies: ["CardServer"]),
  ]
)
