// swift-tools-version:5.5
import PackageDescription

let package = Package(
  name: "Orchard",
  platforms: [.iOS(.v13)],
  targets: [
    .executableTarget(name: "Orchard"),
    .testTarget(name: "OrchardTests", dependencies: ["Orchard"]),
  ]
)
