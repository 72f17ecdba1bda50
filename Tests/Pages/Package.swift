// swift-tools-version: 6.2
import PackageDescription

/// A program for the tests of the browser host: `Tests/Pages/*.py` drive it in Chromium.
func page(_ name: String, _ others: [Target.Dependency] = []) -> Target {
  .executableTarget(
    name: name, dependencies: others + [.product(name: "SwiftUI", package: "waggle")])
}

let package = Package(
  name: "Pages",
  dependencies: [.package(name: "waggle", path: "../.."), .package(path: "Nest")],
  targets: [
    page("Counter"), page("Panel"), page("Ball"), page("Mirror"), page("Letters"),
    page("Notebook"), page("Prism"), page("Scroller"), page("Fields"), page("Controls"),
    page("Meadow"), page("Orchard"), page("Grove"), page("Wander"), page("Effects"),
    page("Sizes"), page("Ticker"), page("Burrow"), page("Trapdoor"), page("Album"),
    page("Stencils"),
    // Previews in two modules of a program.
    page("Aviary", ["Feathers"]),
    .target(name: "Feathers", dependencies: [.product(name: "SwiftUI", package: "waggle")]),
    // Previews in a program and in its dynamic library, which has Waggle in it.
    .executableTarget(name: "Brood", dependencies: [.product(name: "Nest", package: "Nest")]),
  ]
)
