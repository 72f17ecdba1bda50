// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// What every target of ours is held to; dependencies are left as they are.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

/// Whether this is the build for the SDK: its copies of other packages' modules get names of their own there, so that a
/// package that depends on the same packages has its own.
let isSDK = Context.environment["WAGGLE_SDK"] != nil

func alias(_ module: String) -> [String: String]? { isSDK ? [module: "Waggle\(module)"] : nil }

/// For what runs seldom, in the build for the SDK: to optimise the bytes of the page takes 26 s, the command 20 s.
let unoptimized: [SwiftSetting] = isSDK ? [.unsafeFlags(["-Onone"])] : []

/// In the SDK what asks the network is a library that is loaded with the first picture from there, and what opens windows one
/// that is loaded with the first window.
let loadsLibraries: [SwiftSetting] = isSDK ? [.define("WAGGLE_SDK")] : []

/// For what imports OpenCombine: SwiftPM renames that module, and does not tell those who import it.
let renamesOpenCombine: [SwiftSetting] =
  isSDK ? [.unsafeFlags(["-module-alias", "OpenCombine=WaggleOpenCombine"])] : []

/// Its core alone: what its other products have depends on the order of the builds (Docs/decisions/0020).
let openCombine = Target.Dependency.product(
  name: "OpenCombine", package: "OpenCombine", moduleAliases: alias("OpenCombine"))

/// The folders of Tests/WaggleTests.
let testFolders = [
  "App", "Controls", "Drawing", "Host", "Interaction", "Internals", "Layout", "Motion", "Oracle",
  "Preferences",
  "Scrolling", "State", "TestKit", "Values",
]

/// The tests of some rooms of Waggle: a target of their own, so that a change in one compiles little.
func rooms(_ name: String, _ folders: [String]) -> Target {
  .testTarget(
    name: name,
    dependencies: [
      "Waggle", "WaggleControls", "WaggleGraph", "WaggleInspector", "WaggleRender", "WaggleTestKit",
      "WaggleWindow", "SwiftUI", "UIKit",
      "Accessibility", "CoreText", "CoreTransferable", "Combine", "QuartzCore",
      "UniformTypeIdentifiers", "TestSupport",
    ],
    path: "Tests/WaggleTests", exclude: testFolders.filter { !folders.contains($0) },
    sources: folders, swiftSettings: strict)
}

/// Where the flags of the C libraries are: a file of ours, whose path has no spaces, or what the system has, with a
/// warning about -pthread in each build.
let pkgConfig =
  Context.packageDirectory.contains(" ")
  ? "pangocairo pangoft2 cairo cairo-pdf cairo-svg fontconfig harfbuzz-subset"
  : "\(Context.packageDirectory)/Sources/CCairoPango/CCairoPango.pc"

let package = Package(
  name: "waggle",
  products: [
    .library(
      name: "SwiftUI",
      targets: [
        "SwiftUI", "Accessibility", "CoreGraphics", "CoreText", "CoreTransferable", "Combine",
        "QuartzCore", "UniformTypeIdentifiers", "WaggleKits",
      ]),
    .library(name: "WaggleTestKit", targets: ["WaggleTestKit"]),
    .executable(name: "waggle", targets: ["WaggleCommand"]),
    .executable(name: "waggle-previews", targets: ["WagglePreviews"]),
    .plugin(name: "WaggleAssets", targets: ["WaggleAssets"]),
  ],
  traits: [
    .default(enabledTraits: ["UIKit"]),
    .trait(name: "UIKit", description: "A module UIKit, with the names of it that SwiftUI brings."),
    .trait(name: "AppKit", description: "A module AppKit, with names that SwiftUI brings."),
    .trait(name: "Window", description: "Shows programs in windows of the desktop, by GTK 3."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    // The engine: which values are stale, and in what order to recompute them.
    .target(name: "WaggleGraph", swiftSettings: strict),
    // What Foundation has on Apple's systems and lacks on Linux.
    .target(name: "WaggleFoundation", swiftSettings: strict),
    // Views, state, preferences, layout, drawing: one module, because its generics are hot.
    .target(
      name: "Waggle",
      dependencies: ["WaggleFoundation", "WaggleGraph", "WaggleMacros", openCombine],
      swiftSettings: strict + renamesOpenCombine),
    // What the macros expand to: source in, source out.
    .target(name: "WaggleMacroExpansion", swiftSettings: strict),
    // The program that the compiler asks for expansions; without swift-syntax it builds in seconds.
    .macro(
      name: "WaggleMacros", dependencies: ["WaggleMacroExpansion"], swiftSettings: strict),
    // Everyday views, built as a user would build them.
    .target(
      name: "WaggleControls", dependencies: ["Waggle"] + (isSDK ? [] : ["WaggleNetworking"]),
      swiftSettings: strict + loadsLibraries),
    // What asks the network: in the SDK a library of its own, which is loaded when it is needed.
    .target(name: "WaggleNetworking", swiftSettings: strict),
    // The preferences of a running program, shown live: a program itself.
    .target(
      name: "WaggleInspector", dependencies: ["Waggle", "WaggleControls"], swiftSettings: strict),
    // Display list in, bytes out.
    .systemLibrary(
      name: "CCairoPango", pkgConfig: pkgConfig,
      providers: [
        .apt([
          "libpango1.0-dev", "libcairo2-dev", "libfontconfig1-dev", "libharfbuzz-dev",
          "libbrotli-dev",
        ])
      ]),
    .systemLibrary(name: "CTurboJPEG", providers: [.apt(["libturbojpeg0-dev"])]),
    .target(
      name: "WaggleRender", dependencies: ["Waggle", "CCairoPango", "CTurboJPEG", "CZlib"],
      swiftSettings: strict),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev", "libdeflate-dev"])]),
    // The files of the page, in the program itself.
    .target(
      name: "WagglePage",
      resources: [
        .embedInCode("Page/address.js"),
        .embedInCode("Page/build.js"),
        .embedInCode("Page/bullets.js"),
        .embedInCode("Page/drawing.js"),
        .embedInCode("Page/fields.js"),
        .embedInCode("Page/icon.svg"),
        .embedInCode("Page/images.js"),
        .embedInCode("Page/input.js"),
        .embedInCode("Page/inspect.js"),
        .embedInCode("Page/keys.js"),
        .embedInCode("Page/page.css"),
        .embedInCode("Page/page.html"),
        .embedInCode("Page/page.js"),
        .embedInCode("Page/record.js"),
        .embedInCode("Page/ring.js"),
        .embedInCode("Page/scroll.js"),
        .embedInCode("Page/text.js"),
      ],
      swiftSettings: strict + unoptimized),
    // Outside events in, frames out: a page in a browser.
    .target(
      name: "WaggleBrowser",
      dependencies: [
        "Waggle", "WagglePage", "CZlib",
        .product(name: "FlyingSocks", package: "FlyingFox", moduleAliases: alias("FlyingSocks")),
      ],
      swiftSettings: strict),
    // A window of the desktop, without the desktop: events in, pixels out.
    .target(name: "WaggleWindow", dependencies: ["Waggle", "WaggleRender"], swiftSettings: strict),
    // The desktop, by GTK: empty without the trait.
    .target(
      name: "WaggleGTK",
      dependencies: [
        "Waggle", "WaggleRender", "WaggleWindow",
        .target(name: "CGTK", condition: .when(traits: ["Window"])),
      ],
      swiftSettings: strict),
    .systemLibrary(name: "CGTK", pkgConfig: "gtk+-3.0", providers: [.apt(["libgtk-3-dev"])]),
    // Drive and query a tree with no screen.
    .target(
      name: "WaggleTestKit", dependencies: ["Waggle", "WaggleRender"], swiftSettings: strict),
    // Façades: the names that real sources import.
    .target(
      name: "CoreGraphics", dependencies: ["Waggle", "_Testing_CoreGraphics"],
      swiftSettings: strict),
    // Empty: the compiler looks for it in each file that sees both Testing and a CoreGraphics.
    .target(
      name: "_Testing_CoreGraphics", path: "Sources/TestingOverlay", swiftSettings: strict),
    .target(name: "Accessibility", dependencies: ["Waggle"], swiftSettings: strict),
    .target(name: "UniformTypeIdentifiers", dependencies: ["Waggle"], swiftSettings: strict),
    .target(name: "CoreTransferable", dependencies: ["Waggle"], swiftSettings: strict),
    .target(name: "QuartzCore", dependencies: ["Waggle"], swiftSettings: strict),
    .target(name: "CoreText", dependencies: ["WaggleRender"], swiftSettings: strict),
    .target(
      name: "Combine", dependencies: ["WaggleFoundation", openCombine],
      swiftSettings: strict + renamesOpenCombine),
    .target(
      name: "SwiftUI",
      dependencies: [
        "Waggle", "WaggleControls", "WaggleInspector", "WaggleRender", "WaggleBrowser",
        "WaggleWindow",
        .target(name: "WaggleGTK", condition: .when(traits: ["Window"])),
        "Accessibility", "CoreGraphics", "CoreText", "CoreTransferable", "UniformTypeIdentifiers",
        "Combine", "QuartzCore", "WaggleFoundation",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          moduleAliases: alias("ArgumentParser")),
      ],
      swiftSettings: strict + loadsLibraries),
    // Names to import: each only with its trait, as dependencies ask whether they are there (Docs/decisions/0053).
    .target(name: "UIKit", dependencies: ["SwiftUI", "_Testing_UIKit"], swiftSettings: strict),
    .target(name: "AppKit", dependencies: ["SwiftUI", "_Testing_AppKit"], swiftSettings: strict),
    .target(name: "_Testing_UIKit", path: "Sources/TestingOverlayUIKit", swiftSettings: strict),
    .target(name: "_Testing_AppKit", path: "Sources/TestingOverlayAppKit", swiftSettings: strict),
    .target(
      name: "WaggleKits",
      dependencies: [
        .target(name: "UIKit", condition: .when(traits: ["UIKit"])),
        .target(name: "AppKit", condition: .when(traits: ["AppKit"])),
      ],
      swiftSettings: strict),
    // Serves previews whose code is loaded while it runs: `waggle preview` starts it.
    .executableTarget(name: "WagglePreviews", dependencies: ["SwiftUI"], swiftSettings: strict),
    // Symbols of asset catalogues: folders in, source out.
    .target(name: "WaggleAssetSymbols", swiftSettings: strict + unoptimized),
    // The program that the plug-in starts.
    .executableTarget(
      name: "WaggleAssetTool", dependencies: ["WaggleAssetSymbols"],
      swiftSettings: strict + unoptimized),
    // For packages that depend on Waggle without the SDK: makes the symbols in each build.
    .plugin(
      name: "WaggleAssets", capability: .buildTool(), dependencies: ["WaggleAssetTool"]),
    // The command `waggle`: drives the compiler and the programs, and links nothing of Waggle.
    .executableTarget(
      name: "WaggleCommand",
      dependencies: [
        "WaggleAssetSymbols",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict + unoptimized),
    .testTarget(
      name: "WaggleCommandTests",
      dependencies: [
        "WaggleCommand", "WaggleAssetSymbols",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    // What the tests of several targets share.
    .target(
      name: "TestSupport", dependencies: ["Waggle", "WaggleGraph", "WaggleTestKit"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "WaggleGraphTests", dependencies: ["WaggleGraph", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "WaggleMacroTests",
      dependencies: [
        "WaggleMacroExpansion", "Waggle", "SwiftUI", "WaggleTestKit", "TestSupport",
      ],
      swiftSettings: strict),
    rooms("WaggleValuesTests", ["Values"]),
    rooms("WagglePreferencesTests", ["Preferences"]),
    rooms("WaggleStateTests", ["State"]),
    rooms("WaggleLayoutTests", ["Layout"]),
    rooms("WaggleDrawingTests", ["Drawing"]),
    rooms("WaggleAppTests", ["App"]),
    rooms("WaggleControlsTests", ["Controls"]),
    rooms("WaggleMotionTests", ["Motion"]),
    rooms("WaggleOracleTests", ["Oracle"]),
    rooms("WaggleScrollingTests", ["Scrolling"]),
    rooms("WaggleHostTests", ["Host"]),
    rooms("WaggleTestKitTests", ["TestKit", "Interaction"]),
    .testTarget(
      name: "WaggleBrowserTests",
      dependencies: ["Waggle", "WaggleBrowser", "WaggleRender", "SwiftUI", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "WaggleRenderTests",
      dependencies: ["Waggle", "WaggleRender", "CCairoPango", "TestSupport"],
      swiftSettings: strict),
  ]
)

// What the SDK is made of, in one build.
if isSDK {
  package.products.append(
    .library(
      name: "WaggleSDK", type: .static,
      targets: [
        "SwiftUI", "Accessibility", "CoreGraphics", "CoreText", "CoreTransferable", "Combine",
        "QuartzCore", "UniformTypeIdentifiers", "WaggleTestKit", "UIKit", "AppKit",
      ]))
}

// The few tests of internals use @testable, which a release build does not allow: `make test` leaves them out there.
let selection = Context.environment["WAGGLE_TESTS"] ?? ""
if selection != "release" {
  package.targets.append(rooms("WaggleInternalsTests", ["Internals"]))
}

// WAGGLE_TESTS=WaggleLayoutTests,WaggleOracleTests builds the tests of these targets alone.
if !selection.isEmpty, selection != "release" {
  let names = selection.split(separator: ",")
  package.targets.removeAll { target in
    target.type == .test && !names.contains { $0 == target.name }
  }
}

// WAGGLE_PLAIN_TESTS=WaggleLayoutTests compiles the tests of these targets without optimisation in release too, in half the
// time: what they test is the optimised library.
for name in (Context.environment["WAGGLE_PLAIN_TESTS"] ?? "").split(separator: ",") {
  let target = package.targets.first { $0.type == .test && $0.name == name }
  target?.swiftSettings?.append(.unsafeFlags(["-Onone"]))
}
