// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Harvest",
  platforms: [.iOS(.v17)],
  targets: [
    .target(name: "HarvestModel"),
    .executableTarget(name: "Harvest", dependencies: ["HarvestModel"]),
    .testTarget(name: "HarvestTests", dependencies: ["Harvest", "HarvestModel"]),
  ]
)
