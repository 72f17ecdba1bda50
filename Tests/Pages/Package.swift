// swift-tools-version: 6.2
import PackageDescription

/// With the Swift SDK of Waggle nothing is depended on: `make` builds the programs so, and Waggle itself once.
let hasSDK = Context.environment["WITH_WAGGLE_SDK"] != nil

let swiftUI: [Target.Dependency] = hasSDK ? [] : [.product(name: "SwiftUI", package: "waggle")]

/// A program for the tests of the browser host: `Tests/Pages/*.py` drive it in Chromium.
func page(_ name: String, _ others: [Target.Dependency] = []) -> Target {
  .executableTarget(name: name, dependencies: others + swiftUI)
}

let package = Package(
  name: "Pages",
  dependencies: (hasSDK ? [] : [.package(name: "waggle", path: "../..")]) + [
    .package(path: "Nest")
  ],
  targets: [
    page("Counter"), page("Panel"), page("Ball"), page("Mirror"), page("Letters"),
    page("Notebook"), page("Prism"), page("Scroller"), page("Fields"), page("Controls"),
    page("Meadow"), page("Orchard"), page("Grove"), page("Wander"), page("Effects"),
    page("Sizes"), page("Ticker"), page("Burrow"), page("Trapdoor"), page("Album"),
    page("Stencils"),
    // Previews in two modules of a program.
    page("Aviary", ["Feathers"]),
    .target(name: "Feathers", dependencies: swiftUI),
    // Previews in a program and in its dynamic library, which has Waggle in it.
    .executableTarget(name: "Brood", dependencies: [.product(name: "Nest", package: "Nest")]),
  ]
)
