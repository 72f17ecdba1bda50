// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Meadow",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "MeadowViews", targets: ["MeadowViews"])],
  targets: [
    .target(name: "MeadowViews", resources: [.process("Resources")]),
    .executableTarget(name: "Meadow", dependencies: ["MeadowViews"]),
    .testTarget(name: "MeadowTests", dependencies: ["Meadow", "MeadowViews"]),
  ]
)
