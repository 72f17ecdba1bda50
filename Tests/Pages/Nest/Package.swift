// swift-tools-version: 6.2
import PackageDescription

/// With the Swift SDK of Waggle nothing is depended on: `make` builds the programs so, and Waggle itself once.
let hasSDK = Context.environment["WITH_WAGGLE_SDK"] != nil

// A dynamic library with views and their previews.
let package = Package(
  name: "Nest",
  products: [.library(name: "Nest", type: .dynamic, targets: ["Nest"])],
  dependencies: hasSDK ? [] : [.package(name: "waggle", path: "../../..")],
  targets: [
    .target(
      name: "Nest", dependencies: hasSDK ? [] : [.product(name: "SwiftUI", package: "waggle")])
  ]
)
