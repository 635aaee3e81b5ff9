// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "ExpenseApp",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  targets: [.executableTarget(name: "ExpenseApp")]
)
