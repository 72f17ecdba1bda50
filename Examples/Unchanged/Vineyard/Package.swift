// swift-tools-version:5.5
import PackageDescription

let package = Package(
  name: "Vineyard",
  platforms: [.iOS(.v13)],
  targets: [
    .executableTarget(name: "Vineyard"),
    .testTarget(name: "VineyardTests", dependencies: ["Vineyard"]),
  ]
)
