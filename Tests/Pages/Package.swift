// swift-tools-version: 6.2
import PackageDescription

/// A program for the tests of the browser host: `Tests/Pages/*.py` drive it in Chromium.
func page(_ name: String) -> Target {
  .executableTarget(name: name, dependencies: [.product(name: "SwiftUI", package: "waggle")])
}

let package = Package(
  name: "Pages",
  dependencies: [.package(name: "waggle", path: "../..")],
  targets: [
    page("Counter"), page("Panel"), page("Ball"), page("Mirror"), page("Letters"), page("Scroller"),
  ]
)
