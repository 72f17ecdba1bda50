// swift-tools-version: 6.2
import PackageDescription

// A dynamic library with views and their previews.
let package = Package(
  name: "Nest",
  products: [.library(name: "Nest", type: .dynamic, targets: ["Nest"])],
  dependencies: [.package(name: "waggle", path: "../../..")],
  targets: [.target(name: "Nest", dependencies: [.product(name: "SwiftUI", package: "waggle")])]
)
