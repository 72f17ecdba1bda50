// swift-tools-version: 6.2
import PackageDescription

// Programs as a user would write them: `import SwiftUI`, and no setting of ours.
let package = Package(
  name: "waggle-examples",
  dependencies: [.package(name: "waggle", path: "..")],
  targets: [
    .executableTarget(
      name: "BeeField", dependencies: [.product(name: "SwiftUI", package: "waggle")])
  ]
)
