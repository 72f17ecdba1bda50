// swift-tools-version: 6.2
import PackageDescription

// Programs for the tests of the browser host: `Tests/Pages/*.py` drive them in Chromium.
let package = Package(
  name: "Pages",
  dependencies: [.package(name: "waggle", path: "../..")],
  targets: [
    .executableTarget(
      name: "Counter", dependencies: [.product(name: "SwiftUI", package: "waggle")])
  ]
)
