// swift-tools-version: 6.2
import PackageDescription

// Somebody's package in Swift 6 mode: two products by path, no setting of ours.
let package = Package(
  name: "client-in-swift-6",
  dependencies: [.package(name: "waggle", path: "../../..")],
  targets: [
    .target(
      name: "Cards", dependencies: [.product(name: "SwiftUI", package: "waggle")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "CardsTests",
      dependencies: ["Cards", .product(name: "WaggleTestKit", package: "waggle")]),
  ]
)
