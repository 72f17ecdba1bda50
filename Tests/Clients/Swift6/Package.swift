// swift-tools-version: 6.2
import PackageDescription

// A user's package in Swift 6 mode: two products by path, no setting of ours. Shared is what both clients have.
let package = Package(
  name: "client-in-swift-6",
  dependencies: [.package(name: "waggle", path: "../../..")],
  targets: [
    .target(
      name: "Cards", dependencies: [.product(name: "SwiftUI", package: "waggle")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .target(
      name: "StrictCards", dependencies: [.product(name: "SwiftUI", package: "waggle")],
      swiftSettings: [
        .treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
      ]),
    .testTarget(
      name: "CardsTests",
      dependencies: ["Cards", "StrictCards", .product(name: "WaggleTestKit", package: "waggle")]),
  ]
)
