// swift-tools-version: 6.2

import PackageDescription

// The plugins of cardc with the compiler as a program: a package that uses them compiles nothing of it.
let package = Package(
  name: "cardc-plugins",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .plugin(name: "CardcPlugin", targets: ["CardcPlugin"]),
    .plugin(name: "CardsCommand", targets: ["CardsCommand"]),
    .library(name: "CardRuntime", targets: ["CardRuntime"]),
  ],
  targets: [
    .binaryTarget(name: "cardc", path: "cardc.artifactbundle"),
    .target(name: "CardKernel", swiftSettings: settings),
    .target(name: "CardRuntime", dependencies: ["CardKernel"], swiftSettings: settings),
    .plugin(name: "CardcPlugin", capability: .buildTool(), dependencies: ["cardc"], path: "Sources/CardcPlugin"),
    .plugin(
      name: "CardsCommand",
      capability: .command(
        intent: .custom(verb: "cards", description: "Check cards, or write the Swift that is generated from them."),
        permissions: [.writeToPackageDirectory(reason: "`--write` keeps the generated files in the package.")]),
      dependencies: ["cardc"], path: "Sources/CardsCommand"),
  ]
)

var settings: [SwiftSetting] {
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
