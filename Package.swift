// swift-tools-version: 6.2

import PackageDescription

// Warnings are errors where changes are checked; a user's newer compiler must not fail on a new warning.
let isStrict = Context.environment["CARDC_STRICT"] != nil

// The long forms of the tests take a third of the time in a build for release that has the assertions of one for debugging, and
// what stands under `DEBUG`: dependencies are optimized as well, and the argument parser does not check all options at every
// start. The tests themselves are not worth optimizing. Unsafe flags are for builds of this package alone, hence the variable.
let isOptimized = Context.environment["CARDC_OPTIMIZED"] != nil

let release = BuildSettingCondition.when(configuration: .release)

let commonSettings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

let settings: [SwiftSetting] =
  commonSettings
  + (isOptimized
    ? [.unsafeFlags(["-assert-config", "Debug", "-enable-testing"], release), .define("DEBUG", release)] : [])

let testSettings: [SwiftSetting] =
  commonSettings + (isOptimized ? [.unsafeFlags(["-Onone"], release), .define("DEBUG", release)] : [])

// Only who builds the documentation needs the plugin for it; everybody else would download it for nothing.
let documentation: [Package.Dependency] =
  Context.environment["CARDC_DOCS"] == nil
  ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")]

// The plugins run `cardc`, so the package manager builds it with all its modules a second time, as a tool. Whoever works
// on the modules and not on the plugins saves that with `CARDC_NO_PLUGINS=1`.
let hasPlugins = Context.environment["CARDC_NO_PLUGINS"] == nil

let pluginProducts: [Product] =
  hasPlugins
  ? [
    .plugin(name: "CardcPlugin", targets: ["CardcPlugin"]),
    .plugin(name: "CardsCommand", targets: ["CardsCommand"]),
  ] : []

// Swift has no definitions with a value, so the commit of a release is in a file of C. Without it, which is how users and
// their plugins build, a program is the same whatever the commit.
let commitSettings: [CSetting] =
  Context.environment["CARDC_COMMIT"].map { [.define("CARDC_COMMIT", to: "\"\($0)\"")] } ?? []

let plugins: [Target] =
  hasPlugins
  ? [
    .plugin(
      name: "CardcPlugin", capability: .buildTool(), dependencies: ["cardc"], path: "Sources/CardcPlugin"),
    .plugin(
      name: "CardsCommand",
      capability: .command(
        intent: .custom(verb: "cards", description: "Check cards, or write the Swift that is generated from them."),
        permissions: [.writeToPackageDirectory(reason: "`--write` keeps the generated files in the package.")]),
      dependencies: ["cardc"], path: "Sources/CardsCommand"),
  ] : []

let package = Package(
  name: "cardc",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .executable(name: "cardc", targets: ["cardc"]),
    .executable(name: "cardc-preview", targets: ["cardc-preview"]),
    .library(name: "CardCompiler", targets: ["CardCompiler"]),
    .library(name: "CardModel", targets: ["CardModel"]),
    .library(name: "CardRuntime", targets: ["CardRuntime"]),
  ] + pluginProducts,
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  ] + documentation,
  targets: [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "CardSyntax", dependencies: ["CLibYAML", "CardKernel"], swiftSettings: settings),
    .target(name: "CardTemplate", dependencies: ["CardKernel", "CardSyntax"], swiftSettings: settings),
    .target(name: "CardIR", dependencies: ["CardSyntax", "CardTemplate"], swiftSettings: settings),
    .target(name: "CardStyle", dependencies: ["CardSyntax", "CardTemplate", "CardIR"], swiftSettings: settings),
    .target(
      name: "CardText", dependencies: ["CardKernel", "CardSyntax", "CardTemplate", "CardIR"], swiftSettings: settings),
    .target(
      name: "CardPasses",
      dependencies: ["CardKernel", "CardSyntax", "CardTemplate", "CardIR", "CardStyle", "CardText"],
      swiftSettings: settings),
    // Shares no code with the passes: what they do wrong must not look right here.
    .target(
      name: "CardValidation", dependencies: ["CardSyntax", "CardTemplate", "CardIR", "CardStyle"],
      swiftSettings: settings),
    // Where the elements of a screen lie: for checks, reports and tests; no emitter needs it.
    .target(
      name: "CardLayout", dependencies: ["CardSyntax", "CardTemplate", "CardIR", "CardStyle", "CardText"],
      swiftSettings: settings),
    .target(
      name: "CardFormats",
      dependencies: ["CardKernel", "CardSyntax", "CardTemplate", "CardIR", "CardStyle", "CardText"],
      swiftSettings: settings),
    // Bytes, numbers, dates and texts as the template language has them: for the compiler and for generated code.
    .target(name: "CardKernel", swiftSettings: settings),
    // What generated Swift needs when it runs; nothing of the compiler.
    .target(name: "CardRuntime", dependencies: ["CardKernel"], swiftSettings: settings),
    .target(
      name: "CardSwift",
      dependencies: ["CardKernel", "CardSyntax", "CardTemplate", "CardIR", "CardStyle", "CardText", "CardFormats"],
      swiftSettings: settings),
    // Pages that show screens in a browser.
    .target(
      name: "CardHTML",
      dependencies: ["CardKernel", "CardSyntax", "CardTemplate", "CardIR", "CardStyle", "CardText", "CardFormats"],
      swiftSettings: settings),
    // Functions of Jetpack Compose, as Kotlin source.
    .target(
      name: "CardCompose",
      dependencies: ["CardSyntax", "CardTemplate", "CardIR", "CardStyle", "CardText", "CardFormats"],
      swiftSettings: settings),
    .target(
      name: "CardCompiler",
      dependencies: [
        "CardSyntax", "CardTemplate", "CardIR", "CardStyle", "CardText", "CardPasses", "CardValidation", "CardFormats",
        "CardCompose", "CardHTML", "CardLayout", "CardSwift",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "CardModel",
      dependencies: ["CardSyntax", "CardIR", "CardFormats", "CardCompiler"],
      swiftSettings: commonSettings
    ),
    .target(name: "CBuildCommit", cSettings: commitSettings),
    // What the C library offers and Swift's module of it has no name for.
    .target(name: "CMemory"),
    .executableTarget(
      name: "cardc",
      dependencies: [
        "CBuildCommit", "CMemory", "CardCompiler", "CardLanguageServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    // What a preview answers, without a network.
    .target(
      name: "CardPreview", dependencies: ["CardSyntax", "CardIR", "CardHTML", "CardCompiler"], swiftSettings: settings),
    // What `cardc lsp` answers an editor, without standard input and output.
    .target(
      name: "CardLanguageServer",
      dependencies: ["CardSyntax", "CardTemplate", "CardIR", "CardFormats", "CardCompiler"], swiftSettings: settings),
    // The server of `cardc preview`, apart from it so that who compiles builds no server.
    .executableTarget(
      name: "cardc-preview",
      dependencies: [
        "CardCompiler", "CardPreview",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      swiftSettings: settings),
    // Makes thousands of documents, so it is worth optimizing, other than the tests.
    .target(
      name: "CardTestSupport", dependencies: ["CardSyntax", "CardIR", "CardFormats"], path: "Tests/Support",
      swiftSettings: settings),
    .testTarget(
      name: "CardSyntaxTests", dependencies: ["CardKernel", "CardSyntax", "CardTestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "CardTemplateTests",
      dependencies: ["CardKernel", "CardSyntax", "CardTemplate", "CardTestSupport"],
      exclude: ["Cases"],
      swiftSettings: testSettings),
    .testTarget(
      name: "CardIRTests",
      dependencies: ["CardSyntax", "CardTemplate", "CardIR", "CardTestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "CardStyleTests", dependencies: ["CardSyntax", "CardIR", "CardStyle", "CardTestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "CardTextTests", dependencies: ["CardSyntax", "CardTemplate", "CardIR", "CardText"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "CardPassesTests",
      dependencies: [
        "CardSyntax", "CardTemplate", "CardIR", "CardStyle", "CardText", "CardFormats", "CardPasses", "CardTestSupport",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "CardValidationTests",
      dependencies: [
        "CardSyntax", "CardTemplate", "CardIR", "CardStyle", "CardFormats", "CardPasses", "CardValidation",
        "CardTestSupport",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "CardLayoutTests",
      dependencies: ["CardSyntax", "CardIR", "CardStyle", "CardText", "CardFormats", "CardLayout", "CardTestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "CardFormatsTests",
      dependencies: ["CardSyntax", "CardTemplate", "CardIR", "CardFormats", "CardPasses", "CardTestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "CardSwiftTests",
      dependencies: [
        "CardSyntax", "CardTemplate", "CardIR", "CardText", "CardFormats", "CardRuntime", "CardSwift", "CardCompiler",
        "CardTestSupport",
      ],
      exclude: ["Stubs", "Reference"],
      swiftSettings: testSettings),
    .testTarget(
      name: "CardComposeTests",
      dependencies: [
        "CardSyntax", "CardTemplate", "CardFormats", "CardCompose", "CardCompiler", "CardTestSupport", "cardc",
      ],
      exclude: ["Reference", "Stubs", "parse.py"],
      swiftSettings: testSettings),
    .testTarget(
      name: "CardHTMLTests",
      dependencies: [
        "CardSyntax", "CardTemplate", "CardIR", "CardStyle", "CardText", "CardFormats", "CardHTML", "CardLayout",
        "CardCompiler", "CardTestSupport",
      ],
      exclude: ["Reference"],
      swiftSettings: testSettings),
    .testTarget(
      name: "CardCompilerTests",
      dependencies: ["CardFormats", "CardHTML", "CardCompiler", "CardTestSupport"],
      exclude: ["Reference", "Conversions"],
      swiftSettings: testSettings),
    .testTarget(
      name: "CardModelTests",
      dependencies: ["CardSyntax", "CardIR", "CardFormats", "CardCompiler", "CardModel", "CardTestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "CardLanguageServerTests", dependencies: ["CardSyntax", "CardCompiler", "CardLanguageServer"],
      swiftSettings: testSettings),
    .testTarget(
      name: "CardPreviewTests",
      dependencies: [
        "CardSyntax", "CardCompiler", "CardPreview", "cardc-preview",
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
      ], swiftSettings: testSettings),
    .testTarget(
      name: "CardVisualTests",
      dependencies: [
        "CardSyntax", "CardIR", "CardText", "CardStyle", "CardFormats", "CardLayout", "CardCompiler",
        "CardTestSupport", "cardc-preview",
      ],
      exclude: ["Boxes", "Pictures"], swiftSettings: testSettings),
    .testTarget(
      name: "cardcTests",
      dependencies: ["CardCompiler", "CardTestSupport", "cardc"], exclude: ["Broken"],
      swiftSettings: testSettings),
  ] + plugins
)
