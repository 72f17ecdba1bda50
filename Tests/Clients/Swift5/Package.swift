// swift-tools-version: 5.9
import PackageDescription

// A user's package in Swift 5 mode: two products by path, no setting of ours. Shared is what both clients have.
let package = Package(
  name: "client-in-swift-5",
  dependencies: [.package(name: "waggle", path: "../../..")],
  targets: [
    .target(name: "Badges", dependencies: [.product(name: "SwiftUI", package: "waggle")]),
    .testTarget(
      name: "BadgesTests",
      dependencies: ["Badges", .product(name: "WaggleTestKit", package: "waggle")]),
  ]
)
