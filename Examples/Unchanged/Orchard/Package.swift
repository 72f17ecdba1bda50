// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Orchard",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .executableTarget(name: "Orchard", resources: [.process("Assets.xcassets")]),
    .testTarget(name: "OrchardTests", dependencies: ["Orchard"]),
  ]
)
